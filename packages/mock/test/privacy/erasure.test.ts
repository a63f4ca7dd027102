import { describe, expect, test } from 'vitest';
import { previewsErased } from '../../src/account/mailings/preview-rules.ts';
import type { MailingRow } from '../../src/account/store/rows.ts';
import {
  ADA_HASH,
  accountOf,
  audienceOf,
  CUSTOMERS,
  DO_NOT_MAIL,
  everythingKept,
  googleplex,
  membersOf,
  penn,
  send,
} from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';
import { begin, byAddress, byEmail, submit } from './people.ts';

const mailTo = async (mock: ReturnType<typeof mockAt>, campaign_id: string, recipient: object = ada) =>
  (await send(mock, 'createMailing', { body: { campaign_id, recipient, merge_tags: { pet: 'Rex' } } })).body.id;

const rowOf = (mock: ReturnType<typeof mockAt>, id: string) => accountOf(mock).mailings.get(id) as MailingRow;

describe('erasure of mailings', () => {
  test('D35: address, recipient and merge tags are cleared; state, cost and statistics are kept', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const id = await mailTo(mock, campaign.id);
    await mock.clock.advance({ days: 10 });
    const statistics = (await send(mock, 'getCampaignStats', { id: campaign.id })).body;
    const before = (await send(mock, 'getMailing', { id })).body;
    expect(await submit(mock, 'erasure', [byAddress])).toBe('deleted');
    const after = (await send(mock, 'getMailing', { id })).body;
    expect(after).toEqual({ ...before, address: null, merge_tags: null });
    expect(after).toMatchObject({ state: 'delivered', total_cost: '0.85' });
    expect((await send(mock, 'getCampaignStats', { id: campaign.id })).body).toEqual(statistics);
    expect(rowOf(mock, id)).toMatchObject({ recipient: null, address: null, merge_tags: null });
  });

  test('D35: a piece that is not in production becomes suppressed, costs nothing and fires the event', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const send_at = '2026-12-24T09:00:00Z';
    const body = { campaign_id: campaign.id, recipient: ada, send_at };
    const { body: scheduled } = await send(mock, 'createMailing', { body });
    expect(await submit(mock, 'erasure', [byAddress])).toBe('deleted');
    const view = await mock.mailings.retrieve(scheduled.id);
    expect(view).toMatchObject({ state: 'suppressed', total_cost: '0.00', recipient: null, next: null });
    expect(view.history.at(-1)).toMatchObject({ state: 'suppressed', cause: 'erasure' });
    await mock.clock.advance({ days: 60 });
    expect((await mock.mailings.retrieve(scheduled.id)).state).toBe('suppressed');
  });

  test('D35: a piece in production goes on without the person', async () => {
    const mock = mockAt(undefined, { settings: { privacyTiming: { inProgress: 0, completed: 2 * 3600 } } });
    const campaign = await campaignOf(mock);
    const id = await mailTo(mock, campaign.id);
    await mock.clock.advance({ hours: 1 });
    await begin(mock, 'erasure', [byAddress]);
    await mock.clock.advance({ hours: 3 });
    expect(rowOf(mock, id)).toMatchObject({ state: 'production', recipient: null });
    await mock.clock.advance({ days: 10 });
    expect((await send(mock, 'getMailing', { id })).body).toMatchObject({ state: 'delivered', address: null });
  });

  test('D35: previews of printed pieces are gone, those of pieces never printed stay 202', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const printed = await mailTo(mock, campaign.id);
    const other = await mailTo(mock, campaign.id, { ...ada, last_name: 'Byron' });
    await mock.clock.advance({ days: 10 });
    const stopped = (
      await send(mock, 'createMailing', {
        body: { campaign_id: campaign.id, recipient: ada, send_at: '2027-01-01' },
      })
    ).body.id;
    await submit(mock, 'erasure', [byAddress]);
    expect([printed, other, stopped].map((id) => previewsErased(rowOf(mock, id)))).toEqual([true, false, false]);
  });

  test('the deletion happens on completion, not before (D35)', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const id = await mailTo(mock, campaign.id);
    await mock.clock.advance({ days: 10 });
    await begin(mock, 'erasure', [byAddress]);
    await mock.clock.advance({ hours: 24 });
    expect(rowOf(mock, id).recipient).not.toBeNull();
    await mock.clock.advance({ hours: 1 });
    expect(rowOf(mock, id).recipient).toBeNull();
  });
});

