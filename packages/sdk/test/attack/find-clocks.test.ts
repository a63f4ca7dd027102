import { createMock } from '@direct-mail/mock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DirectMail, type MergeTags } from '../../src/index.ts';
import { json, mailing, type Seen, scripted } from '../support/client.ts';

const recipient = { email: 'ada@example.com' };
const day = 86_400_000;
const start = Date.parse('2026-11-20T12:00:00Z');

/** A service with a clock of its own: a list filtered by its times (exclusive), its `Date` cut to the second, its times cut or not. */
function world({ skew, latency = 0, cut = false, dated = true, drift = 0 }: Record<string, number | boolean>) {
  const time = { now: start };
  const kept: { created: number; item: Record<string, unknown> }[] = [];
  const headers = (): Record<string, string> =>
    dated ? { date: new Date(time.now + (drift as number)).toUTCString() } : {};
  const response = ({ method, url, body }: Seen): Response => {
    time.now += latency as number;
    if (method === 'POST') {
      const created = cut ? Math.floor(time.now / 1000) * 1000 : time.now;
      const { merge_tags } = JSON.parse(body ?? '') as { merge_tags?: MergeTags };
      const fields = {
        id: `m${kept.length}`,
        merge_tags: merge_tags ?? null,
        created_at: new Date(created).toISOString(),
      };
      kept.unshift({ created, item: mailing(fields) });
      return json(201, kept[0]?.item, headers());
    }
    const { pathname, searchParams } = new URL(url);
    const named = kept.find(({ item }) => pathname === `/v1/mailing/${String(item['id'])}`);
    if (named !== undefined) return json(200, named.item, headers());
    const after = Date.parse(searchParams.get('start_date') ?? '');
    const before = Date.parse(searchParams.get('end_date') ?? '9999-01-01T00:00:00Z');
    const items = kept.filter(({ created }) => created > after && created < before).map(({ item }) => item);
    time.now += latency as number;
    return json(200, items, { 'x-page': '1', 'x-next-page': '', 'x-total': String(items.length), ...headers() });
  };
  /** The client's clock is ahead by `skew`. */
  const now = (): number => time.now + (skew as number);
  const { mail, seen } = scripted([response], { now });
  return { mail, seen, time, now };
}

const anySkew = fc.integer({ min: -day, max: day });
const anyWorld = fc.record({
  skew: fc.oneof(fc.constantFrom(0, 500, 1200, 3000, 60_000, -500, -60_000, day, -day), anySkew),
  latency: fc.integer({ min: 0, max: 5000 }),
  cut: fc.boolean(),
});

describe('find, where the clocks of the machine and of the service differ', () => {
  test('finds what was created, whatever the difference up to a day, at once or hours later', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWorld,
        fc.integer({ min: 0, max: 6 * 3_600_000 }),
        fc.boolean(),
        fc.option(fc.constant({ reference: 'order-1' }), { nil: undefined }),
        async (given, pause, bounded, merge_tags) => {
          const { mail, time, now } = world(given);
          const since = new Date(now());
          await mail.mailings.create({ campaign_id: 'c', recipient, ...(merge_tags && { merge_tags }) });
          const until = bounded ? new Date(now()) : undefined;
          time.now += pause;
          expect(await mail.mailings.find('c', { since, until, merge_tags })).toMatchObject({ id: 'm0' });
        },
      ),
      { numRuns: 500 },
    );
  });

  test('takes nothing else for it: another reference, or the same one of well before by a clock that is not behind', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, fc.integer({ min: 0, max: 3_600_000 }), async (given, pause) => {
        const { mail, time, now } = world(given);
        const send = (reference: string) =>
          mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { reference } });
        await send('order-1');
        // Twice the margin, and what is not known of the clocks: the latencies and the second that is cut.
        time.now += 2 * 300_000 + 30_000;
        const since = new Date(now());
        await send('order-2');
        time.now += pause;
        const find = (reference: string) => mail.mailings.find('c', { since, merge_tags: { reference } });
        // By a clock that is behind, `since` is earlier than the call, and the window with it.
        if (given.skew >= 0) expect(await find('order-1')).toBeUndefined();
        expect(await find('order-2')).toMatchObject({ id: 'm1' });
        expect(await find('order-3')).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('without merge tags, one of half a minute before is not taken for it, where the clock is right or ahead', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: day }), async (skew) => {
        const { mail, time, now } = world({ skew });
        await mail.mailings.create({ campaign_id: 'c', recipient });
        time.now += 30_000;
        expect(await mail.mailings.find('c', { since: new Date(now()) })).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('one request where the clocks agree within minutes, a second one where they do not', async () => {
    for (const [skew, requests] of [
      [0, 1],
      [-day, 1],
      [60_000, 1],
      [-60_000, 1],
      [day, 2],
    ] as const) {
      const { mail, seen, now } = world({ skew });
      await mail.mailings.find('c', { since: new Date(now()), merge_tags: { reference: 'order-1' } });
      expect([skew, seen.length]).toEqual([skew, requests]);
    }
  });

  test.each([500, 1200, 3000, 60_000, 240_000])('without a Date header, ahead by %i ms', async (skew) => {
    const { mail, now } = world({ skew, dated: false });
    const since = new Date(now());
    await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { reference: 'order-1' } });
    expect(await mail.mailings.find('c', { since, merge_tags: { reference: 'order-1' } })).toBeDefined();
  });

  test('a Date header that is none, or of another clock of the service, does no harm', async () => {
    for (const drift of [-2000, 2000, Number.NaN]) {
      const { mail, now } = world({ skew: day, drift, dated: !Number.isNaN(drift) });
      const since = new Date(now() - (Number.isNaN(drift) ? day : 0));
      await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { reference: 'order-1' } });
      expect(await mail.mailings.find('c', { since, merge_tags: { reference: 'order-1' } })).toBeDefined();
    }
  });
});

test('against the mock, too: a since of a clock that is ahead, which the client knows nothing of', async () => {
  const mock = createMock({ seed: 1, now: '2026-11-22T08:00:00.900Z' });
  const mail = new DirectMail({ ...mock.connection });
  const creatives = [{ name: 'Card', format: 'postcard_4x6' }];
  const { id } = await mock.campaigns.create({ name: 'Welcome', creatives });
  for (const skew of [0, 500, 1200, 3000, 60_000, day, 365 * day]) {
    const since = new Date(mock.connection.now() + skew);
    const merge_tags = { reference: `order-${skew}` };
    await mail.mailings.create({ campaign_id: id, recipient: { ...recipient, ...address }, merge_tags });
    expect([skew, (await mail.mailings.find(id, { since, merge_tags })) !== undefined]).toEqual([skew, true]);
  }
});

const address = { address_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };
