import type { Bearers, Call } from './call.ts';
import { control, type ResponseOf } from './control.ts';
import { controlToken, needControlToken } from './control-token.ts';
import { Problem, problemOf } from './problem.ts';
import { chosenSandbox } from './sandbox.ts';

/** A response with its headers, which hold the totals of lists. */
export interface Received<A> {
  readonly status: number;
  readonly data: A;
  readonly headers: Headers;
}

/** Sends a call. Throws a `Problem` for an error response. */
export async function send<A>(call: Call<A>): Promise<A> {
  return (await sendForHeaders(call)).data;
}

export async function sendForHeaders<A>(call: Call<A>): Promise<Received<A>> {
  const received = await sendForResponse(call);
  if (received.status >= 300) throw problemOf(received.status, received.data);
  return received as Received<A>;
}

/** Sends a call and returns any response, errors included, for pages that show the exact response. */
export async function sendForResponse(call: Call<unknown>): Promise<Received<unknown>> {
  const headers = new Headers(await authorization(call));
  if (call.unrecorded === true) headers.set('x-mock-unrecorded', 'dashboard');
  if (call.contentType !== null) headers.set('content-type', call.contentType);
  let response: Response;
  try {
    const { body } = call;
    response = await fetch(call.path, {
      method: call.method,
      headers,
      body: body === null || typeof body === 'string' ? body : body.bytes,
    });
  } catch {
    throw new Problem(0, 'ConnectionLost', 'The mock does not respond. Is it still running?');
  }
  const text = await response.text();
  if (call.token === 'control' && (response.status === 401 || response.status === 403)) needControlToken();
  return { status: response.status, data: parsed(text), headers: response.headers };
}

export async function authorization(call: Pick<Call<unknown>, 'token'>): Promise<Record<string, string>> {
  if (call.token === 'none') return {};
  const sandbox = call.token === 'control' ? sandboxHeader() : {};
  const token = call.token === 'control' ? controlToken() : await serviceToken(call.token);
  return token === null ? sandbox : { ...sandbox, authorization: `Bearer ${token}` };
}

/** Control calls name the account in a header; calls of the service identify it by their token. */
function sandboxHeader(): Record<string, string> {
  const id = chosenSandbox();
  return id === null ? {} : { 'x-mock-sandbox': id };
}

let known: Promise<ResponseOf<'listTokens'>> | undefined;

/** The tokens for copied commands. */
export async function bearers(): Promise<Bearers> {
  const [production, test] = await Promise.all([serviceToken(), serviceToken('test')]);
  return { service: production, test, control: controlToken() !== null, sandbox: chosenSandbox() };
}

/** The account's production or test token, fetched once from the control API. */
async function serviceToken(kind: 'service' | 'test' = 'service'): Promise<string | null> {
  known ??= send(control('listTokens', {})).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const wanted = kind === 'test' ? 'test' : 'production';
  return (await known).find(({ mode }) => mode === wanted)?.token ?? null;
}

/** Drops the cached tokens after a reset or when the server was restarted. */
export function forgetServiceToken(): void {
  known = undefined;
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
