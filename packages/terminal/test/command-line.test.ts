import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  commandHelp,
  errorLines,
  type Input,
  type OptionSpec,
  readCommandLine,
  UsageError,
  type Values,
} from '../src/index.ts';

const options = [
  { flags: '-o, --output <file>', description: 'where to write it' },
  { flags: '--campaign <id>', description: 'the campaign', required: true },
  { flags: '--max-cost <dollars>', description: 'the limit' },
  { flags: '--canary <number>', description: 'how many first', least: 0, group: 'Pace' },
  { flags: '--rate <rate>', description: 'how fast', default: 'auto', env: 'RATE', group: 'Pace' },
  { flags: '--tag <text>', description: 'a tag', repeat: true },
  { flags: '--part <part>', description: 'what of it', choices: ['front', 'back'] },
  { flags: '--yes', description: 'does not ask' },
] as const satisfies readonly OptionSpec[];

const syntax = {
  command: 'program send',
  options,
  arguments: [{ name: '<list>', description: 'a CSV file' }],
};

const read = (argv: readonly string[], sources = {}) => readCommandLine(argv, syntax, sources);
const refused = (argv: readonly string[], of = syntax): UsageError => {
  try {
    readCommandLine(argv, of);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error(`not refused: ${argv.join(' ')}`);
};

describe('values', () => {
  test('have the types of their placeholders', () => {
    expectTypeOf<Values<typeof options>>().toEqualTypeOf<{
      readonly output: string | undefined;
      readonly campaign: string;
      readonly maxCost: number | undefined;
      readonly canary: number | undefined;
      readonly rate: string;
      readonly tag: readonly string[];
      readonly part: 'front' | 'back' | undefined;
      readonly yes: boolean;
    }>();
  });

  test('are read in any order, in one word or two, by their short name, and behind --', () => {
    const argv = [
      '-o',
      'x',
      '--campaign=c',
      '--tag',
      'a',
      '--max-cost',
      '$1,200.50',
      '--tag=b',
      '--canary',
      '0',
      '--',
      '-l',
    ];
    expect(read(argv)).toEqual({
      args: ['-l'],
      values: { output: 'x', campaign: 'c', maxCost: 1200.5, canary: 0, rate: 'auto', tag: ['a', 'b'], yes: false },
    });
  });

  test('the command line goes before the environment, that before a config file, that before the default', () => {
    const rate = (argv: readonly string[], sources = {}) =>
      (read(['l', '--campaign', 'c', ...argv], sources) as Input<{ rate: string }>).values.rate;
    const config = new Map([['rate', ['3']]]);
    expect(rate(['--rate', '1'], { env: { RATE: '2' }, config })).toBe('1');
    expect(rate([], { env: { RATE: '2' }, config })).toBe('2');
    expect(rate([], { env: { RATE: '' }, config })).toBe('3');
    expect(rate([])).toBe('auto');
  });

  test('of a command behind -- are its own', () => {
    const exec = {
      command: 'program exec',
      options,
      arguments: [{ name: '<command...>', description: 'what to run' }],
    };
    expect(readCommandLine(['--campaign', 'c', '--', 'npm', '--yes'], exec)).toMatchObject({
      args: ['npm', '--yes'],
      values: { yes: false },
    });
    expect(refused(['--campaign', 'c', 'npm', '--', 'test'], exec).message).toContain('no argument before --; 1 came');
    expect(refused(['--campaign', 'c'], exec).message).toBe('<command...> is missing: what to run');
  });
});

describe('what is typed wrongly is refused with what was expected', () => {
  test.each([
    [['l', '--campain', 'c'], 'unknown option --campain: did you mean --campaign?'],
    [['l', '--colour=sk_live_1'], 'unknown option --colour'],
    [['l'], '--campaign <id> is required: the campaign'],
    [['l', '--campaign'], '--campaign takes a value: --campaign <id>'],
    [['l', '--campaign', '--yes'], '--campaign takes a value: --campaign <id>'],
    [['l', '--campaign', 'a', '--campaign', 'b'], '--campaign is given more than once'],
    [['l', '--campaign', 'c', '--yes=1'], '--yes takes no value'],
    [['l', '--campaign', 'c', '--max-cost', '-3'], '--max-cost must be an amount in dollars, such as 0.85 or 5000'],
    [['l', '--campaign', 'c', '--canary', '1.5'], '--canary must be a whole number of at least 0'],
    [['l', '--campaign', 'c', '--part', 'frnt'], '--part must be one of front, back: did you mean front?'],
    [['--campaign', 'c'], '<list> is missing: a CSV file'],
    [[' ', '--campaign', 'c'], '<list> must not be empty'],
    [['l', 'sk_live_1', '--campaign', 'c'], 'program send takes 1 argument; 2 came'],
  ])('%j', (argv, message) => {
    const error = refused(argv);
    expect(error.message).toBe(message);
    expect(errorLines(error)).not.toContain('sk_live_1');
  });
});

test('help is asked for before anything is checked, names every option and fits the width', () => {
  expect(read(['--help', '--colour'])).toBe('help');
  const help = commandHelp({ ...syntax, summary: 'sends a list', examples: ['program send l'] }, 60);
  expect(help).toBe(`Usage: program send [options] <list>

sends a list

Arguments:
  list                  a CSV file

Pace:
  --canary <number>     how many first
  --rate <rate>         how fast (or RATE; default: auto)

Options:
  -o, --output <file>   where to write it
  --campaign <id>       the campaign
  --max-cost <dollars>  the limit
  --tag <text>          a tag (may be repeated)
  --part <part>         what of it (front, back)
  --yes                 does not ask
  -h, --help            shows help

Example:
  program send l
`);
});