describe('erasure of orders and audiences', () => {
  const order = {
    order_id: 'A-1',
    order_date: '2026-11-19',
    total: 10,
    customer_id: 'customer-of-ada',
    customer_email: 'ada@example.com',
    shipping_address: googleplex,
    billing_address: penn,
    metadata: { promo_code: 'HELLO10' },
  };
  /** Both addresses are hers. */
  const own = { ...order, billing_address: { ...penn, name: 'Ada Lovelace' } };

  test('D35, D97: hash, customer id, names, addresses and free text of an order are cleared; the order and its value stay', async () => {
    const mock = mockAt();
    const item = { identifier: 'ring', total: 10, category: ['rings'] };
    const engraved = { ...item, description: 'Engraved "Ada Lovelace"', metadata: { engraving: 'Ada Lovelace' } };
    const { body: before } = await send(mock, 'createOrder', { body: { ...own, order_items: [engraved] } });
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    const { body: after } = await send(mock, 'deleteOrder', { id: 'A-1' });
    expect(after).toEqual({
      ...before,
      customer: { id: null, email_sha256: null },
      shipping_address: null,
      billing_address: null,
      metadata: {},
      order_items: [item],
    });
    expect(JSON.stringify(after)).not.toContain('Ada');
  });

  test('D35, D97: its two records leave Customers (Orders API), also the one with the other address', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await send(mock, 'createOrder', { body: { ...own, order_id: 'A-2', customer_email: 'grace@example.com' } });
    await submit(mock, 'erasure', [byEmail]);
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual(['Ada Lovelace', 'Ada Lovelace']);
  });

  test('D101: of an order with two names, such as a present, only the part of the person goes', async () => {
    const mock = mockAt();
    const { body: before } = await send(mock, 'createOrder', { body: order });
    const { name: full_name, ...where } = penn;
    const byBilling = { ...byAddress, identity_value: { full_name, ...where } };
    expect(await submit(mock, 'erasure', [byAddress])).toBe('deleted');
    const edit = async () => (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    expect(await edit()).toEqual({ ...before, shipping_address: null });
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual(['Grace Hopper', undefined]);
    expect(await submit(mock, 'erasure', [byBilling])).toBe('deleted');
    const nobody = { customer: { id: null, email_sha256: null }, shipping_address: null, billing_address: null };
    expect(await edit()).toEqual({ ...before, ...nobody, metadata: {} });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(0);
  });

  test.each([
    { address_1: '12 Elm St', city: 'Ottawa', state: 'ON', postal_code: 'K1A 0B1', country: 'CAN' },
    { address_1: 'Unter den Linden 77', city: 'Berlin', postal_code: '10117', country: 'DEU' },
    {
      address_1: 'Av. Juárez 1',
      address_2: 'Piso 2',
      city: 'México',
      state: 'CDMX',
      postal_code: '06010',
      country: 'MEX',
    },
  ])('D74, D101: an order to another country is found and erased by name and address: $country', async (abroad) => {
    const mock = mockAt();
    const { country: _, ...written } = abroad;
    const shipping_address = { name: 'Ada Lovelace', ...abroad };
    for (const [order_id, address] of Object.entries({
      hers: shipping_address,
      other: { ...shipping_address, name: 'Bob King' },
    })) {
      await send(mock, 'createOrder', { body: { order_id, order_date: '2026-11-19', shipping_address: address } });
    }
    const before = (await mock.orders.list()).find(({ order_id }) => order_id === 'other');
    const asked = { state: 'NN', ...written, address_1: written.address_1.toUpperCase(), full_name: 'LOVELACE, ADA' };
    const identity = { ...byAddress, identity_value: asked };
    expect(await submit(mock, 'access', [identity])).toBe('found');
    expect(await submit(mock, 'erasure', [identity])).toBe('deleted');
    const [hers, other] = ['hers', 'other'].map((id) => accountOf(mock).orders.named(id));
    expect([hers?.shipping, other?.shipping?.address.name]).toEqual([null, 'Bob King']);
    expect((await mock.orders.list()).find(({ order_id }) => order_id === 'other')).toEqual(before);
  });

  test("D101: the buyer's erasure leaves the receiver of a present, and their record", async () => {
    const mock = mockAt();
    const body = { ...order, customer_email: 'grace@example.com', customer_id: 'grace' };
    const { body: before } = await send(mock, 'createOrder', { body });
    const { name: full_name, ...where } = penn;
    const byBilling = { ...byAddress, identity_value: { full_name, ...where } };
    const byHerEmail = { ...byEmail, identity_value: 'grace@example.com' };
    expect(await submit(mock, 'erasure', [byHerEmail, byBilling])).toBe('deleted');
    const after = (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    const gone = { customer: { id: null, email_sha256: null }, billing_address: null, metadata: {} };
    expect(after).toEqual({ ...before, ...gone });
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual([undefined, 'Ada Lovelace']);
    expect(await mock.dataSubjectRequests.undecided()).toEqual([]);
  });

  test('D101: an e-mail alone is of whom a present bills, and the other address is listed as undecided', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: order });
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    const after = (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    expect(after).toMatchObject({ shipping_address: { name: 'Ada Lovelace' }, billing_address: null });
    expect(await mock.dataSubjectRequests.undecided()).toMatchObject([{ record: 'order' }]);
    // With the name, the request says which of the two it means.
    await send(mock, 'createOrder', { body: { ...order, order_id: 'A-2' } });
    expect(await submit(mock, 'erasure', [byEmail, byAddress])).toBe('deleted');
    const named = (await send(mock, 'updateOrder', { id: 'A-2', body: {} })).body;
    expect(named).toMatchObject({ shipping_address: null, billing_address: { name: 'Grace Hopper' } });
  });

  test('D35, D97: what the append table knows of an erased e-mail goes', async () => {
    const mock = mockAt();
    const { name: _, ...where } = googleplex;
    for (const email of ['ada@example.com', 'ada@example.org', 'grace@example.com']) {
      await mock.appendTable.add({ email, ...where });
    }
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { email: 'ada@example.org', address: googleplex } });
    await submit(mock, 'erasure', [byEmail, byAddress]);
    expect(await mock.appendTable.list()).toHaveLength(1);
  });

  test('D116: an erased order can be edited in everything that names no person', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await submit(mock, 'erasure', [byEmail]);
    const change = { total: 1, metadata: { shelf: 2 }, billing_address: null, customer_email: null };
    const edited = await send(mock, 'updateOrder', { id: 'A-1', body: change });
    expect(edited).toMatchObject({ status: 200, body: { total: 1, billing_address: null } });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(0);
  });

  test("D116: naming a person again makes it that person's, and its two records come back", async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await submit(mock, 'erasure', [byEmail]);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { customer_id: 'c-1' } })).status).toBe(400);
    const change = { shipping_address: penn };
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: change })).status).toBe(200);
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(2);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { shipping_address: null } })).status).toBe(400);
  });

  test('privacy.erasure, privacy.opt-out: D35: the member is removed from audiences; nothing leaves the opt-out list', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const { doNotMail } = accountOf(mock).audiences;
    await send(mock, 'createAudienceMember', { id, body: { email_sha256: ADA_HASH, address: googleplex } });
    await send(mock, 'createAudienceMember', { id, body: { address: { ...googleplex, name: 'Grace Hopper' } } });
    await send(mock, 'createAudienceMember', { id: doNotMail.id, body: { email_sha256: ADA_HASH } });
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    expect(membersOf(mock, 'Newsletter').map(({ address }) => address?.name)).toEqual(['Grace Hopper']);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(1);
  });

  test('D33: not_found when nothing but the opt-out list knows the person', async () => {
    const mock = mockAt();
    expect(await submit(mock, 'erasure', [byEmail])).toBe('not_found');
    expect(await submit(mock, 'erasure', [byEmail])).toBe('not_found');
  });
});

