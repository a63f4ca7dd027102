import { create, GOOD, get, has, of, refuses, takes } from './faults-of.ts';
import { bodyOf, confirmed, drop, type Fault, type Json, onBody, onResponse, onStatus, put, withJson } from './seed.ts';

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
  onResponse('an unknown audience takes members', 'member.existing-audience', member, (got) =>
    got.status === 404 ? confirmed(201, { id: 'm', address: null }) : got,
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
  onResponse('an id is taken twice', 'privacy.unique', ask, (got) =>
    got.status === 400 && /already|repeated|exist|unique|taken/.test(JSON.stringify(got.json))
      ? confirmed(201, {})
      : got,
  ),
  onStatus('the status of a request is not found', 'privacy.status', 'getDataSubjectRequest', 200, 404),
  onBody('the status is of another request', 'privacy.status', 'getDataSubjectRequest', (json) =>
    put(json, 'subject_request_id', fresh()),
  ),
  onBody('everybody is found', 'privacy.access', 'getDataSubjectRequest', (json) =>
    put(json, 'result', json['result'] === 'not_found' ? 'found' : json['result']),
  ),
  onBody('no one is found', 'privacy.access', 'getDataSubjectRequest', (json) =>
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

const standardize: readonly Fault[] = [
  onResponse('full_address is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'full_address') ? confirmed(400, { error: { status: 400 } }) : got,
  ),
  onResponse('address_line1 and zip_code are refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'address_line1', 'zip_code') && !has(url, 'city') ? confirmed(400, { error: { status: 400 } }) : got,
  ),
  onResponse('address_line1, city and state are refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'state', 'city') && !has(url, 'zip_code') ? confirmed(400, { error: { status: 400 } }) : got,
  ),
  onResponse('a last line in city is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'city') && !has(url, 'zip_code') && !has(url, 'state') && has(url, 'address_line1')
      ? confirmed(400, { error: { status: 400 } })
      : got,
  ),
  onResponse('address_line2 is refused', 'address.combinations', single, (got, { url }) =>
    has(url, 'address_line2') ? confirmed(400, { error: { status: 400 } }) : got,
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
  onResponse('no combination is a 404', 'address.errors', single, (got) =>
    got.status === 400 ? { ...got, status: 404 } : got,
  ),
  onResponse('error.status is missing', 'address.errors', single, (got) =>
    got.status === 400 ? withJson(got, { error: {}, message: 'no' }) : got,
  ),
  onResponse('a 400 says 422 inside', 'address.errors', single, (got) =>
    got.status === 400 ? withJson(got, { error: { status: 422 }, message: 'no' }) : got,
  ),
  onResponse('a 422 says nothing', 'address.errors', batch, (got) => (got.status === 422 ? withJson(got, {}) : got)),
  onResponse('a wrong type is a 500', 'address.errors', batch, (got) =>
    got.status === 422 ? { ...got, status: 500 } : got,
  ),
];

/** Faults of audiences, privacy requests and standardized addresses. */
export const peopleFaults: readonly Fault[] = [...people, ...privacy, ...standardize];
