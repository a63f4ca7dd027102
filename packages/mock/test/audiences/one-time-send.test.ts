import { describe, expect, test } from 'vitest';
import { importCsv } from '../../src/account/audiences/csv-import.ts';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { sendOneTime } from '../../src/account/mailings/one-time-send.ts';
import type { CampaignRow } from '../../src/account/store/rows.ts';
import { ADA_HASH, accountOf, audienceOf, googleplex, penn, send } from '../rules.ts';
import { campaignOf, mockAt } from '../support.ts';

type Mock = ReturnType<typeof mockAt>;

const add = (mock: Mock, id: string, body: object) => send(mock, 'createAudienceMember', { id, body });
const appended = { address_1: '350 5th Ave', city: 'New York', state: 'NY', postal_code: '10118' };
const campaignRow = (mock: Mock, id: string) => accountOf(mock).campaigns.get(id) as CampaignRow;

async function setUp(settings = {}) {
  const mock = mockAt(undefined, { settings });
  const campaign = await campaignOf(mock, { email_append: true });
  const audience = audienceOf(mock);
  return { mock, campaign: campaignRow(mock, campaign.id), audience };
}

describe('D80: one-time send of an audience', () => {
  test('makes one mailing per mailable member, in the order of the members', async () => {
    const { mock, campaign, audience } = await setUp();
    await add(mock, audience.id, { address: googleplex });
    await add(mock, audience.id, { identifier: 'nowhere' });
    await add(mock, audience.id, { address: penn, identifier: 'c-2' });
    const result = sendOneTime(accountOf(mock), campaign, audience);
    expect(result.skipped).toBe(1);
    expect(result.mailings.map(({ address }) => address?.name)).toEqual(['Ada Lovelace', 'Grace Hopper']);
    expect(result.mailings[1]).toMatchObject({ state: 'processing', mode: 'production', campaign_id: campaign.id });
    expect(result.mailings[1]?.recipient).toMatchObject({ identifier: 'c-2', full_name: 'Grace Hopper' });
    await mock.clock.advance({ days: 2 });
    expect((await mock.mailings.list()).map(({ state }) => state)).toEqual(['mailed', 'mailed']);
  });

  test('a member without a name is mailed as Current Resident', async () => {
    const { mock, campaign, audience } = await setUp();
    await add(mock, audience.id, { address: { address_1: '350 5th Ave', postal_code: '10118' } });
    expect(sendOneTime(accountOf(mock), campaign, audience).mailings[0]?.address?.name).toBe('Current Resident');
  });

  test('a member with an e-mail alone is mailable where addresses are appended (D46)', async () => {
    for (const emailAppend of [false, true]) {
      const { mock, campaign, audience } = await setUp({ emailAppend });
      await add(mock, audience.id, { email_sha256: ADA_HASH });
      expect(sendOneTime(accountOf(mock), campaign, audience).mailings).toHaveLength(emailAppend ? 1 : 0);
    }
  });

  test('what the member has neither of, an address and an e-mail, is not made up by appending (D46)', async () => {
    const { mock, campaign, audience } = await setUp({ emailAppend: true });
    await add(mock, audience.id, { identifier: 'c-1' });
    expect(sendOneTime(accountOf(mock), campaign, audience)).toEqual({ mailings: [], skipped: 1 });
  });

  test('a mailing to an e-mail alone waits for the address that is known for it (D46)', async () => {
    const { mock, campaign, audience } = await setUp({ emailAppend: true });
    await mock.appendTable.add({ email: 'ada@example.com', ...appended });
    await add(mock, audience.id, { email_sha256: ADA_HASH });
    const [made] = sendOneTime(accountOf(mock), campaign, audience).mailings;
    expect(made).toMatchObject({ address: null, person: { email_sha256: ADA_HASH } });
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(made?.id ?? '')).address).toMatchObject({ address_1: '350 5TH AVE' });
  });

  test('the piece is addressed as the member was, firm and second line included', async () => {
    const { mock, campaign, audience } = await setUp();
    const row = 'Ada Lovelace,"Engines, Ltd.",1 Nowhere Rd,Acme Building,Nowhereville,CA,00000';
    importCsv(accountOf(mock), audience, `name,company,address_1,address_2,city,state,zip\n${row}`);
    await add(mock, audience.id, { address: googleplex });
    const [made, plain] = sendOneTime(accountOf(mock), campaign, audience).mailings;
    expect(made?.recipient).toEqual({
      full_name: 'Ada Lovelace',
      first_name: null,
      last_name: null,
      company: 'Engines, Ltd.',
      address_1: '1 NOWHERE RD',
      address_2: 'ACME BUILDING',
      city: 'NOWHEREVILLE',
      state: 'CA',
      postal_code: '00000',
      identifier: null,
      email_sha256: null,
    });
    expect(plain?.recipient).toMatchObject({ company: null, address_2: null });
    await mock.clock.advance({ hours: 1 });
    expect(await mock.mailings.retrieve(made?.id ?? '')).toMatchObject({
      state: 'address_invalid',
      address: { company: 'Engines, Ltd.', address_1: '1 NOWHERE RD', address_2: 'ACME BUILDING' },
    });
  });

  test('suppression holds, also by the e-mail that is known only as a hash (D87)', async () => {
    const { mock, campaign, audience } = await setUp();
    await add(mock, audience.id, { address: googleplex, email: 'ada@example.com' });
    await add(mock, accountOf(mock).audiences.doNotMail.id, { email: 'ada@example.com' });
    sendOneTime(accountOf(mock), campaign, audience);
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.list())[0]?.state).toBe('suppressed');
  });

  test('audience.no-one-time-send: Customers (Orders API) cannot be mailed as a one-time send, and Do Not Mail neither', async () => {
    const { mock, campaign } = await setUp();
    const order = { order_id: 'A-1', order_date: '2026-11-19', shipping_address: googleplex };
    await send(mock, 'createOrder', { body: order });
    const account = accountOf(mock);
    for (const audience of [account.audiences.customers, account.audiences.doNotMail]) {
      expect(audience).toBeDefined();
      if (audience === undefined) continue;
      expect(() => sendOneTime(account, campaign, audience)).toThrow(/cannot be mailed as a one-time send/);
    }
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('the campaign must be active and have artwork, as for Create Mailer; nothing is written otherwise', async () => {
    const { mock, audience } = await setUp();
    await add(mock, audience.id, { address: googleplex });
    const account = accountOf(mock);
    const bare = createCampaign(account, { name: 'Bare' });
    const off = createCampaign(account, {
      name: 'Off',
      active: false,
      creatives: [{ name: 'P', format: 'postcard_4x6', front_html: 'x' }],
    });
    for (const campaign of [bare, off]) expect(() => sendOneTime(account, campaign, audience)).toThrow(/campaign_id/);
    expect(await mock.mailings.list()).toEqual([]);
  });
});