describe('erasure and the opt-out list', () => {
  test('privacy.opt-out: D35: the identity is added at once, so that the person is not mailed again', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const pending = await mailTo(mock, campaign.id, { ...ada, email: 'ada@example.com' });
    await begin(mock, 'erasure', [byEmail]);
    expect(membersOf(mock, DO_NOT_MAIL)).toMatchObject([{ person: { email_sha256: ADA_HASH } }]);
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(pending)).state).toBe('suppressed');
  });

  test('D81: each identity is an entry of its own', async () => {
    const mock = mockAt();
    await begin(mock, 'erasure', [byEmail, byAddress]);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(2);
    await begin(mock, 'erasure', [byAddress, byEmail]);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(2);
  });

  test('an entry for one name does not match an identity without one', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    await begin(mock, 'erasure', [byAddress]);
    const { full_name: _, ...nameless } = byAddress.identity_value;
    await begin(mock, 'erasure', [{ ...byAddress, identity_value: nameless }]);
    const id = await mailTo(mock, campaign.id, { ...ada, last_name: 'Hopper' });
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(id)).state).toBe('suppressed');
  });

  test('an access request adds nothing', async () => {
    const mock = mockAt();
    await begin(mock, 'access', [byEmail]);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(0);
  });
});

describe('erasure as a whole', () => {
  test('privacy.erasure: D35: afterwards the person is nowhere but in the opt-out list, the journal included', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const recipient = { ...ada, email: 'ada@example.com', identifier: 'customer-of-ada' };
    await mailTo(mock, campaign.id, recipient);
    await send(mock, 'createOrder', {
      body: {
        order_id: 'A-1',
        order_date: '2026-11-19',
        customer_email: 'ada@example.com',
        billing_address: googleplex,
      },
    });
    await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { address: googleplex } });
    await submit(mock, 'erasure', [byEmail, byAddress]);
    const account = accountOf(mock);
    for (const { id } of membersOf(mock, DO_NOT_MAIL)) account.members.delete(id);
    expect(await everythingKept(mock)).not.toMatch(
      new RegExp(`lovelace|amphitheatre|customer-of-ada|rex|${ADA_HASH}`, 'i'),
    );
    expect(await submit(mock, 'access', [byEmail, byAddress])).toBe('not_found');
  });

  test('D35: the journal forgets how the person came to the opt-out list', async () => {
    const mock = mockAt();
    const { id } = accountOf(mock).audiences.doNotMail;
    await send(mock, 'createAudienceMember', { id, body: { address: googleplex } });
    await submit(mock, 'erasure', [byAddress]);
    expect(JSON.stringify(await mock.requests.list())).not.toMatch(/lovelace|amphitheatre/i);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(1);
  });

  test('D35: the deletion is one piece: one change set holds all of it', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const account = accountOf(mock);
    await mailTo(mock, campaign.id);
    await mailTo(mock, campaign.id);
    await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { address: googleplex } });
    await mock.clock.advance({ days: 10 });
    const id = await begin(mock, 'erasure', [byAddress]);
    await mock.clock.advance({ hours: 24 });
    const due = account.dueQueue.peek();
    expect(due).toMatchObject({ kind: 'data_subject_request', id });
    account.takeChanges();
    const { runDue } = await import('../../src/account/run-due.ts');
    if (due !== undefined) runDue(account, due);
    const changes = account.takeChanges();
    expect(changes.map(({ table }) => table).sort()).toEqual([
      'data_subject_requests',
      'mailings',
      'mailings',
      'members',
    ]);
  });

  test('D35: the data of other people stays as it is', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const grace = { ...ada, first_name: 'Grace', last_name: 'Hopper' };
    const id = await mailTo(mock, campaign.id, grace);
    await mailTo(mock, campaign.id, ada);
    await submit(mock, 'erasure', [byAddress]);
    expect((await send(mock, 'getMailing', { id })).body.address.name).toBe('Grace Hopper');
  });
});
