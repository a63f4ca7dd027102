import { describe, expect, test } from 'vitest';
import { signWebhook, verifyWebhook } from '../../src/webhooks/index.ts';
import { delivery, refusal, SECRET } from './support.ts';

const { body, signature } = delivery();
const event = JSON.parse(body) as object;

describe('maxAge', () => {
  const at = Date.parse('2026-11-20T10:00:00.000Z');
  const verify = (age: number, maxAge: number, text = body) =>
    verifyWebhook({
      body: text,
      signature: signWebhook({ body: text, secret: SECRET }),
      secret: SECRET,
      maxAge,
      now: () => at + age,
    });

  test('without it an event of any age passes, since a retry carries the time of its event (D44)', () => {
    expect(verifyWebhook({ body, signature, secret: SECRET, now: () => at + 1e12 })).toEqual(event);
  });

  test('an event as old as that passes, one millisecond more is timestamp_too_old', () => {
    expect(verify(5000, 5000)).toEqual(event);
    const refused = refusal(() => verify(5001, 5000));
    expect(refused.code).toBe('timestamp_too_old');
    expect(refused.message).toContain('5001');
  });

  test('an event from a clock that is ahead passes up to as much, and one of next year does not', () => {
    expect(verify(-5000, 5000)).toEqual(event);
    for (const ahead of [5001, 365 * 86_400_000]) {
      const refused = refusal(() => verify(-ahead, 5000));
      expect(refused).toMatchObject({
        code: 'timestamp_too_old',
        message: `The event is ${ahead} ms ahead; maxAge is 5000.`,
      });
    }
  });

  test('the present may be given as a Date', () => {
    const now = () => new Date(at + 5001);
    expect(refusal(() => verifyWebhook({ body, signature, secret: SECRET, maxAge: 5000, now })).code).toBe(
      'timestamp_too_old',
    );
  });

  test('a time without a zone is UTC, and one with a zone is in that', () => {
    const written = (timestamp: string) => JSON.stringify({ timestamp });
    for (const same of [
      '2026-11-20T10:00:00',
      '2026-11-20T10:00:00z',
      '2026-11-20T12:00:00+02:00',
      '2026-11-20T04:30:00-05:30',
    ]) {
      expect(verify(0, 0, written(same))).toEqual({ timestamp: same });
      expect(refusal(() => verify(1, 0, written(same))).code).toBe('timestamp_too_old');
    }
  });

  test('an event without a readable time is refused', () => {
    for (const text of ['{}', '{"timestamp":"soon"}', '{"timestamp":5}', '{"timestamp":{"toString":1,"valueOf":1}}']) {
      expect(refusal(() => verify(0, 1e15, text)).code).toBe('timestamp_too_old');
    }
  });

  test('the age is looked at only when the signature is right', () => {
    const old = () => verifyWebhook({ body, signature: 'a'.repeat(40), secret: SECRET, maxAge: 0, now: () => at + 1 });
    expect(refusal(old).code).toBe('signature_mismatch');
  });
});
