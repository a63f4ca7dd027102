import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

/** So many events tell how a receiver is. */
const RECENT = 20;

/** The newest deliveries of a webhook, newest first, of an event where one is named. */
export function useNewestDeliveries(id: string, event?: Delivery['event'] | 'ping'): readonly Delivery[] {
  const of = event === undefined ? {} : { event: event as Delivery['event'] };
  const call = control('listDeliveries', { params: { id }, query: { ...of, per_page: RECENT } });
  return useCall(['deliveries', id, 'newest', event ?? ''], call).data ?? NONE;
}

const NONE: readonly Delivery[] = [];

interface Props {
  readonly webhook: Webhook;
  readonly newest: readonly Delivery[];
}

/** Whether events are sent, and whether they are accepted: an active webhook may fail all the time. */
export function WebhookState({ webhook: { paused }, newest }: Props) {
  const state = paused === null ? stateOf(newest) : 'paused';
  return (
    <span
      className="on"
      data-on={state === 'active' ? '' : undefined}
      data-bad={state === 'failing' ? '' : undefined}
      title={meanings[state]}
    >
      {paused === null ? state : `paused: ${paused}`}
    </span>
  );
}

const meanings = {
  active: 'The last attempt was answered with 200',
  retrying: 'The last attempt failed and is retried; events before it were accepted',
  failing: 'The last event that came to an end was not accepted, or none was yet',
  paused: undefined,
} as const;

/**
 * The latest attempt tells, whatever came after it that nothing was attempted of. One that failed is no receiver that fails: it
 * is retried, and what came to an end before it tells how the receiver is.
 */
export function stateOf(newest: readonly Delivery[]): 'active' | 'retrying' | 'failing' {
  const byAttempt = newest
    .filter(({ attempts }) => attempts.length > 0)
    .toSorted((one, other) =>
      attemptedAt(one) < attemptedAt(other) ? 1 : attemptedAt(one) > attemptedAt(other) ? -1 : 0,
    );
  const [last] = byAttempt;
  if (last === undefined || last.attempts.at(-1)?.status === 200) return 'active';
  return byAttempt.find(({ status }) => status !== 'pending')?.status === 'delivered' ? 'retrying' : 'failing';
}

const attemptedAt = ({ attempts }: Delivery): string => attempts.at(-1)?.at ?? '';
