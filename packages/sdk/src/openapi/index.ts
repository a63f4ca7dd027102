/** Calls by path: `openapi-fetch` over a client, so that a call by path has its token, retries, time limits and logs. */
import createClient, { type Client } from 'openapi-fetch';
import type { DirectMail } from '../client.ts';
import type { HttpMethod } from '../custom-request.ts';
import { ApiError } from '../errors/api-error.ts';
import type { paths } from '../generated/paths.ts';

export type { components, operations, paths } from '../generated/paths.ts';

/** The client knows its base URLs; this one is never called. */
const origin = 'https://path-client.invalid';

/** What a client that makes the calls must have. */
export type CallsByPath = Pick<DirectMail, 'request'>;

/**
 * A client that is called by path and method, with the types of the document. It returns `{ data, response }`, or `{ error, response }`
 * where the service refused; it throws what `client` throws where no response came, and never repeats a call that could print twice.
 *
 * @example
 * ```ts
 * import { createPathClient } from '@direct-mail/sdk/openapi';
 *
 * const api = createPathClient(mail);
 * const { data, error } = await api.GET('/v1/mailing/{mailing_id}', { params: { path: { mailing_id: id } } });
 * console.log(data?.state ?? error);
 * ```
 */
export function createPathClient(client: CallsByPath): Client<paths> {
  return createClient<paths>({ baseUrl: origin, fetch: (request) => send(client, request) });
}

async function send(client: CallsByPath, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const query: Record<string, string[]> = {};
  for (const name of new Set(searchParams.keys())) query[name] = searchParams.getAll(name);
  const text = await request.text();
  try {
    const { data, response } = await client
      .request(request.method as HttpMethod, pathname, {
        query,
        ...(text !== '' && { body: JSON.parse(text) as unknown }),
        headers: ownHeaders(request.headers),
        signal: request.signal,
      })
      .withResponse();
    return answer(data, response.status, response.headers);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    return answer(error.body, error.status, error.headers);
  }
}

/** The headers of the call; those of the content are the client's to set. */
function ownHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'content-type' && name !== 'accept'));
}

/** A response as it came, of what was read of it. */
function answer(data: unknown, status: number, headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) kept.delete(name);
  const isBytes = data instanceof Uint8Array;
  const body = data === undefined ? null : isBytes ? (data as Uint8Array<ArrayBuffer>) : JSON.stringify(data);
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: kept });
}
