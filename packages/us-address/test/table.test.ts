import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeVarints, encodeVarint, unzigzag, zigzag } from '../src/data/codec.ts';
import { canonicalName, nameHash } from '../src/lookup/city-key.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  rowOfZip,
  rowsOfCity,
  stateOfRow,
  wordsHash,
  zipOfRow,
} from '../src/lookup/places.ts';
import { table } from '../src/lookup/table.ts';

describe('the table', () => {
  test('is one module of less than 600 kB compressed', () => {
    const module = readFileSync(new URL('../src/data/generated/zip-table.ts', import.meta.url));
    expect(gzipSync(module).length).toBeLessThan(600_000);
  });

  test('has every ZIP under its number, and every city under its name', () => {
    const { zip } = table();
    expect(zip.length).toBeGreaterThan(41_500);
    for (let row = 0; row < zip.length; row++) {
      expect(rowOfZip(zipOfRow(row))).toBe(row);
      const words = cityName(cityOfRow(row)).split(' ');
      const city = cityInState(wordsHash(words, 0, words.length), stateOfRow(row));
      if (city !== cityOfRow(row)) expect(cityName(city)).toBe(cityName(cityOfRow(row)));
      if (!rowsOfCity(city).includes(row)) expect.fail(`${zipOfRow(row)} is no ZIP of its city`);
    }
  });

  test('has no two cities of a state with one key', () => {
    const { cityState, nameFrom, nameTo, text } = table();
    const seen = new Set<string>();
    for (let c = 0; c < cityState.length; c++) {
      const key = `${cityState[c]} ${nameHash(text, nameFrom[c] ?? 0, nameTo[c] ?? 0)}`;
      expect(seen.has(key), `${cityName(c)} ${cityState[c]}`).toBe(false);
      seen.add(key);
    }
  });

  test('a state has no city of another state, whichever states were asked for before', () => {
    // "NY 10" in Arizona has the key of New Goshen, Indiana
    const name = wordsHash(['NY', '10'], 0, 2);
    for (const state of new Set(table().cityState)) cityInState(0, state);
    for (const state of new Set(table().cityState)) expect(cityInState(name, state)).toBe(-1);
  });

  test('what is no ZIP has no row', () => {
    for (const zip of ['', '1', '00000', '99999', '123456', 'ABCDE', '1.5e2', '-0001', ' 1234'])
      expect(rowOfZip(zip)).toBe(-1);
  });
});

describe('221: spellings of a city', () => {
  test.each([
    ['SAINT LOUIS', 'ST LOUIS'],
    ['WEST PALM BEACH', 'W PALM BCH'],
    ['FORT WORTH', 'FT WORTH'],
    ['MOUNT VERNON', 'MT VERNON'],
    ['DE KALB', 'DEKALB'],
  ])('%s is %s', (a, b) => {
    expect(canonicalName(a)).toBe(canonicalName(b));
    expect(nameHash(a, 0, a.length)).toBe(nameHash(b, 0, b.length));
  });
});

test('numbers come out of the text as they went in', () => {
  const numbers = [0, 1, 45, 46, 90, 91, 2069, 2070, 100_000, 1_700_000];
  const into = new Uint32Array(numbers.length);
  decodeVarints(`xx${numbers.map(encodeVarint).join('')}`, 2, into);
  expect([...into]).toEqual(numbers);
  for (const n of [0, 1, -1, 5000, -5000]) expect(unzigzag(zigzag(n))).toBe(n);
});
