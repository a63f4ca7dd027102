import { createMock } from '@direct-mail/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { DirectMail, hashEmail, NotFoundError, StateError } from '../../src/index.ts';
import { requestValidator } from '../../src/validation/index.ts';
import { failure } from '../support/client.ts';

const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

describe('every method against the mock', () => {
  let mock: ReturnType<typeof createMock>;
  let mail: DirectMail;
  let campaignId: string;

  beforeEach(async () => {
    mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z' });
    mail = new DirectMail({ ...mock.connection, validate: requestValidator });
    const creatives = [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>Hello {{first_name}}</p>' }];
    campaignId = (await mock.campaigns.create({ name: 'Welcome', creatives })).id;
  });

  test('organization, campaigns and creatives', async () => {
    expect(await mail.organization.retrieve()).toMatchObject({ mode: 'production' });
    expect(await mail.campaigns.list()).toEqual([{ id: campaignId, name: 'Welcome' }]);
    expect(await mail.campaigns.retrieve(campaignId)).toEqual({ id: campaignId, name: 'Welcome' });
    expect(await mail.campaigns.listCreatives(campaignId)).toMatchObject([{ name: 'Card', format: 'postcard_4x6' }]);
    expect(await failure(mail.campaigns.retrieve('nobody'))).toBeInstanceOf(NotFoundError);
  });

  test("waiting for a delivery takes no time on the mock's clock", async () => {
    const { id } = await mail.mailings.create({ campaign_id: campaignId, recipient });
    const started = mock.connection.now();
    expect(await mail.mailings.waitFor(id)).toMatchObject({ state: 'delivered' });
    expect(mock.connection.now() - started).toBeGreaterThan(5 * 86_400_000 - 1);
  });

  test('a preview is waited for, and refused for a piece that never gets one', async () => {
    const mailing = await mail.mailings.create({ campaign_id: campaignId, recipient });
    const { bytes, contentType } = await mail.mailings.preview(mailing, 'front');
    expect(contentType).toBe('image/png');
    expect(bytes.subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    await mock.mailings.transition(mailing.id, 'suppressed');
    expect(await failure(mail.mailings.preview(mailing.id, 'pdf'))).toBeInstanceOf(StateError);
  });

  test('a mailing whose response was lost is found, and one that was never made is not', async () => {
    const since = new Date(mock.connection.now());
    const send = (reference: string) =>
      mail.mailings.create({ campaign_id: campaignId, recipient, merge_tags: { reference } });
    await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, times: 1 });
    expect(await failure(send('order-1'))).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
    await mock.faults.add({ operation: 'createMailing', connection: 'reset', times: 1 });
    expect(await failure(send('order-2'))).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
    expect(await mail.mailings.find(campaignId, { since, merge_tags: { reference: 'order-1' } })).toBeDefined();
    expect(await mail.mailings.find(campaignId, { since, merge_tags: { reference: 'order-2' } })).toBeUndefined();
    expect(await mock.mailings.list()).toHaveLength(1);
    // Longer than the margin for clocks that differ.
    await mock.clock.advance({ minutes: 6 });
    const later = new Date(mock.connection.now());
    expect(
      await mail.mailings.find(campaignId, { since: later, merge_tags: { reference: 'order-1' } }),
    ).toBeUndefined();
  });

  test('a walk over mailings while others are created', async () => {
    for (let n = 0; n < 12; n++) {
      await mail.mailings.create({ campaign_id: campaignId, recipient });
      await mock.clock.advance({ seconds: 1 });
    }
    const found: string[] = [];
    for await (const { id } of mail.campaigns.listMailings(campaignId, { per_page: 5 })) {
      found.push(id);
      if (found.length === 3)
        for (let n = 0; n < 7; n++) await mail.mailings.create({ campaign_id: campaignId, recipient });
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(12);
  });

  test('orders, audiences and privacy requests', async () => {
    const customer_email_sha256 = await hashEmail('Ada@Example.com');
    const order = { order_id: 'A-1815', order_date: '2026-11-20', customer_email_sha256, total: 20 };
    expect(await mail.orders.create(order)).toMatchObject({
      order_id: 'A-1815',
      customer: { email_sha256: customer_email_sha256 },
    });
    expect(await mail.orders.update('A-1815', { total: 25 })).toMatchObject({ total: 25 });
    expect(await mail.orders.delete('A-1815')).toBeUndefined();
    expect(await failure(mail.orders.delete('A-1815'))).toBeInstanceOf(NotFoundError);

    const audiences = await mail.audiences.list();
    const { id } = await mock.audiences.create({ name: 'Friends' });
    expect(await mail.audiences.addMember(id, { identifier: '7' })).toHaveProperty('id');
    expect(await mail.audiences.list()).toHaveLength(audiences.length + 1);

    const subject_request_id = '1f0c9c3a-6c2e-4f6b-9a53-0d8f3c1b2a10';
    await mail.dataSubjectRequests.create({
      regulation: 'cpra',
      subject_request_id,
      subject_request_type: 'access',
      submitted_time: '2026-11-20T09:00:00Z',
      subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
    });
    expect(await mail.dataSubjectRequests.waitFor(subject_request_id)).toMatchObject({ request_status: 'completed' });
  });

  test('statistics', async () => {
    const { id } = await mail.mailings.create({ campaign_id: campaignId, recipient });
    await mail.mailings.waitFor(id);
    expect(await mail.stats.campaign(campaignId)).toMatchObject({ campaign_id: campaignId, circulation: 1 });
    const { summary, items } = await mail.stats.campaigns({ start_date: '2026-11-20' });
    expect(summary).toMatchObject({ total_circulation: 1 });
    expect(items).toHaveLength(1);
    expect(await mail.stats.campaigns().toArray()).toHaveLength(1);
  });

  test('addresses, one and many', async () => {
    const one = await mail.addresses.standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' });
    expect(one).toMatchObject({ query_index: 0, state: 'CA' });
    const inputs = Array.from({ length: 1001 }, (_, n) => ({ address_line1: `${n + 1} Main St`, zip_code: '94043' }));
    const many = await mail.addresses.standardizeMany(inputs);
    expect(many.map(({ query_index }) => query_index)).toEqual(inputs.map((_, index) => index));
  });

  test('D15: a test token can create mailings and nothing else', async () => {
    const test = new DirectMail({ ...mock.connection, token: mock.tokens.test });
    expect(await test.mailings.create({ campaign_id: campaignId, recipient })).toHaveProperty('id');
    expect(await failure(test.campaigns.list())).toMatchObject({ name: 'AuthenticationError', code: 'Unauthorized' });
  });
});
