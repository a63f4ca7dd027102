import { isNeverPrinted } from '@direct-mail/contract/words/states';
import { storedReason } from '../../reason.ts';
import type { SettleLedger, Verdict } from '../interfaces/settling.ts';
import {
  type Adopted,
  DOUBLE,
  type Evidence,
  type PieceState,
  type PlacedEvidence,
  type UnsettledPiece,
} from '../rows.ts';
import { UNSETTLED } from '../schema.ts';
import { count, lockLive, lockOnly, log, settleAnew } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';

export const settleSteps = (store: Store): SettleLedger => ({
  unsettled: (run, limit) =>
    store.transaction(async (sql) => {
      // Each state separately, in index order: one statement for both would sort in a temporary table.
      const unknown = await sql.all<UnsettledPiece>(unsettledText('unknown'), [run, limit]);
      const absent = await sql.all<UnsettledPiece>(unsettledText('absent'), [run, limit]);
      await waitAnew(sql, run, unknown);
      if (absent.length === 0) return unknown;
      return [...unknown, ...absent].sort((one, other) => one.n - other.n).slice(0, limit);
    }),

  adopt: (run, evidence, settle) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      const found = await adoptAll(sql, store, run, evidence);
      if (found.unintended.length > 0) await settleAnew(sql, row, settle);
      // With the events, since the worker that found them may die.
      if (found.strangers.length > 0) await freeze(sql, run);
      return found;
    }),

  placed: (run, evidence) => store.transaction(async (sql) => (await placeAll(sql, store, run, evidence)).placed),

  mailings: (run, ids) =>
    store.transaction(async (sql) => {
      const [row] = await sql.all<{ found: number }>(
        `SELECT count(*) AS found FROM ${store.dialect.records('r', { id: 'text' })}, piece p WHERE p.run = ? AND p.mailing_id = r.id`,
        [JSON.stringify(ids.map((id) => ({ id }))), run],
      );
      return row?.found ?? 0;
    }),

  judge: (run, fence, lease, verdicts) =>
    store.transaction(async (sql) => {
      await lockOnly(sql, store, run);
      if (!(await keeps(sql, run, fence, lease))) return false;
      await judgeAll(sql, run, verdicts);
      return true;
    }),

  audited: (run, fence, audit) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      if (!(await keeps(sql, run, fence, 0))) return false;
      // Another worker asked for a later one meanwhile, or this read found mailings without an intent.
      if (row.settle_until !== audit.settle_until) return true;
      const until = (await isBlind(sql, run)) ? null : audit.until;
      await sql.run(`UPDATE run SET audit = 'none', audited_until = ?, audited_at = ? WHERE no = ?`, [
        until ?? row.audited_until,
        await sql.now(),
        run,
      ]);
      return true;
    }),

  finish: (run) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      if (
        row.state === 'running' &&
        row.audit === 'none' &&
        row.pending + row.sending + row.unknown + row.absent === 0
      ) {
        await sql.run(`UPDATE run SET state = 'finished', finished_at = ? WHERE no = ?`, [await sql.now(), run]);
        await log(sql, run, 'finished', null);
      }
      return lockLive(sql, store, run);
    }),
});

const unsettledText = (state: UnsettledPiece['state']): string =>
  `SELECT n, state, attempt, body, from_t, to_t, since, walks, walked_at FROM piece WHERE run = ? AND state = '${state}' ORDER BY n LIMIT ?`;

/** A time in the future was written while the clock was ahead: restart its wait from now. */
async function waitAnew(sql: Sql, run: number, pieces: readonly UnsettledPiece[]): Promise<void> {
  const now = await sql.now();
  for (const piece of pieces) {
    const { n, since, walked_at } = piece;
    if (since <= now && (walked_at ?? 0) <= now) continue;
    piece.since = Math.min(since, now);
    piece.walked_at = walked_at === null ? null : Math.min(walked_at, now);
    await sql.run('UPDATE piece SET since = ?, walked_at = ? WHERE run = ? AND n = ?', [
      piece.since,
      piece.walked_at,
      run,
      n,
    ]);
  }
}

/**
 * Whether an unknown piece was started before the service's clock was known: it is searched for since the last audit
 * before it.
 */
async function isBlind(sql: Sql, run: number): Promise<boolean> {
  const unsettled = await sql.all(
    `SELECT 1 AS one FROM piece WHERE run = ? AND ${UNSETTLED} AND state <> 'held' AND from_t IS NULL LIMIT 1`,
    [run],
  );
  if (unsettled.length > 0) return true;
  const sending = await sql.all(
    `SELECT 1 AS one FROM chunk c, piece p WHERE c.run = ? AND c.state = 'open' AND c.fence > 0 AND p.run = c.run
     AND p.n BETWEEN c.first AND c.last AND p.state = 'sending' AND p.from_t IS NULL LIMIT 1`,
    [run],
  );
  return sending.length > 0;
}

