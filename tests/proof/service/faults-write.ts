import {
  answered,
  bodyOf,
  drop,
  type Fault,
  type Got,
  type Json,
  onAnswer,
  onBody,
  onHeader,
  onRequest,
  onStatus,
  put,
  type Sent,
  withJson,
} from './seed.ts';

/** Faults of what is made: mailings, previews, orders, audiences, privacy requests, standardized addresses. */

const create = 'createMailing';
const get = 'getMailing';
const isGood = ({ status }: Got): boolean => status < 300;

/** Takes what ought to be refused, by filling in or mending it on the way. */
const takes = (
  name: string,
  rule: string,
  operation: Sent['operation'],
  mend: (body: Json) => Json | undefined,
): Fault =>
  onRequest(name, rule, operation, (sent) => {
    const changed = mend(bodyOf(sent));
    return changed === undefined ? undefined : { json: changed };
  });

const refuses = (
  name: string,
  rule: string,
  operation: Sent['operation'],
  when: (body: Json, sent: Sent) => boolean,
): Fault =>
  onAnswer(name, rule, operation, (got, sent) =>
    isGood(got) && when(bodyOf(sent), sent)
      ? answered(400, { error: { name: 'ValidationError', message: 'no' } })
      : got,
  );

const of = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const eachOf = (all: readonly Json[], change: (one: Json) => void): void => {
  for (const one of all) change(one);
};
const GOOD: Json = { address_1: '100 Main St', city: 'Mountain View', state: 'CA', postal_code: '94041' };

const inAddress = (name: string, rule: string, change: (address: Json) => void): Fault =>
  onBody(name, rule, get, (json) => {
    if (json['address'] !== null) change(of(json['address']));
  });

