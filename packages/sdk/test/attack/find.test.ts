import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergeTags } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

/** A service that keeps what it is sent as JSON and lists it: as far from the SDK's comparison as can be. */
function service() {
  const kept: { id: string }[] = [];
  return scripted([
    ({ method, url, body }) => {
      const named = kept.find(({ id }) => url.endsWith(`/v1/mailing/${id}`));
      if (named !== undefined) return json(200, named);
      if (method !== 'POST')
        return json(200, kept, { 'x-page': '1', 'x-next-page': '', 'x-total': String(kept.length) });
      const { merge_tags = null } = JSON.parse(body ?? '') as { merge_tags?: unknown };
      kept.push(mailing({ id: `m${kept.length}`, merge_tags }) as { id: string });
      return json(201, kept.at(-1));
    },
  ]);
}

const recipient = { email: 'ada@example.com' };
const since = new Date('2026-11-20T12:00:00Z');

/** Values that JSON writes otherwise than they are. */
const odd = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(-0, new URL('https://example.com/a'), null),
  fc.record({ id: fc.string() }),
  fc.array(fc.integer()),
  fc.constant({ toJSON: () => ({ amount: '1.50' }) }),
  fc.jsonValue(),
);

describe('find knows a mailing by the merge tags it was created with', () => {
  test('whatever JavaScript value they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), odd, { minKeys: 1, maxKeys: 4 }), async (tags) => {
        // At least one that is sent.
        const merge_tags = { ...tags, reference: 'order-1' };
        const { mail } = service();
        await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags });
        expect(await mail.mailings.find('c', { since, merge_tags })).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });

  test('and takes no other for it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (sent, wanted) => {
        const { mail } = service();
        await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { ref: sent } });
        const found = await mail.mailings.find('c', { since, merge_tags: { ref: wanted } });
        // The oracle: the same text once both have been through JSON, keys in order.
        const plain = (value: unknown): string => JSON.stringify(JSON.parse(JSON.stringify(value)), sorted);
        expect(found !== undefined).toBe(plain(sent) === plain(wanted));
      }),
      { numRuns: 200 },
    );
  });

  test.each<[string, MergeTags, string]>([
    ['undefined, and the only one,', { ref: undefined }, 'merge_tags'],
    ['a function', { ref: () => 1 }, 'ref'],
    ['a symbol', { ref: Symbol('x') }, 'ref'],
  ])('a wanted tag that is %s is refused: any mailing without it would fit', async (_, merge_tags, path) => {
    const { mail, seen } = service();
    const error = await failure(mail.mailings.find('c', { since, merge_tags }));
    expect(error).toMatchObject({ name: 'ValidationError', issues: [{ path }] });
    expect(seen).toEqual([]);
  });

  test('a tag that is undefined is not to be there, and a mailing that has it is another one', async () => {
    const { mail } = service();
    await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { ref: 'a', coupon: 'SAVE5' } });
    const merge_tags = { ref: 'a', coupon: undefined };
    expect(await mail.mailings.find('c', { since, merge_tags })).toBeUndefined();
    await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: { ref: 'a' } });
    expect(await mail.mailings.find('c', { since, merge_tags })).toMatchObject({ merge_tags: { ref: 'a' } });
  });

  test('no query is refused with what it needs', async () => {
    const error = await failure(service().mail.mailings.find('c', undefined as never));
    expect(error).toMatchObject({ name: 'ValidationError', message: expect.stringContaining('since must be a date') });
  });
});

describe('a value that JSON would lose is refused, since the piece would be printed without it', () => {
  test.each([
    ['NaN', { merge_tags: { balance: Number.NaN } }, 'merge_tags.balance'],
    ['Infinity', { merge_tags: { rates: [1, Number.POSITIVE_INFINITY] } }, 'merge_tags.rates.1'],
    ['an invalid date', { send_at: new Date('no date') }, 'send_at'],
    ['undefined', { merge_tags: { name: undefined } }, 'merge_tags.name'],
    ['undefined in a list', { merge_tags: { names: ['Ada', undefined] } }, 'merge_tags.names.1'],
    ['a function', { merge_tags: { name: () => 'Ada' } }, 'merge_tags.name'],
    ['a symbol', { merge_tags: { name: Symbol('Ada') } }, 'merge_tags.name'],
  ])('%s', async (_, fields, path) => {
    const { mail, seen } = service();
    const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient, ...fields } as never));
    expect(error).toMatchObject({ name: 'ValidationError', outcome: 'not_sent', issues: [{ path }] });
    expect(seen).toEqual([]);
  });

  test('a tag called like something that every object has is looked for as any other', async () => {
    const { mail } = service();
    await mail.mailings.create({ campaign_id: 'c', recipient, merge_tags: {} });
    expect(await mail.mailings.find('c', { since, merge_tags: { toString: 'x' } })).toBeUndefined();
  });
});

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
