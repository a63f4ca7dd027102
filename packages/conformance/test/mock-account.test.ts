import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../src/cli/command.ts';
import { newMock } from './against.ts';

vi.setConfig({ testTimeout: 120_000 });

const served: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of served.splice(0)) await each.close();
});

const ONLY = 'create.response,webhook.request,webhook.at-most-ten,order.required,campaigns.list';

/** `server --level full` against a mock that others use too. */
async function run(mock: Mock, ...more: readonly string[]) {
  const listening = await serve(mock, { port: 0 });
  served.push(listening);
  const said: string[] = [];
  const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  const token = more.includes('--token') ? [] : ['--token', mock.tokens.production];
  const args = ['server', '--base-url', listening.url, ...token, '--test-token', mock.tokens.test];
  const full = ['--level', 'full', '--max-cost', '5', '--quiet', ...(more.includes('--only') ? [] : ['--only', ONLY])];
  const code = await runCommand([...args, ...full, ...more], {}, output);
  return { code, text: said.join('\n') };
}

/** What other users would notice. */
const account = async (mock: Mock) => ({
  now: (await mock.clock.now()).toISOString(),
  active: (await mock.campaigns.list()).filter(({ active }) => active).map(({ name }) => name),
  webhooks: (await mock.webhooks.list()).map(({ url }) => url),
  mailings: (await mock.mailings.list()).length,
  orders: (await mock.orders.list()).length,
  sandboxes: (await mock.sandboxes.list()).map(({ id }) => id),
});

describe('a mock that is shared', () => {
  test('is left as it is: the run has an account of its own, and removes it', async () => {
    const mock = newMock();
    await mock.campaigns.create({ name: 'Mine', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
    const before = await account(mock);
    const { code, text } = await run(mock);
    expect([code, text]).toEqual([0, expect.stringContaining('uses its own sandbox')]);
    expect(await account(mock)).toEqual(before);
  });

  test('has its settings and fault rules looked at all the same', async () => {
    const mock = newMock();
    await mock.settings.update({ unauthorizedStatus: 401 });
    await mock.faults.add({ operation: 'listCampaigns', status: 418 });
    const { code, text } = await run(mock, '--only', 'campaigns.list,auth.unauthorized');
    expect(code).toBe(1);
    expect(text).toContain('0 rules pass, 2 fail');
  });

  test('in place its time is moved, which is said; webhooks are removed and campaigns switched off', async () => {
    const mock = newMock();
    const before = await account(mock);
    for (const time of [1, 2]) {
      const { code, text } = await run(mock, '--in-place');
      expect([time, code, text]).toEqual([time, 0, expect.stringContaining('moved on by weeks')]);
      const { now: _, mailings, ...after } = await account(mock);
      expect(after).toEqual({ active: before.active, webhooks: [], orders: 0, sandboxes: ['default'] });
      expect(mailings).toBeGreaterThan(0);
    }
  });

  test('tokens that open nothing there are reported as ever, and make no account', async () => {
    const mock = newMock();
    const { code, text } = await run(mock, '--token', 'live_other');
    expect([code, text]).toEqual([2, expect.stringContaining('the token was refused')]);
    expect((await account(mock)).sandboxes).toEqual(['default']);
  });

  test('a run cannot go on in an account that is gone', async () => {
    const mock = newMock();
    const { url } = await serve(mock, { port: 0 }).then((each) => {
      served.push(each);
      return each;
    });
    const resume = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'state.json');
    const memory = { run: 'abcdef01', facts: {}, spent: 0 };
    const state = {
      format: 1,
      memory,
      checks: {},
      observations: {},
      url,
      level: 'full',
      sandbox: 'conformance-gone',
    };
    writeFileSync(resume, JSON.stringify(state));
    const said: string[] = [];
    const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
    const args = ['server', '--base-url', url, '--token', 'live_mock', '--level', 'full', '--max-cost', '1'];
    expect(await runCommand([...args, '--resume', resume], {}, output)).toBe(2);
    expect(said.join('\n')).toContain('conformance-gone, in which the run began, is gone');
  });
});
