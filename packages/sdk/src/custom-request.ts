import type { Api, Draft } from './api.ts';
import { type Call, startCall } from './call.ts';
import { ConfigurationError } from './errors/call-error.ts';
import { operations } from './generated/operations.ts';
import type { CallOptions } from './http/settings.ts';
import { checkPath } from './http/url.ts';

/** The methods of {@link DirectMail.request}. */
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What {@link DirectMail.request} sends, and how. */
export interface RequestOptions extends CallOptions {
  /** Values for the path's `{placeholders}`; they are percent-encoded. */
  path?: Readonly<Record<string, string>> | undefined;
  /** Query parameters; lists are repeated, undefined and null are left out. */
  query?: object | undefined;
  /** Sent as JSON. */
  body?: unknown;
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies HttpMethod[];

/** The paths of the address service. */
const addressPaths = new Set(
  Object.values(operations).flatMap(({ path, service }) => (service === 'address' ? [path as string] : [])),
);

/** A path for logs and errors: what may be an id, a name or an e-mail is left out. */
const withoutValues = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^(v\d+|[a-z]{0,24}([_-][a-z]{1,24}){0,3}|\{\w+\})$/.test(part) ? part : '…'))
    .join('/');

/** Starts a call that no method exists for. */
export function customRequest<Result>(
  api: Api,
  method: HttpMethod,
  path: string,
  { path: parameters = {}, query, body, ...options }: RequestOptions = {},
): Call<Result> {
  return startCall(async (keep) => {
    if (!methods.includes(method)) {
      throw new ConfigurationError(`request: the method must be one of ${methods.join(', ')}`, {
        operation: 'request',
      });
    }
    checkPath(path, `request: ${method}`);
    const shown = withoutValues(path);
    const draft: Draft = {
      operation: `${method} ${shown}`,
      method,
      path: shown,
      template: path,
      idempotent: !['POST', 'PATCH'].includes(method),
      service: addressPaths.has(path) ? 'address' : 'main',
      expects: 'any',
      parameters,
      query,
      body,
    };
    return keep(await api.send(draft, options));
  });
}