const mailings: readonly Fault[] = [
  onStatus('Create Mailer answers 200', 'create.answer', create, 201, 200),
  onStatus('Create Mailer answers 202', 'create.answer', create, 201, 202),
  onBody('a new mailing is in production', 'create.answer', create, (json) => put(json, 'state', 'production')),
  onBody('a new mailing has no state', 'create.answer', create, (json) => drop(json, 'state')),
  onBody('a new mailing shows its address', 'mailing.address', create, (json) =>
    put(json, 'address', {
      name: 'A',
      company: null,
      address_1: '1 A St',
      address_2: '',
      city: 'B',
      state_name: 'CA',
      postal_code: '94041',
    }),
  ),
  onBody('created_at is an hour ago', 'create.answer', create, (json) =>
    put(json, 'created_at', new Date(Date.parse(String(json['created_at'])) - 3_600_000).toISOString()),
  ),
  onBody('created_at has no zone', 'create.answer', create, (json) =>
    put(json, 'created_at', String(json['created_at']).slice(0, 19)),
  ),
  onBody('a fetched mailing has a numeric cost', 'mailing.total-cost', get, (json) =>
    put(json, 'total_cost', Number(json['total_cost'])),
  ),
  onBody('total_cost has a currency sign', 'mailing.total-cost', get, (json) =>
    put(json, 'total_cost', `$${json['total_cost'] as string}`),
  ),
  onBody('send_at is the moment of creation when sent immediately', 'mailing.send-at', create, (json) =>
    put(json, 'send_at', json['send_at'] ?? json['created_at']),
  ),
  onBody('send_at is an hour late', 'mailing.send-at', create, (json) =>
    put(
      json,
      'send_at',
      json['send_at'] === null ? null : new Date(Date.parse(json['send_at'] as string) + 3_600_000).toISOString(),
    ),
  ),
  onBody('send_at is not shown', 'mailing.send-at', create, (json) => put(json, 'send_at', null)),
  onBody('a fetched mailing belongs to another campaign', 'mailing.fields', get, (json) =>
    put(json, 'campaign_id', json['id']),
  ),
  onBody('the address of a fetched mailing stays null', 'mailing.address', get, (json) => put(json, 'address', null)),
  inAddress('the ZIP code is another one', 'mailing.address', (address) => put(address, 'postal_code', '10001')),
  inAddress('the house number is lost', 'mailing.address', (address) => put(address, 'address_1', 'MAIN ST')),
  inAddress('the city is another one', 'mailing.address', (address) => put(address, 'city', 'Springfield')),
  inAddress('the company is lost', 'mailing.address', (address) => put(address, 'company', null)),
  inAddress('everybody is Current Resident', 'recipient.name', (address) => put(address, 'name', 'Current Resident')),
  inAddress('nobody is Current Resident', 'recipient.name', (address) =>
    put(address, 'name', address['name'] === 'Current Resident' ? '' : address['name']),
  ),
  inAddress('first and last name change places', 'recipient.name', (address) =>
    put(address, 'name', String(address['name']).split(' ').reverse().join(' ')),
  ),
  inAddress('names are cut at ten characters', 'recipient.name', (address) =>
    put(address, 'name', String(address['name']).slice(0, 10)),
  ),
  takes('last_name is ignored', 'recipient.name', create, (body) => ({
    ...body,
    recipient: { ...of(body['recipient']), last_name: undefined },
  })),
  ...['address_1', 'city', 'state', 'postal_code'].map((field) =>
    takes(`recipient.${field} may be missing`, 'recipient.required', create, (body) =>
      'email' in of(body['recipient'])
        ? undefined
        : { ...body, recipient: { [field]: GOOD[field], ...of(body['recipient']) } },
    ),
  ),
  onAnswer('the message of a missing field does not name it', 'recipient.required', create, (got) =>
    got.status === 400 ? withJson(got, { error: { name: 'ValidationError', message: 'bad request' } }) : got,
  ),
  takes('a postal code of 2 characters is taken', 'recipient.postal-code', create, (body) =>
    of(body['recipient'])['postal_code'] === '94'
      ? { ...body, recipient: { ...of(body['recipient']), postal_code: '94041' } }
      : undefined,
  ),
  refuses(
    'a postal code of 3 characters is refused',
    'recipient.postal-code',
    create,
    (body) => String(of(body['recipient'])['postal_code']).length === 3,
  ),
  refuses('an identifier is refused', 'recipient.identifier', create, (body) => 'identifier' in of(body['recipient'])),
  onStatus('validation answers 422', ['errors.validation', 'recipient.required'], create, 400, 422),
  onAnswer('validation errors have the name Invalid', ['errors.validation', 'recipient.required'], create, (got) =>
    got.status === 400 ? withJson(got, { error: { ...of(of(got.json)['error']), name: 'Invalid' } }) : got,
  ),
  onAnswer('validation errors are a string', ['errors.validation', 'recipient.required'], create, (got) =>
    got.status === 400 ? withJson(got, { error: 'ValidationError' }) : got,
  ),
  onAnswer('a body that is no JSON is a 500', 'errors.shapes', create, (got, { json }) =>
    got.status === 400 && json === undefined ? answered(500, {}) : got,
  ),
  onBody('merge_tags become strings', 'create.merge-tags', [create, get], (json) =>
    put(json, 'merge_tags', json['merge_tags'] === null ? null : JSON.stringify(json['merge_tags'])),
  ),
  onBody('merge_tags lose a key', 'create.merge-tags', get, (json) => drop(json, 'merge_tags.codes')),
  onBody('merge_tags are in upper case', 'create.merge-tags', get, (json) => {
    const tags = of(json['merge_tags']);
    for (const name of Object.keys(tags)) tags[name] = String(tags[name]).toUpperCase();
  }),
  takes('a send_at in the past means now', 'create.send-at', create, (body) =>
    Date.parse(String(body['send_at'])) < Date.parse('2026-06-01T11:59:30Z')
      ? { ...body, send_at: undefined }
      : undefined,
  ),
  refuses(
    'a send_at in the future is refused',
    'create.send-at',
    create,
    (body) => Date.parse(String(body['send_at'])) > Date.parse('2026-07-01T00:00:00Z'),
  ),
  onAnswer('an inactive campaign is mailed', 'create.campaign', create, (got) =>
    /inactive|not active/.test(JSON.stringify(got.json))
      ? answered(201, { id: '00000000-0000-4000-8000-000000000000', state: 'processing' })
      : got,
  ),
  onAnswer('a campaign without artwork is a 500', 'create.campaign', create, (got) =>
    /artwork|creative/.test(JSON.stringify(got.json)) && got.status === 400 ? answered(500, {}) : got,
  ),
  onAnswer('an unknown campaign is accepted', 'create.campaign', create, (got, sent) =>
    String(bodyOf(sent)['campaign_id']).includes('dead')
      ? answered(201, { id: '00000000-0000-4000-8000-000000000000' })
      : got,
  ),
  takes('creative_id is ignored', 'create.creative', create, (body) =>
    'creative_id' in body ? { ...body, creative_id: undefined } : undefined,
  ),
  onBody('another creative is shown', 'create.creative', [create, get], (json) => put(json, 'creative_id', json['id'])),
  {
    name: 'the first creative is always used',
    rules: ['create.creative'],
    alter: async (sent, pass, { production }) => {
      const body = bodyOf(sent);
      if (sent.operation !== create || 'creative_id' in body) return pass();
      const listed = await pass({
        path: `/v1/campaign/${body['campaign_id'] as string}/creatives`,
        method: 'GET',
        json: undefined,
        authorization: `Bearer ${production}`,
      });
      const [first] = Array.isArray(listed.json) ? (listed.json as Json[]) : [];
      return pass(first === undefined ? {} : { json: { ...body, creative_id: first['id'] } });
    },
  },
  onBody('a scheduled mailing is on its way at once', 'create.send-at', get, (json) =>
    put(json, 'state', json['send_at'] !== null && json['state'] === 'processing' ? 'production' : json['state']),
  ),
  onBody('append_failed costs something', 'recipient.append', get, (json) =>
    put(json, 'total_cost', json['state'] === 'append_failed' ? '0.50' : json['total_cost']),
  ),
  onBody('a failed append is address_invalid', 'recipient.append', get, (json) =>
    put(json, 'state', json['state'] === 'append_failed' ? 'address_invalid' : json['state']),
  ),
  onBody('delivery_exception is the end', 'states.second-attempt', get, (json) =>
    put(json, 'state', json['state'] === 'delivered' ? 'delivery_exception' : json['state']),
  ),
  onBody('holdout is shown as suppressed', 'states.reachable', get, (json) =>
    put(json, 'state', json['state'] === 'holdout' ? 'suppressed' : json['state']),
  ),
  onAnswer('any transition is taken', 'states.transitions', 'control', (got, { url }) =>
    url.pathname.endsWith('/transition') ? { ...got, status: 200 } : got,
  ),
];

