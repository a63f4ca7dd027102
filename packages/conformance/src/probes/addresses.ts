import { asArray, asObject } from '../service/expect.ts';
import type { Probe } from './probe.ts';
import { outline } from './tokens.ts';

const needs = ['address-base-url'] as const;
const bad = { status: 400, error: null, shape: '{ error: { status }, message }' };

export const addressProbes: readonly Probe[] = [
  {
    id: 'D83',
    level: 'safe',
    needs,
    byDefault: { 'no combination': bad, 'no array': bad, 'wrong type': { ...bad, status: 422 } },
    run: async (service) => ({
      seen: {
        'no combination': outline(await service.call('standardizeAddress', { query: { state: 'CA' } })),
        'no array': outline(await service.call('standardizeAddresses', { json: {} })),
        'wrong type': outline(await service.call('standardizeAddresses', { json: [{ full_address: 5 }] })),
      },
    }),
  },
  {
    id: 'D84',
    level: 'safe',
    needs,
    byDefault: { status: 200, dpv_return_code: 'N' },
    run: async (service) => {
      const query = { address_line1: '1 Nosuch Conformance Way', city: 'Nowhereville', state: 'CA', zip_code: '00000' };
      const response = await service.call('standardizeAddress', { query });
      const code = asObject(asObject(asArray(response.body)[0])['usps_analysis'])['dpv_return_code'];
      return {
        seen: {
          status: response.status,
          dpv_return_code: typeof code === 'string' && /^[A-Z]?$/.test(code) ? code : null,
        },
      };
    },
  },
  {
    id: 'D85',
    level: 'safe',
    needs,
    byDefault: { 'one bad item': 'the batch is refused', empty: { status: 200, items: 0 }, 'query_index of GET': 0 },
    run: async (service) => {
      const good = { full_address: '100 Main St, Mountain View, CA 94041' };
      const mixed = await service.call('standardizeAddresses', { json: [good, {}] });
      const empty = await service.call('standardizeAddresses', { json: [] });
      const [single] = asArray((await service.call('standardizeAddress', { query: good })).body).map(asObject);
      const index = single?.['query_index'];
      return {
        seen: {
          'one bad item': mixed.status >= 400 ? 'the batch is refused' : `${asArray(mixed.body).length} results`,
          empty: { status: empty.status, items: asArray(empty.body).length },
          'query_index of GET': typeof index === 'number' ? index : null,
        },
      };
    },
  },
  {
    id: 'D109',
    level: 'safe',
    needs,
    byDefault: { 'city and zip_code': 200, 'address_line1 alone': 400, 'state alone': 400 },
    run: async (service) => {
      const status = async (query: Readonly<Record<string, string>>) =>
        (await service.call('standardizeAddress', { query })).status;
      return {
        seen: {
          'city and zip_code': await status({ address_line1: '100 Main St', city: 'Mountain View', zip_code: '94041' }),
          'address_line1 alone': await status({ address_line1: '100 Main St' }),
          'state alone': await status({ address_line1: '100 Main St', state: 'CA' }),
        },
      };
    },
  },
  {
    id: 'D119',
    level: 'safe',
    needs,
    byDefault: { 'five digits and two more': 'refused', 'ZIP+4 without the hyphen': 'taken' },
    run: async (service) => {
      const taken = async (zip_code: string) => {
        const { status, body } = await service.call('standardizeAddress', {
          query: { address_line1: '100 Main St', zip_code },
        });
        if (status === 400) return 'refused';
        const zip = asArray(body).map(asObject)[0]?.['zip_code'];
        const isShorter = typeof zip === 'string' && zip !== '' && zip_code.length === 7 && zip_code.startsWith(zip);
        return isShorter && zip !== zip_code ? 'cut' : 'taken';
      };
      return {
        seen: {
          'five digits and two more': await taken('9404112'),
          'ZIP+4 without the hyphen': await taken('940411234'),
        },
      };
    },
  },
  {
    id: 'D110',
    level: 'safe',
    needs,
    byDefault: { zip_code: 'five digits', 'an add-on that was sent': 'kept' },
    run: async (service) => {
      const query = { address_line1: '100 Main St', zip_code: '94041-1234' };
      const [found] = asArray((await service.call('standardizeAddress', { query })).body).map(asObject);
      const zip = String(found?.['zip_code']);
      const addon = asObject(found?.['address_components'])['zip_addon'];
      return {
        seen: {
          zip_code: /^\d{5}$/.test(zip) ? 'five digits' : /^\d{5}-\d{4}$/.test(zip) ? 'ZIP+4' : 'another form',
          'an add-on that was sent': addon === '1234' ? 'kept' : 'replaced',
        },
      };
    },
  },
];
