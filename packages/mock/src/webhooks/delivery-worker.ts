import type { DeliveryFault } from '@direct-mail/contract/control/generated/models';
import type { OutgoingDelivery, Receiver, ReceiverResponse } from '@direct-mail/contract/control/types';
import type { Instant } from '../account/base/time.ts';
import type { AttemptOutcome, DeliveryRow, WebhookRow } from '../account/store/rows.ts';
import { bodyOf, finishAttempt, traceOf } from '../account/webhooks/deliveries.ts';
import { functionUrl, isFunctionUrl, isListenUrl } from '../account/webhooks/webhooks.ts';
import type { BuiltInResponse, OwnAddresses } from '../shared/built-in-receiver.ts';
import { setInSteps, type Timers } from '../shared/timers.ts';
import { deliveryRequest } from './delivery-request.ts';
import { describeFailure } from './failure.ts';
import { InFlight } from './in-flight.ts';
import { Listening, type OpenAttempt } from './listening.ts';
import { isPromise, readResponse, statusOf, takesTime } from './receiver-response.ts';
import type { Send } from './send.ts';
import { RESPONSE_BYTES, type SendResult } from './send-result.ts';
import { type StartOptions, startAttempt } from './start-attempt.ts';

export interface DeliveryWorkerOptions extends StartOptions {
  readonly send: Send;
  /** The addresses of the mock itself, whose built-in receiver is called in process. */
  readonly ownAddresses?: OwnAddresses | undefined;
  readonly timers: Timers;
  /** D44: on a manual clock an attempt has 1 s instead of 10 s, and no duration. */
  readonly manual: boolean;
  /** Called after each attempt; the delivery is null if its webhook was deleted meanwhile. */
  readonly onAttemptEnd: (delivery: DeliveryRow | null, outcome: AttemptOutcome) => void;
  /** The account time at which an attempt counts as made. */
  readonly timeOfAttempt: (due: Instant) => Instant;
  /** Called when time no longer needs to wait for a listener. */
  readonly onRelease?: () => void;
}

/**
 * Attempts deliveries, a bounded number per webhook at the same time, so that a slow receiver delays no other webhook. An attempt
 * at a receiver function that returns synchronously ends before `accept` returns.
 */
