import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { describe, expect, test } from 'vitest';
import { ADA_HASH, googleplex, send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

const people = 'Kunde,name,address_1,zip,email\nc-1,Ada,1600 Amphitheatre Pkwy,94043,ada@example.com\nc-2,x\n';

/** What a user does with audiences in the dashboard; the same calls in process and over HTTP. */
async function useDashboard(mock: ReturnType<typeof mockAt> | ReturnType<typeof connectMock>) {
  const audience = await mock.audiences.create({ name: 'Newsletter', description: 'Monthly' });
  const imported = await mock.audiences.import(audience.id, people, { identifier: 'kunde' });
  const added = await mock.audiences.addMember(audience.id, {
    identifier: 'c-3',
    address: { ...googleplex, company: 'ACME' },
  });
  const listed = await mock.audiences.list();
  const newest = await mock.audiences.members(audience.id, { per_page: 1 });
  const oldest = await mock.audiences.members(audience.id, { page: 2, per_page: 1 });
  const found = await mock.audiences.members(audience.id, { search: 'acme 94043' });
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'P', format: 'postcard_4x6', front_html: 'x' }],
  });
  const sent = await mock.campaigns.send(campaign.id, audience.id);
  return {
    audience,
    imported,
    added,
    listed,
    newest,
    oldest,
    found,
    sent,
    mailings: (await mock.mailings.list()).length,
  };
}

describe('the control API: audiences', () => {
  test('audience.dashboard-entry: create, single entry, CSV import, list, members and one-time send, alike in process and over HTTP', async () => {
    const now = '2026-11-20T09:00:00.000Z';
    const server = await serve(createMock({ seed: 1, now }), { port: 0 });
    try {
      const here = await useDashboard(mockAt(now));
      const there = await useDashboard(connectMock(server.url));
      expect(there).toEqual(here);
      expect(here).toMatchObject({
        audience: { name: 'Newsletter', description: 'Monthly', kind: 'list', member_count: 0 },
        imported: {
          added: 1,
          existing: 0,
          rejected: [{ line: 3, reason: 'expected 5 fields, got 2' }],
          rejected_total: 1,
          ignored_columns: [],
        },
        added: { identifier: 'c-3', address: { name: 'Ada Lovelace', company: 'ACME', country: 'USA' } },
        listed: [
          { kind: 'do_not_mail', member_count: 0 },
          { name: 'Newsletter', member_count: 2 },
        ],
        newest: [{ identifier: 'c-3' }],
        oldest: [{ identifier: 'c-1', email_sha256: ADA_HASH, order_id: null, address_problem: null }],
        found: [{ identifier: 'c-3' }],
        sent: { mailings: 2, skipped: 0 },
        mailings: 2,
      });
    } finally {
      await server.close();
    }
  });

  test('an audience needs a name, and keeps it without the spaces around it', async () => {
    const mock = mockAt();
    expect(await mock.audiences.create({ name: ' VIP ' })).toMatchObject({ name: 'VIP' });
    await expect(mock.audiences.create({ name: '  ' })).rejects.toThrow('name must not be empty');
    expect(await mock.audiences.list()).toHaveLength(2);
  });

  test('a member is removed by hand and no longer suppresses; who came with an order goes with the order alone', async () => {
    const mock = mockAt();
    const list = await mock.audiences.create({ name: 'Staff' });
    const doNotMail = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail')?.id as string;
    const first = await mock.audiences.addMember(doNotMail, { identifier: 'c-1' });
    const other = await mock.audiences.addMember(doNotMail, { identifier: 'c-2' });
    const campaign = await campaignOf(mock);
    const stateOf = async () => {
      const body = { campaign_id: campaign.id, recipient: { ...ada, identifier: 'c-1' } };
      const { id } = (await send(mock, 'createMailing', { body })).body;
      await mock.clock.advance({ hours: 1 });
      return (await mock.mailings.retrieve(id)).state;
    };
    expect(await stateOf()).toBe('suppressed');
    await expect(mock.audiences.removeMember(list.id, first.id)).rejects.toMatchObject({ status: 404 });
    await mock.audiences.removeMember(doNotMail, first.id);
    expect(await mock.audiences.members(doNotMail)).toEqual([other]);
    expect(await stateOf()).not.toBe('suppressed');
    await expect(mock.audiences.removeMember(doNotMail, first.id)).rejects.toMatchObject({ status: 404 });
    const again = await mock.audiences.addMember(doNotMail, { identifier: 'c-1' });
    expect(again.id).not.toBe(first.id);
    expect(await mock.audiences.members(doNotMail)).toEqual([again, other]);

    await send(mock, 'createOrder', {
      body: { order_id: 'A-1', order_date: '2026-11-19', shipping_address: googleplex },
    });
    const customers = (await mock.audiences.list()).find(({ kind }) => kind === 'customers')?.id as string;
    const [record] = await mock.audiences.members(customers);
    await expect(mock.audiences.removeMember(customers, record?.id as string)).rejects.toThrow('delete the order');
    expect(await mock.audiences.members(customers)).toHaveLength(2);
  });

  test('D80: a one-time send to Do Not Mail, or to no audience, is refused', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const [doNotMail] = await mock.audiences.list();
    await expect(mock.campaigns.send(campaign.id, doNotMail?.id ?? '')).rejects.toThrow(/one-time send/);
    await expect(mock.campaigns.send(campaign.id, 'nope')).rejects.toThrow(/audience_id/);
  });
});

describe('the control API: orders and data subject requests', () => {
  test('orders are listed newest first, page by page, with the order of each audience record', async () => {
    const mock = mockAt();
    for (const order_id of ['A-1', 'A-2', 'A-3']) {
      await send(mock, 'createOrder', { body: { order_id, order_date: '2026-11-19', shipping_address: googleplex } });
      await mock.clock.advance({ seconds: 1 });
    }
    expect((await mock.orders.list()).map(({ order_id }) => order_id)).toEqual(['A-3', 'A-2', 'A-1']);
    expect(await mock.orders.list({ page: 2, per_page: 2 })).toMatchObject([
      { order_id: 'A-1', order_date: '2026-11-19T00:00:00.000Z', created_at: '2026-11-20T09:00:00.000Z' },
    ]);
    const customers = (await mock.audiences.list()).find(({ kind }) => kind === 'customers');
    const members = await mock.audiences.members(customers?.id ?? '');
    expect(members.map(({ order_id }) => order_id)).toEqual(['A-3', 'A-3', 'A-2', 'A-2', 'A-1', 'A-1']);
  });

  test('data subject requests are listed with what comes next', async () => {
    const mock = mockAt();
    const subject_request_id = '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f';
    const identity = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
    await send(mock, 'createDataSubjectRequest', {
      body: {
        regulation: 'cpra',
        subject_request_id,
        subject_request_type: 'access',
        submitted_time: '2026-11-20T10:00:00+02:00',
        subject_identities: [identity],
      },
    });
    expect(await mock.dataSubjectRequests.list()).toMatchObject([
      {
        subject_request_id,
        subject_request_type: 'access',
        request_status: 'pending',
        submitted_time: '2026-11-20T08:00:00.000Z',
        next_at: '2026-11-20T10:00:00.000Z',
      },
    ]);
  });
});