/** Whether the keeper's lease is still of this fence; also renews it. With `lease` 0 it is not renewed and must not have ended. */
async function keeps(sql: Sql, run: number, fence: number, lease: number): Promise<boolean> {
  const now = await sql.now();
  const [text, values] =
    lease > 0
      ? ['SET lease_until = ? WHERE run = ? AND n = 0 AND fence = ?', [now + lease, run, fence]]
      : ['SET lease_until = lease_until WHERE run = ? AND n = 0 AND fence = ? AND lease_until > ?', [run, fence, now]];
  return (await sql.run(`UPDATE chunk ${text}`, values)) > 0;
}

interface KnownPiece {
  n: number;
  state: PieceState;
  epoch: string | null;
  attempt: number;
  mailing_id: string | null;
  remote: string | null;
  cost: number | null;
  creative_id: string | null;
}

/** Evidence of a mailing is accepted in any state and from any worker. */
export async function adoptAll(sql: Sql, store: Store, run: number, evidence: readonly Evidence[]): Promise<Adopted> {
  const found: Adopted = { adopted: 0, unintended: [], doubles: [], strangers: [], unmailed: [] };
  if (evidence.length === 0) return found;
  const { placed, strangers } = await placeAll(sql, store, run, evidence);
  // What was never printed has reached no one.
  const lost = strangers.filter((each) => !each.isCertain && !isUnmailed(each, null));
  const rows = await sql.all<KnownPiece>(
    `SELECT p.n, p.state, p.epoch, p.attempt, p.mailing_id, p.remote, p.cost, p.creative_id
     FROM ${store.dialect.records('r', { n: 'bigint' })}, piece p WHERE p.run = ? AND p.n = r.n`,
    [JSON.stringify(placed.map(({ n }) => ({ n }))), run],
  );
  const known = new Map(rows.map((row) => [row.n, row]));
  const now = await sql.now();
  for (const each of placed) {
    const piece = known.get(each.n);
    if (piece === undefined) {
      lost.push(each);
      continue;
    }
    if (piece.mailing_id === each.mailing_id) {
      await refresh(sql, run, piece, each, found);
    } else if (piece.mailing_id === null) {
      if (!(await intended(sql, run, piece, each.epoch))) found.unintended.push(each);
      await sql.run(
        `UPDATE piece SET state = 'sent', mailing_id = ?, cost = ?, remote = ?, creative_id = ?, reason = NULL, body = NULL, sent_at = ?
         WHERE run = ? AND n = ?`,
        [each.mailing_id, each.cost, each.remote, each.creative_id ?? null, now, run, each.n],
      );
      // A piece that was never begun here counts for a canary and for limits from now on.
      const begun = piece.state === 'pending' || piece.state === 'excluded' ? 1 : 0;
      await count(sql, run, { [piece.state]: -1, begun, spent: each.cost ?? 0 });
      await priceSeen(sql, run, each.cost);
      await count(sql, run, { sent: 1 });
      const { mailing_id, cost, remote, creative_id = null } = each;
      known.set(each.n, { ...piece, state: 'sent', mailing_id, cost, remote, creative_id });
      found.adopted += 1;
      if (isUnmailed(each, null)) await endUnmailed(sql, run, each, found);
    } else if (await isNew(sql, run, each)) {
      if (!(await intended(sql, run, piece, each.epoch))) found.unintended.push(each);
      found.doubles.push(each);
      await log(sql, run, DOUBLE, each.mailing_id, each.n);
      // It is paid for as well.
      await count(sql, run, { spent: each.cost ?? 0 });
    }
  }
  found.strangers = await tellStrangers(sql, store, run, lost);
  return found;
}

async function freeze(sql: Sql, run: number): Promise<void> {
  const [row] = await sql.all<{ found: number }>(
    `SELECT count(*) AS found FROM event WHERE run = ? AND kind = 'stranger'`,
    [run],
  );
  const reason = strangersReason(row?.found ?? 0);
  const changed = await sql.run(
    `UPDATE run SET state = 'frozen', reason = ? WHERE no = ? AND state IN ('running', 'stopped', 'paused', 'canary', 'frozen')`,
    [reason, run],
  );
  if (changed > 0) await log(sql, run, 'frozen', reason);
}

