import { deliveryStatuses } from '@direct-mail/contract/control/generated/values';
import type { Metric } from '@direct-mail/contract/words/observe/open-metrics';
import type { Sandbox } from './sandbox.ts';

/** What is to be seen of an account and its requests, as metrics; counts are kept, so that the cost does not grow with the account. */
export function metricsOf({ account, journal, clock }: Sandbox): Metric[] {
  const webhooks = [...account.webhooks.values()];
  const deliveries = webhooks.map(({ id }) => account.deliveries.count(id));
  return [
    {
      name: 'direct_mail.mock.mailings',
      unit: '{mailing}',
      description: 'Mailings by state',
      kind: 'gauge',
      points: [...account.mailings.states].map(([state, value]) => ({ attributes: { state }, value })),
    },
    {
      name: 'direct_mail.mock.requests',
      unit: '{request}',
      description: 'Requests to the API by operation and status; no operation: an unknown path',
      kind: 'counter',
      points: [...journal.tallies()].map(({ operation, status, count }) => ({
        attributes: { operation: operation ?? '', status: String(status) },
        value: count,
      })),
    },
    {
      name: 'direct_mail.mock.deliveries',
      unit: '{delivery}',
      description: 'Webhook deliveries by status; of the finished ones the last thousand of each webhook',
      kind: 'gauge',
      points: deliveryStatuses.map((status) => ({
        attributes: { status },
        value: deliveries.reduce((sum, counted) => sum + counted[status], 0),
      })),
    },
    {
      name: 'direct_mail.mock.clock',
      unit: 's',
      description: "The mock's own time, in seconds since 1970",
      kind: 'gauge',
      points: [{ attributes: { mode: clock.mode }, value: account.now / 1000 }],
    },
  ];
}
