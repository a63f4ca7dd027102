import { nearest } from '@direct-mail/contract/doors/nearest';
import { CommanderError } from 'commander';
import { commands, nouns } from '../tree/all.ts';
import { createContext } from './create-context.ts';
import { exitCodes } from './exit-codes.ts';
import { explainError } from './explain-error.ts';
import { checkFields } from './input/check-fields.ts';
import { settleJson } from './input/json-argument.ts';
import type { Io } from './io.ts';
import { type JsonOption, print } from './print.ts';
import { createProgram } from './program.ts';
import { safeLines } from './safe-text.ts';
import { createScrubber } from './scrub.ts';
import { helpIsWritten, tellLost } from './tell-lost.ts';

/** Runs one command line, without the program's name. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const scrub = createScrubber();
  let exitCode: number = exitCodes.done;
  const program = createProgram(commands, nouns, version, argv, async (spec, input, options) => {
    const missing = checkFields(spec, options, io);
    const { run } = await spec.load();
    const json = options['json'] as JsonOption;
    const result = await run(createContext(spec, commands, options, io, scrub, missing), input);
    exitCode = result.exitCode ?? exitCodes.done;
    print(result, json, io, scrub, missing);
    if (result.failed !== undefined) io.err(`${safeLines(scrub.message(result.failed))}\n`);
    exitCode = await tellLost(spec, result, options['dryRun'] === true, exitCode, io, scrub);
  });
  const said = { writeOut: io.out, writeErr: (text: string) => io.err(safeLines(scrub.message(text))) };
  for (const each of [program, ...program.commands.flatMap((command) => [command, ...command.commands])]) {
    each.exitOverride().configureOutput({
      ...said,
      outputError: (text, write) => write(withPlace(withMeant(withoutValue(text), argv), argv)),
    });
  }
  try {
    if (argv.length === 0) {
      program.outputHelp({ error: true });
      return exitCodes.usage;
    }
    await program.parseAsync(settleJson(argv), { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) return exitCodes.usage;
      return (await helpIsWritten(io)) ? exitCodes.done : exitCodes.refused;
    }
    const { message, hint, exitCode: code } = explainError(error, io.env['DIRECT_MAIL_DEBUG'] === '1');
    io.err(safeLines(scrub.message(`error: ${message}\n${hint === undefined ? '' : `hint: ${hint}\n`}`)));
    return code;
  }
}

/** A required option that is missing because it was misspelled: commander reports only that it is missing. */
function withMeant(text: string, argv: readonly string[]): string {
  const [, option] = /required option '(?:-\w, )?(--[\w-]+)/.exec(text) ?? [];
  if (option === undefined) return text;
  const words = argv.map((word) => word.split('=')[0] as string).filter((word) => word.startsWith('--'));
  const typed = words.find((word) => nearest(word, [option]) !== undefined);
  return typed === undefined ? text : `${text.trimEnd()}\nDid you mean ${option} by ${typed}?\n`;
}

/** An option before the command, as in other programs: here options follow it. */
function withPlace(text: string, argv: readonly string[]): string {
  const [, option] = /unknown option '(--?[\w-]+)'/.exec(text) ?? [];
  const before = argv[0]?.startsWith('-') === true && argv[0].split('=')[0] === option;
  return before ? `${text.trimEnd()}\nOptions follow the command: direct-mail COMMAND ${option}\n` : text;
}

/** A message about unknown or extra words does not repeat a possible secret: `--token=…`. */
const withoutValue = (text: string): string =>
  text.replace(/(unknown option '--?[\w-]+)=[^\n]*'/, "$1'").replace(/(but got \d+): [^\n]*/, '$1.');
