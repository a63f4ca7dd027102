import type { Syntax } from './command-line.ts';
import type { OptionSpec } from './option.ts';

/** What the help of a command says. */
export interface HelpPage extends Syntax {
  readonly summary: string;
  /** Other ways to call it, below its own. */
  readonly also?: readonly string[];
  readonly examples?: readonly string[];
  /** Paragraphs below the options, as they are. */
  readonly more?: readonly string[];
}

const GAP = 2;
const HELP: readonly [string, string] = ['-h, --help', 'shows help'];

/** The text of `--help` of a command. */
export function commandHelp(page: HelpPage, columns: number): string {
  const args = page.arguments ?? [];
  const groups = new Map<string, OptionSpec[]>();
  for (const option of page.options) {
    const { group = 'Options' } = option;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const usual = groups.get('Options') ?? [];
  groups.delete('Options');
  const lists: [string, readonly (readonly [string, string])[]][] = [
    ['Arguments', args.map(({ name, description }) => [name.replaceAll(/[<>[\].]/g, ''), description] as const)],
    ...[...groups].map(([title, options]): [string, (readonly [string, string])[]] => [title, options.map(optionRow)]),
    ['Options', [...usual.map(optionRow), HELP]],
  ];
  const usage = ['Usage:', page.command, '[options]', ...args.map(({ name }) => typed(name))].join(' ');
  const examples = page.examples ?? [];
  return [
    [usage, ...(page.also ?? []).map((line) => `       ${line}`)].join('\n'),
    wrapped(page.summary, columns).join('\n'),
    ...listed(lists, columns),
    ...(page.more ?? []),
    ...(examples.length === 0
      ? []
      : [`${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((each) => `  ${each}`).join('\n')}`]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The help of a program or a noun: what it is for and a list of its commands. */
export function programHelp(
  program: string,
  summary: string,
  commands: readonly (readonly [string, string])[],
  options: readonly (readonly [string, string])[],
  columns: number,
): string {
  const lists: [string, readonly (readonly [string, string])[]][] = [
    ['Commands', commands],
    ['Options', [...options, HELP]],
  ];
  return `${[`Usage: ${program} COMMAND`, wrapped(summary, columns).join('\n'), ...listed(lists, columns)].join('\n\n')}\n`;
}

/** `<command...>` is typed behind `--`. */
const typed = (name: string): string =>
  name.includes('...') ? `-- ${name.replaceAll(/[^\w-]/g, '').toUpperCase()} …` : name;

const optionRow = (option: OptionSpec): readonly [string, string] => [option.flags, described(option)];

/** The description with what the table knows besides: choices, the variable, the default. */
function described({ description, choices, env, default: standard, repeat }: OptionSpec): string {
  const said = (text: string): boolean => description.includes(text);
  const notes = [
    ...(choices === undefined || choices.every(said) ? [] : [choices.join(', ')]),
    ...(repeat === undefined || said('repeat') ? [] : ['may be repeated']),
    ...(env === undefined || said(env) ? [] : [`or ${env}`]),
    ...(standard === undefined || said('default') ? [] : [`default: ${standard}`]),
  ];
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
}

function listed(
  lists: readonly (readonly [string, readonly (readonly [string, string])[]])[],
  columns: number,
): string[] {
  const longest = Math.max(...lists.flatMap(([, rows]) => rows.map(([name]) => name.length)));
  const width = longest + 2 * GAP;
  const space = Math.max(columns - width, 30);
  return lists
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => {
      const lines = rows.flatMap(([name, text]) =>
        wrapped(text, space).map((line, at) => `${(at === 0 ? `  ${name}` : '').padEnd(width)}${line}`.trimEnd()),
      );
      return [`${title}:`, ...lines].join('\n');
    });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
