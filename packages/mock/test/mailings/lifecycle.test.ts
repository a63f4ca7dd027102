import { mailingEventNames } from '@direct-mail/contract';
import type { MailingState } from '@direct-mail/contract/control/generated/models';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada } from '../support.ts';
import { shop, stateAfter } from './support.ts';

const unprinted = [
  'append_failed',
  'address_invalid',
  'suppressed',
  'holdout',
  'budget_exceeded',
  'credit_balance_exceeded',
] as const;

/** The diagram of D06, by hand: what the mock allows is compared with it. */
const arrows: Readonly<Partial<Record<MailingState, readonly MailingState[]>>> = {
  processing: [...unprinted, 'failed', 'production'],
  production: ['mailed', 'failed'],
  mailed: ['delivered', 'delivery_exception'],
  delivery_exception: ['delivered', 'failed'],
};

/** A way to each state that can be moved to. */
const ways: readonly (readonly MailingState[])[] = [
  [],
  ...unprinted.map((state) => [state]),
  ['failed'],
  ['production'],
  ['production', 'mailed'],
  ['production', 'mailed', 'delivered'],
  ['production', 'mailed', 'delivery_exception'],
];

const states = ways.map((way) => way.at(-1) ?? 'processing');

const isAllowed = (from: MailingState, to: MailingState) => arrows[from]?.includes(to) ?? false;

