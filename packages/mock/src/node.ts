/** Runs a mock as a server, or connects to one. Requires Node.js 22.13 or newer. */

import type { FixtureFile } from '@direct-mail/contract/control/generated/models';
import type { Snapshot } from '@direct-mail/contract/control/types';
import { refuseUnknown } from '@direct-mail/contract/doors/options';
import { templateProblem } from '@direct-mail/previews/merge-tags';
import type { Mock } from './create-mock.ts';
import { readFixtureFiles } from './fixtures/load.ts';
import { hostOf } from './http/host-of.ts';
import type { ServeHostOptions } from './server/serve.ts';
import { type MockOptions, mockOptionNames } from './setup/mock-options.ts';

export type { Tokens } from '@direct-mail/contract/control/types';
export { MockControlError } from './control/client/mock-control-error.ts';
export { type ConnectedMock, type ConnectOptions, connectMock } from './server/connect.ts';
export type { ServeHostOptions as ServeOptions } from './server/serve.ts';

/**
 * Loads fixtures for `createMock` and `mock.reset`, as the server's `--fixtures` does: JSON files, with the HTML files that their
 * creatives name. Several files are merged; what they say alike is taken once.
 *
 * @throws TypeError that names the file that cannot be read, or what two files disagree on
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { loadFixtures } from '@direct-mail/mock/node';
 *
 * const mock = createMock({ fixtures: loadFixtures('fixtures.json') });
 * ```
 */
export function loadFixtures(...paths: readonly (string | URL)[]): FixtureFile | Snapshot {
  return readFixtureFiles(paths, templateProblem).content;
}

/** A running server. */
export interface Served {
  /** Base URL of the API, the address service, the control API and the dashboard. */
  readonly url: string;
  /** Closes the server. Requests in flight get up to a second to finish. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a mock over HTTP: API, control API, previews and dashboard. Port 0, the default, picks a free port.
 *
 * @throws TypeError for an unknown or invalid option, or for a `host` other than loopback without a `controlToken`
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
    throw new TypeError(`serve: port must be an integer from 0 (any free port) to 65535, got ${JSON.stringify(port)}`);
  const { serveHost } = await import('./server/serve.ts');
  const { url, close } = await serveHost(hostOf(mock), options);
  return { url, close };
}

/** A server in this process, with its mock. */
export interface StartedServer extends Served {
  /** The mock that is served, to set up the account, move time and read what was sent. */
  readonly mock: Mock;
  /** As `close`, for `await using`. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** Options of `startServer`: those of `createMock` and of `serve`. */
export interface StartServerOptions extends MockOptions, ServeHostOptions {}

/**
 * Starts a server for a test suite whose code under test takes a base URL: a mock with an empty account and a manual clock, served on a
 * free port of this process. No other process is left behind when the suite ends.
 *
 * @throws TypeError for an unknown or invalid option
 * @example
 * ```ts
 * import { startServer } from '@direct-mail/mock/node';
 *
 * const { url, mock, close } = await startServer({ fixtures: 'demo' });
 * process.env['DIRECT_MAIL_BASE_URL'] = url;
 * await mock.clock.advance({ days: 5 });
 * await close();
 * ```
 */
export async function startServer(options: StartServerOptions = {}): Promise<StartedServer> {
  refuseUnknown('startServer', 'option', options, [...Object.keys(mockOptionNames), ...Object.keys(known)]);
  const own: Record<string, unknown> = {};
  const served: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) (Object.hasOwn(known, name) ? served : own)[name] = value;
  // Loaded when it is needed: who only connects to a mock does not wait for one.
  const { createMock } = await import('./create-mock.ts');
  const mock = createMock(own);
  const { url, close } = await serve(mock, served);
  return { url, mock, close, [Symbol.asyncDispose]: close };
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
 * Runs the `direct-mail-mock` command, for programs that offer it as a subcommand. Sets the exit code of this process.
 *
 * @param args command-line arguments, without the program's name
 * @param name the command's name in help and errors
 */
export async function runMock(args: readonly string[], name?: string): Promise<void> {
  const { runMock: run } = await import('./cli/run.ts');
  await run(args, name);
}
