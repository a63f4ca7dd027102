import type { IncomingMessage, RequestOptions } from 'node:http';

type Fetch = typeof globalThis.fetch;
type Init = Parameters<Fetch>[1];

/** As long as Node.js's own `fetch` waits for a connection, TLS included. */
const connectTimeout = 10_000;

/**
 * `fetch` for a command that makes a few calls: `node:http` is there after 8 ms of processor time, Node.js's own `fetch` after
 * 50. With that one `mailings send` would miss the aim of 100 ms before its first byte: 165 ms against 93, on a busy machine. It does
 * what the SDK asks of one: a method, headers, a body of text, a signal, no redirects. Anything else goes to `fetch` itself. A request
 * that may not be repeated gets a connection of its own, which no idle time can have ended.
 */
export const httpFetch: Fetch = async (input, init = {}) => {
  const { body, headers } = init;
  const isPlain = typeof input === 'string' && init.redirect === 'manual' && (body == null || typeof body === 'string');
  if (!isPlain || Array.isArray(headers) || typeof headers?.['get'] === 'function' || isProxied()) {
    return globalThis.fetch(input, init);
  }
  return responseOf(await send(new URL(input), init), init);
};

/** Whether Node.js's `fetch` goes by the proxy of the environment. */
const isProxied = (): boolean =>
  process.env['NODE_USE_ENV_PROXY'] === '1' ||
  [process.env['NODE_OPTIONS'], ...process.execArgv].some((each) => each?.includes('--use-env-proxy'));

function send(url: URL, { method = 'GET', headers, body, signal }: NonNullable<Init>): Promise<IncomingMessage> {
  // Imported, it would load what every name of it needs: a WebSocket, and with it all of `fetch`.
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const text = typeof body === 'string' ? body : undefined;
  const options: RequestOptions = {
    method,
    headers: {
      ...(headers as Record<string, string>),
      'accept-encoding': 'gzip',
      ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
    },
    ...(method !== 'GET' && { agent: false }),
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on('error', (error) => reject(named(error)));
    sent.once('socket', (socket) => {
      if (!socket.connecting) return;
      const late = (): void => {
        sent.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT', syscall: 'connect' }));
      };
      const timer = setTimeout(late, connectTimeout);
      for (const event of ['close', url.protocol === 'https:' ? 'secureConnect' : 'connect']) {
        socket.once(event, () => clearTimeout(timer));
      }
    });
    sent.end(text);
  });
}

/** A server without TLS is called by the code that `fetch` gives it: nothing was sent to it, and the SDK knows. */
const named = (error: NodeJS.ErrnoException): Error =>
  error.code === 'EPROTO' && /wrong version number/.test(error.message)
    ? Object.assign(error, { code: 'ERR_SSL_WRONG_VERSION_NUMBER', syscall: undefined })
    : error;

/** What the SDK and the client of a mock read of a response. */
function responseOf(message: IncomingMessage, { method }: NonNullable<Init>): Response {
  const status = message.statusCode as number;
  const headers = new Map<string, string>();
  const { rawHeaders } = message;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    const value = rawHeaders[at + 1] as string;
    // Several of one name are one list, as in `fetch`.
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  const coding = isEmpty ? undefined : headers.get('content-encoding')?.trim().toLowerCase();
  const pieces = decoded(message, coding)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const text = async (): Promise<string> => {
    const read: Uint8Array[] = [];
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) read.push(next.value);
    return Buffer.concat(read).toString();
  };
  const response = {
    text,
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
    body: {
      getReader: () => ({
        read: () => pieces.next(),
        cancel: async () => void message.destroy(),
      }),
    },
  };
  return response as unknown as Response;
}

function decoded(message: IncomingMessage, coding: string | undefined): AsyncIterable<unknown> {
  if (coding !== 'gzip' && coding !== 'x-gzip') return message;
  const { createGunzip } = process.getBuiltinModule('node:zlib');
  const { pipeline } = process.getBuiltinModule('node:stream');
  // Errors of either end come out of the iteration.
  return pipeline(message, createGunzip(), () => {});
}
