/** The mock as a server, and the methods of one that runs elsewhere. Node 22.13 and newer. */
import type { Mock } from './create-mock.ts';
import { hostOf } from './http/host-of.ts';
import { type ServeHostOptions, serveHost } from './server/serve.ts';
import { refuseUnknown } from './shared/did-you-mean.ts';

export { MockControlError } from './control/client/mock-control-error.ts';
export { type ConnectedMock, type ConnectOptions, connectMock } from './server/connect.ts';
export type { ServeHostOptions as ServeOptions } from './server/serve.ts';
export type { Tokens } from './types/sandbox.ts';

/** A mock on a port, until it is closed. */
export interface Served {
  /** Both base addresses, the control API and the dashboard. */
  readonly url: string;
  /** Closes the server, after answering requests in flight for up to a second. */
  readonly close: () => Promise<void>;
}

/**
 * Puts a mock on a port: API, control API, previews and dashboard. Port 0, the default, picks a free one.
 *
 * @throws TypeError when it would listen on more than loopback without a control token, or an option is unknown
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { serve } from '@direct-mail/mock/node';
 *
 * const { url, close } = await serve(createMock(), { port: 0 });
 * console.log(await (await fetch(`${url}/_mock/health`)).json());
 * await close();
 * ```
 */
export async function serve(mock: Mock, options: ServeHostOptions = {}): Promise<Served> {
  refuseUnknown('serve', 'option', options, Object.keys(known));
  const { port } = options;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new TypeError(
      `serve: port must be a whole number from 0 (any free one) to 65535, got ${JSON.stringify(port)}`,
    );
  const { url, close } = await serveHost(hostOf(mock), options);
  return { url, close };
}

const known = {
  port: true,
  host: true,
  headersTimeout: true,
  requestTimeout: true,
  controlToken: true,
  publicUrl: true,
  trustProxy: true,
  dataDir: true,
  onResponse: true,
  onNotes: true,
} as const satisfies Record<keyof ServeHostOptions, true>;

/**
 * The command `direct-mail-mock`, for a command line that has it as one of its own. Sets the exit code of this process.
 *
 * @param args as typed, without the program
 * @param name what the program is called there
 */
export async function runMock(args: readonly string[], name?: string): Promise<void> {
  const { runMock: run } = await import('./cli/run.ts');
  await run(args, name);
}
