import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AddressComponents, type AddressInput, standardize } from '../src/index.ts';

interface Vector {
  id: string;
  input: AddressInput;
  expected: {
    address_line1?: string;
    delivery_line?: string;
    city?: string;
    state?: string;
    zip_code5?: string;
    county_fips5?: string;
    components?: Partial<AddressComponents>;
  };
}

const vectors = JSON.parse(
  readFileSync(new URL('./fixtures/address-vectors.json', import.meta.url), 'utf8'),
) as Vector[];

describe('Standardized address result: labelled addresses', () => {
  test.each(vectors.map((v) => [v.id, v] as const))('%s', (_id, { input, expected }) => {
    const result = standardize(input);
    const { address_components, metadata } = result;
    const actual = {
      address_line1: result.address_line1,
      delivery_line: [result.address_line1, result.address_line2].filter((line) => line !== '').join(' '),
      city: result.city,
      state: result.state,
      zip_code5: result.zip_code.slice(0, 5),
      county_fips5: (expected.county_fips5 ?? '').slice(0, 2) + metadata.county_num,
      components: address_components,
    };
    expect(actual).toMatchObject(expected);
  });
});
