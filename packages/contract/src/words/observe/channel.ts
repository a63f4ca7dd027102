import type { ObservedMessage } from './messages.ts';

/** The headers that carry a trace. Not `baggage`: what a program keeps there may be a person, and the receiver is another company. */
export const traceHeaders = ['traceparent', 'tracestate'] as const;

/** A `traceparent` as W3C Trace Context has it; undefined for any other text, and for one of zeros, which names no trace. */
export const traceparentIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(value)
    ? value
    : undefined;

interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: unknown): void;
  runStores<Result>(message: unknown, work: () => Result): Result;
}

type Listener = (message: unknown) => void;

interface Diagnostics {
  channel(name: string): Channel;
  subscribe(name: string, listener: Listener): void;
  unsubscribe(name: string, listener: Listener): boolean;
}

interface Runtime {
  process?: { getBuiltinModule?: (name: string) => Diagnostics | undefined };
}

/** `node:diagnostics_channel`; undefined in runtimes without it, which lose nothing else. Not imported: browsers have none. */
export const diagnostics = (): Diagnostics | undefined =>
  (globalThis as Runtime).process?.getBuiltinModule?.('node:diagnostics_channel');

const channelOf = (name: string): Channel | undefined => diagnostics()?.channel(name);

/** Publishes on a channel. The message is made only if there is a subscriber; undefined is not published. */
export function publisher<Message extends object>(name: string): (message: () => Message | undefined) => void {
  let channel: Channel | undefined;
  return (message) => {
    channel ??= channelOf(name);
    const made = channel?.hasSubscribers === true ? message() : undefined;
    if (made !== undefined) channel?.publish(made);
  };
}

/** In the order of `TracingChannel`. */
const STAGES = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];

/** Whether work of the name is observed now. */
export const isObserved = (name: string): boolean =>
  STAGES.some((stage) => channelOf(`tracing:${name}:${stage}`)?.hasSubscribers);

/**
 * Runs work as a `tracingChannel` of the name would, but publishes neither its result nor its error, which may hold a person's data: the
 * message says what may be known. Without a subscriber, `work` gets no message.
 */
export function tracer<Message extends ObservedMessage>(
  name: string,
): <Result>(message: () => Message, work: (message?: Message) => Promise<Result>) => Promise<Result> {
  let channels: (Channel | undefined)[] | undefined;
  return (message, work) => {
    channels ??= STAGES.map((stage) => channelOf(`tracing:${name}:${stage}`));
    // Each by itself: some runtimes lack `hasSubscribers` of the whole.
    return channels.some((channel) => channel?.hasSubscribers)
      ? observed(channels as Channel[], message(), work)
      : work();
  };
}

async function observed<Message extends ObservedMessage, Result>(
  [start, end, asyncStart, asyncEnd, failed]: Channel[],
  message: Message,
  work: (message: Message) => Promise<Result>,
): Promise<Result> {
  try {
    const working = (start as Channel).runStores(message, () =>
      message.within ? message.within(() => work(message)) : work(message),
    );
    end?.publish(message);
    return await working;
  } catch (error) {
    message.errorType ??= (error as Error | undefined)?.name ?? 'Error';
    throw error;
  } finally {
    if (message.errorType !== undefined) failed?.publish(message);
    asyncStart?.publish(message);
    asyncEnd?.publish(message);
  }
}
