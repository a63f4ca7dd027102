import { createMock, type Mock, type MockOptions } from '@direct-mail/mock';
import { connectMock } from '@direct-mail/mock/node';
import { describe, expect, test } from 'vitest';
import { startServer } from '../cli/process.ts';
import { ada, call } from '../support.ts';

const now = '2026-11-20T09:00:00.000Z';

/** A little of everything that draws ids or lots: A/B, holdout, chances, faults by chance, webhooks, orders, a sandbox. */
async function session(options: MockOptions): Promise<string> {
  const mock = createMock({ now, ...options });
  await mock.settings.update({ probabilities: { deliveryException: 0.5, productionFailed: 0.2 } });
  const webhook = await mock.webhooks.create({ receiver: ({ body }) => (body.includes('"mailed"') ? 500 : 200) });
  await mock.faults.add({ operation: 'createMailing', probability: 0.3, status: 503 });
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: ['A', 'B'].map((name) => ({ name, format: 'postcard_4x6', front_html: `<h1>${name}</h1>` })),
    settings: { holdout_percent: 20 },
  });
  for (let n = 0; n < 40; n += 1) {
    const recipient = { ...ada, first_name: `Ada ${n}`, email: `ada${n}@example.com` };
    await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient });
  }
  await call(mock, 'POST', '/v1/order', { order_id: 'o', order_date: '2026-11-01', customer_email: 'a@example.com' });
  await mock.clock.advance({ days: 2 });
  const sandbox = await mock.sandboxes.create();
  await mock.clock.advance({ days: 8 });
  return JSON.stringify([
    await mock.mailings.list(),
    await mock.requests.list(),
    await mock.webhooks.deliveries(webhook.id),
    await mock.faults.list(),
    await mock.snapshot(),
    sandbox,
    await previewOf(mock),
  ]);
}

async function previewOf(mock: Mock): Promise<string> {
  const [mailing] = await mock.mailings.list({ state: 'delivered' });
  const png = await mock.fetch(mailing?.front_url ?? '');
  return Buffer.from(await png.arrayBuffer()).toString('base64');
}

describe('the same seed, time and calls', () => {
  test('give the same bytes: ids, journal, deliveries, faults, snapshot, tokens, previews', async () => {
    const first = await session({ seed: 7 });
    expect(first.length).toBeGreaterThan(50_000);
    expect(await session({ seed: 7 })).toBe(first);
  });

  test('and another seed other ids and lots', async () => {
    expect(await session({ seed: 8 })).not.toBe(await session({ seed: 7 }));
  });

  test('in two processes as in one', async () => {
    const args = ['--seed', '7', '--now', now, '--clock', 'manual'];
    const run = async (): Promise<string> => {
      const server = await startServer(args);
      const mock = connectMock(server.url);
      const [campaign] = await mock.campaigns.list();
      await fetch(`${server.url}/v1/mailing`, {
        method: 'POST',
        headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' },
        body: JSON.stringify({ campaign_id: campaign?.id, recipient: ada }),
      });
      await mock.clock.advance({ days: 3 });
      const snapshot = JSON.stringify(await mock.snapshot());
      await server.end('SIGTERM');
      return snapshot;
    };
    const [first, second] = await Promise.all([run(), run()]);
    expect(second).toBe(first);
  });
});
