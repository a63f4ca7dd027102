import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

type Mock = ReturnType<typeof mockAt>;

/** Mails `count` pieces, which reach `mailed` a day later. */
async function mail(mock: Mock, campaign_id: string, count: number, token?: string) {
  for (let n = 0; n < count; n += 1) {
    await send(mock, 'createMailing', {
      body: { campaign_id, recipient: ada },
      ...(token === undefined ? {} : { token }),
    });
  }
}

const campaign = (mock: Mock, name: string, active = true) =>
  mock.campaigns.create({ name, active, creatives: [{ name: 'P', format: 'postcard_4x6', front_html: 'x' }] });

/** Two campaigns: 2 pieces mailed on 21 November, 3 and 1 on 23 November, at 9:00. */
async function mailed() {
  const mock = mockAt('2026-11-20T09:00:00Z');
  const [one, two] = [await campaign(mock, 'One'), await campaign(mock, 'Two')];
  await campaign(mock, 'Idle');
  await mail(mock, one.id, 2);
  await mock.clock.advance({ days: 2 });
  await mail(mock, one.id, 3);
  await mail(mock, two.id, 1);
  await mock.clock.advance({ days: 3 });
  return { mock, one, two };
}

describe('GET /v1/stats/campaigns', () => {
  test('stats.collection: D38: without dates, lifetime and every campaign; the echoed dates are null', async () => {
    const { mock, one, two } = await mailed();
    const { status, body } = await send(mock, 'listCampaignStats');
    expect(status).toBe(200);
    expect(body).toEqual({
      total_circulation: 6,
      total_spend: 5.1,
      total_campaign_count: 3,
      start_date: null,
      end_date: null,
      page: 1,
      total_pages: 1,
      campaigns: [
        { campaign_id: one.id, campaign_name: 'One', circulation: 5, spend: 4.25 },
        { campaign_id: two.id, campaign_name: 'Two', circulation: 1, spend: 0.85 },
        { campaign_id: expect.any(String), campaign_name: 'Idle', circulation: 0, spend: 0 },
      ],
    });
  });

  test.each([
    [{ start_date: '2026-11-22' }, 4, 2],
    [{ end_date: '2026-11-22' }, 2, 1],
    [{ start_date: '2026-11-21', end_date: '2026-11-21' }, 2, 1],
    [{ start_date: '2026-11-23', end_date: '2026-11-23' }, 4, 2],
    [{ start_date: '2026-11-22', end_date: '2026-11-22' }, 0, 0],
    [{ start_date: '2026-11-21', end_date: '2026-11-23' }, 6, 2],
    [{ start_date: '2026-11-21T09:00:00Z', end_date: '2026-11-21T09:00:00Z' }, 2, 1],
    [{ start_date: '2026-11-21T09:00:00.001Z', end_date: '2026-11-21' }, 0, 0],
    [{ start_date: '2026-11-21T10:00:00+02:00', end_date: '2026-11-21T11:00:00+02:00' }, 2, 1],
    [{ start_date: '2026-11-21T09:00' }, 6, 2],
  ])(
    'stats.dates: D12, D38: %j counts the pieces that reached mailed in the window: %i in %i campaigns',
    async (query, n, campaigns) => {
      const { mock } = await mailed();
      const { body } = await send(mock, 'listCampaignStats', { query });
      expect(body).toMatchObject({ total_circulation: n, total_campaign_count: campaigns });
      expect(body.campaigns).toHaveLength(campaigns);
      expect(body).toMatchObject({ start_date: null, end_date: null, ...query });
    },
  );

  test('a piece counts from the moment it reaches mailed, and what ends unmailed never does (D39)', async () => {
    const mock = mockAt();
    const { id } = await campaign(mock, 'One');
    await mail(mock, id, 1);
    await send(mock, 'createMailing', {
      body: { campaign_id: id, recipient: { ...ada, address_1: 'address_invalid' } },
    });
    const counted = async () => (await send(mock, 'getCampaignStats', { id })).body.circulation;
    await mock.clock.advance({ hours: 23 });
    expect(await counted()).toBe(0);
    await mock.clock.advance({ hours: 1 });
    expect(await counted()).toBe(1);
    await mock.clock.advance({ days: 30 });
    expect(await counted()).toBe(1);
  });

  test('D16: mailings of a test token count in no statistic', async () => {
    const mock = mockAt();
    const { id } = await campaign(mock, 'One');
    await mail(mock, id, 2, mock.tokens.test);
    await mail(mock, id, 1);
    await mock.clock.advance({ days: 3 });
    expect((await send(mock, 'getCampaignStats', { id })).body).toMatchObject({ circulation: 1, spend: 0.85 });
  });

  test('D40, D107: a price below half a cent costs nothing, however many pieces there are', async () => {
    const mock = mockAt(undefined, { settings: { prices: { postcard_4x6: { other: 0.0049 } } } });
    const { id } = await campaign(mock, 'One');
    await mail(mock, id, 3);
    await mock.clock.advance({ days: 3 });
    expect((await send(mock, 'listCampaignStats')).body.total_spend).toBe(0);
  });

  test('D51: inactive campaigns are reported', async () => {
    const mock = mockAt();
    await campaign(mock, 'Off', false);
    expect((await send(mock, 'listCampaignStats')).body.total_campaign_count).toBe(1);
  });
});

