import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada } from '../support.ts';
import { card, shop } from './support.ts';

const refusedWith = (message: RegExp) => ({
  status: 400,
  body: { error: { name: 'ValidationError', message: expect.stringMatching(message) } },
});

describe('Create Mailer', () => {
  test.each([
    ['an unknown campaign_id', { campaign_id: 'nobody' }, /campaign_id must be the ID of a campaign/],
    ['an unknown creative_id', { creative_id: 'nobody' }, /creative_id must be the ID of an active creative/],
  ])('D59: %s is a 400 that names the field, and nothing changes', async (_, change, message) => {
    const { mock, campaign } = await shop();
    const body = { campaign_id: campaign.id, recipient: ada, ...change };
    expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(message));
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('D59: a creative of another campaign and an inactive one are refused alike', async () => {
    const { mock, campaign } = await shop();
    const other = await mock.campaigns.create({ name: 'Other', creatives: [card] });
    const inactive = await mock.creatives.create(campaign.id, { ...card, default: false, active: false });
    for (const creative_id of [other.creatives[0]?.id, inactive.id]) {
      const body = { campaign_id: campaign.id, creative_id, recipient: ada };
      expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/creative_id/));
    }
  });

  test('D59: with the setting, an unknown reference is a 404', async () => {
    const { mock, campaign } = await shop({ settings: { unknownReferenceStatus: 404 } });
    for (const reference of [{ campaign_id: 'nobody' }, { creative_id: 'nobody' }]) {
      const body = { campaign_id: campaign.id, recipient: ada, ...reference };
      expect(await send(mock, 'createMailing', { body })).toMatchObject({
        status: 404,
        body: { error: { name: 'NotFound', message: expect.stringContaining(Object.keys(reference)[0] as string) } },
      });
    }
  });

  test('create.campaign: D51: an inactive campaign is refused', async () => {
    const { mock, campaign } = await shop();
    await mock.campaigns.update(campaign.id, { active: false });
    const body = { campaign_id: campaign.id, recipient: ada };
    expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/inactive/));
  });

  test.each([
    ['no creative', []],
    ['no active creative', [{ ...card, active: false }]],
    ['a creative whose artwork is empty', [{ ...card, default: false, front_html: '', back_html: ' ' }]],
  ])('create.campaign: D90: a campaign with %s is refused: it has no artwork uploaded', async (_, creatives) => {
    const { mock, campaign } = await shop({}, {}, creatives);
    const body = { campaign_id: campaign.id, recipient: ada };
    expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/a campaign with artwork/));
  });

  test.each([
    ['2026-11-20T09:00:01Z', '2026-11-20T09:00:01.000Z'],
    ['2026-11-20T09:00:01', '2026-11-20T09:00:01.000Z'],
    ['2026-11-20T12:00:00+02:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T09:01', '2026-11-20T09:01:00.000Z'],
    ['2026-11-20T09:00:00.0019-00:30', '2026-11-20T09:30:00.001Z'],
    ['2026-11-21T09:00:00+0200', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T09:00:00-02', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T09:00:00,5Z', '2026-11-21T09:00:00.500Z'],
    ['20261121T090000Z', '2026-11-21T09:00:00.000Z'],
    ['20261121', '2026-11-21T00:00:00.000Z'],
  ])('D60, D93: send_at %s is echoed in UTC as %s', async (send_at, echoed) => {
    const { mail } = await shop();
    expect((await mail(ada, { send_at })).send_at).toBe(echoed);
  });

  test.each(['2026-11-20T09:00:00Z', '2026-11-20', '2020-01-01T00:00:00Z', 'soon', '2026-13-01'])(
    'create.send-at: D60: send_at %s is no moment in the future',
    async (send_at) => {
      const { mock, campaign } = await shop();
      const body = { campaign_id: campaign.id, recipient: ada, send_at };
      expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/send_at must/));
    },
  );

  test.each(['2026-11-21t09:00:00Z', '2026-11-21T09:00:00z', '2026-W47-6', '2026-325', '2026-11-21 09:00'])(
    'D93: %s is no date or date-time',
    async (send_at) => {
      const { mock, campaign } = await shop();
      const body = { campaign_id: campaign.id, recipient: ada, send_at };
      expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/ISO 8601/));
    },
  );

  test.each([
    ['a@b', 201],
    ['ada+shop@EXAMPLE.com', 201],
    ['å@exämple.se', 201],
    ['a@b@c', 400],
    ['a b@c', 400],
    ['@c', 400],
    ['a@', 400],
    ['a', 400],
  ])('D93: the e-mail %j is answered with %i', async (email, status) => {
    const { mock, campaign } = await shop();
    const body = { campaign_id: campaign.id, recipient: { ...ada, email } };
    expect((await send(mock, 'createMailing', { body })).status).toBe(status);
  });

  test.each([
    [{ full_name: 'Ada, Countess of Lovelace', first_name: 'Ada', last_name: 'King' }, 'Ada, Countess of Lovelace'],
    [{ first_name: 'Ada', last_name: 'King' }, 'Ada King'],
    [{ last_name: 'King' }, 'King'],
    [{}, 'Current Resident'],
    [{ full_name: '  ' }, 'Current Resident'],
  ])('recipient.name: D61: the address block of %o shows %s', async (name, shown) => {
    const { mock, mail } = await shop();
    const { first_name: _first, last_name: _last, ...place } = ada;
    const { id } = await mail({ ...place, ...name });
    expect((await send(mock, 'getMailing', { id })).body.address.name).toBe(shown);
  });

  test('mailing.address: D67: the address is standardized, with company null and address_2 empty when absent', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail({
      ...ada,
      address_1: '1600 amphitheatre parkway',
      city: 'mountain view',
      state: 'California',
    });
    expect((await send(mock, 'getMailing', { id })).body.address).toEqual({
      name: 'Ada Lovelace',
      company: null,
      address_1: '1600 AMPHITHEATRE PKWY',
      address_2: '',
      city: 'MOUNTAIN VIEW',
      state_name: 'CA',
      postal_code: '94043',
    });
  });

  test('D67: with the setting, the postal code is a ZIP+4', async () => {
    const { mock, mail } = await shop({ settings: { postalCode: 'zip4' } });
    const { id } = await mail();
    expect((await send(mock, 'getMailing', { id })).body.address.postal_code).toMatch(/^94043-\d{4}$/);
  });

  test('mailing.address: D66: the create answer alone has a null address', async () => {
    const { mock, mail } = await shop();
    const created = await mail();
    expect(created.address).toBeNull();
    expect((await send(mock, 'getMailing', { id: created.id })).body.address).not.toBeNull();
  });

  test('D66: after address_invalid the address is as sent, whatever made it so', async () => {
    const { mock, mail } = await shop();
    const typed = { ...ada, address_1: '12 north main street apt 4b', address_2: 'rear', city: 'Nowhereville' };
    const noSuchPlace = await mail({ ...typed, postal_code: '00001' });
    const forced = await mail({ ...ada, address_1: '1600 amphitheatre parkway' });
    const addressOf = async ({ id }: { id: string }) => (await send(mock, 'getMailing', { id })).body.address;
    expect((await addressOf(forced)).address_1).toBe('1600 AMPHITHEATRE PKWY');
    await mock.mailings.transition(forced.id, 'address_invalid');
    await mock.clock.advance({ hours: 1 });
    expect(await addressOf(noSuchPlace)).toEqual({
      name: 'Ada Lovelace',
      company: null,
      address_1: '12 north main street apt 4b',
      address_2: 'rear',
      city: 'Nowhereville',
      state_name: 'CA',
      postal_code: '00001',
    });
    expect(await addressOf(forced)).toMatchObject({ address_1: '1600 amphitheatre parkway', address_2: '' });
  });

  test('D66: after append_failed there is no address, also where the outcome was asked for', async () => {
    const { mock, mail } = await shop();
    const asked = await mail({ ...ada, address_1: 'append failed' });
    const forced = await mail();
    await mock.mailings.transition(forced.id, 'append_failed');
    await mock.clock.advance({ hours: 1 });
    for (const { id } of [asked, forced]) {
      expect((await send(mock, 'getMailing', { id })).body).toMatchObject({ state: 'append_failed', address: null });
    }
  });

  test.each(['address_1', 'city', 'state', 'postal_code'])(
    'recipient.required: D47: without recipient.%s it is a 400 that names it',
    async (field) => {
      const { mock, campaign } = await shop();
      const body = { campaign_id: campaign.id, recipient: { ...ada, [field]: undefined } };
      expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(new RegExp(`recipient.${field}`)));
    },
  );

  test('D47: an e-mail alone is refused while append is off, for the account or for the campaign', async () => {
    const { mock, campaign } = await shop({ settings: { emailAppend: true } });
    const body = { campaign_id: campaign.id, recipient: { email: 'ada@example.com' } };
    expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(/recipient.address_1/));
    await mock.campaigns.update(campaign.id, { settings: { email_append: true } });
    expect(await send(mock, 'createMailing', { body })).toMatchObject({ status: 201 });
  });

  test('D47: with an e-mail and append on, the address fields may be absent together and not one by one', async () => {
    const { mock, campaign } = await shop({ settings: { emailAppend: true } }, { email_append: true });
    const email = 'ada@example.com';
    for (const field of ['address_1', 'city', 'state', 'postal_code']) {
      const body = { campaign_id: campaign.id, recipient: { ...ada, email, [field]: undefined } };
      expect(await send(mock, 'createMailing', { body })).toMatchObject(refusedWith(new RegExp(`recipient.${field}`)));
    }
  });

  test('create.merge-tags: D62, D56: merge_tags keep any JSON value; unknown fields beside them are not stored', async () => {
    const { mock, campaign } = await shop({ settings: { unknownFields: 'ignore' } });
    const merge_tags = { code: 'HI', list: [1, { deep: null }], yes: true, '': 'empty key' };
    const body = { campaign_id: campaign.id, recipient: { ...ada, shoe_size: 38 }, merge_tags, colour: 'red' };
    const { body: created } = await send(mock, 'createMailing', { body });
    expect(created.merge_tags).toEqual(merge_tags);
    expect(JSON.stringify(await mock.snapshot())).not.toMatch(/shoe_size|colour/);
  });

  test('D56: a mock in a test suite refuses an unknown field by its path and says what was meant', async () => {
    const { mock, campaign } = await shop();
    const body = {
      campaign_id: campaign.id,
      recipient: { ...ada, adress_1: 'x' },
      merge_tags: { free: 1 },
      merge_tag: {},
    };
    const answered = await send(mock, 'createMailing', { body });
    expect(answered).toMatchObject(refusedWith(/^unknown field /));
    expect(answered.body.error.message).toBe(
      'unknown field recipient.adress_1: did you mean address_1?; unknown field merge_tag: did you mean merge_tags?',
    );
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('D73: the clear e-mail is kept nowhere, only its hash', async () => {
    const { mock, mail } = await shop();
    await mail({ ...ada, email: 'Ada@Example.com' });
    const kept = JSON.stringify([await mock.snapshot(), await mock.requests.list()]);
    expect(kept).not.toMatch(/ada@example/i);
    expect(kept).toContain('b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72');
  });

  test('create.creative: D50: without a default creative the choice is random, the same for the same seed', async () => {
    const two = [
      { ...card, default: false },
      { ...card, name: 'Other card', default: false },
    ];
    const choices = async () => {
      const { mail } = await shop({}, {}, two);
      const mailings = [];
      for (let n = 0; n < 40; n += 1) mailings.push((await mail()).creative_id);
      return mailings;
    };
    const first = await choices();
    expect(new Set(first).size).toBe(2);
    expect(await choices()).toEqual(first);
  });

  test('recipient.identifier: D63: an identifier is kept, and the same one always gets the same creative', async () => {
    const two = [
      { ...card, default: false },
      { ...card, name: 'Other card', default: false },
    ];
    const { mock, mail } = await shop({}, {}, two);
    const chosen = new Set<string>();
    for (let n = 0; n < 20; n += 1) chosen.add((await mail({ ...ada, identifier: 'customer-7' })).creative_id);
    expect(chosen.size).toBe(1);
    expect((await mock.mailings.list())[0]?.recipient?.identifier).toBe('customer-7');
  });

  test('create.creative: a named creative and the default creative come before a random one', async () => {
    const { campaign, mail } = await shop({}, {}, [card, { ...card, name: 'Named', default: false }]);
    expect((await mail()).creative_id).toBe(campaign.creatives[0]?.id);
    expect((await mail(ada, { creative_id: campaign.creatives[1]?.id })).creative_id).toBe(campaign.creatives[1]?.id);
  });

  test('a mailing keeps the revision of the creative that it was made with', async () => {
    const { mock, campaign, mail } = await shop({}, {}, [{ ...card, front_html: 'one' } as typeof card]);
    const { id } = await mail();
    await mock.creatives.update(campaign.creatives[0]?.id as string, { front_html: 'two' });
    expect((await mock.mailings.retrieve(id)).creative_revision).toBe(1);
    expect((await mock.mailings.retrieve((await mail()).id)).creative_revision).toBe(2);
  });
});
