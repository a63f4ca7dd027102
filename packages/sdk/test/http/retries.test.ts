import { describe, expect, test } from 'vitest';
import {
  type ApiError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../src/index.ts';
import { failure, hang, json, mailing, networkFault, scripted } from '../support/client.ts';

const request = {
  campaign_id: 'c1',
  recipient: {
    full_name: 'Ada Lovelace',
    address_1: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
};
const refused = networkFault('ECONNREFUSED', 'connect');
const reset = networkFault('ECONNRESET', 'read');
const created = json(201, mailing());
const unavailable = json(503, { error: { name: 'Unavailable', message: 'try later' } });

describe('design "A call\'s way through the SDK": a retry must never print a second postcard', () => {
  test.each([
    ['a reset connection', reset, ConnectionError],
    ['a 500', json(500, {}), ServerError],
    ['a 503 with Retry-After', json(503, {}, { 'retry-after': '1' }), ServerError],
    ['a 408', json(408, {}), undefined],
    ['a success that is no JSON', new Response('<html>gateway</html>', { status: 200 }), undefined],
    ['an empty success', new Response('', { status: 201 }), undefined],
  ])('a mailing is not sent again after %s, and its outcome is unknown', async (_, step, type) => {
    const { mail, seen } = scripted([step]);
    const error = await failure(mail.mailings.create(request));
    expect(error).toMatchObject({ outcome: 'unknown', operation: 'createMailing', attempts: 1 });
    expect((error as Error).message).toContain('look for it with mailings.find');
    if (type) expect(error).toBeInstanceOf(type);
    expect(seen).toHaveLength(1);
  });

  test('a mailing is sent again when the connection was refused: nothing was done', async () => {
    const { mail, seen, slept } = scripted([refused, refused, created]);
    expect(await mail.mailings.create(request)).toMatchObject({ state: 'processing' });
    expect(seen).toHaveLength(3);
    expect(slept[0]).toBeGreaterThanOrEqual(500);
    expect(slept[0]).toBeLessThanOrEqual(625);
    expect(slept[1]).toBeGreaterThanOrEqual(1000);
  });

  test('a mailing is sent again after a 429, after the time the service asks for, jitter added and never subtracted', async () => {
    const { mail, seen, slept } = scripted([json(429, {}, { 'retry-after': '7' }), created]);
    await mail.mailings.create(request);
    expect(seen).toHaveLength(2);
    expect(slept[0]).toBeGreaterThanOrEqual(7000);
    expect(slept[0]).toBeLessThan(7200);
  });

  test('what was refused is not tried again', async () => {
    const { mail, seen } = scripted([json(400, { error: { name: 'ValidationError', message: 'no artwork' } })]);
    expect(await failure(mail.mailings.create(request))).toMatchObject({ outcome: 'rejected', status: 400 });
    expect(seen).toHaveLength(1);
  });

  test('reading is tried again after a reset, a timeout and a 503', async () => {
    const { mail, seen } = scripted([reset, unavailable, created]);
    await mail.mailings.retrieve('m1');
    expect(seen).toHaveLength(3);
  });

  test('maxRetries ends the attempts; 0 turns them off, for the client and for one call', async () => {
    const three = scripted([unavailable]);
    expect(await failure(three.mail.mailings.retrieve('m1'))).toMatchObject({ attempts: 3 });
    expect(await failure(three.mail.mailings.retrieve('m1', { maxRetries: 0 }))).toMatchObject({ attempts: 1 });
    const one = scripted([unavailable], { maxRetries: 0 });
    await failure(one.mail.mailings.retrieve('m1'));
    expect(one.seen).toHaveLength(1);
  });

  test('editing an order is repeated after a lost response, submitting one is not', async () => {
    const edit = scripted([reset, json(200, {})]);
    await edit.mail.orders.update('o1', { total: 5 });
    expect(edit.seen).toHaveLength(2);
    const submit = scripted([reset, json(201, {})]);
    const order = { order_id: 'o1', order_date: '2026-11-20', customer_email_sha256: 'a'.repeat(64) };
    expect(await failure(submit.mail.orders.create(order))).toMatchObject({ outcome: 'unknown' });
    expect(submit.seen).toHaveLength(1);
  });

  test('a repeated delete that meets 404 counts as done, a first one does not', async () => {
    const repeated = scripted([reset, json(404, { error: { name: 'NotFound', message: 'gone' } })]);
    expect(await repeated.mail.orders.delete('o1')).toBeUndefined();
    const first = scripted([json(404, { error: { name: 'NotFound', message: 'gone' } })]);
    expect(await failure(first.mail.orders.delete('o1'))).toBeInstanceOf(NotFoundError);
    const afterRefusal = scripted([refused, json(404, {})]);
    expect(await failure(afterRefusal.mail.orders.delete('o1'))).toBeInstanceOf(NotFoundError);
  });
});

describe('Retry-After', () => {
  test("a date is counted from the response's own Date", async () => {
    const headers = { date: 'Fri, 20 Nov 2020 10:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2020 10:00:30 GMT' };
    const { mail, slept } = scripted([json(429, {}, headers), created]);
    await mail.mailings.retrieve('m1');
    expect(slept[0]).toBeGreaterThanOrEqual(30_000);
    expect(slept[0]).toBeLessThan(30_200);
  });

  test("D24: the body's retry_after counts where there is no header", async () => {
    const { mail, slept } = scripted([json(429, { error: { name: 'RateLimitExceeded' }, retry_after: 3 }), created]);
    await mail.mailings.retrieve('m1');
    expect(slept[0]).toBeGreaterThanOrEqual(3000);
  });

  test('beyond maxRetryAfter the call fails at once, with the seconds on the error', async () => {
    const { mail, slept } = scripted([json(429, {}, { 'retry-after': '300' })]);
    const error = await failure(mail.mailings.retrieve('m1'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as ApiError).retryAfter).toBe(300);
    expect(slept).toEqual([]);
  });

  test.each(['-5', 'soon', 'NaN', ''])('what cannot be read (%j) asks for nothing', async (value) => {
    const { mail, slept } = scripted([json(429, {}, { 'retry-after': value }), created]);
    await mail.mailings.retrieve('m1');
    expect(slept[0]).toBeLessThanOrEqual(625);
  });
});

describe('time', () => {
  test('timeout limits each try, and covers the body', async () => {
    const stalled = new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id"')) }),
    );
    const { mail, seen } = scripted([hang, () => stalled], { timeout: 30, maxRetries: 1 });
    const error = await failure(mail.mailings.retrieve('m1'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ outcome: 'unknown', attempts: 2 });
    expect(seen).toHaveLength(2);
  });

  test('totalTimeout limits the call with its waits: a wait that would pass it is not begun', async () => {
    const { mail, slept } = scripted([json(429, {}, { 'retry-after': '20' })], { totalTimeout: 10_000 });
    expect(await failure(mail.mailings.retrieve('m1'))).toBeInstanceOf(RateLimitError);
    expect(slept).toEqual([]);
  });
});
