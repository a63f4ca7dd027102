import { type OperationId, routes } from '@direct-mail/contract';
import { others } from './faults-of-reads.ts';
import {
  confirmed,
  drop,
  type Fault,
  type Got,
  onBody,
  onItems,
  onRequest,
  onResponse,
  onStatus,
  put,
  withJson,
} from './seed.ts';

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
  'getDataSubjectRequest',
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
  onResponse('a 403 has another body', 'auth.unauthorized', 'getMailing', (got) =>
    got.status === 403 ? withJson(got, { error: { name: 'Forbidden', message: 'no' } }) : got,
  ),
  onResponse(
    'Create Mailer refuses test tokens',
    'auth.create-mailer',
    'createMailing',
    (got, { headers }, { test }) =>
      headers.get('authorization') === `Bearer ${test}` ? confirmed(403, { error: 'Unauthorized' }) : got,
  ),
  onRequest('the API answers below /v2 too', 'versioning.path', 'other', ({ url }) =>
    url.pathname === '/v2/me' ? { path: '/v1/me' } : undefined,
  ),
  onRequest('the API answers without /v1 too', 'versioning.path', 'other', ({ url }) =>
    url.pathname === '/me' ? { path: '/v1/me' } : undefined,
  ),
];

const ALL = Object.keys(routes) as OperationId[];

const withHeader = (got: Got, name: string, value: string): Got => {
  got.headers.set(name, value);
  return got;
};

/** What holds of every response: it is JSON, and shows no token. */
const everywhere: readonly Fault[] = [
  onBody('a mailing shows the token', 'auth.bearer', 'getMailing', (json, _sent, { production }) =>
    put(json, 'api_token', production),
  ),
  onBody('a new mailing shows the test token', 'auth.bearer', 'createMailing', (json, _sent, { test }) =>
    put(json, 'api_token', test),
  ),
  onResponse('a header shows the token', 'auth.bearer', 'listAudiences', (got, _sent, { production }) =>
    withHeader(got, 'x-debug-token', production),
  ),
  ...(['front_url', 'pdf_url'] as const).map((side) =>
    onBody(`${side} holds the token`, 'preview.no-authentication', 'getMailing', (json, _sent, { production }) =>
      put(json, side, `${json[side] as string}?token=${production}`),
    ),
  ),
  onResponse('every response is text/plain', 'bodies.json', ALL, (got) =>
    withHeader(got, 'content-type', 'text/plain'),
  ),
  onResponse('no response has a content type', 'bodies.json', ALL, (got) => {
    got.headers.delete('content-type');
    return got;
  }),
  onResponse('an unknown mailing is a page', 'bodies.json', 'getMailing', (got) =>
    got.status === 404
      ? { ...withHeader(got, 'content-type', 'text/html'), bytes: new TextEncoder().encode('<h1>Not found</h1>') }
      : got,
  ),
  onResponse('audiences are called octets', 'bodies.json', 'listAudiences', (got) =>
    withHeader(got, 'content-type', 'application/octet-stream'),
  ),
];

/** Faults of fields and tokens. */
export const fieldFaults: readonly Fault[] = [...dropped, ...tokens, ...everywhere, ...others];
