import type { Host } from './host.ts';

/** One symbol for the ES module and the CommonJS build, so that each recognizes the mocks of the other. */
const HOST = Symbol.for('direct-mail.mock.host');

/** Attaches its host to a mock, for our own adapters. Not enumerable, so that it is neither printed nor copied. */
export function keepHost(mock: object, host: Host): void {
  Object.defineProperty(mock, HOST, { value: host });
}

export function hostOf(mock: object): Host {
  const host = (mock as { readonly [HOST]?: Host })[HOST];
  if (host === undefined) throw new TypeError('expected a mock made by createMock of @direct-mail/mock');
  return host;
}
