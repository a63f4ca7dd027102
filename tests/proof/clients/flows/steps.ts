/** The main flows, written once for every generated client. Each step needs those before it. */
import assert from 'node:assert/strict';
import { ada, body, members, ORDER, REQUEST, refusal, stateAfterAnHour } from './responses.ts';
import type { World } from './world.ts';

export interface Step {
  readonly name: string;
  run(on: World, kept: Kept): Promise<void>;
}

/** What a step leaves for the next. */
export interface Kept {
  mailing: string;
}

export const steps: readonly Step[] = [
  {
    name: 'the organization of the token',
    async run({ driver }) {
      assert.equal((await body(driver.getOrganization())).mode, 'production');
    },
  },
  {
    name: 'campaigns, and one of them',
    async run({ driver, campaign }) {
      assert((await body(driver.listCampaigns())).some(({ id, name }) => id === campaign && name === 'Welcome'));
      assert.equal((await body(driver.getCampaign(campaign))).id, campaign);
    },
  },
  {
    name: 'creatives of a campaign',
    async run({ driver, campaign }) {
      const creatives = await body(driver.listCreatives(campaign));
      assert.deepEqual(
        creatives.map(({ name, format }) => [name, format]),
        [['Postcard', 'postcard_4x6']],
      );
    },
  },
  {
    name: 'create a mailing',
    async run({ driver, campaign }, kept) {
      const mailing = { campaign_id: campaign, recipient: ada, merge_tags: { code: 'HELLO10', nested: [1, null] } };
      const made = await body(driver.createMailing(mailing), 201);
      kept.mailing = made.id;
      assert.deepEqual([made.state, made.address, made.send_at], ['processing', null, null]);
      assert.deepEqual(made.merge_tags, mailing.merge_tags);
    },
  },
  {
    name: 'create a mailing for later',
    async run({ driver, campaign }) {
      const recipient = { ...ada, company: 'Analytical Engines', identifier: 'customer-1815' };
      const made = await body(
        driver.createMailing({ campaign_id: campaign, recipient, send_at: '2027-02-01T08:00:00+01:00' }),
        201,
      );
      assert.equal(made.send_at, '2027-02-01T07:00:00.000Z');
    },
  },
  {
    name: 'retrieve it when it is in production, with its address, and when it is delivered',
    async run({ driver, mock }, { mailing }) {
      await mock.clock.advance({ hours: 1 });
      const printed = await body(driver.getMailing(mailing));
      assert.equal(printed.state, 'production');
      assert.equal(printed.address?.state_name, 'CA');
      await mock.clock.advance({ days: 14 });
      assert.equal((await body(driver.getMailing(mailing))).state, 'delivered');
    },
  },
  {
    name: 'the mailings of a campaign, page by page, with the headers',
    async run({ driver, campaign }) {
      for (let n = 0; n < 5; n += 1) await body(driver.createMailing({ campaign_id: campaign, recipient: ada }), 201);
      const seen = new Set<string>();
      let page: number | null = 1;
      let pages = 0;
      while (page !== null) {
        const response: Awaited<ReturnType<typeof driver.listCampaignMailings>> = await driver.listCampaignMailings(
          campaign,
          { page, per_page: 3 },
        );
        assert(response.ok);
        assert.equal(response.headers.get('x-total'), '7');
        assert.equal(response.headers.get('x-page'), String(page));
        for (const { id } of response.body) seen.add(id);
        pages += 1;
        page = Number(response.headers.get('x-next-page')) || null;
      }
      assert.deepEqual([pages, seen.size], [3, 7]);
    },
  },
  {
    name: 'the mailings that changed in a window',
    async run({ driver, campaign }, { mailing }) {
      const changed = await body(
        driver.listCampaignMailings(campaign, { start_date: '2027-01-05', date_field: 'updated_at', per_page: 100 }),
      );
      assert(changed.some(({ id }) => id === mailing));
      const made = await body(driver.listCampaignMailings(campaign, { start_date: '2027-01-05', per_page: 100 }));
      assert(!made.some(({ id }) => id === mailing));
    },
  },
  {
    name: 'submit an order, whose customer is then suppressed',
    async run(on) {
      assert.equal(await stateAfterAnHour(on), 'production');
      const { full_name: name, ...address } = ada;
      const order = await body(
        on.driver.createOrder({
          order_id: ORDER,
          order_date: '2026-12-19',
          customer_email: 'ada@example.com',
          shipping_address: { name, ...address },
          billing_address: { address_1: '22 Spruce St', postal_code: '04101' },
          order_items: [{ identifier: 'SKU-1', total: 59.9, category: ['Stationery'], metadata: { gift: true } }],
          metadata: { new_buyer: true, promo_code: 'HELLO10', visits: 3 },
        }),
        201,
      );
      assert.deepEqual([order.order_id, order.currency, order.total], [ORDER, 'USD', null]);
      assert.equal(order.customer.email_sha256?.length, 64);
      assert.equal(order.metadata?.['visits'], 3);
      assert.equal(order.order_items[0]?.metadata?.['gift'], true);
      assert.equal(await members(on, 'Customers (Orders API)'), 2);
      assert.equal(await stateAfterAnHour(on), 'suppressed');
    },
  },
  {
    name: 'edit the order: what is sent changes, null clears, the rest stays',
    async run(on) {
      const order = await body(on.driver.updateOrder(ORDER, { total: 49.9, billing_address: null }));
      assert.deepEqual([order.total, order.billing_address], [49.9, null]);
      assert.equal(order.shipping_address?.state_name, 'CA');
      assert.equal(order.order_items.length, 1);
    },
  },
  {
    name: 'delete the order, whose customer is then mailed again',
    async run(on) {
      assert.equal((await body(on.driver.deleteOrder(ORDER))).order_id, ORDER);
      assert.equal(await members(on, 'Customers (Orders API)'), 0);
      assert.equal(await stateAfterAnHour(on), 'production');
    },
  },
  {
    name: 'add a member to an audience, by address and by identifier',
    async run(on) {
      const address = { name: 'Ada Lovelace', address_1: '1600 Amphitheatre Pkwy', postal_code: '94043' };
      const first = await body(on.driver.createAudienceMember(on.newsletter, { address }), 201);
      assert.equal(first.address?.postal_code, '94043');
      const second = await body(on.driver.createAudienceMember(on.newsletter, { identifier: 'customer-1815' }), 201);
      assert.equal(second.address, null);
      assert.equal(await members(on, 'Newsletter'), 2);
    },
  },
  {
    name: 'a data subject request, from pending to deleted, with both kinds of identity',
    async run({ driver, mock }) {
      const sent = await body(
        driver.createDataSubjectRequest({
          api_version: 'v1',
          regulation: 'cpra',
          subject_request_id: REQUEST,
          subject_request_type: 'erasure',
          submitted_time: '2027-01-04T12:00:00Z',
          subject_identities: [
            { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' },
            { identity_type: 'address', identity_format: 'raw', identity_value: ada },
          ],
        }),
        201,
      );
      assert.deepEqual([sent.request_status, sent.result], ['pending', 'pending']);
      await mock.clock.advance({ days: 2 });
      const done = await body(driver.getDataSubjectRequest(REQUEST));
      assert.deepEqual([done.request_status, done.result], ['completed', 'deleted']);
    },
  },
  {
    name: 'statistics of all campaigns and of one',
    async run({ driver, campaign }) {
      const all = await body(driver.listCampaignStats({ start_date: '2027-01-01', end_date: '2027-03-01' }));
      assert.equal(all.start_date, '2027-01-01');
      assert(all.campaigns.some(({ campaign_id, circulation }) => campaign_id === campaign && circulation > 0));
      const one = await body(driver.getCampaignStats(campaign));
      assert.equal(one.campaign_name, 'Welcome');
      assert.equal(typeof one.spend, 'number');
    },
  },
  {
    name: 'standardize one address, at the other base address',
    async run({ driver }) {
      const [found, ...more] = await body(
        driver.standardizeAddress({ address_line1: '1600 amphitheatre pkwy', city: 'mountain view', state: 'ca' }),
      );
      assert.deepEqual([found?.query_index, found?.city, more.length], [0, 'MOUNTAIN VIEW', 0]);
    },
  },
  {
    name: 'standardize several, at the other base address and without a token',
    async run({ driver, stranger }) {
      const batch = [
        { full_address: '1600 amphitheatre pkwy, mountain view ca 94043' },
        { address_line1: '1 infinite loop', zip_code: '95014' },
      ];
      for (const client of [driver, stranger]) {
        const found = await body(client.standardizeAddresses(batch));
        assert.deepEqual(
          found.map(({ query_index }) => query_index),
          [0, 1],
        );
      }
    },
  },
  {
    name: 'each base address got its own calls only',
    async run({ mock, addresses }) {
      const paths = async (of: typeof mock): Promise<Set<string>> =>
        new Set((await of.requests.list()).map(({ operation }) => operation ?? 'none'));
      assert.deepEqual([...(await paths(addresses))].sort(), ['standardizeAddress', 'standardizeAddresses']);
      assert(!(await paths(mock)).has('standardizeAddress'));
      assert(!(await paths(mock)).has('standardizeAddresses'));
      // Those about the erased person are not in the journal any more (D35).
      assert((await paths(mock)).has('listCampaigns'));
    },
  },
  {
    name: 'errors of the main API with their names: 400 and 404',
    async run({ driver, campaign }) {
      const short = await refusal(
        driver.createMailing({ campaign_id: campaign, recipient: { ...ada, postal_code: '9' } }),
        400,
      );
      assert(typeof short.error === 'object');
      assert.equal(short.error.name, 'ValidationError');
      assert.match(short.error.message, /postal_code/);
      const unknown = await refusal(driver.getMailing('nothing'), 404);
      assert(typeof unknown.error === 'object');
      assert.equal(unknown.error.name, 'NotFound');
    },
  },
  {
    name: 'no token: 403, and the one word',
    async run({ stranger }) {
      assert.deepEqual(await refusal(stranger.listCampaigns(), 403), { error: 'Unauthorized' });
    },
  },
  {
    name: 'errors of statistics and of addresses, each in its own shape',
    async run({ driver }) {
      const dates = await refusal(driver.listCampaignStats({ start_date: '2027-02-01', end_date: '2027-01-01' }), 400);
      assert(typeof dates.error === 'string' && 'message' in dates);
      assert.equal(dates.error, 'ValidationError');
      const unknown = await refusal(driver.getCampaignStats('nothing'), 404);
      assert.equal(unknown.error, 'CampaignNotFound');
      const address = await refusal(driver.standardizeAddress({ city: 'nowhere' }), 400);
      assert(typeof address.error === 'object' && 'status' in address.error);
      assert.equal(address.error.status, 400);
    },
  },
  {
    name: 'too many requests: 429, retry_after and its header',
    async run({ driver, mock }) {
      await mock.faults.add({ operation: 'listCampaigns', times: 1, status: 429, retry_after: 7 });
      const response = await driver.listCampaigns();
      assert.equal(response.status, 429);
      assert(!response.ok && 'retry_after' in response.body);
      assert.equal(response.headers.get('retry-after'), String(response.body.retry_after));
    },
  },
];
