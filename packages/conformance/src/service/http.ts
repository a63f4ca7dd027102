import { Unreachable } from './signals.ts';

export type Method = string;

export interface HttpRequest {
  readonly method: Method;
  readonly url: string;
  /** Value of `Authorization`; not sent when absent. */
  readonly authorization?: string | undefined;
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
  /** Time-out of one response, in milliseconds. */
  readonly timeout: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Receives progress messages for the operator. */
  readonly note: (text: string) => void;
  /** Called when a GET got a 5xx and its repetition did not. */
  readonly recovered?: (() => void) | undefined;
}

export type Http = (request: HttpRequest) => Promise<ServiceResponse>;

/** Longest wait for a 429, in seconds, and number of repetitions. */
const LONGEST_WAIT = 120;
const TRIES_AFTER_429 = 6;
const TRIES_TO_REACH = 3;
/** Milliseconds before a GET that got a 5xx is repeated. */
const BEFORE_REPEAT = 500;
/** The pause is halved after this many requests without a 429. */
const QUIET_REQUESTS = 10;

/**
 * Sends requests one at a time. Waits out 429s and slows down, speeding up again after quiet stretches. Repeats a GET
 * that got no response, and once after a 5xx, to tell occasional failures from permanent ones. Never repeats other
 * calls, which may have been carried out. Does not follow redirects, so a token stays with its host.
 */
export function createHttp(options: HttpOptions, { waits = true } = {}): Http {
  let pause = 0;
  let quiet = 0;
  return async (request) => {
    for (let limited = 0; ; limited += 1) {
      if (pause > 0) await options.sleep(pause);
      const response = waits ? await repeated(request, options) : await reach(request, options);
      quiet = response.status === 429 ? 0 : quiet + 1;
      if (quiet > 0 && quiet % QUIET_REQUESTS === 0) pause = pause > 50 ? pause / 2 : 0;
      if (!waits || response.status !== 429 || limited === TRIES_AFTER_429) return response;
      const wait = Math.min(retryAfter(response) ?? 2 ** limited, LONGEST_WAIT);
      pause = Math.min(2000, Math.max(200, pause * 2));
      options.note(`the service limits the rate: waiting ${wait} s, and ${pause} ms before each request for a while`);
      await options.sleep(wait * 1000);
    }
  };
}

/** A 501 is permanent. */
const mayPass = ({ status }: ServiceResponse): boolean => status >= 500 && status !== 501;

async function repeated(request: HttpRequest, options: HttpOptions): Promise<ServiceResponse> {
  const first = await reach(request, options);
  if (request.method !== 'GET' || !mayPass(first)) return first;
  await options.sleep(BEFORE_REPEAT);
  const second = await reach(request, options);
  if (mayPass(second)) return second;
  options.note(`GET ${new URL(request.url).pathname} returned ${first.status}, then ${second.status} when repeated`);
  options.recovered?.();
  return second;
}

async function reach(request: HttpRequest, options: HttpOptions): Promise<ServiceResponse> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await once(request, options);
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      const again = request.method === 'GET' && tried < TRIES_TO_REACH;
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
  const bytes = new Uint8Array(await response.arrayBuffer());
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

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'nothing came in time';
  const { cause } = error as { cause?: unknown };
  const code = (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : 'the connection failed';
}
