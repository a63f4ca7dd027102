/** The run id of a plan, the same on every ledger: pieces sent by another one are recognized in the campaign's list. */
import { runOf } from '@direct-mail/contract/words/run-reference';
import type { Ledger } from '../ledger/ledger.ts';
import { notice } from '../message.ts';
import { shortHash } from '../short-hash.ts';
import type { NewestMailing } from './newest.ts';
import type { Warning } from './warning.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Ten characters, 50 bits, of the plan's hash and the account. Another ledger gives the same plan the same references,
 * so that its first audit finds the mailings of a lost ledger. Test tokens get other ids.
 */
export const runIdOf = (hash: string, account: string): string =>
  Array.from(shortHash(`${account}\n${hash}`).subarray(0, 10), (byte) => alphabet[byte & 31]).join('');

/** Warns if the campaign's newest mailings belong to runs this ledger does not have: their recipients are unknown here. */
export async function strangeRuns(newest: readonly NewestMailing[], ledger: Ledger, own: number): Promise<Warning[]> {
  const found = new Map<string, number>();
  for (const { reference, cost } of newest) {
    const id = runOf(reference);
    // Test mailings cost nothing and reach no one (D16).
    if (id !== undefined && cost !== 0) found.set(id, (found.get(id) ?? 0) + 1);
  }
  if (found.size === 0) return [];
  for (const { id, no } of await ledger.runs()) if (no !== own) found.delete(id);
  if (found.size === 0) return [];
  const mailings = [...found.values()].reduce((sum, count) => sum + count, 0);
  const what = mailings === 1 ? 'one is' : `${mailings} are`;
  return [
    notice(
      'other_ledger',
      `among the newest mailings of the campaign ${what} of ${found.size === 1 ? 'a run' : `${found.size} runs`} that this ledger does not know ` +
        `(${[...found.keys()].slice(0, 3).join(', ')}): was it sent with another ledger? The same plan is recognized when it is sent; ` +
        'whom another plan reached is not known here',
    ),
  ];
}
