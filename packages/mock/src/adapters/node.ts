import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BODILESS, type WireHeaders, type WireRequest, type WireResponse } from '../pipeline/wire.ts';

// An import would evaluate every export of node:http, undici's WebSocket among them: a quarter of a bare server's start.
const { createServer } = process.getBuiltinModule('node:http');

export interface ListenOptions {
  /** 0 picks a free port. */
  readonly port?: number | undefined;
  /** Loopback by default. */
  readonly host?: string | undefined;
  /** Bytes after which a body is no longer read; the answer is still the service's own 413. */
  readonly maxBodyBytes?: number | undefined;
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** `handle` answers every request; the adapter only moves bytes. */
export type Handle = (
  request: WireRequest,
  raw: { message: IncomingMessage; response: ServerResponse },
) => WireResponse | Promise<WireResponse> | null;

const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_SNAPSHOT_BYTES = 512 * 1024 * 1024;

/** Serves a mock over `node:http`. */
export async function listen(handle: Handle, options: ListenOptions = {}): Promise<Listening> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, (message, response) => {
    receive(message, limitOf(message, options.maxBodyBytes ?? MAX_BODY_BYTES), (body) => {
      void respond(handle, message, response, body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${name}:${address.port}`, server, close: () => close(server) };
}

function limitOf(message: IncomingMessage, usual: number): number {
  return message.url?.startsWith('/_mock/') === true ? MAX_SNAPSHOT_BYTES : usual;
}

/** Reads the body up to the limit; what is longer is thrown away, and one byte more than the limit is handed on. */
function receive(message: IncomingMessage, limit: number, done: (body: Uint8Array | null) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    if (length <= limit) chunks.push(chunk);
    length += chunk.length;
  });
  message.on('end', () => {
    done(length === 0 ? null : chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  });
  message.on('error', () => message.destroy());
}

async function respond(
  handle: Handle,
  message: IncomingMessage,
  response: ServerResponse,
  body: Uint8Array | null,
): Promise<void> {
  try {
    const url = message.url ?? '/';
    const question = url.indexOf('?');
    const request: WireRequest = {
      method: message.method ?? 'GET',
      path: question === -1 ? url : url.slice(0, question),
      query: question === -1 ? '' : url.slice(question + 1),
      headers: message.headers as WireHeaders,
      body,
    };
    const answered = handle(request, { message, response });
    if (answered === null) return;
    const answer = answered instanceof Promise ? await answered : answered;
    if (answer.fault === undefined) send(response, answer);
    else await sendFailing(response, answer);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (!response.headersSent) {
      send(response, {
        status: 500,
        headers: { 'content-type': 'application/json' },
        body: '{"error":{"name":"InternalServerError","message":"the mock failed; its log says why"}}',
      });
    }
  }
}

function send(response: ServerResponse, { status, headers, body }: WireResponse): void {
  if (BODILESS.has(status)) {
    response.writeHead(status, headers).end();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  response.writeHead(status, { ...headers, 'content-length': length });
  // As many bytes as characters: all of them are ASCII, which Node.js writes faster as what it is.
  if (length === body.length) response.end(body, 'latin1');
  else response.end(body);
}

async function sendFailing(response: ServerResponse, answer: WireResponse): Promise<void> {
  const { latency, connection } = answer.fault ?? {};
  if (latency !== undefined) await new Promise((resolve) => setTimeout(resolve, latency));
  if (connection === 'hang') return;
  if (connection === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (connection === 'cut') {
    const bytes = Buffer.from(answer.body as string);
    response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length >> 1), () => response.socket?.destroy());
  } else send(response, answer);
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
