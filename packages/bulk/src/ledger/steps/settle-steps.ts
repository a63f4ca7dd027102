import type { SettleLedger, Verdict } from '../interfaces/settling.ts';
import type { UnsettledPiece } from '../rows.ts';
import { UNSETTLED } from '../schema.ts';
import { count, lockLive, lockOnly, log, settleAnew } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';
import { adoptAll } from './adopt.ts';
import { freezeForStrangers, placeAll } from './strangers.ts';

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
      if (found.strangers.length > 0) await freezeForStrangers(sql, run);
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

  auditedPart: (run, fence, { until, settle_until }) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      if (!(await keeps(sql, run, fence, 0))) return false;
      if (until === null || until <= (row.audited_until ?? Number.NEGATIVE_INFINITY)) return true;
      if (row.settle_until !== settle_until || (await isBlind(sql, run))) return true;
      await sql.run('UPDATE run SET audited_until = ? WHERE no = ?', [until, run]);
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
