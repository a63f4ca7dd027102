import {
  confirmed,
  type Fault,
  type Json,
  onBody,
  onHeader,
  onItems,
  onRequest,
  onResponse,
  onStatus,
  put,
  withJson,
} from './seed.ts';

export const list = 'listCampaignMailings';

export const shift = (value: string | null, by: number): Record<string, string> | undefined => {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? undefined : { at: new Date(at + by).toISOString() };
};

export function moved(name: string, parameter: string, by: number, rule = 'list.window'): Fault {
  return onRequest(name, rule, list, ({ url }) => {
    const to = shift(url.searchParams.get(parameter), by);
    return to === undefined ? undefined : { query: { [parameter]: to['at'] ?? null } };
  });
}

export const without = (name: string, parameter: string, rule = 'list.window'): Fault =>
  onRequest(name, rule, list, ({ url }) =>
    url.searchParams.has(parameter) ? { query: { [parameter]: null } } : undefined,
  );

export const numbered = (name: string, rule: string, header: string, change: (value: number) => number): Fault =>
  onHeader(name, rule, list, header, (value) => (value === '' ? '' : String(change(Number(value)))));

export const lists: readonly Fault[] = [
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
  onItems('a new mailing is listed as accepted', 'states.names', list, (item) => {
    if (item['state'] === 'processing') item['state'] = 'accepted';
  }),
  onItems('listed mailings belong to another campaign', 'mailing.fields', list, (item) =>
    put(item, 'campaign_id', item['id']),
  ),
  onHeader('X-Next-Page of the last page is a number', 'list.headers', list, 'x-next-page', (value) => value || '999'),
  onHeader('X-Next-Page of the last page is that page', 'list.headers', list, 'x-next-page', (value) => value || '1'),
  onHeader('X-Prev-Page of the first page is the first', 'list.headers', list, 'x-prev-page', (value) => value || '1'),
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

export const day = (value: string | null, by: number): string | null =>
  value === null ? null : (shift(`${value.slice(0, 10)}T00:00:00Z`, by * 86_400_000)?.['at']?.slice(0, 10) ?? null);

export const others: readonly Fault[] = [
  onStatus('GET /v1/me answers 201', 'organization.me', 'getOrganization', 200, 201),
  onBody('the id of the organization is a number', 'organization.me', 'getOrganization', (json) => put(json, 'id', 7)),
  onRequest(
    'a wrong token is distinguished from a missing one',
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
  onResponse('an unknown campaign is an empty object', 'campaigns.get', 'getCampaign', (got) =>
    got.status === 404 ? confirmed(200, {}) : got,
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
  onResponse('an unknown mailing is null', 'errors.not-found', 'getMailing', (got) =>
    got.status === 404 ? confirmed(200, null) : got,
  ),
  onResponse('a 404 has the flat shape', ['errors.not-found', 'errors.shapes'], 'getMailing', (got) =>
    got.status === 404 ? withJson(got, { error: 'NotFound', message: 'the mailing was not found' }) : got,
  ),
  onItems('member_count is a string', 'audience.list', 'listAudiences', (item) =>
    put(item, 'member_count', String(item['member_count'])),
  ),
];
