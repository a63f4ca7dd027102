import type { MailingState } from '../base/mailing-states.ts';
import type { MailingRow } from '../store/rows.ts';

/** The next state of a piece, and the cause. */
export interface Move {
  readonly state: MailingState;
  readonly cause: string;
  /** Data found by the move, such as an appended address. */
  readonly found?: Partial<Pick<MailingRow, 'address' | 'address_problem' | 'person'>>;
}