const previews: readonly Fault[] = [
  onAnswer('a preview asks for a token', 'preview.no-authentication', 'preview', (got, { headers }) =>
    headers.has('authorization') ? got : answered(403, { error: 'Unauthorized' }),
  ),
  onHeader(
    'a 202 has no Retry-After',
    ['preview.not-yet', 'preview.never-printed'],
    'preview',
    'retry-after',
    () => null,
  ),
  onStatus('a preview that is not there is a 404', 'preview.not-yet', 'preview', 202, 404),
  onStatus('a preview that is not there is a 503', 'preview.not-yet', 'preview', 202, 503),
  onAnswer('a preview is 500 pixels wide', 'preview.image', 'preview', (got) => {
    if (got.status === 200 && got.bytes[0] === 0x89)
      new DataView(got.bytes.buffer, got.bytes.byteOffset).setUint32(16, 500);
    return got;
  }),
  onHeader('a preview is called a JPEG', 'preview.image', 'preview', 'content-type', (value) =>
    value.startsWith('image') ? 'image/jpeg' : value,
  ),
  onHeader('a PDF is called octets', 'preview.separate-times', 'preview', 'content-type', (value) =>
    value.includes('pdf') ? 'application/octet-stream' : value,
  ),
  onAnswer('a PDF is a picture', 'preview.separate-times', 'preview', (got, { url }) =>
    got.status === 200 && url.pathname.endsWith('pdf') ? { ...got, bytes: new Uint8Array([0x89, 0x50]) } : got,
  ),
  onStatus('previews never expire', 'preview.expiry', 'preview', 410, 200),
  onStatus('expired previews are a 202', 'preview.expiry', 'preview', 410, 202),
  {
    name: 'previews expire after 20 days',
    rules: ['preview.expiry'],
    alter: async (sent, pass, { notes }) => {
      const got = await pass();
      const now = (got.json as Json | undefined)?.['now'];
      if (typeof now === 'string') notes.set('now', Date.parse(now));
      const isOld = Number(notes.get('now')) > Date.parse('2026-06-21T12:00:00Z');
      return sent.operation === 'preview' && got.status === 200 && isOld ? answered(410, {}) : got;
    },
  },
  {
    name: 'a piece that is never printed has a picture',
    rules: ['preview.never-printed'],
    alter: async (sent, pass, { notes }) => {
      const got = await pass();
      const json = got.json as Json | undefined;
      if (sent.operation === get && json?.['state'] === 'address_invalid') notes.set(String(json['id']), true);
      return sent.operation === 'preview' && notes.has(sent.url.pathname.split('/')[2] ?? '')
        ? { ...got, status: 200 }
        : got;
    },
  },
  {
    name: 'a letter has a picture of its back',
    rules: ['preview.letter-back'],
    alter: async (sent, pass, { notes }) => {
      const got = await pass();
      const [, , id, side] = sent.url.pathname.split('/');
      if (sent.operation !== 'preview') return got;
      if (side?.startsWith('front') && got.status === 200) notes.set(`drawn ${id}`, true);
      return side?.startsWith('back') && notes.has(`drawn ${id}`) ? { ...got, status: 200 } : got;
    },
  },
];

