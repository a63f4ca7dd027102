import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAudience } from '../../src/account/audiences/audiences.ts';
import { insertMember, listMembers } from '../../src/account/audiences/members.ts';
import { suppressionOf } from '../../src/account/audiences/suppression.ts';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { suppresses } from '../../src/account/people/household.ts';
import { Account } from '../../src/account/store/account.ts';
import type { AudienceRow, MemberRow, Person } from '../../src/account/store/rows.ts';
import { takeSnapshot } from '../../src/account/store/snapshot.ts';

const blank = () => new Account({ seed: 1, now: 0 });

const one = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });

/** So few values that people meet all the time. */
const person: fc.Arbitrary<Person> = fc.record({
  email_sha256: one('h1', 'h2', 'h3'),
  identifier: one('i1', 'i2', 'i3'),
  address_key: one('k1', 'k2'),
  name: one('Ada A', 'Grace A', 'Ada B'),
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('add' as const), list: fc.nat(2), person }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('replace' as const), pick: fc.nat(), person }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('delete' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constantFrom('restore' as const, 'share' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function carryOut(start: Account, lists: readonly AudienceRow[], steps: readonly Step[]): Account {
  let account = start;
  const picked = (n: number): MemberRow | undefined => {
    const rows = [...account.members.values()];
    return rows[n % Math.max(1, rows.length)];
  };
  for (const wanted of steps) {
    const next = blank();
    if (wanted.verb === 'add') {
      const read = { address: null, address_problem: null, person: wanted.person };
      insertMember(account, (lists[wanted.list] as AudienceRow).id, read);
    } else if (wanted.verb === 'replace') {
      const row = picked(wanted.pick);
      if (row !== undefined) account.members.put({ ...row, person: wanted.person });
    } else if (wanted.verb === 'delete') {
      const row = picked(wanted.pick);
      if (row !== undefined) account.members.delete(row.id);
    } else if (wanted.verb === 'share') {
      next.share(account);
      // What happens to the original must not reach the copy.
      for (const row of account.members.values()) account.members.delete(row.id);
      account = next;
    } else {
      next.load(JSON.parse(JSON.stringify(takeSnapshot(account, blank))));
      account = next;
    }
  }
  return account;
}

describe('people in audiences, whatever comes and goes', () => {
  test('D36, D87: suppression finds exactly whom a search of every record finds', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), person, (steps, asked) => {
        const start = blank();
        start.changeSettings({ suppressionMatch: 'household' });
        const lists = [
          start.audiences.doNotMail,
          createAudience(start, { name: 'L1' }),
          createAudience(start, { name: 'L2' }),
        ];
        const ids = [(lists[1] as AudienceRow).id];
        const campaign = createCampaign(start, { name: 'C', settings: { suppression_audience_ids: ids } });
        const account = carryOut(start, lists, steps);
        const holds = (list: AudienceRow | undefined) =>
          [...account.members.values()].some(
            (row) => row.audience_id === list?.id && suppresses(row.person, asked, 'household'),
          );
        const expected = holds(lists[0]) ? 'Do Not Mail' : holds(lists[1]) ? 'L1' : null;
        expect(suppressionOf(account, campaign, asked)).toBe(expected);
      }),
      { numRuns: 400 },
    );
  });

  test('member_count and the list of members hold exactly the records, newest first', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const start = blank();
        start.changeSettings({ suppressionMatch: 'household' });
        const lists = [
          start.audiences.doNotMail,
          createAudience(start, { name: 'L1' }),
          createAudience(start, { name: 'L2' }),
        ];
        const account = carryOut(start, lists, steps);
        for (const list of lists) {
          const expected = [...account.members.values()].filter((row) => row.audience_id === list.id).reverse();
          expect(account.members.of(list.id).order.size).toBe(expected.length);
          expect(listMembers(account, list, 0, 100)).toEqual(expected);
          expect(listMembers(account, list, 1, 3)).toEqual(expected.slice(1, 3));
        }
      }),
      { numRuns: 200 },
    );
  });
});