describe('States and transitions', () => {
  test('states.names: D05: the states are the eleven events and production', () => {
    expect([...states].sort()).toEqual([...mailingEventNames, 'production'].sort());
  });

  test.each(ways.map((way) => ({ way, from: way.at(-1) ?? 'processing' })))(
    'states.transitions: D06: from $from every state is tried',
    async ({ way, from }) => {
      const { mock, mail } = await shop();
      for (const to of states) {
        const { id } = await mail();
        for (const state of way) await mock.mailings.transition(id, state);
        const moved = mock.mailings.transition(id, to);
        if (isAllowed(from, to)) expect((await moved).state).toBe(to);
        else await expect(moved, `${from} to ${to}`).rejects.toThrow(/cannot move to/);
      }
    },
  );

  test('states.transitions: D06: every transition of the diagram is allowed, every other is a 409 that changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 8 }), async (wanted) => {
        const { mock, mail } = await shop();
        const { id } = await mail();
        let state: MailingState = 'processing';
        for (const next of wanted) {
          const allowed = isAllowed(state, next);
          const before = await mock.mailings.retrieve(id);
          if (allowed) {
            expect((await mock.mailings.transition(id, next)).state).toBe(next);
            state = next;
          } else {
            await expect(mock.mailings.transition(id, next)).rejects.toThrow(/cannot move to/);
            expect(await mock.mailings.retrieve(id)).toEqual(before);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('D64: processing takes 1 hour, production 23 hours, the mail 4 days', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail();
    expect(await stateAfter(mock, id, { minutes: 59 })).toBe('processing');
    expect(await stateAfter(mock, id, { minutes: 1 })).toBe('production');
    expect(await stateAfter(mock, id, { hours: 22 })).toBe('production');
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('mailed');
    expect(await stateAfter(mock, id, { days: 3 })).toBe('mailed');
    expect(await stateAfter(mock, id, { days: 1 })).toBe('delivered');
  });

  test('states.second-attempt: D64: a delivery exception is delivered a day later', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail();
    await mock.clock.advance({ days: 2 });
    await mock.mailings.transition(id, 'delivery_exception');
    expect(await stateAfter(mock, id, { hours: 23 })).toBe('delivery_exception');
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('delivered');
  });

  test('D64: durations and probabilities are settings, drawn from the seed', async () => {
    const outcome = async (seed: number) => {
      const { mock, mail } = await shop({
        seed,
        settings: {
          durations: { processing: 1 },
          probabilities: { failed: 0.2, productionFailed: 0.3, deliveryException: 0.5, deliveryFailed: 0.5 },
        },
      });
      for (let n = 0; n < 60; n += 1) await mail();
      await mock.clock.advance({ days: 10 });
      return (await mock.mailings.list()).map(({ history }) => history.map(({ state }) => state).join(' '));
    };
    const first = await outcome(1);
    expect(new Set(first)).toEqual(
      new Set([
        'processing failed',
        'processing production failed',
        'processing production mailed delivered',
        'processing production mailed delivery_exception delivered',
        'processing production mailed delivery_exception failed',
      ]),
    );
    expect(await outcome(1)).toEqual(first);
    expect(await outcome(2)).not.toEqual(first);
  });

  test('D07: the checks run at the end of processing, which counts from send_at', async () => {
    const { mock, mail } = await shop();
    const { id } = await mail({ ...ada, address_1: 'suppressed' }, { send_at: '2026-11-22T09:00:00Z' });
    expect(await stateAfter(mock, id, { days: 2 })).toBe('processing');
    expect(await stateAfter(mock, id, { hours: 1 })).toBe('suppressed');
  });

  test('D08: production fires no webhook; processing fires right after creation, scheduled or not', async () => {
    const { mock, mail } = await shop();
    const webhook = await mock.webhooks.create({ receiver: () => 200 });
    const { id } = await mail(ada, { send_at: '2026-11-22T09:00:00Z' });
    await mock.clock.advance({ seconds: 0 });
    const events = async () =>
      (await mock.webhooks.deliveries(webhook.id)).filter((row) => row.object_id === id).map((row) => row.event);
    expect(await events()).toEqual(['processing']);
    await mock.clock.advance({ days: 10 });
    expect((await events()).sort()).toEqual(['delivered', 'mailed', 'processing']);
  });

  test.each([
    ['append_failed', ['append_failed']],
    ['address_invalid', ['address_invalid']],
    ['suppressed', ['suppressed']],
    ['holdout', ['holdout']],
    ['budget_exceeded', ['budget_exceeded']],
    ['credit_balance_exceeded', ['credit_balance_exceeded']],
    ['processing', []],
    ['failed', ['failed']],
    ['mailed', ['production', 'mailed']],
    ['delivered', ['production', 'mailed', 'delivered']],
    ['delivery_exception', ['production', 'mailed', 'delivery_exception', 'delivered']],
  ])('states.reachable: D91: a recipient at "%s" asks for that outcome, with no control API', async (event, path) => {
    const { mock, mail } = await shop();
    for (const address_1 of [event, event.replaceAll('_', ' ').toUpperCase()]) {
      const { id } = await mail({ ...ada, address_1 });
      await mock.clock.advance({ days: 30 });
      const { history } = await mock.mailings.retrieve(id);
      expect(history.map(({ state }) => state)).toEqual(['processing', ...path]);
    }
  });
});

describe('Costs', () => {
  test('D39, D40: a piece has its price from creation on, by format and mail type', async () => {
    const formats = ['postcard_4x6', 'postcard_6x9', 'postcard_6x11', 'letter_8.5x11', 'something else'];
    const costs = [];
    for (const format of formats) {
      for (const mail_type of ['first_class', 'standard']) {
        const { mail } = await shop({}, {}, [{ name: 'Card', format, default: true, mail_type } as never]);
        costs.push((await mail()).total_cost);
      }
    }
    expect(costs).toEqual(['0.85', '0.67', '1.00', '0.79', '1.13', '0.87', '1.32', '1.06', '1.00', '1.00']);
  });

  test('D39: a piece that ends unmailed costs 0.00, one that failed on its way keeps its cost', async () => {
    const { mock, mail } = await shop();
    const unmailed = await mail({ ...ada, address_1: 'production failed' });
    const lost = await mail({ ...ada, address_1: 'delivery failed' });
    await mock.clock.advance({ days: 30 });
    expect((await send(mock, 'getMailing', { id: unmailed.id })).body).toMatchObject({
      state: 'failed',
      total_cost: '0.00',
    });
    expect((await send(mock, 'getMailing', { id: lost.id })).body).toMatchObject({
      state: 'failed',
      total_cost: '0.85',
    });
  });

  test('D16: a mailing made with a test token is listed, goes through every state, costs 0.00 and counts nowhere', async () => {
    const { mock, campaign } = await shop({}, { budget: 1 });
    const webhook = await mock.webhooks.create({ receiver: () => 200 });
    const body = { campaign_id: campaign.id, recipient: ada };
    for (let n = 0; n < 3; n += 1) await send(mock, 'createMailing', { body, token: mock.tokens.test });
    await mock.clock.advance({ days: 6 });
    const { body: listed } = await send(mock, 'listCampaignMailings', { id: campaign.id });
    expect(listed.map((mailing: { state: string; total_cost: string }) => [mailing.state, mailing.total_cost])).toEqual(
      Array(3).fill(['delivered', '0.00']),
    );
    expect((await send(mock, 'listCampaignStats')).body).toMatchObject({ total_circulation: 0, total_spend: 0 });
    expect((await mock.webhooks.deliveries(webhook.id)).filter((row) => row.event === 'delivered')).toHaveLength(3);
  });
});
