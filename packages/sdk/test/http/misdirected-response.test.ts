import { describe, expect, test } from 'vitest';
import type { DirectMail } from '../../src/index.ts';
import { failure, json, mailing, networkFault, type Step, scripted } from '../support/client.ts';

const recipient = { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' };
const create = (mail: DirectMail) => mail.mailings.create({ campaign_id: 'c1', recipient });
const html = (status: number): Response =>
  new Response('<html><body>Not here</body></html>', { status, headers: { 'content-type': 'text/html' } });

describe('what a redirect proves of a create', () => {
  test.each([
    [300, 'unknown'],
    [301, 'unknown'],
    [302, 'unknown'],
    [303, 'unknown'],
    [304, 'unknown'],
    [307, 'rejected'],
    [308, 'rejected'],
  ])('%i: %s', async (status, outcome) => {
    const { mail, seen } = scripted([new Response(null, { status, headers: { location: '/v1/mailing/m1' } })]);
    const error = (await failure(create(mail))) as Error;
    expect(error).toMatchObject({ status, outcome, attempts: 1 });
    expect(error.message).toContain('a redirect, which is not followed: check the base URL');
    expect(error.message.includes('look for it with mailings.find before sending it again')).toBe(
      outcome === 'unknown',
    );
    expect(seen).toHaveLength(1);
  });

  test('one whose status a browser hides may be any of them', async () => {
    const hidden = new Response(null, { status: 200 });
    for (const [name, value] of [
      ['status', 0],
      ['ok', false],
    ] as const)
      Object.defineProperty(hidden, name, { value });
    const { mail } = scripted([() => hidden]);
    expect(await failure(create(mail))).toMatchObject({ status: 0, outcome: 'unknown' });
  });
});

describe('a success says what was made', () => {
  const responses: [string, unknown][] = [
    ['{}', {}],
    ['no id', mailing({ id: undefined })],
    ['an id that is null', mailing({ id: null })],
    ['an empty id', mailing({ id: '' })],
    ['an id that was no UTF-8', mailing({ id: 'm\ufffd\ufffd' })],
  ];
  test.each(responses)('%s is none: the outcome is unknown', async (_, body) => {
    const { mail, seen } = scripted([json(201, body)]);
    expect(await failure(create(mail))).toMatchObject({ name: 'ApiError', status: 201, outcome: 'unknown' });
    expect(await failure(mail.audiences.addMember('a', { email: 'ada@example.com' }))).toMatchObject({
      outcome: 'unknown',
    });
    expect(seen).toHaveLength(2);
  });
});

describe('a deletion whose response was lost', () => {
  const lost = networkFault('ECONNRESET', 'read');
  test('is done when the service says that there is nothing', async () => {
    const { mail } = scripted([lost, json(404, { error: { name: 'NotFound', message: 'no such order' } })]);
    expect(await mail.orders.delete('o1')).toBeUndefined();
  });

  test.each<[string, Step]>([
    ['HTML', html(404)],
    ['nothing', new Response(null, { status: 404 })],
    ['text', new Response('404 page not found', { status: 404 })],
  ])('is not known to be done when a 404 of something else says it in %s', async (_, step) => {
    const { mail, seen } = scripted([lost, step]);
    expect(await failure(mail.orders.delete('o1'))).toMatchObject({ status: 404, outcome: 'unknown' });
    expect(seen).toHaveLength(2);
  });
});

describe('a wrong base address', () => {
  test('a 404 that is not the service’s says so', async () => {
    const { mail } = scripted([html(404)]);
    const error = await failure(create(mail));
    expect((error as Error).message).toBe(
      'createMailing: 404: Not here. This is not a response from the API: check the base URL',
    );
    expect(error).toMatchObject({ name: 'NotFoundError', outcome: 'rejected' });
  });

  test('so does a page with status 200', async () => {
    const { mail } = scripted([html(200)]);
    const message = 'the response is not the expected JSON (text/html, 34 characters): check the base URL';
    expect(((await failure(mail.organization.retrieve())) as Error).message).toBe(`getOrganization: 200: ${message}`);
  });

  test('the service’s own 404 says nothing of it', async () => {
    const { mail } = scripted([json(404, { error: { name: 'NotFound', message: 'no such campaign' } })]);
    expect(((await failure(create(mail))) as Error).message).toBe('createMailing: 404 NotFound: no such campaign');
  });

  test('a port that fetch never opens is tried once, on a real fetch', async () => {
    const { mail, slept } = scripted([], { fetch, baseUrl: 'http://127.0.0.1:6000' });
    expect(await failure(create(mail))).toMatchObject({
      message: 'createMailing: could not connect (bad port)',
      outcome: 'not_sent',
      attempts: 1,
    });
    expect(slept).toEqual([]);
  });
});
