import type { Instant } from '../account/base/time.ts';
import type { Account } from '../account/store/account.ts';
import type { AttemptOutcome, DeliveryFault, DeliveryRow, WebhookRow } from '../account/store/webhook-rows.ts';
import { bodyOf, finishAttempt, holdBack, takeAttempt } from '../account/webhooks/deliveries.ts';
import { functionUrl, isFunctionUrl } from '../account/webhooks/webhooks.ts';
import type { Timers } from '../shared/timers.ts';
import type { OutgoingDelivery, Receiver, ReceiverAnswer } from '../types/receiver.ts';
import { outgoing } from './delivery-request.ts';
import { describeFailure } from './failure.ts';
import { UnderWay } from './in-flight.ts';
import { isPromise, readAnswer, statusOf, takesTime } from './receiver-response.ts';
import { ANSWER_BYTES, type Send, type SendAnswer } from './send.ts';

export interface CourierOptions {
  /** Whose deliveries these are; the account is looked up each time, since a reset puts another one there. */
  readonly driven: { readonly account: Account; publish(): void };
  /** Which fault rule strikes an attempt, if any. */
  readonly faults: { strikeDelivery(delivery: DeliveryRow): StrikingRule | null };
  readonly send: Send;
  readonly userAgent: string;
  readonly timers: Timers;
  /** D44: on a manual clock an attempt has 1 s instead of 10 s, and no duration. */
  readonly manual: boolean;
}

/** As much of a fault rule as is carried out here. */
export interface StrikingRule {
  readonly delivery?: DeliveryFault | undefined;
  /** How long `reorder` waits for another event to go first; 30 days when absent. */
  readonly wait_seconds?: number | undefined;
}

/** What the clock is told when an attempt ended; the delivery is null where its webhook was deleted meanwhile. */
export type AttemptWatcher = (delivery: DeliveryRow | null, outcome: AttemptOutcome) => void;

