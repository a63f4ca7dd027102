import { describe, expect, test } from 'vitest';
import { suppresses } from '../../src/account/people/household.ts';
import {
  ADA_HASH,
  accountOf,
  audienceOf,
  CUSTOMERS,
  DO_NOT_MAIL,
  everythingKept,
  googleplex,
  membersOf,
  penn,
  send,
} from '../rules.ts';
import { mockAt } from '../support.ts';

describe('GET /v1/audiences', () => {
  test('audience.list: answers an array of audiences with id, name, description and member_count', async () => {
    const mock = mockAt();
    const audience = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id: audience.id, body: { email: 'ada@example.com' } });
    const { status, body } = await send(mock, 'listAudiences');
    expect(status).toBe(200);
    expect(body).toContainEqual({ id: audience.id, name: 'Newsletter', description: '', member_count: 1 });
  });

  test('audience.do-not-mail: D76: Do Not Mail always exists, in a new account, after a reset and after a restore', async () => {
    const mock = mockAt();
    const first = (await send(mock, 'listAudiences')).body;
    expect(first).toMatchObject([{ name: DO_NOT_MAIL, member_count: 0 }]);
    const snapshot = JSON.parse(JSON.stringify(await mock.snapshot()));
    await mock.reset();
    expect((await send(mock, 'listAudiences')).body).toEqual(first);
    await mock.restore(snapshot);
    expect((await send(mock, 'listAudiences')).body).toEqual(first);
  });

  test('D58: by creation, oldest first', async () => {
    const mock = mockAt();
    audienceOf(mock, 'Zebras');
    await mock.clock.advance({ seconds: 1 });
    audienceOf(mock, 'Apes');
    const { body } = await send(mock, 'listAudiences');
    expect(body.map(({ name }: { name: string }) => name)).toEqual([DO_NOT_MAIL, 'Zebras', 'Apes']);
  });
});

