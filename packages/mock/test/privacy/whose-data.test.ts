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
});
