import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';

const LOOPBACK = '127.0.0.1';
/** Bytes of a request: a hundred rows of a list are far less. */
const MAX_BODY = 4 * 1024 * 1024;

/** A server for agents on this machine. */
export interface Served {
  readonly url: string;
  /** What a caller sends as `Authorization: Bearer …`. */
  readonly token: string;
  readonly close: () => Promise<void>;
}

/**
 * Streamable HTTP without sessions, on loopback. Pages in a browser are refused by Host and Origin, other users of the machine by the token.
 *
 * @param token default: a random one
 */
export async function serveHttp(
  create: () => McpServer,
  port: number,
  token: string | undefined,
  onError: (message: string) => void,
): Promise<Served> {
  const secret = token ?? randomBytes(24).toString('base64url');
  const handler = createMcpHandler(create, { onerror: ({ message }) => onError(message) });
  const server = createServer((request, response) => {
    answer(request, response, secret, handler.fetch).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const { port: at } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${at}/mcp`,
    token: secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Fetch = (request: Request) => Promise<Response>;

async function answer(request: IncomingMessage, response: ServerResponse, secret: string, fetch: Fetch): Promise<void> {
  const { method = 'GET', headers } = request;
  const refused = whyRefused(request, secret);
  if (refused !== undefined) {
    response.writeHead(refused.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: refused.message }));
    return;
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    parts.push(part);
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answered = await fetch(
    new Request(`http://${headers.host ?? LOOPBACK}${request.url ?? '/'}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
      ),
      ...(length > 0 && { body: Buffer.concat(parts) }),
      signal: gone.signal,
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  for await (const chunk of answered.body ?? []) response.write(chunk);
  response.end();
}

function whyRefused(
  { url, headers }: IncomingMessage,
  secret: string,
): { status: number; message: string } | undefined {
  if (!validateHostHeader(headers.host, localhostAllowedHostnames()).ok)
    return { status: 403, message: 'this server answers on loopback names only' };
  if (!validateOriginHeader(headers.origin, localhostAllowedOrigins()).ok)
    return { status: 403, message: 'this server refuses pages of another origin' };
  const shown = headers.authorization?.replace(/^bearer +/i, '') ?? '';
  if (!isEqual(shown, secret))
    return { status: 401, message: 'expected Authorization: Bearer and the token of this server' };
  if (url?.split('?')[0] !== '/mcp') return { status: 404, message: 'the path is /mcp' };
  return undefined;
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
