/** The mock behind MSW: handlers for a setup that exists, or one line for none. */
import type { HttpHandler } from 'msw';
import { createHandlers } from './adapters/msw.ts';
import type { Mock } from './create-mock.ts';
import { hostOf } from './internals.ts';

export { intercept } from './adapters/intercept.ts';

/** Handlers for `setupServer` or `setupWorker`: one catch-all for each base address of the mock. */
export function handlers(mock: Mock): HttpHandler[] {
  return createHandlers(hostOf(mock), mock);
}
