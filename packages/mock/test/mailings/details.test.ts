import { describe, expect, test } from 'vitest';
import { nonBlank } from '../../src/account/base/non-blank.ts';
import { send } from '../rules.ts';
import { ada } from '../support.ts';
import { card, shop, stateAfter } from './support.ts';

describe('the history of a mailing says what moved it', () => {
  test('the schedule, a magic recipient, a list, the control API', async () => {
    const { mock, mail } = await shop();
    const optOut = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail');
    await mock.audiences.addMember(optOut?.id as string, { identifier: 'opted out' });
    const causes = async (id: string) => (await mock.mailings.retrieve(id)).history.map(({ cause }) => cause);
    const usual = await mail();
    const magic = await mail({ ...ada, address_1: 'mailed' });
    const out = await mail({ ...ada, identifier: 'opted out' });
    const moved = await mail();
    await mock.mailings.transition(moved.id, 'failed');
    await mock.clock.advance({ days: 7 });
    expect(await causes(usual.id)).toEqual(['created', 'schedule', 'schedule', 'schedule']);
    expect(await causes(magic.id)).toEqual(['created', 'magic recipient', 'magic recipient']);
    expect(await causes(out.id)).toEqual(['created', 'on the list "Do Not Mail"']);
    expect(await causes(moved.id)).toEqual(['created', 'control']);
  });

  test.each<[string, object, object, object, string, string]>([
    ['D48', {}, { budget: 0 }, ada, 'budget_exceeded', "the campaign's budget is used up"],
    ['D48', { creditBalance: 0 }, {}, ada, 'credit_balance_exceeded', "the account's credit is used up"],
    ['D49', {}, { holdout_percent: 100 }, ada, 'holdout', 'in the holdout group of 100 %'],
    ['D64', { probabilities: { failed: 1 } }, {}, ada, 'failed', 'probability'],
    [
      'D46',
      { emailAppend: true },
      { email_append: true },
      { email: 'ada@example.com' },
      'append_failed',
      'no address is known for the email',
    ],
  ])('%s: and why it was not mailed (%#)', async (_id, settings, campaign, recipient, state, cause) => {
    const { mock, mail } = await shop({ settings }, campaign);
    const { id } = await mail(recipient);
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(id)).history.at(-1)).toMatchObject({ state, cause });
  });

  test('D06: the refusal of a transition says where the mailing can go', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail();
    await mock.clock.advance({ hours: 1 });
    await expect(mock.mailings.transition(id, 'delivered')).rejects.toThrow(
      'a mailing in state production cannot move to delivered; it can move to mailed, failed',
    );
    await mock.mailings.transition(id, 'failed');
    await expect(mock.mailings.transition(id, 'mailed')).rejects.toThrow(
      'a mailing in state failed cannot move to mailed; failed is a final state',
    );
  });
});

describe('D48, D16: what draws on budget and credit', () => {
  test.each<[string, (price: number) => { settings?: object; campaign?: object }]>([
    ['budget', (price) => ({ campaign: { budget: 2 * price } })],
    ['credit', (price) => ({ settings: { creditBalance: 2 * price } })],
  ])('the piece that uses up the %s to the cent is made, the next is not', async (_what, limited) => {
    const price = Number((await (await shop()).mail()).total_cost);
    const { settings = {}, campaign = {} } = limited(price);
    const { mock, mail } = await shop({ settings }, campaign);
    const states = [];
    for (let n = 0; n < 3; n += 1) states.push(await stateAfter(mock, (await mail()).id, { hours: 1 }));
    expect(states.map((state) => state === 'production')).toEqual([true, true, false]);
    // Mailed or on its way, a piece counts all the same.
    await mock.clock.advance({ days: 7 });
    expect(await stateAfter(mock, (await mail()).id, { hours: 1 })).toMatch(/exceeded/);
  });

  test('a test mailing needs none, and takes none', async () => {
    const { mock, campaign, mail } = await shop({ settings: { creditBalance: 0.85 } }, { budget: 0.85 });
    const body = { campaign_id: campaign.id, recipient: ada };
    const made = [];
    for (let n = 0; n < 2; n += 1)
      made.push((await send(mock, 'createMailing', { body, token: mock.tokens.test })).body);
    expect(await stateAfter(mock, (await mail()).id, { hours: 1 })).toBe('production');
    for (const { id } of made) expect((await mock.mailings.retrieve(id)).state).toBe('production');
    const more = (await send(mock, 'createMailing', { body, token: mock.tokens.test })).body;
    expect(await stateAfter(mock, more.id, { hours: 1 })).toBe('production');
  });
});

describe('D49: who is in the holdout group', () => {
  const sides = async (people: object[]) => {
    const { mock, mail } = await shop({}, { holdout_percent: 50 });
    const made = [];
    for (const person of people) made.push((await mail({ ...ada, ...person })).id);
    await mock.clock.advance({ hours: 1 });
    return Promise.all(made.map(async (id) => (await mock.mailings.retrieve(id)).state));
  };
  const times = (count: number, person: (n: number) => object) => Array.from({ length: count }, (_, n) => person(n));

  test.each([
    ['identifier', (n: number) => ({ identifier: 'c-1', email: `e${n}@example.com`, last_name: `L${n}` })],
    ['e-mail', (n: number) => ({ email: 'ada@example.com', last_name: `L${n}` })],
    ['address and last name', (n: number) => ({ first_name: `F${n}` })],
  ])('the same %s is always on the same side', async (_what, person) => {
    expect(new Set(await sides(times(12, person))).size).toBe(1);
  });

  test.each([
    ['identifiers', (n: number) => ({ identifier: `c-${n}`, email: 'ada@example.com' })],
    ['e-mails', (n: number) => ({ email: `e${n}@example.com` })],
    ['last names at one address', (n: number) => ({ last_name: `L${n}` })],
    ['addresses', (n: number) => ({ address_1: `${1600 + 2 * n} Amphitheatre Pkwy` })],
  ])('other %s fall on both sides', async (_what, person) => {
    expect(new Set(await sides(times(24, person)))).toEqual(new Set(['holdout', 'production']));
  });
});