describe('pages of GET /v1/stats/campaigns (Limits)', () => {
  async function many(count: number) {
    const mock = mockAt();
    for (let n = 1; n <= count; n += 1) await campaign(mock, `C${n}`);
    return mock;
  }

  test('stats.page-defaults: page is 1 by default, per_page 25; D37: the totals span all pages', async () => {
    const mock = await many(31);
    const { body } = await send(mock, 'listCampaignStats');
    expect(body).toMatchObject({ page: 1, total_pages: 2, total_campaign_count: 31 });
    expect(body.campaigns).toHaveLength(25);
    const second = (await send(mock, 'listCampaignStats', { query: { page: 2 } })).body;
    expect(second).toMatchObject({ page: 2, total_pages: 2, total_campaign_count: 31 });
    expect(second.campaigns.map((row: { campaign_name: string }) => row.campaign_name)).toEqual([
      'C26',
      'C27',
      'C28',
      'C29',
      'C30',
      'C31',
    ]);
  });

  test('stats.page-limits: per_page is at most 30, page at most 10000; D10: above is 400, not clamped', async () => {
    const mock = await many(31);
    expect((await send(mock, 'listCampaignStats', { query: { per_page: 30 } })).body.campaigns).toHaveLength(30);
    expect((await send(mock, 'listCampaignStats', { query: { page: 10000 } })).status).toBe(200);
    for (const query of [{ per_page: 31 }, { page: 10001 }]) {
      const { status, body } = await send(mock, 'listCampaignStats', { query });
      expect(status).toBe(400);
      expect(body).toEqual({ error: 'ValidationError', message: expect.stringContaining(Object.keys(query)[0] ?? '') });
    }
  });

  test('D10: with the setting, what is above the maximum is clamped', async () => {
    const mock = await many(31);
    await mock.settings.update({ oversizedStatsPage: 'clamp' });
    const wide = (await send(mock, 'listCampaignStats', { query: { per_page: 31 } })).body;
    expect([wide.campaigns.length, wide.total_pages]).toEqual([30, 2]);
    expect((await send(mock, 'listCampaignStats', { query: { page: 10001 } })).body.page).toBe(10000);
  });

  test.each(['0', '-1', '1.5', 'two', '1e3', '0x10', ' '])('D10: page and per_page %j are refused', async (value) => {
    const mock = mockAt();
    expect((await send(mock, 'listCampaignStats', { query: { page: value } })).status).toBe(400);
    expect((await send(mock, 'listCampaignStats', { query: { per_page: value } })).status).toBe(400);
  });

  test('D69: a page past the end is 200 with no campaigns, and so is an empty account', async () => {
    const past = await send(await many(3), 'listCampaignStats', { query: { page: 2 } });
    expect(past).toMatchObject({
      status: 200,
      body: { page: 2, total_pages: 1, campaigns: [], total_campaign_count: 3 },
    });
    const none = await send(mockAt(), 'listCampaignStats');
    expect(none.body).toMatchObject({ total_pages: 0, total_campaign_count: 0, total_spend: 0, campaigns: [] });
  });

  test('pages of any size, put together, are all campaigns in order', async () => {
    const mock = await many(31);
    const whole = (await send(mock, 'listCampaignStats', { query: { per_page: 30 } })).body;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (per_page) => {
        const names: string[] = [];
        const pages = Math.ceil(31 / per_page);
        for (let page = 1; page <= pages; page += 1) {
          const { body } = await send(mock, 'listCampaignStats', { query: { page, per_page } });
          expect(body).toMatchObject({ total_pages: pages, total_campaign_count: whole.total_campaign_count });
          names.push(...body.campaigns.map((row: { campaign_name: string }) => row.campaign_name));
        }
        expect(names).toEqual(Array.from({ length: 31 }, (_, n) => `C${n + 1}`));
      }),
      { numRuns: 15 },
    );
  });
});