const order = 'createOrder';
const orders = [order, 'updateOrder'] as const;
const inOrder = (name: string, rule: string, change: (json: Json, sent: Sent) => void): Fault =>
  onBody(name, rule, [...orders], (json, sent) => change(json, sent));
const addresses = (json: Json): Json[] =>
  [of(json['shipping_address']), of(json['billing_address'])].filter((each) => 'address_1' in each);

const keyCount = (value: unknown): number => Object.keys(of(value)).length;
const ofItems = (body: Json): Json[] => (Array.isArray(body['order_items']) ? (body['order_items'] as Json[]) : []);
/** Changes metadata wherever it stands. */
const metadata = (body: Json, change: (value: Json) => Json): Json => ({
  ...body,
  ...('metadata' in body ? { metadata: change(of(body['metadata'])) } : {}),
  ...('order_items' in body
    ? {
        order_items: ofItems(body).map((item) =>
          'metadata' in item ? { ...item, metadata: change(of(item['metadata'])) } : item,
        ),
      }
    : {}),
});
const allMetadata = (body: Json): Json[] => [
  of(body['metadata']),
  ...ofItems(body).map((item) => of(item['metadata'])),
];

const orderFaults: readonly Fault[] = [
  takes('order_id may be missing', 'order.required', order, (body) =>
    'order_id' in body ? undefined : { ...body, order_id: `made-up-${Math.random()}` },
  ),
  takes('order_date may be missing', 'order.required', order, (body) => ({ order_date: '2026-01-01', ...body })),
  ...['identifier', 'total'].map((name) =>
    takes(`an item may lack ${name}`, 'order.required', order, (body) => ({
      ...body,
      ...('order_items' in body
        ? { order_items: ofItems(body).map((item) => ({ [name]: name === 'total' ? 1 : 'x', ...item })) }
        : {}),
    })),
  ),
  ...['address_1', 'postal_code'].map((name) =>
    takes(`an order's address may lack ${name}`, 'order.required', order, (body) =>
      'shipping_address' in body
        ? { ...body, shipping_address: { [name]: GOOD[name], ...of(body['shipping_address']) } }
        : undefined,
    ),
  ),
  takes('what is no date is taken', 'order.date', order, (body) =>
    /^\d{4}-\d\d-\d\d/.test(String(body['order_date'])) || body['order_date'] === undefined
      ? undefined
      : { ...body, order_date: '2026-01-01' },
  ),
  takes('31 February is taken', 'order.date', order, (body) =>
    body['order_date'] === '2026-02-30' ? { ...body, order_date: '2026-03-02' } : undefined,
  ),
  inOrder('order_date is echoed as a date', 'order.date', (json) =>
    put(json, 'order_date', String(json['order_date']).slice(0, 10)),
  ),
  inOrder('order_date is echoed a day early', 'order.date', (json) =>
    put(json, 'order_date', new Date(Date.parse(String(json['order_date'])) - 1).toISOString()),
  ),
  inOrder('currency is EUR when absent', 'order.currency', (json, sent) =>
    put(json, 'currency', 'currency' in bodyOf(sent) ? json['currency'] : 'EUR'),
  ),
  inOrder('currency is always USD', 'order.currency', (json) => put(json, 'currency', 'USD')),
  takes('a currency of two characters is taken', 'order.currency', order, (body) =>
    body['currency'] === 'US' ? { ...body, currency: 'USD' } : undefined,
  ),
  takes('an order without anybody is taken', 'order.at-least-one', order, (body) =>
    'customer_id' in body &&
    !['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].some((name) => name in body)
      ? { ...body, customer_email: 'x@example.com' }
      : undefined,
  ),
  ...['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].map((name) =>
    refuses(
      `${name} alone is not enough`,
      'order.at-least-one',
      order,
      (body) =>
        name in body &&
        ['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].filter(
          (each) => each in body,
        ).length === 1,
    ),
  ),
  inOrder('the hash is not of the lowercased e-mail', 'order.email-hashed', (json, sent) => {
    if ('customer_email' in bodyOf(sent)) of(json['customer'])['email_sha256'] = 'a'.repeat(64);
  }),
  inOrder('the e-mail is kept', 'order.email-hashed', (json, sent) =>
    put(json, 'customer_email', bodyOf(sent)['customer_email']),
  ),
  takes('a hash of 63 characters is taken', 'order.hash-length', order, (body) =>
    String(body['customer_email_sha256']).length === 63
      ? { ...body, customer_email_sha256: `0${body['customer_email_sha256'] as string}` }
      : undefined,
  ),
  takes('a hash of 65 characters is cut', 'order.hash-length', order, (body) =>
    String(body['customer_email_sha256']).length === 65
      ? { ...body, customer_email_sha256: String(body['customer_email_sha256']).slice(1) }
      : undefined,
  ),
  ...['id', 'currency', 'total', 'customer', 'metadata', 'order_items', 'billing_address', 'order_date'].map((name) =>
    inOrder(`the order record drops ${name}`, 'order.record', (json) => drop(json, name)),
  ),
  inOrder('total is rounded to one decimal', 'order.record', (json) =>
    put(json, 'total', json['total'] === null ? null : Math.round(Number(json['total']) * 10) / 10),
  ),
  inOrder('total is in cents', 'order.record', (json) =>
    put(json, 'total', json['total'] === null ? null : Number(json['total']) * 100),
  ),
  inOrder('customer.id is lost', 'order.record', (json) => put(of(json['customer']), 'id', null)),
  inOrder('booleans in metadata become strings', 'order.record', (json) => {
    const values = of(json['metadata']);
    for (const name of Object.keys(values)) if (typeof values[name] === 'boolean') values[name] = String(values[name]);
  }),
  inOrder('quantity of an item is lost', 'order.record', (json) =>
    eachOf(ofItems(json), (item) => drop(item, 'quantity')),
  ),
  inOrder('categories are turned round', 'order.record', (json) =>
    ofItems(json).forEach((item) => void (Array.isArray(item['category']) && item['category'].reverse())),
  ),
  inOrder('price of an item is rounded', 'order.record', (json) =>
    eachOf(ofItems(json), (item) => put(item, 'price', Math.round(Number(item['price'])))),
  ),
  inOrder('the record says state', 'order.record', (json) =>
    addresses(json).forEach((each) => {
      each['state'] = each['state_name'];
      delete each['state_name'];
    }),
  ),
  inOrder('the record has no company', 'order.record', (json) =>
    eachOf(addresses(json), (each) => drop(each, 'company')),
  ),
  inOrder('country is US', 'order.country', (json) => eachOf(addresses(json), (each) => put(each, 'country', 'US'))),
  takes('a country of two characters is taken', 'order.country', order, (body) =>
    of(body['shipping_address'])['country'] === 'US'
      ? { ...body, shipping_address: { ...of(body['shipping_address']), country: 'USA' } }
      : undefined,
  ),
  inOrder('new_buyer becomes a number', 'order.predefined-metadata', (json) =>
    put(of(json['metadata']), 'new_buyer', 1),
  ),
  inOrder('promo_code is lost', 'order.predefined-metadata', (json) => drop(json, 'metadata.promo_code')),
  takes('11 metadata keys are taken', 'limits.metadata-keys', order, (body) =>
    metadata(body, (value) => Object.fromEntries(Object.entries(value).slice(0, 10))),
  ),
  refuses('10 metadata keys are refused', 'limits.metadata-keys', order, (body) =>
    allMetadata(body).some((each) => keyCount(each) === 10),
  ),
  takes('a key of 41 characters is taken', 'limits.metadata-key', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name.slice(0, 40), each])),
    ),
  ),
  refuses('a key of 40 characters is refused', 'limits.metadata-key', order, (body) =>
    allMetadata(body).some((each) => Object.keys(each).some((name) => name.length === 40)),
  ),
  takes('a value of 201 characters is taken', 'limits.metadata-value', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, typeof each === 'string' ? each.slice(0, 200) : each]),
      ),
    ),
  ),
  refuses('a value of 200 characters is refused', 'limits.metadata-value', order, (body) =>
    allMetadata(body).some((each) => Object.values(each).some((value) => String(value).length === 200)),
  ),
  takes('an object as metadata value is taken', 'limits.metadata-value', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeof each === 'object' ? 'x' : each])),
    ),
  ),
  refuses('a boolean as metadata value is refused', 'limits.metadata-value', order, (body) =>
    allMetadata(body).some((each) => Object.values(each).some((value) => value === false)),
  ),
  onBody('an edit changes nothing', 'order.edit', 'updateOrder', (json) =>
    put(json, 'total', json['total'] === 20 ? 10 : json['total']),
  ),
  onBody('an edit forgets what it does not name', 'order.edit', 'updateOrder', (json) =>
    put(of(json['customer']), 'id', null),
  ),
  onAnswer('order_id can change', 'order.edit', 'updateOrder', (got, sent) =>
    'order_id' in bodyOf(sent) ? answered(200, { ...bodyOf(sent) }) : got,
  ),
  onRequest('a deleted order stays', 'order.delete', 'deleteOrder', ({ url }) => ({
    path: url.pathname,
    method: 'POST',
    json: { total: 1 },
  })),
  onStatus('a deletion answers 500', 'order.delete', 'deleteOrder', 200, 500),
  onBody('the automatic audience is called otherwise', 'order.automatic-audience', 'listAudiences', (json) =>
    (json as unknown as Json[]).map((each) =>
      String(each['name']).startsWith('Customers') ? { ...each, name: 'Customers' } : each,
    ),
  ),
  onBody('an order makes one record', 'audience.two-records', 'listAudiences', (json) =>
    (json as unknown as Json[]).map((each) =>
      String(each['name']).startsWith('Customers') ? { ...each, member_count: Number(each['member_count']) / 2 } : each,
    ),
  ),
  onAnswer('the automatic audience can be mailed', 'audience.no-one-time-send', 'control', (got, { url }) =>
    url.pathname.endsWith('/send') ? { ...got, status: 201 } : got,
  ),
];

