import type { OperationId } from '@direct-mail/contract';
import {
  answered,
  drop,
  type Fault,
  type Json,
  onAnswer,
  onBody,
  onHeader,
  onItems,
  onRequest,
  onStatus,
  put,
  type Sent,
  withJson,
} from './seed.ts';

/** Faults of what is read: fields, lists, windows, statistics, tokens. */

const FIELDS: readonly (readonly [OperationId, string, readonly string[]])[] = [
  ['getOrganization', 'organization.me', ['id', 'name', 'mode']],
  ['getCampaign', 'campaigns.get', ['id', 'name']],
  [
    'getMailing',
    'mailing.fields',
    [
      'id',
      'campaign_id',
      'creative_id',
      'merge_tags',
      'state',
      'front_url',
      'back_url',
      'pdf_url',
      'total_cost',
      'created_at',
      'send_at',
    ],
  ],
  ['getDataSubjectRequest', 'privacy.status', ['controller_id', 'subject_request_id', 'request_status', 'result']],
  [
    'listCampaignStats',
    'stats.collection',
    ['total_circulation', 'total_spend', 'total_campaign_count', 'start_date', 'page', 'total_pages', 'campaigns'],
  ],
  ['getCampaignStats', 'stats.campaign', ['campaign_id', 'campaign_name', 'circulation', 'spend']],
];

const ITEMS: readonly (readonly [OperationId, string, readonly string[]])[] = [
  ['listCampaigns', 'campaigns.list', ['id', 'name']],
  [
    'listCreatives',
    'campaigns.creatives',
    ['name', 'mail_type', 'creative_type', 'merge_tags', 'thumbnail_url', 'default', 'format', 'image_formats'],
  ],
  [
    'listCampaignMailings',
    'mailing.fields',
    ['campaign_id', 'merge_tags', 'state', 'pdf_url', 'total_cost', 'address', 'created_at'],
  ],
  ['listAudiences', 'audience.list', ['name', 'description', 'member_count']],
  [
    'standardizeAddress',
    'address.get',
    ['address_line1', 'city', 'state', 'zip_code', 'address_components', 'usps_analysis', 'metadata'],
  ],
  ['standardizeAddresses', 'address.batch', ['query_index', 'zip_code']],
];

const dropped: readonly Fault[] = [
  ...FIELDS.flatMap(([operation, rule, names]) =>
    names.map((name) => onBody(`${operation} drops ${name}`, rule, operation, (json) => drop(json, name))),
  ),
  ...ITEMS.flatMap(([operation, rule, names]) =>
    names.map((name) =>
      onItems(`${operation} drops ${name} of its items`, rule, operation, (item) => drop(item, name)),
    ),
  ),
  ...['name', 'address_1', 'city', 'state_name', 'postal_code', 'company'].map((name) =>
    onBody(`getMailing drops address.${name}`, 'mailing.address', 'getMailing', (json) =>
      drop(json, `address.${name}`),
    ),
  ),
];

const READS: readonly OperationId[] = [
  'getOrganization',
  'listCampaigns',
  'getCampaign',
  'listCreatives',
  'listCampaignMailings',
  'listAudiences',
  'listCampaignStats',
  'getCampaignStats',
];
const WRITES: readonly OperationId[] = [
  'createOrder',
  'updateOrder',
  'deleteOrder',
  'createAudienceMember',
  'createDataSubjectRequest',
];

/** Lets a call in that has no token, or a wrong one. */
const letsIn = (operation: OperationId, rule: string, kind: 'no token' | 'a wrong token'): Fault =>
  onRequest(`${operation} takes ${kind}`, rule, operation, ({ headers }, { production }) => {
    const has = headers.get('authorization');
    const wrong = has?.includes('no-such-token') === true;
    return (kind === 'no token' ? has === null : wrong) ? { authorization: `Bearer ${production}` } : undefined;
  });

