import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressInput, congressionalDistricts, deliverability, standardize } from '../src/index.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };
const at = (address_line1: string, rest: object = springfield) =>
  standardize({ address_line1, ...rest } as AddressInput);

describe('Standardized address result: the fields', () => {
  test('every field of the specification is there, and preferred_city of our own', () => {
    const result = standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' });
    expect(Object.keys(result)).toEqual([
      'address_line1',
      'address_line2',
      'city',
      'preferred_city',
      'state',
      'zip_code',
      'address_components',
      'usps_analysis',
      'metadata',
    ]);
    expect(Object.keys(result.address_components).sort()).toEqual(
      'del_point pmb_des pmb_num post_dir post_office_city pre_dir primary_name primary_num secndry_num secndry_num2 suffix unit_des unit_des2 zip_addon'.split(
        ' ',
      ),
    );
    expect(Object.keys(result.usps_analysis).sort()).toEqual(
      'ame_footnotes dpv_cmra dpv_footnotes dpv_no_stat dpv_return_code dpv_vacant llk_ind llk_return_code slk_footnotes'.split(
        ' ',
      ),
    );
    expect(Object.keys(result.metadata).sort()).toEqual(
      'carrier_rte cong_district county_name county_num default_flag elot_code elot_num latitude longitude precision rdi record_type zip_class_code'.split(
        ' ',
      ),
    );
    expect(result.metadata).toMatchObject({
      county_name: 'Santa Clara',
      county_num: '085',
      latitude: 37.406,
      longitude: -122.077,
      precision: 'Zip5',
    });
  });

  test.each([
    ['101 Main St', '01'],
    ['5 Main St', '05'],
    ['1600 Main St', '00'],
    ['PO Box 720114', '14'],
    ['PO Box K', '99'],
    ['RR 1', '99'],
    ['112-10 Main St', '10'],
    ['123A Main St', '23'],
  ])('del_point of "%s" is %s and ends zip_addon', (line, point) => {
    const { del_point, zip_addon } = at(line).address_components;
    expect(del_point).toBe(point);
    expect(zip_addon).toMatch(/^\d{4}$/);
    expect(zip_addon.slice(2)).toBe(point);
  });

  test('the add-on of a box is its number, of general delivery 9999', () => {
    expect(at('PO Box 720114').address_components.zip_addon).toBe('0114');
    expect(at('PO Box 7').address_components.zip_addon).toBe('0007');
    expect(at('General Delivery').address_components).toMatchObject({ zip_addon: '9999', del_point: '99' });
  });

  test('houses of one block and side share the first two digits of the add-on', () => {
    const addon = (line: string) => at(line).address_components.zip_addon.slice(0, 2);
    expect(addon('104 Main St')).toBe(addon('112 Main St'));
    expect(addon('101 Main St')).toBe(addon('113 Main Street'));
  });

  test.each([
    ['101 Main St', { record_type: 'S' }, 'C'],
    ['101 Main St Apt 4', { record_type: 'H', rdi: 'Y' }, 'C'],
    ['101 Main St Ste 4', { record_type: 'H', rdi: 'N' }, 'C'],
    ['PO Box 12', { record_type: 'P', rdi: 'Y' }, 'B'],
    ['RR 1 Box 12', { record_type: 'R' }, 'R'],
    ['HC 1 Box 12', { record_type: 'R' }, 'H'],
    ['General Delivery', { record_type: 'G' }, 'G'],
  ])('record type and route of "%s"', (line, metadata, route) => {
    const result = at(line);
    expect(result.metadata).toMatchObject(metadata);
    expect(result.metadata.carrier_rte).toMatch(new RegExp(`^${route}\\d{3}$`));
  });

  test('an at-large state has the district AL, another one of its seats', () => {
    const district = (zip_code: string) => at('101 Main St', { zip_code }).metadata.cong_district;
    expect(district('82901')).toBe('AL');
    expect(district('99801')).toBe('AL');
    expect(district('60606')).toBe('07');
    expect(['16', '17']).toContain(district('94043'));
    expect(district('20500')).toBe('98');
  });

  test("the district is one of the ZIP's, and none is known for a ZIP without a census area", () => {
    expect(congressionalDistricts('60606')).toEqual(['07']);
    expect(congressionalDistricts('94043')).toEqual(['16', '17']);
    expect(congressionalDistricts('82901')).toEqual(['AL']);
    for (const zip of ['09007', '10118', '99999', '6060', '']) expect(congressionalDistricts(zip)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.nat(999), (number, house) => {
        const zip_code = String(number).padStart(5, '0');
        const districts = congressionalDistricts(zip_code);
        const { cong_district } = at(`${house + 1} Oak St`, { zip_code }).metadata;
        if (districts.length > 0) expect(districts).toContain(cong_district);
      }),
    );
  });

  test.each([
    ['PO Box 12', '10008', 'P'],
    ['101 Main St', '10118', 'U'],
    ['101 Main St', '60606', ''],
    ['PO Box 12', '60606', ''],
    ['PSC 802 Box 74', '09499', 'M'],
  ])('"%s" in %s is of class "%s"', (line, zip_code, zip_class_code) => {
    expect(at(line, { zip_code }).metadata.zip_class_code).toBe(zip_class_code);
  });

  test('a military ZIP that no list has is kept, with the kind of post office that was sent', () => {
    const sent = { full_address: 'UNIT 7400 BOX 1, DPO AA 34035' };
    expect(standardize(sent)).toMatchObject({ city: 'DPO', preferred_city: 'DPO', state: 'AA', zip_code: '34035' });
    expect(standardize({ full_address: 'PSC 1 BOX 2, APO AE 09899' })).toMatchObject({
      city: 'APO',
      zip_code: '09899',
    });
  });

  test.each([
    ['94043', 'Santa Clara', '085'],
    ['63101', 'St. Louis city', '510'],
    ['22182', 'Fairfax', '059'],
    ['06103', 'Capitol', '110'],
    ['00926', 'San Juan', '127'],
    ['70112', 'Orleans', '071'],
    ['57770', 'Oglala Lakota', '102'],
  ])('the county of ZIP %s is %s, %s', (zip_code, county_name, county_num) => {
    expect(at('101 Main St', { zip_code }).metadata).toMatchObject({ county_name, county_num });
  });
});

