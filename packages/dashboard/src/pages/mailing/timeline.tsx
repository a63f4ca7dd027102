import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { control, type Delivery, type JournalEntry, type Mailing } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { causes } from '../../components/activity/entry.ts';
import { DeliveryMark } from '../../components/mail/delivery-mark.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Time } from '../../components/time/time.tsx';
import { mailingOf, reasonOf } from '../requests/reason.ts';

/**
 * The way of a mailing: the request that created it, with the attempts of the same trace before, each state with its time and the check
 * that decided it, and the status of its webhook event at each receiver.
 */
export function Timeline({ mailing }: { readonly mailing: Mailing }) {
  const deliveries = useDeliveries(mailing.id);
  const requests = useRequests(mailing);
  return (
    <ol className="timeline">
      {requests.map((request) => (
        <RequestStep key={`request ${request.id}`} request={request} />
      ))}
      {mailing.history.map(({ state, at, cause }) => (
        <li key={`${state} ${at}`} data-state={state}>
          <div className="timeline-head">
            <StateChip state={state} />
            <span className="sub">
              <Time at={at} exact />
            </span>
          </div>
          <div className="sub">
            {causes[cause] ?? cause}
            {state === 'address_invalid' && mailing.address_problem !== null && `: ${mailing.address_problem}`}
          </div>
          {deliveries
            .filter(({ event }) => event === state)
            .map((delivery) => (
              <Link
                key={delivery.id}
                href={`/webhooks/${delivery.webhook_id}?delivery=${delivery.id}&object=${mailing.id}`}
                className="timeline-delivery"
              >
                <DeliveryMark delivery={delivery} /> <span className="mono">{placeOf(delivery.request.url)}</span>
                <LastAttempt delivery={delivery} />
              </Link>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Requests to create it: of a trace, those too whose response was lost. */
function useRequests({ id, traceparent }: Mailing): JournalEntry[] {
  const [, trace] = traceparent?.split('-') ?? [];
  const query = { operation: 'createMailing', ...(trace === undefined ? { mailing: id } : { trace }) } as const;
  const found = useCall(['requests', 'of', id], control('listRequests', { query }));
  return [...(found.data ?? [])].reverse();
}

function RequestStep({ request }: { readonly request: JournalEntry }) {
  const { id, method, path, status, at, request_headers, fault } = request;
  const trace = request_headers['traceparent']?.split('-')[1];
  const lost = fault?.connection;
  const carriedOut = mailingOf(request) === null ? 'Not carried out' : 'Carried out';
  return (
    <li>
      <div className="timeline-head">
        <Link href={`/requests?request=${id}`} className="mono">
          {method} {path} {lost === undefined && status}
        </Link>
        <span className="sub">
          <Time at={at} exact />
        </span>
      </div>
      <div className="sub">
        {lost === undefined ? (reasonOf(request) ?? 'Accepted') : `${carriedOut}, no response: connection ${lost}`}
        {trace !== undefined && (
          <>
            {' · trace '}
            <span className="mono" title={trace}>
              {trace.slice(0, 8)}…
            </span>
          </>
        )}
      </div>
    </li>
  );
}

/** When the receiver was last tried, if that was later than the event. */
function LastAttempt({ delivery: { attempts } }: { readonly delivery: Delivery }) {
  const last = attempts.at(-1);
  if (last === undefined || attempts.length < 2) return null;
  return (
    <span className="sub">
      {' '}
      last <Time at={last.at} exact />
    </span>
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
