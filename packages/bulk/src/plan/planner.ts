import { createHash, type Hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { DirectMail } from '@direct-mail/sdk';
import type { Clock } from '../engine/ports.ts';
import { sdkPort } from '../engine/sdk-port.ts';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { notice, term, words } from '../message.ts';
import { fromDollars } from '../money.ts';
import { type RowNumbers, rowOf } from '../row-number.ts';
import { type SeenCreatives, seeCreatives } from './artwork/creatives.ts';
import type { ArtworkSource } from './artwork/mock-artwork.ts';
import { type RowSource, sourceOf } from './list/source.ts';
import { newestMailings } from './newest.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { Problems, problemOf } from './problem.ts';
import { holdoutOf, type PlanRequest } from './request.ts';
import { plannedAgain } from './rows/again.ts';
import { type BaseList, isOfFailedRows } from './rows/base-list.ts';
import { columnsOf, headingsOf } from './rows/growing-map.ts';
import { GROUP, stageRows } from './rows/stage.ts';
import { runIdsOf, strangeRuns } from './run-id.ts';
import { runNameOf } from './run-name.ts';
import { type StoredPlan, type Suppressing, summarize } from './summary.ts';
import { suppressionKeys } from './suppress.ts';

export interface PlannerDeps {
  mail: DirectMail;
  lookup: DirectMail;
  ledger: WholeLedger;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  draw: () => string;
  /** Organization and mode of the client. */
  account: string;
  mock?: ArtworkSource | undefined;
}

const DAY = 86_400_000;
/** Pieces per chunk, which a worker claims and a queue delivers. */
const CHUNK = 500;

export async function makePlan(deps: PlannerDeps, asked: PlanRequest): Promise<RunRow> {
  const { ledger } = deps;
  const request = await knownRequest(ledger, asked);
  const { campaignId, creativeId = null, name = '', reference = 'reference' } = request;
  const source = sourceOf(request.rows);
  const { secret, isUnused } = await ledger.key();
  const formerKeys = await ledger.formerKeys();
  const seen = await seeCreatives(deps.lookup, campaignId, creativeId, request.template, deps, deps.mock);
  const service = sdkPort(deps.lookup, campaignId, reference);
  if ((await service.active()) === false)
    seen.warnings.push(
      notice(
        'campaign_inactive',
        'the campaign is not active: nothing is sent before it is switched on in the dashboard',
      ),
    );
  if (isUnused)
    seen.warnings.push(
      notice(
        'reference_key',
        'the ledger was made without the reference key, so its mailings do not carry it: make a new ledger for the next run',
      ),
    );
  if (seen.tags.includes(reference)) {
    throw new BulkError(
      'input',
      words`the artwork uses the merge tag ${reference}: name another one for the reference, such as ${term('reference', 'bulk_ref')}`,
    );
  }
  const overrides = await readOverrides(ledger, request.overrides, request.plannedBy ?? null);
  const stage = () =>
    ledger.stage({ id: deps.draw(), name, campaign_id: campaignId, planned_by: request.plannedBy ?? null });
  let no = await stage();
  try {
    const base = await baseOf(ledger, no, source);
    const read = (columns: readonly string[]) =>
      stageRows({
        ledger,
        no,
        source,
        request,
        seen,
        secret,
        formerKeys,
        overrides,
        reference,
        columns,
        base: base === undefined ? undefined : { ...base, seen: new Set() },
        hash: createHash('sha256').update(JSON.stringify(settingsOf(request, seen, deps.account))),
        problems: new Problems(),
      });
    let staged = await read([]);
    if (staged === 'again') {
      await ledger.discard(no);
      no = await stage();
      staged = await read(await columnsOf(source));
      if (staged === 'again') throw new BulkError('input', 'the list changed while it was read: plan it again');
    }
    const { hash, problems } = staged;
    const suppressing = await suppressAll(ledger, no, request, secret, hash);
    const notSince = request.notWithinDays === undefined ? null : (await ledger.now()) - request.notWithinDays * DAY;
    const { account, lookup } = deps;
    // Unless it is named, the lot is that of the run: of the campaign and the name.
    const { share: holdout, lot = JSON.stringify([campaignId, name]) } = holdoutOf(request);
    const excluded = await ledger.exclude(no, { notSince, holdout, lot, account });
    if (staged.invalid > 0) excluded['invalid'] = staged.invalid;
    if (staged.skipped > 0) excluded['operator'] = staged.skipped;
    const compared = await ledger.compare(no, base !== undefined);
    if (compared !== null) excluded['already'] = compared.already;
    const heldOut = (excluded['holdout'] ?? 0) + (compared?.held_out ?? 0);
    if (heldOut > 0 || excluded['holdout'] !== undefined) excluded['holdout'] = heldOut;
    await tellScattered(ledger, no, staged.numbers, problems, overrides);
    const found = { excluded, compared, part: base !== undefined, reference, suppressing, ...staged };
    const newest = await newestMailings(lookup, campaignId, reference);
    const ids = runIdsOf({ campaign_id: campaignId, name, account });
    seen.warnings.push(...(await strangeRuns(newest ?? [], ledger, no, ids)));
    const stored = await summarize({ lookup, newest, ledger, no, account, request, seen, source, ...found });
    const unit = stored.summary.cost.unit;
    const digest = await freshHash(ledger, hash.digest('hex'), { notSince, account, pieces: stored.summary.pieces });
    const row = await ledger.publish(no, {
      hash: digest,
      ids,
      plan: JSON.stringify(stored),
      chunk_size: CHUNK,
      unit_cost: unit === null ? null : fromDollars(unit),
      identity: await ledger.identity(),
      audited_until: null,
    });
    return row.no === no ? row : await readAgain(ledger, row, stored);
  } catch (error) {
    await ledger.discard(no).catch(() => {});
    throw error;
  }
}

/** Names the run as the ledger does. */
async function knownRequest(ledger: WholeLedger, asked: PlanRequest): Promise<PlanRequest> {
  const { campaignId, name = '' } = asked;
  const run = runNameOf(await ledger.names(campaignId), { campaign_id: campaignId, name });
  return { ...asked, campaignId: run.campaign_id, name: run.name };
}

/** The run's list, if this one holds rows to fix that a report of it wrote. */
async function baseOf(ledger: WholeLedger, no: number, source: RowSource): Promise<Omit<BaseList, 'seen'> | undefined> {
  const former = source.describe().kind === 'csv' ? await ledger.former(no) : undefined;
  if (former === undefined || !isOfFailedRows(await headingsOf(source))) return undefined;
  const { source: list } = JSON.parse(former.plan) as StoredPlan;
  return { source: list, rows: await ledger.lastLine(former.no) };
}

/** The same person at two addresses stays two rows: only the list's author knows which is right. */
async function tellScattered(
  ledger: WholeLedger,
  no: number,
  source: RowNumbers,
  problems: Problems,
  overrides: Overrides,
) {
  for (const [one, ...others] of await ledger.scattered(no, 100)) {
    for (const { n, row_hash } of others) {
      const key = Buffer.from(row_hash ?? []).toString('hex');
      if (overrides.has(key)) continue;
      const row = rowOf({ source }, n);
      const message = words`the same person as in row ${rowOf({ source }, one?.n ?? 0)}, by e-mail and identifier or name, at another address: both get a piece; remove one, or decide with ${term('overrides')}`;
      problems.add(problemOf({ severity: 'warning', code: 'same_person', row, column: null, key }, message));
    }
  }
}

/**
 * The hash covers the number of excluded people, so that a plan that excludes fewer than now is refused. It does not
 * cover who they are: `notWithinDays` pass, and a plan that excludes more is still valid. Nor does it cover what its
 * run has sent: rows that a finished run did not mail are another plan, because the hash of that run sends no more.
 */
async function freshHash(ledger: WholeLedger, hash: string, asked: Asked): Promise<string> {
  const { notSince, account, pieces } = asked;
  for (let made = hash, count = 1; ; count += 1) {
    const known = await ledger.run({ hash: made });
    if (known === undefined) return notSince === null && pieces === 0 ? hash : made;
    const current = known.hash === made;
    if (!current && notSince === null && pieces > 0) return made;
    const sendsIt = current && !(known.state === 'finished' && pieces > 0);
    const fewer = async () =>
      notSince !== null && (await ledger.recent(known.no, { notSince, holdout: 0, account })) > 0;
    if (sendsIt && !(await fewer())) return made;
    made = createHash('sha256').update(`${hash} ${count}`).digest('hex');
  }
}

interface Asked {
  notSince: number | null;
  account: string;
  /** Pieces that the plan would send. */
  pieces: number;
}

/**
 * Stores what a repeated plan found anew. A run that has started keeps its stored plan; the row returned then says what
 * `send` would still do.
 */
async function readAgain(ledger: WholeLedger, row: RunRow, now: StoredPlan): Promise<RunRow> {
  const known = JSON.parse(row.plan) as StoredPlan;
  const files = {
    source: { ...now.source, first: known.source.first, blanks: known.source.blanks },
    suppress: now.suppress,
  };
  // What blocked it may have been decided since.
  const found: StoredPlan = row.state === 'planned' ? { ...now, ...files } : { ...known, ...files };
  const plan = JSON.stringify(found);
  if (plan !== row.plan) await ledger.replan(row.no, row.hash ?? '', plan);
  if (row.state === 'planned') return { ...row, plan };
  return { ...row, plan: JSON.stringify({ ...found, problems: now.problems, ...plannedAgain(row, now.summary) }) };
}

const settingsOf = (request: PlanRequest, seen: SeenCreatives, account: string): unknown => [
  account,
  request.name ?? '',
  request.campaignId,
  request.creativeId ?? null,
  request.reference ?? 'reference',
  request.map ?? {},
  request.notWithinDays === undefined ? null : { days: request.notWithinDays },
  typeof request.holdout === 'object' ? holdoutOf(request) : (request.holdout ?? 0),
  request.price ?? null,
  request.limits ?? {},
  seen.digest,
  ...(request.suppressionMatch === 'person' ? [request.suppressionMatch] : []),
];

async function suppressAll(
  ledger: WholeLedger,
  no: number,
  { suppress: files, suppressionMatch = 'address' }: PlanRequest,
  secret: Uint8Array,
  hash: Hash,
): Promise<Suppressing> {
  const found: Suppressing = { entries: 0, empty: [], files: [] };
  for (const named of files === undefined ? [] : typeof files === 'string' ? [files] : files) {
    const path = resolve(named);
    let batch: Uint8Array[] = [];
    const before = found.entries;
    const keep = (digest: string): void => {
      hash.update(digest);
      found.files.push({ path, digest });
    };
    for await (const key of suppressionKeys(path, { secret, match: suppressionMatch, digest: keep })) {
      found.entries += 1;
      batch.push(key);
      if (batch.length < GROUP) continue;
      await ledger.suppress(no, batch);
      batch = [];
    }
    if (batch.length > 0) await ledger.suppress(no, batch);
    if (found.entries === before) found.empty.push(path);
  }
  return found;
}
