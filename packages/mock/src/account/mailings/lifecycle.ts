import { addressAsSent } from '../addresses/recipients.ts';
import { canMove, firesEvent, isWaiting, type MailingState, transitions } from '../base/mailing-states.ts';
import { conflict } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { DueAt, MailingRow } from '../store/rows.ts';
import { emitMailingEvent } from './emit-mailing-event.ts';
import { magicOutcome } from './magic.ts';
import type { Move } from './move.ts';
import { outcomeOfProcessing } from './processing-checks.ts';

/** Moves a due mailing to its next state. */
export function runMailing(account: Account, row: MailingRow): MailingRow {
  const move = nextMove(account, row);
  return move === null ? account.mailings.put({ ...row, due: null }) : applyMove(account, row, move);
}

/** Moves a mailing by hand, as far as the state diagram allows (D06). */
export function transitionMailing(
  account: Account,
  row: MailingRow,
  state: MailingState,
  cause = 'control',
): MailingRow {
  if (!canMove(row.state, state)) {
    const allowed = transitions[row.state];
    const choice = allowed.length === 0 ? `${row.state} is a final state` : `it can move to ${allowed.join(', ')}`;
    throw conflict(`a mailing in state ${row.state} cannot move to ${state}; ${choice}`);
  }
  return applyMove(account, row, { state, cause });
}

/** When a mailing leaves this state by itself: `processing` counts from the time that was asked for (D07, D64). */
export function dueFrom(account: Account, state: MailingState, from: number): DueAt | null {
  return isWaiting(state) ? account.dueAfter(from, account.settings.durations[state]) : null;
}

function applyMove(account: Account, row: MailingRow, move: Move): MailingRow {
  const at = account.now;
  const next = account.mailings.put({
    ...row,
    ...move.found,
    address: addressAfter({ ...row, ...move.found }, move.state),
    state: move.state,
    history: [...row.history, { state: move.state, at, cause: move.cause }],
    updated_at: at,
    changed_nth: account.nextChange(),
    mailed_at: move.state === 'mailed' ? at : row.mailed_at,
    due: dueFrom(account, move.state, at),
  });
  if (firesEvent(move.state)) emitMailingEvent(account, next.id, move.state);
  return next;
}

/** D66: none after `append_failed`, the sent one after `address_invalid`, however the piece got there. */
function addressAfter({ recipient, address }: MailingRow, state: MailingState): MailingRow['address'] {
  if (state === 'append_failed') return null;
  return state === 'address_invalid' && recipient !== null ? (addressAsSent(recipient) ?? address) : address;
}

/** Whether a piece would end unmailed if its checks ran now (D103). */
export function wouldEndUnmailed(account: Account, row: MailingRow): boolean {
  if (row.mailed_at !== null || row.state === 'mailed') return false;
  if (!isWaiting(row.state)) return true;
  const move = nextMove(account, row);
  return move !== null && wouldEndUnmailed(account, { ...row, ...move.found, state: move.state });
}

function nextMove(account: Account, row: MailingRow): Move | null {
  const magic = magicOutcome(row.recipient?.address_1 ?? null);
  if (row.state === 'processing') {
    const first = magic?.path[0];
    if (magic !== undefined && first === undefined) return null;
    if (first !== undefined) return { state: first, cause: 'magic recipient' };
    return outcomeOfProcessing(account, row);
  }
  if (magic?.path.includes(row.state)) {
    const next = magic.path[magic.path.indexOf(row.state) + 1];
    return next === undefined ? null : { state: next, cause: 'magic recipient' };
  }
  return usualMove(account, row);
}

function usualMove(account: Account, row: MailingRow): Move | null {
  const { probabilities } = account.settings;
  const happens = (purpose: keyof typeof probabilities): boolean =>
    probabilities[purpose] > 0 && account.random.fraction(row.id, purpose) < probabilities[purpose];
  switch (row.state) {
    case 'production':
      return happens('productionFailed') ? byProbability('failed') : schedule('mailed');
    case 'mailed':
      return happens('deliveryException') ? byProbability('delivery_exception') : schedule('delivered');
    case 'delivery_exception':
      return happens('deliveryFailed') ? byProbability('failed') : schedule('delivered');
    default:
      return null;
  }
}

const schedule = (state: MailingState): Move => ({ state, cause: 'schedule' });
const byProbability = (state: MailingState): Move => ({ state, cause: 'probability' });
