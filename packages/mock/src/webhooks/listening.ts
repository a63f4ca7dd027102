import type { Instant } from '../account/base/time.ts';
import { DueQueue } from '../account/store/due-queue.ts';
import type { DeliveryRow } from '../account/store/rows.ts';
import type { Timers } from '../shared/timers.ts';
import type { InFlight } from './in-flight.ts';
import { type Started, type StartOptions, startAttempt } from './start-attempt.ts';

export interface ListeningOptions extends StartOptions {
  readonly timers: Timers;
  readonly timeOfAttempt: (due: Instant) => Instant;
  readonly inFlight: InFlight;
  /** Called when time no longer needs to wait for a listener. */
  readonly onRelease: () => void;
}

/** An attempt that a listener has taken: until it is finished, `take` returns it again under the same key. */
export interface OpenAttempt extends Started {
  /** Identifies the attempt, also after a restart; a retry has another key. */
  readonly key: string;
  readonly id: string;
  readonly at: Instant;
  /** Real time. */
  readonly since: number;
}

/** How long time waits for a listener that has taken an attempt: longer than a receiver may take (D44). */
const TAKEN_MS = 15_000;
/** How long time waits for a listener between two calls, or after its connection was cut. */
const BETWEEN_MS = 2000;

/**
 * The webhooks whose events are fetched instead of sent, one attempt at a time, in the order in which they were queued. While
 * no listener calls, events stay queued, and time does not wait for them.
 */
export class Listening {
  readonly #options: ListeningOptions;
  readonly #queues = new Map<string, Queue>();

  constructor(options: ListeningOptions) {
    this.#options = options;
  }

  /** Queues a delivery that fell due. */
  accept(row: DeliveryRow, due: Instant): void {
    const queue = this.#queue(row.webhook_id);
    queue.dues.set(row.id, due);
    // Ordered by queue position alone, so that an event that waited for another of its mailing precedes later events.
    queue.ready.add({ at: 0, sequence: row.queued, kind: 'delivery', id: row.id });
    if (queue.isActive) this.#options.inFlight.enter(row.id, due);
    this.wake(row.webhook_id);
  }

  /** The attempt that the listener has taken, or the next one; null if there is none. */
  take(webhookId: string): OpenAttempt | null {
    const queue = this.#queue(webhookId);
    const { deliveries } = this.#options.account;
    if (queue.current !== null && !deliveries.has(queue.current.id)) this.#drop(queue, queue.current.id);
    for (let next = queue.ready.peek(); queue.current === null && next !== undefined; next = queue.ready.peek()) {
      queue.ready.take();
      queue.current = this.#start(queue, next.id);
    }
    this.#keep(queue, queue.current === null ? BETWEEN_MS : TAKEN_MS);
    return queue.current;
  }

  /** Ends the attempt that the listener has taken; null if that is another one. */
  finish(webhookId: string, key: string): OpenAttempt | null {
    const queue = this.#queue(webhookId);
    const { current } = queue;
    if (current?.key !== key) return null;
    this.#drop(queue, current.id);
    this.#keep(queue, BETWEEN_MS);
    return current;
  }

  /** Resolves when there may be something to take, or after `milliseconds`. */
  wait(webhookId: string, milliseconds: number, signal?: AbortSignal): Promise<void> {
    const queue = this.#queue(webhookId);
    const { timers } = this.#options;
    this.#keep(queue, milliseconds + BETWEEN_MS);
    return new Promise((resolve) => {
      const end = (): void => {
        queue.waiting.delete(end);
        timers.clear(timer);
        signal?.removeEventListener('abort', end);
        this.#keep(queue, BETWEEN_MS);
        resolve();
      };
      const timer = timers.set(end, milliseconds, true);
      queue.waiting.add(end);
      signal?.addEventListener('abort', end);
    });
  }

  /** Ends every wait for this webhook, so that its callers look again. */
  wake(webhookId: string): void {
    for (const end of this.#queues.get(webhookId)?.waiting ?? []) end();
  }

  /** Drops everything: the account was replaced, or the mock ends. */
  reset(): void {
    const queues = [...this.#queues.values()];
    this.#queues.clear();
    for (const queue of queues) {
      this.#options.timers.clear(queue.timer);
      queue.isActive = false;
      for (const end of queue.waiting) end();
      this.#options.timers.clear(queue.timer);
    }
  }

  #start(queue: Queue, id: string): OpenAttempt | null {
    const { account, timers, timeOfAttempt } = this.#options;
    const started = startAttempt(this.#options, id, account.deliveries.get(id), () => this.#drop(queue, id));
    if (started === null) return null;
    const { row } = started;
    return {
      ...started,
      key: `${id}.${row.queued}.${row.attempt_count}`,
      id,
      at: timeOfAttempt(queue.dues.get(id) ?? account.now),
      since: timers.now(),
    };
  }

  #drop(queue: Queue, id: string): void {
    if (queue.current?.id === id) queue.current = null;
    queue.dues.delete(id);
    this.#options.inFlight.leave(id);
  }

  /** Makes time wait for the listener for `milliseconds` from now. */
  #keep(queue: Queue, milliseconds: number): void {
    const { timers, inFlight, onRelease } = this.#options;
    if (!queue.isActive) for (const [id, due] of queue.dues) inFlight.enter(id, due);
    queue.isActive = true;
    timers.clear(queue.timer);
    queue.timer = timers.set(() => {
      queue.isActive = false;
      for (const id of queue.dues.keys()) inFlight.leave(id);
      onRelease();
    }, milliseconds);
  }

  #queue(webhookId: string): Queue {
    let queue = this.#queues.get(webhookId);
    if (queue === undefined) {
      const { webhooks } = this.#options.account;
      for (const id of this.#queues.keys()) if (!webhooks.has(id)) this.#queues.delete(id);
      queue = {
        ready: new DueQueue(),
        dues: new Map(),
        current: null,
        waiting: new Set(),
        isActive: false,
        timer: undefined,
      };
      this.#queues.set(webhookId, queue);
    }
    return queue;
  }
}

interface Queue {
  readonly ready: DueQueue;
  /** When each delivery fell due, including the one that was taken. */
  readonly dues: Map<string, Instant>;
  current: OpenAttempt | null;
  readonly waiting: Set<() => void>;
  isActive: boolean;
  timer: unknown;
}