const strangersReason = (count: number): string =>
  storedReason(
    'other_ledger',
    `${count === 1 ? 'a mailing' : `${count} mailings`} of this campaign and name ${count === 1 ? 'was' : 'were'} sent with another ledger, and it cannot be told to whom of this list: the events of the run name ${count === 1 ? 'it' : 'them'} (stranger). If they are people of this list, they would get a second piece: send with the ledger that was used, or leave them out of the list. If they are others, resume`,
  );

/** Those that were not told before: an operator who resumed has decided about the others. */
async function tellStrangers(sql: Sql, store: Store, run: number, strangers: readonly Evidence[]): Promise<Evidence[]> {
  if (strangers.length === 0) return [];
  const told = await sql.all<{ id: string }>(
    `SELECT r.id FROM ${store.dialect.records('r', { id: 'text' })}, event e WHERE e.run = ? AND e.kind = 'stranger' AND e.detail = r.id`,
    [JSON.stringify(strangers.map(({ mailing_id }) => ({ id: mailing_id }))), run],
  );
  const known = new Set(told.map(({ id }) => id));
  const fresh = strangers.filter(({ mailing_id }) => !known.has(mailing_id));
  for (const { mailing_id, n } of fresh) await log(sql, run, 'stranger', mailing_id, n);
  return fresh;
}

/** The rows of mailings: by number, or by person where another ledger numbered them. */
async function placeAll(
  sql: Sql,
  store: Store,
  run: number,
  evidence: readonly Evidence[],
): Promise<{ placed: PlacedEvidence[]; strangers: Evidence[] }> {
  const placed: PlacedEvidence[] = [];
  const strangers: Evidence[] = [];
  for (const each of evidence) {
    const n = each.n ?? (await rowOfPerson(sql, store, run, each.persons ?? []));
    if (n === undefined) strangers.push(each);
    else placed.push({ ...each, n });
  }
  return { placed, strangers };
}

async function rowOfPerson(
  sql: Sql,
  store: Store,
  run: number,
  persons: readonly Uint8Array[],
): Promise<number | undefined> {
  if (persons.length > 0) await indexKeys(sql, store);
  for (const begin of persons) {
    for (const column of ['person', 'who']) {
      const [row] = await sql.all<{ n: number }>(
        `SELECT n FROM piece WHERE run = ? AND ${column} >= ? AND ${column} <= ?
         ORDER BY CASE WHEN state = 'excluded' THEN 1 ELSE 0 END, n LIMIT 1`,
        [run, begin, lastOf(begin)],
      );
      if (row !== undefined) return row.n;
    }
  }
  return undefined;
}

/** Of a key, in bytes. */
const KEY = 16;

/** The last key with a beginning. */
function lastOf(begin: Uint8Array): Uint8Array {
  const last = new Uint8Array(KEY).fill(255);
  last.set(begin);
  return last;
}

/** Made when another ledger's mailings are met for the first time: each row of each list would pay for them otherwise. */
async function indexKeys(sql: Sql, { dialect }: Store): Promise<void> {
  for (const column of ['person', 'who']) {
    const name = `piece_${column}`;
    const [known] = await sql.all(
      dialect.name === 'sqlite'
        ? 'SELECT 1 AS one FROM sqlite_master WHERE name = ?'
        : 'SELECT 1 AS one WHERE to_regclass(?) IS NOT NULL',
      [name],
    );
    if (known === undefined) await sql.run(`CREATE INDEX ${name} ON piece (run, ${column})`);
  }
}

async function isNew(sql: Sql, run: number, { n, mailing_id }: PlacedEvidence): Promise<boolean> {
  const rows = await sql.all(`SELECT 1 AS one FROM event WHERE run = ? AND n = ? AND kind = ? AND detail = ?`, [
    run,
    n,
    DOUBLE,
    mailing_id,
  ]);
  return rows.length === 0;
}

async function intended(sql: Sql, run: number, piece: KnownPiece, epoch: string): Promise<boolean> {
  if (piece.epoch === epoch) return true;
  if (piece.attempt < 2) return false;
  const rows = await sql.all('SELECT 1 AS one FROM attempt WHERE run = ? AND n = ? AND epoch = ?', [
    run,
    piece.n,
    epoch,
  ]);
  return rows.length > 0;
}

/** The list corrects the price, as a response does. */
async function priceSeen(sql: Sql, run: number, cost: number | null): Promise<void> {
  if (cost === null || cost <= 0) return;
  await sql.run('UPDATE run SET cost_seen = ? WHERE no = ? AND coalesce(cost_seen, 0) < ?', [cost, run, cost]);
}

/** States in which the piece is printed. */
const printed: ReadonlySet<string | null> = new Set(['mailed', 'delivered', 'delivery_exception']);

