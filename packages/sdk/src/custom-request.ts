import type { Api } from './api.ts';
import type { Call } from './call.ts';
import { operations } from './generated/operations.ts';
import type { CallOptions } from './http/settings.ts';

/** HTTP methods that {@link DirectMail.request} accepts. */
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Options of {@link DirectMail.request}. */
export interface RequestOptions extends CallOptions {
  /** Values of the path's `{placeholders}`; they are percent-encoded. */
  path?: Readonly<Record<string, string>> | undefined;
  /** Query parameters. Arrays become repeated parameters; null and undefined are omitted. */
  query?: object | undefined;
  /** The body, sent as JSON. */
  body?: unknown;
}

/** The paths of the address service. */
const addressPaths = new Set(
  Object.values(operations).flatMap(({ path, service }) => (service === 'address' ? [path as string] : [])),
);

/** A path for logs and errors, without segments that may be an id, a name or an e-mail. */
const withoutValues = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^(v\d+|[a-z]{0,24}([_-][a-z]{1,24}){0,3}|\{\w+\})$/.test(part) ? part : '…'))
    .join('/');

/** Starts a call that has no method. */
export function customRequest<Result>(
  api: Api,
  method: HttpMethod,
  path: string,
  { path: parameters = {}, query, body, ...options }: RequestOptions = {},
): Call<Result> {
  const shown = withoutValues(String(path));
  return api.start<Result>(
    {
      operation: `${method} ${shown}`,
      method,
      path: shown,
      template: path,
      idempotent: method !== 'POST' && method !== 'PATCH',
      service: addressPaths.has(path) ? 'address' : 'main',
      expects: 'any',
      parameters,
      query,
      body,
    },
    options,
  );
}
