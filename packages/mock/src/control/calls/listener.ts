import type { listenerCalls } from '@direct-mail/contract/control/calls';
import type { Taken } from '@direct-mail/contract/control/generated/models';
import { conflict } from '../../account/base/refusal.ts';
import type { DeliveryRow } from '../../account/store/rows.ts';
import { isListenUrl, requireWebhook } from '../../account/webhooks/webhooks.ts';
import { systemTimers } from '../../shared/timers.ts';
import type { ControlContext } from '../context.ts';
import type { HandlersOf } from '../handlers.ts';
import { viewDelivery } from './webhooks.ts';

export const listenerHandlers: HandlersOf<typeof listenerCalls> = {
  takeAttempt: (context, { params, body }) => take(context, params.id, (body.wait ?? 0) * 1000),
  finishAttempt: (context, { params, body }) => {
    const { account, sandbox } = context;
    requireListened(context, params.id);
    const { key, status = null, error = null, timed_out = false, response = null } = body;
    const end = { status, error: status === null ? (error ?? 'no response') : error, timed_out, response };
    const ended = sandbox.deliveryWorker.finish(params.id, key, end);
    if (ended === null) throw conflict('this attempt has already finished, or was never taken; take the next one');
    return viewDelivery(context, account.deliveries.get(ended.id) as DeliveryRow);
  },
};

/** Real time in which the clock delivers what is already due. */
const HAND_OVER_MS = 20;

/** Waits for an event up to the limit; the wait ends if the webhook is removed. */
async function take(context: ControlContext, id: string, milliseconds: number): Promise<Taken> {
  const { account, sandbox, signal } = context;
  const { listening } = sandbox.deliveryWorker;
  const isQueued = account.deliveries.pending(id) > 0;
  const until = systemTimers.now() + (isQueued ? Math.max(milliseconds, HAND_OVER_MS) : milliseconds);
  const stop = sandbox.onChanges(() => {
    if (!account.webhooks.has(id)) listening.wake(id);
  });
  try {
    for (;;) {
      requireListened(context, id);
      const isGone = signal?.aborted === true;
      // An event returned to a caller that has disconnected would wait until it is taken again.
      const found = isGone ? null : listening.take(id);
      const left = until - systemTimers.now();
      if (found !== null || isGone || left <= 0) return view(context, id, found);
      // The clock starts what is due, after the previous call has its response (D65).
      sandbox.clock.settle();
      await listening.wait(id, left, signal);
    }
  } finally {
    stop();
  }
}

function view({ account }: ControlContext, id: string, found: ReturnType<Listening['take']>): Taken {
  const { pending, dropped } = { ...account.deliveries.count(id), ...requireWebhook(account, id) };
  if (found === null) return { attempt: null, pending, dropped };
  const { key, row, request, fault } = found;
  const attempt = {
    key,
    delivery_id: row.id,
    object_id: row.object_id,
    event: row.event,
    number: row.attempt_count + 1,
    copies: fault === 'duplicate' ? 2 : 1,
    request: { headers: { ...request.headers }, body: request.body },
  };
  return { attempt, pending, dropped };
}

type Listening = ControlContext['sandbox']['deliveryWorker']['listening'];

function requireListened({ account }: ControlContext, id: string): void {
  if (!isListenUrl(requireWebhook(account, id).url)) {
    throw conflict(
      'events of this webhook are sent to its receiver; to fetch events, create a webhook with "listen": true',
    );
  }
}