/**
 * Whether the service accepted a piece and never printed it. `failed` may come before or after printing: only a piece
 * that costs nothing and was never seen printed has reached no one.
 */
export const isUnmailed = ({ remote, cost }: Pick<Evidence, 'remote' | 'cost'>, before: string | null): boolean =>
  isNeverPrinted(remote) || (remote === 'failed' && cost === 0 && before !== 'failed' && !printed.has(before));

/** Counts as rejected; a later plan may send it again. */
async function endUnmailed(sql: Sql, run: number, each: PlacedEvidence, found: Adopted): Promise<void> {
  await sql.run(`UPDATE piece SET state = 'rejected', reason = ?, sent_at = NULL WHERE run = ? AND n = ?`, [
    `the service took it, and did not mail it: ${each.remote}`,
    run,
    each.n,
  ]);
  await count(sql, run, { sent: -1, rejected: 1, begun: -1 });
  found.unmailed.push(each);
}

/** The service printed it after all; if the person got another piece meanwhile, this is a duplicate. */
async function printAfterAll(
  sql: Sql,
  run: number,
  piece: KnownPiece,
  each: PlacedEvidence,
  found: Adopted,
): Promise<void> {
  if (piece.state === 'rejected') {
    await sql.run(`UPDATE piece SET state = 'sent', reason = NULL, sent_at = ? WHERE run = ? AND n = ?`, [
      await sql.now(),
      run,
      each.n,
    ]);
    await count(sql, run, { sent: 1, rejected: -1, begun: 1 });
  } else if (await isNew(sql, run, each)) {
    found.doubles.push(each);
    await log(sql, run, DOUBLE, each.mailing_id, each.n);
  }
}

/** Applies later states and corrected costs. */
async function refresh(sql: Sql, run: number, piece: KnownPiece, each: PlacedEvidence, found: Adopted): Promise<void> {
  if (piece.state === 'sent' && isUnmailed(each, piece.remote)) await endUnmailed(sql, run, each, found);
  else if (piece.state !== 'sent' && printed.has(each.remote)) await printAfterAll(sql, run, piece, each, found);
  const creative = each.creative_id ?? piece.creative_id;
  if (piece.remote === each.remote && piece.cost === each.cost && piece.creative_id === creative) return;
  await sql.run('UPDATE piece SET remote = ?, cost = ?, creative_id = ? WHERE run = ? AND n = ?', [
    each.remote,
    each.cost ?? piece.cost,
    creative,
    run,
    each.n,
  ]);
  await count(sql, run, { spent: (each.cost ?? piece.cost ?? 0) - (piece.cost ?? 0) });
  await priceSeen(sql, run, each.cost);
}

async function judgeAll(sql: Sql, run: number, verdicts: readonly Verdict[]): Promise<void> {
  const now = await sql.now();
  for (const verdict of verdicts) {
    const [piece] = await sql.all<{ state: 'unknown' | 'absent'; forgotten: number }>(
      `SELECT state, CASE WHEN body IS NULL THEN 1 ELSE 0 END AS forgotten FROM piece WHERE run = ? AND n = ? AND attempt = ? AND state IN ('unknown', 'absent')`,
      [run, verdict.n, verdict.attempt],
    );
    if (piece === undefined) continue;
    // A person who was erased meanwhile is not mailed again.
    if (verdict.state === 'pending' && piece.forgotten === 1) {
      await sql.run(`UPDATE piece SET state = 'excluded', reason = 'forgotten' WHERE run = ? AND n = ?`, [
        run,
        verdict.n,
      ]);
      await count(sql, run, { [piece.state]: -1, excluded: 1, begun: -1 });
      continue;
    }
    await sql.run(
      // Started before the service's clock was known: stores since when to search for it, so that later audits need
      // not.
      `UPDATE piece SET state = ?, walks = ?, walked_at = ?, reason = coalesce(?, reason),
       from_t = coalesce(from_t, (SELECT audited_until FROM run WHERE run.no = piece.run)) WHERE run = ? AND n = ?`,
      [verdict.state, verdict.walks, now, verdict.reason, run, verdict.n],
    );
    if (piece.state === verdict.state) continue;
    await count(sql, run, { [piece.state]: -1 });
    await count(sql, run, { [verdict.state]: 1 });
    await log(sql, run, verdict.state, verdict.reason, verdict.n);
    if (verdict.state === 'pending') {
      await count(sql, run, { begun: -1 });
      await sql.run(`UPDATE chunk SET state = 'open' WHERE run = ? AND n > 0 AND ? BETWEEN first AND last`, [
        run,
        verdict.n,
      ]);
    }
  }
}
