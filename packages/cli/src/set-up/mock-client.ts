import { type ConnectedMock, connectMock } from '@direct-mail/mock/node';

/** The control API of a mock. */
export const createMockClient = (
  url: string,
  sandbox: string | undefined,
  controlToken: string | undefined,
  fetch?: typeof globalThis.fetch,
): ConnectedMock =>
  connectMock(url, { ...(sandbox && { sandbox }), ...(controlToken && { controlToken }), ...(fetch && { fetch }) });
