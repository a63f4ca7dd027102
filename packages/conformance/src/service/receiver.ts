import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly method: string;
  /** Path and query of the call, which distinguish several webhooks. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The service's time of arrival, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the service's time was known before the response had to be sent; otherwise `at` is the time of an earlier one. */
  readonly isTimed: boolean;
  readonly status: number;
}

/** Receives webhooks and keeps all deliveries; `response` chooses the response to each. */
export interface Receiver {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  response: (body: string) => number;
  /** The clock; the service's own if it can be read. */
  now: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface ReceiverOptions {
  /** 0 picks a free one. */
  readonly port?: number;
  /** Loopback by default. */
  readonly host?: string;
  /** The address for the service, for example of a tunnel. */
  readonly publicUrl?: string | undefined;
}

const LARGEST_BODY = 1_000_000;
/** Milliseconds that a delivery may wait for the service's clock: far below the timeout of any sender. */
const PROMPT = 200;

export async function startReceiver({
  port = 0,
  host = '127.0.0.1',
  publicUrl,
}: ReceiverOptions = {}): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  let latest = 0;
  const server = createServer((request, response) => {
    const took = async (): Promise<void> => {
      const body = await read(request);
      const status = receiver.response(body);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]),
      );
      const time = await within(receiver.now(), PROMPT);
      latest = Math.max(latest, time ?? 0);
      deliveries.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers,
        body,
        at: time ?? latest,
        isTimed: time !== undefined,
        status,
      });
      response.writeHead(status).end();
    };
    took().catch(() => response.destroy());
  });
  // Closing an idle connection would lose a delivery that arrives just then.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: chosen } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${chosen}/webhook`,
    deliveries,
    response: () => 200,
    now: () => Promise.resolve(Date.now()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

async function within(time: Promise<number>, milliseconds: number): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([time.catch(() => undefined), over]);
  } finally {
    clearTimeout(timer);
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('a webhook of more than a megabyte');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
