import type { Assigned, KeyedOrder, ResultLedger, RunDates, StateCount } from '../interfaces/results.ts';
import { hexOf, isErased, isReplaced, lockOnly } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';

const DAY = 86_400_000;

type Recorded = Omit<KeyedOrder, 'keys'> & { id: Uint8Array };

/** Queries for what a run came to, and the orders that were recorded for it. */
export const resultSteps = (store: Store): ResultLedger => ({
  states: (run) =>
    store.long((sql) =>
      sql.all<StateCount>(
        `SELECT state, CASE WHEN state = 'excluded' THEN reason END AS reason, remote, creative_id, count(*) AS pieces,
           count(cost) AS priced, coalesce(sum(cost), 0) AS cost
         FROM piece WHERE run = ? AND NOT ${isReplaced} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
        [run],
      ),
    ),

  assigned: (run, { after, limit }) =>
    store.transaction((sql) =>
      sql.all<Assigned>(
        `SELECT n, CASE WHEN state = 'excluded' OR remote = 'holdout' THEN 1 ELSE 0 END AS held_out, creative_id, person, who, mailbox
         FROM piece WHERE run = ? AND n > ? AND (state <> 'excluded' OR reason = 'holdout') AND NOT coalesce(${isErased}, FALSE)
         ORDER BY n LIMIT ?`,
        [run, after, limit],
      ),
    ),

  dates: (run) =>
    store.long(async (sql) => {
      const [row] = await sql.all<RunDates>(
        `SELECT min(sent_at) AS sent_from, max(sent_at) AS sent_to, min(mailed_at) AS mailed_from, max(mailed_at) AS mailed_to,
           min(delivered_at) AS delivered_from, max(delivered_at) AS delivered_to FROM piece WHERE run = ?`,
        [run],
      );
      const [approved] = await sql.all<Pick<RunDates, 'approved_from' | 'approved_to'>>(
        `SELECT min(at) AS approved_from, max(at) AS approved_to FROM event WHERE run = ? AND kind = 'approved'`,
        [run],
      );
      const ahead = await aheadOf(sql, run);
      return {
        ...row,
        approved_from: later(approved?.approved_from, ahead),
        approved_to: later(approved?.approved_to, ahead),
      } as RunDates;
    }),

  inHome: (run) =>
    store.long((sql) =>
      sql.all<{ days: number; pieces: number }>(
        `SELECT (delivered_at - mailed_at) / ${DAY} AS days, count(*) AS pieces FROM piece
         WHERE run = ? AND delivered_at >= mailed_at GROUP BY 1 ORDER BY 1`,
        [run],
      ),
    ),

  dated: (run, n, what, at) =>
    store.transaction(async (sql) => {
      const column = what === 'mailed' ? 'mailed_at' : 'delivered_at';
      await sql.run(
        `UPDATE piece SET ${column} = CAST(? AS BIGINT) WHERE run = ? AND n = ? AND (${column} IS NULL OR ${column} > ?)`,
        [at, run, n, at],
      );
    }),

  recordOrder: (run, id, { keys, at, cents, promo }) =>
    store.transaction(async (sql) => {
      await lockOnly(sql, store, run);
      const known = await dropOrder(sql, run, id);
      const erased = await sql.all(
        `SELECT 1 AS one FROM forgotten WHERE person IN (${keys.map(() => '?').join(', ')}) LIMIT 1`,
        keys,
      );
      if (erased.length > 0) return false;
      await sql.run('INSERT INTO ordered (run, id, at, cents, promo) VALUES (?, ?, ?, ?, ?)', [
        run,
        id,
        at,
        cents,
        promo,
      ]);
      for (const [place, key] of keys.entries())
        await sql.run('INSERT INTO ordered_key (run, id, place, key) VALUES (?, ?, ?, ?)', [run, id, place, key]);
      return !known;
    }),

  recordedOrders: (run, { after, limit }) =>
    store.transaction(async (sql) => {
      const orders = await sql.all<Recorded>(
        'SELECT id, at, cents, promo FROM ordered WHERE run = ? AND id > ? ORDER BY id LIMIT ?',
        [run, after, limit],
      );
      const last = orders.at(-1);
      if (last === undefined) return [];
      const keys = await sql.all<{ id: Uint8Array; key: Uint8Array }>(
        'SELECT id, key FROM ordered_key WHERE run = ? AND id > ? AND id <= ? ORDER BY id, place',
        [run, after, last.id],
      );
      const byId = new Map(orders.map(({ id }) => [hexOf(id), [] as Uint8Array[]]));
      for (const { id, key } of keys) byId.get(hexOf(id))?.push(key);
      return orders.map((order) => ({ ...order, keys: byId.get(hexOf(order.id)) ?? [] }));
    }),

  keepResult: (run, counts) =>
    store.transaction(async (sql) => {
      await lockOnly(sql, store, run);
      await sql.run(
        `INSERT INTO result (run, at, counts) VALUES (?, ?, ?)
         ON CONFLICT (run) DO UPDATE SET at = excluded.at, counts = excluded.counts`,
        [run, await sql.now(), counts],
      );
      await dropOrders(sql, run);
    }),

  keptResult: (run) =>
    store.transaction(
      async (sql) =>
        (await sql.all<{ at: number; counts: string }>('SELECT at, counts FROM result WHERE run = ?', [run]))[0],
    ),
});

async function dropOrder(sql: Sql, run: number, id: Uint8Array): Promise<boolean> {
  await sql.run('DELETE FROM ordered_key WHERE run = ? AND id = ?', [run, id]);
  return (await sql.run('DELETE FROM ordered WHERE run = ? AND id = ?', [run, id])) > 0;
}

/** The join hashes of a run's orders. */
export async function dropOrders(sql: Sql, run: number): Promise<void> {
  await sql.run('DELETE FROM ordered_key WHERE run = ?', [run]);
  await sql.run('DELETE FROM ordered WHERE run = ?', [run]);
}

/** The recorded orders of an erased person. */
export async function dropOrdersOf(sql: Sql, key: Uint8Array): Promise<void> {
  const found = await sql.all<{ run: number; id: Uint8Array }>(
    'SELECT DISTINCT run, id FROM ordered_key WHERE key = ?',
    [key],
  );
  for (const { run, id } of found) await dropOrder(sql, run, id);
}

const HOUR = 3_600_000;

/** Milliseconds by which the service's clock was ahead of the ledger's, when the run began: hours only where the service is a mock. */
async function aheadOf(sql: Sql, run: number): Promise<number> {
  const [found] = await sql.all<{ ahead: number | null }>(
    'SELECT (SELECT opened_at FROM run WHERE no = ?) - min(opened_at) AS ahead FROM opening WHERE run = ?',
    [run, run],
  );
  const ahead = found?.ahead ?? 0;
  return Math.abs(ahead) < HOUR ? 0 : ahead;
}

/** Orders are dated by the service's clock, an approval by the ledger's. */
const later = (at: number | null | undefined, ahead: number): number | null =>
  at === null || at === undefined ? null : at + ahead;
