import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withProfile } from '../../src/set-up/profile-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'profiles-'));
writeFileSync(
  join(folder, 'profiles.json'),
  JSON.stringify({ profiles: { acme: { base_url: 'https://acme.example', production_token: 'live_acme' } } }),
  { mode: 0o600 },
);
const env = { DIRECT_MAIL_CONFIG_DIR: folder, DIRECT_MAIL_TOKEN: 'live_other', DIRECT_MAIL_TEST_TOKEN: 'test_other' };
const place = { env, home: folder, platform: 'linux' as const };

test('a named profile goes before the environment, for a command with options of its own', async () => {
  for (const named of [['--profile', 'acme'], ['--profile=acme']]) {
    expect(await withProfile(['server', ...named, '--level', 'safe'], place)).toEqual({
      args: ['server', '--level', 'safe'],
      env: { ...env, DIRECT_MAIL_BASE_URL: 'https://acme.example', DIRECT_MAIL_TOKEN: 'live_acme' },
    });
  }
});

test('what comes after -- is another program’s, and without --profile nothing is read', async () => {
  const args = ['client', '--', './mine', '--profile', 'acme'];
  expect(await withProfile(args, place)).toEqual({ args, env });
});

test('a profile that is not there is refused with those that are', async () => {
  await expect(withProfile(['server', '--profile', 'amce'], place)).rejects.toThrow(
    'there is no profile amce: there are acme',
  );
  await expect(withProfile(['server', '--profile'], place)).rejects.toThrow('there are acme');
});
