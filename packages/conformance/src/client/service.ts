import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { routes } from '@direct-mail/contract';
import { LOGIN, page, type WireFault } from './faults.ts';

/** A small service that records what it creates and fails on demand. */
export interface BadService {
  readonly url: string;
  readonly mailings: readonly { readonly id: string }[];
  readonly orders: ReadonlySet<string>;
  /** Requests carried out, in order of arrival. */
  readonly paths: readonly string[];
  /** Number of requests to the service's paths, carried out or not. */
  readonly reached: () => number;
  /** Requests to unknown paths. */
  readonly strays: () => readonly string[];
  /** Whether the token reached another host. */
  readonly leaked: () => boolean;
  readonly close: () => void;
}

export const CAMPAIGN = 'c0ffee00-0000-4000-8000-000000000001';
const idOf = (n: number): string => `c0ffee00-0000-4000-9000-${String(n).padStart(12, '0')}`;

const mailing = (id: string, state = 'processing') => ({
  id,
  campaign_id: CAMPAIGN,
  creative_id: 'c0ffee00-0000-4000-8000-000000000003',
  merge_tags: null,
  state,
  front_url: `https://previews.example.com/${id}/front.png`,
  back_url: `https://previews.example.com/${id}/back.png`,
  pdf_url: `https://previews.example.com/${id}/piece.pdf`,
  total_cost: '0.85',
  address: null,
  send_at: null,
  created_at: '2026-01-15T12:00:00.000Z',
});

/** A list item: everything but `send_at`. */
const listed = (one: ReturnType<typeof mailing>) => ({ ...one, send_at: undefined });

/** The fault of a list. */
export type ListFault =
  | 'none'
  | 'a page fails once'
  | '429 in the middle'
  | 'no X-Next-Page'
  | 'a page with fewer than asked for'
  | 'a mailing is made meanwhile';

export interface Breaks {
  readonly fault: WireFault;
  readonly list?: ListFault;
  /** Mailings that exist from the start. */
  readonly held?: number;
}

const OPENS_AFTER = 400;

