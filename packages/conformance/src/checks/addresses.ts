import {
  asArray,
  asObject,
  expectEqual,
  expectSchema,
  expectStatus,
  expectThat,
  type Json,
  shapeOf,
  told,
} from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { postalAddress } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { type Check, rule } from './check.ts';

const needs = { needs: ['address-base-url'] } as const;
const combinations = rule('address.combinations', 'safe', needs);
const get = rule('address.get', 'safe', needs);
const batch = rule('address.batch', 'safe', needs);
const errors = rule('address.errors', 'safe', needs);

/** The operator's address, or the made-up one, in the address service's fields. */
function parts(service: Service): Record<'address_line1' | 'city' | 'state' | 'zip_code', string> {
  const { address, ...rest } = { address: service.target.address, ...service.target };
  const { address_1, city, state, postal_code } =
    address ?? postalAddress({ ...service, target: { ...rest, level: 'safe' } });
  return { address_line1: address_1, city, state, zip_code: postal_code };
}

const ask = (service: Service, query: Readonly<Record<string, string>>): Promise<ServiceResponse> =>
  service.call('standardizeAddress', { query });
const post = (service: Service, json: unknown): Promise<ServiceResponse> =>
  service.call('standardizeAddresses', { json });

/** The four input combinations that the specification accepts. */
function accepted(service: Service): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { address_line1, city, state, zip_code } = parts(service);
  return {
    full_address: { full_address: `${address_line1}, ${city}, ${state} ${zip_code}` },
    'address_line1 and a last line in city': { address_line1, city: `${city}, ${state} ${zip_code}` },
    'address_line1 and zip_code': { address_line1, zip_code },
    'address_line1, city and state': { address_line1, city, state },
  };
}

const NAMES = [
  'full_address',
  'address_line1 and a last line in city',
  'address_line1 and zip_code',
  'address_line1, city and state',
];

function results(response: ServiceResponse): readonly Json[] {
  expectStatus(response, 200);
  expectThat(Array.isArray(response.body), 'an array', shapeOf(response.body));
  return asArray(response.body).map(asObject);
}

function expectSame(found: Json | undefined, service: Service, hasZip: boolean): void {
  const sent = parts(service);
  expectThat(
    String(found?.['city']).toLowerCase() === sent.city.toLowerCase(),
    'the city that was sent',
    shapeOf(found?.['city']),
  );
  expectThat(
    String(found?.['state']).toUpperCase() === sent.state.toUpperCase(),
    'the state that was sent',
    shapeOf(found?.['state']),
  );
  const zip = hasZip ? sent.zip_code.slice(0, 5) : '';
  expectThat(String(found?.['zip_code']).startsWith(zip), 'the ZIP code that was sent', shapeOf(found?.['zip_code']));
}

/** A 400 has `{ error: { status } }`, other errors a message of some kind. */
function expectAddressError(response: ServiceResponse, ...statuses: readonly number[]): void {
  expectStatus(response, ...statuses);
  const { error, message } = asObject(response.body);
  if (response.status === 400) expectEqual(asObject(error)['status'], 400, 'error.status');
  const texts = [message, asObject(error)['message'], error];
  expectThat(
    response.status === 400 || texts.some((each) => typeof each === 'string' && each !== ''),
    'an error message in the body',
    'none',
  );
}

