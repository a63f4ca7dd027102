import type { MailingState } from '../base/mailing-states.ts';
import type { MailingRow } from '../store/rows.ts';

/** Where a piece goes next, and why. */
export interface Move {
  readonly state: MailingState;
  readonly cause: string;
  /** What the move finds out on the way, such as an appended address. */
  readonly found?: Partial<Pick<MailingRow, 'address' | 'address_problem' | 'person'>>;
}
