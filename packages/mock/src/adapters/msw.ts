import { type HttpHandler, http } from 'msw';
import type { Host } from '../http/host.ts';
import { createFetch, type FetchAddresses, toResponse } from './fetch.ts';

/**
 * One catch-all for each base address, in Node and in a service worker.
 */
export function createHandlers(host: Host, addresses: FetchAddresses): HttpHandler[] {
  const response = createFetch(host, addresses);
  const bases = [...new Set([addresses.baseUrl, addresses.addressBaseUrl])];
  return bases.map((base) =>
    http.all(`${base}/*`, async ({ request }) => {
      return withLength(await response(request));
    }),
  );
}

/** MSW 3 keeps the socket of a response without a Content-Length. */
export async function withLength(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': String(body.length) };
  return toResponse({ status: response.status, headers, body });
}
