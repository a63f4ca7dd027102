/** A ZIP that came damaged is corrected only where its digits agree with the city and state; nothing else is ever invented. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean, deliverability, explain, type StandardizedLines, standardize } from '../src/index.ts';
import { cityName, cityOfRow, rowOfZip, stateOfRow, zipOfRow } from '../src/lookup/places.ts';
import { isMilitaryState, stateCode } from '../src/lookup/states.ts';
import { table } from '../src/lookup/table.ts';
import { runs } from './runs.ts';

const row = fc.integer({ min: 0, max: table().zip.length - 1 }).filter((at) => !isMilitaryState(stateOfRow(at)));
const figure = fc.integer({ min: 0, max: 9 }).map(String);
const at = fc.integer({ min: 0, max: 4 });

const digitsIn = (text: string): string => text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1').replaceAll(/\D/g, '');

/** What spreadsheets, scripts and hands make of a ZIP; the five digits are still there. */
const harmless = fc.constantFrom<(zip: string) => string>(
  (zip) => `${zip}.0`,
  (zip) => `${zip}.00`,
  (zip) => `${zip}-12345`,
  (zip) => `${zip}-12`,
  (zip) => `${zip}-`,
  (zip) => `${zip}1234`,
  (zip) => zip.replaceAll('0', 'O'),
  (zip) => zip.replaceAll('1', 'l'),
  (zip) => zip.replaceAll('1', 'I'),
);

/** What loses digits, or makes others of them. */
const harmful = fc.oneof(
  fc.constantFrom<(zip: string) => string>(
    (zip) => String(Number(zip)),
    (zip) => `${Number(zip)}.0`,
    (zip) => `${Number(zip)}1234`,
    (zip) => `${Number(zip)}-1234`,
    (zip) => zip.slice(0, 4),
    (zip) => zip.slice(1),
    (zip) => zip.slice(0, 3),
    (zip) => `${zip}0`,
    (zip) => `${zip}77`,
    (zip) => Number(zip).toExponential(2).replace('e+', 'E+0').toUpperCase(),
    (zip) => Number(zip).toExponential(4).replace('e+', 'E+0').toUpperCase(),
    () => 'N/A',
    () => '00000',
    () => '99999',
    () => 'K1A 0B6',
    (zip) => `x${zip}`,
  ),
  fc.tuple(at, figure).map(
    ([i, to]) =>
      (zip: string) =>
        zip.slice(0, i) + to + zip.slice(i + 1),
  ),
  fc.tuple(at, figure).map(
    ([i, to]) =>
      (zip: string) =>
        zip.slice(0, i) + to + zip.slice(i),
  ),
  at.map((i) => (zip: string) => zip.slice(0, i) + zip.slice(i + 1)),
);

const forms = (line: string, city: string, state: string, zip: string) => [
  { address_line1: line, city, state, zip_code: zip },
  { full_address: `${line}, ${city}, ${state} ${zip}` },
];

/** Whether one text becomes the other by few changes of one digit: lost, added, replaced or swapped. */
function isSlip(sent: string, found: string): boolean {
  if (sent.length >= 7) return sent.startsWith(found) || found.endsWith(sent.slice(0, -4));
  if (sent.length < 4) return found === sent.padStart(5, '0') || found.startsWith(sent);
  const [long, short] = sent.length > found.length ? [sent, found] : [found, sent];
  if (long.length > short.length)
    return Array.from(long).some((_, i) => long.slice(0, i) + long.slice(i + 1) === short);
  const differs = Array.from(long).flatMap((c, i) => (c === short[i] ? [] : [i]));
  if (differs.length <= 1) return true;
  const [a = 0, b = 0] = differs;
  return differs.length === 2 && b === a + 1 && long[a] === short[b] && long[b] === short[a];
}

const seeded = { seed: 20, numRuns: runs(1500) };

test('a ZIP whose five digits are there is that ZIP, in fields and in one line', () => {
  fc.assert(
    fc.property(row, harmless, (at, damage) => {
      const [city, state, zip] = [cityName(cityOfRow(at)), stateCode(stateOfRow(at)), zipOfRow(at)];
      for (const input of forms('12 Oak St', city, state, damage(zip))) {
        const found = standardize(input);
        expect([input, found.city, found.state, found.zip_code]).toEqual([input, city, state, zip]);
        expect(deliverability(found)).toEqual({ deliverable: true });
      }
    }),
    seeded,
  );
});

test('what is left of a ZIP gives one that has its digits, in the city and state that were sent, or none', () => {
  fc.assert(
    fc.property(row, harmful, (at, damage) => {
      const [city, state, zip] = [cityName(cityOfRow(at)), stateCode(stateOfRow(at)), zipOfRow(at)];
      const sent = damage(zip);
      // another ZIP that exists is kept: the first promise
      if (rowOfZip(digitsIn(sent).slice(0, 5)) >= 0) return;
      for (const input of forms('12 Oak St', city, state, sent)) {
        const found = standardize(input);
        if (!deliverability(found).deliverable || !/\d/.test(sent)) {
          expect([input, found.city, found.state]).toEqual([input, city, state]);
          continue;
        }
        expect([input, found.state]).toEqual([input, state]);
        const digits = /E\+/.test(sent) ? String(Number(sent)).replace(/0+$/, '') : digitsIn(sent.replace(/\.0+$/, ''));
        const agrees = isSlip(digits, found.zip_code) || found.zip_code.startsWith(digits.slice(0, 2));
        expect([input, found.zip_code, agrees]).toEqual([input, found.zip_code, true]);
        expect(explain(input).fields[4]?.rule).not.toBe('zip_one_of_several');
      }
    }),
    seeded,
  );
});

