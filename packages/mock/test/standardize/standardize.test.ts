import { magicAddresses } from '@direct-mail/us-address';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { mockAt } from '../support.ts';

const googleplex = {
  address_line1: '1600 amphitheatre parkway',
  city: 'mountain view',
  state: 'ca',
  zip_code: '94043',
};
const standardized = { address_line1: '1600 AMPHITHEATRE PKWY', city: 'MOUNTAIN VIEW', state: 'CA', zip_code: '94043' };

describe('GET {address_url}/v1/standardize', () => {
  test('address.get: answers 200 with an array of one result; D85: its query_index is 0', async () => {
    const { status, body } = await send(mockAt(), 'standardizeAddress', { query: googleplex, token: null });
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ query_index: 0, ...standardized });
  });

  test('address.result: a result has its lines, address_components, usps_analysis and metadata', async () => {
    const { body } = await send(mockAt(), 'standardizeAddress', { query: googleplex, token: null });
    expect(Object.keys(body[0])).toEqual([
      'query_index',
      'address_line1',
      'address_line2',
      'city',
      'state',
      'zip_code',
      'address_components',
      'usps_analysis',
      'metadata',
    ]);
  });

  test.each([
    [{ full_address: '1600 amphitheatre parkway, mountain view ca 94043' }],
    [{ address_line1: '1600 amphitheatre parkway', zip_code: '94043' }],
    [{ address_line1: '1600 amphitheatre parkway', city: 'mountain view', state: 'ca' }],
    [{ address_line1: '1600 amphitheatre parkway', city: 'mountain view ca 94043' }],
    [{ ...googleplex, full_address: '' }],
  ])('address.combinations: %j is an accepted combination', async (query) => {
    const { status, body } = await send(mockAt(), 'standardizeAddress', { query });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ address_line1: standardized.address_line1, state: 'CA' });
  });

  test.each([[{}], [{ address_line1: '1 Main St' }], [{ city: 'x', state: 'CA' }], [{ zip_code: '94043' }]])(
    'D83: %j is no accepted combination, a 400 whose error has the status',
    async (query) => {
      const { status, body } = await send(mockAt(), 'standardizeAddress', { query });
      expect(status).toBe(400);
      expect(body).toEqual({ error: { status: 400 }, message: expect.stringContaining('address_line1') });
    },
  );

  test('D84: an address that cannot be found is 200 with dpv_return_code N and the footnote that says so', async () => {
    const query = { address_line1: '1 Nowhere St', city: 'Nowhere At All', state: 'CA' };
    const { status, body } = await send(mockAt(), 'standardizeAddress', { query });
    const { dpv_return_code: code, dpv_footnotes: notes } = body[0].usps_analysis;
    expect({ status, code, notes }).toEqual({ status: 200, code: 'N', notes: expect.stringContaining('A1') });
  });

  test('D18: no token is needed and a wrong one is ignored, unless the setting asks for the production token', async () => {
    const open = mockAt();
    const closed = mockAt(undefined, { settings: { addressToken: 'production' } });
    const ask = async (mock: typeof open, token: string | null) =>
      (await send(mock, 'standardizeAddress', { query: googleplex, token })).status;
    expect([await ask(open, null), await ask(open, 'wrong')]).toEqual([200, 200]);
    expect([await ask(closed, null), await ask(closed, 'wrong')]).toEqual([403, 403]);
    expect([await ask(closed, 'test_mock'), await ask(closed, 'live_mock')]).toEqual([403, 200]);
  });
});

