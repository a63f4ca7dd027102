import type { Host } from '../http/host.ts';
import { BODILESS, type WireRequest, type WireResponse } from '../shared/wire.ts';

export interface FetchAddresses {
  readonly baseUrl: string;
  readonly addressBaseUrl: string;
}

type FetchInput = string | URL | Request;

/**
 * The mock as a `fetch`: for the SDK's `fetch` option, on every runtime. A plain address and plain options cost no `Request`
 * object. Wire faults become what a real `fetch` does with them.
 */
export function createFetch(
  host: Host,
  addresses: FetchAddresses,
): (input: FetchInput, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    const request =
      typeof input === 'object' && 'method' in input ? await fromRequest(input, init) : await fromInit(input, init);
    const wire = host.handle(toWire(request, addresses, (url) => host.ownAddresses.baseOf(url)));
    const answered = wire instanceof Promise ? await wire : wire;
    const response = request.method === 'HEAD' ? { ...answered, body: '' } : answered;
    return response.fault === undefined ? toResponse(response) : failing(response, init?.signal ?? null);
  };
}

interface Plain {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | null;
}

function fromInit(input: string | URL, init: RequestInit | undefined): Plain | Promise<Plain> {
  const headers = headersOf(init?.headers);
  const body = init?.body ?? null;
  const plain = { url: String(input), method: (init?.method ?? 'GET').toUpperCase(), headers };
  if (body === null || typeof body === 'string') {
    if (body !== null) headers['content-type'] ??= 'text/plain;charset=UTF-8';
    return { ...plain, body };
  }
  if (body instanceof Uint8Array) return { ...plain, body };
  return fromRequest(new Request(plain.url, { ...init, duplex: 'half' } as RequestInit), undefined);
}

async function fromRequest(input: Request, init: RequestInit | undefined): Promise<Plain> {
  const request = init === undefined ? input : new Request(input, init);
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
  return { url: request.url, method: request.method, headers: headersOf(request.headers), body };
}

function headersOf(init: RequestInit['headers']): Record<string, string> {
  const headers: Record<string, string> = {};
  if (init === undefined) return headers;
  if (Array.isArray(init)) for (const [name, value] of init) headers[(name as string).toLowerCase()] = value as string;
  else if (typeof (init as Headers).forEach === 'function') {
    (init as Headers).forEach((value, name) => {
      headers[name] = value;
    });
  } else for (const [name, value] of Object.entries(init)) headers[name.toLowerCase()] = String(value);
  return headers;
}

function toWire(request: Plain, addresses: FetchAddresses, servedAt: (url: string) => string | undefined): WireRequest {
  const { url, method, headers, body } = request;
  const { baseUrl, addressBaseUrl } = addresses;
  const isMain = standsUnder(url, baseUrl);
  // Previews of a mock that is served have the server's address.
  const base = isMain ? baseUrl : standsUnder(url, addressBaseUrl) ? addressBaseUrl : servedAt(url);
  if (base === undefined) throw new TypeError('fetch failed', { cause: notHere(url, addresses) });
  const from = base.length;
  const hash = url.indexOf('#', from);
  const end = hash === -1 ? url.length : hash;
  const question = url.indexOf('?', from);
  const pathEnd = question === -1 || question > end ? end : question;
  const path = url.slice(from, pathEnd);
  const query = pathEnd === end ? '' : url.slice(pathEnd + 1, end);
  const server =
    baseUrl === addressBaseUrl ? undefined : isMain ? 'main' : base === addressBaseUrl ? 'address' : undefined;
  return { method, path, query, headers, body, server };
}

/** As for a name that is not found: nothing was sent. Hosts without their scheme, because errors leave URLs out. */
function notHere(url: string, { baseUrl, addressBaseUrl }: FetchAddresses): Error {
  const bare = (address: string) => address.replace(/^\w+:\/\//, '');
  const called = URL.canParse(url) ? new URL(url).host : 'an invalid URL';
  const bases = [...new Set([baseUrl, addressBaseUrl].map(bare))].join(' and ');
  const message = `this mock serves only ${bases}, not ${called}; pass { ...mock.connection } to the client`;
  return Object.assign(new Error(message), { code: 'ENOTFOUND' });
}

const standsUnder = (url: string, base: string): boolean => url.startsWith(base) && url[base.length] === '/';

export function toResponse(response: WireResponse): Response {
  const body = BODILESS.has(response.status) ? null : (response.body as string);
  return new Response(body, { status: response.status, headers: response.headers });
}

async function failing(response: WireResponse, signal: AbortSignal | null): Promise<Response> {
  const { latency, connection } = response.fault ?? {};
  if (latency !== undefined) await wait(latency, signal);
  if (connection === 'hang') await wait(null, signal);
  if (connection === 'reset') {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
  }
  return connection === 'cut' ? cut(response) : toResponse(response);
}

/** A response whose body ends in the middle, as undici reports it. */
function cut(response: WireResponse): Response {
  const bytes = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body;
  let sent = false;
  const stream = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'));
      else controller.enqueue(bytes.slice(0, bytes.length >> 1));
      sent = true;
    },
  });
  return new Response(stream, { status: response.status, headers: response.headers });
}

/** Waits in real time, or without a limit if null; an abort ends it with the caller's reason. */
function wait(milliseconds: number | null, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = milliseconds === null ? undefined : setTimeout(done, milliseconds);
    signal?.addEventListener('abort', aborted, { once: true });
    function done(): void {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted(): void {
      clearTimeout(timer);
      reject(signal?.reason);
    }
  });
}
