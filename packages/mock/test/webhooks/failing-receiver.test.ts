import { expect, test } from 'vitest';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { sized } from '../size.ts';
import { MINUTE, NOON, rig } from './rig.ts';

test('events to a receiver that fails at random: every one arrives at least once, in order per mailing, within the schedule', async () => {
  const mailings = sized(500, 3334);
  const { account, clock, worker, mail } = rig({
    settings: { webhookOrder: 'strict', webhookQueue: { kept: 20_000 } },
  });
  const webhook = createWebhook(account, {});
  const arrived = new Map<string, string[]>();
  let attempts = 0;
  worker.receive(webhook.id, ({ body }) => {
    attempts += 1;
    const { object_id, event } = JSON.parse(body);
    if (event === 'ping') return 200;
    const draw = account.random.fraction('receiver', 'draw', attempts);
    // Half of all attempts fail; a third of those arrive all the same, and only the response is lost.
    const [first = ''] = account.deliveries.pendingFor(webhook.id, object_id);
    const fails = draw < 0.5 && (account.deliveries.get(first)?.attempt_count ?? 0) < 10;
    if (!fails || draw < 0.17) arrived.set(object_id, [...(arrived.get(object_id) ?? []), event]);
    if (!fails) return 200;
    if (draw < 0.33) throw new Error('connection reset');
    return 500;
  });
  const ids = Array.from({ length: mailings }, () => mail().id);
  const report = await clock.advance(NOON + 30 * 24 * 60 * MINUTE);
  expect(report.deliveries.delivered).toBe(3 * mailings + 1);
  expect(report.deliveries).toMatchObject({ failed: 0, pending: 0, dropped: 0 });
  expect(report.deliveries.attempts).toBe(attempts);
  expect(attempts).toBeGreaterThan(1.8 * 3 * mailings);
  for (const id of ids) {
    const events = arrived.get(id) ?? [];
    expect(events.filter((event, n) => event !== events[n - 1])).toEqual(['processing', 'mailed', 'delivered']);
  }
  const waits = [...account.deliveries.newest(webhook.id)].flatMap(({ attempts: made }) =>
    made.slice(1).map(({ at }, n) => (at - (made[n]?.at ?? 0)) / (2 ** n * MINUTE)),
  );
  expect(new Set(waits)).toEqual(new Set([1]));
}, 900_000);
