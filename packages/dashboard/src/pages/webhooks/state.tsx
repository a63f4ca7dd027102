import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

/** The newest delivery of a webhook, of an event where one is named; undefined where there is none. */
export function useNewestDelivery(id: string, event?: Delivery['event'] | 'ping'): Delivery | undefined {
  const of = event === undefined ? {} : { event: event as Delivery['event'] };
  const call = control('listDeliveries', { params: { id }, query: { ...of, per_page: 1 } });
  return useCall(['deliveries', id, 'newest', event ?? ''], call).data?.[0];
}

interface Props {
  readonly webhook: Webhook;
  readonly newest: Delivery | undefined;
}

/** Whether events are sent, and whether the last one was taken: an active webhook may fail all the time. */
export function WebhookState({ webhook: { paused }, newest }: Props) {
  const last = newest?.attempts.at(-1);
  const fails = paused === null && last !== undefined && last.status !== 200;
  return (
    <span className="on" data-on={paused === null && !fails ? '' : undefined} data-bad={fails ? '' : undefined}>
      {paused !== null ? `paused: ${paused}` : fails ? 'failing' : 'active'}
    </span>
  );
}