describe('start_date and end_date', () => {
  test.each([
    ['2026-11-22', '2026-11-21'],
    ['2026-11-21T10:00:00Z', '2026-11-21T09:59:59Z'],
    ['2026-11-22T00:00:00Z', '2026-11-21'],
  ])('stats.date-order: start_date %s later than end_date %s is a 400 that says so', async (start_date, end_date) => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const query = { start_date, end_date };
    for (const response of [
      await send(mock, 'listCampaignStats', { query }),
      await send(mock, 'getCampaignStats', { id, query }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body).toEqual({
        error: 'ValidationError',
        message: expect.stringContaining('start_date must be less than or equal to end_date'),
      });
    }
  });

  test.each(['2026-02-29', '20.11.2026', 'now', '2026-13-01'])(
    'D10: the unreadable date %j is refused',
    async (date) => {
      const mock = mockAt();
      const { id } = await campaignOf(mock);
      for (const query of [{ start_date: date }, { end_date: date }]) {
        expect((await send(mock, 'listCampaignStats', { query })).status).toBe(400);
        expect((await send(mock, 'getCampaignStats', { id, query })).status).toBe(400);
      }
    },
  );
});

describe('GET /v1/stats/campaign/:id', () => {
  test('answers one campaign stat item, with the same filters', async () => {
    const { mock, one } = await mailed();
    const { status, body } = await send(mock, 'getCampaignStats', { id: one.id });
    expect(status).toBe(200);
    expect(body).toEqual({ campaign_id: one.id, campaign_name: 'One', circulation: 5, spend: 4.25 });
    const query = { start_date: '2026-11-22' };
    expect((await send(mock, 'getCampaignStats', { id: one.id, query })).body.circulation).toBe(3);
  });

  test('stats.campaign: one item, the same as in the collection', async () => {
    const { mock, one } = await mailed();
    const { status, body } = await send(mock, 'getCampaignStats', { id: one.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ campaign_id: one.id, campaign_name: 'One', circulation: 5, spend: 4.25 });
  });

  test('stats.campaign: an unknown campaign is a 404 CampaignNotFound that says the campaign does not exist', async () => {
    const { status, body } = await send(mockAt(), 'getCampaignStats', { id: 'nope' });
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'CampaignNotFound', message: expect.stringContaining('campaign does not exist') });
  });

  test('a window split at any day adds up to the whole', async () => {
    const { mock, one } = await mailed();
    const count = async (query: Record<string, string>) =>
      (await send(mock, 'getCampaignStats', { id: one.id, query })).body.circulation;
    for (const day of ['19', '20', '21', '22', '23', '24']) {
      const next = String(Number(day) + 1);
      const before = await count({ end_date: `2026-11-${day}` });
      const after = await count({ start_date: `2026-11-${next}` });
      expect(before + after).toBe(5);
    }
  });
});
