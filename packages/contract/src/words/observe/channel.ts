import type { ObservedMessage } from './messages.ts';

/** The headers that carry a trace. */
export const traceHeaders = ['traceparent', 'tracestate', 'baggage'] as const;

interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: unknown): void;
  runStores<Result>(message: unknown, work: () => Result): Result;
}

interface Runtime {
  process?: { getBuiltinModule?: (name: string) => { channel(name: string): Channel } | undefined };
}

/** A channel of `node:diagnostics_channel`; undefined in runtimes without it, which lose nothing else. Not imported: browsers have none. */
const channelOf = (name: string): Channel | undefined =>
  (globalThis as Runtime).process?.getBuiltinModule?.('node:diagnostics_channel')?.channel(name);

/** Publishes on a channel. The message is made only if there is a subscriber. */
export function publisher<Message extends object>(name: string): (message: () => Message) => void {
  let channel: Channel | undefined;
  return (message) => {
    channel ??= channelOf(name);
    if (channel?.hasSubscribers) channel.publish(message());
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
