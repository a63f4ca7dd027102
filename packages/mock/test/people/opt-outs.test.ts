import { describe, expect, test } from 'vitest';
import { accountOf, audienceOf, membersOf, send } from '../rules.ts';
import { campaignOf, mockAt } from '../support.ts';

const main = { address_1: '1 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' };
const castro = { address_1: '500 Castro St', city: 'Mountain View', state: 'CA', postal_code: '94041' };
const elsewhere = { ...main, address_1: '99 Main St' };

async function fixture(settings = {}) {
  const mock = mockAt(undefined, { settings: { suppressionMatch: 'household', ...settings } });
  const campaign = await campaignOf(mock);
  const { id } = accountOf(mock).audiences.doNotMail;
  const optOut = async (body: object) => (await send(mock, 'createAudienceMember', { id, body })).body;
  const stateOf = async (recipient: object) => {
    const body = { campaign_id: campaign.id, recipient };
    const { id } = (await send(mock, 'createMailing', { body })).body;
    await mock.clock.advance({ hours: 1 });
    return (await send(mock, 'getMailing', { id })).body.state;
  };
  return { mock, optOut, stateOf };
}

describe('an opt-out that was accepted holds', () => {
  test('D100: for the e-mail of a second person of the family (spec audit A1)', async () => {
    const { mock, optOut, stateOf } = await fixture();
    await optOut({ email: 'ada@example.com', address: { name: 'Ada Hill', ...main } });
    await optOut({ email: 'grace@example.com', address: { name: 'Grace Hill', ...main } });
    expect(membersOf(mock, 'Do Not Mail')).toHaveLength(2);
    for (const email of ['ada@example.com', 'grace@example.com']) {
      expect(await stateOf({ full_name: 'Grace Hill', email, ...elsewhere })).toBe('suppressed');
    }
  });

  test('D100: for each row of an uploaded file', async () => {
    const { mock, stateOf } = await fixture();
    const { id } = accountOf(mock).audiences.doNotMail;
    const file = [
      'name,address,zip,email',
      ...['ada', 'grace'].map((n) => `${n} Hill,1 Main St,94043,${n}@example.com`),
    ];
    expect(await mock.audiences.import(id, file.join('\n'))).toMatchObject({ added: 2, existing: 0 });
    expect(await stateOf({ email: 'grace@example.com', ...elsewhere })).toBe('suppressed');
  });

  test('D102: an opt-out that comes again with another address and e-mail holds for the old ones too', async () => {
    const { mock, optOut, stateOf } = await fixture();
    const first = await optOut({ identifier: 'u1', email: 'ada@example.com', address: { name: 'Ada Hill', ...main } });
    const second = { identifier: 'u1', email: 'ada@example.org', address: { name: 'Ada King', ...castro } };
    expect(await optOut(second)).toMatchObject({ id: first.id, address: { address_1: '500 CASTRO ST' } });
    expect(membersOf(mock, 'Do Not Mail')).toHaveLength(1);
    const restored = await fixture();
    await restored.mock.restore(JSON.parse(JSON.stringify(await mock.snapshot())));
    for (const recipient of [
      { email: 'ada@example.com', ...elsewhere },
      { email: 'ada@example.org', ...elsewhere },
      { full_name: 'Bob Hill', ...main },
      { full_name: 'Bob King', ...castro },
    ]) {
      expect([recipient, await stateOf(recipient)]).toEqual([recipient, 'suppressed']);
      expect([recipient, await restored.stateOf(recipient)]).toEqual([recipient, 'suppressed']);
    }
    expect(await stateOf({ full_name: 'Bob King', ...main })).toBe('production');
    // The e-mail it came with before still is the member's (D100).
    expect((await optOut({ email: 'ada@example.com' })).id).toBe(first.id);
  });

  test('D102: an opt-out that comes again without a name holds for every person there', async () => {
    const { optOut, stateOf } = await fixture();
    await optOut({ identifier: 'u1', address: { name: 'Ada Hill', ...main } });
    expect(await stateOf({ full_name: 'Grace Byron', ...main })).toBe('production');
    await optOut({ identifier: 'u1', address: main });
    await optOut({ identifier: 'u1', address: { name: 'Ada Hill', ...main } });
    expect(await stateOf({ full_name: 'Grace Byron', ...main })).toBe('suppressed');
  });

  test.each([
    'José García'.normalize('NFD'),
    'Jose Garcia',
    'José García Jr.',
    'José García, PhD',
    'García, José',
    'María García',
  ])('D36, D105: for a household, however the name is written: %s (spec audit B8)', async (full_name) => {
    const { optOut, stateOf } = await fixture();
    await optOut({ address: { name: 'José García', ...main } });
    expect(await stateOf({ full_name, ...main })).toBe('suppressed');
  });

  test('D105: a sign at the end of a name is no family name', async () => {
    const { optOut, stateOf } = await fixture();
    await optOut({ address: { name: 'Ada Hill 😀', ...main } });
    expect(await stateOf({ full_name: 'Grace Byron', ...main })).toBe('production');
    expect(await stateOf({ full_name: 'Ada Hill', ...main })).toBe('suppressed');
  });

  const waysToMeanAda = [
    'Current Resident',
    'CURRENT OCCUPANT',
    'Ada',
    'ada hill or current resident',
    'Grace Byron or Current Resident',
    'Ada Hill Or Occupant',
    'Ada Hill & Bob King',
    'Bob King & Ada Hill',
    'Bob King and Grace & Ada Hill',
    'Ada Hill/Bob King',
    'Ada Hill, Bob King',
    'Ada Hill and Family',
    'Ada Hill & Guest',
    'Ada Hill + 1',
    'Ada Hill (Owner)',
    'Bob Hill - Manager',
    'Bob Hill, Homeowner',
    'Ada Hill c/o Bob King',
    'Bob King, c/o Ada Hill',
    'Bob King Attn: Ada Hill',
    'Ada Hill Jr. & Bob King',
    'The Hill Family',
    'Hill Family',
    'The Hills',
    'Hill Household',
    'Estate of Ada Hill',
    'The Estate of Ada Hill',
    'Parents of Bob Hill',
    'Hill Ada',
    'AdaHill',
    'ada.hill',
    'Ada Hill-King',
    'Ada King-Hill',
    'Ada Hill Trust',
    'Ada Hill King',
    'Ada (King) Hill',
    'Ada Hill (King)',
  ];

  test.each(waysToMeanAda)(
    'D36: in doubt nothing is sent: an opt-out of Ada Hill and a piece to %s, either way',
    async (way) => {
      const { optOut, stateOf } = await fixture();
      await optOut({ address: { name: 'Ada Hill', ...main } });
      expect(await stateOf({ full_name: way, ...main })).toBe('suppressed');
      expect(await stateOf({ full_name: way, ...elsewhere })).toBe('production');
      const other = await fixture();
      await other.optOut({ address: { name: way, ...main } });
      expect(await other.stateOf({ full_name: 'Ada Hill', ...main })).toBe('suppressed');
    },
  );

  test.each([
    ['Ada Hill', 'Ada Byron'],
    ['Ada Hill & Bob King', 'Grace Byron'],
    ['The Hill Family', 'The Byron Family'],
    ['Estate of Ada Hill', 'Estate of Ada Byron'],
    ['Ada Hill and Family', 'Ada Byron and Family'],
    ['Ada Hill (Owner)', 'Ada Byron (Owner)'],
    ['Ada Hill c/o Bob King', 'Ada Byron, c/o Alan Lee'],
  ])('D36: what names others alone is sent: an opt-out of %s and a piece to %s', async (entry, recipient) => {
    const { optOut, stateOf } = await fixture();
    await optOut({ address: { name: entry, ...main } });
    expect(await stateOf({ full_name: recipient, ...main })).toBe('production');
  });

  test('D36: a first name alone is no family name that could tell two people apart', async () => {
    const { optOut, stateOf } = await fixture();
    await optOut({ address: { name: 'Ada Hill', ...main } });
    expect(await stateOf({ first_name: 'Bob', ...main })).toBe('suppressed');
    expect(await stateOf({ first_name: 'Bob', last_name: ' ', ...main })).toBe('suppressed');
    expect(await stateOf({ last_name: 'Byron', ...main })).toBe('production');
    expect(await stateOf({ first_name: 'Ada', last_name: 'Byron', ...main })).toBe('production');
  });

  test('D36: an identifier that is an e-mail holds for the e-mail, and the other way round', async () => {
    const { optOut, stateOf } = await fixture();
    await optOut({ identifier: 'Ada@example.com' });
    await optOut({ email: 'grace@example.com' });
    expect(await stateOf({ email: 'ada@example.com', ...elsewhere })).toBe('suppressed');
    expect(await stateOf({ identifier: 'GRACE@example.com', ...elsewhere })).toBe('suppressed');
    expect(await stateOf({ identifier: 'ada@example.com', ...elsewhere })).toBe('suppressed');
    expect(await stateOf({ identifier: 'bob@example.com', ...elsewhere })).toBe('production');
  });

  test('D36: with suppressionMatch address, for every person at the address', async () => {
    const { optOut, stateOf } = await fixture({ suppressionMatch: 'address' });
    await optOut({ address: { name: 'Ada Hill', ...main } });
    expect(await stateOf({ full_name: 'Grace Byron', ...main })).toBe('suppressed');
    expect(await stateOf({ full_name: 'Ada Hill', ...elsewhere })).toBe('production');
  });
});