export async function badService({ fault, list = 'none', held = 0 }: Breaks): Promise<BadService> {
  const mailings = Array.from({ length: held }, (_, n) => mailing(idOf(n + 1), 'mailed'));
  const orders = new Set<string>();
  const paths: string[] = [];
  let broken = fault.always === true ? Number.POSITIVE_INFINITY : 1;
  let leaked = false;
  let reached = 0;
  const strays = new Set<string>();

  /** Whether it is a path of the service; other paths meet no fault. */
  const meet = (method: string, path: string): boolean => {
    const isOurs = isRoute(method, path);
    if (isOurs) reached += 1;
    else strays.add(`${method} ${path}`);
    return isOurs;
  };
  let pagesSeen = 0;

  const elsewhere = createServer((request, response) => {
    leaked ||= request.headers.authorization !== undefined;
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(mailing(idOf(999))));
  });
  const otherUrl = await listen(elsewhere);

  const carryOut = (
    method: string,
    url: URL,
    body: Record<string, unknown>,
  ): readonly [number, unknown, Record<string, string>?] => {
    paths.push(`${method} ${url.pathname}`);
    if (method === 'POST' && url.pathname === '/v1/mailing') {
      const made = mailing(idOf(mailings.length + 1));
      mailings.push(made);
      return [201, made];
    }
    if (method === 'POST' && url.pathname === '/v1/order') {
      const id = String(body['order_id']);
      if (orders.has(id)) return [400, { error: { name: 'ValidationError', message: 'order_id is taken' } }];
      orders.add(id);
      return [
        201,
        {
          ...body,
          id,
          currency: 'USD',
          total: null,
          customer: { id: null, email_sha256: null },
          metadata: {},
          order_items: [],
          shipping_address: null,
          billing_address: null,
          order_date: '2026-01-15T00:00:00.000Z',
        },
      ];
    }
    const [, , kind, id] = url.pathname.split('/');
    if (kind === 'mailing') {
      const found = mailings.find((each) => each.id === id);
      return found === undefined
        ? [404, { error: { name: 'NotFound', message: 'the mailing was not found' } }]
        : [200, found];
    }
    if (kind === 'campaign') return pageOf(url);
    return [404, { error: { name: 'NotFound', message: 'there is no such path' } }];
  };

  const pageOf = (url: URL): readonly [number, unknown, Record<string, string>?] => {
    pagesSeen += 1;
    if (pagesSeen === 2 && list === 'a page fails once') return [503, {}];
    if (pagesSeen === 2 && list === '429 in the middle')
      return [429, { error: { name: 'RateLimitExceeded', message: 'slow down' } }, { 'retry-after': '1' }];
    // New items come first and shift all others.
    if (pagesSeen === 2 && list === 'a mailing is made meanwhile') mailings.unshift(mailing(idOf(900), 'mailed'));
    const perPage = Math.min(
      Number(url.searchParams.get('per_page') ?? 5),
      list === 'a page with fewer than asked for' ? 3 : 100,
    );
    const page = Number(url.searchParams.get('page') ?? 1);
    const pages = Math.ceil(mailings.length / perPage);
    const items = mailings.slice((page - 1) * perPage, page * perPage).map(listed);
    const next = page < pages ? String(page + 1) : '';
    const headers: Record<string, string> = {
      'x-total': String(mailings.length),
      'x-total-pages': String(pages),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-prev-page': page > 1 ? String(page - 1) : '',
    };
    return [200, items, list === 'no X-Next-Page' ? headers : { ...headers, 'x-next-page': next }];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://service');
    if (url.pathname === LOGIN) return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    const isOurs = meet(request.method ?? 'GET', url.pathname);
    const breaks = isOurs && broken > 0 && fault.response !== undefined;
    if (breaks) broken -= 1;
    const [status, json, headers = {}] =
      breaks && !fault.done ? [0, {}] : carryOut(request.method ?? 'GET', url, parse(Buffer.concat(chunks)));
    const right = Buffer.from(JSON.stringify(json));
    if (breaks) fault.response?.(response, right, otherUrl);
    else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(right);
  };

  const http = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const socketServer = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    if (fault.at !== 'unread' || broken <= 0) return void http.emit('connection', socket);
    broken -= 1;
    socket.once('data', (head) => {
      const [, method = '', path = ''] = /^([A-Z]+) ([^ ?]*)/.exec(head.toString('latin1')) ?? [];
      meet(method, path);
      socket.resetAndDestroy();
    });
  });
  // If another program took the port meanwhile, it keeps refusing this client.
  socketServer.on('error', () => undefined);
  const refuses = fault.at === 'connect';
  const reserved = refuses ? await quietPort() : await listen(socketServer);
  let opens: NodeJS.Timeout | undefined;
  if (refuses) opens = setTimeout(() => socketServer.listen(Number(new URL(reserved).port), '127.0.0.1'), OPENS_AFTER);
  return {
    url: reserved,
    mailings,
    orders,
    paths,
    reached: () => reached,
    strays: () => [...strays],
    leaked: () => leaked,
    close: () => {
      // A client that gives up before the server opens must not leave it open.
      clearTimeout(opens);
      for (const server of [http, elsewhere]) server.closeAllConnections();
      elsewhere.close();
      socketServer.close();
    },
  };
}

const taken = new Set<number>();

/**
 * An address that refuses connections until a server opens there. Its port is below the ephemeral range: another server
 * could be given one of those, and would receive the calls meant to be refused.
 */
async function quietPort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (taken.has(port)) continue;
    taken.add(port);
    const trial = createSocketServer();
    const isFree = await new Promise<boolean>((resolve) => {
      trial.once('error', () => resolve(false));
      trial.listen(port, '127.0.0.1', () => trial.close(() => resolve(true)));
    });
    if (isFree) return `http://127.0.0.1:${port}`;
  }
}

const isRoute = (method: string, path: string): boolean =>
  Object.values(routes).some(
    (route) => route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function listen(server: {
  listen: (port: number, host: string, done: () => void) => unknown;
  address: () => unknown;
}): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
