import type { Metric } from './open-metrics.ts';

type Described = Pick<Metric, 'unit' | 'description'>;

/** What an operator must see of a run, each with the attribute `run`: `direct_mail.bulk.` and its name here. */
export const bulkMetrics = {
  pieces: { unit: '{piece}', description: 'Pieces by what is known of them' },
  remaining: { unit: '{piece}', description: 'Pieces that are to be sent' },
  in_flight: { unit: '{piece}', description: 'Requests whose response is waited for' },
  unknown: {
    unit: '{piece}',
    description: 'Pieces whose response was lost: they are looked for in the list of the campaign',
  },
  oldest_unknown_age: { unit: 's', description: 'Since when the oldest of them is looked for; 0 for none' },
  held: {
    unit: '{piece}',
    description: 'Pieces that a person must decide: the list does not show whether they were sent',
  },
  rate_limit: { unit: '1/s', description: 'Requests a second that the service is asked for at most' },
  blocked: {
    unit: 's',
    description: 'For how long nothing is sent, because the service said so (429); 0 if it may be sent',
  },
  workers: { unit: '{worker}', description: 'Processes that work on it' },
  spend: { unit: '{dollar}', description: 'What the pieces sent so far cost' },
  spend_limit: { unit: '{dollar}', description: 'What it may cost, if its plan says so' },
  running: { unit: '1', description: '1 while it is sent; 0 while it is paused, stopped or waits for a person' },
} as const satisfies Record<string, Described>;

export type BulkMetric = keyof typeof bulkMetrics;

export const bulkMetricName = (metric: string): string => `direct_mail.bulk.${metric}`;
