import { expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, mockAt } from '../support.ts';

test('the statistics of campaigns, and of their creatives, add up to those of the account', async () => {
  const mock = mockAt();
  const artwork = { format: 'postcard_4x6', front_html: 'x' };
  const campaigns = [];
  for (const name of ['A', 'B'])
    campaigns.push(
      await mock.campaigns.create({
        name,
        creatives: [
          { ...artwork, name: `${name}1` },
          { ...artwork, name: `${name}2` },
        ],
      }),
    );
  for (let n = 0; n < 24; n += 1) {
    const recipient = { ...ada, address_1: n % 5 === 0 ? 'suppressed' : ada.address_1 };
    await send(mock, 'createMailing', { body: { campaign_id: campaigns[n % 3 === 0 ? 1 : 0]?.id, recipient } });
  }
  await mock.clock.advance({ days: 10 });
  const whole = await mock.statistics();
  expect(whole.creatives).toHaveLength(4);
  const sum = (parts: readonly (typeof whole)[], of: (part: typeof whole) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  const reached = (state: string) => (part: typeof whole) =>
    part.reached.find((each) => each.state === state)?.count ?? 0;
  const byCampaign = await Promise.all(campaigns.map(({ id }) => mock.statistics({ campaign: id })));
  const byCreative = await Promise.all(whole.creatives.map((row) => mock.statistics({ creative: row.creative_id })));
  expect(byCampaign.map(({ created }) => created)).toEqual([16, 8]);
  expect(byCampaign.map(({ creatives }) => creatives)).toEqual([whole.creatives.slice(0, 2), whole.creatives.slice(2)]);
  for (const parts of [byCampaign, byCreative]) {
    expect(sum(parts, ({ created }) => created)).toBe(whole.created);
    for (const state of ['processing', 'suppressed', 'mailed', 'delivered'])
      expect(sum(parts, reached(state))).toBe(reached(state)(whole));
    const spent = (part: typeof whole): number => part.days.reduce((total, { spend }) => total + spend, 0);
    expect(sum(parts, spent)).toBeCloseTo(spent(whole), 5);
  }
  await expect(mock.statistics({ campaign: 'nope' })).rejects.toMatchObject({ status: 404 });
  await expect(mock.statistics({ creative: 'nope' })).rejects.toMatchObject({ status: 404 });
});
