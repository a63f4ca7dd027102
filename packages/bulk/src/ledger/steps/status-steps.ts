import type { StatusLedger, Waits } from '../interfaces/status.ts';
import { DOUBLE } from '../rows.ts';
import { lockRun, SILENT } from '../shared.ts';
import type { Store } from '../sql.ts';

/** Queries for operators: what an idle run is waiting for, and which row a duplicate repeats. */
export const statusSteps = (store: Store): StatusLedger => ({
  duplicates: (run, most) =>
    store.long(async (sql) => {
      const found = new Map<number, number>();
      for (const [key, which] of [
        ['person', 'person IS NOT NULL'],
        ['row_hash', 'person IS NULL'],
      ] as const) {
        const rows = await sql.all<{ at: number; first: number }>(
          `SELECT coalesce(p.line, p.n) AS at, kept.first AS first FROM piece p, (SELECT ${key}, min(coalesce(line, n)) AS first
             FROM piece WHERE run = ? AND ${which} AND coalesce(reason, '') <> 'duplicate' AND coalesce(line, n) > 0 GROUP BY ${key}) AS kept
           WHERE p.run = ? AND p.reason = 'duplicate' AND p.${which} AND p.${key} = kept.${key} LIMIT ?`,
          [run, run, most],
        );
        for (const { at, first } of rows) found.set(at, first);
      }
      return found;
    }),

  pace: ({ no, account }) =>
    store.transaction(async (sql) => {
      const [limiter] = await sql.all<{ rate: number }>('SELECT rate FROM limiter WHERE token = ?', [account ?? '']);
      const [oldest] = await sql.all<{ since: number | null }>(
        `SELECT min(since) AS since FROM piece WHERE run = ? AND state IN ('unknown', 'absent')`,
        [no],
      );
      return { rate: limiter?.rate ?? null, unknown_since: oldest?.since ?? null };
    }),

  waits: (run) =>
    store.transaction(async (sql): Promise<Waits> => {
      const row = await lockRun(sql, { ...store, dialect: { ...store.dialect, lock: '' } }, run);
      const now = await sql.now();
      const live = await sql.all<{ worker: string; note: string | null }>(
        'SELECT worker, note FROM opening WHERE run = ? AND seen > ?',
        [run, now - SILENT],
      );
      const owners = await sql.all<{ owner: string | null; until: number }>(
        `SELECT owner, max(lease_until) AS until FROM chunk WHERE run = ? AND n > 0 AND state = 'open' AND lease_until > ? GROUP BY owner`,
        [run, now],
      );
      const working = new Set(live.map(({ worker }) => worker));
      const lapsing = owners.filter(({ owner }) => owner === null || !working.has(owner));
      const [limiter] = await sql.all<{ blocked_until: number; rate: number; cut_at: number }>(
        'SELECT blocked_until, rate, cut_at FROM limiter WHERE token = ?',
        [row.account ?? ''],
      );
      const [doubled] = await sql.all<{ count: number }>(
        'SELECT count(*) AS count FROM event WHERE run = ? AND kind = ?',
        [run, DOUBLE],
      );
      return {
        row,
        now,
        workers: live.length,
        note: live.find(({ note }) => note !== null)?.note ?? null,
        sending: owners.length > lapsing.length,
        lapse: lapsing.length === 0 ? null : Math.max(...lapsing.map(({ until }) => until)),
        blocked_until: limiter?.blocked_until ?? 0,
        limiter: limiter === undefined ? null : { rate: limiter.rate, cut_at: limiter.cut_at },
        doubled: Number(doubled?.count ?? 0),
      };
    }),
});