describe('D64: probabilities hold about as often as they say', () => {
  test.each(['productionFailed', 'deliveryException'] as const)('%s', async (name) => {
    const { mock, mail } = await shop({ settings: { probabilities: { [name]: 0.15 } } });
    for (let n = 0; n < 200; n += 1) await mail();
    await mock.clock.advance({ days: 5, hours: 1 });
    const met = (await mock.mailings.list()).filter(({ history }) =>
      history.some(({ cause }) => cause === 'probability'),
    ).length;
    expect(met).toBeGreaterThan(12);
    expect(met).toBeLessThan(50);
  });
});

describe('the recipient', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    [' \t\n', null],
    ['\u0001\u001f', null],
    [' a ', 'a'],
    ['\u0001a', '\u0001a'],
    ['!', '!'],
  ])('a field of %j counts as %j', (sent, counts) => {
    expect(nonBlank(sent)).toBe(counts);
  });

  test.each(['address_1', 'city', 'state'])(
    'D47, D109: with an e-mail and append on, a blank %s among others is refused, and so is a blank postal code',
    async (field) => {
      const { mock, campaign } = await shop({ settings: { emailAppend: true } }, { email_append: true });
      const create = (recipient: object) =>
        send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient } });
      const email = 'ada@example.com';
      const refused = await create({ ...ada, email, [field]: '  ' });
      expect([refused.status, refused.body.error.message]).toEqual([400, `recipient.${field} is required`]);
      const blank = { address_1: ' ', city: ' ', state: ' ', postal_code: '   ' };
      expect((await create({ ...blank, email })).body.error.message).toBe(
        'recipient.postal_code must have at least 3 characters, got 0',
      );
      expect((await create({ email })).status).toBe(201);
    },
  );

  test('D47: where append is off, the refusal of an e-mail alone says so', async () => {
    const { mock, campaign } = await shop();
    const create = (recipient: object) =>
      send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient } });
    expect((await create({ email: 'ada@example.com' })).body.error.message).toBe(
      'recipient.address_1 is required; an email alone is enough only if email append is on for both the account and the campaign',
    );
    expect((await create({ ...ada, city: ' ' })).body.error.message).toBe('recipient.city is required');
  });

  test('D67: the standardized address stays, whatever becomes of the piece', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail({ ...ada, address_1: '1600 amphitheatre parkway' });
    for (const days of [1, 4]) {
      await mock.clock.advance({ days });
      expect((await mock.mailings.retrieve(id)).address).toMatchObject({ address_1: '1600 AMPHITHEATRE PKWY' });
    }
  });

  test('D67: with the setting for ZIP+4, a place that is not known has its postal code as sent', async () => {
    const { mock, mail } = await shop({ settings: { postalCode: 'zip4' } });
    const { id } = await mail({ ...ada, city: 'Nowhereville', postal_code: '00001' });
    expect((await mock.mailings.retrieve(id)).address).toMatchObject({ postal_code: '00001', city: 'NOWHEREVILLE' });
  });

  test('D91: a magic recipient may be written with several spaces', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail({ ...ada, address_1: 'Budget   __exceeded' });
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('budget_exceeded');
  });
});

describe('the mailing', () => {
  test('send_at is null when it is sent at once, and a mailing that is not there is a 404 that says so', async () => {
    const { mock, mail } = await shop();
    expect((await mail()).send_at).toBeNull();
    const { status, body } = await send(mock, 'getMailing', { id: 'nobody' });
    expect([status, body.error.name]).toEqual([404, 'NotFound']);
    expect(body.error.message).toContain('mailing');
  });

  test('the default creative is always taken, whatever its position', async () => {
    const others = ['A', 'B', 'C'].map((name) => ({ ...card, name, default: false }));
    for (const at of [0, 1, 3]) {
      const creatives = others.toSpliced(at, 0, { ...card, name: 'Default' });
      const { mock, campaign, mail } = await shop({}, {}, creatives);
      const listed = (await send(mock, 'listCreatives', { id: campaign.id })).body;
      const standard = listed.find((creative: { default: boolean }) => creative.default);
      for (let n = 0; n < 8; n += 1) expect((await mail()).creative_id).toBe(standard.id);
    }
  });

  test.each([
    [{ front_html: '', back_html: '<p>Back</p>' }, 201],
    [{ front_html: '<p>Front</p>', back_html: '' }, 201],
    [{ front_html: '<p>Front</p>' }, 201],
    [{ front_html: ' ', back_html: '' }, 400],
    [{ front_html: '\n', back_html: ' ' }, 400],
  ])('D90: a creative with %o has artwork or none: %d', async (artwork, status) => {
    const { mock, campaign } = await shop({}, {}, [{ ...card, default: false, ...artwork } as never]);
    const body = { campaign_id: campaign.id, recipient: ada };
    expect((await send(mock, 'createMailing', { body })).status).toBe(status);
  });
});
