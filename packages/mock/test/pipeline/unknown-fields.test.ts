import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { BadRequestError, DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

const typo = (campaign_id: string) => ({ campaign_id, recipient: ada, merge_tag: { code: 'HI' } });
const said = 'unknown field merge_tag: did you mean merge_tags?';

describe('fields that the document does not know', () => {
  test('D56: a mock of createMock refuses them through the SDK, its fetch and a server of its own', async () => {
    const mock = createMock();
    const { id } = await campaignOf(mock);
    const mail = new DirectMail({ ...mock.connection });
    const error = await mail.mailings.create(typo(id) as never).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ code: 'ValidationError', message: expect.stringContaining(said) });
    expect((await send(mock, 'createMailing', { body: typo(id) })).body.error.message).toBe(said);
    const served = await serve(mock);
    const overHttp = new DirectMail({ baseUrl: served.url, token: mock.tokens.production });
    await expect(overHttp.mailings.create(typo(id) as never)).rejects.toThrow(said);
    await served.close();
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('D56: they are refused in the shape of the endpoint, beside what else is wrong', async () => {
    const mock = mockAt();
    const batch = [{ full_adress: '1 Main St, Mountain View CA 94043' }];
    expect((await send(mock, 'standardizeAddresses', { body: batch })).body).toEqual({
      error: { status: 400 },
      message: 'unknown field 0.full_adress: did you mean full_address?',
    });
    const { body } = await send(mock, 'createMailing', { body: { campaign_id: 'x', recipent: ada } });
    expect(body.error.message).toBe('recipient is required; unknown field recipent: did you mean recipient?');
  });

  test('D56: with the setting they are taken, not stored, and named in the journal', async () => {
    const mock = mockAt(undefined, { settings: { unknownFields: 'ignore' } });
    const { id } = await campaignOf(mock);
    expect((await send(mock, 'createMailing', { body: typo(id) })).status).toBe(201);
    expect(await mock.requests.list({ operation: 'createMailing' })).toMatchObject([
      { status: 201, unknown_fields: ['merge_tag'], notes: [said] },
    ]);
    expect(JSON.stringify(await mock.snapshot())).not.toContain('merge_tag"');
  });

  test('D56, D73: the name of a field is masked in the journal like everything else', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { order_id: 'a', order_date: '2026-11-19', 'ada@example.com': 1 } });
    expect(JSON.stringify(await mock.requests.list())).not.toContain('ada@example.com');
  });

  test.each(['refuse', 'ignore'] as const)(
    'D56: with %s, a query parameter that is not known is ignored',
    async (unknownFields) => {
      const mock = mockAt(undefined, { settings: { unknownFields } });
      const { status } = await send(mock, 'listCampaigns', { query: { page_size: '3', colour: 'red' } });
      expect(status).toBe(200);
    },
  );

  test('metadata keeps what reports do not know, and the journal tells what was probably meant', async () => {
    const mock = mockAt();
    const body = {
      order_id: 'a',
      order_date: '2026-11-19',
      customer_email: 'ada@example.com',
      metadata: { newBuyer: true, promo_code: 'X', colour: 'red' },
      order_items: [{ identifier: 'SKU-1', total: 1, metadata: { promocode: 'Y', newBuyer: true } }],
    };
    expect((await send(mock, 'createOrder', { body })).status).toBe(201);
    expect(await mock.requests.list({ operation: 'createOrder' })).toMatchObject([
      {
        notes: [
          'metadata newBuyer is stored but not reported; did you mean new_buyer?',
          'metadata promocode is stored but not reported; did you mean promo_code?',
        ],
      },
    ]);
  });

  test('D56: a new sandbox and a reset keep the setting', async () => {
    const mock = mockAt();
    const { production_token: token } = await mock.sandboxes.create({});
    await mock.reset();
    for (const shown of [token, mock.tokens.production]) {
      const { body } = await send(mock, 'createAudienceMember', { id: 'x', body: { identifer: 'a' }, token: shown });
      expect(body.error.message).toContain('unknown field identifer');
    }
  });
});

