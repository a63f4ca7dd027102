import { notationOf, type OptionSpec } from '@direct-mail/terminal';
import type { CommandSpec } from '../frame/command.ts';
import { optionsOf } from '../frame/global-options.ts';
import type { Nouns } from '../tree/all.ts';

/** One suggestion. */
export interface Suggestion {
  readonly value: string;
  readonly description: string;
}

/** Suggestions: words, or that a file is expected. */
export type Suggestions = readonly Suggestion[] | 'files';

/** Names known in addition to the commands. */
export interface Known {
  readonly commands: readonly CommandSpec[];
  readonly nouns: Nouns;
  readonly profiles: readonly string[];
  /** Names of webhook events. */
  readonly events: readonly string[];
  readonly shells: readonly string[];
}

/** Suggestions for the last of the words, which are those after the program's name. */
export function suggest(words: readonly string[], known: Known): Suggestions {
  const before = words.slice(0, -1);
  const partial = words.at(-1) ?? '';
  const { spec, rest } = commandOf(before, known.commands);
  const found = spec === undefined ? verbs(before, known) : inCommand(spec, rest, partial, known);
  return found === 'files' ? found : found.filter(({ value }) => value.startsWith(partial));
}

function commandOf(words: readonly string[], commands: readonly CommandSpec[]) {
  const lengths = [2, 1];
  for (const length of lengths) {
    const name = words.slice(0, length).join(' ');
    const spec = words.length >= length ? commands.find((each) => each.name === name) : undefined;
    if (spec !== undefined) return { spec, rest: words.slice(length) };
  }
  return { spec: undefined, rest: [] };
}

/** Nouns and one-word commands, or a noun's verbs. */
function verbs(before: readonly string[], { commands, nouns }: Known): readonly Suggestion[] {
  const [noun] = before;
  if (before.length > 1) return [];
  if (noun !== undefined) {
    return commands
      .filter(({ name }) => name.startsWith(`${noun} `))
      .map(({ name, summary }) => ({ value: name.slice(noun.length + 1), description: summary }));
  }
  const first = new Map<string, string>();
  for (const { name, summary } of commands) {
    const [word = ''] = name.split(' ');
    if (!first.has(word)) first.set(word, name.includes(' ') ? (nouns[word] ?? '') : summary);
  }
  return [...first].map(([value, description]) => ({ value, description }));
}

function inCommand(spec: CommandSpec, rest: readonly string[], partial: string, known: Known): Suggestions {
  const options = optionsOf(spec);
  const last = rest.at(-1);
  const asked = options.find((each) => last !== undefined && names(each).includes(last));
  if (asked !== undefined && takesValue(asked)) return valuesOf(asked, known);
  if (partial.startsWith('-')) {
    const used = new Set(rest);
    return options
      .filter((each) => each.repeat === true || !names(each).some((name) => used.has(name)))
      .map((each) => ({ value: names(each).at(-1) as string, description: each.description }));
  }
  const place = placeOf(rest, options);
  const argument = spec.arguments?.[place];
  if (argument === undefined) return [];
  return valuesNamed(placeholder(argument.name), known) ?? [];
}

/** How many arguments precede this one, without options and their values. */
function placeOf(rest: readonly string[], options: readonly OptionSpec[]): number {
  let place = 0;
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] as string;
    if (!word.startsWith('-')) place += 1;
    else if (takesValue(options.find((each) => names(each).includes(word)))) at += 1;
  }
  return place;
}

function names(option: OptionSpec): readonly string[] {
  const { short, name } = notationOf(option);
  return [...(short === undefined ? [] : [`-${short}`]), `--${name}`];
}

const takesValue = (option: OptionSpec | undefined): boolean =>
  option !== undefined && notationOf(option).placeholder !== undefined;

const placeholder = (text: string): string => /[<[]([\w-]+)/.exec(text)?.[1] ?? '';

function valuesOf(option: OptionSpec, known: Known): Suggestions {
  if (option.choices !== undefined) return option.choices.map((value) => ({ value, description: '' }));
  if (names(option).includes('--profile')) return plain(known.profiles);
  if (names(option).includes('--event')) return plain(known.events);
  return valuesNamed(placeholder(option.flags), known) ?? [];
}

/** Their names in the help. */
function valuesNamed(name: string, { events, shells }: Known): Suggestions | undefined {
  if (/^(file|path|folder|list|html|data|source)$/.test(name)) return 'files';
  if (name === 'event') return plain(events);
  if (name === 'shell') return plain(shells);
  return undefined;
}

const plain = (values: readonly string[]): Suggestion[] => values.map((value) => ({ value, description: '' }));
