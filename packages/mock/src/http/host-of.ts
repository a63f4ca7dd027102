import type { Host } from './host.ts';

/** The host behind each mock: for our own adapters, and nobody else. */
const hosts = new WeakMap<object, Host>();

export function keepHost(mock: object, host: Host): void {
  hosts.set(mock, host);
}

export function hostOf(mock: object): Host {
  const host = hosts.get(mock);
  if (host === undefined)
    throw new TypeError('expected a mock made by createMock, from the same copy of @direct-mail/mock');
  return host;
}
