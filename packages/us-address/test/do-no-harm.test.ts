/** What is sent is never made worse: on generated lines, and on lines of public lists that were made worse once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, standardize } from '../src/index.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  isNear,
  rowsOfCity,
  stateOfRow,
  wordsHash,
  zipOfRow,
} from '../src/lookup/places.ts';
import { stateCode } from '../src/lookup/states.ts';
import { table } from '../src/lookup/table.ts';
import { runs } from './runs.ts';

const rows = table().zip.length;
const row = fc.integer({ min: 0, max: rows - 1 });
const street = fc.constantFrom(
  '12 Main St',
  '1400 N Oak Ave Apt 4',
  '7 Broadway',
  '366 Route 18',
  'PO Box 12',
  '205 4th Ave NE, Suite 104',
  '100 Market St, Valley Mall',
);
const seeded = { seed: 20, numRuns: runs(1500) };

/** The ZIPs that one digit or one swap of neighbours makes of a ZIP. */
function slipsOf(zip: string): Set<string> {
  const all = new Set<string>();
  for (let i = 0; i < 5; i++) {
    for (let digit = 0; digit < 10; digit++) all.add(zip.slice(0, i) + digit + zip.slice(i + 1));
    if (i < 4) all.add(zip.slice(0, i) + zip.charAt(i + 1) + zip.charAt(i) + zip.slice(i + 2));
  }
  return all;
}

describe('a ZIP that exists is never replaced, unless by one of the same city one digit or one swap away', () => {
  const holds = (whole: ReturnType<typeof standardize>, zip: string, city: number): void => {
    if (whole.zip_code === zip) return;
    expect(slipsOf(zip)).toContain(whole.zip_code);
    expect(Array.from(rowsOfCity(city), zipOfRow)).toContain(whole.zip_code);
    expect(whole.usps_analysis.ame_footnotes).toContain('A');
  };
  test('any city beside any ZIP, in one line and as fields', () => {
    fc.assert(
      fc.property(street, row, row, fc.boolean(), (line, a, b, own) => {
        const [city, zip] = [cityOfRow(b), zipOfRow(a)];
        const state = stateCode(stateOfRow(own ? b : a));
        holds(standardize({ full_address: `${line}, ${cityName(city)}, ${state} ${zip}` }), zip, city);
        holds(standardize({ address_line1: line, city: cityName(city), state, zip_code: zip }), zip, city);
      }),
      seeded,
    );
  });
  test('any words for a city', () => {
    const word = fc.constantFrom('Upper', 'West', 'Valley', 'Lake', 'Xyzzy', 'Fort', 'Saint', 'Spring', 'Ville', 'N.');
    fc.assert(
      fc.property(street, fc.array(word, { minLength: 1, maxLength: 3 }), row, (line, words, at) => {
        const zip = zipOfRow(at);
        const text = `${line}, ${words.join(' ')}, ${stateCode(stateOfRow(at))} ${zip}`;
        const { zip_code: found, city } = standardize({ full_address: text });
        if (found !== zip) expect(slipsOf(zip)).toContain(found);
        expect(city).not.toBe('');
      }),
      seeded,
    );
  });
});

test('a comma before `CITY, ST ZIP` bounds the city: one line and fields give the same', () => {
  fc.assert(
    fc.property(street, row, (line, at) => {
      const [city, state, zip_code] = [cityName(cityOfRow(at)), stateCode(stateOfRow(at)), zipOfRow(at)];
      const whole = standardize({ full_address: `${line}, ${city}, ${state} ${zip_code}` });
      expect(whole).toEqual(standardize({ address_line1: line, city, state, zip_code }));
      expect(whole).toMatchObject({ city, zip_code });
    }),
    seeded,
  );
});

