import { http, passthrough } from 'msw';
import { withLength } from './msw.ts';

/** What interception needs of a mock. */
interface Interceptable {
  readonly baseUrl: string;
  readonly addressBaseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The mocks that intercept now; the one added last comes first. */
const active: Interceptable[] = [];
let started: Promise<() => void> | null = null;

/**
 * Answers this process's requests to `mock.baseUrl` and `mock.addressBaseUrl` until the returned function is called; all
 * others go where they always went. The global `fetch` is answered directly, `node:http` through MSW.
 *
 * @returns a function that ends it
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { intercept } from '@direct-mail/mock/msw';
 *
 * const mock = createMock();
 * const stop = await intercept(mock);
 * await fetch(`${mock.baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${mock.tokens.production}` } });
 * stop();
 * ```
 */
export async function intercept(mock: Interceptable): Promise<() => void> {
  checkMock(mock);
  active.push(mock);
  started ??= start();
  let restore: () => void;
  try {
    restore = await started;
  } catch (error) {
    // The next call starts afresh.
    active.splice(active.indexOf(mock), 1);
    started = null;
    throw error;
  }
  return () => {
    const at = active.indexOf(mock);
    if (at === -1) return;
    active.splice(at, 1);
    if (active.length > 0) return;
    restore();
    started = null;
  };
}

/** What is no mock would make every later `fetch` of the process throw. */
function checkMock(mock: Interceptable): void {
  if (typeof mock?.baseUrl === 'string' && typeof mock.addressBaseUrl === 'string' && typeof mock.fetch === 'function')
    return;
  const came = mock === undefined || mock === null ? String(mock) : `a value of type ${typeof mock}`;
  throw new TypeError(
    `intercept: expected a mock, such as intercept(createMock()), got ${came}; was it called before the mock was created?`,
  );
}

async function start(): Promise<() => void> {
  // Not at the top: a page that uses the handlers in a service worker has no msw/node.
  const { setupServer } = await import('msw/node');
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const mock = answering(request.url);
      return mock === undefined ? passthrough() : withLength(await mock.fetch(request));
    }),
  );
  server.listen({ onUnhandledFrame: 'bypass' });
  const real = globalThis.fetch;
  const replacement: typeof globalThis.fetch = (input, init) => {
    const mock = answering(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url);
    return mock === undefined ? real(input, init) : mock.fetch(input, init);
  };
  try {
    replaceFetch(replacement);
  } catch (error) {
    server.close();
    throw error;
  }
  return () => {
    // What replaced it after us stays.
    if (globalThis.fetch === replacement) replaceFetch(real);
    server.close();
  };
}

/** Defined, not assigned: in happy-dom the global `fetch` cannot be written to while MSW listens. */
function replaceFetch(fetch: typeof globalThis.fetch): void {
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, enumerable: true, writable: true });
}

function answering(url: string): Interceptable | undefined {
  return active.findLast((mock) => begins(url, mock.baseUrl) || begins(url, mock.addressBaseUrl));
}

function begins(url: string, base: string): boolean {
  return url.startsWith(base) && (url.length === base.length || '/?#'.includes(url[base.length] as string));
}
