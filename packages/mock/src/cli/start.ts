import type { Listening } from '../adapters/node.ts';
import type { Host } from '../http/host.ts';
import { type ServeHostOptions, serveHost } from '../server/serve.ts';
import { createHost } from '../setup/create-host.ts';
import { fixturesNamed, type LoadedFixtures } from './fixtures.ts';
import type { Flags } from './flags.ts';
import { logLine, logRequest, noteTeller, showRequest } from './log.ts';
import { picturesFor, picturesLine } from './renderer.ts';
import { unsavedReport } from './unsaved.ts';
import type { WatchedFixtures } from './watch-fixtures.ts';

/** Starts a server that runs until a signal ends it. */
export async function start(flags: Flags): Promise<void> {
  const isTerminal = process.stdout.isTTY === true;
  const onResponse = flags.json ? logRequest : isTerminal && !flags.quiet ? showRequest : undefined;
  const { host, url, close } = await open(flags, onResponse === undefined ? {} : { onResponse });
  const unsaved = unsavedReport(host);
  const end = (): void => void close().then(() => process.exit(0), endBadly);
  process.once('SIGTERM', end);
  process.once('SIGINT', () => {
    // Only for a person who presses Ctrl-C: a program that ends this one does not read it.
    if (!flags.json && process.stderr.isTTY === true) process.stderr.write(unsaved(flags, url));
    end();
  });
  // Printed last: a program that reads this line may end the server at once and expects it to end cleanly.
  const line = `The direct-mail mock is listening on ${url}`;
  if (flags.json) logLine('info', line, { url });
  else process.stdout.write(flags.quiet ? `${line}\n` : welcome(line, url, flags));
}

function endBadly(error: unknown): void {
  process.stderr.write(`direct-mail-mock: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** A mock for as long as a command runs; its exit code is this process's. */
export async function startBeside(command: readonly string[], flags: Flags): Promise<void> {
  const { runBeside } = await import('./exec.ts');
  const { url, close } = await open(flags, {}, true);
  try {
    process.exitCode = await runBeside(command, { url, token: flags.productionToken });
  } finally {
    await close();
  }
}

async function open(
  flags: Flags,
  more: ServeHostOptions = {},
  beside = false,
): Promise<Listening & { readonly host: Host }> {
  const pictures = await picturesFor(flags, { beside, environment: process.env });
  const demo = flags.demo ? await (await import('./demo.ts')).demoMonth(flags) : null;
  const loaded = await fixturesNamed(flags.fixtures);
  const watched = flags.watch ? await watchedFixtures(flags, loaded) : undefined;
  const { host } = createHost({
    seed: flags.seed,
    now: flags.now,
    clock: flags.clock,
    ...pictures,
    fixtures: demo?.fixtures ?? watched?.fixtures ?? loaded.fixtures,
    tokens: { production: flags.productionToken, test: flags.testToken },
    validate: async () => (await import('../http/validation.ts')).validateBody,
    control: async (host, request) => (await import('../http/control.ts')).handleControl(host, request),
  });
  try {
    // Errors in the demo's own calls are shown in its journal and would only confuse the person who starts it.
    const tell = noteTeller(flags.json);
    let isDemoReady = demo === null;
    const onNotes: typeof tell = (request) => {
      if (isDemoReady) tell(request);
    };
    const listening = await serveHost(host, { ...flags, onNotes, ...more });
    demo?.fill(host, listening.url);
    await demo?.call(host);
    isDemoReady = true;
    watched?.start(host);
    return { ...listening, host };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${flags.port} is in use; --port 0 picks a free port`, { cause: error });
  }
}

/** Loaded only if the fixtures are watched. */
async function watchedFixtures(flags: Flags, loaded: LoadedFixtures): Promise<WatchedFixtures> {
  const { WatchedFixtures } = await import('./watch-fixtures.ts');
  return new WatchedFixtures(flags.fixtures, loaded, (message, isError) => {
    if (flags.json) logLine(isError ? 'error' : 'info', message);
    else process.stderr.write(`${message}\n`);
  });
}

function welcome(line: string, url: string, flags: Flags): string {
  return `${line}

  Dashboard    ${url}/
  API          ${url}/v1    token ${flags.productionToken} (production), ${flags.testToken} (test)
  Control API  ${url}/_mock  OpenAPI: ${url}/_mock/openapi.json
${picturesLine()}
Try it:

  curl -H 'Authorization: Bearer ${flags.productionToken}' ${url}/v1/campaigns

`;
}
