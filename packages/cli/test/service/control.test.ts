import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, onTestFinished, test } from 'vitest';
import { cli, folder, servedMock } from '../support.ts';

test('the control API at hand: clock, faults, snapshot, reset, logs', async () => {
  const { mock, url, campaign } = await servedMock();
  const run = async (...argv: string[]): Promise<unknown> => {
    const ran = await cli([...argv, '--mock', url]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return ran.out.includes('\n{') ? ran.out : JSON.parse(ran.out);
  };
  expect(await run('clock', 'show')).toEqual({ now: '2026-11-21T12:00:00.000Z', mode: 'manual' });
  expect(await run('clock', 'advance', '1d12h')).toMatchObject({ now: '2026-11-23T00:00:00.000Z' });
  expect(await run('clock', 'advance', '2026-11-24T00:00:00Z')).toMatchObject({ now: '2026-11-24T00:00:00.000Z' });
  const fault = ['--operation', 'listCampaigns', '--status', '503', '--retry-after', '1'];
  expect(await run('faults', 'add', ...fault)).toMatchObject({ status: 503, retry_after: 1, triggered: 0 });
  expect(await run('faults', 'list')).toHaveLength(1);
  expect(await run('faults', 'clear')).toEqual({ removed: 1 });
  const file = join(folder(), 'before.json');
  await run('snapshot', 'save', file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('format', 'direct-mail-mock-snapshot');
  expect(await run('reset', '--fixtures', 'empty')).toEqual({ reset: true, fixtures: 'empty' });
  expect(await mock.campaigns.list()).toEqual([]);
  await run('snapshot', 'load', file);
  expect(await mock.campaigns.list()).toMatchObject([{ id: campaign.id }]);
  await fetch(`${url}/v1/me`);
  await fetch(`${url}/v1/campaigns`);
  const tail = await cli(['logs', 'tail', '-n', '1', '--mock', url], { terminal: true });
  expect(tail.out).toMatch(/^\S+Z {2}403 {2}GET {4}\/v1\/campaigns {2}listCampaigns/);
  for (const [argv, said] of [
    [['faults', 'add', '--operation', 'nothing', '--status', '503'], 'there is no operation nothing\n'],
    [['faults', 'add', '--operation', 'createmailin', '--status', '503'], 'did you mean createMailing?'],
    [['faults', 'add', '--event', 'maild', '--delivery', 'reorder'], 'did you mean mailed?'],
    [['logs', 'tail', '--operation', 'getMe'], 'hint: Expected one of: getOrganization, listCampaigns, '],
  ] as const) {
    const wrong = await cli([...argv, '--mock', url]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain(said);
  }
  const refused = await cli(['faults', 'add', '--connection', 'rst', '--mock', url]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('connection must be one of reset, cut, hang');
});

test('a mock that asks for its control token gets it from either variable', async () => {
  const { url, close } = await serve(createMock({ seed: 1 }), { controlToken: 'let-me-in' });
  onTestFinished(close);
  const shown = (env: Record<string, string>) => cli(['clock', 'show', '--mock', url], { env });
  expect(await shown({})).toMatchObject({ code: 1, out: '' });
  expect(await shown({ DIRECT_MAIL_CONTROL_TOKEN: 'let-me-in' })).toMatchObject({ code: 0, err: '' });
  expect(await shown({ DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'let-me-in' })).toMatchObject({ code: 0, err: '' });
});

test('a mock that is not there: how to start one', async () => {
  const ran = await cli(['clock', 'show', '--mock', 'http://127.0.0.1:9']);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('hint: Start one: npx @direct-mail/mock');
});