describe('POST /v1/audience/:id (Create Audience Member)', () => {
  test('member.create: answers 201 with id and the standardized address', async () => {
    const mock = mockAt();
    const { status, body } = await send(mock, 'createAudienceMember', {
      id: audienceOf(mock).id,
      body: { identifier: 'c-1', address: { ...googleplex, address_2: 'apt 4' } },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      address: {
        name: 'Ada Lovelace',
        company: null,
        address_1: '1600 AMPHITHEATRE PKWY APT 4',
        address_2: '',
        city: 'MOUNTAIN VIEW',
        state_name: 'CA',
        postal_code: '94043',
      },
    });
  });

  test('member.at-least-one: at least one of address, email, email_sha256, identifier is required', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const refused = await send(mock, 'createAudienceMember', { id, body: {} });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('at least one of address, email, email_sha256, identifier');
    const alternatives = [
      { address: penn },
      { email: 'grace@example.com' },
      { email_sha256: ADA_HASH },
      { identifier: 'c-9' },
    ];
    for (const body of alternatives) {
      expect((await send(mock, 'createAudienceMember', { id, body })).status).toBe(201);
    }
    expect(membersOf(mock, 'Newsletter')).toHaveLength(4);
  });

  test('member.address: address_1 and postal_code are required in an address', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    for (const field of ['address_1', 'postal_code']) {
      const body = { identifier: 'c-1', address: { ...googleplex, [field]: undefined } };
      expect((await send(mock, 'createAudienceMember', { id, body })).status).toBe(400);
    }
  });

  test('D79: without an address, the response has null', async () => {
    const mock = mockAt();
    const { body } = await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { identifier: 'c-1' } });
    expect(body).toEqual({ id: expect.any(String), address: null });
  });

  test('D79: email_sha256 is 64 hex digits or 400', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    for (const wrong of ['x'.repeat(64), ADA_HASH.slice(2)]) {
      expect((await send(mock, 'createAudienceMember', { id, body: { email_sha256: wrong } })).status).toBe(400);
    }
  });

  test('D67: a member without a name has none in the address block', async () => {
    const mock = mockAt();
    const { name: _, ...address } = googleplex;
    const { body } = await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { address } });
    expect(body.address.name).toBeNull();
    expect(membersOf(mock, 'Newsletter')[0]?.person.name).toBeNull();
  });

  test('D73: the clear e-mail is nowhere afterwards', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { email: 'Ada.Lovelace@example.com' } });
    expect((await everythingKept(mock)).toLowerCase()).not.toContain('ada.lovelace');
  });

  test('D76, D77: adding to Do Not Mail and to the automatic audience is 201, as to any audience', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', {
      body: { order_id: 'A-1', order_date: '2026-11-19', customer_email_sha256: ADA_HASH },
    });
    const { doNotMail, customers } = accountOf(mock).audiences;
    const body = { email: 'grace@example.com' };
    expect((await send(mock, 'createAudienceMember', { id: doNotMail.id, body })).status).toBe(201);
    expect((await send(mock, 'createAudienceMember', { id: customers?.id ?? '', body })).status).toBe(201);
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(3);
  });

  test('D76: a member that was added to the automatic audience stays when the orders change, and is not one of theirs', async () => {
    const mock = mockAt();
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email_sha256: ADA_HASH };
    await send(mock, 'createOrder', { body: order });
    const { id } = accountOf(mock).audiences.customers as { id: string };
    const { body } = await send(mock, 'createAudienceMember', { id, body: { email_sha256: ADA_HASH } });
    await send(mock, 'updateOrder', { id: 'A-1', body: { customer_id: 'c-1' } });
    await send(mock, 'deleteOrder', { id: 'A-1' });
    expect(membersOf(mock, CUSTOMERS).map((member) => member.id)).toEqual([body.id]);
    await mock.audiences.removeMember(id, body.id);
    expect(membersOf(mock, CUSTOMERS)).toEqual([]);
  });

  test('member.existing-audience: D19: an unknown audience is a 404 NotFound', async () => {
    const { status, body } = await send(mockAt(), 'createAudienceMember', { id: 'nope', body: { identifier: 'c' } });
    expect({ status, name: body.error.name }).toEqual({ status: 404, name: 'NotFound' });
  });

  test('D56: unknown fields are not kept', async () => {
    const mock = mockAt();
    const body = { identifier: 'c-1', mood: 'odd-one', address: { ...googleplex, company: 'odd-two' } };
    await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body });
    expect(JSON.stringify(await mock.snapshot())).not.toContain('odd-');
  });
});

