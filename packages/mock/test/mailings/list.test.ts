import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Timeline } from '../../src/account/store/timeline.ts';
import { send } from '../rules.ts';
import { ada, mockAt } from '../support.ts';
import { shop } from './support.ts';

const totals = (headers: Headers) =>
  ['x-total', 'x-total-pages', 'x-page', 'x-per-page', 'x-next-page', 'x-prev-page'].map((name) => headers.get(name));

describe('GET /v1/campaign/:id/mailings', () => {
  test('list.per-page, list.headers: per_page is 5 by default; the six headers give the position of the page, empty at the ends (D11)', async () => {
    const { mock, campaign, mail } = await shop();
    for (let n = 0; n < 12; n += 1) await mail();
    const page = async (query: object) => {
      const { body, headers } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { ...query } });
      return [body.length, ...totals(headers)];
    };
    expect(await page({})).toEqual([5, '12', '3', '1', '5', '2', '']);
    expect(await page({ page: 2 })).toEqual([5, '12', '3', '2', '5', '3', '1']);
    expect(await page({ page: 3 })).toEqual([2, '12', '3', '3', '5', '', '2']);
    expect(await page({ per_page: 100 })).toEqual([12, '12', '1', '1', '100', '', '']);
  });

  test('D69: a page past the end and a campaign without mailings are 200 with an empty array', async () => {
    const { mock, campaign, mail } = await shop();
    expect(totals((await send(mock, 'listCampaignMailings', { id: campaign.id })).headers)).toEqual([
      '0',
      '0',
      '1',
      '5',
      '',
      '',
    ]);
    await mail();
    const { status, body, headers } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { page: 9 } });
    expect([status, body]).toEqual([200, []]);
    expect(totals(headers)).toEqual(['1', '1', '9', '5', '', '']);
  });

  test('D09: newest first by the filtered field; of one instant, which is every one of a manual clock, the last comes first', async () => {
    const { mock, campaign, mail } = await shop();
    const made: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      made.unshift((await mail()).id);
      if (n % 7 === 6) await mock.clock.advance({ seconds: 1 });
    }
    const listed = async (query: object): Promise<string[]> =>
      (await send(mock, 'listCampaignMailings', { id: campaign.id, query: { per_page: 100, ...query } })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed({})).toEqual(made);
    expect(await listed({ date_field: 'updated_at' })).toEqual(made);
    expect((await mock.mailings.list()).map(({ id }) => id)).toEqual(made);
    const changed = [made[20], made[3], made[11]] as string[];
    for (const id of changed) await mock.mailings.transition(id, 'production');
    for (const id of changed) await mock.mailings.transition(id, 'mailed');
    await mock.restore(await mock.snapshot());
    const rest = made.filter((id) => !changed.includes(id));
    expect(await listed({ date_field: 'updated_at' })).toEqual([...changed.toReversed(), ...rest]);
    expect(await listed({})).toEqual(made);
  });

  test('D106: with updated_at any change within the window counts; with the setting, the last change alone', async () => {
    const { mock, campaign, mail } = await shop();
    const first = await mail();
    await mock.clock.advance({ days: 2 });
    const second = await mail();
    const list = async (query: object): Promise<unknown> => {
      const { body, headers } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { ...query } });
      return [headers.get('x-total'), body.map(({ id }: { id: string }) => id)];
    };
    const window = {
      date_field: 'updated_at',
      start_date: '2026-11-20T08:59:00Z',
      end_date: '2026-11-20T09:30:00Z',
    };
    await mock.settings.update({ updatedAt: 'last-change' });
    expect(await list(window)).toEqual(['0', []]);
    await mock.settings.update({ updatedAt: 'any-change' });
    expect(await list(window)).toEqual(['1', [first.id]]);
    expect(await list({ ...window, end_date: '2026-11-23' })).toEqual(['2', [second.id, first.id]]);
    // Created and changed outside: 10:00 is production, after an hour.
    const between = { ...window, start_date: '2026-11-20T09:00:00Z', end_date: '2026-11-20T10:00:00Z' };
    expect(await list(between)).toEqual(['0', []]);
    expect(await list({ ...window, date_field: 'created_at', end_date: '2026-11-20T09:00:00Z' })).toEqual(['0', []]);
  });

  test('list.window, list.updated-at: start_date and end_date leave out what was created at them; with updated_at a change of state counts', async () => {
    const { mock, campaign, mail } = await shop();
    const early = await mail();
    await mock.clock.advance({ minutes: 30 });
    const late = await mail();
    const list = async (query: object) =>
      (await send(mock, 'listCampaignMailings', { id: campaign.id, query: { ...query } })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list({ start_date: early.created_at })).toEqual([late.id]);
    expect(await list({ end_date: late.created_at })).toEqual([early.id]);
    await mock.clock.advance({ minutes: 30 });
    expect(await list({ start_date: '2026-11-20T09:45:00Z' })).toEqual([]);
    expect(await list({ start_date: '2026-11-20T09:45:00Z', date_field: 'updated_at' })).toEqual([early.id]);
  });

  test('D12, D13: dates without a zone are UTC; a start after the end is an empty page', async () => {
    const { mock, campaign, mail } = await shop();
    await mail();
    const count = async (query: object) =>
      (await send(mock, 'listCampaignMailings', { id: campaign.id, query: { ...query } })).body.length;
    expect(await count({ start_date: '2026-11-20T08:59:59' })).toBe(1);
    expect(await count({ start_date: '2026-11-20', end_date: '2026-11-21' })).toBe(1);
    expect(await count({ end_date: '2026-11-20' })).toBe(0);
    expect(await count({ start_date: '2026-11-20T10:30:00+02:00' })).toBe(1);
    expect(await count({ start_date: '2026-11-22', end_date: '2026-11-20' })).toBe(0);
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 'two' },
    { page: '1.5' },
    { per_page: 0 },
    { per_page: 'all' },
    { start_date: 'yesterday' },
    { end_date: '2026-02-30' },
    { date_field: 'mailed_at' },
  ])('D10: %o is a 400 ValidationError that names the parameter', async (query) => {
    const { mock, campaign } = await shop();
    const { status, body } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { ...query } });
    expect([status, body.error.name]).toEqual([400, 'ValidationError']);
    expect(body.error.message).toContain(Object.keys(query)[0]);
  });

  test.each(['101', '9007199254740993', '9'.repeat(400)])(
    'list.per-page: D10: per_page %s, above 100, is clamped, or refused with the setting',
    async (per_page) => {
      const { mock, campaign } = await shop();
      const response = () => send(mock, 'listCampaignMailings', { id: campaign.id, query: { per_page } });
      expect((await response()).headers.get('x-per-page')).toBe('100');
      await mock.settings.update({ oversizedPage: 'refuse' });
      expect((await response()).status).toBe(400);
    },
  );

  test('D10: a page above 2^53 − 1 counts as that number', async () => {
    const { mock, campaign } = await shop();
    for (const page of ['9007199254740993', '9'.repeat(40)]) {
      const { headers } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { page } });
      expect(headers.get('x-page')).toBe(String(Number.MAX_SAFE_INTEGER));
    }
  });

  test('D69: however far a page is past the end, it is 200 with an empty array', async () => {
    const { mock, campaign, mail } = await shop();
    await mail();
    for (const page of ['10001', '9'.repeat(16), '9'.repeat(400)]) {
      const { status, body, headers } = await send(mock, 'listCampaignMailings', { id: campaign.id, query: { page } });
      expect([status, body]).toEqual([200, []]);
      expect(headers.get('x-page')).toMatch(/^\d+$/);
    }
  });

  test('send_at is absent from the items, and an unknown campaign is a 404 (D19)', async () => {
    const { mock, campaign, mail } = await shop();
    await mail(ada, { send_at: '2026-12-01' });
    const { body } = await send(mock, 'listCampaignMailings', { id: campaign.id });
    expect(body[0]).not.toHaveProperty('send_at');
    expect(await send(mock, 'listCampaignMailings', { id: 'nobody' })).toMatchObject({
      status: 404,
      body: { error: { name: 'NotFound' } },
    });
  });
});

