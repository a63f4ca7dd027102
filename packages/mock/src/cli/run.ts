import { version } from '../shared/version.ts';
import { type Flags, readFlags, UsageError } from './flags.ts';

/**
 * Runs the command: starts a server, or one beside another command. Sets the exit code of this process.
 *
 * @param args the arguments as typed, without the program
 * @param name the name of the program
 */
export async function runMock(args: readonly string[], name = 'direct-mail-mock'): Promise<void> {
  watchOutput(name);
  try {
    await run(args, name);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) process.stderr.write(`See ${name} --help\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A full disk, or a reader that closes the pipe after the first line, ends the output but not the server. */
function watchOutput(name: string): void {
  let isTold = false;
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isTold) return;
    isTold = true;
    process.exitCode = 1;
    process.stderr.write(`${name}: cannot write to standard output: ${code}\n`);
  });
}

/** Loads the server only for commands that need it. */
async function run(args: readonly string[], name: string): Promise<void> {
  if (args[0] === 'exec') return exec(args.slice(1), name);
  const flags = readFlags(args, process.env);
  if (typeof flags === 'string') return print(flags, name);
  tellConfig(flags, name);
  await (await import('./start.ts')).start(flags);
}

/** Names the config file that was read, before anything is done with it. */
function tellConfig({ config }: Flags, name: string): void {
  if (config === null) return;
  const names = config.names.length === 0 ? 'none' : config.names.join(', ');
  process.stderr.write(`${name}: options from ${config.path}: ${names}\n`);
}

async function print(what: 'help' | 'version', name: string): Promise<void> {
  if (what === 'version') process.stdout.write(`${version}\n`);
  else process.stdout.write((await import('./help.ts')).HELP.replaceAll('direct-mail-mock', name));
}

/** `exec [flags] -- command`: a mock on a free port beside a command. */
async function exec(args: readonly string[], name: string): Promise<void> {
  const dashes = args.indexOf('--');
  const asked = dashes === -1 && args.some((arg) => ['-h', '--help', '-v', '--version'].includes(arg));
  if ((dashes === -1 && !asked) || dashes === args.length - 1) {
    throw new UsageError(`exec requires a command after --, as in: ${name} exec [flags] -- npm test`);
  }
  const flags = readFlags(['--port', '0', ...(asked ? args : args.slice(0, dashes))], process.env);
  if (typeof flags === 'string') return print(flags, name);
  tellConfig(flags, name);
  await (await import('./start.ts')).startBeside(args.slice(dashes + 1), flags);
}
