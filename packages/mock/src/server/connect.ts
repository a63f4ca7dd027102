import { type ControlSend, createControl } from '../control/client/create-control.ts';
import type { MockControl } from '../control/client/mock-control.ts';
import { MockControlError } from '../control/client/mock-control-error.ts';
import { controlRoutes } from '../generated/control-routes.ts';
import { refuseUnknown } from '../shared/did-you-mean.ts';
import type { Tokens } from '../types/sandbox.ts';

/** Options of `connectMock`: the account to work on, and the tokens to use. */
export interface ConnectOptions {
  /** The account to work on; by default the first one. */
  readonly sandbox?: string | undefined;
  /** The tokens that the account was created with; by default `live_mock` and `test_mock`. */
  readonly tokens?: Partial<Tokens> | undefined;
  /** The control token; required if the server was started with one. */
  readonly controlToken?: string | undefined;
  /** The `fetch` for control calls, such as one with a time limit; by default the runtime's. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A mock that runs as a server, with the methods of one in this process. */
export interface ConnectedMock extends MockControl {
  readonly baseUrl: string;
  readonly addressBaseUrl: string;
  readonly tokens: Tokens;
  readonly fetch: typeof globalThis.fetch;
  readonly connection: {
    readonly baseUrl: string;
    readonly addressBaseUrl: string;
    readonly token: string;
    readonly fetch: typeof globalThis.fetch;
    readonly sleep: (milliseconds: number) => Promise<void>;
  };
}

/**
 * Connects to a server's control API; nothing is sent before the first call. Its methods reject with a `MockControlError`
 * if the server rejects a call.
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
      `connectMock: url must be the mock's address, such as http://127.0.0.1:4010; got ${given.slice(0, 100)}`,
    );
  if (given.endsWith('/v1')) throw new TypeError('connectMock: url must not end in /v1: the paths begin with it');
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
      const message = `no mock responds at ${baseUrl}: is it started, and is this its whole address, http:// included?`;
      throw Object.assign(new Error(message, { cause }), { code: 'mock_unreachable' });
    });
    const text = await response.text();
    if (!response.ok) throw errorOf(response.status, text, call);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }) as ControlSend;
}

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
  return new MockControlError(status, name, `${call.method} ${call.path} answered ${status}: ${message}`);
}