describe('Standardized address result: the verdict', () => {
  test.each([
    ['101 MAIN ST', 'Y', 'AABB', ''],
    ['101 Main Street', 'Y', 'AABB', 'N'],
    ['101 MAIN ST APT', 'D', 'AAN1', 'H'],
    ['101 MAIN ST PMB 12', 'Y', 'AABBRR', ''],
    ['MAIN ST', 'N', 'AAM1', 'I'],
    ['PO BOX', 'N', 'AAP1', 'I'],
    ['RR 1', 'N', 'AAP1', 'I'],
    ['GENERAL DELIVERY', 'Y', 'AAG1', ''],
    ['ACME INC', 'N', 'A1M1', 'F'],
  ])('%s: %s %s', (line, dpv_return_code, dpv_footnotes, ame_footnotes) => {
    expect(at(line).usps_analysis).toMatchObject({ dpv_return_code, dpv_footnotes, ame_footnotes });
  });

  test('military mail is F1 and Y', () => {
    const { usps_analysis } = at('PSC 802 BOX 74', { city: 'APO', state: 'AE', zip_code: '09499' });
    expect(usps_analysis).toMatchObject({ dpv_return_code: 'Y', dpv_footnotes: 'AAF1', ame_footnotes: 'Y' });
  });

  test('blank where nothing was matched', () => {
    expect(at('MAIN ST').usps_analysis).toMatchObject({ dpv_cmra: '', dpv_vacant: '', dpv_no_stat: '' });
  });
});

describe('D68: what cannot be delivered to', () => {
  test.each([
    ['12 Main St', { city: 'Nowhere', state: 'IL', zip_code: '00000' }, 'no_such_place'],
    ['12 Main St', { city: 'Nowhere', state: 'IL' }, 'no_such_place'],
    ['Main St', springfield, 'house_number_missing'],
    ['PO Box', springfield, 'box_number_missing'],
    ['RR 2', springfield, 'box_number_missing'],
    ['HC Box 12', springfield, 'route_number_missing'],
    ['PSC 802', { city: 'APO', state: 'AE', zip_code: '09499' }, 'box_number_missing'],
    ['CMR 403', { city: 'APO', state: 'AE', zip_code: '09059' }, 'box_number_missing'],
    ['Rural Route', springfield, 'route_number_missing'],
    ['Acme Inc', springfield, 'unreadable'],
    ['undeliverable no match', springfield, 'unreadable'],
  ])('"%s" %o: %s', (line, rest, reason) => {
    const verdict = deliverability(at(line, rest));
    expect(verdict).toMatchObject({ deliverable: false, reason });
    expect(verdict).not.toHaveProperty('message', expect.stringMatching(/Nowhere|Acme|12/i));
  });

  test.each([
    ['12 Main St', springfield],
    ['PO Box 12', springfield],
    ['RR 2 Box 12', springfield],
    ['General Delivery', springfield],
    ['Unit 45013', { city: 'APO', state: 'AP', zip_code: '96338' }],
    ['USS Enterprise', { city: 'FPO', state: 'AP', zip_code: '96601' }],
    ['Cond Ashford Apt 3', { city: 'San Juan', state: 'PR', zip_code: '00907' }],
    ['101 Main St Apt', springfield],
  ])('"%s" can be delivered to', (line, rest) => {
    expect(deliverability(at(line, rest))).toEqual({ deliverable: true });
  });
});