const tokens: readonly Fault[] = [
  ...[...READS, ...WRITES].flatMap((operation) =>
    (['no token', 'a wrong token'] as const).map((kind) => letsIn(operation, 'auth.bearer', kind)),
  ),
  ...(['no token', 'a wrong token'] as const).flatMap((kind) => [
    letsIn('createMailing', 'auth.unauthorized', kind),
    letsIn('getMailing', 'auth.unauthorized', kind),
  ]),
  onRequest('the scheme Basic is taken', 'auth.bearer', 'getOrganization', ({ headers }, { production }) =>
    headers.get('authorization')?.startsWith('Basic') ? { authorization: `Bearer ${production}` } : undefined,
  ),
  onRequest('a token without a scheme is taken', 'auth.bearer', 'getOrganization', ({ headers }, { production }) =>
    headers.get('authorization') === production ? { authorization: `Bearer ${production}` } : undefined,
  ),
  onStatus('Create Mailer answers a wrong token with 401', 'auth.unauthorized', 'createMailing', 403, 401),
  onStatus('Fetch Mailing answers a wrong token with 401', 'auth.unauthorized', 'getMailing', 403, 401),
  onAnswer('a 403 has another body', 'auth.unauthorized', 'getMailing', (got) =>
    got.status === 403 ? withJson(got, { error: { name: 'Forbidden', message: 'no' } }) : got,
  ),
  onAnswer('Create Mailer refuses test tokens', 'auth.create-mailer', 'createMailing', (got, { headers }, { test }) =>
    headers.get('authorization') === `Bearer ${test}` ? answered(403, { error: 'Unauthorized' }) : got,
  ),
  onRequest('the API answers below /v2 too', 'versioning.path', 'other', ({ url }) =>
    url.pathname === '/v2/me' ? { path: '/v1/me' } : undefined,
  ),
  onRequest('the API answers without /v1 too', 'versioning.path', 'other', ({ url }) =>
    url.pathname === '/me' ? { path: '/v1/me' } : undefined,
  ),
];

const list = 'listCampaignMailings';
const shift = (value: string | null, by: number): Record<string, string> | undefined => {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? undefined : { at: new Date(at + by).toISOString() };
};

function moved(name: string, parameter: string, by: number, rule = 'list.window'): Fault {
  return onRequest(name, rule, list, ({ url }) => {
    const to = shift(url.searchParams.get(parameter), by);
    return to === undefined ? undefined : { query: { [parameter]: to['at'] ?? null } };
  });
}

const without = (name: string, parameter: string, rule = 'list.window'): Fault =>
  onRequest(name, rule, list, ({ url }) =>
    url.searchParams.has(parameter) ? { query: { [parameter]: null } } : undefined,
  );

const numbered = (name: string, rule: string, header: string, change: (value: number) => number): Fault =>
  onHeader(name, rule, list, header, (value) => (value === '' ? '' : String(change(Number(value)))));

