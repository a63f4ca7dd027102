import { neverPrintedStates, type Schema } from '@direct-mail/contract';
import { forNeverPrinted } from '@direct-mail/contract/words/states';

/** The states of a mailing in the mock: the eleven events and `production` (D05). */
export type MailingState = Schema<'MailingEventName'> | 'production';

/** Transitions of each state (D06). A state without an entry is final. */
export const transitions = {
  processing: [...neverPrintedStates, 'failed', 'production'],
  production: ['mailed', 'failed'],
  mailed: ['delivered', 'delivery_exception'],
  delivery_exception: ['delivered', 'failed'],
  ...forNeverPrinted([] as const),
  failed: [],
  delivered: [],
} as const satisfies Readonly<Record<MailingState, readonly MailingState[]>>;

export function canMove(from: MailingState, to: MailingState): boolean {
  return (transitions[from] as readonly MailingState[]).includes(to);
}

/** The four states in which a piece waits for a due time. */
export type WaitingState = 'processing' | 'production' | 'mailed' | 'delivery_exception';

export function isWaiting(state: MailingState): state is WaitingState {
  return transitions[state].length > 0;
}

/** Every state but `production` fires a webhook (D08). */
export function firesEvent(state: MailingState): state is Schema<'MailingEventName'> {
  return state !== 'production';
}
