import { describe, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from './support.ts';

describe('POST /v1/mailing (Create Mailer)', () => {
  test('answers 201 with a mailing in processing whose address is null (D07, D66)', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { status, body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'processing',
      address: null,
      send_at: null,
      total_cost: '0.85',
      campaign_id: campaign.id,
    });
    const fetched = await call(mock, 'GET', `/v1/mailing/${body.id}`);
    expect(fetched.body.address).toMatchObject({
      name: 'Ada Lovelace',
      address_1: '1600 AMPHITHEATRE PKWY',
      state_name: 'CA',
      postal_code: '94043',
      address_2: '',
      company: null,
    });
  });

  test('is delivered after processing, production and the mail have taken their time (D64)', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.clock.advance({ hours: 1 });
    expect((await call(mock, 'GET', `/v1/mailing/${body.id}`)).body.state).toBe('production');
    await mock.clock.advance({ hours: 23 });
    expect((await call(mock, 'GET', `/v1/mailing/${body.id}`)).body.state).toBe('mailed');
    await mock.clock.advance({ days: 4 });
    expect((await call(mock, 'GET', `/v1/mailing/${body.id}`)).body.state).toBe('delivered');
  });

  test('a recipient postal_code shorter than 3 characters is a 400 ValidationError that says so', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { status, body } = await call(mock, 'POST', '/v1/mailing', {
      campaign_id: campaign.id,
      recipient: { ...ada, postal_code: '94' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        name: 'ValidationError',
        message: expect.stringContaining('recipient.postal_code must have at least 3 characters'),
      },
    });
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('a missing or wrong token is a 403 whose error is Unauthorized', async () => {
    const mock = mockAt();
    expect(await call(mock, 'GET', '/v1/mailing/x', undefined, null)).toMatchObject({
      status: 403,
      body: { error: 'Unauthorized' },
    });
    expect(await call(mock, 'GET', '/v1/mailing/x', undefined, 'wrong')).toMatchObject({
      status: 403,
      body: { error: 'Unauthorized' },
    });
  });

  test('an unknown mailing is a 404 NotFound', async () => {
    const mock = mockAt();
    expect(await call(mock, 'GET', '/v1/mailing/x')).toMatchObject({
      status: 404,
      body: { error: { name: 'NotFound' } },
    });
  });
});
