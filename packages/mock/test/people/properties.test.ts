import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf, audienceOf, membersOf } from '../rules.ts';
import { call, campaignOf, mockAt } from '../support.ts';
import { emails, identifiers, names, places } from './vocabulary.ts';

type Mock = ReturnType<typeof mockAt>;

const options = { seed: 16, numRuns: 40 };
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const address = fc
  .record({ name: optional(fc.constantFrom(...Object.keys(names))), where: fc.constantFrom(...Object.keys(places)) })
  .map(({ name, where }) => ({ ...places[where]?.lines, name }));

const entry = fc
  .record({
    email: optional(fc.constantFrom(...emails)),
    identifier: optional(fc.constantFrom(...identifiers)),
    address: optional(address),
  })
  .filter((body) => Object.values(body).some((value) => value !== undefined));

const entries = fc.array(entry, { maxLength: 8 });

/** The states of mailings to each recipient, an hour after they were made. */
async function statesOf(mock: Mock, recipients: readonly object[]): Promise<string[]> {
  const campaign = await campaignOf(mock);
  const made: string[] = [];
  for (const recipient of recipients) {
    made.push((await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient })).body.id);
  }
  await mock.clock.advance({ hours: 1 });
  return Promise.all(made.map(async (id) => (await mock.mailings.retrieve(id)).state));
}

const optOut = (mock: Mock, body: object) =>
  call(mock, 'POST', `/v1/audience/${accountOf(mock).audiences.doNotMail.id}`, body);

/** An address that no entry has. */
const elsewhere = { address_1: '99 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' };

describe('people', () => {
  test('D100, D102: an accepted opt-out by e-mail holds for that e-mail, whatever came before or after', async () => {
    await fc.assert(
      fc.asyncProperty(entries, entry, entries, async (before, between, after) => {
        const mock = mockAt();
        const accepted = [...before, { ...between, email: 'zoe@example.com' }, ...after];
        for (const body of accepted) expect((await optOut(mock, body)).status).toBe(201);
        const told = accepted.flatMap(({ email }) => (email === undefined ? [] : [email]));
        const states = await statesOf(
          mock,
          told.map((email) => ({ email, full_name: 'Xu Nobody', ...elsewhere })),
        );
        expect(states).toEqual(told.map(() => 'suppressed'));
      }),
      options,
    );
  });

  test('D36: whom Do Not Mail suppresses does not depend on the order of its entries', async () => {
    const shuffled = entries.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    );
    const recipients = Object.keys(names).flatMap((full_name) =>
      Object.values(places).map(({ lines }) => ({ full_name, ...lines })),
    );
    const known = [...emails.map((email) => ({ email })), ...identifiers.map((identifier) => ({ identifier }))];
    const asked = [...recipients, ...known.map((one) => ({ ...one, full_name: 'Xu Nobody', ...elsewhere }))];
    await fc.assert(
      fc.asyncProperty(shuffled, async ([one, other]) => {
        const states = [];
        for (const list of [one, other]) {
          const mock = mockAt();
          for (const body of list) await optOut(mock, body);
          states.push(await statesOf(mock, asked));
        }
        expect(states[0]).toEqual(states[1]);
      }),
      { ...options, numRuns: 15 },
    );
  });

  test('D100: two identifiers never become one, and no member has an identifier that was not sent with it', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (bodies) => {
        const mock = mockAt();
        const { id } = audienceOf(mock);
        const sentTo = new Map<string, Set<string>>();
        for (const body of bodies) {
          const member = (await call(mock, 'POST', `/v1/audience/${id}`, body)).body.id;
          const sent = sentTo.get(member) ?? new Set();
          if (body.identifier !== undefined) sent.add(body.identifier);
          sentTo.set(member, sent);
        }
        for (const { id: member, person } of membersOf(mock, 'Newsletter')) {
          const sent = [...(sentTo.get(member) ?? [])];
          expect(sent.length).toBeLessThanOrEqual(1);
          expect(person.identifier).toBe(sent[0] ?? null);
        }
      }),
      { ...options, numRuns: 100 },
    );
  });

  test('D101: no request about one person changes a byte of another’s, at one address, and it leaves nothing of hers', async () => {
    const kinds = fc.constantFrom('mailing', 'order', 'member', 'opt-out');
    const hers = fc.constantFrom('Ada Hill', 'HILL, ADA', 'Dr. Áda  Hill, Ph.D.', 'Ada Marie Hill');
    const others = fc.constantFrom('Grace Hill', 'Alan Hill', 'Ada Byron', 'Grace Byron', 'Adelaide Hill');
    const records = fc.array(fc.record({ kind: kinds, isHers: fc.boolean(), her: hers, other: others }), {
      maxLength: 10,
    });
    await fc.assert(
      fc.asyncProperty(records, fc.boolean(), fc.constantFrom('access', 'erasure'), async (stored, byEmail, type) => {
        const mock = mockAt(undefined, { settings: { durations: { production: 1e7 } } });
        const campaign = await campaignOf(mock);
        const list = audienceOf(mock).id;
        const lines = places['one']?.lines;
        for (const [n, { kind, isHers, her, other }] of stored.entries()) {
          const name = isHers ? her : other;
          const email = isHers ? 'ada@example.com' : `${n}@example.com`;
          const marks = { identifier: `${isHers ? 'hers' : 'other'}-${n}`, email };
          if (kind === 'mailing') {
            const recipient = { full_name: name, ...marks, ...lines };
            await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient });
            await mock.clock.advance({ hours: 1 });
          } else if (kind === 'order') {
            const customer = { customer_id: marks.identifier, customer_email: email };
            const order = {
              order_id: `o${n}`,
              order_date: '2026-11-01',
              ...customer,
              billing_address: { name, ...lines },
            };
            await call(mock, 'POST', '/v1/order', order);
          } else {
            const body = { ...marks, address: { name, ...lines } };
            if (kind === 'member') await call(mock, 'POST', `/v1/audience/${list}`, body);
            else await optOut(mock, body);
          }
        }
        const before = rowsOf(await mock.snapshot());
        const value = byEmail ? 'ada@example.com' : { full_name: 'Ada Hill', ...lines };
        const identity_type = byEmail ? 'email' : 'address';
        await call(mock, 'POST', '/v1/dsr/request', {
          regulation: 'cpra',
          subject_request_id: '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f',
          subject_request_type: type,
          submitted_time: '2026-11-20T08:00:00Z',
          subject_identities: [{ identity_type, identity_format: 'raw', identity_value: value }],
        });
        await mock.clock.advance({ hours: 25 });
        const after = rowsOf(await mock.snapshot());
        expect(after.filter((row) => row.includes('other-'))).toEqual(before.filter((row) => row.includes('other-')));
        const left = after.filter((row) => row.includes('hers-'));
        if (type === 'access') expect(left).toEqual(before.filter((row) => row.includes('hers-')));
        else expect(left.filter((row) => !row.includes(accountOf(mock).audiences.doNotMail.id))).toEqual([]);
      }),
      { ...options, numRuns: 60 },
    );
  });
});

/** Every row of the tables that hold people, as it is kept. */
function rowsOf(snapshot: { readonly tables: Readonly<Record<string, readonly unknown[]>> }): string[] {
  return ['mailings', 'orders', 'members'].flatMap((table) =>
    (snapshot.tables[table] ?? []).map((row) => JSON.stringify(row)),
  );
}
