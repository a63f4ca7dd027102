/** MSW request handlers for a mock, and `intercept` for projects without an MSW setup. */
import type { HttpHandler } from 'msw';
import { createHandlers } from './adapters/msw.ts';
import type { Mock } from './create-mock.ts';
import { hostOf } from './http/host-of.ts';

export { intercept } from './adapters/intercept.ts';

/**
 * Request handlers for `setupServer` or `setupWorker`: one for each base URL of the mock.
 *
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { handlers } from '@direct-mail/mock/msw';
 * import { setupServer } from 'msw/node';
 *
 * const mock = createMock();
 * const server = setupServer(...handlers(mock));
 * server.listen();
 * ```
 */
export function handlers(mock: Mock): HttpHandler[] {
  return createHandlers(hostOf(mock), mock);
}
