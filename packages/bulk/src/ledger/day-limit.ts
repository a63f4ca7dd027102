import { storedReason } from '../reason.ts';
import type { CountedToday, DayLimits } from './interfaces/approvals.ts';
import { readMeta, writeMeta } from './meta.ts';
import { unitOf } from './room.ts';
import type { LiveRun } from './rows.ts';
import { DAY_LIMITS, isTest } from './shared.ts';
import type { Sql, Store } from './sql.ts';

const DAY = 86_400_000;

/** The day of UTC, as a number. */
const dayOf = (now: number): number => Math.floor(now / DAY);

/** None, if none were set. */
export async function dayLimitsOf(sql: Sql, lock = ''): Promise<DayLimits> {
  const kept = await readMeta(sql, DAY_LIMITS, lock);
  return kept === undefined ? { pieces: null, cost: null } : (JSON.parse(kept) as DayLimits);
}

/** Every run counts from here: what was sent before is not known by day. */
export async function setDayLimits(sql: Sql, limits: DayLimits): Promise<void> {
  await writeMeta(sql, DAY_LIMITS, JSON.stringify(limits));
  await sql.run(
    `INSERT INTO day_start (run, day, begun, spent) SELECT no, CAST(? AS BIGINT), begun, spent FROM run WHERE state <> 'staging'
     ON CONFLICT DO NOTHING`,
    [dayOf(await sql.now())],
  );
}

/** Over all runs that worked today. Counters only grow by what was begun and charged, so that nothing is counted twice. */
export async function countedToday(sql: Sql, now: number): Promise<CountedToday> {
  const [row] = await sql.all<{ pieces: number | null; cost: number | null; open: number | null }>(
    `SELECT CAST(sum(CASE WHEN d.day = ? THEN r.begun - d.begun ELSE 0 END) AS BIGINT) AS pieces,
       CAST(sum(CASE WHEN d.day = ? THEN r.spent - d.spent ELSE 0 END) AS BIGINT) AS cost,
       CAST(sum((r.sending + r.unknown + r.absent) * coalesce(r.cost_seen, r.unit_cost, 0)) AS BIGINT) AS open
     FROM run r JOIN day_start d ON d.run = r.no WHERE NOT (${testAccount})`,
    [dayOf(now), dayOf(now)],
  );
  return { pieces: row?.pieces ?? 0, cost: row?.cost ?? 0, open: row?.open ?? 0 };
}

/** As {@link isTest}. */
const testAccount = `coalesce(r.account, '') = 'unnamed' OR coalesce(r.account, '') LIKE '%:restricted' OR lower(coalesce(r.account, '')) LIKE '%:test%'`;

type Moved = Pick<LiveRun, 'begun' | 'spent' | 'sending' | 'unknown'>;

/**
 * How many more pieces the day allows; infinite without limits and for tests, which cost nothing.
 *
 * @param run as stored
 * @param moved its counters after the results of this turn
 */
export async function leftToday(
  sql: Sql,
  { dialect }: Store,
  run: LiveRun,
  moved: Moved,
  now: number,
): Promise<number> {
  if (isTest(run.account)) return Number.POSITIVE_INFINITY;
  // The lock makes the runs of several workers count one after the other.
  const limits = await dayLimitsOf(sql, dialect.lock);
  if (limits.pieces === null && limits.cost === null) return Number.POSITIVE_INFINITY;
  await sql.run(
    `INSERT INTO day_start (run, day, begun, spent) VALUES (?, ?, ?, ?) ON CONFLICT (run) DO UPDATE
     SET day = excluded.day, begun = excluded.begun, spent = excluded.spent WHERE day_start.day <> excluded.day`,
    [run.no, dayOf(now), run.begun, run.spent],
  );
  const stored = await countedToday(sql, now);
  const unit = unitOf(run) ?? 0;
  const pieces = stored.pieces + moved.begun - run.begun;
  const open = stored.open + (moved.sending + moved.unknown - run.sending - run.unknown) * unit;
  const byPieces = limits.pieces === null ? Number.POSITIVE_INFINITY : limits.pieces - pieces;
  return Math.max(0, Math.min(byPieces, affordable(limits.cost, stored.cost + moved.spent - run.spent + open, unit)));
}

function affordable(most: number | null, spent: number, unit: number): number {
  if (most === null) return Number.POSITIVE_INFINITY;
  // An unknown price: one after the other is let through by the run's own limits.
  return unit === 0 ? (spent < most ? Number.POSITIVE_INFINITY : 0) : Math.floor((most - spent) / unit);
}

export const dayLimitReason = storedReason(
  'day_limit',
  'the limit of the day is reached: what the ledger’s production runs may send or spend a day (UTC). It is continued by a person, tomorrow or with a higher limit',
);
