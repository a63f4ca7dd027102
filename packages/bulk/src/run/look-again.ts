import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { counted } from '@direct-mail/contract/words/figures';
import type { DirectMail } from '@direct-mail/sdk';
import { checkPlannedFor } from '../account.ts';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { checkCreatives, seeCreatives, type ThumbnailDeps } from '../plan/artwork/creatives.ts';
import type { StoredPlan } from '../plan/summary.ts';

/** Checks what may have changed since the plan was made, whenever more is to be sent. */
export interface LookAgain {
  ledger: WholeLedger;
  row: RunRow;
  plan: StoredPlan;
  account: string;
  /** Reads the campaign's creatives. */
  lookup: DirectMail;
  thumbnails: ThumbnailDeps;
  /** Ignores opt-out files that are missing on this machine; a changed one is refused. */
  withoutFiles?: boolean | undefined;
}

/** @throws BulkError when the token, the artwork, the list, an opt-out file, or who was mailed recently differs from the plan */
export async function lookAgain(looking: LookAgain): Promise<void> {
  await checkHash(looking);
  await checkRecent(looking);
}

/** What the plan's hash covers. */
export async function checkHash(looking: LookAgain): Promise<void> {
  const { row, plan, account, lookup, thumbnails } = looking;
  const template = plan.template ?? undefined;
  checkCreatives(await seeCreatives(lookup, row.campaign_id, plan.creative_id, template, thumbnails), plan);
  checkPlannedFor(row, account);
  await checkSource(looking);
}

/** Whether a started run may start more pieces. */
export function sendsMore({ state, pending, sending, unknown, absent, options }: RunRow): boolean {
  if (state === 'finished' || state === 'cancelled') return false;
  const { absent: then } = JSON.parse(options) as { absent?: string };
  return pending > 0 || (then === 'resend' && sending + unknown + absent > 0);
}

/** Refuses a list or opt-out file that changed since planning. */
async function checkSource({ row, plan, withoutFiles = false }: LookAgain): Promise<void> {
  const { source, parts = [], suppress = [] } = plan;
  const lists = [source, ...parts.map((each) => each.source)];
  for (const { path, digest } of [...lists, ...suppress]) {
    if (path === null || digest === null) continue;
    const found = await digestOf(path);
    if (found.digest === digest) continue;
    if (found.digest !== undefined)
      throw new BulkError('plan', words`${path} changed since the plan was made: ${planAgain(row)}`);
    // The ledger has the rows, but newer opt-outs are only in the file.
    if (lists.some((list) => list.path === path) || withoutFiles) continue;
    throw new BulkError('plan', words`${path}, a file of opt-outs, cannot be read (${found.code}): ${gone(row)}`);
  }
}

async function digestOf(path: string): Promise<{ digest: string } | { digest?: undefined; code: string }> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  } catch (error) {
    return { code: (error as { code?: string }).code ?? 'error' };
  }
  return { digest: hash.digest('hex') };
}

const gone = (row: RunRow): readonly Part[] => {
  const unseen = 'it may have changed since the plan was made; put it back';
  return row.state === 'planned'
    ? words`${unseen}, or ${term('plan_again')}, check it, and send the new hash`
    : words`${unseen}. If this machine does not have the file and there are no new opt-outs: ${term('without_files')}`;
};

const planAgain = ({ state }: RunRow): readonly Part[] =>
  state === 'planned'
    ? words`${term('plan_again')}, check it, and send the new hash`
    : words`the earlier plan sends no more; ${term('plan_again')} under the same ${term('name')}, which continues the run, check it, and send the new hash${
        state === 'running' || state === 'stopped' ? '' : '; then resume'
      }`;

/** Another run may have mailed people since the plan was made. */
async function checkRecent({ ledger, row, plan, account }: LookAgain): Promise<void> {
  const { not_within } = plan;
  if (not_within === undefined || not_within === null) return;
  const notSince = (await ledger.now()) - not_within * 86_400_000;
  const found = await ledger.recent(row.no, { notSince, holdout: 0, account });
  if (found === 0) return;
  const who = counted(found, 'person got', 'people got');
  throw new BulkError(
    'plan',
    words`since the plan was made ${who} a piece in another run, within ${term('not_within')}, ${not_within} days: ${planAgain(row)}`,
  );
}
