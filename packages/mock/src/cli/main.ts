import { createMock } from '../create-mock.ts';
import { type Served, type ServeOptions, serve } from '../node.ts';
import { version } from '../version.ts';
import { runBeside } from './exec.ts';
import { loadFixtures } from './fixtures.ts';
import { type Flags, readFlags, UsageError } from './flags.ts';
import { HELP } from './help.ts';
import { logLine, logRequest } from './log.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`direct-mail-mock: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('See direct-mail-mock --help\n');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'exec') return exec(args.slice(1));
  const flags = readFlags(args, process.env);
  if (typeof flags === 'string') print(flags);
  else await start(flags);
}

function print(what: 'help' | 'version'): void {
  process.stdout.write(what === 'help' ? HELP : `${version}\n`);
}

async function start(flags: Flags): Promise<void> {
  const { url, close } = await open(flags, flags.json ? { onAnswer: logRequest } : {});
  const line = `The direct-mail mock answers at ${url}`;
  if (flags.json) logLine('info', line, { url });
  else process.stdout.write(welcome(line, url, flags));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** `exec [flags] -- command`: a mock on a free port for as long as the command runs. */
async function exec(args: readonly string[]): Promise<void> {
  const dashes = args.indexOf('--');
  const asked = dashes === -1 && args.some((arg) => ['-h', '--help', '-v', '--version'].includes(arg));
  if ((dashes === -1 && !asked) || dashes === args.length - 1) {
    throw new UsageError('exec needs a command after two dashes: direct-mail-mock exec [flags] -- npm test');
  }
  const flags = readFlags(['--port', '0', ...(asked ? args : args.slice(0, dashes))], process.env);
  if (typeof flags === 'string') return print(flags);
  const command = args.slice(dashes + 1);
  const { url, close } = await open(flags);
  try {
    process.exitCode = await runBeside(command, { url, token: flags.productionToken });
  } finally {
    await close();
  }
}

async function open(flags: Flags, more: ServeOptions = {}): Promise<Served> {
  const mock = createMock({
    seed: flags.seed,
    now: flags.now,
    clock: flags.clock,
    fixtures: loadFixtures(flags.fixtures),
    tokens: { production: flags.productionToken, test: flags.testToken },
  });
  try {
    return await serve(mock, { ...flags, ...more });
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
