import { create, GOOD, get, of, refuses, takes } from './faults-of.ts';
import {
  bodyOf,
  confirmed,
  drop,
  type Fault,
  type Json,
  onBody,
  onHeader,
  onResponse,
  onStatus,
  put,
  withJson,
} from './seed.ts';

const inAddress = (name: string, rule: string, change: (address: Json) => void): Fault =>
  onBody(name, rule, get, (json) => {
    if (json['address'] !== null) change(of(json['address']));
  });

const mailings: readonly Fault[] = [
  onStatus('Create Mailer answers 200', 'create.response', create, 201, 200),
  onStatus('Create Mailer answers 202', 'create.response', create, 201, 202),
  onBody('a new mailing is in production', 'create.response', create, (json) => put(json, 'state', 'production')),
  onBody('a new mailing has no state', 'create.response', create, (json) => drop(json, 'state')),
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
  onBody('created_at is an hour ago', 'create.response', create, (json) =>
    put(json, 'created_at', new Date(Date.parse(String(json['created_at'])) - 3_600_000).toISOString()),
  ),
  onBody('created_at has no zone', 'create.response', create, (json) =>
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
  inAddress('no name is Current Resident', 'recipient.name', (address) =>
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
  onResponse('the message of a missing field does not name it', 'recipient.required', create, (got) =>
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
  onResponse('validation errors have the name Invalid', ['errors.validation', 'recipient.required'], create, (got) =>
    got.status === 400 ? withJson(got, { error: { ...of(of(got.json)['error']), name: 'Invalid' } }) : got,
  ),
  onResponse('validation errors are a string', ['errors.validation', 'recipient.required'], create, (got) =>
    got.status === 400 ? withJson(got, { error: 'ValidationError' }) : got,
  ),
  onResponse('a body that is no JSON is a 500', 'errors.shapes', create, (got, { json }) =>
    got.status === 400 && json === undefined ? confirmed(500, {}) : got,
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
  onResponse('an inactive campaign is mailed', 'create.campaign', create, (got) =>
    /inactive|not active/.test(JSON.stringify(got.json))
      ? confirmed(201, { id: '00000000-0000-4000-8000-000000000000', state: 'processing' })
      : got,
  ),
  onResponse('a campaign without artwork is a 500', 'create.campaign', create, (got) =>
    /artwork|creative/.test(JSON.stringify(got.json)) && got.status === 400 ? confirmed(500, {}) : got,
  ),
  onResponse('an unknown campaign is accepted', 'create.campaign', create, (got, sent) =>
    String(bodyOf(sent)['campaign_id']).includes('dead')
      ? confirmed(201, { id: '00000000-0000-4000-8000-000000000000' })
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
  ...(['mailed', 'delivery_exception'] as const).map((state) =>
    onBody(`${state} is shown as in_transit`, 'states.names', get, (json) =>
      put(json, 'state', json['state'] === state ? 'in_transit' : json['state']),
    ),
  ),
  {
    name: 'each Create Mailer makes two mailings',
    rules: ['create.response'],
    alter: async (sent, pass) => {
      const got = await pass();
      if (sent.operation === create && got.status === 201) await pass();
      return got;
    },
  },
  onBody('holdout is shown as suppressed', 'states.reachable', get, (json) =>
    put(json, 'state', json['state'] === 'holdout' ? 'suppressed' : json['state']),
  ),
  onResponse('any transition is taken', 'states.transitions', 'control', (got, { url }) =>
    url.pathname.endsWith('/transition') ? { ...got, status: 200 } : got,
  ),
];

const previews: readonly Fault[] = [
  onResponse('a preview asks for a token', 'preview.no-authentication', 'preview', (got, { headers }) =>
    headers.has('authorization') ? got : confirmed(403, { error: 'Unauthorized' }),
  ),
  onHeader(
    'a 202 has no Retry-After',
    ['preview.not-yet', 'preview.never-printed'],
    'preview',
    'retry-after',
    () => null,
  ),
  onStatus('a preview that is not there is a 404', 'preview.not-yet', 'preview', 202, 404),
  // A 503 is asked again for six seconds, in which a piece of a test token is drawn: the rule of what never is drawn shows it.
  onStatus('a preview that is not there is a 503', ['preview.not-yet', 'preview.never-printed'], 'preview', 202, 503),
  onResponse('a preview is 500 pixels wide', 'preview.image', 'preview', (got) => {
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
  onResponse('a PDF is a picture', 'preview.separate-times', 'preview', (got, { url }) =>
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
      return sent.operation === 'preview' && got.status === 200 && isOld ? confirmed(410, {}) : got;
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

/** Faults of mailings and previews. */
export const pieceFaults: readonly Fault[] = [...mailings, ...previews];
