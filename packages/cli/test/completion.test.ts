import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webhookEventNames } from '@direct-mail/contract';
import { expect, test } from 'vitest';
import { complete } from '../src/completion/complete.ts';
import { completionScripts, shells } from '../src/completion/scripts.ts';
import { cli, folder } from './support.ts';

const place = { env: { DIRECT_MAIL_CONFIG_DIR: folder() }, home: '/nonexistent', platform: 'linux' };
const after = async (...words: string[]): Promise<string[]> =>
  (await complete(['bash', '--', ...words], place)).split('\n').filter((line) => line !== '');

test('completes nouns, verbs, options, their values and names of events; files where a file is expected', async () => {
  expect(await after('mail')).toEqual(['mailings']);
  expect(await after('')).toEqual(expect.arrayContaining(['send', 'mailings', 'webhooks', 'mock', 'completion']));
  expect(await after('webhooks', '')).toEqual(['listen', 'replay', 'trigger', 'add', 'list', 'remove']);
  expect(await after('webhooks', 'l')).toEqual(['listen', 'list']);
  expect(await after('mailings', 'preview', '--p')).toEqual(['--part', '--profile', '--production']);
  expect(await after('mailings', 'preview', 'x', '--part', '')).toEqual(['front', 'back', 'pdf']);
  expect(await after('mailings', 'get', '--json', '--j')).toEqual([]);
  expect(await after('webhooks', 'trigger', '')).toEqual([...webhookEventNames]);
  expect(await after('webhooks', 'listen', '--event', 'deliv')).toEqual(['delivered', 'delivery_exception']);
  expect(await after('webhooks', 'trigger', '--to', 'http://x', 'hold')).toEqual(['holdout']);
  expect(await after('mailings', 'preview', 'x', '-o', '')).toEqual([':files']);
  expect(await after('addresses', 'clean', '')).toEqual([':files']);
  expect(await after('audiences', 'import', 'a', '')).toEqual([':files']);
  expect(await after('mailings', 'get', '')).toEqual([]);
  expect(await after('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  expect(await after('nothing', 'x', '')).toEqual([]);
});

test('completes the names of profiles, and says nothing where their file cannot be read', async () => {
  const { env } = place;
  const argv = ['profiles', 'add', 'acme', '--base-url', 'https://api.example.com', '--test-token-from', '-'];
  await cli(argv, { env, stdin: 'test_x' });
  expect(await after('campaigns', 'list', '--profile', '')).toEqual(['acme']);
  writeFileSync(join(env.DIRECT_MAIL_CONFIG_DIR, 'profiles.json'), '{');
  expect(await after('campaigns', 'list', '--profile', '')).toEqual([]);
});

test('zsh and fish get a description with each', async () => {
  expect(await complete(['zsh', '--', 'webhooks', 'rem'], place)).toMatch(/^remove:\w/);
  expect(await complete(['fish', '--', 'webhooks', 'rem'], place)).toMatch(/^remove\t\w/);
});

test('completion prints the script of a shell, and no other', async () => {
  for (const shell of shells) {
    const ran = await cli(['completion', shell]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(new TextDecoder().decode(ran.bytes)).toBe(completionScripts[shell]);
  }
  const other = await cli(['completion', 'tcsh']);
  expect(other).toMatchObject({ code: 2, out: '', err: expect.stringContaining('bash, zsh, fish') as string });
});

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A folder with the command in it, as a shell finds it. */
function installed(): string {
  const bin = join(folder(), 'bin');
  mkdirSync(bin);
  const command = join(bin, 'direct-mail');
  const node = `'${process.execPath}' --conditions=direct-mail-source --disable-warning=ExperimentalWarning`;
  writeFileSync(command, `#!/bin/sh\nexec ${node} '${program}' "$@"\n`);
  chmodSync(command, 0o755);
  return `${bin}:${process.env['PATH']}`;
}

test('mock: is direct-mail-mock, whatever its options', () => {
  const env = { ...process.env, PATH: installed() };
  const run = (...args: string[]) => spawnSync('direct-mail', ['mock', ...args], { encoding: 'utf8', env });
  expect(run('--help').stdout).toContain('direct-mail mock exec [options] -- COMMAND');
  const wrong = run('--prot', '1');
  expect(wrong).toMatchObject({ status: 2, stdout: '' });
  expect(wrong.stderr).toContain(
    'error: unknown option --prot: did you mean --port?\nhint: see direct-mail mock --help',
  );
  const beside = run('exec', '--fixtures', 'empty', '--', 'sh', '-c', 'echo "$DIRECT_MAIL_TOKEN"; exit 7');
  expect(beside).toMatchObject({ status: 7, stdout: 'live_mock\n', stderr: '' });
});
