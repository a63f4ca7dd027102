import type { Api } from '../api.ts';
import { StateError } from '../errors/call-error.ts';
import type { Mailing, MailingState } from '../types.ts';
import { finalStates } from './final-states.ts';
import { poll, type WaitOptions } from './poll.ts';

/** How to wait for a mailing. */
export interface WaitForMailingOptions extends WaitOptions {
  /** Any of these ends the wait. Default: the states that a mailing does not leave again. */
  states?: readonly MailingState[] | undefined;
}

const days = 86_400_000;

export function waitForMailing(api: Api, id: string, options: WaitForMailingOptions = {}): Promise<Mailing> {
  const { states = finalStates, timeout = 30 * days, ...rest } = options;
  const operation = 'getMailing';
  return poll(
    api,
    operation,
    async (call) => {
      const mailing = await api.call<Mailing, typeof operation>(operation, { path: { mailing_id: id } }, call);
      const { state } = mailing;
      if (states.includes(state)) return mailing;
      if (finalStates.includes(state)) {
        const message = `the mailing is ${state} and stays so; it will not be ${states.join(' or ')}`;
        throw new StateError(`${operation}: ${message}`, { operation, outcome: 'rejected', attempts: 1, state });
      }
      return undefined;
    },
    { timeout, ...rest },
  );
}