/**
 * Attempts deliveries: a bounded number of each webhook at the same time, so that a slow one holds back nobody else. An attempt
 * whose receiver is a function that answers at once is over before `accept` returns.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #receivers = new Map<string, Receiver>();
  readonly #lines = new Map<string, Line>();
  readonly #underWay = new UnderWay();
  #era = 0;
  #calls = 0;
  #watcher: AttemptWatcher = () => {};
  #timeOf: (due: Instant) => Instant = (due) => due;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Makes a function of this process the receiver of a webhook. */
  receive(webhookId: string, receiver: Receiver): void {
    const { webhooks } = this.#options.driven.account;
    for (const url of this.#receivers.keys())
      if (!webhooks.has(url.slice(functionUrl('').length))) this.#receivers.delete(url);
    this.#receivers.set(functionUrl(webhookId), receiver);
  }

  /** What an attempt of the delivery sends. */
  requestOf(delivery: DeliveryRow, webhook: WebhookRow): OutgoingDelivery {
    return outgoing({ ...webhook, body: bodyOf(delivery) }, this.#options.userAgent);
  }

  /** Who is told of every attempt that ended, and what time an attempt counts as made at. */
  attach(watcher: AttemptWatcher, timeOf: (due: Instant) => Instant): void {
    this.#watcher = watcher;
    this.#timeOf = timeOf;
  }

  /** How many deliveries are being attempted or waiting for room. */
  get unfinished(): number {
    return this.#underWay.size;
  }

  /** True while a receiver that is a function runs on the stack. */
  get isCalling(): boolean {
    return this.#calls > 0;
  }

  /** The earliest time that something unfinished fell due at; null when there is nothing. */
  earliest(): Instant | null {
    return this.#underWay.earliest();
  }

  /** Takes over a delivery that fell due: attempts it, or keeps it until there is room. */
  accept(id: string, due: Instant): void {
    const { account } = this.#options.driven;
    const delivery = account.deliveries.get(id);
    if (delivery === undefined) return;
    const line = this.#line(delivery.webhook_id);
    if (line.running >= account.settings.webhookQueue.concurrency) {
      this.#underWay.enter(id, due);
      line.waiting.push({ id, due });
    } else this.#attempt(line, id, due, delivery);
  }

  /** Forgets what is under way: the account was put back, or the mock ends. Nothing of it is noted any more. */
  reset(): void {
    this.#era += 1;
    this.#lines.clear();
    this.#underWay.clear();
  }

  #attempt(line: Line, id: string, due: Instant, row: DeliveryRow | undefined): void {
    const { driven, faults, userAgent } = this.#options;
    const { account } = driven;
    const attempt = takeAttempt(account, row);
    const rule = attempt === null ? null : faults.strikeDelivery(attempt.delivery);
    if (attempt === null || rule?.delivery === 'reorder') {
      this.#underWay.leave(id);
      account.deliveries.clearUnderWay(id);
      if (attempt !== null) holdBack(account, attempt.delivery, rule?.wait_seconds ?? THIRTY_DAYS);
      driven.publish();
      return;
    }
    const fault = rule?.delivery ?? null;
    const started: Started = {
      line,
      id,
      at: this.#timeOf(due),
      fault,
      since: this.#options.timers.now(),
      era: this.#era,
    };
    const delivery = outgoing(attempt, userAgent, fault === 'wrong_signature');
    const receiver = this.#receivers.get(attempt.url);
    if (receiver === undefined) this.#post(started, due, delivery);
    else this.#call(started, due, () => receiver(delivery));
  }

  #call(started: Started, due: Instant, receive: () => ReceiverAnswer | Promise<ReceiverAnswer>): void {
    let answer: ReceiverAnswer | Promise<ReceiverAnswer>;
    this.#calls += 1;
    try {
      answer = receive();
      if (started.fault === 'duplicate') ignore(receive());
    } catch (error) {
      this.#end(started, { error: describeFailure(error) });
      return;
    } finally {
      this.#calls -= 1;
    }
    if (takesTime(answer)) this.#wait(started, due, null, readAnswer(answer));
    else this.#end(started, answered(answer));
  }

  #post(started: Started, due: Instant, delivery: OutgoingDelivery): void {
    if (isFunctionUrl(delivery.url)) {
      this.#end(started, { error: 'this process has no function for the webhook' });
      return;
    }
    const { send } = this.#options;
    const abort = new AbortController();
    const answer = Promise.resolve().then(() => send(delivery, abort.signal));
    if (started.fault === 'duplicate') ignore(Promise.resolve().then(() => send(delivery, abort.signal)));
    this.#wait(started, due, abort, answer);
  }

  #wait(started: Started, due: Instant, abort: AbortController | null, answer: Promise<SendAnswer>): void {
    const { timers, manual } = this.#options;
    const seconds = manual ? 1 : 10;
    started.line.running += 1;
    const late: End = { error: lateness(seconds, abort === null), timed_out: true };
    const timer = timers.set(() => {
      started.isLate = true;
      abort?.abort(new Error('timed out'));
      // A status that came in time is an answer, even if its body never ends: reading it stops at the abort.
      timers.defer(() => this.#settle(started, late));
    }, seconds * 1000);
    this.#underWay.enter(started.id, due, () => {
      timers.clear(timer);
      abort?.abort(new Error('the mock was reset or stopped'));
    });
    started.timer = timer;
    answer.then(
      (end) => this.#settle(started, end),
      (error: unknown) => this.#settle(started, started.isLate === true ? late : { error: describeFailure(error) }),
    );
  }

  /** The end of an attempt that took its time; the first of its ends counts. */
  #settle(started: Started, end: End): void {
    const { era, id, line } = started;
    if (era !== this.#era || started.over === true) return;
    started.over = true;
    line.running -= 1;
    this.#options.timers.clear(started.timer);
    this.#underWay.leave(id);
    this.#end(started, end);
    this.#admit(line);
  }

  #end(started: Started, end: End): void {
    const { driven, timers, manual } = this.#options;
    if (started.era !== this.#era) return;
    const outcome: AttemptOutcome = {
      at: started.at,
      status: end.status ?? null,
      error: end.error ?? null,
      timed_out: end.timed_out ?? false,
      answer: end.answer?.slice(0, ANSWER_BYTES) ?? null,
      duration_ms: manual ? null : timers.now() - started.since,
      fault: started.fault,
    };
    this.#underWay.leave(started.id);
    driven.account.deliveries.clearUnderWay(started.id);
    const row = finishAttempt(driven.account, started.id, outcome);
    driven.publish();
    this.#watcher(row, outcome);
  }

  #admit(line: Line): void {
    const { deliveries, settings } = this.#options.driven.account;
    while (line.running < settings.webhookQueue.concurrency) {
      const next = line.waiting.shift();
      if (next === undefined) return;
      this.#attempt(line, next.id, next.due, deliveries.get(next.id));
    }
  }

  #line(webhookId: string): Line {
    let line = this.#lines.get(webhookId);
    if (line === undefined) {
      line = { running: 0, waiting: [] };
      this.#lines.set(webhookId, line);
    }
    return line;
  }
}

/** The attempts of one webhook. */
interface Line {
  running: number;
  readonly waiting: { readonly id: string; readonly due: Instant }[];
}

interface Started {
  readonly line: Line;
  readonly id: string;
  readonly at: Instant;
  readonly fault: DeliveryFault | null;
  /** Real time. */
  readonly since: number;
  readonly era: number;
  timer?: unknown;
  isLate?: boolean;
  over?: boolean;
}

type End = Partial<Pick<AttemptOutcome, 'status' | 'error' | 'timed_out' | 'answer'>>;

const THIRTY_DAYS = 30 * 24 * 3600;

function answered(answer: ReceiverAnswer): End {
  try {
    return { status: statusOf(answer) };
  } catch (error) {
    return { error: describeFailure(error) };
  }
}

function lateness(seconds: number, isFunction: boolean): string {
  const hint = isFunction ? ' (a receiver that waits for clock.advance() waits for itself)' : '';
  return `no answer within ${seconds} s of real time${hint}`;
}

/** The second copy of a duplicate: whatever becomes of it, the first one counts. */
function ignore(answer: unknown): void {
  if (isPromise(answer)) answer.then(undefined, () => {});
}
