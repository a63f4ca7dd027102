import { createMock } from '@direct-mail/mock';
import { beforeEach, expect, test } from 'vitest';
import { mockTokens } from '../src/set-up/token-place.ts';
import { ada, cli, folder, servedMock } from './support.ts';

const home = 'https://api.example.com';
let env: Record<string, string>;

/** A profile with both tokens, of a service on the internet. */
beforeEach(async () => {
  env = { DIRECT_MAIL_CONFIG_DIR: folder(), DIRECT_MAIL_STATE_DIR: folder(), LIVE: 'live_one', TEST: 'test_two' };
  const tokens = ['--production-token-from', 'env:LIVE', '--test-token-from', 'env:TEST'];
  expect(await cli(['profiles', 'add', 'acme', '--base-url', home, ...tokens], { env })).toMatchObject({ code: 0 });
});

/** A network that nothing may reach. */
const nothing: typeof fetch = async () => {
  throw new Error('the network was called');
};

test('the production token of a profile goes to no other base address, whoever names that', async () => {
  const elsewhere = ['http://127.0.0.1:4392', 'https://api.example.com.evil.test', 'http://api.example.com'];
  for (const url of elsewhere) {
    const calls: [string[], Record<string, string>][] = [
      [['whoami'], { DIRECT_MAIL_BASE_URL: url }],
      [['campaigns', 'list', '--base-url', url], {}],
      [['campaigns', 'list', '--profile', 'acme', '--base-url', url], { DIRECT_MAIL_TOKEN: 'live_other' }],
      [['mailings', 'send', '--campaign', 'x', ...ada, '--production', '--dry-run', '--base-url', url], {}],
      [['send', 'people.csv', '--campaign', 'x', '--production', '--plan-only', '--base-url', url], {}],
      [['api', 'GET', '/v1/me', '--production'], { DIRECT_MAIL_BASE_URL: url }],
    ];
    for (const [argv, more] of calls) {
      const ran = await cli(argv, { env: { ...env, ...more }, fetch: nothing });
      expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
      const from = argv.includes('--base-url') ? '--base-url' : 'DIRECT_MAIL_BASE_URL';
      expect(ran.err).toContain(
        `the production token of profile acme is for ${home}, and the base address from ${from} is ${new URL(url).origin}`,
      );
      expect(ran.err).toContain('--token-file or DIRECT_MAIL_TOKEN');
      expect(ran.err).not.toContain('live_one');
    }
    const doctor = await cli(['doctor', '--base-url', url], { env, fetch: nothing });
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.out)).toContainEqual(expect.objectContaining({ check: 'settings', status: 'wrong' }));
  }
});

test('another path or spelling of the same address is the same; a mock is controlled without a token', async () => {
  const { url } = await servedMock();
  for (const same of [`${home}/`, 'HTTPS://API.example.com:443']) {
    const ran = await cli(['api', 'GET', '/v1/me', '--production', '--dry-run', '--base-url', same], {
      env,
      fetch: nothing,
    });
    expect(ran).toMatchObject({ code: 0 });
  }
  expect(await cli(['clock', 'show'], { env: { ...env, DIRECT_MAIL_BASE_URL: url } })).toMatchObject({ code: 0 });
});

test('a test token of a profile goes to a mock on this machine, and the live one does not go along', async () => {
  const { url, campaign } = await servedMock();
  const sent = await cli(['mailings', 'send', '--campaign', campaign.id, ...ada, '--base-url', url], { env });
  // The mock knows neither token.
  expect(sent.err).toContain('403 Unauthorized');
  const seen: string[] = [];
  const spy: typeof fetch = (input, init) => {
    seen.push(new Headers(init?.headers).get('authorization') ?? '');
    return fetch(input, init);
  };
  await cli(['send', 'people.csv', '--campaign', campaign.id, '--plan-only', '--base-url', url], { env, fetch: spy });
  expect(new Set(seen)).toEqual(new Set(['Bearer test_two']));
  const far = await cli(['mailings', 'send', '--campaign', 'x', ...ada, '--base-url', 'https://other.example.com'], {
    env,
    fetch: nothing,
  });
  expect(far).toMatchObject({ code: 2, out: '' });
});

test('a production token goes unencrypted to another machine only where that is allowed; a test token with a warning', async () => {
  const open = 'http://internal.example.com';
  const call = ['api', 'GET', '/v1/me', '--dry-run'];
  const at = (token: string, url: string, more: Record<string, string> = {}) =>
    cli(call, { env: { DIRECT_MAIL_TOKEN: token, DIRECT_MAIL_BASE_URL: url, ...more }, fetch: nothing });
  const refused = await at('live_one', open);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(
    'the production token would go unencrypted to http://internal.example.com, from DIRECT_MAIL_BASE_URL',
  );
  expect(refused.err).toContain('allow it: DIRECT_MAIL_ALLOW_HTTP=1');
  expect(await at('live_one', open, { DIRECT_MAIL_ALLOW_HTTP: '1' })).toMatchObject({ code: 0, err: '' });
  const warned = await at('test_two', open);
  expect(warned.code).toBe(0);
  expect(warned.err).toMatch(/^warning: the test token goes unencrypted to http:\/\/internal\.example\.com\n/);
  for (const url of ['http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010', home]) {
    expect(await at('live_one', url), url).toMatchObject({ code: 0, err: '' });
  }
  // In a container beside this one.
  expect(await at('live_mock', 'http://mock:4010')).toMatchObject({ code: 0, err: '' });
  const added = await cli(['profiles', 'add', 'open', '--base-url', open, '--production-token-from', 'env:LIVE'], {
    env,
  });
  expect(added).toMatchObject({ code: 2, out: '' });
});

test('the tokens that may go anywhere are those of every mock', () => {
  const { tokens } = createMock({ seed: 1 });
  expect(mockTokens).toEqual([tokens.production, tokens.test]);
});
