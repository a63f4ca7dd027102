import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAudience } from '../../src/account/audiences/audiences.ts';
import { addMember } from '../../src/account/audiences/members.ts';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { createDataSubjectRequest } from '../../src/account/data-subject-requests/data-subject-requests.ts';
import { createMailing } from '../../src/account/mailings/mailings.ts';
import { submitOrder } from '../../src/account/orders/orders.ts';
import { runDue } from '../../src/account/run-due.ts';
import { Account } from '../../src/account/store/account.ts';

const emails = ['ada@example.com', 'grace@example.com', 'alan@example.com'] as const;
const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing'] as const;

const rows = fc.array(
  fc.record({
    kind: fc.constantFrom('mailing', 'order', 'member'),
    who: fc.nat(2),
    house: fc.nat(2),
    hours: fc.nat(30),
  }),
  { maxLength: 12 },
);

function settle(account: Account, until: number): void {
  for (let due = account.dueQueue.peek(); due !== undefined && due.at <= until; due = account.dueQueue.peek()) {
    account.dueQueue.take();
    runDue(account, due);
  }
  account.moveTo(until);
}

/** Every person that the account keeps, by the e-mail that identifies them; opt-outs aside. */
function traces(account: Account, hash: string): number {
  const { doNotMail } = account.audiences;
  const kept = [
    ...account.mailings.values(),
    ...account.orders.values(),
    ...[...account.members.values()].filter((row) => row.audience_id !== doNotMail.id),
  ];
  return kept.filter((row) => JSON.stringify(row).includes(hash)).length;
}

test('D35: an erasure leaves nothing of the person and everything of the others, whatever was stored when', () => {
  fc.assert(
    fc.property(rows, fc.nat(2), (stored, erased) => {
      const account = new Account({ seed: 1, now: 0 });
      const campaign = createCampaign(account, {
        name: 'C',
        creatives: [{ name: 'P', format: 'postcard_4x6', front_html: 'x' }],
      });
      const list = createAudience(account, { name: 'L' });
      for (const [n, { kind, who, house, hours }] of stored.entries()) {
        settle(account, account.now + hours * 3_600_000);
        const email = emails[who] as string;
        // No two people share an address, so that the e-mail alone identifies a person.
        const where = { address_1: `${who}${house} Main St`, city: 'Mountain View', state: 'CA', postal_code: '94043' };
        const address = { name: names[who] as string, ...where };
        if (kind === 'order') {
          submitOrder(account, {
            order_id: `o${n}`,
            order_date: '2026-01-01',
            customer_email: email,
            billing_address: address,
          });
        } else if (kind === 'member') addMember(account, list, { email, address });
        else {
          const recipient = { full_name: names[who] as string, email, ...where };
          createMailing(account, { campaign_id: campaign.id, recipient }, 'production');
        }
      }
      const hashes = emails.map((email) => {
        const probe = new Account({ seed: 1, now: 0 });
        return addMember(probe, createAudience(probe, { name: 'x' }), { email }).member.person.email_sha256 as string;
      });
      createDataSubjectRequest(account, {
        regulation: 'cpra',
        subject_request_id: '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f',
        subject_request_type: 'erasure',
        submitted_time: '2026-01-01T00:00:00Z',
        subject_identities: [
          { identity_type: 'email', identity_format: 'raw', identity_value: emails[erased] as string },
        ],
      });
      const before = hashes.map((hash) => traces(account, hash));
      settle(account, account.now + 26 * 3_600_000);
      const after = hashes.map((hash) => traces(account, hash));
      expect(after).toEqual(before.map((count, who) => (who === erased ? 0 : count)));
      const { result } = account.dataSubjectRequests.values().next().value ?? { result: null };
      expect(result).toBe((before[erased] ?? 0) > 0 ? 'deleted' : 'not_found');
      expect(account.mailings.size + account.orders.size).toBe(stored.filter(({ kind }) => kind !== 'member').length);
    }),
    { numRuns: 60 },
  );
});