const member = 'createAudienceMember';
const people: readonly Fault[] = [
  onStatus('a new member is answered with 200', 'member.create', member, 201, 200),
  ...['id', 'address', 'address.postal_code', 'address.name', 'address.state_name'].map((name) =>
    onBody(`a new member's answer drops ${name}`, 'member.create', member, (json) => drop(json, name)),
  ),
  onBody('a new member is not counted', 'member.create', 'listAudiences', (json) =>
    (json as unknown as Json[]).map((each) => ({ ...each, member_count: 0 })),
  ),
  takes('a member without anything is taken', 'member.at-least-one', member, (body) =>
    ['address', 'email', 'email_sha256', 'identifier'].some((name) => name in body)
      ? undefined
      : { identifier: `made-up-${Math.random()}` },
  ),
  ...['address', 'email', 'email_sha256', 'identifier'].map((name) =>
    refuses(
      `a member's ${name} alone is not enough`,
      'member.at-least-one',
      member,
      (body) => Object.keys(body).length === 1 && name in body,
    ),
  ),
  ...['address_1', 'postal_code'].map((name) =>
    takes(`a member's address may lack ${name}`, 'member.address', member, (body) =>
      'address' in body ? { ...body, address: { [name]: GOOD[name], ...of(body['address']) } } : undefined,
    ),
  ),
  refuses(
    'a member needs a city',
    'member.address',
    member,
    (body) => 'address' in body && !('city' in of(body['address'])),
  ),
  onAnswer('an unknown audience takes members', 'member.existing-audience', member, (got) =>
    got.status === 404 ? answered(201, { id: 'm', address: null }) : got,
  ),
];

