import type { Mock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { audienceOf, membersOf, send } from '../rules.ts';
import { mockAt } from '../support.ts';
import { submit } from './people.ts';

const main = { address_1: '1 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' };
const NAMELESS = '';

const identityOf = (full_name: string) => ({
  identity_type: 'address',
  identity_format: 'raw',
  identity_value: { ...(full_name === NAMELESS ? {} : { full_name }), ...main },
});

/** One member for each name, each with an e-mail of its own, so that none joins another. */
async function listOf(names: readonly string[]): Promise<Mock> {
  const mock = mockAt();
  const { id } = audienceOf(mock);
  for (const [n, name] of names.entries()) {
    const address = { ...main, ...(name === NAMELESS ? {} : { name }) };
    await send(mock, 'createAudienceMember', { id, body: { email: `${n}@example.com`, address } });
  }
  return mock;
}

/** Who is erased by a request in the name, and who stays although nothing tells. */
async function erased(names: readonly string[], ...asked: readonly string[]) {
  const mock = await listOf(names);
  const access = await submit(mock, 'access', asked.map(identityOf));
  const result = await submit(mock, 'erasure', asked.map(identityOf));
  const left = membersOf(mock, 'Newsletter').map(({ address }) => address?.name ?? NAMELESS);
  const gone = names.filter((name) => !left.includes(name));
  expect([access, result]).toEqual(gone.length === 0 ? ['not_found', 'not_found'] : ['found', 'deleted']);
  const listed = await mock.dataSubjectRequests.undecided();
  const undecided = listed.filter(({ subject_request_type }) => subject_request_type === 'erasure');
  return {
    gone,
    undecided: undecided.filter(({ audience }) => audience === 'Newsletter').map(({ names }) => names[0] ?? NAMELESS),
  };
}

describe('D101: whose data a privacy request means', () => {
  test.each<[records: string[], asked: string, gone: string[], undecided: string[]]>([
    [['Ada Hill', 'Grace Hill', 'Bob Byron'], 'Ada Hill', ['Ada Hill'], []],
    [['Grace Hill'], 'Ada Hill', [], []],
    [['HILL, ADA', 'Dr. Ada Hill, PhD'], 'Ada Hill', ['HILL, ADA', 'Dr. Ada Hill, PhD'], []],
    [['A. Hill', 'Hill', 'Grace Hill'], 'Ada Hill', ['A. Hill'], ['Hill']],
    [['A. Hill', 'Alan Hill'], 'Ada Hill', [], ['A. Hill']],
    [['Hill'], 'Ada Hill', ['Hill'], []],
    [['Ada Hill'], 'A. Hill', ['Ada Hill'], []],
    [['Ada Hill', 'Alan Hill'], 'A. Hill', [], ['Ada Hill', 'Alan Hill']],
    [['Ada Hill', 'Grace Hill'], 'Hill', [], ['Ada Hill', 'Grace Hill']],
    [['Ada Hill Jr', 'Ada Hill Sr'], 'Ada Hill Jr', ['Ada Hill Jr'], []],
    [['Ada Hill'], 'Ada Hill Jr', ['Ada Hill'], []],
    [['Ada Hill', 'Ada Hill Sr'], 'Ada Hill Jr', [], ['Ada Hill']],
    [['Ada Hill Jr', 'Ada Hill Sr'], 'Ada Hill', [], ['Ada Hill Jr', 'Ada Hill Sr']],
    [['Ada & Bob Hill'], 'Ada Hill', [], ['Ada & Bob Hill']],
    [
      ['Ada Hill or Current Resident', 'Ada Hill (Owner)'],
      'Ada Hill',
      ['Ada Hill or Current Resident', 'Ada Hill (Owner)'],
      [],
    ],
    [
      ['The Hill Family', 'Hill Household', 'Estate of Ada Hill'],
      'Ada Hill',
      [],
      ['The Hill Family', 'Hill Household', 'Estate of Ada Hill'],
    ],
    [
      ['Ada Hill & Bob King', 'Bob King c/o Ada Hill', 'Ada Hill and Family'],
      'Ada Hill',
      [],
      ['Ada Hill & Bob King', 'Bob King c/o Ada Hill', 'Ada Hill and Family'],
    ],
    [['Bob King & Grace Hill', 'Estate of Bob Hill', 'The King Family'], 'Ada Hill', [], []],
    [['Ada & Bob Hill'], 'Ada & Bob Hill', ['Ada & Bob Hill'], []],
    [['Ada'], 'Ada Hill', [], ['Ada']],
    [['Current Resident'], 'Ada Hill', [], ['Current Resident']],
    [['Current Resident'], NAMELESS, ['Current Resident'], []],
    [['Søren Ødegård'], 'Soren Odegard', ['Søren Ødegård'], []],
    [[NAMELESS], NAMELESS, [NAMELESS], []],
    [[NAMELESS, 'Ada Hill', 'A. Hill'], NAMELESS, [NAMELESS, 'Ada Hill', 'A. Hill'], []],
    [[NAMELESS, 'Ada Hill', 'Grace Hill'], NAMELESS, [NAMELESS], ['Ada Hill', 'Grace Hill']],
    [[NAMELESS], 'Ada Hill', [], [NAMELESS]],
  ])('%j, asked by %j: %j', async (records, asked, gone, undecided) => {
    const found = await erased(records, asked);
    expect({ gone: found.gone, undecided: found.undecided.sort() }).toEqual({ gone, undecided: undecided.sort() });
  });

  test('two names of one person in one request are no second person', async () => {
    expect(await erased(['A. Hill', 'Ada Hill'], 'Ada Hill', 'Adelaide Hill')).toEqual({
      gone: ['A. Hill', 'Ada Hill'],
      undecided: [],
    });
    expect(await erased(['Alan Hill'], 'Ada Hill', 'A. Hill')).toEqual({ gone: [], undecided: ['Alan Hill'] });
  });

  describe('a record with another identifier and another e-mail than what carries the e-mail of the request', () => {
    const byEmail = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
    test.each([
      ['Ada Hill', 'Ada Hill Jr.'],
      ['Ada Hill', 'Ada Hill'],
      ['Ada Hill Jr.', 'A. Hill'],
    ])('D100, D101: %s and %s are two people: the second is undecided', async (first, second) => {
      const mock = mockAt();
      const { id } = audienceOf(mock);
      const add = (body: object) => send(mock, 'createAudienceMember', { id, body });
      await add({ identifier: 'first', email: 'ada@example.com', address: { name: first, ...main } });
      const other = { identifier: 'second', email: 'other@example.com', address: { name: second, ...main } };
      await add(other);
      const { identifier: customer_id, email: customer_email, address: billing_address } = other;
      const order = { order_id: 'o', order_date: '2026-01-01', customer_id, customer_email, billing_address };
      const { body: before } = await send(mock, 'createOrder', { body: order });
      expect(await submit(mock, 'erasure', [byEmail, identityOf('Ada Hill')])).toBe('deleted');
      expect(membersOf(mock, 'Newsletter').map(({ person }) => person.identifier)).toEqual(['second']);
      expect((await send(mock, 'updateOrder', { id: 'o', body: {} })).body).toEqual(before);
      expect((await mock.dataSubjectRequests.undecided()).map(({ record }) => record).sort()).toEqual([
        'member',
        'order',
      ]);
    });

    test('D101: with the same identifier, or without an e-mail, it is theirs', async () => {
      for (const second of [{ identifier: 'a' }, { identifier: 'b' }, { email: 'other@example.com' }]) {
        const mock = mockAt();
        const { id } = audienceOf(mock);
        for (const marks of [{ identifier: 'a', email: 'ada@example.com' }, second]) {
          const body = { ...marks, address: { name: 'Ada Hill', ...main } };
          await send(mock, 'createAudienceMember', { id, body });
        }
        expect(await submit(mock, 'erasure', [byEmail, identityOf('Ada Hill')])).toBe('deleted');
        expect(membersOf(mock, 'Newsletter')).toEqual([]);
      }
    });
  });

  test('D101: an identifier that is the e-mail of the request is theirs', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { identifier: 'Ada@example.com' } });
    await send(mock, 'createAudienceMember', { id, body: { identifier: 'ada.b@example.com' } });
    const byEmail = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
    expect(await submit(mock, 'access', [byEmail])).toBe('found');
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    expect(membersOf(mock, 'Newsletter').map(({ person }) => person.identifier)).toEqual(['ada.b@example.com']);
  });
});
