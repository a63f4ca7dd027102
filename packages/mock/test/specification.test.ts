import type { Mailing } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { shop } from './mailings/support.ts';
import { send } from './rules.ts';
import { ada, call, mockAt } from './support.ts';

const url = expect.stringMatching(/^https:\/\//);
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

describe('Campaigns and creatives', () => {
  test('organization.me: id, name and mode for a good token, 403 for another', async () => {
    const mock = mockAt();
    const good = await send(mock, 'getOrganization');
    expect(good).toMatchObject({ status: 200, body: { id: uuid, name: expect.any(String), mode: 'production' } });
    expect(Object.keys(good.body).sort()).toEqual(['id', 'mode', 'name']);
    expect((await send(mock, 'getOrganization', { token: 'another' })).status).toBe(403);
  });

  test('campaigns.list: the active campaigns alone, each with id and name', async () => {
    const mock = mockAt();
    const one = await mock.campaigns.create({ name: 'One' });
    await mock.campaigns.create({ name: 'Asleep', active: false });
    const two = await mock.campaigns.create({ name: 'Two' });
    expect((await send(mock, 'listCampaigns')).body).toEqual([
      { id: one.id, name: 'One' },
      { id: two.id, name: 'Two' },
    ]);
  });

  test('campaigns.get: one campaign by its id, and a 404 for an id of none', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({ name: 'One' });
    expect(await send(mock, 'getCampaign', { id })).toMatchObject({ status: 200, body: { id, name: 'One' } });
    expect((await send(mock, 'getCampaign', { id: 'none' })).status).toBe(404);
  });

  test('campaigns.creatives: the active creatives alone, with all nine fields', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({
      name: 'One',
      creatives: [
        { name: 'Card', format: 'postcard_4x6', default: true },
        { name: 'Old', format: 'letter_8.5x11', active: false },
      ],
    });
    expect((await send(mock, 'listCreatives', { id })).body).toEqual([
      {
        id: uuid,
        name: 'Card',
        mail_type: 'first_class',
        creative_type: 'static',
        merge_tags: {},
        thumbnail_url: url,
        default: true,
        format: 'postcard_4x6',
        image_formats: 'png',
      },
    ]);
  });
});

describe('Mailings', () => {
  test('mailing.fields, mailing.send-at, mailing.total-cost: all twelve, in the list without send_at', async () => {
    const { mock, campaign, mail } = await shop();
    const { id } = await mail(ada, { merge_tags: { code: 'HI' } });
    const { body: mailing } = await send(mock, 'getMailing', { id });
    expect(mailing).toEqual({
      id: uuid,
      campaign_id: campaign.id,
      creative_id: uuid,
      merge_tags: { code: 'HI' },
      state: 'processing',
      front_url: url,
      back_url: url,
      pdf_url: url,
      total_cost: expect.stringMatching(/^\d+\.\d\d$/),
      address: expect.objectContaining({ name: 'Ada Lovelace' }),
      send_at: null,
      created_at: '2026-11-20T09:00:00.000Z',
    });
    const [item] = (await send(mock, 'listCampaignMailings', { id: campaign.id })).body as Mailing[];
    const { send_at: _, ...rest } = mailing;
    expect(item).toEqual(rest);
  });

  test('mailing.send-at: a scheduled mailing shows the time that was sent', async () => {
    const { mail } = await shop();
    const send_at = '2026-11-27T09:00:00.000Z';
    expect((await mail(ada, { send_at })).send_at).toBe(send_at);
  });

  test('create.response: 201 with the mailing, in processing', async () => {
    const { mock, campaign } = await shop();
    const response = await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: ada } });
    expect(response).toMatchObject({ status: 201, body: { id: uuid, campaign_id: campaign.id, state: 'processing' } });
  });

  test('recipient.postal-code: two characters are refused and told so, three are taken', async () => {
    const { mock, campaign } = await shop();
    const mailTo = (postal_code: string) =>
      call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: { ...ada, postal_code } });
    const refused = await mailTo('94');
    expect(refused).toMatchObject({ status: 400, body: { error: { name: 'ValidationError' } } });
    expect(refused.body.error.message).toMatch(/postal_code.*3 characters/);
    expect(await mock.mailings.list()).toEqual([]);
    expect((await mailTo('940')).status).toBe(201);
  });

  test('errors.not-found: an unknown mailing is a 404 NotFound', async () => {
    const response = await send(mockAt(), 'getMailing', { id: '00000000-0000-4000-8000-000000000000' });
    expect(response).toMatchObject({ status: 404, body: { error: { name: 'NotFound' } } });
  });
});

test('order.delete: what was deleted is not there any more', async () => {
  const mock = mockAt();
  const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'ada@example.com' };
  await send(mock, 'createOrder', { body: order });
  expect((await send(mock, 'deleteOrder', { id: 'A-1' })).status).toBe(200);
  expect((await send(mock, 'deleteOrder', { id: 'A-1' })).status).toBe(404);
  expect((await send(mock, 'updateOrder', { id: 'A-1', body: { total: 1 } })).status).toBe(404);
});

test('webhook.ping: one on creation, another on demand, and nothing else', async () => {
  const mock = mockAt();
  const events: string[] = [];
  const receiver = ({ body }: { body: string }): void => void events.push(JSON.parse(body).event);
  const { id } = await mock.webhooks.create({ receiver });
  await mock.clock.advance({ days: 1 });
  expect(events).toEqual(['ping']);
  await mock.webhooks.ping(id);
  await mock.clock.advance({ days: 1 });
  expect(events).toEqual(['ping', 'ping']);
});
