import { controlRoutes } from '@direct-mail/contract/control/generated/calls';
import type { Tokens } from '@direct-mail/contract/control/types';
import { refuseUnknown } from '@direct-mail/contract/doors/options';
import { readText } from '@direct-mail/contract/doors/read-body';
import { type ControlSend, createControl } from '../control/client/create-control.ts';
import type { MockControl } from '../control/client/mock-control.ts';
import { MockControlError } from '../control/client/mock-control-error.ts';

/** Options of `connectMock`. */
export interface ConnectOptions {
  /** ID of the sandbox to work on. Default: the first account. */
  readonly sandbox?: string | undefined;
  /** The account's tokens. Default: `live_mock` and `test_mock`. */
  readonly tokens?: Partial<Tokens> | undefined;
  /** Required if the server was started with a control token. */
  readonly controlToken?: string | undefined;
  /** `fetch` for control calls, such as one with a timeout. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A mock in another process, with the same methods. */
export interface ConnectedMock extends MockControl {
  /** The server's base URL. */
  readonly baseUrl: string;
  /** The same base URL. */
  readonly addressBaseUrl: string;
  readonly tokens: Tokens;
  /** The global `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  /** Client options for this mock: `new DirectMail({ ...mock.connection })`. */
  readonly connection: {
    readonly baseUrl: string;
    readonly addressBaseUrl: string;
    readonly token: string;
    readonly fetch: typeof globalThis.fetch;
    /** Sleeps on the mock's clock, in milliseconds. A manual clock advances at once. */
    readonly sleep: (milliseconds: number) => Promise<void>;
  };
}

/**
 * Connects to a server's control API. Sends nothing until the first call, which rejects with an `Error` whose `code` is
 * `mock_unreachable` if no mock is responding.
 *
 * @throws TypeError for an unknown option or an invalid URL
 *
 * @example
 * ```ts
 * import { connectMock } from '@direct-mail/mock/node';
 *
 * const mock = connectMock('http://127.0.0.1:4010');
 * await mock.reset({ fixtures: 'demo' });
 * await mock.clock.advance({ days: 3 });
 * ```
 */
export function connectMock(url: string, options: ConnectOptions = {}): ConnectedMock {
  refuseUnknown('connectMock', 'option', options, OPTIONS);
  const baseUrl = addressOf(url);
  const tokens: Tokens = { production: 'live_mock', test: 'test_mock', ...options.tokens };
  const control = createControl(sendTo(baseUrl, options));
  const sleep = async (milliseconds: number): Promise<void> => {
    const { mode } = await control.clock.retrieve();
    if (mode === 'manual') await control.clock.sleep(Math.max(0, milliseconds));
    else await new Promise((resolve) => setTimeout(resolve, milliseconds));
  };
  const fetch = globalThis.fetch.bind(globalThis);
  const addresses = { baseUrl, addressBaseUrl: baseUrl };
  return {
    ...control,
    ...addresses,
    tokens,
    fetch,
    connection: { ...addresses, token: tokens.production, fetch, sleep },
  };
}

function addressOf(url: string): string {
  const given = String(url).replace(/\/+$/, '');
  if (!/^https?:\/\/[^/]/.test(given))
    throw new TypeError(
      `connectMock: url must be the mock's base URL, such as http://127.0.0.1:4010; got ${given.slice(0, 100)}`,
    );
  if (given.endsWith('/v1'))
    throw new TypeError('connectMock: url must not end in /v1; request paths already start with /v1');
  return given;
}

const OPTIONS = ['sandbox', 'tokens', 'controlToken', 'fetch'] as const satisfies readonly (keyof ConnectOptions)[];

const RECEIVER_ELSEWHERE =
  'receiver: a function cannot be sent to another process; give the url of a server, or listen: true and fetch the events with webhooks.take';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly bodyType: string | null;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function sendTo(baseUrl: string, options: ConnectOptions): ControlSend {
  return (async (name: Parameters<ControlSend>[0], input: AnyInput) => {
    const call: Route = controlRoutes[name];
    if (name === 'createWebhook' && typeof (input.body as { receiver?: unknown }).receiver === 'function')
      throw new MockControlError(400, 'ValidationError', RECEIVER_ELSEWHERE);
    const headers: Record<string, string> = {};
    if (options.sandbox !== undefined) headers['x-mock-sandbox'] = options.sandbox;
    if (options.controlToken !== undefined) headers['authorization'] = `Bearer ${options.controlToken}`;
    if (call.bodyType !== null) headers['content-type'] = call.bodyType;
    const response = await (options.fetch ?? fetch)(urlOf(baseUrl, call, input), {
      method: call.method,
      headers,
      body: bodyOf(call, input),
    }).catch((cause: unknown) => {
      const message = `no mock is responding at ${baseUrl}; check that it is running and that the URL is right`;
      throw Object.assign(new Error(message, { cause }), { code: 'mock_unreachable' });
    });
    const { content: text, cut } = await readText(response, LARGEST);
    if (cut)
      throw new MockControlError(response.status, 'Error', `${call.method} ${call.path} returned more than 1 GiB`);
    if (!response.ok) throw errorOf(response.status, text, call);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }) as ControlSend;
}

/** More than any snapshot that a mock takes. */
const LARGEST = 2 ** 30;

function urlOf(baseUrl: string, call: Route, { params = {}, query = {} }: AnyInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one as string | number));
  }
  const text = search.toString();
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`;
}

function bodyOf(call: Route, input: AnyInput): string | null {
  if (call.bodyType === null) return null;
  return call.bodyType === 'text/csv' ? (input.body as string) : JSON.stringify(input.body);
}

function errorOf(status: number, text: string, call: Route): MockControlError {
  let error: unknown;
  try {
    error = (JSON.parse(text) as { error?: unknown }).error;
  } catch {
    error = undefined;
  }
  const { name = 'Error', message = text.slice(0, 200) } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as {
    name?: string;
    message?: string;
  };
  return new MockControlError(status, name, `${call.method} ${call.path} returned ${status}: ${message}`);
}
