import { describe, expect, test } from 'vitest';
import { previewsErased } from '../../src/account/mailings/preview-rules.ts';
import type { MailingRow } from '../../src/account/store/rows.ts';
import { ADA_HASH, accountOf, audienceOf, DO_NOT_MAIL, everythingKept, googleplex, membersOf, send } from '../rules.ts';
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

  test('D35: a piece in production continues without the person', async () => {
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

describe('erasure of audiences', () => {
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
      ...Array.from({ length: 6 }, () => 'protected_addresses'),
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

test('D35: what a receiver answered to the events of an erased mailing goes, and what it answered to others stays', async () => {
  const mock = mockAt();
  const campaign = await campaignOf(mock);
  const { id: webhook } = await mock.webhooks.create({ receiver: () => new Response('hello Ada Lovelace') });
  const hers = await mailTo(mock, campaign.id);
  const other = await mailTo(mock, campaign.id, { ...ada, first_name: 'Grace', last_name: 'Hopper' });
  await mock.clock.advance({ days: 3 });
  const responsesAbout = async (id: string) =>
    (await mock.webhooks.deliveries(webhook))
      .filter(({ object_id }) => object_id === id)
      .map(({ attempts }) => attempts.at(-1)?.response);
  const before = await responsesAbout(other);
  expect(new Set([...before, ...(await responsesAbout(hers))])).toEqual(new Set(['hello Ada Lovelace']));
  await submit(mock, 'erasure', [byAddress]);
  expect(new Set(await responsesAbout(hers))).toEqual(new Set([null]));
  expect((await responsesAbout(other)).slice(-before.length)).toEqual(before);
});
