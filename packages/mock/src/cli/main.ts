import { createMock } from '../create-mock.ts';
import { serve } from '../node.ts';
import { version } from '../version.ts';
import { type Flags, HELP, readFlags, UsageError } from './flags.ts';

try {
  await main();
} catch (error) {
  process.stderr.write(`direct-mail-mock: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('See direct-mail-mock --help\n');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags === 'help') process.stdout.write(HELP);
  else if (flags === 'version') process.stdout.write(`${version}\n`);
  else await start(flags);
}

async function start(flags: Flags): Promise<void> {
  const mock = createMock({
    seed: flags.seed,
    now: flags.now,
    clock: flags.clock,
    fixtures: flags.fixtures,
    tokens: { production: flags.productionToken, test: flags.testToken },
  });
  const { url, close } = await serve(mock, flags);
  const line = `The direct-mail mock answers at ${url}`;
  process.stdout.write(
    flags.json ? `${JSON.stringify({ level: 'info', message: line, url })}\n` : welcome(line, url, flags),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
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
