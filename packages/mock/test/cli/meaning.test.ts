import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, onTestFinished, test } from 'vitest';
import { readFlags } from '../../src/cli/flags.ts';
import { meaningOf } from '../../src/cli/meaning.ts';
import { unsavedReport } from '../../src/cli/unsaved.ts';
import { createHost } from '../../src/setup/create-host.ts';
import { ada } from '../support.ts';

test('the line of a request says what it came to: the mailing and its state, a count, or why it was refused', async () => {
  const mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z', fixtures: 'demo' });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  const said = async (method: string, path: string, body?: object, token = mock.tokens.production) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const [plain = ''] = path.split('?');
    return meaningOf({ method, path: plain, status: response.status, durationMs: 1, body: await response.text() });
  };
  const [campaign] = await mock.campaigns.list();
  expect(await said('POST', '/v1/mailing', { campaign_id: campaign?.id, recipient: ada })).toMatch(
    /^mailing [0-9a-f-]{36} processing$/,
  );
  expect(await said('GET', '/v1/campaigns')).toBe('3 campaigns');
  expect(await said('GET', '/v1/me')).toBe('Night Oven, production');
  expect(await said('GET', '/v1/standardize?full_address=1600+amphitheatre+pkwy,+mountain+view+ca')).toBe(
    'MOUNTAIN VIEW, CA 94043',
  );
  expect(await said('GET', '/v1/me', undefined, 'x')).toBe('Unauthorized');
  expect(await said('GET', '/v1/campaign/x')).toContain('not found');
  expect(await said('GET', '/v1/stats/campaigns?start_date=x')).toContain('start_date');
  expect(await said('POST', '/_mock/clock/advance', { seconds: 1 })).toMatch(/^now 2026-11-20T09:00:01/);
  expect(meaningOf({ method: 'GET', path: '/v1/me', status: null, durationMs: 1, body: null })).toContain(
    'connection ended',
  );
  const hostile = JSON.stringify({ name: 'A\u001b[31m ada@example.com', mode: 'test' });
  const shown = meaningOf({ method: 'GET', path: '/v1/me', status: 200, durationMs: 1, body: hostile });
  expect(shown).not.toMatch(/\p{Cc}|example\.com/u);
});

test('Ctrl-C tells what was made and is in memory only, and how to keep it', async () => {
  const setup = { fixtures: 'demo', clock: 'manual', validate: async () => () => null, control: () => null } as unknown;
  const { host } = createHost(setup as Parameters<typeof createHost>[0]);
  const flags = readFlags([]) as Exclude<ReturnType<typeof readFlags>, string>;
  const said = unsavedReport(host);
  expect(said(flags, 'http://x')).toBe('\n');
  const { account } = host.registry.first;
  account.campaigns.put({ ...[...account.campaigns.values()][0], id: 'new' } as never);
  host.registry.first.publish();
  expect(said(flags, 'http://x')).toContain('Not saved, because it was only in memory: 1 campaign.');
  expect(said(flags, 'http://x')).toContain('curl -s http://x/_mock/fixtures > fixtures.json');
  expect(said({ ...flags, dataDir: './data' }, 'http://x')).toContain('Everything has been saved in ./data');
});
