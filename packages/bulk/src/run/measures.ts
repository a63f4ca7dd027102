import { type BulkMetric, bulkMetricName, bulkMetrics } from '@direct-mail/contract/words/observe/bulk-metrics';
import { type Metric, openMetrics, type Point } from '@direct-mail/contract/words/observe/open-metrics';
import type { Pace, Waits } from '../ledger/interfaces/status.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { states } from '../ledger/shared.ts';
import { toDollars } from '../money.ts';

interface Measured {
  readonly waits: Waits;
  readonly pace: Pace;
}

/** A value, with more attributes than the run if it has several; null for what the run does not have now. */
type Value = number | null | readonly Point[];

const values: Readonly<Record<BulkMetric, (measured: Measured) => Value>> = {
  pieces: ({ waits: { row } }) => states.map((state) => ({ attributes: { state }, value: row[state] })),
  remaining: ({ waits: { row } }) => row.pending + row.sending,
  in_flight: ({ waits: { row } }) => row.sending,
  unknown: ({ waits: { row } }) => row.unknown + row.absent,
  oldest_unknown_age: ({ waits: { now }, pace: { unknown_since } }) =>
    unknown_since === null ? 0 : Math.max(0, (now - unknown_since) / 1000),
  held: ({ waits: { row } }) => row.held,
  rate_limit: ({ pace: { rate } }) => (rate !== null && Number.isFinite(rate) ? rate : null),
  blocked: ({ waits: { now, blocked_until } }) => Math.max(0, (blocked_until - now) / 1000),
  workers: ({ waits: { workers } }) => workers,
  spend: ({ waits: { row } }) => toDollars(row.spent),
  spend_limit: ({ waits: { row } }) => (row.max_cost === null ? null : toDollars(row.max_cost)),
  running: ({ waits: { row } }) => (row.state === 'running' ? 1 : 0),
};

/** A finished run has a question left only while pieces are held; so the number of runs that are measured stays small. */
const isMeasured = ({ state, held }: RunRow): boolean =>
  state !== 'staging' && state !== 'planned' && state !== 'cancelled' && (state !== 'finished' || held > 0);

/** The metrics of some runs; by default those that are begun and have not ended. Reads a few rows a run, whatever its size. */
export async function metricsOf(ledger: WholeLedger, runs?: readonly RunRow[]): Promise<Metric[]> {
  const shown = runs ?? (await ledger.runs()).filter(isMeasured);
  const measured = await Promise.all(
    shown.map(async (row) => ({ run: row.id, waits: await ledger.waits(row.no), pace: await ledger.pace(row) })),
  );
  return Object.entries(bulkMetrics).map(([name, described]) => ({
    ...described,
    name: bulkMetricName(name),
    kind: 'gauge',
    points: measured.flatMap(({ run, ...each }) =>
      pointsOf(values[name as BulkMetric](each)).map(({ attributes, value }) => ({
        attributes: { run, ...attributes },
        value,
      })),
    ),
  }));
}

const pointsOf = (value: Value): readonly Point[] =>
  typeof value === 'number' ? [{ attributes: {}, value }] : (value ?? []);

/** As OpenMetrics text. */
export const metricsText = async (ledger: WholeLedger, runs?: readonly RunRow[]): Promise<string> =>
  openMetrics(await metricsOf(ledger, runs));
