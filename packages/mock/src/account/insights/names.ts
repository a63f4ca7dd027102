import { nameOf } from '../people/recipient-names.ts';
import type { MailingRow } from '../store/rows.ts';

/** The recipient's name in a list: `Current Resident` without one, as printed. */
export function shownName({ recipient }: Pick<MailingRow, 'recipient'>): string {
  if (recipient === null) return 'Erased';
  return nameOf(recipient) ?? recipient.company ?? 'Current Resident';
}
