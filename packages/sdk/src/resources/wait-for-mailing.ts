import { futures, isFinal } from '@direct-mail/contract/words/states';
import type { Api } from '../api.ts';
import { checkOptions, checkValues } from '../check-options.ts';
import { StateError } from '../errors/call-error.ts';
import type { KnownMailingState, Mailing } from '../types.ts';
import { poll, type WaitOptions, waitKinds } from './poll.ts';

/** Options of `mailings.waitFor`. */
export interface WaitForMailingOptions extends WaitOptions {
  /** The states to wait for; any of them ends the wait. Unknown states are refused. Default: all final states. */
  states?: readonly KnownMailingState[] | undefined;
}

const days = 86_400_000;

const kinds: Record<keyof WaitForMailingOptions, string> = { states: 'list', ...waitKinds };

export async function waitForMailing(api: Api, id: string, options: WaitForMailingOptions = {}): Promise<Mailing> {
  const { states, timeout = 30 * days, ...rest } = options;
  const operation = 'getMailing';
  checkOptions(options, kinds, operation);
  if (states) checkValues('states', states, futures, operation);
  return poll(
    api,
    operation,
    `the mailing did not become ${states?.join(' or ') ?? 'final'}`,
    async (call) => {
      const mailing = await api.call<Mailing, typeof operation>(operation, { path: { mailing_id: id } }, call);
      const { state } = mailing;
      const wanted: readonly string[] | undefined = states;
      if (wanted ? wanted.includes(state) : isFinal(state)) return mailing;
      if (isFinal(state)) {
        const message = `the mailing is ${state}, which is final; it will not become ${wanted?.join(' or ')}`;
        throw new StateError(`${operation}: ${message}`, { operation, outcome: 'rejected', attempts: 1, state });
      }
      return undefined;
    },
    { timeout, ...rest },
  );
}
