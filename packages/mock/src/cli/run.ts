import { errorLines, exitCodes, type Syntax, UsageError } from '@direct-mail/terminal';
import { execArguments, mockOptions } from '@direct-mail/terminal/tables/mock';
import { version } from '../shared/version.ts';
import { type Flags, readFlags } from './flags.ts';

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
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof UsageError ? (error.hint ?? `see ${name} --help`) : undefined;
    process.stderr.write(errorLines({ message, hint }));
    process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.refused;
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
  const isBeside = args[0] === 'exec';
  const syntax: Syntax = isBeside
    ? { command: `${name} exec`, options: mockOptions, arguments: execArguments }
    : { command: name, options: mockOptions };
  const own = isBeside ? onFreePort(args.slice(1)) : args;
  const flags = readFlags(own, process.env, syntax);
  if (typeof flags === 'string') return print(flags, syntax, name);
  tellConfig(flags, name);
  const { start, startBeside } = await import('./start.ts');
  await (isBeside ? startBeside(flags.command, flags) : start(flags));
}

/** Beside a command the port is free, unless one is named. */
function onFreePort(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const isNamed = args.slice(0, end < 0 ? args.length : end).some((each) => /^--port(=|$)/.test(each));
  return isNamed ? args : ['--port', '0', ...args];
}

/** Names the config file that was read, before anything is done with it. */
function tellConfig({ config }: Flags, name: string): void {
  if (config === null) return;
  const names = config.names.length === 0 ? 'none' : config.names.join(', ');
  process.stderr.write(`${name}: options from ${config.path}: ${names}\n`);
}

async function print(what: 'help' | 'version', syntax: Syntax, name: string): Promise<void> {
  if (what === 'version') process.stdout.write(`${version}\n`);
  else process.stdout.write((await import('./help.ts')).helpOf(syntax, name, process.stdout.columns ?? 100));
}
