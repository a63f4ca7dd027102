import type { Delivery } from '../../../packages/conformance/src/service/receiver.ts';
import {
  type Fault,
  type Got,
  type Json,
  onBody,
  onHeader,
  onRequest,
  onResponse,
  onStatus,
  put,
  withJson,
} from './seed.ts';

/**
 * Broken services, written from the specification alone and committed before a check was changed for them: the seven that an audit
 * found to be missed, and forty more. Each with the rules of which one should fail.
 */

const HOUR = 3_600_000;
const list = 'listCampaignMailings';
const eventOf = ({ body }: Delivery): string => String((JSON.parse(body) as Json)['event']);
const objectOf = ({ body }: Delivery): string => String((JSON.parse(body) as Json)['object_id']);
const items = (got: Got): Json[] => (Array.isArray(got.json) ? structuredClone(got.json as Json[]) : []);

const inItems = (
  name: string,
  rules: string | readonly string[],
  where: Parameters<typeof onBody>[2],
  change: (item: Json, index: number) => void,
): Fault =>
  onBody(name, rules, where, (json) => {
    if (Array.isArray(json)) for (const [index, item] of json.entries()) change(item as Json, index);
  });

const inComponents = (name: string, group: string, change: (part: Json) => void): Fault =>
  inItems(name, ['address.get', 'address.batch'], ['standardizeAddress', 'standardizeAddresses'], (item) =>
    change(item[group] as Json),
  );

/** The seven of the third audit. */
export const missed: readonly Fault[] = [
  onResponse('X-Total is that of the page', 'list.headers', list, (got) => {
    got.headers.set('x-total', String(items(got).length));
    return got;
  }),
  {
    name: "a receiver's 201 or 204 is taken as success",
    rules: ['webhook.retries'],
    webhook: (delivery, before) =>
      before.some(
        (each) => each.path === delivery.path && each.body === delivery.body && each.status > 200 && each.status < 300,
      )
        ? null
        : delivery,
  },
  {
    name: 'the events mailed and delivered are swapped',
    rules: ['webhook.payload', 'webhook.every-event', 'states.transitions'],
    webhook: (delivery) => {
      const json = JSON.parse(delivery.body) as Json;
      const other = { mailed: 'delivered', delivered: 'mailed' }[String(json['event'])];
      return other === undefined ? delivery : resigned(delivery, { ...json, event: other });
    },
  },
  {
    name: 'a state goes back between two reads',
    rules: ['states.transitions'],
    alter: async (sent, pass, { notes }) => {
      const got = await pass();
      const json = got.json as Json | undefined;
      if (sent.operation !== 'getMailing' || got.status !== 200 || json === undefined) return got;
      const key = `state of ${String(json['id'])}`;
      const reads = ((notes.get(key) as number | undefined) ?? 0) + 1;
      notes.set(key, json['state'] === 'mailed' ? reads : 0);
      return reads > 1 && json['state'] === 'mailed' ? withJson(got, { ...json, state: 'production' }) : got;
    },
  },
  inComponents('del_point is not the end of zip_addon', 'address_components', (part) => put(part, 'del_point', '77')),
  onBody('send_at is null on the fetch of a scheduled piece', 'mailing.send-at', 'getMailing', (json) =>
    put(json, 'send_at', null),
  ),
  onBody('totals of statistics are of the page only', 'stats.collection', 'listCampaignStats', (json) => {
    const campaigns = (json['campaigns'] as Json[]) ?? [];
    put(
      json,
      'total_circulation',
      campaigns.reduce((sum, each) => sum + Number(each['circulation']), 0),
    );
    put(
      json,
      'total_spend',
      campaigns.reduce((sum, each) => sum + Number(each['spend']), 0),
    );
    put(json, 'total_campaign_count', campaigns.length);
  }),
];

