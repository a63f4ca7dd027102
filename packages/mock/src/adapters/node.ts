import { isAscii } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BODILESS, type WireHeaders, type WireRequest, type WireResponse } from '../shared/wire.ts';

export interface ListenOptions {
  /** Port to listen on; 0 picks a free one. */
  readonly port?: number | undefined;
  /** Host to listen on. Default: `127.0.0.1`. Any other than loopback requires `controlToken`. */
  readonly host?: string | undefined;
  /** Milliseconds to wait for a request's headers. Default: 20,000. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds to wait for a whole request. Default: 60,000. */
  readonly requestTimeout?: number | undefined;
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** `handle` responds to every request; the adapter only moves bytes. */
export type Handle = (
  request: WireRequest,
  raw: { message: IncomingMessage; response: ServerResponse },
) => WireResponse | Promise<WireResponse> | null;

/** How many bytes of a request's body are of interest; a handler refuses what is longer. */
export type BodyLimit = (request: WireRequest) => number;

/** Up to here a body is kept without asking for its limit (D23). */
const USUAL_BODY_BYTES = 1024 * 1024;

/** Longer bodies stay bytes: few come, and a whole account may be one. */
const SHORT_BODY_BYTES = 64 * 1024;

/** Serves a mock over `node:http`. */
export async function listen(handle: Handle, bodyLimit: BodyLimit, options: ListenOptions = {}): Promise<Listening> {
  const { requestTimeout = 60_000, headersTimeout = 20_000 } = options;
  // How late a slow sender may be noticed; Node.js looks every 30 s otherwise.
  const connectionsCheckingInterval = Math.min(5000, headersTimeout, requestTimeout);
  const server = createServer({ requestTimeout, headersTimeout, connectionsCheckingInterval }, (message, response) => {
    receive(message, bodyLimit, (body) => {
      void respond(handle, message, response, body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(options.port, error) : error),
    );
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening on a port');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${name}:${address.port}`, server, close: () => close(server) };
}

const portInUse = (port: number | undefined, cause: Error): Error =>
  Object.assign(new Error(`port ${port} is in use; port 0 picks a free one`, { cause }), { code: 'EADDRINUSE' });

/** Reads the body up to the limit and a little more; the rest is thrown away, so that the sender still gets a response. */
function receive(message: IncomingMessage, bodyLimit: BodyLimit, done: (body: WireRequest['body']) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let limit: number | null = null;
  message.on('data', (chunk: Buffer) => {
    if (length <= (limit ?? USUAL_BODY_BYTES)) chunks.push(chunk);
    length += chunk.length;
    if (length > USUAL_BODY_BYTES) limit ??= bodyLimit(requestOf(message, null));
  });
  message.on('end', () => {
    const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    // Nearly all are ASCII: kept as text, they need not be decoded by each reader.
    done(length === 0 ? null : length < SHORT_BODY_BYTES && isAscii(body) ? body.toString('latin1') : body);
  });
  message.on('error', () => message.destroy());
}

/** A target without the address that may precede it (RFC 9112, 3.2.2), as some proxies and test clients write it. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

function requestOf(message: IncomingMessage, body: WireRequest['body']): WireRequest {
  const url = originForm(message.url ?? '/');
  const question = url.indexOf('?');
  return {
    method: message.method ?? 'GET',
    path: question === -1 ? url : url.slice(0, question),
    query: question === -1 ? '' : url.slice(question + 1),
    headers: message.headers as WireHeaders,
    body,
  };
}

async function respond(
  handle: Handle,
  message: IncomingMessage,
  response: ServerResponse,
  body: WireRequest['body'],
): Promise<void> {
  try {
    const answered = handle(requestOf(message, body), { message, response });
    if (answered === null) return;
    const wire = answered instanceof Promise ? await answered : answered;
    if (wire.fault === undefined) send(response, wire);
    else await sendFailing(response, wire);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (!response.headersSent) {
      send(response, {
        status: 500,
        headers: { 'content-type': 'application/json' },
        body: '{"error":{"name":"InternalServerError","message":"the mock failed; see its log"}}',
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

async function sendFailing(response: ServerResponse, wire: WireResponse): Promise<void> {
  const { latency, connection } = wire.fault ?? {};
  if (latency !== undefined) await new Promise((resolve) => setTimeout(resolve, latency));
  if (connection === 'hang') return;
  if (connection === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (connection === 'cut') {
    const bytes = Buffer.from(wire.body as string);
    response.writeHead(wire.status, { ...wire.headers, 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length >> 1), () => response.socket?.destroy());
  } else send(response, wire);
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
