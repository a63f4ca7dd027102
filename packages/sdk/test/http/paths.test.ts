import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValidationError } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

describe('refused before anything is sent', () => {
  const relative = ['.', '..', '%2e', '%2E%2e', '.%2e', '..;x', '.;', '%2e%2E;a=b'];
  const unusable = ['', ' ', '\t', 'a\u0000b', 'a\nb', 'a\u007f', '\ud800'];
  const noText = [undefined, null, 5, {}, [], Symbol('id')];

  test.each([...relative, ...unusable, ...noText])('%o', async (value) => {
    const { mail, seen } = scripted([json(200, mailing())]);
    const error = await failure(mail.orders.delete(value as string));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ outcome: 'not_sent', attempts: 0, issues: [{ path: 'order_id' }] });
    expect(seen).toHaveLength(0);
  });

  test('the value is not in the message', async () => {
    const { mail } = scripted([json(200, mailing())]);
    const error = await failure(mail.mailings.retrieve('ada@example.com\n'));
    expect((error as Error).message).not.toContain('ada');
  });

  test('anything else is encoded, and stays one segment of the path', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'grapheme' }), async (id) => {
        const { mail, seen } = scripted([json(200, mailing())]);
        try {
          await mail.mailings.retrieve(id);
        } catch (error) {
          expect(error).toBeInstanceOf(ValidationError);
          return;
        }
        const { pathname, search, hash } = new URL(seen[0]?.url ?? '');
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(id);
        expect(search + hash).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  test('$& and the like in an id are not patterns of a replacement', async () => {
    const { mail, seen } = scripted([json(200, mailing())]);
    await mail.mailings.retrieve('{mailing_id}');
    expect(seen[0]?.url).toBe('https://api.example.test/v1/mailing/%7Bmailing_id%7D');
  });
});

test('a date in a query is sent as JSON writes it in a body; an invalid one is refused', async () => {
  const { mail, seen } = scripted([json(200, [])]);
  const query = { start_date: new Date('2026-11-01T00:00:00Z') as unknown as string };
  await mail.campaigns.listMailings('c1', query);
  expect(new URL(seen[0]?.url ?? '').searchParams.get('start_date')).toBe('2026-11-01T00:00:00.000Z');
  const invalid = { start_date: new Date(Number.NaN) as unknown as string };
  expect(await failure(mail.campaigns.listMailings('c1', invalid))).toMatchObject({
    outcome: 'not_sent',
    message: expect.stringContaining('start_date must be a string') as string,
  });
});
