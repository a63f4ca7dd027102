import type { Mock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { begin, byAddress, byEmail } from '../privacy/people.ts';
import { audienceOf, googleplex, penn, send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

/** An account with something in every table, made over several days. */
async function populated() {
  const mock = mockAt();
  const campaign = await campaignOf(mock);
  const empty = await mock.campaigns.create({ name: 'Nothing sent' });
  await mock.webhooks.create({ receiver: () => 500 });
  const audience = audienceOf(mock);
  // Mailed after others that are created later.
  const later = { campaign_id: campaign.id, recipient: ada, send_at: '2026-11-22T12:00:00Z' };
  await send(mock, 'createMailing', { body: later });
  for (let day = 0; day < 4; day += 1) {
    for (const [n, recipient] of [ada, { ...ada, last_name: 'Byron', email: 'ada@example.com' }].entries()) {
      const merge_tags = { n: `${day}-${n}` };
      await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient, merge_tags } });
    }
    await send(mock, 'createAudienceMember', {
      id: audience.id,
      body: { identifier: `c-${day}`, address: googleplex },
    });
    const order = { order_id: `A-${day}`, order_date: '2026-11-19', shipping_address: googleplex };
    await send(mock, 'createOrder', { body: { ...order, customer_email: `c${day}@example.com` } });
    await mock.clock.advance({ days: 1 });
  }
  await begin(mock, 'access', [byEmail]);
  await begin(mock, 'access', [byAddress]);
  return { mock, campaign, empty, audience };
}

type Populated = Awaited<ReturnType<typeof populated>>;

/** What the account answers, by way of every index that it keeps beside its rows. */
async function views({ mock, campaign, empty, audience }: Populated): Promise<unknown> {
  const list = (query: object) =>
    send(mock, 'listCampaignMailings', { id: campaign.id, query: { per_page: 3, ...query } }).then(
      ({ headers, body }) => [headers.get('x-total'), body.map(({ id }: { id: string }) => id)],
    );
  const [webhook] = await mock.webhooks.list();
  return {
    pages: [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })],
    created: await list({ start_date: '2026-11-21T00:00:00Z', end_date: '2026-11-22T23:00:00Z' }),
    changed: await list({ start_date: '2026-11-22T00:00:00Z', date_field: 'updated_at' }),
    empty: (await send(mock, 'listCampaignMailings', { id: empty.id })).body,
    mailings: (await mock.mailings.list()).map(({ id, state, recipient }) => [id, state, recipient]),
    orders: await mock.orders.list(),
    audiences: (await send(mock, 'listAudiences')).body,
    members: await mock.audiences.members(audience.id),
    creatives: (await send(mock, 'listCreatives', { id: campaign.id })).body,
    deliveries: await mock.webhooks.deliveries(webhook?.id ?? ''),
    requests: await mock.dataSubjectRequests.list(),
    statistics: await Promise.all(
      ['20', '21', '22', '23', '24', '25'].map(
        async (day) =>
          (await send(mock, 'listCampaignStats', { query: { start_date: '2026-11-20', end_date: `2026-11-${day}` } }))
            .body,
      ),
    ),
    agenda: await mock.agenda(),
  };
}

/** What the account does next, by way of the same indexes. */
async function continued({ mock, campaign, audience }: Populated): Promise<unknown> {
  const again = await send(mock, 'createOrder', {
    body: { order_id: 'A-2', order_date: '2026-11-19', shipping_address: penn },
  });
  const edited = await send(mock, 'updateOrder', { id: 'A-1', body: { total: 7 } });
  const deleted = await send(mock, 'deleteOrder', { id: 'A-0' });
  const member = await send(mock, 'createAudienceMember', { id: audience.id, body: { identifier: 'c-1' } });
  const added = await send(mock, 'createAudienceMember', { id: audience.id, body: { identifier: 'c-9' } });
  const { body } = await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: ada } });
  await begin(mock, 'erasure', [byAddress]);
  await mock.clock.advance({ days: 20 });
  return [again.status, edited.body, deleted.body, member.body, added.body, body.id];
}

/** As text, so that two looks at the account compare in one step. */
const plain = (value: unknown): string => JSON.stringify(value);

describe('D86: what an account keeps beside its rows comes back with them', () => {
  test.each<[string, (mock: Mock) => Promise<void>]>([
    [
      'in process',
      async (mock) => {
        const snapshot = await mock.snapshot();
        await mock.reset();
        await mock.restore(snapshot);
      },
    ],
    [
      'through JSON',
      async (mock) => {
        const snapshot = JSON.parse(JSON.stringify(await mock.snapshot())) as never;
        await mock.reset();
        await mock.restore(snapshot);
      },
    ],
  ])('%s: every list, page, window, total and look-up is the same, and so is all that follows', async (_, there) => {
    const world = await populated();
    const before = plain(await views(world));
    const stood = await world.mock.snapshot();
    const then = [plain(await continued(world)), plain(await views(world))];
    await world.mock.restore(stood);
    expect(plain(await views(world))).toBe(before);
    await there(world.mock);
    expect(plain(await views(world))).toBe(before);
    // The id of a data subject request is the caller's: the only thing that differs.
    const now = [plain(await continued(world)), plain(await views(world))];
    const anonymous = (text: string) => text.replaceAll(/4f9d2c1b-8a7e-4b6d-9c5f-\d{12}/g, 'a request');
    expect(now.map(anonymous)).toEqual(then.map(anonymous));
  });

  test('a snapshot stays as it was, whatever the account does after it', async () => {
    const world = await populated();
    const before = plain(await views(world));
    const snapshot = await world.mock.snapshot();
    for (let round = 0; round < 2; round += 1) {
      await continued(world);
      expect(plain(await views(world))).not.toBe(before);
      await world.mock.restore(snapshot);
      expect(plain(await views(world))).toBe(before);
    }
  });
});
