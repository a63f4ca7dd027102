import { readBytes } from '@direct-mail/contract/doors/read-body';
import { createPace } from '../pace.ts';
import { Unreachable } from './signals.ts';

type Method = string;

interface HttpRequest {
  readonly method: Method;
  readonly url: string;
  /** Value of `Authorization`; not sent when absent. */
  readonly authorization?: string | undefined;
  /** Whether it changes nothing, so that it may be repeated; default: whether it is a GET. */
  readonly reads?: boolean | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly text?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ServiceResponse {
  /** What it responds to: method and path, without queries that may hold an address. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body as JSON; undefined if it is not. */
  readonly body: unknown;
  readonly milliseconds: number;
}

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Timeout of one response, in milliseconds. */
  readonly timeout: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since any instant. */
  readonly now: () => number;
  /** Receives progress messages for the operator. */
  readonly note: (text: string) => void;
  /** Called when a read got a 5xx and its repetition did not. */
  readonly recovered?: (() => void) | undefined;
}

export type Http = (request: HttpRequest) => Promise<ServiceResponse>;

/** The longest wait for a 429, in seconds; the number of repetitions; and the total seconds of waiting before giving up. */
const LONGEST_WAIT = 120;
const TRIES_AFTER_429 = 6;
const WAITED_AFTER_429 = 60;
const TRIES_TO_REACH = 3;
/** Milliseconds before each repetition of a read that got a 5xx. */
const BEFORE_REPEATS = [500, 1500, 4000];
/** If more kinds of requests than this always fail, each is repeated only once. */
const MOST_FAILING = 5;

/**
 * Sends requests one at a time. Waits out 429s and then keeps the pace that the service accepts. Repeats a read that got no
 * response or a 5xx, to tell occasional failures from permanent ones. Never repeats other calls, which may have been carried out.
 * Does not follow redirects, so a token stays with its host.
 */
export function createHttp(options: HttpOptions, { waits = true } = {}): Http {
  const pace = createPace(options);
  const failing = new Set<string>();
  let hasGivenUp = false;
  if (!waits) return (request) => reach(request, options);
  return async (request) => {
    let waited = 0;
    for (let limited = 0; ; limited += 1) {
      await pace.ready();
      const response = await repeated(request, options, failing);
      if (response.status !== 429) {
        pace.accepted();
        hasGivenUp = false;
        return response;
      }
      const isLong = hasGivenUp || waited >= WAITED_AFTER_429;
      if (limited >= TRIES_AFTER_429 && isLong) {
        hasGivenUp = true;
        return response;
      }
      const asked = retryAfter(response) ?? 2 ** limited;
      const wait = Math.min(limited < TRIES_AFTER_429 ? asked : Math.max(1, asked), LONGEST_WAIT);
      waited += wait;
      const pause = Math.round(pace.limited(wait * 1000));
      options.note(`the service limits the rate: waiting ${wait} s, then ${pause} ms between requests for a while`);
      await options.sleep(wait * 1000);
    }
  };
}

/** A 501 is permanent. */
const mayPass = ({ status }: ServiceResponse): boolean => status >= 500 && status !== 501;

const isRead = ({ method, reads = method === 'GET' }: HttpRequest): boolean => reads;

/** `failing`: requests whose 5xx did not pass; they are repeated once. */
async function repeated(request: HttpRequest, options: HttpOptions, failing: Set<string>): Promise<ServiceResponse> {
  const first = await reach(request, options);
  if (!isRead(request) || !mayPass(first)) return first;
  const { pathname } = new URL(request.url);
  const kind = `${request.method} ${pathname} ${request.authorization ?? ''}`;
  const isPermanent = failing.has(kind) || failing.size >= MOST_FAILING;
  let last = first;
  for (const pause of isPermanent ? BEFORE_REPEATS.slice(0, 1) : BEFORE_REPEATS) {
    await options.sleep(pause);
    last = await reach(request, options);
    if (mayPass(last)) continue;
    failing.delete(kind);
    options.note(`${request.method} ${pathname} returned ${first.status}, then ${last.status} when repeated`);
    options.recovered?.();
    return last;
  }
  failing.add(kind);
  return last;
}

async function reach(request: HttpRequest, options: HttpOptions): Promise<ServiceResponse> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await once(request, options);
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      const again = isRead(request) && tried < TRIES_TO_REACH;
      const path = new URL(request.url).pathname;
      const why = reasonOf(error);
      if (!again) throw new Unreachable(`no response to ${request.method} ${path}: ${why}`);
      options.note(`no response to ${request.method} ${path} (${why}); retrying`);
      await options.sleep(500 * tried);
    }
  }
}

async function once(request: HttpRequest, { fetch, timeout }: HttpOptions): Promise<ServiceResponse> {
  const before = performance.now();
  const body = request.text ?? (request.json === undefined ? undefined : JSON.stringify(request.json));
  const response = await fetch(request.url, {
    method: request.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(request.authorization === undefined ? {} : { Authorization: request.authorization }),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const { content: bytes, cut } = await readBytes(response, LARGEST);
  if (cut) throw new Error(`the response of ${nameOf(request)} is larger than ${LARGEST / 2 ** 20} MiB`);
  const text = new TextDecoder().decode(bytes);
  return {
    request: nameOf(request),
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: jsonOf(text),
    milliseconds: performance.now() - before,
  };
}

/** No response of the API, and no preview, is as large. */
const LARGEST = 64 * 2 ** 20;

/** Parameters whose values are numbers and times. */
const SHOWN = ['page', 'per_page', 'date_field', 'start_date', 'end_date'];

function nameOf({ method, url }: HttpRequest): string {
  const { pathname, searchParams } = new URL(url);
  const at = pathname.indexOf('/v1/');
  // A preview's URL may hold a secret.
  if (at < 0) return `${method} a URL that the service gave`;
  const query = [...searchParams].filter(([name]) => SHOWN.includes(name)).map(([name, value]) => `${name}=${value}`);
  return `${method} ${pathname.slice(at)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds of `Retry-After`, which may be a date. */
export function retryAfter({ headers }: Pick<ServiceResponse, 'headers'>): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}

const REASONS: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: 'the connection was closed',
  ECONNRESET: 'the connection was closed',
  EPIPE: 'the connection was closed',
  ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
  ENOTFOUND: 'the host name is unknown (ENOTFOUND)',
  EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'nothing came in time',
  UND_ERR_BODY_TIMEOUT: 'the body did not come in time',
};

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'nothing came in time';
  const { cause } = error as { cause?: unknown };
  const code = (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code;
  if (typeof code !== 'string') return 'the connection failed';
  return REASONS[code] ?? (code.startsWith('HPE_') ? `the response is not HTTP (${code})` : code);
}
