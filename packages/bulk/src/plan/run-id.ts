/** The run id of a campaign and name, the same on every ledger: pieces sent by another one are recognized in the campaign's list. */
import { runOf } from '@direct-mail/contract/words/run-reference';
import { shortId } from '../base32.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { isTest } from '../ledger/shared.ts';
import { notice } from '../message.ts';
import { shortHash } from '../short-hash.ts';
import type { NewestMailing } from './newest.ts';
import { nameKey } from './run-name.ts';
import type { Warning } from './warning.ts';

/** What makes a run one: nothing that an operator changes between two plans of it. */
export interface RunIdentity {
  readonly campaign_id: string;
  readonly name: string;
  /** Organization and mode of the token; of a test token the mode alone counts, since it need not tell its organization. */
  readonly account: string;
}

/** Plans of a campaign and name that a ledger keeps beside each other, of which one is sent. */
const PLANS = 16;

/**
 * The ids that runs of a campaign and name have, in any ledger: a ledger gives each plan the first that is free. Test tokens get
 * other ids.
 */
export const runIdsOf = (run: RunIdentity): string[] => idsOf({ ...run, name: nameKey(run.name) });

/** The ids that earlier versions gave: by the name as it was written, and before that by the plan's hash. */
export const formerRunIdsOf = (run: RunIdentity, hash: string): string[] => [
  ...idsOf(run),
  shortId(shortHash(`${run.account}\n${hash}`)),
];

const idsOf = ({ campaign_id, name, account }: RunIdentity): string[] =>
  Array.from({ length: PLANS }, (_, nth) =>
    shortId(shortHash(JSON.stringify([isTest(account) ? 'test' : account, campaign_id, name, nth]))),
  );

/** Warns if the campaign's newest mailings belong to runs this ledger does not have: their recipients are unknown here. */
export async function strangeRuns(
  newest: readonly NewestMailing[],
  ledger: WholeLedger,
  own: number,
  alike: readonly string[],
): Promise<Warning[]> {
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
  const begin = `among the newest mailings of the campaign ${what} of ${found.size === 1 ? 'a run' : `${found.size} runs`} that this ledger does not know (${[...found.keys()].slice(0, 3).join(', ')})`;
  const isSame = [...found.keys()].some((id) => alike.includes(id));
  return [
    notice(
      'other_ledger',
      isSame
        ? `${begin}, of this campaign and name: it was sent with another ledger. When the plan is sent, these mailings are recognized, and no one gets a second one; if it cannot be told of one whom it reached, nothing is sent before you decide`
        : `${begin}: was it sent with another ledger? Whom a run of another name reached is not known here`,
    ),
  ];
}
