import { type Metric, openMetrics, type Point } from '@direct-mail/contract/words/observe/open-metrics';
import type { Pace, Waits } from '../ledger/interfaces/status.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { toDollars } from '../money.ts';

interface Measured {
  readonly waits: Waits;
  readonly pace: Pace;
}

interface Gauge extends Pick<Metric, 'name' | 'unit' | 'description'> {
  /** The values of a run; null for one that it does not have now. */
  readonly of: (measured: Measured) => readonly (Omit<Point, 'value'> & { readonly value: number | null })[];
}

const one = (value: number | null) => [{ attributes: {}, value }];

/** What an operator must see of a run. */
const gauges: readonly Gauge[] = [
  {
    name: 'direct_mail.bulk.pieces',
    unit: '{piece}',
    description: 'Pieces by what is known of them',
    of: ({ waits: { row } }) =>
      (['pending', 'sending', 'sent', 'rejected', 'unknown', 'absent', 'held', 'excluded'] as const).map((state) => ({
        attributes: { state },
        value: row[state],
      })),
  },
  {
    name: 'direct_mail.bulk.remaining',
    unit: '{piece}',
    description: 'Pieces that are to be sent',
    of: ({ waits: { row } }) => one(row.pending + row.sending),
  },
  {
    name: 'direct_mail.bulk.in_flight',
    unit: '{piece}',
    description: 'Requests whose response is waited for',
    of: ({ waits: { row } }) => one(row.sending),
  },
  {
    name: 'direct_mail.bulk.unknown',
    unit: '{piece}',
    description: 'Pieces whose response was lost: they are looked for in the list of the campaign',
    of: ({ waits: { row } }) => one(row.unknown + row.absent),
  },
  {
    name: 'direct_mail.bulk.oldest_unknown_age',
    unit: 's',
    description: 'Since when the oldest of them is looked for; 0 for none',
    of: ({ waits: { now }, pace: { unknown_since } }) =>
      one(unknown_since === null ? 0 : Math.max(0, (now - unknown_since) / 1000)),
  },
  {
    name: 'direct_mail.bulk.held',
    unit: '{piece}',
    description: 'Pieces that a person must decide: the list does not show whether they were sent',
    of: ({ waits: { row } }) => one(row.held),
  },
  {
    name: 'direct_mail.bulk.rate_limit',
    unit: '1/s',
    description: 'Requests a second that the service is asked for at most',
    of: ({ pace: { rate } }) => one(rate !== null && Number.isFinite(rate) ? rate : null),
  },
  {
    name: 'direct_mail.bulk.blocked',
    unit: 's',
    description: 'For how long nothing is sent, because the service said so (429); 0 if it may be sent',
    of: ({ waits: { now, blocked_until } }) => one(Math.max(0, (blocked_until - now) / 1000)),
  },
  {
    name: 'direct_mail.bulk.workers',
    unit: '{worker}',
    description: 'Processes that work on it',
    of: ({ waits: { workers } }) => one(workers),
  },
  {
    name: 'direct_mail.bulk.spend',
    unit: '{dollar}',
    description: 'What the pieces sent so far cost',
    of: ({ waits: { row } }) => one(toDollars(row.spent)),
  },
  {
    name: 'direct_mail.bulk.spend_limit',
    unit: '{dollar}',
    description: 'What it may cost, if its plan says so',
    of: ({ waits: { row } }) => one(row.max_cost === null ? null : toDollars(row.max_cost)),
  },
  {
    name: 'direct_mail.bulk.running',
    unit: '1',
    description: '1 while it is sent; 0 while it is paused, stopped or waits for a person',
    of: ({ waits: { row } }) => one(row.state === 'running' ? 1 : 0),
  },
];

/** A finished run has a question left only while pieces are held; so the number of runs that are measured stays small. */
const isMeasured = ({ state, held }: RunRow): boolean =>
  state !== 'staging' && state !== 'planned' && state !== 'cancelled' && (state !== 'finished' || held > 0);

/** The metrics of some runs; by default those that are begun and have not ended. Reads a few rows a run, whatever its size. */
export async function metricsOf(ledger: Ledger, runs?: readonly RunRow[]): Promise<Metric[]> {
  const shown = runs ?? (await ledger.runs()).filter(isMeasured);
  const measured = await Promise.all(
    shown.map(async (row) => ({ run: row.id, waits: await ledger.waits(row.no), pace: await ledger.pace(row) })),
  );
  return gauges.map(({ of, ...gauge }) => ({
    ...gauge,
    kind: 'gauge',
    points: measured.flatMap(({ run, ...each }) =>
      of(each).flatMap(({ attributes, value }) =>
        value === null ? [] : [{ attributes: { run, ...attributes }, value }],
      ),
    ),
  }));
}

/** As OpenMetrics text. */
export const metricsText = async (ledger: Ledger, runs?: readonly RunRow[]): Promise<string> =>
  openMetrics(await metricsOf(ledger, runs));
