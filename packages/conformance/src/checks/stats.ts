import { limits } from '@direct-mail/contract';
import {
  asArray,
  asObject,
  expectEqual,
  expectSchema,
  expectStatsError,
  expectStatus,
  expectThat,
  type Json,
  shapeOf,
} from '../service/expect.ts';
import { campaignId, DAY, iso, livePiece, read } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked, Mismatch, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { NOWHERE } from './organization.ts';

const collection = rule('stats.collection', 'safe');
const dates = rule('stats.dates', 'safe');
const defaults = rule('stats.page-defaults', 'safe');
const most = rule('stats.page-limits', 'safe');
const orderOf = rule('stats.date-order', 'safe');
const one = rule('stats.campaign', 'safe');

const { page: PAGE, per_page: PER_PAGE } = limits.parameters.listCampaignStats;
const CENT = 0.01;

async function stats(service: Service, query: Readonly<Record<string, string>> = {}): Promise<Json> {
  const response = await service.call('listCampaignStats', { query });
  expectStatus(response, 200);
  return asObject(response.body);
}

const campaigns = (page: Json): readonly Json[] => asArray(page['campaigns']).map(asObject);
const sum = (items: readonly Json[], name: string): number =>
  items.reduce((total, item) => total + Number(item[name]), 0);

/** A day on which a production piece was mailed, and the piece. */
async function mailed(service: Service): Promise<{ readonly day: string; readonly cost: number }> {
  const made = await livePiece(service);
  return service.once('the day of mailing', async () => {
    const found = await service.until(
      async () => {
        const { state, total_cost } = await read(service, made.id);
        if (state === 'processing' || state === 'production') return undefined;
        if (state !== 'mailed' && state !== 'delivered') throw new Unseen(`the piece was not mailed`);
        return Number(total_cost);
      },
      'a piece to be mailed',
      20 * 86_400,
    );
    // It may be observed days after it happened.
    for (let at = made.before; at <= (await service.now()) + DAY; at += DAY) {
      const day = iso(at).slice(0, 10);
      const { circulation } = await figures(service, { start_date: day, end_date: day });
      if (Number(circulation) > 0) return { day, cost: found };
    }
    throw new Mismatch('the piece in the figures of the day on which it was mailed', 'no day with a circulation');
  });
}

const dayBefore = (day: string, days: number): string => iso(Date.parse(`${day}T00:00:00Z`) - days * DAY).slice(0, 10);

async function figures(service: Service, query: Readonly<Record<string, string>>): Promise<Json> {
  const response = await service.call('getCampaignStats', { path: { id: await campaignId(service) }, query });
  expectStatus(response, 200);
  return asObject(response.body);
}

async function expectSums(service: Service): Promise<void> {
  const first = await stats(service, { per_page: '30' });
  const pages = Number(first['total_pages']);
  if (pages > 10) throw new Unseen('there are more than 300 campaigns');
  const all = [...campaigns(first)];
  for (let page = 2; page <= pages; page += 1)
    all.push(...campaigns(await stats(service, { per_page: '30', page: String(page) })));
  const found = [sum(all, 'circulation'), sum(campaigns(first), 'circulation')];
  expectThat(found.includes(Number(first['total_circulation'])), 'total_circulation to be the sum', 'another number');
  const spends = [sum(all, 'spend'), sum(campaigns(first), 'spend')];
  expectThat(
    spends.some((each) => Math.abs(each - Number(first['total_spend'])) < CENT),
    'total_spend to be the sum',
    'another number',
  );
}

const spending = rule('stats.dates', 'full', { needs: ['spending'], waits: 5 * 86_400 });