export const addressChecks: readonly Check[] = [
  ...NAMES.map((name) =>
    combinations(`${name}: accepted in a query and in a batch`, async (service) => {
      const input = accepted(service)[name] ?? {};
      // A city may have several ZIP codes.
      const hasZip = name !== 'address_line1, city and state';
      expectSame(results(await ask(service, input))[0], service, hasZip);
      expectSame(results(await post(service, [input]))[0], service, hasZip);
    }),
  ),
  combinations('address_line2 is taken with all of them', async (service) => {
    for (const input of Object.values(accepted(service)))
      if (!('full_address' in input))
        expectEqual(
          results(await ask(service, { ...input, address_line2: 'Apt 2' })).length,
          1,
          'the number of results',
        );
  }),
  get('GET answers 200 with an array of one result', async (service) => {
    const found = results(await ask(service, accepted(service)['full_address'] ?? {}));
    expectEqual(found.length, 1, 'the number of results');
    expectSchema(found[0], 'StandardizedAddress', 'the result');
  }),
  rule(
    'address.result',
    'safe',
    needs,
  )('a result has components, analysis and metadata, of one request and of a batch', async (service) => {
    const input = accepted(service)['full_address'] ?? {};
    for (const found of [results(await ask(service, input)), results(await post(service, [input]))]) {
      expectSchema(found[0], 'StandardizedAddress', 'the result');
      for (const name of ['address_components', 'usps_analysis', 'metadata'])
        expectThat(Object.keys(asObject(found[0]?.[name])).length > 0, name, 'none');
    }
  }),
  get('the components are those of the address', async (service) => {
    const [found] = results(await ask(service, accepted(service)['full_address'] ?? {}));
    const components = asObject(found?.['address_components']);
    const number = /^\d+/.exec(parts(service).address_line1)?.[0];
    if (number !== undefined)
      expectThat(
        components['primary_num'] === number,
        'primary_num to be the house number',
        shapeOf(components['primary_num']),
      );
    expectThat(
      typeof components['primary_name'] === 'string' && components['primary_name'] !== '',
      'a primary_name',
      shapeOf(components['primary_name']),
    );
    const addon = components['zip_addon'];
    if (typeof addon !== 'string' || addon === '') return;
    expectThat(/^\d{4}$/.test(addon), 'a zip_addon of four digits', shapeOf(addon));
    const point = components['del_point'];
    expectThat(typeof point === 'string' && /^\d{2}$/.test(point), 'a del_point of two digits', shapeOf(point));
    expectThat(point === addon.slice(-2), 'del_point to be the last two digits of zip_addon', 'two others');
  }),
  ...['dpv_return_code', 'dpv_footnotes'].map((name) =>
    get(`usps_analysis has ${name}`, async (service) => {
      const [found] = results(await ask(service, accepted(service)['full_address'] ?? {}));
      expectThat(typeof asObject(found?.['usps_analysis'])[name] === 'string', name, 'none');
    }),
  ),
  get('the metadata has county and geocode of the right kind', async (service) => {
    const [found] = results(await ask(service, accepted(service)['full_address'] ?? {}));
    const metadata = asObject(found?.['metadata']);
    expectThat(typeof metadata['county_name'] === 'string', 'county_name', shapeOf(metadata['county_name']));
    for (const name of ['latitude', 'longitude'])
      expectThat(
        metadata[name] === undefined || typeof metadata[name] === 'number',
        `${name} as a number, or none`,
        shapeOf(metadata[name]),
      );
  }),
  batch('POST answers one result each, with query_index from 0 in order', async (service) => {
    const inputs = Object.values(accepted(service)).slice(0, 3);
    const found = results(await post(service, inputs));
    expectEqual(found.length, 3, 'the number of results');
    found.forEach((result, index) => {
      expectEqual(result['query_index'], index, 'query_index');
      expectSchema(result, 'StandardizedAddress', 'each result', index);
    });
  }),
  batch('each result belongs to the address of its index', async (service) => {
    const { address_line1, ...rest } = parts(service);
    const other = address_line1.replace(/^\d+/, (number) => String(Number(number) + 2));
    const found = results(
      await post(service, [
        { ...rest, address_line1: other },
        { ...rest, address_line1 },
      ]),
    );
    const number = /^\d+/.exec(address_line1)?.[0] ?? '';
    expectThat(
      String(found[1]?.['address_line1']).startsWith(number),
      'the second address as the second result',
      'another one',
    );
    expectThat(
      !String(found[0]?.['address_line1']).startsWith(`${number} `),
      'the first address as the first result',
      'the second one',
    );
  }),
  batch('it says the same as GET', async (service) => {
    const input = accepted(service)['full_address'] ?? {};
    const [single] = results(await ask(service, input));
    const [of] = results(await post(service, [input]));
    for (const name of ['address_line1', 'city', 'state', 'zip_code'])
      expectThat(single?.[name] === of?.[name], `the ${name} that GET answers`, 'another one');
  }),
  errors('no accepted combination is a 400 with { error: { status: 400 } }', async (service) => {
    for (const query of [{}, { city: 'Mountain View' }, { address_line1: '100 Main St' }, { state: 'CA' }])
      expectAddressError(await ask(service, query as Record<string, string>), 400);
  }),
  errors('a batch that is not an array is refused', async (service) => {
    expectAddressError(await post(service, { full_address: '100 Main St, Mountain View, CA 94041' }), 400, 422);
  }),
  errors('a wrong type in a batch is refused with a message', async (service) => {
    const response = await post(service, [{ full_address: 5 }]);
    expectThat(response.status === 400 || response.status === 422, '400 or 422', told(response));
    expectAddressError(response, 400, 422);
  }),
];
