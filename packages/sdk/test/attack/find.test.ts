import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergeTags } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

/** A service that keeps what it is sent as JSON and lists it: as far from the SDK's comparison as can be. */
function service() {
  const kept: unknown[] = [];
  return scripted([
    ({ method, body }) => {
      if (method !== 'POST')
        return json(200, kept, { 'x-page': '1', 'x-next-page': '', 'x-total': String(kept.length) });
      kept.push(mailing({ merge_tags: (JSON.parse(body ?? '') as { merge_tags?: unknown }).merge_tags ?? null }));
      return json(201, kept.at(-1));
    },
  ]);
}

const recipient = { email: 'ada@example.com' };
const since = new Date('2026-11-20T12:00:00Z');

/** Values that JSON writes otherwise than they are. */
const odd = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, new URL('https://example.com/a'), null),
  fc.record({ id: fc.string(), note: fc.constant(undefined) }),
  fc.array(fc.oneof(fc.constant(undefined), fc.integer())),
  fc.constant({ toJSON: () => ({ amount: '1.50' }) }),
  fc.constant([() => 1, Symbol('s')]),
  fc.jsonValue(),
);

describe('find knows a mailing by the merge tags it was created with', () => {
  test('whatever JavaScript value they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), odd, { minKeys: 1, maxKeys: 4 }), async (merge_tags) => {
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

  test.each<[string, MergeTags]>([
    ['undefined', { ref: undefined }],
    ['a function', { ref: () => 1 }],
    ['a symbol', { ref: Symbol('x') }],
  ])('a wanted tag that is %s is refused: any mailing without it would fit', async (_, merge_tags) => {
    const { mail, seen } = service();
    const error = await failure(mail.mailings.find('c', { since, merge_tags }));
    expect(error).toMatchObject({ name: 'ValidationError', issues: [{ path: 'merge_tags.ref' }] });
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
