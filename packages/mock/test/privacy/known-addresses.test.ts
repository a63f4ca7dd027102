import { describe, expect, test } from 'vitest';
import type { createMock } from '../../src/index.ts';
import { accountOf, DO_NOT_MAIL, googleplex, membersOf, send } from '../rules.ts';
import { campaignOf, mockAt } from '../support.ts';
import { byEmail, submit } from './people.ts';

type Mock = ReturnType<typeof createMock>;

/** The state of a new mailing at the Googleplex, under a name. */
async function stateOf(mock: Mock, campaign_id: string, full_name: string): Promise<string> {
  const recipient = { ...googleplex, name: undefined, full_name, city: 'Mountain View', state: 'CA' };
  const { body } = await send(mock, 'createMailing', { body: { campaign_id, recipient } });
  await mock.clock.advance({ hours: 1 });
  return (await mock.mailings.retrieve(body.id)).state;
}

const order = (billing: object, shipping?: object) => ({
  order_id: 'A-1',
  order_date: '2026-11-19',
  customer_email: 'ada@example.com',
  billing_address: billing,
  ...(shipping === undefined ? {} : { shipping_address: shipping }),
});

const lovelace = { ...googleplex, name: 'Ada Lovelace', city: 'Mountain View', state: 'CA' };
const elsewhere = { ...lovelace, name: 'Grace Hopper', address_1: '1 Main St' };

describe('D120: an erasure by e-mail protects every address that was known', () => {
  test.each([
    ['address', 'suppressed'],
    ['household', 'production'],
  ] as const)('an address in an order, with suppressionMatch %s', async (suppressionMatch, neighbour) => {
    const mock = mockAt(undefined, { settings: { suppressionMatch } });
    const { id } = await campaignOf(mock);
    await send(mock, 'createOrder', { body: order(lovelace) });
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('production');
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('suppressed');
    expect(await stateOf(mock, id, 'LOVELACE, Ada')).toBe('suppressed');
    expect(await stateOf(mock, id, 'Alan Turing')).toBe(neighbour);
    expect(await stateOf(mock, id, 'Current Resident')).toBe('suppressed');
  });

  test("the address of a gift's receiver is not protected", async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    await send(mock, 'createOrder', { body: order(elsewhere, lovelace) });
    const byGrace = { ...byEmail, identity_value: 'ada@example.com' };
    expect(await submit(mock, 'erasure', [byGrace])).toBe('deleted');
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('production');
  });

  test('the address that the e-mail append knew is protected', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const { name: _, ...place } = lovelace;
    await mock.appendTable.add({ email: 'ada@example.com', ...place });
    await submit(mock, 'erasure', [byEmail]);
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('suppressed');
  });

  test('nothing readable stays, the key is in no snapshot, and the rows do not count', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    await send(mock, 'createOrder', { body: order(lovelace) });
    await submit(mock, 'erasure', [byEmail]);
    const snapshot = JSON.stringify(await mock.snapshot());
    expect(snapshot.toLowerCase()).not.toMatch(/lovelace|amphitheatre/);
    expect(snapshot).not.toContain(accountOf(mock).erasureKey);
    expect(membersOf(mock, DO_NOT_MAIL)).toHaveLength(1);
    const audiences = await mock.audiences.list();
    expect(audiences.find(({ name }) => name === DO_NOT_MAIL)?.member_count).toBe(1);
    await mock.restore(JSON.parse(snapshot));
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('suppressed');
  });

  test('a snapshot from before the first erasure does not change the key of the later ones', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    await send(mock, 'createOrder', { body: order(lovelace) });
    const before = await mock.snapshot();
    await submit(mock, 'erasure', [byEmail]);
    const after = JSON.stringify(await mock.snapshot());
    await mock.restore(before);
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('production');
    await mock.restore(JSON.parse(after));
    expect(await stateOf(mock, id, 'Ada Lovelace')).toBe('suppressed');
  });

  test('two mocks keep different keys', () => {
    expect(accountOf(mockAt()).erasureKey).not.toBe(accountOf(mockAt()).erasureKey);
  });
});
