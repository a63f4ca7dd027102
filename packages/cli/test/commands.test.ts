import { routes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import { ruleFields } from '../src/commands/mock/faults-add.ts';
import { type CommandName, commands } from '../src/tree/all.ts';
import { load } from '../src/tree/load.ts';
import { cli } from './support.ts';

test('--yes is accepted by every command, whether it asks or not', async () => {
  expect(await cli(['commands', '--yes', '--json'])).toMatchObject({ code: 0 });
  expect((await cli(['commands', '--help'])).out).not.toContain('--yes');
});

test('every operation of the contract has a command', () => {
  const covered = new Set(commands.flatMap(({ operations = [] }) => operations));
  expect(Object.keys(routes).filter((id) => !covered.has(id as keyof typeof routes))).toEqual([]);
});

test('every command has a name of its own, and its example begins with it', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
  const strays = commands.filter(({ name, example }) => !`${example} `.startsWith(`direct-mail ${name} `));
  expect(strays.map(({ name }) => name)).toEqual([]);
});

test.each(commands.filter(({ isProgram }) => isProgram !== true).map(({ name }) => name))(
  '%s: is there to be loaded, and shows its help on standard output',
  async (name) => {
    const spec = commands.find((each) => each.name === name);
    expect((await load[name as CommandName]()).run).toBeTypeOf('function');
    const ran = await cli([...name.split(' '), '--help']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain(`Usage: direct-mail ${name}`);
    expect(ran.out).toContain(spec?.example);
  },
);

test('the help says of every command what it is for', async () => {
  const [, list = ''] = (await cli(['--help'])).out.split('Commands:\n');
  const rows =
    list
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => /^ {2}\S/.test(line)) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/^ {2}\S+ +\S/.test(row))).toEqual([]);
});

test('whatever creates a mailing asks before a production token spends', () => {
  const spending = commands.filter(({ operations = [] }) => operations.includes('createMailing'));
  expect(spending.map(({ name }) => name)).toEqual(['send', 'runs resume', 'work', 'mailings send']);
  expect(spending.filter(({ effect }) => effect !== 'spends')).toEqual([]);
});

test('every field of a fault is an option', () => {
  const options = commands.find(({ name }) => name === 'faults add')?.options?.map(({ flags }) => flags.split(' ')[0]);
  const fields = Object.keys(ruleFields).map((field) => `--${field.replaceAll('_', '-')}`);
  expect(options).toEqual(expect.arrayContaining(fields));
});

test('`commands --json` describes every command: arguments, options, operations, exit codes', async () => {
  const ran = await cli(['commands', '--json']);
  const told = JSON.parse(ran.out) as {
    commands: { name: string; effect: string | null; options: { flags: string }[] }[];
    exit_codes: object;
  };
  expect(told.commands.map(({ name }) => name)).toEqual(commands.map(({ name }) => name));
  expect(told.exit_codes).toEqual({ done: 0, refused: 1, usage: 2, unknown: 3, partly: 4, interrupted: 130 });
  const lasting = told.commands.filter(({ effect }) => effect !== null);
  expect(lasting.map(({ name }) => name)).toEqual(expect.arrayContaining(['send', 'mailings send', 'privacy erase']));
  for (const { options } of lasting) {
    expect(options.map(({ flags }) => flags)).toEqual(expect.arrayContaining(['--dry-run', '--yes']));
  }
});

describe('what is typed wrongly ends with 2, and says what was meant', () => {
  test.each([
    [['mailngs', 'send'], 'unknown command mailngs: did you mean mailings?'],
    [['mailings', 'gett'], 'unknown command mailings gett: did you mean get?'],
    [['orders', 'fetch'], 'hint: there are submit, edit, delete, get, list, simulate; see direct-mail orders --help'],
    [['mailings', 'send', '--campain', 'x'], 'unknown option --campain: did you mean --campaign?'],
    [['--profile', 'acme', 'whoami'], 'options follow the command: direct-mail COMMAND --profile'],
    [['mailings', 'send', '--tag', 'promo=A', '--tag', 'promo=B'], '--tag promo is given more than once'],
    [['creatives', 'preview', 'x.html', '-o', '-'], 'expected a file that ends with'],
    [['mailings', 'get'], '<mailing> is missing: the id of the mailing'],
    [['mailings', 'get', ''], '<mailing> must not be empty'],
    [['mailings', 'find', '--campaign', 'x'], '--since <date> is required: created at or after this time'],
    [['mailings', 'preview', 'x', '--part', 'side'], '--part must be one of front, back, pdf'],
    [['mailings', 'list', '--campaign', 'x', '--page', '1.5'], '--page must be a whole number'],
    [['stats', '--month', '2026-13'], '--month: expected a year and a month'],
    [['clock', 'advance', 'soon', '--mock', 'http://127.0.0.1:1'], 'expected a span such as'],
    [['clock', 'advance', '3d', '--mock', 'elsewhere'], 'must be a URL'],
    [['clock', 'advance', '3d'], 'which mock?'],
    [['api', 'GO', '/v1/me'], 'expected a method'],
    [['orders', 'submit', '--body', '/nonexistent.json'], 'there is no such file'],
    [['orders', 'submit', '--body', '.'], '.: it is a folder'],
    [['creatives', 'check', '/'], '/: it is a folder'],
    [['campaigns', 'list', '--token-file', '/'], '/: it is a folder'],
    [['faults', 'add', '--probability', 'often', '--mock', 'http://127.0.0.1:1'], '--probability must be a number'],
    [['orders', 'submit', '--body', '{"a":'], 'is not JSON'],
    [['orders', 'submit', '--set', 'x'], 'expected name=text or name:=JSON'],
    [['orders', 'submit', '--set', 'total:=x'], '--set total:=… is not JSON'],
    [['campaigns', 'list', '--production', '--test'], 'either --production or --test'],
    [['campaigns', 'list', '--profile', 'acme'], 'there is no profile acme'],
    [['campaigns', 'list'], 'there is no token'],
    [['addresses', 'standardize'], 'which address?'],
    [[], 'Usage: direct-mail'],
  ])('%j', async (argv, said) => {
    const ran = await cli(argv);
    expect(ran.err).toContain(said);
    expect(ran).toMatchObject({ code: 2, out: '' });
  });
});