describe('POST {address_url}/v1/standardize', () => {
  const post = (body: unknown, mock = mockAt()) => send(mock, 'standardizeAddresses', { body, token: null });

  test('address.batch: answers 200 with one result each, with its query_index', async () => {
    const other = { full_address: '350 5th ave, new york ny 10118' };
    const { status, body } = await post([googleplex, other, googleplex]);
    expect(status).toBe(200);
    expect(body.map(({ query_index }: { query_index: number }) => query_index)).toEqual([0, 1, 2]);
    expect(body[1]).toMatchObject({ address_line1: '350 5TH AVE', zip_code: '10118' });
    expect(body[2]).toEqual({ ...body[0], query_index: 2 });
  });

  test('D85: an empty batch is 200 with an empty array', async () => {
    expect(await post([])).toMatchObject({ status: 200, body: [] });
  });

  test.each([[{}], [googleplex], ['text'], [7]])('D83: %j is no array, 400', async (body) => {
    const { status, body: response } = await post(body);
    expect(status).toBe(400);
    expect(response.error).toEqual({ status: 400 });
  });

  test('D85: one item without an accepted combination refuses the whole batch and is named by its index', async () => {
    const { status, body } = await post([googleplex, { address_line1: '1 Main St' }]);
    expect(status).toBe(400);
    expect(body).toEqual({ error: { status: 400 }, message: expect.stringMatching(/^address 1: /) });
  });

  test.each([
    [[googleplex, 'text'], 'address 1: must be an object'],
    [[null], 'address 0: must be an object, got null'],
    [[[]], 'address 0: must be an object, got an array'],
    [[{ ...googleplex, zip_code: 94043 }], 'address 0: zip_code must be a string, got a number'],
    [[{ full_address: { line: 'x' } }], 'address 0: full_address must be a string'],
  ])('D83: the right shape with a wrong type in it is 422: %j', async (body, message) => {
    const { status, body: response } = await post(body);
    expect(status).toBe(422);
    expect(response).toEqual({ error: { status: 422 }, message: expect.stringContaining(message) });
  });

  test.each([
    { address_line1: '1600 amphitheatre pkwy', zip_code: '94043-1351' },
    { full_address: '1600 amphitheatre pkwy, mountain view ca 94043-1351' },
  ])('D110: the add-on of %j is kept, apart from the ZIP code', async (input) => {
    const [address] = (await post([input])).body;
    expect(address).toMatchObject({ zip_code: '94043', address_components: { zip_addon: '1351', del_point: '51' } });
  });

  test('D104: a field that is null is not there; with the setting it is a wrong type', async () => {
    const mock = mockAt();
    const postTo = async (body: unknown) => send(mock, 'standardizeAddresses', { body });
    const nulls = { full_address: null, address_line2: null };
    const [plain, nulled] = (await postTo([googleplex, { ...googleplex, ...nulls }])).body;
    expect(nulled).toEqual({ ...plain, query_index: 1 });
    expect((await postTo([{ address_line1: '1 Main St', zip_code: null }])).status).toBe(400);
    await mock.settings.update({ nulls: 'refuse' });
    expect((await postTo([{ ...googleplex, ...nulls }])).body.message).toBe(
      'address 0: full_address must be a string, got null',
    );
  });

  test.each([
    [{ address_line1: '1 Main St', state: 'CA', zip_code: '94043' }, 400],
    [{ address_line1: '1 Main St', state: 'CA' }, 400],
    [{ address_line1: '1 Main St' }, 400],
    [{ city: 'Mountain View', state: 'CA', zip_code: '94043' }, 400],
    [{ address_line1: '1 Main St', city: 'Mountain View', zip_code: '94043' }, 200],
    [{ address_line1: '1 Main St', city: 'Mountain View', state: 'CA' }, 200],
    [{ address_line1: '1 Main St', city: 'Mountain View CA 94043' }, 200],
    [{ address_line1: '1 Main St', state: ' ', zip_code: '94043' }, 200],
    [{ full_address: '1 Main St, Mountain View CA 94043', state: 'CA' }, 200],
  ])('D109: %j is %i, alone and in a batch', async (input, status) => {
    const query = input as Record<string, string>;
    expect((await send(mockAt(), 'standardizeAddress', { query })).status).toBe(status);
    expect((await post([input])).status).toBe(status);
  });

  test('D23: at most 1,000 addresses, 413 above', async () => {
    const addresses = Array.from({ length: 1001 }, () => ({ address_line1: '1 Main St', zip_code: '94043' }));
    expect((await post(addresses.slice(1))).status).toBe(200);
    const { status, body } = await post(addresses);
    expect(status).toBe(413);
    expect(body).toEqual({ error: { status: 413 }, message: expect.stringContaining('1000') });
  });

  test('D23: the limit is a setting', async () => {
    const mock = mockAt(undefined, { settings: { maxBatch: 2 } });
    expect((await post([googleplex, googleplex], mock)).status).toBe(200);
    expect((await post([googleplex, googleplex, googleplex], mock)).status).toBe(413);
  });
});

describe('magic addresses: an outcome that is asked for by a phrase', () => {
  const http = magicAddresses.filter(({ effect }) => effect.kind === 'http');

  test.each(http)(
    'address.errors: D83: "$phrase" in address_line1 gives that status and its body, for one address and for a batch',
    async (magic) => {
      const status = Number(magic.phrase.slice('http '.length));
      const address = { address_line1: magic.phrase, zip_code: '94043' };
      const mock = mockAt();
      const single = await send(mock, 'standardizeAddress', { query: address });
      const batch = await send(mock, 'standardizeAddresses', { body: [googleplex, address] });
      for (const response of [single, batch]) {
        expect(response.status).toBe(status);
        expect(response.body).toEqual({ error: { status }, message: expect.any(String) });
      }
      expect(batch.body.message).toMatch(/^address 1: /);
    },
  );

  test('address.errors: there is a phrase for each of the five errors', () => {
    expect(http.map(({ phrase }) => phrase)).toEqual(['http 400', 'http 413', 'http 422', 'http 500', 'http 503']);
  });

  test.each(magicAddresses.filter(({ effect }) => effect.kind === 'analysis'))(
    '"$phrase" sets the fields of its table',
    async ({ phrase, effect }) => {
      const query = { address_line1: phrase.toUpperCase(), city: 'Anywhere', state: 'CA', zip_code: '11111' };
      const { status, body } = await send(mockAt(), 'standardizeAddress', { query });
      expect(status).toBe(200);
      if (effect.kind === 'analysis') expect(body[0]).toMatchObject({ usps_analysis: effect.analysis });
    },
  );
});