const lists: readonly Fault[] = [
  ...['X-Total', 'X-Total-Pages', 'X-Page', 'X-Per-Page', 'X-Next-Page', 'X-Prev-Page'].map((header) =>
    onHeader(`the header ${header} is missing`, 'list.headers', list, header, () => null),
  ),
  numbered('X-Total is one too many', 'list.headers', 'x-total', (value) => value + 1),
  numbered('X-Total counts the page', 'list.headers', 'x-total', (value) => Math.min(value, 5)),
  numbered('X-Total-Pages is rounded down', 'list.headers', 'x-total-pages', (value) => value - 1),
  numbered('X-Page counts from 0', 'list.headers', 'x-page', (value) => value - 1),
  numbered('X-Next-Page is this page', 'list.headers', 'x-next-page', (value) => value - 1),
  numbered('X-Prev-Page is two back', 'list.headers', 'x-prev-page', (value) => value - 1),
  numbered('X-Per-Page is always 5', 'list.per-page', 'x-per-page', () => 5),
  ...['4', '6', '10', '25'].map((size) =>
    onRequest(`per_page is ${size} by default`, 'list.per-page', list, ({ url }) =>
      url.searchParams.has('per_page') ? undefined : { query: { per_page: size } },
    ),
  ),
  onRequest('per_page is cut at 50', 'list.per-page', list, ({ url }) =>
    Number(url.searchParams.get('per_page')) > 50 ? { query: { per_page: '50' } } : undefined,
  ),
  onRequest('per_page is ignored', 'list.per-page', list, () => ({ query: { per_page: null } })),
  onHeader('per_page has no maximum', 'list.per-page', list, 'x-per-page', (value) =>
    value === '100' ? '101' : value,
  ),
  onBody('a page lacks its last mailing', 'list.per-page', list, (json) =>
    Array.isArray(json) ? json.slice(0, -1) : json,
  ),
  onRequest('page is ignored', 'list.headers', list, () => ({ query: { page: null } })),
  onRequest('pages count from 0', 'list.headers', list, ({ url }) => ({
    query: { page: String(Math.max(1, Number(url.searchParams.get('page') ?? 1) - 1)) },
  })),
  onBody('the first mailing of a page is on the page before too', 'list.headers', list, (json, { url }) => {
    const all = json as unknown as Json[];
    return Number(url.searchParams.get('page') ?? 1) > 1 && all.length > 1 ? [all[1], ...all.slice(1)] : all;
  }),
  onItems('items have a send_at', 'mailing.send-at', list, (item) => {
    item['send_at'] = null;
  }),
  onItems('a state is a number', 'states.names', list, (item) => {
    item['state'] = 3;
  }),
  moved('start_date includes its own moment', 'start_date', -1),
  moved('end_date includes its own moment', 'end_date', 1),
  moved('start_date is an hour late', 'start_date', 3_600_000),
  moved('end_date is an hour late', 'end_date', 3_600_000),
  moved('start_date is read in another zone', 'start_date', -5 * 3_600_000),
  without('start_date is ignored', 'start_date'),
  without('end_date is ignored', 'end_date'),
  without('date_field is ignored', 'date_field', 'list.updated-at'),
  onRequest('the filter looks at updated_at by default', 'list.updated-at', list, ({ url }) =>
    url.searchParams.has('date_field') ? undefined : { query: { date_field: 'updated_at' } },
  ),
  onRequest('start_date is cut to its day', 'list.window', list, ({ url }) => {
    const value = url.searchParams.get('start_date');
    return value === null ? undefined : { query: { start_date: value.slice(0, 10) } };
  }),
  onRequest('start_date and end_date change places', 'list.window', list, ({ url }) => ({
    query: { start_date: url.searchParams.get('end_date'), end_date: url.searchParams.get('start_date') },
  })),
  onRequest('an offset is ignored', 'list.window', list, ({ url }) => {
    const cut = (name: string): string | null => url.searchParams.get(name)?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null;
    return { query: { start_date: cut('start_date'), end_date: cut('end_date') } };
  }),
];

