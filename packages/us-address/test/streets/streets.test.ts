import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';
import { buildStreetPack, openStreets, readAddrFeat, StreetPackError } from '../../src/streets.ts';
import { county } from './county.ts';

const built = buildStreetPack(readAddrFeat(county.dbf, county.shp));
const streets = openStreets(built.streets, built.coordinates);
const at = (line: string) => ({ address_line1: line, city: 'White Sulphur Springs', state: 'MT', zip_code: '59645' });

/** The first record says that it has no points. */
function broken(shp: Uint8Array): Uint8Array {
  const copy = shp.slice();
  copy.fill(0, 100 + 8 + 36, 100 + 8 + 44);
  return copy;
}

describe('a pack of one real county', () => {
  test('says the same of a result as of the lines that it holds', () => {
    const sides = [...readAddrFeat(county.dbf)].filter(({ zip }) => zip !== '99999');
    const units = ['', ' Apt 4', ' # 2', ', Acme House'];
    sides.forEach(({ name, zip, from }, i) => {
      const result = standardize({ address_line1: `${from} ${name}${units[i % units.length]}`, zip_code: zip });
      const { address_line1, address_line2, city, state, zip_code } = result;
      if (address_line1 === '') return;
      expect(streets.check(result)).toEqual(streets.check({ address_line1, address_line2, city, state, zip_code }));
    });
    // a result whose line was changed by hand is read by its line
    const result = standardize(at('105 E Main St'));
    expect(streets.check({ ...result, address_line1: '105 No Such Ln' }).street).toBe('not_found');
  });

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

  test('a direction, a suffix or a name that was sent is never another one', () => {
    for (const line of ['105 S Main Ct', '105 Main Ave N', '105 W Main St', '105 E Main Ave Apt 4', '105 N Maine St']) {
      const { address, check, changed } = streets.standardize(at(line));
      expect([line, address.address_line1, address.zip_code]).toEqual([
        line,
        standardize(at(line)).address_line1,
        '59645',
      ]);
      expect(check.street).toMatch(/^(found|not_found)$/);
      expect(changed).toEqual([]);
    }
    expect(streets.check(at('105 S Main Ct')).streets.map(({ pre_dir }) => pre_dir)).toContain('E');
  });

  test('what was done is told: changed, and footnotes L and A beside the others', () => {
    const completed = streets.standardize(at('105 Main'));
    expect(completed.changed).toEqual(['pre_dir', 'suffix']);
    expect(completed.address.usps_analysis.ame_footnotes).toBe('LN');
    const wrong = { address_line1: '100 spencer ave', city: 'Ringling', state: 'MT', zip_code: '59645' };
    const moved = streets.standardize(wrong);
    expect([moved.changed, moved.address.zip_code]).toEqual([['zip_code'], '59642']);
    expect(moved.address.usps_analysis.ame_footnotes).toMatch(/^A.*N/);
  });

  test('a ZIP that was sent with its add-on stays', () => {
    const sure = { address_line1: '100 Spencer Ave', city: 'Ringling', state: 'MT', zip_code: '59645-4444' };
    const { address, changed } = streets.standardize(sure);
    expect([address.zip_code, address.address_components.zip_addon, changed]).toEqual(['59645', '4444', []]);
    // the add-on of a result is synthetic
    expect(streets.standardize(standardize({ ...sure, zip_code: '59645' })).address.zip_code).toBe('59642');
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

describe('usual spellings of a name are the same street', () => {
  const sides = ['6th St', 'St Johns Pl', 'US Hwy 12', 'State Rte 9', 'Tenth Ave'].map((name) => ({
    name,
    zip: '62701',
    from: '1',
    to: '99',
  }));
  const pack = openStreets(buildStreetPack(sides).streets);
  test.each(['Sixth St', '6th Street', 'Saint Johns Pl', 'Highway 12', 'US Route 12', 'State Highway 9', '10th Ave'])(
    '%s',
    (name) => {
      const sent = { address_line1: `5 ${name}`, zip_code: '62701' };
      expect(pack.check(sent)).toMatchObject({ street: 'found', number: 'in_range' });
      expect(pack.standardize(sent).address.address_line1).toBe(standardize(sent).address_line1);
    },
  );
});

test('whatever the pack, no part that was sent becomes another one', () => {
  const [number, direction, suffix] = ['5', fc.constantFrom('', 'N', 'S'), fc.constantFrom('', 'St', 'Ave', 'Ct')];
  const name = fc
    .tuple(direction, fc.constantFrom('Elm', 'Oak'), suffix)
    .map((parts) => parts.filter(Boolean).join(' '));
  const side = fc.record({
    name,
    zip: fc.constantFrom('62701', '62702', '62703'),
    from: fc.constantFrom('1', '7'),
    to: fc.constant('99'),
  });
  fc.assert(
    fc.property(
      fc.array(side, { maxLength: 12 }),
      name,
      fc.constantFrom('62701', '62702-4444'),
      (sides, street, zip) => {
        const sent = { address_line1: `${number} ${street}`, city: 'Springfield', state: 'IL', zip_code: zip };
        const plain = standardize(sent);
        const { address, changed } = openStreets(buildStreetPack(sides).streets).standardize(sent);
        for (const part of ['pre_dir', 'primary_name', 'suffix', 'post_dir'] as const) {
          const before = plain.address_components[part];
          if (before !== '') expect(address.address_components[part]).toBe(before);
        }
        if (address.zip_code !== plain.zip_code) {
          expect(changed).toContain('zip_code');
          const there = sides.filter((each) => each.name === street && Number(each.from) <= 5).map((each) => each.zip);
          expect(new Set(there)).toEqual(new Set([address.zip_code]));
          expect(zip).toHaveLength(5);
        }
        expect(changed.length > 0).toBe(
          address.address_line1 !== plain.address_line1 || address.zip_code !== plain.zip_code,
        );
      },
    ),
    { seed: 20, numRuns: 500 },
  );
});

describe('bad input', () => {
  test.each<[string, () => unknown, string]>([
    [
      'another file than a table',
      () => [...readAddrFeat(new Uint8Array(10))],
      'expected the table of an ADDRFEAT file',
    ],
    ['a table that is cut', () => [...readAddrFeat(county.dbf.subarray(0, 5000))], 'the table is truncated'],
    ['lines that are none', () => [...readAddrFeat(county.dbf, new Uint8Array(200))], 'expected the lines'],
    [
      'lines that are cut',
      () => [...readAddrFeat(county.dbf, county.shp.subarray(0, 5000))],
      'the file of lines is cut',
    ],
    ['lines whose records are none', () => [...readAddrFeat(county.dbf, broken(county.shp))], 'a record is no line'],
    ['a text for a pack', () => openStreets('x' as never), 'expected the bytes of a street pack'],
    ['nothing for a pack', () => openStreets(undefined as never), 'expected the bytes of a street pack'],
    ['a side with half a ZIP', () => buildStreetPack([{ name: 'Main St', zip: '752', from: '', to: '' }]), 'side 1'],
    ['a side without numbers', () => buildStreetPack([{ name: 'Main St', zip: '75201' } as never]), 'a string as from'],
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
