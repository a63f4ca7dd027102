import { parseArgs } from 'node:util';
import { nearest } from '@direct-mail/contract/doors/nearest';
import { UsageError } from './failure.ts';
import { type ArgumentSpec, type Notation, notationOf, type OptionSpec } from './option.ts';

/** What a command takes. */
export interface Syntax {
  /** The command as it is typed: `direct-mail runs list`. */
  readonly command: string;
  readonly options: readonly OptionSpec[];
  readonly arguments?: readonly ArgumentSpec[];
}

/** A command line as it was typed. */
export interface Typed {
  /** By the option's name; a switch has no text. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly args: readonly string[];
  /** What is behind `--`. */
  readonly behind: readonly string[];
}

/** The values of options, by their names in camel case, and the arguments. */
export interface Input<Values = Readonly<Record<string, unknown>>, Args = readonly (string | undefined)[]> {
  readonly values: Values;
  readonly args: Args;
}

/** Where the value of an option can come from, besides the command line. */
export interface Sources {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Texts of a config file, by the option's name. */
  readonly config?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads a command line: an option is known and given once, its value has the form that the table says, and no argument is missing or
 * too much. The command line goes before the environment, that before the config file, that before the default. No message repeats a
 * value that could be a secret.
 *
 * @returns `help` or `version` if that was asked
 * @throws UsageError
 */
export function readCommandLine(
  argv: readonly string[],
  syntax: Syntax,
  sources: Sources = {},
): Input | 'help' | 'version' {
  const typed = typedIn(argv, syntax);
  if (typed === 'help' || typed === 'version') return typed;
  return { values: valuesOf(typed, syntax, sources), args: argumentsOf(typed, syntax) };
}

/** The options and arguments as they were typed. @throws UsageError */
export function typedIn(argv: readonly string[], syntax: Syntax): Typed | 'help' | 'version' {
  const known = syntax.options.map(notationOf);
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const { tokens } = parseArgs({
    args: [...own],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(
        known.map(({ name, short, placeholder }) => [
          name,
          { type: placeholder === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) } as const,
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const options = new Map<string, string[]>();
  const args: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') return 'help';
    const place = known.findIndex(({ name }) => name === token.name);
    if (place < 0) {
      if (args.length === 0 && options.size === 0 && /^-?-(v|V|version)$/.test(token.rawName)) return 'version';
      throw unknownOption(token.rawName, known, syntax);
    }
    const { name, placeholder } = known[place] as Notation;
    const before = options.get(name);
    if (placeholder === undefined) {
      if (token.inlineValue === true) throw new UsageError(`--${name} takes no value`, see(syntax));
      options.set(name, []);
      continue;
    }
    // The next option is no value: `--campaign --yes`.
    const isOption = token.inlineValue === false && /^--?[a-z]/i.test(token.value);
    if (token.value === undefined || isOption)
      throw new UsageError(`--${name} takes a value: --${name} <${placeholder}>`, see(syntax));
    if (before !== undefined && (syntax.options[place] as OptionSpec).repeat !== true)
      throw new UsageError(`--${name} is given more than once`, `Give it once; see ${syntax.command} --help`);
    options.set(name, [...(before ?? []), token.value]);
  }
  return { options, args, behind: end < 0 ? [] : argv.slice(end + 1) };
}

/** The values of all options of the table. @throws UsageError */
export function valuesOf(
  typed: Typed,
  syntax: Syntax,
  { env = {}, config }: Sources,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const option of syntax.options) {
    const { name, key, placeholder } = notationOf(option);
    const inEnvironment = env[option.env ?? ''] || undefined;
    const standard = option.default === undefined ? undefined : [option.default];
    const texts =
      typed.options.get(name) ??
      (inEnvironment === undefined ? undefined : [inEnvironment]) ??
      config?.get(name) ??
      standard;
    if (texts === undefined && option.required) throw missingOption(option, syntax);
    const from = typed.options.has(name) || inEnvironment === undefined ? `--${name}` : (option.env as string);
    if (placeholder === undefined) values[key] = texts !== undefined;
    else if (option.repeat) values[key] = (texts ?? []).map((text) => readValue(option, from, text));
    else if (texts !== undefined) values[key] = readValue(option, from, texts[0] as string);
  }
  return values;
}

function readValue(option: OptionSpec, from: string, text: string): string | number {
  const { placeholder } = notationOf(option);
  if (placeholder === 'number') return readWhole(from, text, option.least ?? 1);
  if (placeholder === 'dollars') return readDollars(from, text);
  const { choices } = option;
  if (choices === undefined || choices.includes(text)) return text;
  const meant = nearest(text, choices);
  throw new UsageError(
    `${from} must be one of ${choices.join(', ')}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
  );
}

/** A whole number of at least `least`. @throws UsageError */
function readWhole(from: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`${from} must be a whole number of at least ${least}`);
}

/** Dollars: a number from 0, with or without `$` and thousands separators. @throws UsageError */
function readDollars(from: string, text: string): number {
  if (/^\$?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) return Number(text.replaceAll(/[$,]/g, ''));
  throw new UsageError(`${from} must be an amount in dollars, such as 0.85 or 5000`);
}

/**
 * The arguments of the table: those of `<command...>` are behind `--`, so that no option of theirs is taken for one of ours.
 *
 * @throws UsageError
 */
export function argumentsOf(typed: Typed, { command, arguments: specs = [] }: Syntax): readonly string[] {
  const last = specs.at(-1)?.name.includes('...') ? specs.at(-1) : undefined;
  const own = last === undefined ? specs : specs.slice(0, -1);
  const args = last === undefined ? [...typed.args, ...typed.behind] : typed.args;
  const needed = own.filter(({ name }) => name.startsWith('<'));
  const missing = needed[args.length] ?? (last?.name.startsWith('<') && typed.behind.length === 0 ? last : undefined);
  if (missing !== undefined && args.length <= own.length)
    throw new UsageError(`${missing.name} is missing: ${missing.description}`, `see ${command} --help`);
  // An empty id would call another operation: GET /v1/campaign/ is not GET /v1/campaign/:id.
  const empty = needed.findIndex((_, place) => args[place]?.trim() === '');
  if (empty >= 0) throw new UsageError(`${needed[empty]?.name} must not be empty`, `see ${command} --help`);
  if (args.length > own.length) {
    const takes = own.length === 0 ? 'no argument' : `${own.length} argument${own.length === 1 ? '' : 's'}`;
    const before = last === undefined ? '' : ' before --';
    throw new UsageError(`${command} takes ${takes}${before}; ${args.length} came`, `see ${command} --help`);
  }
  return last === undefined ? args : [...args, ...typed.behind];
}

function unknownOption(raw: string, known: readonly Notation[], syntax: Syntax): UsageError {
  const meant = nearest(
    raw,
    known.map(({ name }) => `--${name}`),
  );
  return new UsageError(`unknown option ${raw}${meant === undefined ? '' : `: did you mean ${meant}?`}`, see(syntax));
}

const missingOption = ({ flags, description }: OptionSpec, syntax: Syntax): UsageError =>
  new UsageError(`${flags} is required: ${description}`, see(syntax));

const see = ({ command }: Pick<Syntax, 'command'>): string => `see ${command} --help`;
