import { randomUUID } from 'node:crypto';
import type { FinishedAttempt, Taken, TakenAttempt, Webhook } from '@direct-mail/mock';
import type { ConnectedMock } from '@direct-mail/mock/node';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import type { Context, Result } from '../frame/command.ts';
import { type Forwarded, type Forwarder, failureOf } from './forward.ts';
import { lineOf, payloadOf, type ShownEvent, shownForwarded } from './show-event.ts';
import type { Tally } from './tally.ts';
import type { Filter } from './targets.ts';
import { checkSignature } from './verify.ts';

/** The options of `webhooks listen`. */
export interface ListenOptions {
  readonly forwarder: Forwarder;
  readonly filter: Filter;
  readonly secret: string | undefined;
  /** Ends after this many events. */
  readonly count: number | undefined;
  readonly tally: Tally;
}

/** Seconds that one call waits for an event. */
const WAIT = 20;
/** Milliseconds after which a call without a response is abandoned: longer than it may wait. */
const SILENCE = (WAIT + 10) * 1000;
const LONGEST_PAUSE = 5000;

/** Creates a webhook, fetches its events and forwards them until Ctrl-C; then deletes the webhook. */
export async function listenToMock(context: Context, options: ListenOptions): Promise<Result> {
  const { io } = context;
  const limited: typeof fetch = (input, init) =>
    io.fetch(input, { ...init, signal: AbortSignal.any([io.signal, AbortSignal.timeout(SILENCE)]) });
  const control = await context.mock(limited);
  const id = `listen-${randomUUID().slice(0, 8)}`;
  const create = (secret: string | undefined): Promise<Webhook> =>
    control.webhooks.create({ id, listen: true, ...(secret !== undefined && { secret }) });
  const { tally } = options;
  try {
    const { secret } = await create(options.secret);
    const made = options.secret === undefined ? ` Secret: ${secret}` : '';
    io.err(`Listening to ${control.baseUrl} as webhook ${id}. Ctrl-C ends it and removes the webhook.${made}\n`);
    await new Listener(context, control, id, { ...options, secret }).run(() => create(secret));
  } catch (error) {
    // Ctrl-C aborts the call in flight.
    if (!io.signal.aborted) throw error;
  } finally {
    await remove(context, id);
  }
  return {
    exitCode: io.signal.aborted ? exitCodes.interrupted : tally.exitCode,
    note: `${tally.shown} events`,
  };
}

/** Also after Ctrl-C, and repeated if the connection fails. A mock that has ended has no webhook left. */
async function remove({ mock, io }: Context, id: string): Promise<void> {
  const control = await mock((input, init) => io.fetch(input, { ...init, signal: AbortSignal.timeout(5000) }));
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await control.webhooks.delete(id);
    } catch (error) {
      // An HTTP error, for example 404: nothing is left to delete.
      if ((error as Partial<Error>).name === 'MockControlError') return;
    }
  }
}

class Listener {
  readonly #context: Context;
  readonly #control: ConnectedMock;
  readonly #id: string;
  readonly #options: ListenOptions;
  /** The last event forwarded, and its result: if fetched again, it is not forwarded again. */
  #last: { readonly end: FinishedAttempt; readonly shown: ShownEvent | undefined; told: boolean } | undefined;
  #failures = 0;
  /** Whether the note that a delivery waits for the clock was printed. */
  #waits = false;

  constructor(context: Context, control: ConnectedMock, id: string, options: ListenOptions) {
    this.#context = context;
    this.#control = control;
    this.#id = id;
    this.#options = options;
  }

  async run(recreate: () => Promise<Webhook>): Promise<void> {
    const { io } = this.#context;
    const { count = Number.POSITIVE_INFINITY, tally } = this.#options;
    let dropped = 0;
    while (!io.signal.aborted && tally.counted < count) {
      const taken = await this.#reach(() => this.#control.webhooks.take(this.#id, { wait: WAIT }), recreate);
      if (taken === undefined || taken === 'over') continue;
      if (taken.dropped > dropped) io.err(`warning: the queue was full, ${taken.dropped - dropped} events are lost\n`);
      ({ dropped } = taken);
      if (taken.attempt !== null) await this.#attempt(taken.attempt, recreate);
    }
    this.#tell(null);
  }

