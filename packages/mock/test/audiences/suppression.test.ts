import type { Mock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { PeopleIndex } from '../../src/account/store/people-index.ts';
import type { Person } from '../../src/account/store/rows.ts';
import { accountOf, audienceOf, googleplex, penn, send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

/** Of the neighbours at an address, those of one family name. */
const householdMock = () => mockAt(undefined, { settings: { suppressionMatch: 'household' } });

async function outcome(mock: Mock, campaignId: string, recipient: object) {
  const { body } = await send(mock, 'createMailing', { body: { campaign_id: campaignId, recipient } });
  await mock.clock.advance({ hours: 1 });
  const { state, history, total_cost } = await mock.mailings.retrieve(body.id);
  return { state, cause: history.at(-1)?.cause, total_cost };
}

describe('D87: suppression', () => {
  test('D36: an address on a suppression list is not mailed, whoever lives there', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { id } = accountOf(mock).audiences.doNotMail;
    await send(mock, 'createAudienceMember', { id, body: { address: { ...googleplex, name: 'Grace Hopper' } } });
    expect(await outcome(mock, campaign.id, ada)).toMatchObject({ state: 'suppressed', total_cost: '0.00' });
    expect(await outcome(mock, campaign.id, { ...ada, address_1: '99 Main St' })).toMatchObject({
      state: 'production',
    });
  });

  test('Do Not Mail always suppresses, and the piece costs nothing', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock);
    const { id } = accountOf(mock).audiences.doNotMail;
    await send(mock, 'createAudienceMember', { id, body: { address: googleplex } });
    expect(await outcome(mock, campaign.id, ada)).toEqual({
      state: 'suppressed',
      cause: expect.stringContaining('Do Not Mail'),
      total_cost: '0.00',
    });
    expect(await outcome(mock, campaign.id, { ...ada, last_name: 'Byron' })).toMatchObject({ state: 'production' });
  });

  test('an opt-out that comes again without a name holds for every person at the address', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock);
    const { id } = accountOf(mock).audiences.doNotMail;
    const add = async (name?: string) =>
      (await send(mock, 'createAudienceMember', { id, body: { address: { ...googleplex, name } } })).body.id;
    await add('Grace Hopper');
    expect(await outcome(mock, campaign.id, ada)).toMatchObject({ state: 'production' });
    await add();
    expect(await outcome(mock, campaign.id, ada)).toMatchObject({ state: 'suppressed' });
  });

  test('an opt-out with a name that comes again holds for its own person alone, as before', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock);
    const { id } = accountOf(mock).audiences.doNotMail;
    const add = (body: object) => send(mock, 'createAudienceMember', { id, body });
    await add({ address: { ...googleplex, name: 'Grace Hopper' } });
    await add({ identifier: 'c-1', address: { ...googleplex, name: 'Grace Hopper' } });
    await add({ identifier: 'c-1', address: { ...penn, name: undefined } });
    expect(await outcome(mock, campaign.id, ada)).toMatchObject({ state: 'production' });
    expect(await outcome(mock, campaign.id, { ...ada, last_name: 'Hopper' })).toMatchObject({ state: 'suppressed' });
  });

  test('an empty list of customers suppresses no one', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock, { suppress_customers: true });
    expect(await outcome(mock, campaign.id, ada)).toMatchObject({ state: 'production' });
  });

  test('who opts out while a piece is in processing is not mailed (D07)', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock);
    const recipient = { ...ada, email: 'ada@example.com' };
    const { body } = await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient } });
    const { id } = accountOf(mock).audiences.doNotMail;
    await send(mock, 'createAudienceMember', { id, body: { email: 'ADA@example.com' } });
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(body.id)).state).toBe('suppressed');
  });

  test('a suppression audience suppresses only where a campaign names it', async () => {
    const mock = householdMock();
    const audience = audienceOf(mock, 'Complaints');
    await send(mock, 'createAudienceMember', { id: audience.id, body: { identifier: 'c-1' } });
    const plain = await campaignOf(mock);
    const careful = await campaignOf(mock, { suppression_audience_ids: [audience.id] });
    const recipient = { ...ada, identifier: 'c-1' };
    expect(await outcome(mock, plain.id, recipient)).toMatchObject({ state: 'production' });
    expect(await outcome(mock, careful.id, recipient)).toMatchObject({
      state: 'suppressed',
      cause: expect.stringContaining('Complaints'),
    });
  });

  test('existing customers are suppressed only where a campaign says so, by each of the two addresses', async () => {
    const mock = householdMock();
    const order = { order_id: 'A-1', order_date: '2026-11-19', shipping_address: googleplex, billing_address: penn };
    await send(mock, 'createOrder', { body: order });
    const plain = await campaignOf(mock);
    const prospecting = await campaignOf(mock, { suppress_customers: true });
    const { name, ...rest } = penn;
    for (const recipient of [ada, { full_name: name, ...rest }]) {
      expect(await outcome(mock, plain.id, recipient)).toMatchObject({ state: 'production' });
      expect(await outcome(mock, prospecting.id, recipient)).toMatchObject({ state: 'suppressed' });
    }
    await send(mock, 'deleteOrder', { id: 'A-1' });
    expect(await outcome(mock, prospecting.id, ada)).toMatchObject({ state: 'production' });
  });

  test('an edited order suppresses whom it names now, and no others any more (D29)', async () => {
    const mock = householdMock();
    const prospecting = await campaignOf(mock, { suppress_customers: true });
    const { name, ...rest } = penn;
    const grace = { full_name: name, ...rest };
    const byron = { ...ada, last_name: 'Byron' };
    const at = (address: object) => ({ shipping_address: address });
    const who = { ...penn, name: 'Somebody Else' };
    const steps: [change: object, found: object, not: object][] = [
      [at(googleplex), ada, byron],
      [at({ ...googleplex, name: 'Ada Byron' }), byron, ada],
      [at(penn), grace, byron],
      [{ customer_email: 'a@example.com', ...at(who) }, { ...grace, email: 'a@example.com' }, grace],
      [{ customer_email: 'b@example.com' }, { ...grace, email: 'b@example.com' }, { ...grace, email: 'a@example.com' }],
      [{ customer_id: 'c-1' }, { ...grace, identifier: 'c-1' }, grace],
      [{ customer_id: 'c-2' }, { ...grace, identifier: 'c-2' }, { ...grace, identifier: 'c-1' }],
    ];
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'first@example.com' };
    await send(mock, 'createOrder', { body: order });
    for (const [change, found, not] of steps) {
      await send(mock, 'updateOrder', { id: 'A-1', body: change });
      expect(await outcome(mock, prospecting.id, found)).toMatchObject({ state: 'suppressed' });
      expect(await outcome(mock, prospecting.id, not)).toMatchObject({ state: 'production' });
    }
  });

  test('a customer who changed the address is found by the e-mail and by the customer id (D29, D36)', async () => {
    const mock = householdMock();
    const prospecting = await campaignOf(mock, { suppress_customers: true });
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_id: 'c-1', customer_email: 'ada@example.com' };
    await send(mock, 'createOrder', { body: { ...order, shipping_address: penn } });
    for (const known of [{ email: 'ada@example.com' }, { identifier: 'c-1' }]) {
      expect(await outcome(mock, prospecting.id, { ...ada, ...known })).toMatchObject({ state: 'suppressed' });
    }
  });

  test('holds after a snapshot was restored in another mock', async () => {
    const mock = householdMock();
    const campaign = await campaignOf(mock);
    const { id } = accountOf(mock).audiences.doNotMail;
    await send(mock, 'createAudienceMember', { id, body: { address: googleplex } });
    const other = householdMock();
    await other.restore(JSON.parse(JSON.stringify(await mock.snapshot())));
    expect(await outcome(other, campaign.id, ada)).toMatchObject({ state: 'suppressed' });
  });
});

describe('the index of people', () => {
  const person: Person = { email_sha256: 'h', identifier: null, address_key: null, name: null };

  test('a look-up costs the same after a row has come and gone a thousand times', () => {
    const rows = new Map<string, Person>();
    let asked = 0;
    const index = new PeopleIndex((id) => {
      asked += 1;
      const row = rows.get(id);
      return row === undefined ? [] : [row];
    });
    for (let n = 0; n < 1000; n += 1) {
      rows.set(String(n), person);
      index.add(String(n), person);
      rows.delete(String(n));
    }
    rows.set('last', person);
    index.add('last', person);
    asked = 0;
    expect([...index.candidates(person)]).toEqual(['last']);
    expect(asked).toBeLessThan(5);
  });
});
