import { describe, expect, test } from 'vitest';
import { buildStreetPack, openStreets, readAddrFeat, StreetPackError } from '../../src/streets.ts';
import { county } from './county.ts';

const built = buildStreetPack(readAddrFeat(county.dbf, county.shp));
const streets = openStreets(built.streets, built.coordinates);
const at = (line: string) => ({ address_line1: line, city: 'White Sulphur Springs', state: 'MT', zip_code: '59645' });

describe('a pack of one real county', () => {
  test('has its streets in at most 12 bytes each, and coordinates apart', () => {
    expect(built.summary).toEqual({ sides: 876, zips: 6, streets: 233, unread_numbers: 0, unread_names: 0 });
    expect(built.streets.length / built.summary.streets).toBeLessThanOrEqual(12);
    expect(streets.size).toEqual({ zips: 6, streets: 233 });
  });

  test('every number at the end of a side is found on its street, and nothing that no side has', () => {
    const sides = [...readAddrFeat(county.dbf)].filter(({ from, zip }) => /^\d+$/.test(from) && zip !== '99999');
    expect(sides.length).toBeGreaterThan(800);
    for (const { name, zip, from, to } of sides) {
      for (const number of [from, to]) {
        const check = streets.check({ address_line1: `${number} ${name}`, zip_code: zip });
        expect([name, number, check.street, check.number]).toEqual([name, number, 'found', 'in_range']);
      }
      expect(streets.check({ address_line1: `999999 ${name}`, zip_code: zip }).number).toBe('out_of_range');
    }
  });

  test('a direction or a suffix that is missing is completed where only one street has the number', () => {
    const { address, check } = streets.standardize(at('105 Main'));
    expect(address.address_line1).toBe('105 E MAIN ST');
    expect(check).toMatchObject({ street: 'completed', number: 'in_range', match: { pre_dir: 'E', suffix: 'ST' } });
    expect(streets.standardize(at('105 Main Apt 4')).address.address_line1).toBe('105 E MAIN ST APT 4');
  });

  test('where several streets fit, or none has the number, nothing is changed', () => {
    expect(streets.check(at('100 Main St')).street).toBe('several');
    expect(streets.standardize(at('100 Main St')).address.address_line1).toBe('100 MAIN ST');
    expect(streets.standardize(at('99999 Main St')).address.address_line1).toBe('99999 MAIN ST');
  });

  test('a street that only another ZIP has is told; the ZIP is replaced where it is of the same city', () => {
    const check = streets.check({ address_line1: '100 Spencer Ave', zip_code: '59645' });
    expect(check).toMatchObject({ street: 'not_found', other_zips: ['59642'] });
    const wrong = { address_line1: '100 Spencer Ave', city: 'Ringling', state: 'MT', zip_code: '59645' };
    expect(streets.standardize(wrong).address).toMatchObject({ city: 'RINGLING', zip_code: '59642' });
    expect(streets.standardize(at('100 Spencer Ave')).address.zip_code).toBe('59645');
  });

  test('coordinates are those of the block, and only where the second pack is given', () => {
    const { latitude, longitude } = streets.check(at('105 E Main St'));
    expect([latitude, longitude]).toEqual([expect.closeTo(46.548, 2), expect.closeTo(-110.902, 2)]);
    expect(openStreets(built.streets).check(at('105 E Main St'))).not.toHaveProperty('latitude');
  });

  test('what it does not cover is said, and nothing is claimed', () => {
    const nothing = { number: 'none', streets: [], other_zips: [] };
    expect(streets.check({ address_line1: '1 Main St', zip_code: '94043' })).toEqual({
      street: 'not_covered',
      ...nothing,
    });
    expect(streets.check({ address_line1: 'PO Box 5', zip_code: '59645' })).toEqual({
      street: 'not_a_street',
      ...nothing,
    });
    expect(streets.check({ address_line1: '12 Nowhere Rd', zip_code: '59645' })).toEqual({
      street: 'not_found',
      ...nothing,
    });
  });
});

describe('bad input', () => {
  test.each<[string, () => unknown, string]>([
    [
      'another file than a table',
      () => [...readAddrFeat(new Uint8Array(10))],
      'expected the table of an ADDRFEAT file',
    ],
    ['a table that is cut', () => [...readAddrFeat(county.dbf.subarray(0, 5000))], 'the table is cut'],
    ['lines that are none', () => [...readAddrFeat(county.dbf, new Uint8Array(200))], 'expected the lines'],
    [
      'lines that are cut',
      () => [...readAddrFeat(county.dbf, county.shp.subarray(0, 5000))],
      'the file of lines is cut',
    ],
    ['another file than a pack', () => openStreets(county.dbf), 'expected a street pack'],
    ['a pack that is cut', () => openStreets(built.streets.subarray(0, 2000)), 'the street pack is damaged'],
    [
      'a pack of another version',
      () => openStreets(Uint8Array.from(built.streets, (b, i) => (i === 4 ? 9 : b))),
      'version 9',
    ],
    ['the packs in the wrong order', () => openStreets(built.coordinates as Uint8Array), 'the pack with ranges'],
  ])('%s is refused with what was expected', (_, attempt, message) => {
    expect(attempt).toThrow(StreetPackError);
    expect(attempt).toThrow(message);
  });

  test('an empty list gives a pack that covers nothing', () => {
    const none = openStreets(buildStreetPack([]).streets);
    expect(none.check({ address_line1: '1 Main St', zip_code: '59645' }).street).toBe('not_covered');
  });
});
