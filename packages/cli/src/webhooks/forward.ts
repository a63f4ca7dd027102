import { readText } from '@direct-mail/contract/doors/read-body';
import { Failure } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import type { Event, Target } from './targets.ts';

/** As long as the service waits for a receiver (D44). */
const TIMEOUT = 10_000;
/** For a ledger: a response before the service stops waiting makes it try again, while timeouts in a row pause a webhook (D88). */
const LEDGER_TIME = 8_000;
/** The part of a response that the mock keeps. */
const RESPONSE_CHARACTERS = 1024;

/** The event to forward, byte for byte. */
export interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** One target's result for an event. */
export interface Forwarded {
  readonly url: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly error: string | null;
  readonly timed_out: boolean;
  readonly milliseconds: number;
  readonly response: string;
}

/** A target in this process. */
export interface Sink {
  /** What is shown of it. */
  readonly url: string;
  readonly take: (event: Event, body: Outgoing['body']) => Promise<void>;
}

/** Forwards events to targets; a target that accepted an event does not get it again when another one failed. */
export class Forwarder {
  readonly #targets: readonly Target[];
  readonly #io: Io;
  readonly #into: Sink | undefined;
  readonly #patience: number;
  readonly #taken = new Map<string, Set<string>>();

  /** `patience`: milliseconds for the ledger to take an event. */
  constructor(targets: readonly Target[], io: Io, into?: Sink, patience = LEDGER_TIME) {
    this.#targets = targets;
    this.#io = io;
    this.#into = into;
    this.#patience = patience;
  }

  /** Sends to all matching targets in parallel; `id` identifies the event, the same for every attempt. */
  async forward(id: string, about: Event, outgoing: Outgoing, copies = 1): Promise<readonly Forwarded[]> {
    const { event } = about;
    const into = this.#into;
    const taken = this.#taken.get(id) ?? new Set<string>();
    const targets = this.#targets.filter(
      ({ url, events }) => (events === null || events.has(event)) && !taken.has(url),
    );
    const sent = await Promise.all([
      ...targets.map(({ url }) => this.#send(url, outgoing, copies)),
      ...(into === undefined || taken.has(into.url) ? [] : [this.#put(into, about, outgoing)]),
    ]);
    for (const { url, status } of sent) if (status === 200) taken.add(url);
    // An event that is replayed on purpose goes to all targets again.
    if (failureOf(sent) === undefined) this.#taken.delete(id);
    else this.#taken.set(id, taken);
    return sent;
  }

  /** A ledger that cannot take it now, or not soon, is a failed attempt: the event comes again, which changes nothing if it was taken. */
  async #put({ url, take }: Sink, event: Event, { body }: Outgoing): Promise<Forwarded> {
    const started = this.#io.now();
    const taken = take(event, body).then(
      () => null,
      (failure: unknown) => (failure instanceof Error ? failure.message : 'failed'),
    );
    const late = new Promise<string>((resolve) => {
      const said = `did not take it within ${this.#patience / 1000} s`;
      AbortSignal.timeout(this.#patience).addEventListener('abort', () => resolve(said), { once: true });
    });
    const error = await Promise.race([taken, late]);
    const milliseconds = Math.max(0, Math.round(this.#io.now() - started));
    return { url, status: error === null ? 200 : null, error, timed_out: false, milliseconds, response: '' };
  }

  async #send(url: string, outgoing: Outgoing, copies: number): Promise<Forwarded> {
    const first = await post(url, outgoing, this.#io);
    for (let copy = 1; copy < copies; copy++) await post(url, outgoing, this.#io);
    return first;
  }
}

/** The first target that did not accept it; only 200 is success (D44). */
export const failureOf = <Sent extends Pick<Forwarded, 'status'>>(sent: readonly Sent[]): Sent | undefined =>
  sent.find(({ status }) => status !== 200);

/** Posts to one URL; does not follow redirects (D44). */
export async function post(
  url: string,
  { headers, body }: Outgoing,
  io: Io,
  milliseconds = TIMEOUT,
): Promise<Forwarded> {
  const timeout = AbortSignal.timeout(milliseconds);
  const signal = AbortSignal.any([io.signal, timeout]);
  const started = io.now();
  const since = (): number => Math.max(0, Math.round(io.now() - started));
  try {
    const response = await io.fetch(url, {
      method: 'POST',
      headers: { ...headers },
      // Bytes, so that neither the text nor its type changes.
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      redirect: 'manual',
      signal,
    });
    const { content } = await readText(response, RESPONSE_CHARACTERS * 4).catch(() => ({ content: '' }));
    const text = content.slice(0, RESPONSE_CHARACTERS);
    return { url, status: response.status, error: null, timed_out: false, milliseconds: since(), response: text };
  } catch (error) {
    if (io.signal.aborted) throw error;
    const timed_out = timeout.aborted;
    const said = timed_out ? `did not answer within ${milliseconds / 1000} s` : unreachable(error);
    return { url, status: null, error: said, timed_out, milliseconds: since(), response: '' };
  }
}

/** A target's failure, as the failure of the whole command. */
export function asFailure({ url, error }: Forwarded): Failure {
  return new Failure(`the receiver at ${new URL(url).host} ${error ?? ''}`);
}

function unreachable(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown }).code;
  if (code === 'ECONNREFUSED') return 'cannot be reached: is it started?';
  const why = typeof code === 'string' ? code : cause instanceof Error ? cause.message : '';
  return `cannot be reached${why === '' ? '' : `: ${why}`}`;
}
