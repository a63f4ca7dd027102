import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Mock } from '@direct-mail/mock';
import { call, campaignOf, mockAt } from '../support.ts';
import { Oracle } from './oracle.ts';
import { type Addressee, type Command, places, RESIDENT, type Written, type WrittenOrder } from './vocabulary.ts';

const sha256 = (email: string | null): string | null =>
  email === null ? null : createHash('sha256').update(email).digest('hex');

const addressOf = ({ name, where }: Addressee): object => ({
  ...(name === null ? {} : { name }),
  ...places[where]?.lines,
});

const given = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

function memberBody({ name, where, email, identifier }: Written): object {
  return given({ email, identifier, address: where === null ? null : addressOf({ name, where }) });
}

function orderBody({ email, customer_id, shipping, billing }: WrittenOrder): object {
  return given({
    customer_email: email,
    customer_id,
    shipping_address: shipping && addressOf(shipping),
    billing_address: billing && addressOf(billing),
  });
}

let requests = 0;

/** Carries the commands out on a mock and on the oracle, and holds every response and what is left against each other. */
export async function runAgainstOracle(commands: readonly Command[]): Promise<void> {
  const mock = mockAt(undefined, { settings: { suppressionMatch: 'household' } });
  const oracle = new Oracle();
  const ids = new Map<object, string>();
  const suppressed = await mock.audiences.create({ name: 'Suppressed' });
  await mock.audiences.create({ name: 'Newsletter' });
  const settings = { suppression_audience_ids: [suppressed.id], suppress_customers: true };
  const campaign = await campaignOf(mock, settings);
  const lists = new Map((await mock.audiences.list()).map(({ name, id }) => [name, id]));
  for (const command of commands) {
    if (command.do === 'restore') await mock.restore(JSON.parse(JSON.stringify(await mock.snapshot())));
    else if (command.do === 'add') {
      const response = await call(mock, 'POST', `/v1/audience/${lists.get(command.list)}`, memberBody(command.who));
      const member = oracle.add(command.list, command.who);
      assert.equal(response.status, member === null ? 400 : 201);
      if (member === null) continue;
      if (!ids.has(member)) {
        assert.ok(![...ids.values()].includes(response.body.id), 'a new member has the id of another');
        ids.set(member, response.body.id);
      }
      assert.equal(response.body.id, ids.get(member));
    } else if (command.do === 'mail') {
      const { name: full_name, where, ...rest } = command.who;
      const recipient = { ...given({ full_name, ...rest }), ...places[where]?.lines };
      const response = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient });
      await mock.clock.advance({ hours: 1 });
      const mailing = oracle.mail(command.who);
      ids.set(mailing, response.body.id);
      assert.equal((await mock.mailings.retrieve(response.body.id)).state, mailing.state);
    } else if (command.do === 'order') {
      const body = { order_id: `o${command.n}`, order_date: '2026-11-01', ...orderBody(command.order) };
      const expected = oracle.order(command.n, command.order);
      assert.equal((await call(mock, 'POST', '/v1/order', body)).status, expected === null ? 400 : 201);
    } else if (command.do === 'edit') {
      const isThere = oracle.orders.some(({ n }) => n === command.n);
      const expected = oracle.edit(command.n, command.order);
      const response = await call(mock, 'POST', `/v1/order/o${command.n}`, orderBody(command.order));
      assert.equal(response.status, expected === null ? (isThere ? 400 : 404) : 200);
    } else if (command.do === 'delete') {
      const response = await call(mock, 'DELETE', `/v1/order/o${command.n}`);
      assert.equal(response.status, oracle.delete(command.n) ? 200 : 404);
    } else await request(mock, oracle, command);
  }
  await compare(mock, oracle, ids, lists);
}

async function request(
  mock: Mock,
  oracle: Oracle,
  command: Extract<Command, { do: 'access' | 'erasure' }>,
): Promise<void> {
  const { email, addressees } = command;
  const identity = (identity_type: string, identity_value: unknown) => ({
    identity_type,
    identity_format: 'raw',
    identity_value,
  });
  const subject_identities = [
    ...(email === null ? [] : [identity('email', email)]),
    ...addressees.map(({ name, where }) =>
      identity('address', { ...given({ full_name: name }), ...places[where]?.lines }),
    ),
  ];
  if (subject_identities.length === 0) return;
  requests += 1;
  const subject_request_id = `4f9d2c1b-8a7e-4b6d-9c5f-${String(requests).padStart(12, '0')}`;
  await call(mock, 'POST', '/v1/dsr/request', {
    regulation: 'cpra',
    subject_request_id,
    subject_request_type: command.do,
    submitted_time: '2026-11-20T08:00:00Z',
    subject_identities,
  });
  await mock.clock.advance({ hours: 25 });
  const { body } = await call(mock, 'GET', `/v1/dsr/request/${subject_request_id}`);
  assert.equal(body.result, oracle.request(command.do, email, addressees));
}

async function compare(
  mock: Mock,
  oracle: Oracle,
  ids: Map<object, string>,
  lists: Map<string, string>,
): Promise<void> {
  const isNamed = (name: string | null | undefined): boolean => (name ?? RESIDENT) !== RESIDENT;
  for (const [name, id] of lists) {
    const members = (await mock.audiences.members(id)).reverse();
    const expected = oracle.members.filter(({ list }) => list === name);
    const shown = members.map(({ identifier, email_sha256, address }) => [
      identifier,
      email_sha256,
      address === null ? null : isNamed(address.name),
    ]);
    assert.deepEqual(
      shown,
      expected.map(({ identifier, email, address }) => [
        identifier,
        sha256(email),
        address === null ? null : address.name !== null,
      ]),
    );
  }
  const orders = (await mock.orders.list()).map((order) => [
    order.order_id,
    order.customer.id,
    order.customer.email_sha256,
    ...[order.shipping_address, order.billing_address].map((address) =>
      address === null ? null : isNamed(address.name),
    ),
  ]);
  const expectedOrders = oracle.orders.map(({ n, customer_id, email, shipping, billing }) => [
    `o${n}`,
    customer_id,
    sha256(email),
    ...[shipping, billing].map((place) => (place === null ? null : place.name !== null)),
  ]);
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  assert.deepEqual(inOrder(orders), inOrder(expectedOrders));
  const customers = (await mock.audiences.list()).find(({ kind }) => kind === 'customers');
  assert.equal(customers?.member_count ?? 0, oracle.orders.filter(({ erased }) => !erased).length * 2);
  for (const mailing of oracle.mailings) {
    const { recipient } = await mock.mailings.retrieve(ids.get(mailing) as string);
    assert.equal(recipient === null, mailing.erased);
  }
}
