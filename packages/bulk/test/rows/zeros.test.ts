import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRow } from '../../src/plan/checks.ts';

const fields = { full_name: 'name', address_1: 'street', city: 'city', state: 'state', postal_code: 'zip' } as const;

function checked(city: string, state: string, zip: string) {
  const values = { name: 'Bo Hill', street: '5 Main St', city, state, zip };
  const { recipient, problems } = checkRow(2, values, { fields, tags: {} });
  return { zip: recipient.postal_code, codes: problems.map(({ code }) => code) };
}

test('a ZIP that lost its zeros gets them back where city and state are those of that ZIP', () => {
  expect(checked('Boston', 'MA', '2134')).toEqual({ zip: '02134', codes: ['postal_code_restored'] });
  expect(checked('Boston', 'Massachusetts', '2134.0')).toEqual({ zip: '02134', codes: ['postal_code_restored'] });
  expect(checked('Holtsville', 'NY', '501').zip).toBe('00501');
  expect(checked('Boston', 'MA', '21340001')).toMatchObject({ zip: '02134-0001' });
});

test('an apostrophe, with which shops keep the zeros of a ZIP, is no part of it', () => {
  expect(checked('Boston', 'MA', "'02134")).toEqual({ zip: '02134', codes: [] });
  expect(checked('Boston', 'MA', "'02134-0001")).toMatchObject({ zip: '02134-0001' });
  expect(checked('Boston', 'MA', "'2134").codes).toEqual(['postal_code_malformed']);
});

test('one witness is not enough: another city, another state, or no such ZIP leaves it as it is, and the row is refused', () => {
  for (const [city, state, zip] of [
    ['Denver', 'CO', '2134'],
    ['Denver', 'MA', '2134'],
    ['Boston', 'CO', '2134'],
    ['Boston', 'MA', '213'],
    ['', 'MA', '2134'],
  ] as const) {
    const found = checked(city, state, zip);
    expect(found.zip, city).toBe(zip);
    expect(found.codes, city).toContain('postal_code_leading_zero');
  }
});

test('whatever the digits, a ZIP is sent as it came, or with zeros before it', () => {
  const digits = fc.integer({ min: 100, max: 9_999 }).map(String);
  fc.assert(
    fc.property(digits, fc.constantFrom('MA', 'NJ', 'CT', 'CA', 'PR'), (zip, state) => {
      const found = checked('Springfield', state, zip);
      expect([zip, zip.padStart(5, '0')]).toContain(found.zip);
      expect(found.codes.some((code) => code.startsWith('postal_code_'))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