export const statsChecks: readonly Check[] = [
  collection('GET /v1/stats/campaigns answers 200 with totals, dates, page and campaigns', async (service) => {
    expectSchema(await stats(service), 'CampaignStatsPage', 'the collection');
  }),
  collection('the totals are the sums over the campaigns', expectSums, { waits: 1 }),
  rule('stats.collection', 'full', { needs: ['spending'], waits: 5 * 86_400 })(
    'the totals are the sums over the campaigns, when something was mailed',
    expectSums,
  ),
  collection('total_campaign_count does not depend on the size of the page', async (service) => {
    const counts: unknown[] = [];
    for (const per_page of ['1', '30']) {
      const page = await stats(service, { per_page });
      counts.push(page['total_campaign_count']);
      if (Number(page['total_campaign_count']) > 0)
        expectEqual(
          page['total_pages'],
          Math.ceil(Number(page['total_campaign_count']) / Number(per_page)),
          `total_pages with per_page ${per_page}`,
        );
    }
    expectEqual(counts[0], counts[1], 'total_campaign_count with per_page 1');
  }),
  collection('page is the page that was asked for', async (service) => {
    for (const page of [1, 2]) expectEqual((await stats(service, { page: String(page) }))['page'], page, 'page');
  }),
  dates('start_date and end_date are echoed', async (service) => {
    const query = { start_date: '2026-01-01', end_date: '2026-01-31' };
    const page = await stats(service, query);
    for (const [name, value] of Object.entries(query))
      expectThat(String(page[name]).startsWith(value), `${name} to be ${value}`, shapeOf(page[name]));
  }),
  dates('nothing was mailed before there was the service', async (service) => {
    const page = await stats(service, { start_date: '1990-01-01', end_date: '1990-12-31' });
    expectEqual(page['total_circulation'], 0, 'total_circulation of 1990');
    expectEqual(sum(campaigns(page), 'circulation'), 0, 'the sum of circulation of 1990');
    expectEqual(page['total_spend'], 0, 'total_spend of 1990');
  }),
  defaults(`page is ${PAGE.default} by default, with at most ${PER_PAGE.default} campaigns`, async (service) => {
    const page = await stats(service);
    expectEqual(page['page'], PAGE.default, 'page');
    const count = campaigns(page).length;
    expectThat(count <= PER_PAGE.default, `at most ${PER_PAGE.default} campaigns`, String(count));
    if (Number(page['total_pages']) > 1)
      expectEqual(count, PER_PAGE.default, 'the number of campaigns on a page that is not the last');
  }),
  rule('stats.page-defaults', 'full', { needs: ['dashboard'] })(
    `of more campaigns a page shows ${PER_PAGE.default}`,
    async (service) => {
      const before = campaigns(await stats(service, { per_page: '30' })).length;
      for (let n = before; n <= PER_PAGE.default + 1; n += 1)
        await service.dashboard?.campaign({ name: `Conformance, one of many ${n}` });
      const page = await stats(service);
      if (Number(page['total_pages']) === 1 && campaigns(page).length < PER_PAGE.default)
        throw new Unseen('campaigns without activity are not in it');
      expectEqual(campaigns(page).length, PER_PAGE.default, 'the number of campaigns on the first page');
      expectThat(Number(page['total_pages']) > 1, 'more than one page', '1');
    },
  ),
  most(`per_page is taken up to ${PER_PAGE.maximum}, page up to ${PAGE.maximum}`, async (service) => {
    await stats(service, { per_page: String(PER_PAGE.maximum) });
    await stats(service, { page: String(PAGE.maximum) });
    const { length } = campaigns(await stats(service, { per_page: '1' }));
    expectThat(length <= 1, 'at most one campaign with per_page 1', String(length));
  }),
  most(
    'a page of the statistics that is not the last has as many campaigns as were asked for',
    async (service) => {
      // One more campaign than a page holds, if campaigns can be created.
      const before = campaigns(await stats(service, { per_page: String(PER_PAGE.maximum) })).length;
      for (let n = before; n <= PER_PAGE.maximum; n += 1)
        await service.dashboard?.campaign({ name: `Conformance, one of more ${n}` });
      for (const wanted of [1, PER_PAGE.default + 1, PER_PAGE.maximum]) {
        const page = await stats(service, { per_page: String(wanted) });
        if (Number(page['total_pages']) > 1)
          expectEqual(campaigns(page).length, wanted, `the number of campaigns with per_page ${wanted}`);
      }
    },
    { waits: 1 },
  ),
  most(`per_page above ${PER_PAGE.maximum} is refused or cut`, async (service) => {
    const response = await service.call('listCampaignStats', { query: { per_page: String(PER_PAGE.maximum + 1) } });
    if (response.status >= 400 && response.status < 500) return;
    expectStatus(response, 200);
    const page = asObject(response.body);
    const { length } = campaigns(page);
    expectThat(length <= PER_PAGE.maximum, `at most ${PER_PAGE.maximum} campaigns`, String(length));
  }),
  most(`page above ${PAGE.maximum} is refused or cut`, async (service) => {
    const response = await service.call('listCampaignStats', { query: { page: String(PAGE.maximum + 1) } });
    if (response.status >= 400 && response.status < 500) return;
    expectStatus(response, 200);
    expectThat(Number(asObject(response.body)['page']) <= PAGE.maximum, `page of at most ${PAGE.maximum}`, 'more');
  }),
  orderOf('start_date after end_date is a 400 ValidationError that says so', async (service) => {
    const query = { start_date: '2026-02-01', end_date: '2026-01-31' };
    expectStatsError(await service.call('listCampaignStats', { query }), 400, 'ValidationError', [
      'start_date',
      'end_date',
      'less than or equal|before|not be after',
    ]);
  }),
  orderOf('the same day for both is taken', async (service) => {
    await stats(service, { start_date: '2026-01-31', end_date: '2026-01-31' });
  }),
  one('GET /v1/stats/campaign/:id answers 200 with one item', async (service) => {
    const [first] = asArray((await service.call('listCampaigns')).body).map(asObject);
    if (typeof first?.['id'] !== 'string') throw new Unseen('there is no active campaign');
    const response = await service.call('getCampaignStats', { path: { id: first['id'] } });
    expectStatus(response, 200);
    expectSchema(response.body, 'CampaignStats', 'the item');
    expectThat(asObject(response.body)['campaign_id'] === first['id'], 'campaign_id to be the campaign', 'another one');
    expectThat(
      asObject(response.body)['campaign_name'] === first['name'],
      'campaign_name to be its name',
      'another one',
    );
  }),
  one(
    'the item says what the collection says',
    async (service) => {
      const [first] = campaigns(await stats(service));
      if (typeof first?.['campaign_id'] !== 'string') throw new Unseen('no campaign has figures');
      const response = await service.call('getCampaignStats', { path: { id: first['campaign_id'] } });
      for (const name of ['campaign_name', 'circulation', 'spend'])
        expectThat(asObject(response.body)[name] === first[name], `${name} as in the collection`, 'another one');
    },
    { waits: 1 },
  ),
  one('an unknown campaign is a 404 CampaignNotFound', async (service) => {
    expectStatsError(await service.call('getCampaignStats', { path: { id: NOWHERE } }), 404, 'CampaignNotFound', [
      'not exist|not found|no campaign|does not|unknown',
    ]);
  }),
  rule('errors.shapes', 'safe')('errors of the statistics are { error, message }', async (service) => {
    expectStatsError(await service.call('getCampaignStats', { path: { id: NOWHERE } }), 404, 'CampaignNotFound');
  }),
  rule('errors.shapes', 'safe')('errors of the mailing endpoints are { error: { name, message } }', async (service) => {
    const { body } = await service.call('getMailing', { path: { mailing_id: NOWHERE } });
    const error = asObject(asObject(body)['error']);
    expectThat(
      typeof error['name'] === 'string' && typeof error['message'] === 'string',
      'name and message',
      shapeOf(asObject(body)['error']),
    );
  }),
  spending('a mailed piece counts on its day, first and last day included', async (service) => {
    const { day, cost } = await mailed(service);
    const on = await figures(service, { start_date: day, end_date: day });
    const before = await figures(service, { start_date: dayBefore(day, 40), end_date: dayBefore(day, 1) });
    const after = await figures(service, { start_date: dayBefore(day, -1), end_date: dayBefore(day, -2) });
    const around = await figures(service, { start_date: dayBefore(day, 40), end_date: day });
    const counted = [on, before, after, around].map((each) => Number(each['circulation']));
    expectThat((counted[0] ?? 0) >= 1, 'the piece in the figures of its day', `circulation ${counted[0]}`);
    expectEqual(counted[2], 0, 'the circulation of the days after it');
    expectThat(
      (counted[3] ?? 0) >= (counted[0] ?? 0),
      'the piece in a window that ends on its day',
      `circulation ${counted[3]}`,
    );
    expectThat(
      Math.abs(Number(on['spend']) - cost * Number(on['circulation'])) < CENT * Number(on['circulation']),
      'spend to be what the pieces cost',
      shapeOf(on['spend']),
    );
  }),
  spending('a campaign with activity is in the collection of that day', async (service) => {
    const { day } = await mailed(service);
    const id = await campaignId(service);
    const page = await stats(service, { start_date: day, end_date: day, per_page: '30' });
    if (Number(page['total_pages']) > 1) throw new Unseen('there is more than a page');
    const found = campaigns(page).find(({ campaign_id }) => campaign_id === id);
    if (Number((await figures(service, { start_date: day, end_date: day }))['circulation']) === 0)
      throw new Blocked('the campaign has no activity on that day');
    expectThat(
      Number(found?.['circulation']) >= 1,
      'the campaign with its circulation',
      found === undefined ? 'a collection without it' : shapeOf(found['circulation']),
    );
  }),
];