export class DeliveryWorker {
  /** The webhooks whose events are fetched instead of sent. */
  readonly listening: Listening;
  readonly #options: DeliveryWorkerOptions;
  readonly #receivers = new Map<string, Receiver>();
  readonly #queues = new Map<string, WebhookQueue>();
  readonly #inFlight = new InFlight();
  /** Counts resets: attempts of an older generation are ignored. */
  #generation = 0;
  #calls = 0;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    this.listening = new Listening({ onRelease: () => {}, ...options, inFlight: this.#inFlight });
  }

  /** Makes a function in this process the receiver of a webhook. */
  receive(webhookId: string, receiver: Receiver): void {
    const { webhooks } = this.#options.account;
    for (const url of this.#receivers.keys())
      if (!webhooks.has(url.slice(functionUrl('').length))) this.#receivers.delete(url);
    this.#receivers.set(functionUrl(webhookId), receiver);
  }

  /** What an attempt at the delivery sends. */
  requestOf(delivery: DeliveryRow, webhook: WebhookRow): OutgoingDelivery {
    const { account, userAgent } = this.#options;
    return deliveryRequest({ ...webhook, body: bodyOf(delivery), traceparent: traceOf(account, delivery) }, userAgent);
  }

  /** How many deliveries are being attempted or queued. */
  get unfinished(): number {
    return this.#inFlight.size;
  }

  /** True while a receiver function is on the call stack. */
  get isCalling(): boolean {
    return this.#calls > 0;
  }

  /** The earliest time at which an unfinished delivery fell due; null if there is none. */
  earliest(): Instant | null {
    return this.#inFlight.earliest();
  }

  /** Attempts a delivery that fell due, or queues it until a slot is free. */
  accept(id: string, due: Instant): void {
    const { account } = this.#options;
    const delivery = account.deliveries.get(id);
    if (delivery === undefined) return;
    if (isListenUrl((account.webhooks.get(delivery.webhook_id) as WebhookRow).url)) {
      this.listening.accept(delivery, due);
      return;
    }
    const queue = this.#queue(delivery.webhook_id);
    if (queue.running >= account.settings.webhookQueue.concurrency) {
      this.#inFlight.enter(id, due);
      queue.waiting.push({ id, due });
    } else this.#attempt(queue, id, due, delivery);
  }

  /** Records the end of an attempt that a listener had taken; null if it has ended already. */
  finish(webhookId: string, key: string, end: AttemptEnd): OpenAttempt | null {
    const taken = this.listening.finish(webhookId, key);
    if (taken !== null) this.#end({ ...taken, generation: this.#generation }, end);
    return taken;
  }

  /** Cancels everything in flight and ignores its results, because the account was replaced or the mock ends. */
  reset(): void {
    this.#generation += 1;
    this.#queues.clear();
    this.listening.reset();
    this.#inFlight.clear();
  }

  #attempt(queue: WebhookQueue, id: string, due: Instant, row: DeliveryRow | undefined): void {
    const start = startAttempt(this.#options, id, row, () => this.#inFlight.leave(id));
    if (start === null) return;
    const { request, fault } = start;
    const started: StartedAttempt = {
      queue,
      id,
      at: this.#options.timeOfAttempt(due),
      fault,
      since: this.#options.timers.now(),
      generation: this.#generation,
    };
    const receiver = this.#receivers.get(request.url);
    const own = receiver === undefined ? this.#options.ownAddresses?.answer(request.url) : undefined;
    if (own !== undefined) this.#answerInProcess(started, due, own);
    else if (receiver === undefined) this.#postOverHttp(started, due, request);
    else this.#callReceiver(started, due, () => receiver(request));
  }

  #callReceiver(
    started: StartedAttempt,
    due: Instant,
    receive: () => ReceiverResponse | Promise<ReceiverResponse>,
  ): void {
    let response: ReceiverResponse | Promise<ReceiverResponse>;
    this.#calls += 1;
    try {
      response = receive();
      if (started.fault === 'duplicate') ignore(receive());
    } catch (error) {
      this.#end(started, { error: describeFailure(error) });
      return;
    } finally {
      this.#calls -= 1;
    }
    if (takesTime(response)) this.#wait(started, due, null, readResponse(response));
    else this.#end(started, synchronousEnd(response));
  }

  /** Responds by the built-in receiver, whose timeouts take real time only if the clock is not manual. */
  #answerInProcess(started: StartedAttempt, due: Instant, response: BuiltInResponse | null): void {
    if (response !== null) this.#end(started, response);
    else if (this.#options.manual) this.#end(started, { error: lateness(1, false), timed_out: true });
    else this.#wait(started, due, new AbortController(), new Promise(() => {}));
  }

  #postOverHttp(started: StartedAttempt, due: Instant, delivery: OutgoingDelivery): void {
    if (isFunctionUrl(delivery.url)) {
      this.#end(started, { error: 'this process has no receiver function for the webhook' });
      return;
    }
    const { send } = this.#options;
    const abort = new AbortController();
    const response = Promise.resolve().then(() => send(delivery, abort.signal));
    if (started.fault === 'duplicate') ignore(Promise.resolve().then(() => send(delivery, abort.signal)));
    this.#wait(started, due, abort, response);
  }

  #wait(started: StartedAttempt, due: Instant, abort: AbortController | null, response: Promise<SendResult>): void {
    const { timers, manual } = this.#options;
    const seconds = manual ? 1 : 10;
    started.queue.running += 1;
    const late: AttemptEnd = { error: lateness(seconds, abort === null), timed_out: true };
    const stop = setInSteps(timers, seconds * 1000, () => {
      started.isLate = true;
      abort?.abort(new Error('timed out'));
      // A status that came in time is a response, even if its body never ends: reading it stops at the abort.
      timers.defer(() => this.#settle(started, late));
    });
    this.#inFlight.enter(started.id, due, () => {
      stop();
      abort?.abort(new Error('the mock was reset or stopped'));
    });
    started.stopTimer = stop;
    response.then(
      (end) => this.#settle(started, end),
      (error: unknown) => this.#settle(started, started.isLate === true ? late : { error: describeFailure(error) }),
    );
  }

  /** Ends an attempt that took time; only the first end counts. */
  #settle(started: StartedAttempt, end: AttemptEnd): void {
    const { generation, id, queue } = started;
    if (generation !== this.#generation || started.over === true) return;
    started.over = true;
    queue.running -= 1;
    started.stopTimer?.();
    this.#inFlight.leave(id);
    this.#end(started, end);
    this.#startWaiting(queue);
  }

  #end(started: EndedAttempt, end: AttemptEnd): void {
    const { account, publish, timers, manual } = this.#options;
    if (started.generation !== this.#generation) return;
    const outcome: AttemptOutcome = {
      at: started.at,
      status: end.status ?? null,
      error: end.error ?? null,
      timed_out: end.timed_out ?? false,
      response: end.response?.slice(0, RESPONSE_BYTES) ?? null,
      duration_ms: manual ? null : timers.now() - started.since,
      fault: started.fault,
    };
    this.#inFlight.leave(started.id);
    account.deliveries.clearUnderWay(started.id);
    const row = finishAttempt(account, started.id, outcome);
    publish();
    this.#options.onAttemptEnd(row, outcome);
  }

  #startWaiting(queue: WebhookQueue): void {
    const { deliveries, settings } = this.#options.account;
    while (queue.running < settings.webhookQueue.concurrency) {
      const next = queue.waiting.shift();
      if (next === undefined) return;
      this.#attempt(queue, next.id, next.due, deliveries.get(next.id));
    }
  }

  #queue(webhookId: string): WebhookQueue {
    let queue = this.#queues.get(webhookId);
    if (queue === undefined) {
      queue = { running: 0, waiting: [] };
      this.#queues.set(webhookId, queue);
    }
    return queue;
  }
}

/** The attempts of one webhook. */
interface WebhookQueue {
  running: number;
  readonly waiting: { readonly id: string; readonly due: Instant }[];
}

interface StartedAttempt {
  readonly queue: WebhookQueue;
  readonly id: string;
  readonly at: Instant;
  readonly fault: DeliveryFault | null;
  /** Real time. */
  readonly since: number;
  readonly generation: number;
  stopTimer?: () => void;
  isLate?: boolean;
  over?: boolean;
}

type EndedAttempt = Pick<StartedAttempt, 'id' | 'at' | 'fault' | 'since' | 'generation'>;

/** How an attempt ended; absent fields did not happen. */
export type AttemptEnd = Partial<Pick<AttemptOutcome, 'status' | 'error' | 'timed_out' | 'response'>>;

function synchronousEnd(response: ReceiverResponse): AttemptEnd {
  try {
    return { status: statusOf(response) };
  } catch (error) {
    return { error: describeFailure(error) };
  }
}

function lateness(seconds: number, isFunction: boolean): string {
  const hint = isFunction ? ' (a receiver that awaits clock.advance() waits for itself)' : '';
  return `no response within ${seconds} s of real time${hint}`;
}

/** Ignores the result of the second copy of a duplicate: the first one counts. */
function ignore(response: unknown): void {
  if (isPromise(response)) response.then(undefined, () => {});
}
