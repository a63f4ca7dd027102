import type { Call } from './call.ts';
import { control } from './control.ts';
import { controlToken, needControlToken } from './control-token.ts';
import { Problem, problemOf } from './problem.ts';

/** An answer with the headers that lists count in. */
export interface Answered<Answer> {
  readonly status: number;
  readonly data: Answer;
  readonly headers: Headers;
}

/** Sends a call; throws a `Problem` for every answer that is none. */
export async function send<Answer>(call: Call<Answer>): Promise<Answer> {
  return (await sendForHeaders(call)).data;
}

export async function sendForHeaders<Answer>(call: Call<Answer>): Promise<Answered<Answer>> {
  const answered = await sendForAnswer(call);
  if (answered.status >= 300) throw problemOf(answered.status, answered.data);
  return answered as Answered<Answer>;
}

/** Sends a call and answers whatever came, the service's refusals too: for pages that show the exact answer. */
export async function sendForAnswer(call: Call<unknown>): Promise<Answered<unknown>> {
  const headers = new Headers(await authorization(call));
  if (call.contentType !== null) headers.set('content-type', call.contentType);
  let response: Response;
  try {
    response = await fetch(call.path, { method: call.method, headers, body: call.body });
  } catch {
    throw new Problem(0, 'ConnectionLost', 'The mock does not answer. Is it still running?');
  }
  const text = await response.text();
  if (call.token === 'control' && (response.status === 401 || response.status === 403)) needControlToken();
  return { status: response.status, data: parsed(text), headers: response.headers };
}

export async function authorization(call: Pick<Call<unknown>, 'token'>): Promise<Record<string, string>> {
  const token = call.token === 'control' ? controlToken() : await serviceToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

let known: Promise<string | null> | undefined;

/** The account's production token, from the control API; asked for once. */
export function serviceToken(): Promise<string | null> {
  known ??= send(control('listTokens', {})).then(
    (tokens) => tokens.find(({ mode }) => mode === 'production')?.token ?? null,
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** Has the token asked for again: the account was reset, or the server is another one. */
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