const ask = 'createDataSubjectRequest';
const FULL_REQUEST: Json = {
  regulation: 'cpra',
  subject_request_type: 'access',
  submitted_time: '2026-01-15T12:00:00Z',
  subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'x@example.com' }],
};
const fresh = (): string => crypto.randomUUID();

const privacy: readonly Fault[] = [
  ...Object.keys(FULL_REQUEST).map((name) =>
    takes(`a privacy request may lack ${name}`, 'privacy.required', ask, (body) => ({
      [name]: FULL_REQUEST[name],
      ...body,
    })),
  ),
  takes('a privacy request may lack its id', 'privacy.required', ask, (body) => ({
    subject_request_id: fresh(),
    ...body,
  })),
  takes('any type of privacy request is taken', 'privacy.required', ask, (body) =>
    body['subject_request_type'] === 'portability' ? { ...body, subject_request_type: 'access' } : undefined,
  ),
  takes('any id of a privacy request is taken', 'privacy.required', ask, (body) =>
    body['subject_request_id'] === 'request-1' ? { ...body, subject_request_id: fresh() } : undefined,
  ),
  takes('any submitted_time is taken', 'privacy.required', ask, (body) =>
    body['submitted_time'] === 'last week' ? { ...body, submitted_time: FULL_REQUEST['submitted_time'] } : undefined,
  ),
  takes('api_version v2 is taken', 'versioning.privacy', ask, (body) =>
    'api_version' in body ? { ...body, api_version: 'v1' } : undefined,
  ),
  takes('the regulation gdpr is taken', 'versioning.privacy', ask, (body) =>
    'regulation' in body ? { ...body, regulation: 'cpra' } : undefined,
  ),
  onAnswer('an id is taken twice', 'privacy.unique', ask, (got) =>
    got.status === 400 && /already|repeated|exist|unique|taken/.test(JSON.stringify(got.json))
      ? answered(201, {})
      : got,
  ),
  onStatus('the status of a request is not found', 'privacy.status', 'getDataSubjectRequest', 200, 404),
  onBody('the status is of another request', 'privacy.status', 'getDataSubjectRequest', (json) =>
    put(json, 'subject_request_id', fresh()),
  ),
  onBody('everybody is found', 'privacy.access', 'getDataSubjectRequest', (json) =>
    put(json, 'result', json['result'] === 'not_found' ? 'found' : json['result']),
  ),
  onBody('nobody is found', 'privacy.access', 'getDataSubjectRequest', (json) =>
    put(json, 'result', json['result'] === 'found' ? 'not_found' : json['result']),
  ),
  onBody('requests are never completed', ['privacy.erasure', 'privacy.access'], 'getDataSubjectRequest', (json) =>
    put(json, 'request_status', 'pending'),
  ),
  onBody('an erasure says found', 'privacy.erasure', 'getDataSubjectRequest', (json) =>
    put(json, 'result', json['result'] === 'deleted' ? 'found' : json['result']),
  ),
  takes('an erasure is an access request', 'privacy.erasure', ask, (body) =>
    body['subject_request_type'] === 'erasure' ? { ...body, subject_request_type: 'access' } : undefined,
  ),
  {
    name: 'an erased mailing keeps its address',
    rules: ['privacy.erasure'],
    alter: async (sent, pass, { notes }) => {
      const got = await pass();
      const json = got.json as Json | undefined;
      if (sent.operation === create && got.status === 201)
        notes.set(String(json?.['id']), of(bodyOf(sent)['recipient']));
      const known = notes.get(String(json?.['id'])) as Json | undefined;
      if (sent.operation !== get || json?.['address'] !== null || known === undefined) return got;
      return withJson(got, {
        ...json,
        address: {
          name: known['full_name'],
          company: null,
          address_1: '1 A St',
          address_2: '',
          city: 'B',
          state_name: 'CA',
          postal_code: '94041',
        },
      });
    },
  },
  onBody('who was erased is mailed', 'privacy.opt-out', get, (json) =>
    put(json, 'state', json['state'] === 'suppressed' ? 'mailed' : json['state']),
  ),
];

