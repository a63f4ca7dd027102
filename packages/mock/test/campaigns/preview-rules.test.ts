import { describe, expect, test } from 'vitest';
import { type MailingPreviewPart, previewState } from '../../src/account/mailings/preview-rules.ts';
import type { MailingRow } from '../../src/account/store/rows.ts';
import { card, shop } from '../mailings/support.ts';
import { begin, byAddress } from '../privacy/people.ts';
import { accountOf } from '../rules.ts';
import { ada } from '../support.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const PARTS: readonly MailingPreviewPart[] = ['front', 'back', 'pdf'];

/** A shop, and what a fetch of each part of a mailing gets. */
async function withPreviews(settings = {}, creatives = [card]) {
  const { mock, mail, campaign } = await shop({ settings }, { email_append: true }, creatives);
  const account = accountOf(mock);
  const states = (id: string) =>
    PARTS.map((part) => {
      const state = previewState(account, account.mailings.get(id) as MailingRow, part);
      return typeof state === 'string' ? state : state.retryAfter;
    });
  return { mock, mail, campaign, states };
}

describe('Preview URLs: what a fetch gets', () => {
  test('D41: 202 with the seconds that are left until the PNG after 5 s and the PDF after 10 s, 410 from the 30th day on', async () => {
    const { mock, mail, states } = await withPreviews();
    const { id } = await mail();
    for (const [seconds, ...expected] of [
      [0, 5, 5, 10],
      [3, 2, 2, 7],
      [4.2, 1, 1, 6],
      [5, 'ready', 'ready', 5],
      [9.999, 'ready', 'ready', 1],
      [10, 'ready', 'ready', 'ready'],
      [30 * DAY - 0.001, 'ready', 'ready', 'ready'],
      [30 * DAY, 'gone', 'gone', 'gone'],
      [90 * DAY, 'gone', 'gone', 'gone'],
    ] as const) {
      await mock.clock.advance({ to: new Date(Date.parse('2026-11-20T09:00:00Z') + seconds * 1000).toISOString() });
      expect(states(id)).toEqual(expected);
    }
  });

  test('D41: the delays are settings, down to none', async () => {
    const { mail, states } = await withPreviews({ previewDelays: { png: 0, pdf: 0.5 } });
    expect(states((await mail()).id)).toEqual(['ready', 'ready', 1]);
  });

  test('D42: a letter has no back, before and after the 30 days', async () => {
    const { mock, mail, states } = await withPreviews({}, [{ ...card, format: 'letter_8.5x11' }]);
    const { id } = await mail();
    await mock.clock.advance({ days: 1 });
    expect(states(id)).toEqual(['ready', 60, 'ready']);
    await mock.clock.advance({ days: 30 });
    expect(states(id)).toEqual(['gone', 60, 'gone']);
  });

  test('D41, D71: what ends unmailed answers 202 for ever', async () => {
    const { mock, mail, states } = await withPreviews();
    const { id } = await mail({ ...ada, address_1: 'suppressed' });
    await mock.clock.advance({ days: 40 });
    expect(states(id)).toEqual([60, 60, 60]);
  });

  test.each([
    ['an address that is none', {}, {}, { ...ada, address_1: 'Nowhere' }],
    ['Do Not Mail', {}, {}, { ...ada, last_name: 'Byron' }],
    ['the holdout group', {}, { holdout_percent: 100 }, ada],
    ['the budget', {}, { budget: 0.5 }, ada],
    ['the credit', { creditBalance: 0.5 }, {}, ada],
    ['a drawn failure', { probabilities: { failed: 1 } }, {}, ada],
    ['a drawn failure in production', { probabilities: { productionFailed: 1 } }, {}, ada],
    ['a phrase of the magic table', {}, {}, { ...ada, address_1: 'suppressed' }],
    ['a phrase that fails in production', {}, {}, { ...ada, address_1: 'production failed' }],
  ])(
    'D103: what %s would stop answers 202 from the first moment on, scheduled or not',
    async (_, settings, rules, recipient) => {
      const { mock, mail, campaign, states } = await withPreviews(settings);
      await mock.campaigns.update(campaign.id, { settings: rules });
      const [doNotMail] = await mock.audiences.list();
      const { city, state, postal_code, address_1 } = ada;
      const address = { name: 'Ada Byron', address_1, city, state, postal_code };
      await mock.audiences.addMember(doNotMail?.id as string, { address });
      const { id } = await mail(recipient);
      const later = await mail(recipient, { send_at: '2026-12-24T09:00:00Z' });
      for (const advance of [{ seconds: 30 }, { minutes: 59 }, { days: 2 }]) {
        await mock.clock.advance(advance);
        expect(states(id)).toEqual([60, 60, 60]);
        expect(states(later.id)).toEqual([60, 60, 60]);
      }
    },
  );

  test('D103: what would pass now is shown, whatever comes before its checks', async () => {
    const { mock, mail, campaign, states } = await withPreviews();
    const { id } = await mail();
    await mock.clock.advance({ minutes: 1 });
    expect(states(id)).toEqual(['ready', 'ready', 'ready']);
    await mock.campaigns.update(campaign.id, { settings: { holdout_percent: 100 } });
    expect(states(id)).toEqual([60, 60, 60]);
    await mock.campaigns.update(campaign.id, { settings: { holdout_percent: 0 } });
    expect(states(id)).toEqual(['ready', 'ready', 'ready']);
  });

  test('D66: while the address is unknown there is nothing to show', async () => {
    const { mock, mail, states } = await withPreviews({ emailAppend: true });
    const { address_1, city, state, postal_code } = ada;
    await mock.appendTable.add({ email: 'ada@example.com', address_1, city, state, postal_code });
    const { id } = await mail({ email: 'ada@example.com' });
    await mock.clock.advance({ minutes: 1 });
    expect(states(id)).toEqual([60, 60, 60]);
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.retrieve(id)).state).toBe('production');
    expect(states(id)).toEqual(['ready', 'ready', 'ready']);
  });

  test('D35: those of printed pieces are gone with an erasure; of what is not printed there are none, and others stay', async () => {
    const { mock, mail, states } = await withPreviews();
    const printed = await mail();
    const scheduled = await mail(ada, { send_at: '2026-12-24T09:00:00Z' });
    const another = await mail({ ...ada, last_name: 'Byron' });
    await mock.clock.advance({ days: 2 });
    await begin(mock, 'erasure', [byAddress]);
    await mock.clock.advance({ days: 2 });
    expect(states(printed.id)).toEqual(['gone', 'gone', 'gone']);
    expect(states(scheduled.id)).toEqual([60, 60, 60]);
    expect(states(another.id)).toEqual(['ready', 'ready', 'ready']);
  });
});
