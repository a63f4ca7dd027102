import type { OperationId } from '@direct-mail/contract';
import { day, lists } from './faults-of-reads.ts';
import { confirmed, type Fault, type Json, onBody, onRequest, onResponse, onStatus, put, withJson } from './seed.ts';

const stats = 'listCampaignStats';

const both: readonly OperationId[] = ['listCampaignStats', 'getCampaignStats'];

function statsMoved(name: string, parameter: string, by: number): Fault {
  return onRequest(name, 'stats.dates', 'getCampaignStats', ({ url }) => ({
    query: { [parameter]: day(url.searchParams.get(parameter), by) },
  }));
}

const statistics: readonly Fault[] = [
  onBody('total_circulation is one too many', 'stats.collection', stats, (json) =>
    put(json, 'total_circulation', Number(json['total_circulation']) + 1),
  ),
  onBody('total_spend is rounded to dollars', 'stats.collection', stats, (json) =>
    put(json, 'total_spend', Math.floor(Number(json['total_spend'])) + (Number(json['total_spend']) > 0 ? 1 : 0)),
  ),
  onBody('total_spend is a string', 'stats.collection', stats, (json) =>
    put(json, 'total_spend', String(json['total_spend'])),
  ),
  onBody('page is always 1', 'stats.collection', stats, (json) => put(json, 'page', 1)),
  onBody('start_date is not echoed', 'stats.dates', stats, (json) => put(json, 'start_date', null)),
  onBody('end_date is echoed a day late', 'stats.dates', stats, (json) =>
    put(json, 'end_date', day(json['end_date'] as string | null, 1)),
  ),
  onRequest('the dates are ignored by the collection', 'stats.dates', stats, () => ({
    query: { start_date: null, end_date: null },
  })),
  onRequest('the dates are ignored by a campaign', 'stats.dates', 'getCampaignStats', () => ({
    query: { start_date: null, end_date: null },
  })),
  statsMoved('end_date leaves out its day', 'end_date', -1),
  statsMoved('start_date leaves out its day', 'start_date', 1),
  statsMoved('start_date includes the day before', 'start_date', -1),
  onBody('spend is in cents', 'stats.dates', 'getCampaignStats', (json) =>
    put(json, 'spend', Number(json['spend']) * 100),
  ),
  ...['20', '30'].map((size) =>
    onRequest(`${size} campaigns a page by default`, 'stats.page-defaults', stats, ({ url }) =>
      url.searchParams.has('per_page') ? undefined : { query: { per_page: size } },
    ),
  ),
  onRequest('31 campaigns a page are refused as 30 are', 'stats.page-limits', stats, ({ url }) =>
    url.searchParams.get('per_page') === '30' ? { query: { per_page: '31' } } : undefined,
  ),
  onRequest('page 10000 is refused', 'stats.page-limits', stats, ({ url }) =>
    url.searchParams.get('page') === '10000' ? { query: { page: '10001' } } : undefined,
  ),
  ...['20', '29'].map((most) =>
    onRequest(`per_page is cut at ${most} by the statistics`, 'stats.page-limits', stats, ({ url }) => {
      const asked = Number(url.searchParams.get('per_page'));
      return asked > Number(most) && asked <= 30 ? { query: { per_page: most } } : undefined;
    }),
  ),
  onRequest('per_page is ignored by the statistics', 'stats.page-limits', stats, ({ url }) =>
    url.searchParams.get('per_page') === '1' ? { query: { per_page: '30' } } : undefined,
  ),
  onResponse('page 10001 is taken', 'stats.page-limits', stats, (got, { url }) =>
    url.searchParams.get('page') === '10001'
      ? confirmed(200, {
          total_circulation: 0,
          total_spend: 0,
          total_campaign_count: 0,
          start_date: null,
          end_date: null,
          page: 10_001,
          total_pages: 1,
          campaigns: [],
        })
      : got,
  ),
  onResponse('start_date after end_date is an empty page', 'stats.date-order', stats, (got) =>
    got.status === 400 && String((got.json as Json)['message']).includes('start_date') ? confirmed(200, {}) : got,
  ),
  onStatus('start_date after end_date is a 422', 'stats.date-order', stats, 400, 422),
  onRequest('the same day for both is refused', 'stats.date-order', stats, ({ url }) =>
    url.searchParams.get('start_date') !== null &&
    url.searchParams.get('start_date') === url.searchParams.get('end_date')
      ? { query: { end_date: '1990-01-01' } }
      : undefined,
  ),
  onResponse('its message says nothing', 'stats.date-order', stats, (got) =>
    got.status === 400 ? withJson(got, { error: 'ValidationError', message: 'bad request' }) : got,
  ),
  onResponse('an unknown campaign has figures of zero', 'stats.campaign', 'getCampaignStats', (got) =>
    got.status === 404 ? confirmed(200, { campaign_id: '0', campaign_name: '', circulation: 0, spend: 0 }) : got,
  ),
  onResponse('an unknown campaign is NotFound', 'stats.campaign', 'getCampaignStats', (got) =>
    got.status === 404 ? withJson(got, { error: 'NotFound', message: 'the campaign does not exist' }) : got,
  ),
  onResponse('errors of the statistics have the shape of the others', 'errors.shapes', both, (got) => {
    const { error, message } = (got.json ?? {}) as Json;
    return got.status >= 400 && typeof message === 'string' ? withJson(got, { error: { name: error, message } }) : got;
  }),
  onBody('a campaign and the collection differ', 'stats.campaign', 'getCampaignStats', (json) =>
    put(json, 'circulation', Number(json['circulation']) + 1),
  ),
  onBody('campaign_name is the id', 'stats.campaign', 'getCampaignStats', (json) =>
    put(json, 'campaign_name', json['campaign_id']),
  ),
];

/** Faults of lists, windows and statistics. */
export const listFaults: readonly Fault[] = [...lists, ...statistics];