const single = 'standardizeAddress';
const batch = 'standardizeAddresses';
const results = (
  name: string,
  rule: string,
  where: typeof single | typeof batch,
  change: (json: Json[]) => unknown,
): Fault => onBody(name, rule, where, (json) => (Array.isArray(json) ? change(json as Json[]) : json));
const has = (url: URL, ...names: readonly string[]): boolean => names.every((name) => url.searchParams.has(name));

const standardize: readonly Fault[] = [
  onAnswer('full_address is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'full_address') ? answered(400, { error: { status: 400 } }) : got,
  ),
  onAnswer('address_line1 and zip_code are refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'address_line1', 'zip_code') && !has(url, 'city') ? answered(400, { error: { status: 400 } }) : got,
  ),
  onAnswer('address_line1, city and state are refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'state', 'city') && !has(url, 'zip_code') ? answered(400, { error: { status: 400 } }) : got,
  ),
  onAnswer('a last line in city is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'city') && !has(url, 'zip_code') && !has(url, 'state') && has(url, 'address_line1')
      ? answered(400, { error: { status: 400 } })
      : got,
  ),
  onAnswer('address_line2 is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'address_line2') ? answered(400, { error: { status: 400 } }) : got,
  ),
  results('GET answers an object', 'address.get', single, ([first]) => first),
  results('GET answers two results', 'address.get', single, (all) => [...all, ...all]),
  results('zip_addon has five digits', 'address.get', single, (all) =>
    all.map((each) => ({ ...each, address_components: { ...of(each['address_components']), zip_addon: '12345' } })),
  ),
  results('del_point is missing', 'address.get', single, (all) => {
    for (const each of all) drop(each, 'address_components.del_point');
  }),
  results('primary_num is a number', 'address.get', single, (all) => {
    for (const each of all) of(each['address_components'])['primary_num'] = 100;
  }),
  results('latitude is a string', 'address.get', single, (all) => {
    for (const each of all) of(each['metadata'])['latitude'] = '37.4';
  }),
  results('dpv_return_code is missing', 'address.get', single, (all) => {
    for (const each of all) drop(each, 'usps_analysis.dpv_return_code');
  }),
  results('query_index counts from 1', 'address.batch', batch, (all) =>
    all.map((each) => ({ ...each, query_index: Number(each['query_index']) + 1 })),
  ),
  results('the results are turned round', 'address.batch', batch, (all) =>
    all.map((each, index) => ({ ...all[all.length - 1 - index], query_index: each['query_index'] })),
  ),
  results('the last result is missing', 'address.batch', batch, (all) => (all.length > 2 ? all.slice(0, -1) : all)),
  results('the batch spells otherwise than GET', 'address.batch', batch, (all) =>
    all.map((each) => ({
      ...each,
      city: String(each['city']).toUpperCase() === each['city'] ? 'x' : String(each['city']).toUpperCase(),
    })),
  ),
  onAnswer('no combination is a 404', 'address.errors', single, (got) =>
    got.status === 400 ? { ...got, status: 404 } : got,
  ),
  onAnswer('error.status is missing', 'address.errors', single, (got) =>
    got.status === 400 ? withJson(got, { error: {}, message: 'no' }) : got,
  ),
  onAnswer('a 400 says 422 inside', 'address.errors', single, (got) =>
    got.status === 400 ? withJson(got, { error: { status: 422 }, message: 'no' }) : got,
  ),
  onAnswer('a 422 says nothing', 'address.errors', batch, (got) => (got.status === 422 ? withJson(got, {}) : got)),
  onAnswer('a wrong type is a 500', 'address.errors', batch, (got) =>
    got.status === 422 ? { ...got, status: 500 } : got,
  ),
];

export const writeFaults: readonly Fault[] = [
  ...mailings,
  ...previews,
  ...orderFaults,
  ...people,
  ...privacy,
  ...standardize,
];
