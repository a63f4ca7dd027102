import { modelFields } from '@direct-mail/contract/generated/fields';

/** The fields of one mailing shown at a terminal: its pictures are asked for by a command of their own. */
export const mailingFields = [...new Set(['id', 'state', ...modelFields.Mailing])].filter(
  (name) => !name.endsWith('_url'),
);
