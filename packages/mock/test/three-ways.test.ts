import { createMock } from '@direct-mail/mock';
import { intercept } from '@direct-mail/mock/msw';
import { connectMock, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada } from './support.ts';

const now = '2026-11-20T09:00:00.000Z';

/** The same suite in process, through MSW and over HTTP. */
const ways = {
  'in process': async () => {
    const mock = createMock({ now });
    return { mock, mail: new DirectMail({ ...mock.connection }), stop: async () => {} };
  },
  'through MSW': async () => {
    const mock = createMock({ now });
    const stop = await intercept(mock);
    const { fetch: _, ...connection } = mock.connection;
    return { mock, mail: new DirectMail(connection), stop: async () => stop() };
  },
  'over HTTP': async () => {
    const { url, close } = await serve(createMock({ now }));
    const mock = connectMock(url);
    return { mock, mail: new DirectMail({ ...mock.connection }), stop: close };
  },
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (way) => {
  let it: Awaited<ReturnType<(typeof ways)[typeof way]>>;
  beforeEach(async () => {
    it = await ways[way]();
  });
  afterEach(() => it.stop());

  test('a mailing goes from creation to delivered', async () => {
    const campaign = await it.mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    });
    expect(await it.mail.organization.retrieve()).toMatchObject({ name: 'Mock Organization', mode: 'production' });
    const mailing = await it.mail.mailings.create({
      campaign_id: campaign.id,
      recipient: ada,
      merge_tags: { code: 'HI' },
    });
    expect(mailing).toMatchObject({ state: 'processing', address: null });
    await it.mock.clock.advance({ days: 6 });
    expect(await it.mail.mailings.retrieve(mailing.id)).toMatchObject({
      state: 'delivered',
      address: { name: 'Ada Lovelace' },
    });
    expect(await it.mock.mailings.list({ to: 'ada' })).toMatchObject([{ id: mailing.id, state: 'delivered' }]);
    expect(await it.mock.mailings.list({ not_state: ['delivered', 'mailed'] })).toEqual([]);
    expect(await it.mock.mailings.list({ not_to: ['grace', 'alan'] })).toHaveLength(1);
    const page = await it.mail.campaigns.listMailings(campaign.id);
    expect(page.items).toHaveLength(1);
  });

  test('a method of the mock fails alike: MockControlError with status and code', async () => {
    await expect(it.mock.mailings.transition('nobody', 'delivered')).rejects.toMatchObject({
      name: 'MockControlError',
      status: 404,
      code: 'NotFound',
      message: expect.stringContaining('mailing "nobody" was not found') as string,
    });
    await expect(it.mock.clock.advance({ days: -1 })).rejects.toMatchObject({ status: 400, code: 'ValidationError' });
  });

  test('a refused call says why and changes nothing', async () => {
    const campaign = await it.mock.campaigns.create({ name: 'Welcome' });
    const refused = it.mail.mailings.create({ campaign_id: campaign.id, recipient: ada });
    await expect(refused).rejects.toMatchObject({
      name: 'BadRequestError',
      status: 400,
      code: 'ValidationError',
      outcome: 'rejected',
    });
    await expect(it.mail.mailings.retrieve('nobody')).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(await it.mock.mailings.list()).toEqual([]);
  });

  test('a fault rule strikes as often as it says, and is not repeated into a second mailing', async () => {
    const campaign = await it.mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    });
    await it.mock.faults.add({ operation: 'createMailing', status: 503, times: 1 });
    await expect(it.mail.mailings.create({ campaign_id: campaign.id, recipient: ada })).rejects.toMatchObject({
      status: 503,
      outcome: 'unknown',
    });
    await it.mail.mailings.create({ campaign_id: campaign.id, recipient: ada });
    expect(await it.mock.mailings.list()).toHaveLength(1);
    expect(await it.mock.requests.list({ operation: 'createMailing' })).toMatchObject([
      { status: 201 },
      { status: 503 },
    ]);
  });

  test('D22: HEAD is answered as GET is, without the body', async () => {
    const { baseUrl, token, ...connection } = it.mock.connection;
    const fetch = way === 'in process' ? connection.fetch : globalThis.fetch;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${baseUrl}/v1/me`, { method: 'HEAD', headers });
    expect([response.status, await response.text()]).toEqual([200, '']);
    const posted = await fetch(`${baseUrl}/v1/mailing`, { method: 'HEAD', headers });
    expect([posted.status, posted.headers.get('allow'), await posted.text()]).toEqual([405, 'POST', '']);
  });

  test('a snapshot brings everything back, the time included', async () => {
    const campaign = await it.mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    });
    const mailing = await it.mail.mailings.create({ campaign_id: campaign.id, recipient: ada });
    const snapshot = await it.mock.snapshot();
    await it.mock.clock.advance({ days: 6 });
    await it.mock.restore(snapshot);
    expect((await it.mail.mailings.retrieve(mailing.id)).state).toBe('processing');
    expect((await it.mock.clock.now()).toISOString()).toBe(now);
    await it.mock.clock.advance({ days: 6 });
    expect((await it.mail.mailings.retrieve(mailing.id)).state).toBe('delivered');
    await it.mock.reset();
    expect(await it.mock.campaigns.list()).toEqual([]);
  });
});

test('where no mock is responding, connectMock says so and where', async () => {
  const { url, close } = await serve(createMock({ now }));
  await close();
  await expect(connectMock(url).campaigns.list()).rejects.toThrow(
    `no mock is responding at ${url}; check that it is running`,
  );
});