describe('met in lists', () => {
  test.each([
    ['Dallas', 'TX', '75201.0', '75201'],
    ['Dallas', 'TX', '75201-12345', '75201'],
    ['Dallas', 'TX', '7520l', '75201'],
    ['Dallas', 'TX', '7.5201E+04', '75201'],
    ['Boston', 'MA', '2115.0', '02115'],
    ['Boston', 'MA', '21151234', '02115'],
    ['Boston', 'MA', '2115-1234', '02115'],
    ['Mobridge', 'SD', '5760', '57601'],
    ['Agoura Hills', 'CA', '9130', '91301'],
    ['Bryant', 'AR', '7202', '72022'],
    ['Dallas', '', 'TX75201', '75201'],
    ['Quakertown', 'PA', '189511', '18951'],
  ])('%s, %s %s is %s', (city, state, sent, zip) => {
    expect(standardize({ address_line1: '5 Oak St', city, state, zip_code: sent })).toMatchObject({
      city: city.toUpperCase(),
      zip_code: zip,
    });
  });
  test.each([
    ['Little Rock', 'AR', '722210'],
    ['Boston', 'MA', '022114'],
    ['New York', 'NY', '100112'],
    ['Dallas', 'TX', '752011'],
    ['Dallas', 'TX', '7.52E+04'],
    ['Dallas', 'TX', '7520'],
    ['Dallas', 'TX', '99999'],
    ['Boston', 'MA', '0211'],
  ])('%s, %s %s could be several: it stays as it was sent, and is not deliverable', (city, state, sent) => {
    for (const input of forms('5 Oak St', city, state, sent)) {
      const found = standardize(input);
      expect(found).toMatchObject({ city: city.toUpperCase(), state, zip_code: sent.replace('+', ' ') });
      expect(deliverability(found)).toMatchObject({ deliverable: false, reason: 'no_such_place' });
    }
  });
  test('the state and its ZIP in one word', () => {
    for (const last of ['Dallas, TX75201', 'Dallas TX75201-1234', 'Dallas, TX-75201', 'Dallas, TX75201 1234'])
      expect(standardize({ full_address: `123 Main St, ${last}` })).toMatchObject({
        address_line1: '123 MAIN ST',
        city: 'DALLAS',
        zip_code: '75201',
      });
  });
  test('boxes of Puerto Rico, the Virgin Islands and Guam, and bases in Hawaii', () => {
    for (const last of [
      'SAN JUAN, PR 00936',
      'PONCE, PR 00733',
      'SAINT THOMAS, VI 00804',
      'HAGATNA, GU 96932',
      'PEARL HARBOR, HI 96860',
      'MCBH KANEOHE BAY, HI 96863',
    ]) {
      const { city, state, zip_code } = standardize({ full_address: `PO Box 70158, ${last}` });
      expect(`${city}, ${state} ${zip_code}`).toBe(last);
    }
  });
});

describe('where no ZIP was sent', () => {
  test('none of a single building, agency or of boxes is chosen, and the choice is told', async () => {
    const streets = ['12 Oak St', '55 Broadway', '7 Lake Ave', '900 Main St', '1 Hill Rd', '20 Market St'];
    const cities = [
      ['Washington', 'DC'],
      ['New York', 'NY'],
      ['Boston', 'MA'],
      ['Albany', 'NY'],
      ['Sacramento', 'CA'],
    ];
    const rows = cities.flatMap(([city = '', state = '']) =>
      streets.map((address_line1) => ({ address_line1, city, state })),
    );
    const cleaned = clean(rows);
    for await (const { row: sent, address, corrected, zip_chosen, confidence } of cleaned) {
      expect([sent, standardize(address as StandardizedLines).metadata.zip_class_code]).toEqual([sent, '']);
      expect([corrected, zip_chosen]).toEqual([[], true]);
      expect(confidence).toBeLessThan(0.1);
      expect(confidence).toBe(explain(sent).confidence);
    }
    expect(cleaned.summary).toMatchObject({ rows: 30, zip_chosen: 30 });
  });
  test('clean says of a ZIP that was repaired that it was corrected', async () => {
    const sent = ['7520l', '2115', '752300'].map((zip_code) => ({
      address_line1: '1 Oak St',
      zip_code,
      ...place(zip_code),
    }));
    for await (const { corrected } of clean(sent)) expect(corrected).toEqual(['zip_code']);
  });
});

const place = (zip: string) => (zip === '2115' ? { city: 'Boston', state: 'MA' } : { city: 'Dallas', state: 'TX' });
