import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dedupeKey, parseWebhook, type WebhookEvent } from '../../src/webhooks/index.ts';
import { delivery } from './support.ts';

const event = parseWebhook(delivery().body);

test('D44: every attempt of a delivery has the same key, 40 hexadecimal digits', () => {
  expect(dedupeKey(event)).toMatch(/^[\da-f]{40}$/);
  expect(dedupeKey(parseWebhook(Buffer.from(delivery().body)))).toBe(dedupeKey(event));
});

test('the key of an event is the same in every version of the package, whatever the order of its fields', () => {
  // A receiver keeps keys for years: this one must never change.
  expect(dedupeKey(event)).toBe('d4fb104b2756d5836d010f6f526cdd901ba0e84d');
  expect(dedupeKey(Object.fromEntries(Object.entries(event).reverse()) as unknown as WebhookEvent)).toBe(
    dedupeKey(event),
  );
});

test('an event that differs in any field has another key', () => {
  const changes: object[] = [
    { object_id: 'x' },
    { object_type: 'x' },
    { event: 'delivered' },
    { timestamp: 'x' },
    { more: 1 },
  ];
  const keys = changes.map((change) => dedupeKey({ ...event, ...change } as WebhookEvent));
  expect(new Set([dedupeKey(event), ...keys]).size).toBe(6);
});

test('the key outlives a database that reorders fields', () => {
  const reversed = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, reversed(inner)]),
        )
      : value;
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      const plain = JSON.parse(JSON.stringify(fields)) as unknown as WebhookEvent;
      expect(dedupeKey(reversed(plain) as WebhookEvent)).toBe(dedupeKey(plain));
    }),
  );
});

test('a body nested thousands deep has a key, too', () => {
  const nested = (depth: number) => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`) as WebhookEvent;
  expect(dedupeKey(nested(20_000))).toMatch(/^[\da-f]{40}$/);
  expect(dedupeKey(nested(20_000))).not.toBe(dedupeKey(nested(20_001)));
});

test('the key is that of the JSON with sorted keys', () => {
  // The oracle: the runtime's own writer, over objects whose keys were put in order.
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value !== 'object' || !value || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const stored = fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: true }), fc.constant(undefined));
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.string(), fc.nat().map(String)), stored), (fields) => {
      const expected = createHmac('sha1', 'dedupe-key').update(JSON.stringify(fields, sorted)).digest('hex');
      expect(dedupeKey(fields as unknown as WebhookEvent)).toBe(expected);
    }),
    { numRuns: 500 },
  );
});