test('a city that is known near its ZIP is kept, with the preferred one beside it', () => {
  const t = table();
  fc.assert(
    fc.property(fc.integer({ min: t.primaries, max: t.cityState.length - 1 }), (number) => {
      const at = rowsOfCity(number)[0] ?? 0;
      const city = cityName(number);
      const text = `1420 Maple Ave, Apt 3, ${city}, ${stateCode(stateOfRow(at))} ${zipOfRow(at)}`;
      const found = standardize({ full_address: text });
      const preferred = cityName(cityOfRow(at));
      expect(found).toMatchObject({ address_line1: '1420 MAPLE AVE APT 3', city, preferred_city: preferred });
      expect(found.zip_code).toBe(zipOfRow(at));
      expect(found.address_components.post_office_city).toBe(preferred);
    }),
    seeded,
  );
});

describe('lines of public lists that were made worse once', () => {
  test.each([
    ['12004 E. Main Avenue, Spokane Valley, WA 99206', '12004 E MAIN AVE', 'SPOKANE VALLEY', '99206'],
    ['1246 Glendon Ave, Westwood, CA 90024', '1246 GLENDON AVE', 'WESTWOOD', '90024'],
    ['2800 Tremont Rd., Upper Arlington, OH 43221', '2800 TREMONT RD', 'UPPER ARLINGTON', '43221'],
    ['5120 Cedar Street, Roeland Park, KS 66205', '5120 CEDAR ST', 'ROELAND PARK', '66205'],
    ['38200 3rd Ave, Fort Gordon, GA 30905', '38200 3RD AVE', 'FORT GORDON', '30905'],
    ['1776 Far Hills Ave., Oakwood, OH 45419', '1776 FAR HILLS AVE', 'OAKWOOD', '45419'],
    ['125 SE State Route 291, Jackson, MO 64063', '125 SE STATE ROUTE 291', 'LEES SUMMIT', '64063'],
    [
      '2431 Aviation Ave, Suite 703, North Charleston, SC 29406',
      '2431 AVIATION AVE STE 703',
      'NORTH CHARLESTON',
      '29406',
    ],
    ['10 Penn Ave, Apt 205, West Reading, PA 19611', '10 PENN AVE APT 205', 'WEST READING', '19611'],
    ['1 Market St, San Francisco, CA 94104-421', '1 MARKET ST', 'SAN FRANCISCO', '94104'],
    ['185 Bellevue Avenue, Upper Montclair, NJ 07043', '185 BELLEVUE AVE', 'UPPER MONTCLAIR', '07043'],
    ['1 Main St, Chicago, IL 10001', '1 MAIN ST', 'NEW YORK', '10001'],
  ])('%s', (text, line, city, zip_code) => {
    expect(standardize({ full_address: text })).toMatchObject({ address_line1: line, city, zip_code });
  });
});