describe('D100: when two entries are the same member', () => {
  const add = async (...bodies: object[]) => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const ids: string[] = [];
    for (const body of bodies) ids.push((await send(mock, 'createAudienceMember', { id, body })).body.id);
    expect(membersOf(mock, 'Newsletter')).toHaveLength(new Set(ids).size);
    return ids.map((each) => ids.indexOf(each));
  };
  const at = (name?: string) => ({ address: { ...main, name } });

  test('two identifiers are two members, whatever they share (spec audit A2)', async () => {
    expect(await add({ identifier: 'ada', ...at('Ada Hill') }, { identifier: 'grace', ...at('Grace Hill') })).toEqual([
      0, 1,
    ]);
    const shared = { email: 'hill@example.com', ...at('Ada Hill') };
    expect(await add({ identifier: 'a', ...shared }, { identifier: 'b', ...shared })).toEqual([0, 1]);
  });

  test.each<[string, object, object, boolean]>([
    [
      'one identifier, everything else another',
      { identifier: 'a', email: 'a@b.co', ...at('A') },
      { identifier: 'a', email: 'c@d.co', ...at('B') },
      true,
    ],
    [
      'two e-mails at one address',
      { email: 'a@b.co', ...at('Ada Hill') },
      { email: 'c@d.co', ...at('Ada Hill') },
      false,
    ],
    ['one e-mail, two addresses', { email: 'a@b.co', ...at('Ada Hill') }, { email: 'A@b.co', address: castro }, true],
    ['an e-mail that one side lacks', { email: 'a@b.co', ...at('Ada Hill') }, at('HILL, ADA'), true],
    ['an identifier that one side lacks', at('Ada Hill'), { identifier: 'a', ...at('Ada Hill') }, true],
    ['two given names', at('Ada Hill'), at('Grace Hill'), false],
    ['an initial', at('Ada Hill'), at('A. Hill'), false],
    ['no name on either side', at(), at(), true],
    ['no name on one side', at('Ada Hill'), at(), false],
    ['a suffix that one side lacks', at('Ada Hill Jr.'), at('Ada Hill'), true],
    ['two suffixes', at('Ada Hill Jr.'), at('Ada Hill Sr.'), false],
  ])('%s', async (_, first, second, same) => {
    expect(await add(first, second)).toEqual([0, same ? 0 : 1]);
    expect(await add(second, first)).toEqual([0, same ? 0 : 1]);
  });

  test('one that fits several joins the oldest, also when the oldest came to it late', async () => {
    const steps = [
      { identifier: 'a', email: 'old@example.com' },
      { email: 'new@example.com' },
      { identifier: 'a', email: 'new@example.com' },
      { email: 'new@example.com' },
    ];
    expect(await add(...steps)).toEqual([0, 1, 0, 0]);
  });

  test('D102: real-time sync takes a new address (spec audit B2)', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const sync = async (body: object) => (await send(mock, 'createAudienceMember', { id, body })).body;
    const first = await sync({ identifier: 'u1', address: main });
    expect(await sync({ identifier: 'u1', address: castro })).toMatchObject({
      id: first.id,
      address: { address_1: '500 CASTRO ST' },
    });
    const campaign = await campaignOf(mock, { suppression_audience_ids: [id] });
    const states = [];
    for (const recipient of [main, castro]) {
      const body = { campaign_id: campaign.id, recipient };
      const mailing = (await send(mock, 'createMailing', { body })).body;
      await mock.clock.advance({ hours: 1 });
      states.push((await send(mock, 'getMailing', { id: mailing.id })).body.state);
    }
    expect(states).toEqual(['production', 'suppressed']);
  });
});

test('D102: the control API shows what an opt-out suppresses beside its fields', async () => {
  const { mock, optOut } = await fixture();
  await optOut({ identifier: 'u1', email: 'ada@example.com', address: { name: 'Ada Hill', ...main } });
  await optOut({ identifier: 'u1', email: 'ada@example.org', address: { name: 'Ada Hill', ...castro } });
  const { id } = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail') ?? {};
  const [member] = await mock.audiences.members(id as string);
  expect(member?.former).toEqual([
    { email_sha256: expect.stringMatching(/^[0-9a-f]{64}$/), address_key: null, name: null },
    { email_sha256: null, address_key: expect.stringContaining('|MAIN|'), name: 'Ada Hill' },
  ]);
});
