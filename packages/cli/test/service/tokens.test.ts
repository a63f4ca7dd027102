import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, onTestFinished, test } from 'vitest';
import { ada, cli, servedMock } from '../support.ts';

test('a wrong token, an unknown id and no network end with 1 and the command that helps', async () => {
  const { live, test: token } = await servedMock();
  const wrong = await cli(['campaigns', 'list'], { env: token });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('hint: A test token may create mailings only');
  const missing = await cli(['campaigns', 'get', '00000000-0000-4000-8000-000000000000'], { env: live });
  expect(missing.err).toContain('hint: See: direct-mail campaigns list');
  const nowhere = await cli(['campaigns', 'list'], { env: { ...live, DIRECT_MAIL_BASE_URL: 'http://127.0.0.1:1' } });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.err).toContain('hint: See what is wrong: direct-mail doctor');
});

test('a token is never repeated: not where it is mistyped, not in a response', async () => {
  const { live, mock } = await servedMock();
  const secret = mock.tokens.production;
  const lines = [
    ['mailings', 'get', 'x', `--token=${secret}`],
    ['mailings', 'get', 'x', '--token', secret],
    [secret],
    ['api', 'GET', `/v1/${secret}`],
    ['api', 'GET', secret],
    ['orders', 'delete', secret],
    ['whoami'],
    ['doctor'],
  ];
  for (const line of lines) {
    const { out, err } = await cli(line, { env: live, terminal: true });
    expect(out + err, line.join(' ')).not.toContain(secret);
  }
});

test('a token that is a common word leaves data as it is', async () => {
  const mock = createMock({ seed: 1, tokens: { production: 'live', test: 'test' } });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  const ran = await cli(['whoami'], { env: { DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: 'live' } });
  expect(JSON.parse(ran.out)).toMatchObject({ mode: 'production', token: 'production' });
});

test('nothing is called but the base address: no telemetry, no look for updates', async () => {
  const { campaign, live, url } = await servedMock();
  const called = new Set<string>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    called.add(new URL(input instanceof Request ? input.url : input).origin);
    return globalThis.fetch(input, init);
  };
  const calls = [
    ['whoami'],
    ['campaigns', 'list'],
    ['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'],
    ['stats'],
    ['doctor'],
  ];
  for (const argv of calls) expect((await cli(argv, { env: live, fetch })).code).toBe(0);
  expect([...called]).toEqual([url]);
  const offline = [
    ['commands'],
    ['profiles', 'list'],
    ['runs', 'list'],
    ['addresses', 'standardize', '1 Main St, Boston MA'],
  ];
  const refused: typeof globalThis.fetch = () => Promise.reject(new Error('nothing may be called'));
  for (const argv of offline)
    expect(await cli(argv, { env: live, fetch: refused })).toMatchObject({ code: 0, err: '' });
});