describe('a town that the table has nowhere in the state stays beside its ZIP, and is told', () => {
  test.each([
    ['Dewey Beach', 'DE', '19971', 'REHOBOTH BEACH'],
    ['Georgia', 'VT', '05468', 'MILTON'],
    ['Alton', 'ME', '04468', 'OLD TOWN'],
    ['Mount Washington', 'PA', '15211', 'PITTSBURGH'],
    ['Mongmong', 'GU', '96910', 'HAGATNA'],
  ])('%s, %s %s', (name, state, zip_code, preferred) => {
    const city = name.toUpperCase();
    const fields = { address_line1: '5 Oak St', city: name, state, zip_code };
    for (const input of [fields, { full_address: `5 Oak St, ${name}, ${state} ${zip_code}` }]) {
      const { result, fields: explained, candidates, set_aside } = explain(input);
      expect(result).toMatchObject({ address_line1: '5 OAK ST', address_line2: '', city, state, zip_code });
      expect(result.preferred_city).toBe(preferred);
      expect(result.usps_analysis).toMatchObject({ dpv_return_code: 'Y', ame_footnotes: expect.stringContaining('V') });
      expect(explained.find(({ field }) => field === 'city')).toMatchObject({ rule: 'city_unlisted', changed: false });
      expect(candidates).toEqual([{ city: preferred, state, zip_code, confidence: 0.1 }]);
      expect(set_aside).toEqual([]);
    }
  });
  test.each([
    // two slips; a short name; what is no name; a name of another place in the state; a state that contradicts
    ['Philedalphia', 'PA', '19103', 'PHILADELPHIA'],
    ['T or C', 'NM', '87901', 'TRUTH OR CONSEQUENCES'],
    ['NYC', 'NY', '10034', 'NEW YORK'],
    ['Unknown', 'VT', '05468', 'MILTON'],
    ['Xxx', 'VT', '05468', 'MILTON'],
    ['Bcdf', 'VT', '05468', 'MILTON'],
    ['Buffalo', 'NY', '10034', 'NEW YORK'],
    ['Dewey Beach', 'MD', '19971', 'REHOBOTH BEACH'],
  ])('%s, %s %s is %s', (name, state, zip_code, city) => {
    expect(standardize({ address_line1: '5 Oak St', city: name, state, zip_code })).toMatchObject({ city, zip_code });
  });
  test('any name of letters beside any ZIP of the state: kept, or a city of the state', () => {
    const syllable = fc.constantFrom('al', 'ton', 'dew', 'ville', 'or', 'field', 'che', 'sta');
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 3, maxLength: 5 }), row, (parts, at) => {
        const name = parts.join('').toUpperCase();
        const [state, zip_code] = [stateCode(stateOfRow(at)), zipOfRow(at)];
        const found = standardize({ address_line1: '5 Oak St', city: name, state, zip_code });
        if (found.city !== name) expect(found.usps_analysis.ame_footnotes).toMatch(/[BU]/);
        expect(found).toMatchObject({ state, zip_code });
      }),
      seeded,
    );
  });
});

describe('a state and its ZIP in one word', () => {
  test.each([
    ['355 Chalan Pasahero\nTamuning,GU96931', '355 CHALAN PASAHERO', 'TAMUNING', 'GU', '96931'],
    ['123 Main St\nJackson,AL39209', '123 MAIN ST', 'JACKSON', 'MS', '39209'],
    ['3070 Bienville Blvd\nOcean Springs,AL39564', '3070 BIENVILLE BLVD', 'OCEAN SPRINGS', 'MS', '39564'],
    ['1 Main St, Dallas, TX75201-1234', '1 MAIN ST', 'DALLAS', 'TX', '75201'],
    ['123 Main St\nWashington DC,DC20006', '123 MAIN ST', 'WASHINGTON', 'DC', '20006'],
    ['12 Oak St, East Walpole, MA TX 02032', '12 OAK ST', 'EAST WALPOLE', 'MA', '02032'],
  ])('%j', (full_address, address_line1, city, state, zip_code) => {
    expect(standardize({ full_address })).toMatchObject({ address_line1, address_line2: '', city, state, zip_code });
  });
  test('as a unit it stays one', () => {
    expect(standardize({ full_address: '123 Main St Apt AL39209' }).address_line1).toBe('123 MAIN ST APT AL39209');
  });
  test('and in the field for the ZIP', () => {
    const input = { address_line1: '12 Oak St', city: 'Chesterfield', state: 'MA', zip_code: 'TX 01012' };
    expect(standardize(input)).toMatchObject({ city: 'CHESTERFIELD', state: 'MA', zip_code: '01012' });
  });
});

