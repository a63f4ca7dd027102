import { nameOf } from '../people/recipient-names.ts';
import type { MailingRow } from '../store/rows.ts';

/** Whom a mailing is for, in a list: `Current Resident` without a name, as on the piece. */
export function shownName({ recipient }: Pick<MailingRow, 'recipient'>): string {
  if (recipient === null) return 'Erased';
  return nameOf(recipient) ?? recipient.company ?? 'Current Resident';
}
