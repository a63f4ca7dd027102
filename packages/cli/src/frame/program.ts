import { Command, Option } from 'commander';
import type { CommandSpec } from './command.ts';
import { UsageError } from './failure.ts';
import { sharedOptions } from './global-options.ts';
import { Input } from './input/input.ts';

/** Runs a parsed command. */
export type Execute = (spec: CommandSpec, input: Input, options: Readonly<Record<string, unknown>>) => Promise<void>;

/** A noun's description in the help. */
export type Nouns = Readonly<Record<string, string>>;

/**
 * The commands for commander: nouns, then verbs. Verbs only for nouns among `words`, because building all takes a tenth of a
 * command's start.
 */
export function createProgram(
  specs: readonly CommandSpec[],
  nouns: Nouns,
  version: string,
  words: readonly string[],
  execute: Execute,
): Command {
  const program = new Command('direct-mail')
    .description('The direct-mail service on one command line.')
    .version(version, '-V, --version', 'prints the version')
    .helpOption('-h, --help', 'shows help')
    .showHelpAfterError('hint: see direct-mail --help, or direct-mail COMMAND --help')
    .enablePositionalOptions();
  const groups = new Map<string, Command>();
  for (const spec of specs) {
    const [first = '', verb] = spec.name.split(' ');
    const parent = verb === undefined ? program : group(program, groups, first, nouns[first] ?? '', specs);
    if (verb === undefined || words.includes(first)) addCommand(parent, spec, verb ?? first, execute);
  }
  return program;
}

function group(
  program: Command,
  groups: Map<string, Command>,
  noun: string,
  summary: string,
  specs: readonly CommandSpec[],
): Command {
  const there = groups.get(noun);
  if (there) return there;
  const made = program.command(noun).description(summary);
  const verbs = specs.map(({ name }) => name.split(' ')).flatMap(([first, verb]) => (first === noun ? [verb] : []));
  made.showHelpAfterError(`hint: there are ${verbs.join(', ')}; see direct-mail ${noun} --help`);
  groups.set(noun, made);
  return made;
}

/** Of two values, commander would silently take the last, which might name the wrong campaign. */
function refuseSecond(option: Option, command: string): void {
  const check = option.parseArg;
  option.argParser((value: string, before: unknown) => {
    if (before !== undefined) {
      throw new UsageError(
        `--${option.name()} is given more than once`,
        `Give it once; see direct-mail ${command} --help`,
      );
    }
    return check?.(value, before) ?? value;
  });
}

function addCommand(parent: Command, spec: CommandSpec, verb: string, execute: Execute): void {
  const command = parent.command(verb).description(spec.summary);
  command.showHelpAfterError(`hint: see direct-mail ${spec.name} --help`);
  for (const { name, description } of spec.arguments ?? []) command.argument(name, description);
  for (const each of [...(spec.options ?? []), ...sharedOptions(spec.needs, spec.effect)]) {
    const option = new Option(each.flags, each.description);
    if (each.required) option.makeOptionMandatory();
    if (each.choices) option.choices([...each.choices]);
    if (each.repeat) option.argParser((value: string, before?: string[]) => [...(before ?? []), value]);
    else if (option.required || option.optional) refuseSecond(option, spec.name);
    command.addOption(option);
  }
  command.addHelpText('after', `\nExample:\n  ${spec.example}`);
  command.action(async () => {
    const options = command.opts<Record<string, unknown>>();
    const input = new Input(command.processedArgs as (string | undefined)[], options);
    // Checked first: an empty id is the error to report.
    for (const [place, { name }] of (spec.arguments ?? []).entries()) if (name.startsWith('<')) input.argument(place);
    await execute(spec, input, options);
  });
}