describe('words are never lost', () => {
  const place = fc.constantFrom(
    'Springfield, IL 62701',
    'Spokane Valley, WA 99206',
    'Boston, MA 02108',
    'Omaha, NE 68114',
  );
  const part = fc.constantFrom(
    'Acme Building',
    'Attn: Mary Jones',
    'Suite 4',
    'c/o Bob',
    'Rear',
    '(North Tower)',
    'Floor 2',
    'Dept of Health',
  );
  test('every word is in the result, in a standard form of it, or in the list of what was set aside', () => {
    fc.assert(
      fc.property(street, fc.array(part, { maxLength: 3 }), place, (line, parts, last) => {
        const { set_aside: aside } = explain({ full_address: [line, ...parts, last].join(', ') });
        // SUITE 4 twice is one suite
        expect(aside.filter(({ reason }) => reason !== 'repeated')).toEqual([]);
      }),
      seeded,
    );
  });
  test.each([
    ['1 Main St, Springfield, IL 62701, USA', [{ words: 'USA', reason: 'country' }]],
    ['1 Main St, Springfield, IL 62701 Tel: (217) 555-0100', [{ words: 'TEL 217 555-0100', reason: 'phone' }]],
    ['1 Main St, Springfield, Sangamon County, IL 62701', [{ words: 'SANGAMON COUNTY', reason: 'county' }]],
    ['1 Main St, Nowhere, IL 62701', [{ words: 'NOWHERE', reason: 'replaced' }]],
    ['1 Main St, Kenton, OH 44326', [{ words: '44326', reason: 'replaced' }]],
    ['RR 2 Old Mill Farm Box 3, Springfield, IL 62701', [{ words: 'OLD MILL FARM', reason: 'not_in_form' }]],
  ])('%s', (full_address, expected) => expect(explain({ full_address }).set_aside).toEqual(expected));
});

test('what was answered goes in again, as it is, as fields and as one line, and comes out the same', () => {
  fc.assert(
    fc.property(street, row, fc.constantFrom('', 'Acme Building', 'Apt 9'), (line, at, second) => {
      const [city, state, zip] = [cityName(cityOfRow(at)), stateCode(stateOfRow(at)), zipOfRow(at)];
      const text = [line, second, city, `${state} ${zip}`].filter((each) => each !== '').join(', ');
      const first = standardize({ full_address: text });
      expect(standardize(first)).toEqual({ ...first, usps_analysis: expect.anything() });
      const { address_line1, address_line2, zip_code } = first;
      const fields = standardize({ address_line1, address_line2, city: first.city, state: first.state, zip_code });
      expect(fields).toEqual({ ...first, usps_analysis: expect.anything() });
      const joined = [address_line1, address_line2, first.city, `${first.state} ${zip_code}`].filter(
        (each) => each !== '',
      );
      expect(standardize({ full_address: joined.join(', ') })).toEqual({ ...first, usps_analysis: expect.anything() });
    }),
    seeded,
  );
});

test.each([{ full_address: 'Springfield, IL 62701' }, { full_address: '1 Main St' }, { full_address: 'Xyzzy' }])(
  'a result without a line or a place goes in again: %o',
  (input) => {
    const first = standardize(input);
    expect(standardize(first)).toMatchObject({ address_line1: first.address_line1, city: first.city });
  },
);

test("without a comma a direction belongs to the street, unless the city with it is the ZIP's own or right beside it", () => {
  const direction = fc.constantFrom('North', 'South', 'East', 'West');
  fc.assert(
    fc.property(fc.constantFrom('37 Park Terrace', '12 Main St', '1400 Oak Ave'), direction, row, (line, word, at) => {
      const [city, state, zip] = [cityName(cityOfRow(at)), stateOfRow(at), zipOfRow(at)];
      const found = standardize({ full_address: `${line} ${word} ${city} ${stateCode(state)} ${zip}` });
      expect(found.zip_code).toBe(zip);
      const whole = cityInState(
        wordsHash(`${word.toUpperCase()} ${city}`.split(' '), 0, city.split(' ').length + 1),
        state,
      );
      if (whole >= 0 && isNear(whole, at, 5)) return;
      expect(found).toMatchObject({ city, address_components: { post_dir: word.charAt(0) } });
    }),
    seeded,
  );
});
