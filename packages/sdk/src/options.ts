import { checkOptions } from './check-options.ts';
import { environmentVariable, isBrowserPage, runtimeName } from './environment.ts';
import { ConfigurationError } from './errors/call-error.ts';
import { version } from './generated/operations.ts';
import { checkHeaders } from './http/headers.ts';
import type { TokenSource } from './http/prepared-request.ts';
import type { FetchLike, Logger, Middleware, RequestValidator, Settings, Sleep } from './http/settings.ts';
import { sleep } from './http/sleep.ts';
import { checkToken } from './http/token.ts';

/** Options of a {@link DirectMail} client. */
export interface DirectMailOptions {
  /** The access token, or a function that returns one; after a 401 or 403 it is called again once. Default: the environment variable `DIRECT_MAIL_TOKEN`. */
  token?: TokenSource | undefined;
  /** The base URL of the API, without `/v1`, such as `https://api.example.com`. Default: the environment variable `DIRECT_MAIL_BASE_URL`. */
  baseUrl?: string | undefined;
  /** The base URL of the address service, without `/v1`; only `mail.addresses` needs it. Default: the environment variable `DIRECT_MAIL_ADDRESS_BASE_URL`. */
  addressBaseUrl?: string | undefined;
  /** The token for the address service. Default: none is sent; `token` is never sent there. */
  addressToken?: TokenSource | undefined;
  /** Replaces the global `fetch`, for example to use a proxy or a mock. Default: the global `fetch`. */
  fetch?: FetchLike | undefined;
  /** Milliseconds allowed for one attempt, from connecting to the last byte of the response. Default: 60,000. */
  timeout?: number | undefined;
  /** Milliseconds allowed for a whole call, including retries and the waits between them. Default: 300,000. */
  totalTimeout?: number | undefined;
  /** How many times a call is retried, where repeating it is safe. Default: 2. */
  maxRetries?: number | undefined;
  /** Longest `Retry-After` to wait for, in milliseconds. If the service asks for more, the call fails at once; the error's `retryAfter` is in seconds. Default: 60,000. */
  maxRetryAfter?: number | undefined;
  /** Headers added to every request. `Authorization` is set from `token` and is refused here. */
  headers?: Record<string, string> | undefined;
  /** Logs every attempt: operation, path template, status and duration; never a token, body or URL. Default: none. */
  logger?: Logger | undefined;
  /** Wraps every attempt, for example to add a header or a trace span; see {@link Middleware}. Default: none. */
  middleware?: Middleware | undefined;
  /** Validates requests before they are sent; use `requestValidator` from `@direct-mail/sdk/validation`. Default: none. */
  validate?: RequestValidator | undefined;
  /** Returns the current time in milliseconds since the Unix epoch. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Waits between retries and polls. Default: `setTimeout`. */
  sleep?: Sleep | undefined;
  /** Allows use in a browser, where anyone can read the token. Default: false. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** Checked options, with defaults from the environment. */
export interface ResolvedOptions {
  settings: Settings;
  token: TokenSource;
  baseUrl: string;
  addressToken: TokenSource | undefined;
  addressBaseUrl: string | undefined;
}

const kinds: Record<keyof DirectMailOptions, string> = {
  token: 'string function',
  baseUrl: 'string',
  addressBaseUrl: 'string',
  addressToken: 'string function',
  fetch: 'function',
  timeout: 'number',
  totalTimeout: 'number',
  maxRetries: 'number',
  maxRetryAfter: 'number',
  headers: 'object',
  logger: 'object function',
  middleware: 'function',
  validate: 'function',
  now: 'function',
  sleep: 'function',
  dangerouslyAllowBrowser: 'boolean',
};

export function resolveOptions(options: DirectMailOptions): ResolvedOptions {
  checkOptions(options, kinds);
  if (isBrowserPage() && !options.dangerouslyAllowBrowser) {
    throw new ConfigurationError(
      'anyone can read the token in a browser page and send mail: call the API from a server, or set dangerouslyAllowBrowser for a mock’s token',
    );
  }
  const { fetch, timeout = 60_000, totalTimeout = 300_000, maxRetries = 2, maxRetryAfter = 60_000 } = options;
  const agent = runtimeName();
  return {
    settings: {
      // Looked up at the call, not here: test tools replace the global one later.
      fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)),
      timeout,
      totalTimeout,
      maxRetries,
      maxRetryAfter,
      headers: {
        accept: 'application/json',
        ...(agent && { 'user-agent': `direct-mail-sdk/${version} ${agent}` }),
        ...checkHeaders(options.headers, undefined, true),
      },
      logger: options.logger,
      middleware: options.middleware,
      validate: options.validate,
      now: options.now ?? Date.now,
      sleep: options.sleep ?? sleep,
    },
    token: tokenOf(options.token ?? environmentVariable('DIRECT_MAIL_TOKEN')),
    baseUrl: baseUrlOf(options.baseUrl ?? environmentVariable('DIRECT_MAIL_BASE_URL'), 'baseUrl'),
    addressToken: options.addressToken === undefined ? undefined : tokenOf(options.addressToken),
    addressBaseUrl: addressBaseUrlOf(options.addressBaseUrl ?? environmentVariable('DIRECT_MAIL_ADDRESS_BASE_URL')),
  };
}

const tokenOf = (token: TokenSource | undefined): TokenSource => {
  if (token === undefined) throw new ConfigurationError('no token: pass token or set DIRECT_MAIL_TOKEN');
  return typeof token === 'function' ? token : checkToken(token, 'token must be');
};

const addressBaseUrlOf = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : baseUrlOf(value, 'addressBaseUrl');

function baseUrlOf(value: string | undefined, name: string): string {
  if (!value) {
    throw new ConfigurationError(`no base URL: pass ${name} or set DIRECT_MAIL_BASE_URL; none is built in`);
  }
  let url: URL | undefined;
  try {
    url = new URL(value);
  } catch {
    // Reported below.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    // An address with a user or a query may contain a secret.
    const got = /[@?#]/.test(value) ? '' : `; got ${value}`;
    throw new ConfigurationError(`${name} must be an http or https URL without user, query or fragment${got}`);
  }
  const base = value.replace(/\/+$/, '');
  if (base.endsWith('/v1')) throw new ConfigurationError(`${name} must not end in /v1: paths start with it`);
  return base;
}

/** Merges options: undefined ones change nothing, headers are added. */
export function mergeOptions(options: DirectMailOptions, changes: DirectMailOptions): DirectMailOptions {
  checkOptions(changes, kinds);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...options,
    ...given,
    headers: { ...checkHeaders(options.headers, undefined, true), ...checkHeaders(changes.headers) },
  };
}
