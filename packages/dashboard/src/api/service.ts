import { type Call, pathWith } from './call.ts';

/** A call of the service with the account's production token, or its test token. */
export function service<ResponseOf>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  input: {
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly token?: 'service' | 'test';
    readonly unrecorded?: boolean;
  } = {},
): Call<ResponseOf> {
  const { query, body, token = 'service', unrecorded = false } = input;
  return {
    method,
    path: pathWith(path, {}, query),
    contentType: body === undefined ? null : 'application/json',
    body: body === undefined ? null : JSON.stringify(body),
    token,
    unrecorded,
  };
}
