/** A place that the table knows in part: told as unsure, and never the reason to replace what was sent. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean, explain, standardize } from '../../src/index.ts';
import { cityInState, isOneOfMany, rowOfZip, wordsHash, zipOfRow } from '../../src/lookup/places.ts';
import { stateByName, stateCode } from '../../src/lookup/states.ts';
import { table } from '../../src/lookup/table.ts';

const at = (city: string, state: string, zip_code?: string) => ({
  address_line1: '350 5th Ave',
  city,
  state,
  ...(zip_code === undefined ? {} : { zip_code }),
});

describe('a ZIP chosen for a place with one listed ZIP, whose post office has several', () => {
  test.each([
    ['Manhattan', 'NY', 0.05],
    ['The Bronx', 'NY', 0.05],
    ['Queens', 'NY', 0.5],
    ['Harlem', 'NY', 0.05],
    ['Centennial', 'CO', 0.5],
    ['Sandy Springs', 'GA', 0.05],
    ['Paradise', 'NV', 0.05],
    ['Georgetown', 'DC', 0.05],
    ['Back Bay', 'MA', 0.05],
  ])('%s, %s is told as chosen', async (city, state, most) => {
    const { confidence, candidates, fields, result } = explain(at(city, state));
    expect(confidence).toBeLessThanOrEqual(most);
    expect(candidates.length).toBeGreaterThan(0);
    expect(fields.find(({ field }) => field === 'zip_code')?.rule).toBe('zip_one_of_several');
    expect(result.city).toBe(city.toUpperCase());
    for await (const row of clean([at(city, state)])) expect(row).toMatchObject({ zip_chosen: true, confidence });
    expect(standardize(result)).toMatchObject({ city: result.city, zip_code: result.zip_code });
  });
  test('Georgetown, DC is not the ZIP of one institution', () => {
    expect(standardize(at('Georgetown', 'DC')).zip_code).not.toBe('20418');
  });
  test('a place whose post office has one ZIP has that', () => {
    expect(explain(at('Kenton', 'OH'))).toMatchObject({ confidence: 0.93, result: { zip_code: '43326' } });
  });
  test('no ZIP that was sent is replaced by one of these', () => {
    const t = table();
    const cities = Array.from({ length: t.cityState.length - t.primaries }, (_, i) => t.primaries + i).filter(
      isOneOfMany,
    );
    expect(cities.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(4), fc.nat(9), (city, place, digit) => {
        const name = t.text.slice(t.nameFrom[city], t.nameTo[city]);
        const zip = zipOfRow(t.extraRows[city - t.primaries] ?? 0);
        const sent = zip.slice(0, place) + digit + zip.slice(place + 1);
        expect(standardize(at(name, stateCode(t.cityState[city] ?? 0), sent)).zip_code).toBe(sent);
      }),
      { numRuns: 1000 },
    );
  });
  test('Manhattan NY 10015 stays', () => {
    expect(standardize({ full_address: '1 Main St, Manhattan NY 10015' }).zip_code).toBe('10015');
  });
});

describe('a military ZIP that lost a digit', () => {
  test('stays in its state, and is corrected where a zero in front is missing only', () => {
    const zips = Array.from(table().zip, (zip) => String(zip).padStart(5, '0')).filter((zip) =>
      /^(09|340|96[2-6])/.test(zip),
    );
    fc.assert(
      fc.property(fc.constantFrom(...zips), fc.constantFrom('APO', 'FPO', 'DPO'), fc.nat(4), (zip, city, lost) => {
        const state = zip.startsWith('09') ? 'AE' : zip.startsWith('340') ? 'AA' : 'AP';
        const sent = zip.slice(0, lost) + zip.slice(lost + 1);
        const found = standardize({ address_line1: 'PSC 3 Box 12', city, state, zip_code: sent });
        expect(found.state).toBe(state);
        expect([sent, `0${sent}`]).toContain(found.zip_code);
      }),
      { numRuns: 1000 },
    );
  });
  test.each([
    ['APO', 'AP', '9641', '9641'],
    ['FPO', 'AE', '0937', '0937'],
    ['APO', 'AE', '9012', '09012'],
  ])('%s %s %s is %s', (city, state, sent, zip_code) => {
    expect(standardize({ address_line1: 'PSC 3 Box 12', city, state, zip_code: sent })).toMatchObject({
      state,
      zip_code,
    });
  });
});

describe('city and state agree, the ZIP is that of a town of the same name elsewhere', () => {
  test.each([
    ['Houston', 'TX', '99629'],
    ['Buffalo', 'NY', '42721'],
    ['Brooklyn', 'NY', '18813'],
    ['Dallas', 'TX', '99629'],
    ['APO', 'AP', '09012'],
  ])('%s, %s %s is in doubt', (city, state, zip) => {
    const found = explain(at(city, state, zip));
    expect(found.result.zip_code).toBe(zip);
    expect(found.confidence).toBeLessThanOrEqual(0.5);
    expect(found.candidates.map((each) => each.state)).toContain(state);
    const city_number = cityInState(wordsHash([city.toUpperCase()], 0, 1), stateByName.get(state) ?? -1);
    expect(city_number).toBeGreaterThanOrEqual(0);
    expect(rowOfZip(zip)).toBeGreaterThanOrEqual(0);
  });
  test('beside the state line it is the usual slip', () => {
    expect(explain(at('Kansas City', 'KS', '64101')).confidence).toBe(0.98);
  });
});

describe("a state's name that belongs to the city stays, in one line and as fields", () => {
  test.each([
    ['Port Washington', 'WA', '98101', 'PORT WASHINGTON'],
    ['Little Georgia', 'GA', '30301', 'LITTLE GEORGIA'],
    ['Midtown New York', 'NY', '10018', 'MIDTOWN NEW YORK'],
    ['Upper Manhattan New York', 'NY', '10018', 'UPPER MANHATTAN NEW YORK'],
    // and one that is the state's
    ['Omaha Nebraska', 'NE', '68102', 'OMAHA'],
    ['Rochester New York', 'NY', '14604', 'ROCHESTER'],
  ])('%s, %s %s', (city, state, zip_code, expected) => {
    const result = standardize(at(city, state, zip_code));
    expect(result).toMatchObject({ city: expected, state, zip_code });
    expect(standardize(result).city).toBe(expected);
    const full_address = `350 5th Ave, ${city}, ${state} ${zip_code}`;
    expect(standardize({ full_address })).toMatchObject({
      address_line1: '350 5TH AVE',
      city: expected,
      state,
      zip_code,
    });
  });
});

test.each([
  ['Philly', 'PA', 'PHILADELPHIA'],
  ['Vegas', 'NV', 'LAS VEGAS'],
  ['St Pete', 'FL', 'SAINT PETERSBURG'],
  ['SLC', 'UT', 'SALT LAKE CITY'],
  ['Wash', 'DC', 'WASHINGTON'],
  ['KC', 'KS', 'KANSAS CITY'],
])('the short name %s, %s is known', (city, state, expected) => {
  expect(standardize(at(city, state)).city).toBe(expected);
  expect(standardize({ full_address: `350 5th Ave, ${city} ${state}` }).city).toBe(expected);
});
