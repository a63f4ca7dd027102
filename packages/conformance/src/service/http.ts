import { Unreachable } from './signals.ts';

export type Method = string;

export interface HttpRequest {
  readonly method: Method;
  readonly url: string;
  /** The value of `Authorization`; none is sent when absent. */
  readonly authorization?: string | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
  readonly milliseconds: number;
}

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** For one answer, in milliseconds. */
  readonly timeout: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Called with what is going on, for the operator. */
  readonly note: (text: string) => void;
  /** Called when a GET was answered with a 5xx, and otherwise when it was asked again. */
  readonly recovered?: (() => void) | undefined;
}

export type Http = (request: HttpRequest) => Promise<ServiceResponse>;

/** The longest wait that a 429 is given, in seconds, and how often it is asked again. */
const LONGEST_WAIT = 120;
const TRIES_AFTER_429 = 6;
const TRIES_TO_REACH = 3;
/** How long a GET that was answered with a 5xx waits until it is asked again, in milliseconds. */
const BEFORE_REPEAT = 500;
/** After so many requests without a 429 the pause is halved. */
const QUIET_REQUESTS = 10;

/**
 * Sends requests one at a time. A 429 is waited out and slows down what comes after it, less after every quiet stretch. A GET that got no answer
 * is asked again, and one that got a 5xx once more, which tells a service that fails now and then from one that fails always; anything else is not,
 * because it may have been carried out. Redirects are not followed: a token stays with its host.
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

/** 501 says that it will not work, however often it is asked. */
const mayPass = ({ status }: ServiceResponse): boolean => status >= 500 && status !== 501;

async function repeated(request: HttpRequest, options: HttpOptions): Promise<ServiceResponse> {
  const first = await reach(request, options);
  if (request.method !== 'GET' || !mayPass(first)) return first;
  await options.sleep(BEFORE_REPEAT);
  const second = await reach(request, options);
  if (mayPass(second)) return second;
  options.note(
    `GET ${new URL(request.url).pathname} was answered with ${first.status}, and with ${second.status} when asked again`,
  );
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
      if (!again) throw new Unreachable(`no answer to ${request.method} ${path}: ${why}`);
      options.note(`no answer to ${request.method} ${path} (${why}); asking again`);
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
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: jsonOf(text),
    milliseconds: performance.now() - before,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The seconds of a `Retry-After`, which may be a date. */
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