describe('D78: a member that is there already', () => {
  test.each([
    ['the same identifier', { identifier: 'c-1' }, { identifier: 'c-1', email: 'other@example.com' }],
    ['the same hash', { email: 'Ada@example.com' }, { email_sha256: ADA_HASH }],
    [
      'another spelling of the address',
      { address: googleplex },
      { address: { name: 'LOVELACE, Ada', address_1: '1600 AMPHITHEATRE PARKWAY', postal_code: '94043-1351' } },
    ],
  ])('%s: 201 with the existing id, and the count stays', async (_, first, second) => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const one = await send(mock, 'createAudienceMember', { id, body: first });
    const two = await send(mock, 'createAudienceMember', { id, body: second });
    expect(two.status).toBe(201);
    expect(two.body.id).toBe(one.body.id);
    expect(membersOf(mock, 'Newsletter')).toHaveLength(1);
  });

  test('another last name at the same address is another member (D100)', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { address: googleplex } });
    await send(mock, 'createAudienceMember', { id, body: { address: { ...googleplex, name: 'Grace Hopper' } } });
    expect(membersOf(mock, 'Newsletter')).toHaveLength(2);
  });

  test('the same person in another audience is a member of its own', async () => {
    const mock = mockAt();
    const body = { identifier: 'c-1' };
    const one = await send(mock, 'createAudienceMember', { id: audienceOf(mock, 'One').id, body });
    const two = await send(mock, 'createAudienceMember', { id: audienceOf(mock, 'Two').id, body });
    expect(two.body.id).not.toBe(one.body.id);
  });

  test('D102: the record takes what it lacked', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { email: 'ada@example.com' } });
    const body = { email: 'ada@example.com', identifier: 'c-1', address: googleplex };
    const { body: completed } = await send(mock, 'createAudienceMember', { id, body });
    expect(completed.address).toMatchObject({ address_1: '1600 AMPHITHEATRE PKWY' });
    const byIdentifier = await send(mock, 'createAudienceMember', { id, body: { identifier: 'c-1' } });
    expect(byIdentifier.body).toEqual(completed);
    expect(membersOf(mock, 'Newsletter')).toHaveLength(1);
  });

  test('D102: what was sent replaces what was kept, an address as a whole; what was not sent stays', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const add = async (body: object) => (await send(mock, 'createAudienceMember', { id, body })).body;
    const at4 = { ...googleplex, address_2: 'Apt 4' };
    const first = await add({ identifier: 'c-1', email: 'ada@example.com', address: at4 });
    const { name: _, ...nameless } = penn;
    const moved = await add({ identifier: 'c-1', address: nameless });
    expect(moved).toMatchObject({
      id: first.id,
      address: { name: null, address_1: '1600 PENNSYLVANIA AVE NW', address_2: '' },
    });
    expect(await add({ identifier: 'c-1', email: 'other@example.com' })).toEqual(moved);
    expect((await add({ email: 'other@example.com' })).id).toBe(first.id);
    expect((await add({ email: 'ada@example.com' })).id).not.toBe(first.id);
  });

  test('D102: the same data again changes nothing', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const body = { identifier: 'c-1', email: 'ada@example.com', address: googleplex };
    await send(mock, 'createAudienceMember', { id, body });
    const before = await mock.snapshot();
    await send(mock, 'createAudienceMember', { id, body });
    expect(await mock.snapshot()).toEqual(before);
  });

  test('of two records that are the same person the older one is completed, by whatever they are found', async () => {
    const bodies = [{ email: 'ada@example.com' }, { identifier: 'c-1' }, { address: googleplex }];
    for (const [one, other] of [
      [0, 1],
      [1, 0],
      [2, 1],
      [0, 2],
    ] as const) {
      const mock = mockAt();
      const { id } = audienceOf(mock);
      const add = async (body: object) => (await send(mock, 'createAudienceMember', { id, body })).body.id;
      const older = await add({ ...bodies[one] });
      await add({ ...bodies[other] });
      expect(await add({ ...bodies[one], ...bodies[other] })).toBe(older);
    }
  });
});

describe('D36: who is suppressed', () => {
  const who = { email_sha256: null, identifier: null, address_key: null, name: null };

  test.each([
    ['e-mail by hash', { email_sha256: 'h' }, { email_sha256: 'h', name: 'other' }, true],
    ['identifier by equality', { identifier: 'c-1' }, { identifier: 'c-1' }, true],
    ['identifier by equality', { identifier: 'c-1' }, { identifier: 'C-1' }, false],
    ['address and last name', { address_key: 'k', name: 'X A' }, { address_key: 'k', name: 'Y A' }, true],
    ['address and another last name', { address_key: 'k', name: 'X A' }, { address_key: 'k', name: 'X B' }, false],
    ['address where one side has no name', { address_key: 'k', name: 'X A' }, { address_key: 'k' }, true],
    ['nothing in common', { address_key: 'k' }, { address_key: 'l' }, false],
    ['nothing at all', {}, {}, false],
  ])('%s: %j and %j → %s', (_, a, b, same) => {
    expect(suppresses({ ...who, ...a }, { ...who, ...b }, 'household')).toBe(same);
    expect(suppresses({ ...who, ...b }, { ...who, ...a }, 'household')).toBe(same);
  });

  test('unit and five-digit ZIP tell addresses apart, spelling does not', async () => {
    const mock = mockAt();
    const { id } = audienceOf(mock);
    const add = (address_1: string, postal_code = '94043') =>
      send(mock, 'createAudienceMember', { id, body: { address: { address_1, postal_code } } });
    const first = (await add('1600 Amphitheatre Parkway Apartment 4')).body.id;
    expect((await add('1600 amphitheatre pkwy #4', '94043-1351')).body.id).toBe(first);
    expect((await add('1600 Amphitheatre Pkwy Apt 5')).body.id).not.toBe(first);
    expect((await add('1600 Amphitheatre Pkwy Apt 4', '94041')).body.id).not.toBe(first);
  });
});
