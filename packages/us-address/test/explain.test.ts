import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressInputError, type ExplainedField, explain, standardize } from '../src/index.ts';
import { addressInput } from './arbitrary.ts';
import { runs } from './runs.ts';

const fieldOf = (input: Parameters<typeof explain>[0], name: ExplainedField) =>
  explain(input).fields.find(({ field }) => field === name);

describe('explain says of each field what came, what it became, by which rule and how sure', () => {
  test.each([
    ['1 MAIN ST, SPRINGFIELD, IL 62701', 'address_line1', '1 MAIN ST', '1 MAIN ST', 'kept', 1],
    ['1 main street, Springfield, IL 62701', 'address_line1', '1 MAIN STREET', '1 MAIN ST', 'standardized', 0.99],
    ['1 Oak Drvie, Springfield, IL 62701', 'address_line1', '1 OAK DRVIE', '1 OAK DR', 'suffix_corrected', 0.99],
    ['1 Main St, Acme Mall, Springfield, IL 62701', 'address_line2', '', 'ACME MALL', 'parts_moved', 0.98],
    ['Main St, Springfield, IL 62701', 'address_line1', 'MAIN ST', 'MAIN ST', 'number_missing', 0.2],
    ['Xyzzy, Springfield, IL 62701', 'address_line1', 'XYZZY', 'XYZZY', 'unreadable', 0],
    ['1 Main St, Spokane Valley, WA 99206', 'city', 'SPOKANE VALLEY', 'SPOKANE VALLEY', 'city_near_zip', 0.98],
    ['1 Main St, Chcago, IL 60601', 'city', 'CHCAGO', 'CHICAGO', 'city_spelling', 0.99],
    ['1 Main St, Nowhere, IL 60601', 'city', 'NOWHERE', 'CHICAGO', 'city_of_zip', 0.8],
    ['1 Main St, 60601', 'city', '', 'CHICAGO', 'from_zip', 0.99],
    ['1 Main St, Chicago, IN 60601', 'state', 'IN', 'IL', 'state_of_zip', 0.98],
    ['1 Main St, Kenton, OH 44326', 'zip_code', '44326', '43326', 'zip_one_slip', 0.99],
    ['1 Main St, Wanaque, NJ', 'zip_code', '', '07465', 'zip_of_city', 0.93],
    ['1 Main St, Nowhere, ZZ 00000', 'zip_code', '00000', '00000', 'not_found', 0],
    ['1 Main St, Springfield, IL 62701-1234', 'zip_addon', '1234', '1234', 'kept', 1],
    ['1 Main St, Kenton, OH 44326-1234', 'zip_addon', '1234', '3201', 'dropped', 1],
  ] as const)('%s: %s', (full_address, name, before, after, rule, confidence) => {
    const found = fieldOf({ full_address }, name);
    expect(found).toMatchObject({ before, rule, confidence });
    if (rule !== 'dropped') expect(found?.after).toBe(after);
  });
  test('a unit on the second line joins the first', () => {
    const input = { address_line1: '1 Main St', address_line2: 'Apt 4', zip_code: '62701' };
    expect(fieldOf(input, 'address_line2')).toMatchObject({ before: 'Apt 4', after: '', rule: 'unit_joined' });
  });
  test('one of n ZIPs is sure to one in n', () => {
    expect(fieldOf({ full_address: '1 Main St, Springfield, OR' }, 'zip_code')).toMatchObject({
      rule: 'zip_one_of_several',
      confidence: 0.333,
    });
  });
});

describe('up to three other places where the place is in doubt, and none where it is sure', () => {
  test.each([
    ['1 Main St, Springfield, IL 62701', []],
    ['1 Main St, Kenton, OH 44326', [{ city: 'AKRON', state: 'OH', zip_code: '44326', confidence: 0.1 }]],
  ])('%s', (full_address, candidates) => expect(explain({ full_address }).candidates).toEqual(candidates));
  test('the city that was sent, beside a ZIP elsewhere', () => {
    const { candidates } = explain({ full_address: '1 Main St, Wanaque, NJ 60601' });
    expect(candidates).toEqual([{ city: 'WANAQUE', state: 'NJ', zip_code: '07465', confidence: 0.3 }]);
  });
  test('never more than three, likeliest first', () => {
    const { candidates } = explain({ full_address: '1 Main St, Chicago, IL' });
    expect(candidates).toHaveLength(3);
    expect(candidates.map(({ city }) => city)).toEqual(['CHICAGO', 'CHICAGO', 'CHICAGO']);
  });
});

test('explain speaks of what standardize answers, for addresses of every form', () => {
  fc.assert(
    fc.property(addressInput, (input) => {
      const { result, fields, confidence, candidates } = explain(input);
      expect(result).toEqual(standardize(input));
      expect(fields.map(({ field }) => field)).toEqual([
        'address_line1',
        'address_line2',
        'city',
        'state',
        'zip_code',
        'zip_addon',
      ]);
      for (const each of fields) {
        expect(each.confidence).toBeGreaterThanOrEqual(0);
        expect(each.confidence).toBeLessThanOrEqual(1);
        if (each.rule === 'kept') expect(each.changed).toBe(false);
      }
      expect(confidence).toBe(Math.min(...fields.slice(0, 5).map((each) => each.confidence)));
      expect(candidates.length).toBeLessThanOrEqual(3);
    }),
    { seed: 20, numRuns: runs(800) },
  );
});

test('D83: explain refuses what standardize refuses', () => {
  // @ts-expect-error: half of an address
  expect(() => explain({ address_line1: '1 Main St' })).toThrow(AddressInputError);
});

test.each([
  [{ full_address: '12 Oak St, Boston, MA 2116' }, '2116', '', '02116'],
  [{ full_address: '12 Oak St, Boston, MA 2116-1234' }, '2116-1234', '1234', '02116'],
  [{ address_line1: '12 Oak St', city: 'Boston', state: 'MA', zip_code: '2116-1234' }, '2116-1234', '1234', '02116'],
  [{ full_address: '12 Oak St, Dallas, TX 7520l' }, '7520L', '', '75201'],
])('of a corrected ZIP the word that was sent is shown, and its add-on is kept: %j', (input, before, addon, after) => {
  const { fields } = explain(input);
  expect(fields[4]).toMatchObject({ before, after, changed: true, rule: 'zip_from_digits' });
  if (addon !== '') expect(fields[5]).toMatchObject({ before: addon, after: addon, rule: 'kept' });
});

test('of a damaged ZIP that fits no city here the add-on is no fact', () => {
  const { fields, result } = explain({ full_address: '12 Oak St, Dallas, TX 2116-1234' });
  expect(fields[4]).toMatchObject({ changed: false, rule: 'not_found' });
  expect(result.address_components.zip_addon).toBe('');
});