function resigned(delivery: Delivery, json: Json): Delivery {
  const { createHmac } = process.getBuiltinModule('node:crypto');
  const body = JSON.stringify(json);
  const signature = createHmac('sha1', 'conformance-secret-Å').update(body, 'utf8').digest('hex');
  return { ...delivery, body, headers: { ...delivery.headers, 'x-svc-signature': signature } };
}

/** Forty more. */
const further: readonly Fault[] = [
  onBody(
    'the list of mailings is sorted by its oldest',
    ['list.headers', 'list.window', 'list.per-page'],
    list,
    (json) => (Array.isArray(json) ? json.toReversed() : json),
  ),
  onHeader('X-Total-Pages counts one too many', 'list.headers', 'listCampaignMailings', 'x-total-pages', (value) =>
    String(Number(value) + 1),
  ),
  onHeader('X-Next-Page is the page itself', 'list.headers', list, 'x-next-page', (value) =>
    value === '' ? '' : String(Number(value) - 1),
  ),
  onRequest('end_date is ignored', 'list.window', list, () => ({ query: { end_date: null } })),
  onRequest('start_date is ignored', 'list.window', list, () => ({ query: { start_date: null } })),
  onRequest('date_field is ignored', 'list.updated-at', list, () => ({ query: { date_field: null } })),
  onRequest('per_page is 10 by default', 'list.per-page', list, ({ url }) =>
    url.searchParams.has('per_page') ? undefined : { query: { per_page: '10' } },
  ),
  inItems('items of the list have send_at', ['mailing.fields', 'mailing.send-at'], list, (item) =>
    put(item, 'send_at', null),
  ),
  inItems('items of the list lack merge_tags', 'mailing.fields', list, (item) => delete item['merge_tags']),
  onBody(
    'created_at of a fetched mailing is that of the fetch',
    ['mailing.fields', 'create.response', 'list.window'],
    'getMailing',
    (json) => put(json, 'created_at', new Date(Date.parse(String(json['created_at'])) + HOUR).toISOString()),
  ),
  onBody('total_cost has three decimals more', 'mailing.total-cost', 'getMailing', (json) =>
    put(json, 'total_cost', `${json['total_cost'] as string},00`),
  ),
  onBody(
    'the merge tags of a fetched mailing are those of another',
    ['create.merge-tags', 'mailing.fields'],
    'getMailing',
    (json) => put(json, 'merge_tags', { reference: 'another' }),
  ),
  onBody('the address of a mailing has the full name of the state', 'mailing.address', 'getMailing', (json) => {
    if (json['address'] !== null) put(json['address'] as Json, 'postal_code', 94043);
  }),
  onStatus('an unknown mailing is a 410', 'errors.not-found', 'getMailing', 404, 410),
  onStatus('an order is answered with 200', ['order.record', 'order.required'], 'createOrder', 201, 200),
  onBody('an order forgets its items', 'order.record', 'createOrder', (json) => put(json, 'order_items', [])),
  onBody('the total of an order is a text', 'order.record', 'createOrder', (json) =>
    put(json, 'total', String(json['total'])),
  ),
  onBody('the currency of an order is in lower case', ['order.currency', 'order.record'], 'createOrder', (json) =>
    put(json, 'currency', String(json['currency']).toLowerCase()),
  ),
  onBody('the hash of an e-mail is that of the text as it was sent', 'order.email-hashed', 'createOrder', (json) => {
    const customer = json['customer'] as Json;
    if (customer['email_sha256'] !== null) put(customer, 'email_sha256', 'a'.repeat(64));
  }),
  onBody('order_date has no time', 'order.date', 'createOrder', (json) =>
    put(json, 'order_date', String(json['order_date']).slice(0, 10)),
  ),
  onBody('an edit of an order changes its id', ['order.edit', 'order.record'], 'updateOrder', (json) =>
    put(json, 'id', '00000000-0000-4000-8000-000000000000'),
  ),
  onBody('an edit answers the order as it was', 'order.edit', 'updateOrder', (json) => put(json, 'total', 123_456.78)),
  onStatus(
    'a second order with the same id is a 409',
    ['order.required', 'errors.validation', 'order.record'],
    'createOrder',
    400,
    409,
  ),
  onBody('the country of an address is US', 'order.country', 'createOrder', (json) => {
    for (const name of ['shipping_address', 'billing_address'])
      if (json[name] !== null) put(json[name] as Json, 'country', 'US');
  }),
  onBody('Do Not Mail is not listed', 'audience.do-not-mail', 'listAudiences', (json) =>
    Array.isArray(json) ? json.filter((each: Json) => each['name'] !== 'Do Not Mail') : json,
  ),
  inItems('audiences have no description', 'audience.list', 'listAudiences', (item) => delete item['description']),
  onStatus('a member is answered with 200', 'member.create', 'createAudienceMember', 201, 200),
  onBody('a member has no id', 'member.create', 'createAudienceMember', (json) => put(json, 'id', null)),
  onBody(
    'the status record has no controller_id',
    'privacy.status',
    'getDataSubjectRequest',
    (json) => delete json['controller_id'],
  ),
  onBody(
    'a request stays pending',
    ['privacy.status', 'privacy.access', 'privacy.erasure'],
    'getDataSubjectRequest',
    (json) => {
      put(json, 'request_status', 'pending');
      put(json, 'result', 'pending');
    },
  ),
  onStatus('a used subject_request_id is taken', 'privacy.unique', 'createDataSubjectRequest', 400, 201),
  onBody('statistics of a campaign have its spend as a text', 'stats.campaign', 'getCampaignStats', (json) =>
    put(json, 'spend', String(json['spend'])),
  ),
  onRequest('statistics ignore start_date', 'stats.dates', ['listCampaignStats', 'getCampaignStats'], ({ url }) =>
    url.searchParams.get('start_date') !== null &&
    (url.searchParams.get('start_date') ?? '') <= (url.searchParams.get('end_date') ?? '9')
      ? { query: { start_date: null } }
      : undefined,
  ),
  onBody(
    'query_index counts from 1',
    ['address.batch', 'address.get'],
    ['standardizeAddress', 'standardizeAddresses'],
    (json) => {
      if (Array.isArray(json))
        for (const item of json as Json[]) put(item, 'query_index', Number(item['query_index']) + 1);
    },
  ),
  inComponents('latitude is a text', 'metadata', (part) => put(part, 'latitude', String(part['latitude']))),
  inComponents('dpv_return_code is always Y', 'usps_analysis', (part) => put(part, 'dpv_return_code', 'Y')),
  onHeader('a preview is a JPEG by its type', 'preview.image', 'preview', 'content-type', (value) =>
    value.replace('image/png', 'image/jpeg'),
  ),
  onHeader(
    'a preview that is not there yet has no Retry-After',
    ['preview.not-yet', 'preview.never-printed'],
    'preview',
    'retry-after',
    () => null,
  ),
  {
    name: 'an event comes for a state that has none',
    rules: ['webhook.every-event', 'webhook.payload'],
    webhook: (delivery) =>
      eventOf(delivery) === 'mailed'
        ? [resigned(delivery, { ...(JSON.parse(delivery.body) as Json), event: 'production' }), delivery]
        : delivery,
  },
  {
    name: 'a retried event has another timestamp',
    rules: ['webhook.retries', 'webhook.payload'],
    webhook: (delivery, before) =>
      before.some(
        (each) =>
          each.path === delivery.path && objectOf(each) === objectOf(delivery) && eventOf(each) === eventOf(delivery),
      )
        ? resigned(delivery, { ...(JSON.parse(delivery.body) as Json), timestamp: new Date(delivery.at).toISOString() })
        : delivery,
  },
];

export const brokenServices: readonly Fault[] = [...missed, ...further];
