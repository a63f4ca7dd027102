import { nearest } from '@direct-mail/contract/doors/nearest';
import {
  commandHelp,
  errorLines,
  type HelpPage,
  type OptionSpec,
  programHelp,
  UsageError,
} from '@direct-mail/terminal';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import {
  clientArguments,
  clientOptions,
  driftArguments,
  serverOptions,
  summaries,
} from '@direct-mail/terminal/tables/conformance';
import { faultNames } from '../client/run.ts';
import { client } from './client.ts';
import { driftCommand } from './drift.ts';
import type { Environment } from './flags.ts';
import { type Output, server } from './server.ts';

const codes =
  'Exit codes: 0 as expected · 1 failures, a stale baseline, or drift · 2 wrong usage, or no service to check';

/** The help of each command. */
const pages = (program: string): Readonly<Record<keyof typeof summaries, HelpPage>> => ({
  server: {
    command: `${program} server`,
    summary: summaries.server,
    options: serverOptions,
    more: [codes],
    examples: [`${program} server --base-url https://api.example.com --report report.html`],
  },
  client: {
    command: `${program} client`,
    summary: summaries.client,
    options: clientOptions,
    arguments: clientArguments,
    more: [`Faults of --only:\n${faultNames.map((name) => `  ${name}`).join('\n')}`, codes],
    examples: [`${program} client -- python my_client.py`],
  },
  drift: {
    command: `${program} drift`,
    summary: summaries.drift,
    options: [],
    arguments: driftArguments,
    more: [codes],
    examples: [`${program} drift before.json after.json`],
  },
});

/** How the command is called. */
export interface CalledAs {
  /** The name of the program, in help and hints. Default: `direct-mail-conformance`. */
  readonly program?: string;
  /** Options of `server` that the caller reads, for its help. */
  readonly more?: readonly OptionSpec[];
}

/**
 * Runs `direct-mail-conformance`, possibly under another name.
 *
 * @returns the exit code: 0 as expected, 1 failures or drift, 2 wrong usage or nothing that could be checked
 */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  output: Output,
  { program = 'direct-mail-conformance', more = [] }: CalledAs = {},
): Promise<number> {
  const [name = '', ...rest] = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const known = pages(program);
  if (name === '--help' || name === '-h') {
    const summary = 'checks a direct-mail service against its specification, and clients against a service';
    output.out(programHelp(program, summary, Object.entries(summaries), [], COLUMNS).trimEnd());
    return exitCodes.done;
  }
  try {
    if (!Object.hasOwn(known, name)) throw unknownCommand(name, Object.keys(known), program);
    const page = known[name as keyof typeof known];
    const code = await run(name as keyof typeof known, page, rest, env, output);
    if (code !== 'help') return code;
    const shown = page === known.server ? { ...page, options: [...page.options, ...more] } : page;
    output.out(commandHelp(shown, COLUMNS).trimEnd());
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof UsageError) && !isFileError(error)) throw error;
    const hint = error instanceof UsageError ? error.hint : undefined;
    const command = Object.hasOwn(known, name) ? `${program} ${name}` : program;
    output.err(errorLines({ message: error.message, hint: hint ?? `see ${command} --help` }).trimEnd());
    return exitCodes.usage;
  }
}

/** The width of the help where no terminal tells its own. */
const COLUMNS = process.stdout.columns ?? 100;

function run(
  name: keyof typeof summaries,
  page: HelpPage,
  args: readonly string[],
  env: Environment,
  output: Output,
): Promise<number | 'help'> | number | 'help' {
  if (name === 'server') return server(args, env, output, page);
  return name === 'client' ? client(args, output, page) : driftCommand(args, output, page);
}

function unknownCommand(name: string, known: readonly string[], program: string): UsageError {
  const list = `${known.slice(0, -1).join(', ')} or ${known.at(-1)}`;
  if (name === '') return new UsageError(`a command is needed: ${list}`, `see ${program} --help`);
  const meant = nearest(name, known);
  const better = meant === undefined ? '' : `: did you mean ${meant}?`;
  return new UsageError(`there is no command ${name}${better}`, `there are ${list}; see ${program} --help`);
}

/** A missing or read-only file is a usage error. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error &&
  ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EADDRINUSE'].includes(String((error as { code?: unknown }).code));
