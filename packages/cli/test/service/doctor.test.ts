import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ada, cli, folder, servedMock } from '../support.ts';

interface Check {
  check: string;
  status: string;
  detail: string;
  fix: string | null;
}

async function doctor(argv: readonly string[], env: Readonly<Record<string, string>>, fetch?: typeof globalThis.fetch) {
  const ran = await cli(['doctor', ...argv], { env, ...(fetch && { fetch }) });
  const checks = JSON.parse(ran.out) as Check[];
  return { ...ran, checks, of: (name: string) => checks.find(({ check }) => check === name) };
}

test('doctor tries what a first run needs: both tokens, the clock, the ledger, packages and the webhook secret', async () => {
  const { mock, url } = await servedMock();
  const env = { DIRECT_MAIL_CONFIG_DIR: folder(), LIVE: mock.tokens.production, TEST: mock.tokens.test };
  const tokens = ['--production-token-from', 'env:LIVE', '--test-token-from', 'env:TEST'];
  await cli(['profiles', 'add', 'mock', '--base-url', url, ...tokens], { env });
  const state = { ...env, DIRECT_MAIL_STATE_DIR: folder() };
  const found = await doctor([], state);
  expect(found.checks.filter(({ status }) => status === 'wrong')).toEqual([]);
  expect(found.code).toBe(0);
  for (const name of ['service', 'test token', 'ledger', 'pg', '@direct-mail/previews'])
    expect(found.of(name), name).toMatchObject({ status: 'right' });
  expect(found.of('webhook secret')).toMatchObject({ status: 'absent' });
  // Trying the test token created nothing.
  expect(await mock.mailings.list()).toEqual([]);
  expect(found.out).not.toContain(mock.tokens.test);
  const secret = await doctor([], { ...state, DIRECT_MAIL_WEBHOOK_SECRET: '"whsec"' });
  expect(secret.of('webhook secret')).toMatchObject({ status: 'wrong', detail: 'it has blanks around it, or quotes' });
  expect(secret.code).toBe(1);
});

test('doctor: a refused test token, a clock that is ahead, a ledger that cannot be written, a database that does not answer', async () => {
  const { mock, url } = await servedMock();
  const env = { DIRECT_MAIL_CONFIG_DIR: folder(), LIVE: mock.tokens.production, TEST: 'test_other' };
  const tokens = ['--production-token-from', 'env:LIVE', '--test-token-from', 'env:TEST'];
  await cli(['profiles', 'add', 'mock', '--base-url', 'https://mail.example.com', ...tokens], { env });
  // The mock as if it were the service: its clock an hour ahead.
  const behind: typeof globalThis.fetch = async (input, init) => {
    const asked = String(input instanceof Request ? input.url : input);
    const response = await fetch(asked.replace('https://mail.example.com', url), init);
    const headers = new Headers(response.headers);
    headers.set('date', new Date(Date.now() + 3_600_000).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };
  const found = await doctor([], { ...env, DIRECT_MAIL_STATE_DIR: folder() }, behind);
  expect(found.of('test token')).toMatchObject({ status: 'wrong' });
  expect(found.of('clock')).toMatchObject({ status: 'wrong', fix: 'set this machine’s clock' });
  expect(found.of('clock')?.detail).toMatch(/^36\d\d s behind the service’s$|^3599 s behind/);
  const nobody = await doctor([], { ...env, DIRECT_MAIL_LEDGER: 'postgres://mail:hunter2@127.0.0.1:1/mail' });
  expect(nobody.of('ledger')).toMatchObject({
    status: 'wrong',
    detail: expect.stringContaining('127.0.0.1:1/mail does not answer'),
  });
  expect(nobody.out + nobody.err).not.toContain('hunter2');
  if (process.getuid?.() === 0) return;
  const locked = join(folder(), 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o500);
  const there = await doctor([], { ...env, DIRECT_MAIL_LEDGER: join(locked, 'spring.ledger') });
  expect(there.of('ledger')).toMatchObject({ status: 'wrong', detail: 'it cannot be written' });
});

test('doctor --campaign is the checked list for going live', async () => {
  const { mock, campaign, live, test: tester } = await servedMock();
  const at = { ...live, DIRECT_MAIL_STATE_DIR: folder() };
  const first = await doctor(['--campaign', campaign.id, '--production'], at);
  expect(first.of('mode')).toMatchObject({ status: 'right' });
  expect(first.of('campaign')).toMatchObject({ status: 'right', detail: 'Spring, active' });
  expect(first.of('creatives')).toMatchObject({ status: 'right', detail: 'Card (default)' });
  expect(first.of('price')).toMatchObject({ status: 'absent' });
  expect(first.of('a piece was tried')).toMatchObject({ status: 'absent' });
  await cli(['mailings', 'send', '--campaign', campaign.id, ...ada], { env: tester });
  const tried = await doctor(['--campaign', campaign.id], at);
  expect(tried.of('a piece was tried')).toMatchObject({ status: 'right', detail: '1 mailing' });
  await mock.campaigns.update(campaign.id, { active: false });
  const off = await doctor(['--campaign', campaign.id], at);
  expect(off.of('campaign')).toMatchObject({ status: 'wrong' });
  expect(off.code).toBe(1);
  const none = await doctor(['--campaign', '00000000-0000-4000-8000-000000000000'], at);
  expect(none.of('campaign')).toMatchObject({ status: 'wrong', fix: 'direct-mail campaigns list' });
});
