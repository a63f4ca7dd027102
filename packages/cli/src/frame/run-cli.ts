import { nearest } from '@direct-mail/contract/doors/nearest';
import {
  commandHelp,
  errorLines,
  type HelpPage,
  type Input,
  programHelp,
  readCommandLine,
} from '@direct-mail/terminal';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import { commands, nouns } from '../tree/all.ts';
import { load } from '../tree/load.ts';
import type { CommandSpec, Context, Result } from './command.ts';
import { createContext } from './create-context.ts';
import { codeOf, explainError } from './explain-error.ts';
import { acceptedOf, optionsOf } from './global-options.ts';
import { checkFields } from './input/check-fields.ts';
import type { Io } from './io.ts';
import { print } from './print.ts';
import { safeLines } from './safe-text.ts';
import { createScrubber } from './scrub.ts';
import { helpIsWritten, tellLost } from './tell-lost.ts';

const PROGRAM = 'direct-mail';

/** Runs one command line, without the program's name. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const scrub = createScrubber();
  const say = async (text: string): Promise<number> => {
    io.out(text);
    return (await helpIsWritten(io)) ? exitCodes.done : exitCodes.refused;
  };
  try {
    if (argv.length === 0) {
      io.err(programPage(io.errColumns));
      return exitCodes.usage;
    }
    const asked = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
    if (/^(-h|--help)$/.test(asked[0] as string)) return await say(programPage(io.columns));
    if (/^(-V|-v|--version)$/.test(asked[0] as string)) return await say(`${version}\n`);
    const { spec, rest } = commandIn(asked);
    if (spec === undefined) return await say(nounPage(asked[0] as string, io.columns));
    const input = readCommandLine(rest, { ...pageOf(spec), options: acceptedOf(spec) });
    if (typeof input === 'string') return await say(commandHelp(pageOf(spec), io.columns));
    const { values } = input;
    const missing = checkFields(spec, values, io);
    const { run } = await load[spec.name as keyof typeof load]();
    const call = run as unknown as (context: Context, input: Input) => Promise<Result>;
    const result = await call(
      createContext(spec, commands, values, io, scrub, missing, (line, other) => runCli(line, other, version)),
      input,
    );
    print(result, values, io, scrub, missing);
    if (result.failed !== undefined) io.err(`${safeLines(scrub.message(result.failed))}\n`);
    return await tellLost(spec, result, values['dryRun'] === true, result.exitCode ?? exitCodes.done, io, scrub);
  } catch (error) {
    const explained = explainError(error, io.env['DIRECT_MAIL_DEBUG'] === '1');
    // Where a program reads, it decides by the code and not by the text.
    const code = argv.includes('--json') || !io.terminal.out ? codeOf(error, explained) : undefined;
    io.err(safeLines(scrub.message(errorLines({ ...explained, code }))));
    return explained.exitCode;
  }
}

/** The command of a command line; without a verb, its noun was asked for its help. @throws UsageError */
function commandIn(argv: readonly string[]): { readonly spec?: CommandSpec; readonly rest: readonly string[] } {
  const [first = '', second = ''] = argv;
  const named = (name: string): CommandSpec | undefined => commands.find((each) => each.name === name);
  const both = named(`${first} ${second}`);
  if (both !== undefined) return { spec: both, rest: argv.slice(2) };
  const alone = named(first);
  if (alone !== undefined) return { spec: alone, rest: argv.slice(1) };
  if (!Object.hasOwn(nouns, first)) {
    if (first.startsWith('-'))
      throw new UsageError(
        `unknown option ${nameOf(first)}`,
        `options follow the command: ${PROGRAM} COMMAND ${nameOf(first)}`,
      );
    const words = [...new Set(commands.map(({ name }) => name.split(' ')[0] as string))];
    throw new UsageError(`unknown command ${shown(first)}${meant(first, words)}`, `see ${PROGRAM} --help`);
  }
  if (/^(-h|--help)$/.test(second)) return { rest: [] };
  const verbs = verbsOf(first).map(({ name }) => name.slice(first.length + 1));
  const hint = `there are ${verbs.join(', ')}; see ${PROGRAM} ${first} --help`;
  if (second === '' || second.startsWith('-')) throw new UsageError(`${PROGRAM} ${first} needs a command`, hint);
  throw new UsageError(`unknown command ${first} ${shown(second)}${meant(second, verbs)}`, hint);
}

const verbsOf = (noun: string): readonly CommandSpec[] => commands.filter(({ name }) => name.startsWith(`${noun} `));

/** An option without its value, which may be a secret. */
const nameOf = (word: string): string => word.split('=')[0] as string;

const shown = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);

const meant = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
};

/** What a command's help says. */
const pageOf = (spec: CommandSpec): HelpPage => ({
  command: `${PROGRAM} ${spec.name}`,
  summary: spec.summary,
  options: optionsOf(spec),
  arguments: spec.arguments ?? [],
  examples: [spec.example],
});

function programPage(columns: number): string {
  const rows = new Map<string, string>();
  for (const { name, summary } of commands) {
    const [noun = '', verb] = name.split(' ');
    // `mock` is a command that also has a verb: its summary is its own.
    rows.set(noun, verb === undefined ? summary : (nouns[noun] ?? rows.get(noun) ?? ''));
  }
  const options = [['-V, --version', 'prints the version']] as const;
  return programHelp(PROGRAM, 'The direct-mail service on one command line.', [...rows], options, columns);
}

const nounPage = (noun: string, columns: number): string =>
  programHelp(
    `${PROGRAM} ${noun}`,
    nouns[noun] ?? '',
    verbsOf(noun).map(({ name, summary }) => [name.slice(noun.length + 1), summary]),
    [],
    columns,
  );
