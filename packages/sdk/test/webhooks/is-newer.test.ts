import { createMock } from '@direct-mail/mock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DirectMail } from '../../src/index.ts';
import { isNewer, parseWebhook, type WebhookEvent } from '../../src/webhooks/index.ts';

const at = (event: string, timestamp = '2026-11-20T10:00:00.000Z') => ({ event, timestamp });

test('a later event is newer, whatever its state', () => {
  expect(isNewer(at('mailed', '2026-11-20T10:00:00.001Z'), at('delivered'))).toBe(true);
  expect(isNewer(at('delivered'), at('mailed', '2026-11-20T10:00:00.001Z'))).toBe(false);
  expect(isNewer(at('mailed', '2026-11-20T09:30:00Z'), at('processing', '2026-11-20T10:00:00+01:00'))).toBe(true);
});

test('of one time, the state decides; an event is not newer than itself', () => {
  const order = ['processing', 'mailed', 'delivery_exception', 'delivered'];
  for (const [n, event] of order.entries()) {
    for (const [m, known] of order.entries()) expect(isNewer(at(event), at(known))).toBe(n > m);
  }
  expect(isNewer(at('returned'), at('mailed'))).toBe(true);
  expect(isNewer(at('mailed'), at('returned'))).toBe(false);
});

test('anything is newer than nothing', () => {
  expect(isNewer(at('processing'), undefined)).toBe(true);
  expect(isNewer(at('processing'), null)).toBe(true);
});

/** Every path of a mailing through its states, as the mock's events tell it, with all waits at zero and then at an hour. */
async function paths(): Promise<WebhookEvent[][]> {
  const found: WebhookEvent[][] = [];
  for (const seconds of [0, 3600]) {
    const durations = { processing: seconds, production: seconds, mailed: seconds, delivery_exception: seconds };
    const mock = createMock({ fixtures: 'demo', settings: { durations }, now: '2026-11-20T10:00:00Z' });
    const mail = new DirectMail({ ...mock.connection });
    const seen: WebhookEvent[] = [];
    await mock.webhooks.create({ receiver: ({ body }) => void seen.push(parseWebhook(body)) });
    const [campaign] = await mail.campaigns.list();
    const ends = [
      'delivered',
      'failed',
      'suppressed',
      'address invalid',
      'delivery exception',
      'delivery exception failed',
    ];
    for (const address_1 of ['1600 Amphitheatre Pkwy', ...ends]) {
      const recipient = { full_name: 'Ada', address_1, city: 'Mountain View', state: 'CA', postal_code: '94043' };
      await mail.mailings.create({ campaign_id: campaign?.id ?? '', recipient });
    }
    await mock.clock.advance({ days: 20 });
    const byMailing = new Map<string, WebhookEvent[]>();
    for (const event of seen.filter(({ object_type }) => object_type === 'Mailing')) {
      byMailing.set(event.object_id, [...(byMailing.get(event.object_id) ?? []), event]);
    }
    found.push(...byMailing.values());
  }
  return found;
}

test('whatever the order of delivery and however often, the state that is kept is the last one', async () => {
  const all = await paths();
  expect(all.length).toBeGreaterThan(8);
  expect(all.some((events) => events.length > 2 && new Set(events.map(({ timestamp }) => timestamp)).size === 1)).toBe(
    true,
  );
  for (const events of all) {
    const last = events.at(-1);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.array(fc.constantFrom(...events)),
        (once, again) => {
          let known: WebhookEvent | undefined;
          for (const event of [...once, ...again]) if (isNewer(event, known)) known = event;
          expect(known?.event).toBe(last?.event);
        },
      ),
    );
  }
});
