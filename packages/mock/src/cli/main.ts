import { version } from '../shared/version.ts';
import { readFlags, UsageError } from './flags.ts';
import { HELP } from './help.ts';

// A reader that takes the first line and closes the pipe ends its reading, not the server.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`direct-mail-mock: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('See direct-mail-mock --help\n');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** What needs no server loads none. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'exec') return exec(args.slice(1));
  const flags = readFlags(args, process.env);
  if (typeof flags === 'string') print(flags);
  else await (await import('./start.ts')).start(flags);
}

function print(what: 'help' | 'version'): void {
  process.stdout.write(what === 'help' ? HELP : `${version}\n`);
}

/** `exec [flags] -- command`: a mock on a free port beside a command. */
async function exec(args: readonly string[]): Promise<void> {
  const dashes = args.indexOf('--');
  const asked = dashes === -1 && args.some((arg) => ['-h', '--help', '-v', '--version'].includes(arg));
  if ((dashes === -1 && !asked) || dashes === args.length - 1) {
    throw new UsageError('exec needs a command after two dashes: direct-mail-mock exec [flags] -- npm test');
  }
  const flags = readFlags(['--port', '0', ...(asked ? args : args.slice(0, dashes))], process.env);
  if (typeof flags === 'string') return print(flags);
  await (await import('./start.ts')).startBeside(args.slice(dashes + 1), flags);
}