describe('a timeline', () => {
  const entries = fc.array(fc.record({ time: fc.integer({ min: 0, max: 6 }), id: fc.uuid() }), {
    maxLength: 80,
    size: 'max',
  });
  const newestFirst = (a: { time: number; id: string }, b: { time: number; id: string }) =>
    b.time - a.time || (a.id < b.id ? -1 : 1);

  test('answers every page and window as a sorted list does, through additions, removals and copies', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.nat(79)), fc.integer({ min: -1, max: 7 }), (added, removed, time) => {
        const timeline = new Timeline();
        for (const entry of added) timeline.add(entry.time, entry.id);
        const copy = timeline.copy();
        const gone = new Set(removed.map((index) => added[index]).filter((entry) => entry !== undefined));
        for (const entry of gone) timeline.remove(entry.time, entry.id);
        const left = added.filter((entry) => !gone.has(entry)).sort(newestFirst);
        expect(timeline.newest(0, 100)).toEqual(left.map(({ id }) => id));
        expect(timeline.newest(3, 9)).toEqual(left.slice(3, 9).map(({ id }) => id));
        expect(timeline.size).toBe(left.length);
        expect(timeline.countBefore(time)).toBe(left.filter((entry) => entry.time < time).length);
        expect(timeline.countUntil(time)).toBe(left.filter((entry) => entry.time <= time).length);
        expect(copy.newest(0, 100)).toEqual([...added].sort(newestFirst).map(({ id }) => id));
      }),
    );
  });

  test('keeps its order over many blocks', () => {
    const timeline = new Timeline();
    const ids = Array.from({ length: 5000 }, (_, n) => ({
      time: Math.floor(n / 1700),
      id: `${(n * 7919) % 5000}`.padStart(4, '0'),
    }));
    for (const { time, id } of ids) timeline.add(time, id);
    for (const { time, id } of ids.slice(0, 2500)) timeline.remove(time, id);
    expect(timeline.newest(0, 5000)).toEqual(
      ids
        .slice(2500)
        .sort(newestFirst)
        .map(({ id }) => id),
    );
  });
});

describe('GET /_mock/mailings', () => {
  test('finds mailings by recipient, state, campaign, ZIP and time, newest first', async () => {
    const { mock, mail } = await shop();
    await mail({ ...ada, address_1: 'suppressed' });
    await mail({ ...ada, first_name: 'Grace', last_name: 'Hopper', postal_code: '94301', city: 'Palo Alto' });
    await mock.clock.advance({ hours: 1 });
    expect(await mock.mailings.list({ to: 'grace' })).toMatchObject([{ recipient: { first_name: 'Grace' } }]);
    expect(await mock.mailings.list({ state: 'suppressed' })).toHaveLength(1);
    expect(await mock.mailings.list({ zip: '943' })).toHaveLength(1);
    expect(await mock.mailings.list({ campaign: 'welc' })).toHaveLength(2);
    expect(await mock.mailings.list({ created_after: '2026-11-20T09:30:00Z' })).toEqual([]);
    expect(await mock.mailings.list({ per_page: 1, page: 2 })).toHaveLength(1);
    await expect(mock.mailings.list({ created_after: 'then' })).rejects.toThrow(/ISO 8601/);
    expect(await mockAt().mailings.list()).toEqual([]);
  });
});
