import { readFileSync } from 'node:fs';
import { bulkErrorCodes, type Notice, reasonCodes, termNames } from '@direct-mail/bulk';
import { expect, test } from 'vitest';
import { flags, inFlags } from '../src/bulk/flags.ts';
import { needsPlan } from '../src/bulk/runs/run-words.ts';
import { bulkErrors } from '../src/frame/explain-error.ts';
import { installLine, needPackages } from '../src/set-up/need-packages.ts';
import { ledgersFolder } from '../src/set-up/places.ts';
import { commands } from '../src/tree/all.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};
const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { dependencies?: Record<string, string> }>;
};

test('at most 4 packages are installed beside ours, theirs included', () => {
  const installed = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      if (name.startsWith('@direct-mail/') || installed.has(name)) continue;
      installed.add(name);
      const entry = lock.packages[`packages/cli/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      add(Object.keys(entry?.dependencies ?? {}));
    }
  };
  add(Object.keys(manifest.dependencies));
  expect(installed.size).toBeLessThanOrEqual(4);
});

test('PostgreSQL, pictures and the server for agents are not installed with it, and npm does not insist', () => {
  expect(Object.keys(manifest.peerDependencies).sort()).toEqual([
    '@direct-mail/previews',
    '@modelcontextprotocol/server',
    'pg',
  ]);
  expect(Object.values(manifest.peerDependenciesMeta).every(({ optional }) => optional)).toBe(true);
  expect(manifest.dependencies).not.toHaveProperty('pg');
});

test('the line that installs what is missing fits the way in which the program was installed', async () => {
  const names = ['pg', '@modelcontextprotocol/server'] as const;
  expect(installLine(names, '/home/ada/shop/node_modules/@direct-mail/cli/dist/cli.js')).toBe(
    'npm install "pg@^8.16.0" "@modelcontextprotocol/server@^2.4.0"',
  );
  expect(installLine(names, '/usr/local/lib/node_modules/@direct-mail/cli/dist/cli.js')).toBe(
    'npm install -g "pg@^8.16.0" "@modelcontextprotocol/server@^2.4.0"',
  );
  expect(installLine(['pg'], '/home/ada/.npm/_npx/1f3/node_modules/@direct-mail/cli/dist/cli.js')).toBe(
    'npx -p @direct-mail/cli -p "pg@^8.16.0" direct-mail …',
  );
  await expect(needPackages(['pg'])).resolves.toBeUndefined();
});

test('ledgers are in the state folder of the user, as each system has it', () => {
  const at = (platform: string, env: Record<string, string> = {}) =>
    ledgersFolder({ platform, env, home: '/home/ada' }).replaceAll('\\', '/');
  expect(at('linux')).toBe('/home/ada/.local/state/direct-mail/ledgers');
  expect(at('linux', { XDG_STATE_HOME: '/state' })).toBe('/state/direct-mail/ledgers');
  expect(at('darwin')).toBe('/home/ada/Library/Application Support/direct-mail/ledgers');
  expect(at('win32', { LOCALAPPDATA: 'C:/Local' })).toBe('C:/Local/direct-mail/ledgers');
  expect(at('linux', { DIRECT_MAIL_STATE_DIR: '/elsewhere' })).toBe('/elsewhere/ledgers');
});

test('every option and call that the library names has a name in the command line, and every code a meaning', () => {
  expect(Object.keys(flags).sort()).toEqual([...termNames].sort());
  expect(Object.keys(bulkErrors).sort()).toEqual([...bulkErrorCodes].sort());
  expect([...needsPlan].filter((code) => !reasonCodes.includes(code))).toEqual([]);
});

test('the options that messages name exist', () => {
  const known = new Set(
    commands.flatMap(({ options = [] }) => options.flatMap(({ flags: text }) => text.match(/--?[a-z][a-z-]*/g) ?? [])),
  );
  for (const name of termNames) {
    for (const option of flags[name]('30').match(/(?<=^|\s)--?[a-z][a-z-]*/g) ?? []) expect(known).toContain(option);
  }
});

test('a message of the library is said in the options of the command line', () => {
  const parts: Notice['parts'] = [
    'give ',
    { term: 'map_tag', value: 'promo' },
    ' or ',
    { term: 'not_within', value: '30' },
  ];
  expect(inFlags({ parts })).toBe('give --map tag:promo=COLUMN or --not-within 30d');
});
