import type { Listening } from '../adapters/node.ts';
import { createHost } from '../create-host.ts';
import { type ServeHostOptions, serveHost } from '../server/serve.ts';
import { loadFixtures } from './fixtures.ts';
import type { Flags } from './flags.ts';
import { logLine, logRequest, noteTeller } from './log.ts';
import { picturesFor } from './renderer.ts';

/** Starts a server that runs until a signal ends it. */
export async function start(flags: Flags): Promise<void> {
  const { url, close } = await open(flags, flags.json ? { onAnswer: logRequest } : {});
  const line = `The direct-mail mock answers at ${url}`;
  if (flags.json) logLine('info', line, { url });
  else process.stdout.write(welcome(line, url, flags));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0), endBadly));
  }
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

async function open(flags: Flags, more: ServeHostOptions = {}, beside = false): Promise<Listening> {
  const pictures = await picturesFor(flags, { beside, environment: process.env });
  const demo = flags.demo ? await (await import('./demo.ts')).demoMonth(flags) : null;
  const { host } = createHost({
    seed: flags.seed,
    now: flags.now,
    clock: flags.clock,
    ...pictures,
    fixtures: demo?.fixtures ?? (await loadFixtures(flags.fixtures)),
    tokens: { production: flags.productionToken, test: flags.testToken },
    validate: async () => (await import('../http/validation.ts')).validateBody,
    control: async (host, request) => (await import('../http/control.ts')).handleControl(host, request),
  });
  try {
    const listening = await serveHost(host, { ...flags, onNotes: noteTeller(flags.json), ...more });
    demo?.fill(host, listening.url);
    return listening;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${flags.port} is in use; --port 0 picks a free one`, { cause: error });
  }
}

function welcome(line: string, url: string, flags: Flags): string {
  return `${line}

  Dashboard    ${url}/
  API          ${url}/v1    token ${flags.productionToken} (production), ${flags.testToken} (test)
  Control API  ${url}/_mock  described at ${url}/_mock/openapi.json

Try it:

  curl -H 'Authorization: Bearer ${flags.productionToken}' ${url}/v1/campaigns

`;
}
