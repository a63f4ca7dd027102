import { describe, expect, test } from 'vitest';
import { ada } from '../support.ts';
import { shop, stateAfter } from './support.ts';

describe('The checks at the end of processing', () => {
  test('recipient.append: D46: an e-mail is given the address that the table knows, and goes its way', async () => {
    const { mock, mail } = await shop({ settings: { emailAppend: true } }, { email_append: true });
    const { first_name: _first, last_name: _last, ...place } = ada;
    await mock.appendTable.add({ email: 'Ada@Example.com', ...place });
    const known = await mail({ email: 'ada@example.com', full_name: 'Ada Lovelace' });
    const unknown = await mail({ email: 'nobody@example.com' });
    expect((await mock.mailings.retrieve(known.id)).address).toBeNull();
    await mock.clock.advance({ hours: 1 });
    expect(await mock.mailings.retrieve(known.id)).toMatchObject({
      state: 'production',
      address: { name: 'Ada Lovelace', address_1: '1600 AMPHITHEATRE PKWY' },
    });
    expect(await mock.mailings.retrieve(unknown.id)).toMatchObject({
      state: 'append_failed',
      address: null,
      total_cost: '0.00',
    });
  });

  test.each([
    ['no such place', { city: 'Nowhereville', state: 'CA', postal_code: '00001' }],
    ['a street without a house number', { address_1: 'Amphitheatre Pkwy' }],
    ['a box without a number', { address_1: 'PO Box' }],
  ])('D68: %s is address_invalid, and the address stays readable', async (_, change) => {
    const { mock, mail } = await shop();
    const { id } = await mail({ ...ada, ...change });
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('address_invalid');
    const { address, address_problem } = await mock.mailings.retrieve(id);
    expect(address).not.toBeNull();
    expect(address_problem).toEqual(expect.any(String));
  });

  test('D48: the piece that would go over the budget of its campaign gets budget_exceeded', async () => {
    const { mock, mail } = await shop({}, { budget: 2 });
    for (let n = 0; n < 4; n += 1) await mail({ ...ada, identifier: String(n) });
    await mock.clock.advance({ hours: 1 });
    const states = (await mock.mailings.list()).map(({ state }) => state).sort();
    expect(states).toEqual(['budget_exceeded', 'budget_exceeded', 'production', 'production']);
  });

  test('D48: a piece that ends unmailed gives back what it took from the budget', async () => {
    const { mock, mail } = await shop({}, { budget: 1 });
    const first = await mail();
    await mock.clock.advance({ hours: 1 });
    await mock.mailings.transition(first.id, 'failed');
    const second = await mail();
    expect(await stateAfter(mock, second.id, { hours: 1 })).toBe('production');
  });

  test('D48: the account credit counts over all campaigns', async () => {
    const { mock, mail } = await shop({ settings: { creditBalance: 1 } });
    const other = await mock.campaigns.create({ name: 'Other', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
    await mail();
    const second = await mail(ada, { campaign_id: other.id });
    expect(await stateAfter(mock, second.id, { hours: 1 })).toBe('credit_balance_exceeded');
  });

  test('D49: the holdout group is about as large as asked for, and the same people are always in it', async () => {
    const { mock, mail } = await shop({}, { holdout_percent: 25 });
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 200; n += 1) await mail({ ...ada, identifier: `customer-${n}` });
    }
    await mock.clock.advance({ hours: 1 });
    const sides = new Map<string, Set<string>>();
    for (const { recipient, state } of await mock.mailings.list()) {
      const who = recipient?.identifier as string;
      sides.set(who, (sides.get(who) ?? new Set()).add(state));
    }
    expect([...sides.values()].every((side) => side.size === 1)).toBe(true);
    const held = [...sides.values()].filter((side) => side.has('holdout')).length;
    expect(held).toBeGreaterThan(30);
    expect(held).toBeLessThan(70);
  });

  test('D63: an identifier keeps its side of the holdout, whatever else of the recipient changes', async () => {
    const { mock, mail } = await shop({}, { holdout_percent: 50 });
    const stateOf = async (recipient: object) => stateAfter(mock, (await mail(recipient)).id, { hours: 1 });
    const sides = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const identifier = `customer-${n}`;
      const first = await stateOf({ ...ada, identifier });
      const moved = {
        ...ada,
        full_name: `Ada N${n}`,
        address_1: `${n + 1} Castro St`,
        postal_code: '94041',
        identifier,
      };
      expect(await stateOf(moved)).toBe(first);
      sides.add(first);
    }
    expect([...sides].sort()).toEqual(['holdout', 'production']);
  });

  test('D63: an identifier on a suppression list is matched by equality', async () => {
    const { mock, mail } = await shop();
    const optOut = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail');
    await mock.audiences.addMember(optOut?.id as string, { identifier: 'customer-1' });
    const stateOf = async (identifier: string) =>
      stateAfter(mock, (await mail({ ...ada, identifier })).id, { hours: 1 });
    expect(await stateOf('customer-1')).toBe('suppressed');
    expect(await stateOf('Customer-1')).toBe('production');
    expect(await stateOf('customer-10')).toBe('production');
  });

  test('D06: where every check would refuse a piece, the first decides, and so on down to the last', async () => {
    const everything = { probabilities: { failed: 1 }, creditBalance: 0 };
    const { mock, campaign, mail } = await shop({ settings: everything }, { budget: 0, holdout_percent: 100 });
    const optOut = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail');
    await mock.audiences.addMember(optOut?.id as string, { identifier: 'opted out' });
    const outcome = async (recipient: object) => stateAfter(mock, (await mail(recipient)).id, { hours: 1 });
    const out = { ...ada, identifier: 'opted out' };
    expect(await outcome({ ...out, address_1: 'Amphitheatre Pkwy' })).toBe('suppressed');
    expect(await outcome({ ...ada, address_1: 'Amphitheatre Pkwy' })).toBe('address_invalid');
    expect(await outcome(out)).toBe('suppressed');
    expect(await outcome(ada)).toBe('holdout');
    await mock.campaigns.update(campaign.id, { settings: { holdout_percent: 0 } });
    expect(await outcome(ada)).toBe('budget_exceeded');
    await mock.campaigns.update(campaign.id, { settings: { budget: null } });
    expect(await outcome(ada)).toBe('credit_balance_exceeded');
    await mock.settings.update({ creditBalance: null });
    expect(await outcome(ada)).toBe('failed');
    await mock.settings.update({ probabilities: { failed: 0 } });
    expect(await outcome(ada)).toBe('production');
  });

  test('D06: who opted out by e-mail is looked up nowhere', async () => {
    const { mock, mail } = await shop({ settings: { emailAppend: true } }, { email_append: true });
    const optOut = (await mock.audiences.list()).find(({ kind }) => kind === 'do_not_mail');
    await mock.audiences.addMember(optOut?.id as string, { email: 'ada@example.com' });
    const { id } = await mail({ email: 'ada@example.com' });
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('suppressed');
    expect((await mock.mailings.retrieve(id)).address).toBeNull();
  });

  test('D06: the checks run in order: an invalid address comes before holdout and budget', async () => {
    const { mock, mail } = await shop({}, { holdout_percent: 100, budget: 0 });
    const invalid = await mail({ ...ada, address_1: 'Amphitheatre Pkwy' });
    const valid = await mail();
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(invalid.id)).state).toBe('address_invalid');
    expect((await mock.mailings.retrieve(valid.id)).state).toBe('holdout');
    await mock.campaigns.update((await mock.mailings.retrieve(valid.id)).campaign_id, {
      settings: { holdout_percent: 0 },
    });
    expect(await stateAfter(mock, (await mail()).id, { hours: 1 })).toBe('budget_exceeded');
  });
});
