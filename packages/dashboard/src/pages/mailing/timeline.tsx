import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { control, type Delivery, type Mailing } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { causes } from '../../components/activity/entry.ts';
import { DeliveryMark } from '../../components/mail/delivery-mark.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Time } from '../../components/time/time.tsx';

/** Each state with its time and cause, and the status of its webhook event at each receiver. */
export function Timeline({ mailing }: { readonly mailing: Mailing }) {
  const deliveries = useDeliveries(mailing.id);
  return (
    <ol className="timeline">
      {mailing.history.map(({ state, at, cause }) => (
        <li key={`${state} ${at}`} data-state={state}>
          <div className="timeline-head">
            <StateChip state={state} />
            <span className="sub">
              <Time at={at} exact />
            </span>
          </div>
          <div className="sub">{causes[cause] ?? cause}</div>
          {deliveries
            .filter(({ event }) => event === state)
            .map((delivery) => (
              <Link
                key={delivery.id}
                href={`/webhooks/${delivery.webhook_id}?delivery=${delivery.id}&object=${mailing.id}`}
                className="timeline-delivery"
              >
                <DeliveryMark delivery={delivery} /> <span className="mono">{placeOf(delivery.request.url)}</span>
              </Link>
            ))}
        </li>
      ))}
    </ol>
  );
}

function useDeliveries(id: string): Delivery[] {
  const webhooks = useCall(['webhooks'], control('listWebhooks', {}));
  const results = useQueries({
    queries: (webhooks.data ?? []).map((webhook) => ({
      queryKey: ['deliveries', webhook.id, id],
      queryFn: () => send(control('listDeliveries', { params: { id: webhook.id }, query: { object_id: id } })),
    })),
  });
  return results.flatMap(({ data }) => data ?? []);
}

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname === '/' ? '' : pathname}`;
  } catch {
    return url;
  }
}