const stats = 'listCampaignStats';
const day = (value: string | null, by: number): string | null =>
  value === null ? null : (shift(`${value.slice(0, 10)}T00:00:00Z`, by * 86_400_000)?.['at']?.slice(0, 10) ?? null);
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
  onRequest('per_page is ignored by the statistics', 'stats.page-limits', stats, ({ url }) =>
    url.searchParams.get('per_page') === '1' ? { query: { per_page: '30' } } : undefined,
  ),
  onAnswer('page 10001 is taken', 'stats.page-limits', stats, (got, { url }) =>
    url.searchParams.get('page') === '10001'
      ? answered(200, {
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
  onAnswer('start_date after end_date is an empty page', 'stats.date-order', stats, (got) =>
    got.status === 400 && String((got.json as Json)['message']).includes('start_date') ? answered(200, {}) : got,
  ),
  onStatus('start_date after end_date is a 422', 'stats.date-order', stats, 400, 422),
  onRequest('the same day for both is refused', 'stats.date-order', stats, ({ url }) =>
    url.searchParams.get('start_date') !== null &&
    url.searchParams.get('start_date') === url.searchParams.get('end_date')
      ? { query: { end_date: '1990-01-01' } }
      : undefined,
  ),
  onAnswer('its message says nothing', 'stats.date-order', stats, (got) =>
    got.status === 400 ? withJson(got, { error: 'ValidationError', message: 'bad request' }) : got,
  ),
  onAnswer('an unknown campaign has figures of zero', 'stats.campaign', 'getCampaignStats', (got) =>
    got.status === 404 ? answered(200, { campaign_id: '0', campaign_name: '', circulation: 0, spend: 0 }) : got,
  ),
  onAnswer('an unknown campaign is NotFound', 'stats.campaign', 'getCampaignStats', (got) =>
    got.status === 404 ? withJson(got, { error: 'NotFound', message: 'the campaign does not exist' }) : got,
  ),
  onAnswer('errors of the statistics have the shape of the others', 'errors.shapes', both, (got) => {
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

const others: readonly Fault[] = [
  onStatus('GET /v1/me answers 201', 'organization.me', 'getOrganization', 200, 201),
  onBody('the id of the organization is a number', 'organization.me', 'getOrganization', (json) => put(json, 'id', 7)),
  onRequest(
    'a wrong token is told from no good one',
    'organization.me',
    'getOrganization',
    ({ headers }, { production }) =>
      headers.get('authorization')?.includes('no-such') ? { authorization: `Bearer ${production}` } : undefined,
  ),
  onBody('inactive campaigns are listed', 'campaigns.list', 'listCampaigns', (json, _sent, { notes }) =>
    Array.isArray(json) ? [...json, ...((notes.get('inactive') as Json[] | undefined) ?? [])] : json,
  ),
  onBody('the newest campaign is not listed', 'campaigns.list', 'listCampaigns', (json) =>
    Array.isArray(json) ? json.slice(0, -1) : json,
  ),
  onBody('a campaign is listed twice', 'campaigns.list', 'listCampaigns', (json) =>
    Array.isArray(json) && json.length > 0 ? [...json, json[0]] : json,
  ),
  onAnswer('an unknown campaign is an empty object', 'campaigns.get', 'getCampaign', (got) =>
    got.status === 404 ? answered(200, {}) : got,
  ),
  onBody('a campaign has another name than in the list', 'campaigns.get', 'getCampaign', (json) =>
    put(json, 'name', `${json['name'] as string} `),
  ),
  onItems('every creative is the default', 'campaigns.creatives', 'listCreatives', (item) =>
    put(item, 'default', 'yes'),
  ),
  onItems('thumbnail_url is a path', 'campaigns.creatives', 'listCreatives', (item) =>
    put(item, 'thumbnail_url', '/thumbnail.png'),
  ),
  onStatus('an unknown mailing is a 400', 'errors.not-found', 'getMailing', 404, 400),
  onAnswer('an unknown mailing is null', 'errors.not-found', 'getMailing', (got) =>
    got.status === 404 ? answered(200, null) : got,
  ),
  onAnswer('a 404 has the flat shape', ['errors.not-found', 'errors.shapes'], 'getMailing', (got) =>
    got.status === 404 ? withJson(got, { error: 'NotFound', message: 'the mailing was not found' }) : got,
  ),
  onItems('member_count is a string', 'audience.list', 'listAudiences', (item) =>
    put(item, 'member_count', String(item['member_count'])),
  ),
];

/** What the control API made inactive, for the fault that lists it. */
const remember = (fault: Fault): Fault =>
  fault.name !== 'inactive campaigns are listed'
    ? fault
    : {
        ...fault,
        alter: async (sent: Sent, pass, tools) => {
          const got = await (fault.alter?.(sent, pass, tools) ?? pass());
          const made = got.json as Json | undefined;
          if (sent.operation === 'control' && sent.method === 'POST' && made?.['active'] === false)
            tools.notes.set('inactive', [
              ...((tools.notes.get('inactive') as Json[]) ?? []),
              { id: made['id'], name: made['name'] },
            ]);
          return got;
        },
      };

export const readFaults: readonly Fault[] = [...dropped, ...tokens, ...lists, ...statistics, ...others].map(remember);
