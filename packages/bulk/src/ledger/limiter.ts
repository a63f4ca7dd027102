import type { LimitLedger } from './interfaces/limits.ts';
import type { Sql, Store } from './sql.ts';

/** Requests per second: a token's first, minimum and maximum rate. */
const FIRST_RATE = 10;
const MIN_RATE = 0.2;
const MAX_RATE = 1000;
/** How far ahead permits are granted: a little more than the longest pause. */
const HORIZON = 250;
/** Caps the growth credited for idle time, in seconds. */
const LONGEST_CLIMB = 10;

/** A token's rate and its history; times on the ledger's clock. */
export interface LimiterRow {
  /** The theoretical time of the next request (GCRA). */
  tat: number;
  rate: number;
  blocked_until: number;
  /** When the rate was last halved. */
  cut_at: number;
  climbed_at: number;
  /** 1 until the first 429. */
  gentle: number;
}

/** One limiter, shared by all workers of a token. */
export const limiterSteps = (store: Store): LimitLedger => ({
  permits: (token, want, ceiling, first = FIRST_RATE) =>
    store.transaction((sql) => takePermits(sql, store, { token, first }, want, ceiling)),

  throttle: (token, milliseconds, ago) =>
    store.transaction(async (sql) => {
      const now = await sql.now();
      const row = await limiterOf(sql, store, { token, first: FIRST_RATE }, now);
      // Requests in flight together count as one event: the rate is halved once.
      const cut = now - ago >= row.cut_at;
      await sql.run(
        'UPDATE limiter SET blocked_until = ?, rate = ?, cut_at = ?, climbed_at = ?, gentle = 0 WHERE token = ?',
        [
          Math.max(row.blocked_until, now + milliseconds),
          cut ? Math.max(MIN_RATE, row.rate / 2) : row.rate,
          cut ? now : row.cut_at,
          Math.max(row.climbed_at, now + milliseconds),
          token,
        ],
      );
    }),
});

/** log₁.₀₁ of the growth factor after this many seconds without a 429; growth speeds up after five seconds. */
const growth = (seconds: number): number => Math.max(0, seconds) + Math.max(0, seconds - 5) ** 2 / 2;

/**
 * The current rate: the ceiling, if there is one, else doubled every five seconds until the first 429, then raised by 1 % a second,
 * later faster. At 1 % a second, recovery from a burst of 429s would take ten minutes.
 */
export function climbed(row: LimiterRow, now: number, ceiling: number | null): number {
  if (ceiling !== null) return ceiling;
  const seconds = Math.min(LONGEST_CLIMB, Math.max(0, now - row.climbed_at) / 1000);
  const quiet = (row.climbed_at - Math.max(row.cut_at, row.blocked_until)) / 1000;
  const grown =
    row.gentle === 1 ? row.rate * 2 ** (seconds / 5) : row.rate * 1.01 ** (growth(quiet + seconds) - growth(quiet));
  return Math.min(MAX_RATE, Math.max(MIN_RATE, grown));
}

/** Whose limiter, and its first rate. */
interface Limited {
  token: string;
  first: number;
}

async function limiterOf(sql: Sql, store: Store, { token, first }: Limited, now: number): Promise<LimiterRow> {
  await sql.run(
    `INSERT INTO limiter (token, tat, rate, blocked_until, cut_at, climbed_at, gentle) VALUES (?, ?, ?, 0, 0, ?, 1)
     ON CONFLICT DO NOTHING`,
    [token, now, first, now],
  );
  const [row] = await sql.all<LimiterRow>(`SELECT * FROM limiter WHERE token = ?${store.dialect.lock}`, [token]);
  if (row === undefined) throw new Error('unreachable: the limiter was just made');
  return now < row.cut_at ? moved(sql, token, row, row.cut_at - now) : row;
}

/** The clock was set back since the last 429: all times go back with it, so that a pause of a second does not last until it has caught up. */
async function moved(sql: Sql, token: string, row: LimiterRow, back: number): Promise<LimiterRow> {
  const { tat, blocked_until, cut_at, climbed_at } = row;
  const times = [tat - back, blocked_until - back, cut_at - back, climbed_at - back] as const;
  await sql.run('UPDATE limiter SET tat = ?, blocked_until = ?, cut_at = ?, climbed_at = ? WHERE token = ?', [
    ...times,
    token,
  ]);
  return { ...row, tat: times[0], blocked_until: times[1], cut_at: times[2], climbed_at: times[3] };
}

async function takePermits(sql: Sql, store: Store, limited: Limited, want: number, ceiling: number | null) {
  const now = await sql.now();
  const { token } = limited;
  const row = await limiterOf(sql, store, limited, now);
  if (row.blocked_until > now) return { granted: 0, wait: row.blocked_until - now, rate: row.rate };
  const rate = climbed(row, now, ceiling);
  const interval = 1000 / rate;
  // If the clock was set back, do not wait until it catches up.
  const tat = Math.min(Math.max(row.tat, now), now + Math.max(HORIZON, interval));
  const granted = Math.min(want, Math.max(tat <= now ? 1 : 0, Math.floor((now + HORIZON - tat) / interval)));
  await sql.run('UPDATE limiter SET tat = ?, rate = ?, climbed_at = ? WHERE token = ?', [
    tat + granted * interval,
    rate,
    now,
    token,
  ]);
  return {
    granted,
    wait: granted > 0 ? 0 : Math.max(1, Math.ceil(Math.min(tat - now, tat + interval - now - HORIZON))),
    rate,
  };
}