describe('null for an optional field', () => {
  test('D104: it is the same as leaving the field out, in every body', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const recipient = { ...ada, full_name: null, company: null, email: null, address_2: null, identifier: null };
    const body = { campaign_id: id, creative_id: null, merge_tags: null, send_at: null, recipient };
    const created = await send(mock, 'createMailing', { body });
    expect(created).toMatchObject({ status: 201, body: { merge_tags: null, send_at: null } });
    const order = { order_id: 'a', order_date: '2026-11-19', customer_email: 'ada@example.com' };
    const nulls = { currency: null, total: null, customer_id: null, customer_email_sha256: null, metadata: null };
    const places = { shipping_address: null, billing_address: null };
    const item = {
      identifier: 'SKU-1',
      total: 1,
      description: null,
      quantity: null,
      price: null,
      category: null,
      metadata: null,
    };
    const submitted = await send(mock, 'createOrder', { body: { ...order, ...nulls, ...places, order_items: [item] } });
    expect(submitted).toMatchObject({ status: 201, body: { currency: 'USD', total: null, metadata: {} } });
    expect(submitted.body.order_items).toEqual([{ identifier: 'SKU-1', total: 1 }]);
    const [audience] = (await send(mock, 'listAudiences')).body;
    const member = { identifier: 'a', email: null, email_sha256: null, address: null };
    expect((await send(mock, 'createAudienceMember', { id: audience.id, body: member })).status).toBe(201);
    const request = {
      api_version: null,
      regulation: 'cpra',
      subject_request_id: '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f',
      subject_request_type: 'access',
      submitted_time: '2026-11-20T09:00:00Z',
      subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
    };
    expect((await send(mock, 'createDataSubjectRequest', { body: request })).status).toBe(201);
  });

  test('D104: it satisfies no at-least-one rule and counts as no required field', async () => {
    const mock = mockAt();
    const order = { order_id: 'a', order_date: '2026-11-19', customer_email: null };
    expect((await send(mock, 'createOrder', { body: order })).body.error.message).toMatch(/^at least one of/);
    const [audience] = (await send(mock, 'listAudiences')).body;
    const { body } = await send(mock, 'createAudienceMember', { id: audience.id, body: { identifier: null } });
    expect(body.error.message).toMatch(/^at least one of/);
    expect((await send(mock, 'createMailing', { body: { campaign_id: null, recipient: ada } })).status).toBe(400);
  });

  test('D104, D27: in the edit of an order null clears, in an address inside it it is nothing', async () => {
    const mock = mockAt();
    const address = { address_1: '1 Main St', postal_code: '94043' };
    const order = { order_id: 'a', order_date: '2026-11-19', total: 5, shipping_address: address };
    await send(mock, 'createOrder', { body: order });
    const change = { total: null, shipping_address: { ...address, name: null, country: null } };
    const { body } = await send(mock, 'updateOrder', { id: 'a', body: change });
    expect(body).toMatchObject({ total: null, shipping_address: { country: 'USA' } });
  });

  test('D104: with the setting it is refused by its path, but where it is a value', async () => {
    const mock = mockAt(undefined, { settings: { nulls: 'refuse' } });
    const { id } = await campaignOf(mock);
    const body = { campaign_id: id, send_at: null, merge_tags: { code: null }, recipient: { ...ada, company: null } };
    expect((await send(mock, 'createMailing', { body })).body.error.message).toBe(
      'send_at must not be null; omit it; recipient.company must not be null; omit it',
    );
    const order = { order_id: 'a', order_date: '2026-11-19', customer_email: 'ada@example.com', total: 5 };
    await send(mock, 'createOrder', { body: order });
    expect((await send(mock, 'updateOrder', { id: 'a', body: { total: null } })).status).toBe(200);
  });
});

describe('what the response does not say', () => {
  test('D15: the journal says why a test token is refused, the response does not', async () => {
    const mock = mockAt();
    const { status, body } = await send(mock, 'getOrganization', { token: mock.tokens.test });
    expect([status, body]).toEqual([403, { error: 'Unauthorized' }]);
    await send(mock, 'getOrganization', { token: 'wrong' });
    const [wrong, tested] = await mock.requests.list();
    expect(tested?.notes).toEqual([expect.stringMatching(/^a test token can only create mailings;/)]);
    expect(wrong?.notes).toEqual([]);
  });

  test('D15: the journal says that a token is the name of a variable, and not which', async () => {
    const mock = mockAt();
    await send(mock, 'getOrganization', { token: '$DIRECT_MAIL_TOKEN' });
    const [entry] = await mock.requests.list();
    expect(entry).toMatchObject({
      status: 403,
      notes: [expect.stringContaining('a variable name that was not expanded')],
    });
    expect(entry?.notes.join(' ')).not.toContain('DIRECT_MAIL');
  });

  test('a call that the dashboard makes to draw a page is not recorded, limited or changed by a fault', async () => {
    const mock = mockAt(undefined, { settings: { rateLimit: { limit: 1, windowSeconds: 60 } } });
    await mock.faults.add({ operation: 'listCampaignStats', status: 503 });
    const headers = { authorization: `Bearer ${mock.tokens.production}`, 'x-mock-unrecorded': 'dashboard' };
    for (let i = 0; i < 3; i += 1) {
      expect((await mock.fetch(`${mock.baseUrl}/v1/stats/campaigns`, { headers })).status).toBe(200);
    }
    expect((await mock.fetch(`${mock.baseUrl}/v1/me`, { headers: { 'x-mock-unrecorded': '1' } })).status).toBe(403);
    expect(await mock.requests.list()).toEqual([]);
    expect(await mock.faults.list()).toEqual([expect.objectContaining({ matched: 0 })]);
  });

  test('D15: with the setting a test token may also ask whose it is, and nothing else', async () => {
    const mock = mockAt(undefined, { settings: { testTokens: 'create-mailer-and-me' } });
    const { body } = await send(mock, 'getOrganization', { token: mock.tokens.test });
    expect(body.mode).toBe('test');
    expect((await send(mock, 'listCampaigns', { token: mock.tokens.test })).status).toBe(403);
  });
});
