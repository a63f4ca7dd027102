import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

/** How many recent events decide the state. */
const RECENT = 20;

/** The newest deliveries of a webhook, optionally of one event type. */
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

/** Whether events are sent and accepted: an active webhook may still fail every time. */
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
  active: 'The last attempt got a 200',
  retrying: 'The last attempt failed and is being retried; earlier events were accepted',
  failing: 'The last finished event was not accepted, or no event was accepted yet',
  paused: undefined,
} as const;

/**
 * The latest attempt decides, whatever was queued after it. A failed attempt does not mean a failing receiver: it is
 * retried, so the last finished delivery before it decides.
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