  async #attempt(attempt: NonNullable<Taken['attempt']>, recreate: () => Promise<Webhook>): Promise<void> {
    if (this.#last?.end.key !== attempt.key) {
      this.#tell(null);
      this.#last = { ...(await this.#send(attempt)), told: false };
    }
    const { end } = this.#last;
    const finished = await this.#reach(() => this.#control.webhooks.finish(this.#id, end), recreate);
    // If this response is lost, the mock offers the attempt again; `key` detects that.
    if (finished !== undefined) this.#tell(finished === 'over' ? null : finished.next_at);
  }

  /** The line of the last event, once. */
  #tell(next_at: string | null): void {
    const last = this.#last;
    if (last === undefined || last.told) return;
    last.told = true;
    if (last.shown === undefined) return;
    const { event, delivery_id, forwarded } = last.shown;
    this.#options.tally.add(delivery_id ?? '', event, failureOf(forwarded) === undefined);
    if (next_at !== null && !this.#waits) {
      this.#waits = true;
      // Its clock may be stopped, and later events of the object wait for this one.
      this.#context.io.err(
        'Delivery failed; the mock retries on its own clock. To retry now: direct-mail clock advance 1h\n',
      );
    }
    const line = { ...last.shown, next_at };
    this.#context.emit(line, lineOf(line));
  }

  async #send(
    attempt: TakenAttempt,
  ): Promise<{ readonly end: FinishedAttempt; readonly shown: ShownEvent | undefined }> {
    const { forwarder, filter, secret } = this.#options;
    const { key, delivery_id, object_id, event, number, copies, request } = attempt;
    if (!filter(attempt)) return { end: { key, status: 200 }, shown: undefined };
    const sent = await forwarder.forward(delivery_id, attempt, request, copies);
    const shown: ShownEvent = {
      at: new Date(this.#context.io.now()).toISOString(),
      event,
      object_id,
      delivery_id,
      attempt: number,
      signature: checkSignature(request, secret),
      forwarded: shownForwarded(sent),
      next_at: null,
      payload: payloadOf(request.body),
    };
    return { end: endOf(key, sent), shown };
  }

  /** Makes a call; undefined if it got no response, after a pause that grows with each failure. */
  async #reach<T>(call: () => Promise<T>, recreate: () => Promise<Webhook>): Promise<T | 'over' | undefined> {
    const { io } = this.#context;
    try {
      const response = await call();
      if (this.#failures > 0) io.err('The mock answers again.\n');
      this.#failures = 0;
      return response;
    } catch (error) {
      if (io.signal.aborted) return undefined;
      const { name, status } = error as { name?: string; status?: number };
      if (name === 'MockControlError' && status === 409) return 'over';
      if (name === 'MockControlError' && status === 404) {
        await this.#again(recreate);
        return undefined;
      }
      if (name === 'MockControlError' && status !== undefined && status < 500) throw error;
      if (this.#failures === 0) io.err('The mock does not answer; trying again.\n');
      const pause = Math.min(100 * 2 ** this.#failures, LONGEST_PAUSE);
      this.#failures += 1;
      await io.sleep(pause, io.signal).catch(() => undefined);
      return undefined;
    }
  }

  /** A mock that was reset or restarted no longer has the webhook. */
  async #again(recreate: () => Promise<Webhook>): Promise<void> {
    const { io } = this.#context;
    this.#tell(null);
    this.#last = undefined;
    await recreate();
    io.err('The mock was reset; the webhook was recreated with the same secret.\n');
  }
}

/** The result for the mock: success if all targets accepted it, else the first failure. */
function endOf(key: string, sent: readonly Forwarded[]): FinishedAttempt {
  const failed = failureOf(sent);
  if (failed === undefined) return { key, status: 200, response: sent[0]?.response ?? '' };
  const { status, error, timed_out, response } = failed;
  return status === null ? { key, error: error ?? 'no response', timed_out } : { key, status, response };
}
