import { createMock } from '../create-mock.ts';
import { type Served, serve } from '../node.ts';
import { version } from '../version.ts';
import { runBeside } from './exec.ts';
import { type Flags, HELP, readFlags, UsageError } from './flags.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`direct-mail-mock: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('See direct-mail-mock --help\n');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'exec') return exec(args.slice(1));
  const flags = readFlags(args);
  if (flags === 'help') process.stdout.write(HELP);
  else if (flags === 'version') process.stdout.write(`${version}\n`);
  else await start(flags);
}

async function start(flags: Flags): Promise<void> {
  const { url, close } = await open(flags);
  const line = `The direct-mail mock answers at ${url}`;
  process.stdout.write(
    flags.json ? `${JSON.stringify({ level: 'info', message: line, url })}\n` : welcome(line, url, flags),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** `exec [flags] -- command`: a mock on a free port for as long as the command runs. */
async function exec(args: readonly string[]): Promise<void> {
  const dashes = args.indexOf('--');
  const command = dashes === -1 ? [] : args.slice(dashes + 1);
  if (command.length === 0) throw new UsageError('exec needs a command: direct-mail-mock exec [flags] -- npm test');
  const flags = readFlags(['--port', '0', ...args.slice(0, dashes)]);
  if (flags === 'help' || flags === 'version') return main([`--${flags}`]);
  const { url, close } = await open(flags);
  try {
    process.exitCode = await runBeside(command, { url, token: flags.productionToken });
  } finally {
    await close();
  }
}

function open(flags: Flags): Promise<Served> {
  const mock = createMock({
    seed: flags.seed,
    now: flags.now,
    clock: flags.clock,
    fixtures: flags.fixtures,
    tokens: { production: flags.productionToken, test: flags.testToken },
  });
  return serve(mock, flags);
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
