import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ada, cli, folder, servedMock } from './support.ts';

const add = ['profiles', 'add', 'acme', '--base-url', 'https://api.example.com'];

test('a profile keeps its tokens in a file for its owner only, and never shows them', async () => {
  const home = folder();
  const env = { DIRECT_MAIL_CONFIG_DIR: home, LIVE: 'live_one', TEST: 'test_two' };
  const added = await cli([...add, '--production-token-from', 'env:LIVE', '--test-token-from', 'env:TEST'], { env });
  expect(added).toMatchObject({ code: 0, err: '' });
  const shown = {
    name: 'acme',
    current: true,
    production: true,
    test: true,
    base_url: 'https://api.example.com',
    address_base_url: null,
  };
  expect(JSON.parse(added.out)).toEqual(shown);
  const file = join(home, 'profiles.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('live_one');
  const listed = await cli(['profiles', 'list'], { env });
  expect(JSON.parse(listed.out)).toEqual([shown]);
  expect(added.out + listed.out).not.toMatch(/live_one|test_two/);
  expect(await cli([...add, '--production-token-from', 'env:LIVE'], { env })).toMatchObject({ code: 2 });
});

test('36.1: a profile has a reference key, which is kept when it is replaced, never shown, and makes the ledgers of the account', async () => {
  const home = folder();
  const env = { DIRECT_MAIL_CONFIG_DIR: home, LIVE: 'live_one', TEST: 'test_two' };
  const keyOf = (): string => {
    const file = JSON.parse(readFileSync(join(home, 'profiles.json'), 'utf8')) as {
      profiles: { acme: { reference_key: string } };
    };
    return file.profiles.acme.reference_key;
  };
  const first = await cli([...add, '--production-token-from', 'env:LIVE'], { env });
  const key = keyOf();
  expect(key).toMatch(/^[\w-]{32}$/);
  const second = await cli([...add, '--test-token-from', 'env:TEST', '--replace'], { env });
  expect(keyOf()).toBe(key);
  const listed = await cli(['profiles', 'list'], { env });
  expect(first.out + second.out + listed.out).not.toContain(key);
});

test('asks for tokens at a terminal only', async () => {
  const env = { DIRECT_MAIL_CONFIG_DIR: folder() };
  expect(await cli(add, { env })).toMatchObject({ code: 2, asked: [] });
  const asked = await cli(add, { env, terminal: true, answers: ['', 'test_two'] });
  expect(asked).toMatchObject({ code: 0, asked: ['Production token (empty: none): ', 'Test token (empty: none): '] });
  const swapped = await cli([...add, '--replace'], { env, terminal: true, answers: ['test_two', ''] });
  expect(swapped.err).toContain('the production token begins with test_');
});

test('doctor cuts nothing at a narrow terminal', async () => {
  const { live } = await servedMock();
  const { DIRECT_MAIL_ADDRESS_BASE_URL: _, ...env } = live;
  const { out } = await cli(['doctor'], { env: { ...env, NO_COLOR: '1' }, terminal: true, columns: 60 });
  expect(out).not.toContain('…');
  expect(out.replaceAll(/\s+/g, ' ')).toContain('needed with --remote only: set DIRECT_MAIL_ADDRESS_BASE_URL');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});

test('a flag goes before the environment, the environment before the profile', async () => {
  const { live, url } = await servedMock();
  const env = { DIRECT_MAIL_CONFIG_DIR: folder() };
  await cli([...add, '--test-token-from', '-'], { env, stdin: 'test_two\n' });
  const from = async (more: Record<string, string>, ...argv: string[]): Promise<string[]> => {
    const ran = await cli(['doctor', ...argv], { env: { ...env, ...more } });
    const checks = JSON.parse(ran.out) as { check: string; detail: string }[];
    return checks.filter(({ check }) => /^(token|base)/.test(check)).map(({ detail }) => detail);
  };
  expect(await from({ DIRECT_MAIL_BASE_URL: url })).toEqual([
    'test, from profile acme',
    `${url}, from DIRECT_MAIL_BASE_URL`,
  ]);
  expect(await from(live)).toEqual(['production, from DIRECT_MAIL_TOKEN', `${url}, from DIRECT_MAIL_BASE_URL`]);
  expect(await from(live, '--base-url', `${url}/`)).toEqual([
    'production, from DIRECT_MAIL_TOKEN',
    `${url}/, from --base-url`,
  ]);
  expect(await from(live, '--profile', 'acme', '--base-url', url)).toEqual([
    'test, from profile acme',
    `${url}, from --base-url`,
  ]);
});

test('sending takes the test token of a profile unless --production is said; reading takes the production one', async () => {
  const { campaign, mock, url } = await servedMock();
  const env = { DIRECT_MAIL_CONFIG_DIR: folder(), LIVE: mock.tokens.production, TEST: mock.tokens.test };
  const tokens = ['--production-token-from', 'env:LIVE', '--test-token-from', 'env:TEST'];
  await cli(['profiles', 'add', 'mock', '--base-url', url, ...tokens], { env });
  const send = ['mailings', 'send', '--campaign', campaign.id, ...ada];
  const tested = await cli(send, { env, terminal: { err: true } });
  expect(tested).toMatchObject({ code: 0, err: `TEST token, ${url}\n` });
  expect((await cli([...send, '--production'], { env })).code).toBe(2);
  expect((await cli(['campaigns', 'list'], { env })).code).toBe(0);
  const mixed = await cli([...send, '--test'], { env: { ...env, DIRECT_MAIL_TOKEN: 'live_other' } });
  expect(mixed).toMatchObject({ code: 2, out: '' });
});

test('warns when others can read the tokens, and refuses a file that is broken without quoting it', async () => {
  const home = folder();
  const env = { DIRECT_MAIL_CONFIG_DIR: home };
  const file = join(home, 'profiles.json');
  await cli([...add, '--test-token-from', '-'], { env, stdin: 'test_two' });
  chmodSync(file, 0o644);
  expect((await cli(['whoami', '--base-url', 'http://127.0.0.1:1'], { env })).err).toContain(`hint: chmod 600 ${file}`);
  writeFileSync(file, '{"profiles": secret_thing');
  const broken = await cli(['profiles', 'list'], { env });
  expect(broken).toMatchObject({ code: 2, out: '' });
  expect(broken.err).not.toContain('secret_thing');
});

test('a base address with a user or a password is refused, and they are shown nowhere, by doctor neither', async () => {
  const token = { DIRECT_MAIL_TOKEN: 'test_x' };
  const places = [
    'http://user:hunter2@127.0.0.1:9',
    'https://hunter2@api.example.com',
    'user:hunter2@host',
    'http://u:hunter2@h h',
  ];
  for (const base of places) {
    for (const [argv, env] of [
      [['doctor', '--base-url', base], {}],
      [['doctor'], { DIRECT_MAIL_BASE_URL: base }],
      [['doctor', '--address-base-url', base], { DIRECT_MAIL_BASE_URL: 'http://127.0.0.1:9' }],
      [['whoami', '--base-url', base], {}],
      [['api', 'GET', '/v1/me', '--dry-run'], { DIRECT_MAIL_BASE_URL: base }],
      [['clock', 'show', '--mock', base], {}],
    ] as const) {
      const ran = await cli(argv, { env: { ...token, ...env } });
      const said = `${ran.out}${ran.err}`;
      expect({ argv, code: ran.code }).toEqual({ argv, code: argv[0] === 'doctor' ? 1 : 2 });
      expect(said, argv.join(' ')).not.toContain('hunter2');
      expect(said, argv.join(' ')).toContain('a base address may hold none');
    }
  }
});

test('36.1: a reference key that is too short is named as it was given', async () => {
  const { live } = await servedMock();
  const list = join(folder(), 'people.csv');
  writeFileSync(list, 'Name,Street,City,State,ZIP\nAda,1 Main St,Austin,TX,78701\n');
  const env = { ...live, DIRECT_MAIL_REFERENCE_KEY: 'short' };
  const { code, err } = await cli(['send', list, '--campaign', 'c', '--plan-only'], { env });
  expect(code).toBe(2);
  expect(err).toContain('error: DIRECT_MAIL_REFERENCE_KEY must have at least 16 characters, got 5');
});
