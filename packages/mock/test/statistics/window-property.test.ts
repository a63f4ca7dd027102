import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars, toNumber } from '../../src/account/base/money.ts';
import { DAY, toIso } from '../../src/account/base/time.ts';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { createMailing } from '../../src/account/mailings/mailings.ts';
import { runDue } from '../../src/account/run-due.ts';
import { readStatisticsWindow, statsPage } from '../../src/account/statistics/statistics.ts';
import { Account } from '../../src/account/store/account.ts';
import type { CampaignRow } from '../../src/account/store/rows.ts';

const recipient = { address_1: '1 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' };
const start = Date.parse('2026-11-01T00:00:00Z');
const dateOf = (instant: number) => toIso(instant).slice(0, 10);

test('D37, D38: any window of days counts what a search of every mailing counts', () => {
  const pieces = fc.array(fc.record({ campaign: fc.nat(2), hours: fc.nat(40), test: fc.boolean() }), {
    maxLength: 15,
    size: 'max',
  });
  const day = fc.option(fc.nat(15), { nil: undefined });
  fc.assert(
    fc.property(pieces, day, day, (stored, from, to) => {
      fc.pre(from === undefined || to === undefined || from <= to);
      const account = new Account({ seed: 1, now: start });
      const creatives = [{ name: 'P', format: 'postcard_4x6', front_html: 'x' }];
      const campaigns = ['A', 'B', 'C'].map((name) => createCampaign(account, { name, creatives }));
      for (const { campaign, hours, test: isTest } of stored) {
        settle(account, account.now + hours * 3_600_000);
        const campaign_id = (campaigns[campaign] as CampaignRow).id;
        createMailing(account, { campaign_id, recipient }, isTest ? 'test' : 'production');
      }
      settle(account, account.now + 2 * DAY);
      const date = (n: number | undefined) => (n === undefined ? undefined : dateOf(start + n * DAY));
      const [first, last] = [date(from), date(to)];
      const counted = [...account.mailings.values()].filter((row) => {
        if (row.mailed_at === null || row.mode === 'test') return false;
        const on = dateOf(row.mailed_at);
        return (first === undefined || on >= first) && (last === undefined || on <= last);
      });
      const page = statsPage(account, readStatisticsWindow(first, last), { page: 1, perPage: 30 });
      expect(page.total_circulation).toBe(counted.length);
      expect(page.total_spend).toBe(toNumber(counted.length * dollars(0.85)));
      const active = new Set(counted.map((row) => row.campaign_id));
      const listed = campaigns.filter(({ id }) => (first === undefined && last === undefined) || active.has(id));
      expect(page.campaigns.map(({ campaign_id }) => campaign_id)).toEqual(listed.map(({ id }) => id));
    }),
    { numRuns: 100 },
  );
});

function settle(account: Account, until: number): void {
  for (let due = account.dueQueue.peek(); due !== undefined && due.at <= until; due = account.dueQueue.peek()) {
    account.dueQueue.take();
    runDue(account, due);
  }
  account.moveTo(until);
}
