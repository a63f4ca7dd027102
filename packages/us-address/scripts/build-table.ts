/**
 * Builds `src/data/generated/zip-table.ts` from the registry packages named in NOTICE.
 * Run with `npm run generate`; the output is committed, and `--check` says whether it is what the packages give.
 *
 * The text is column by column (varints of src/data/codec.ts), because columns of small similar numbers compress best:
 * ZIP distance and kind, city and county as "how far back was it first met" (0 = new), coordinates as differences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { install } from '../../../scripts/tools/install.ts';
import { encodeVarint, zigzag } from '../src/data/codec.ts';
import { canonicalName } from '../src/lookup/city-key.ts';
import { stateCodes } from '../src/lookup/states.ts';
import { distance, geonamesPlaces } from './geonames-places.ts';
import { addTerritories, boxZips, geonames, officialCounties, simplemaps, zipDistricts } from './sources.ts';

// The data is a folder of its own, which nobody but this script needs: 130 MB.
const data = new URL('data/', import.meta.url);
install(fileURLToPath(data));
const require = createRequire(new URL('package.json', data));
/** Kilometres: a place of the same name farther away than this from all ZIPs of the first is another one. */
const twinDistance = 40;
/** Kilometres: a ZIP's county can be that of a place as near as this. */
const exceptionDistance = 12;
const upper = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    // O'FALLON is O FALLON in postal names, COEUR D'ALENE is COEUR D ALENE
    .replace(/\b([OD])['’]/g, '$1 ')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/^ST /, 'SAINT ')
    .replace(/ ST /, ' SAINT ')
    .replace(/^FT /, 'FORT ')
    .replace(/^MT /, 'MOUNT ');

/** What the base is called outside the Navy: no source has it as a place. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { '96860': ['PEARL HARBOR'] };

interface Row {
  zip: number;
  state: number;
  city: string;
  county: string;
  lat: number;
  lon: number;
  zcta: boolean;
  /** Of a post office or of one large customer. */
  boxes: boolean;
  /** Its congressional districts, as `5 6`; empty where the census has no area for it, or the state has one seat. */
  districts: string;
  /** All its counties, state and number. */
  fips: readonly string[];
  alternates: string[];
}

const a = geonames(require);
const b = simplemaps(require);
// A second ordinary ZIP of Livingston, Texas, that no package has yet: it lies where the first one does.
for (const places of [a, b]) {
  const livingston = places.get('77351');
  if (livingston) places.set('77352', livingston);
}
addTerritories(b);
const counties = officialCounties(require);
const districts = zipDistricts();
const boxes = boxZips();

const rows: Row[] = [];
for (const zip of [...new Set([...a.keys(), ...b.keys()])].sort()) {
  const sources = [a.get(zip), b.get(zip)].filter((s) => s !== undefined);
  const place = a.get(zip) ?? b.get(zip);
  if (!place) continue;
  const { state } = place;
  const stateIndex = stateCodes.indexOf(state);
  if (stateIndex < 0) continue;
  const names = sources.filter((s) => s.state === state && s.city).map((s) => upper(s.city));
  const [city] = names;
  if (!city) continue;
  // SimpleMaps weighs the counties of a ZIP; Connecticut has planning regions instead of counties since 2022.
  const fips = b.get(zip)?.fips ?? a.get(zip)?.fips ?? '';
  const fallback = b.get(zip)?.county ?? a.get(zip)?.county ?? '';
  const military = state === 'AA' || state === 'AE' || state === 'AP';
  rows.push({
    zip: Number(zip),
    state: stateIndex,
    city,
    county: fips && !military ? `${fips}${counties.get(fips) ?? fallback}` : '',
    // a hundred metres: the centre of a ZIP is known no better than to a kilometre or two
    lat: military ? 0 : Math.round(place.lat * 1e3),
    lon: military ? 0 : Math.round(place.lon * 1e3),
    fips: military ? [] : (b.get(zip)?.allFips ?? []),
    zcta: b.get(zip)?.zcta ?? false,
    boxes: boxes.has(zip),
    districts: districts.get(`${zip}${state}`) ?? '',
    alternates: [
      ...new Set([...names, ...(alsoCalled[zip] ?? [])].filter((n) => canonicalName(n) !== canonicalName(city))),
    ],
  });
}

const primary = new Set(rows.map((r) => `${r.state}${canonicalName(r.city)}`));
const cityIndex = new Map<string, number>();
const cityNames: string[] = [];
const countyIndex = new Map<string, number>();
const countyNames: string[] = [];
const districtIndex = new Map<string, number>();
const districtLists: string[] = [];
const columns = { zip: '', state: '', city: '', county: '', lat: '', lon: '', district: '' };
let last = { zip: -1, state: -1, run: 0, lat: 0, lon: 0 };
let stateRuns = 0;

/** 0 for a new entry, else how many entries back the known one lies. */
function reference(index: Map<string, number>, list: string[], key: string, value: string): number {
  const known = index.get(key);
  if (known !== undefined) return list.length - known;
  index.set(key, list.length);
  list.push(value);
  return 0;
}

rows.forEach((row) => {
  columns.zip += encodeVarint((row.zip - last.zip - 1) * 4 + (row.zcta ? 0 : 1) + (row.boxes ? 2 : 0));
  if (row.state !== last.state) {
    stateRuns++;
    if (last.state >= 0) columns.state += encodeVarint(last.state) + encodeVarint(last.run);
    last = { ...last, state: row.state, run: 0 };
  }
  last.run++;
  columns.city += encodeVarint(reference(cityIndex, cityNames, `${row.state}${canonicalName(row.city)}`, row.city));
  columns.county += encodeVarint(
    row.county === '' ? 0 : 1 + reference(countyIndex, countyNames, row.county.slice(0, 5), row.county.slice(2)),
  );
  columns.district += encodeVarint(
    row.districts === ''
      ? 0
      : 1 + reference(districtIndex, districtLists, `${row.state} ${row.districts}`, row.districts),
  );
  columns.lat += encodeVarint(zigzag(row.lat - last.lat));
  columns.lon += encodeVarint(zigzag(row.lon - last.lon));
  last = { ...last, zip: row.zip, lat: row.lat, lon: row.lon };
});
columns.state += encodeVarint(last.state) + encodeVarint(last.run);

const { extras, twins, exceptions } = otherNames();

const text = [
  [rows.length, cityNames.length, countyNames.length, extras.length, stateRuns, twins.length, exceptions.length].join(
    ',',
  ),
  ...Object.values(columns),
  cityNames.join(','),
  countyNames.join(','),
  steps(extras.map((extra) => extra.row)),
  extras.map((extra) => extra.name).join(','),
  steps(twins.map((twin) => twin.city)),
  twins.map((twin) => encodeVarint(twin.row)).join(''),
  steps(exceptions.map((e) => e.row)),
  exceptions.map((e) => encodeVarint(e.city)).join(''),
  exceptions.map((e) => encodeVarint(e.county)).join(''),
  districtLists.join(','),
].join('\n');
/** Ascending numbers as the steps between them. */
function steps(numbers: readonly number[]): string {
  return numbers.map((value, i) => encodeVarint(value - (i === 0 ? 0 : (numbers[i - 1] ?? 0)))).join('');
}

interface OtherNames {
  /** A name that is no ZIP's own, with the ZIP where it lies. */
  extras: { name: string; row: number }[];
  /** A second place of a name, far from the ZIPs of the first. */
  twins: { city: number; row: number }[];
  /** A place in a ZIP whose main county is another than the place's. */
  exceptions: { row: number; city: number; county: number }[];
}

/** What the other sources call the ZIPs' cities, and GeoNames' places that are no ZIP's city. */
function otherNames(): OtherNames {
  const extras: { name: string; row: number; state: number }[] = [];
  const known = new Set(primary);
  const add = (name: string, row: number, state: number): void => {
    const key = `${state}${canonicalName(name)}`;
    if (known.has(key)) return;
    known.add(key);
    extras.push({ name, row, state });
  };
  rows.forEach((row, at) => {
    for (const name of row.alternates) add(name, at, row.state);
  });
  const places = geonamesPlaces(require, upper).flatMap((place) => {
    const state = stateCodes.indexOf(place.state);
    const row = state < 0 ? -1 : nearestRow(place, state);
    return row < 0 ? [] : [{ ...place, state, row }];
  });
  for (const place of places) add(place.name, place.row, place.state);
  extras.sort((x, y) => x.row - y.row || x.name.localeCompare(y.name, 'en'));
  const numbers = new Map(cityIndex);
  extras.forEach((extra, i) => {
    numbers.set(`${extra.state}${canonicalName(extra.name)}`, cityNames.length + i);
  });
  const rowsOf = new Map<number, number[]>();
  rows.forEach((row, at) => {
    const city = numbers.get(`${row.state}${canonicalName(row.city)}`) ?? -1;
    rowsOf.set(city, [...(rowsOf.get(city) ?? []), at]);
  });
  extras.forEach((extra, i) => {
    rowsOf.set(cityNames.length + i, [extra.row]);
  });
  const twins: OtherNames['twins'] = [];
  const exceptions = new Map<string, OtherNames['exceptions'][number]>();
  for (const place of places) {
    const city = numbers.get(`${place.state}${canonicalName(place.name)}`) ?? -1;
    const own = rowsOf.get(city) ?? [];
    if (!own.some((row) => away(place, row) < twinDistance)) {
      twins.push({ city, row: place.row });
      own.push(place.row);
    }
    for (const at of neighbours(place)) {
      const row = rows[at];
      const fips = `${row?.county.slice(0, 2)}${place.county}`;
      const county = countyIndex.get(fips);
      if (!row || county === undefined || row.county.startsWith(fips) || !row.fips.includes(fips)) continue;
      exceptions.set(`${at} ${city}`, { row: at, city, county });
    }
  }
  twins.sort((x, y) => x.city - y.city || x.row - y.row);
  return { extras, twins, exceptions: [...exceptions.values()].sort((x, y) => x.row - y.row || x.city - y.city) };
}

function away(place: { lat: number; lon: number }, at: number): number {
  const row = rows[at];
  return row ? distance(place, { lat: row.lat / 1e3, lon: row.lon / 1e3 }) : Number.POSITIVE_INFINITY;
}

/** The ZIP with streets that lies nearest to a place; -1 where the state has none. */
function nearestRow(place: { lat: number; lon: number }, state: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  rows.forEach((row, at) => {
    if (row.state !== state || !row.zcta) return;
    const kilometres = away(place, at);
    if (kilometres >= least) return;
    least = kilometres;
    found = at;
  });
  return found;
}

/** The ZIPs that a place can have: those around it. */
function neighbours(place: { lat: number; lon: number; state: number }): number[] {
  return rows.flatMap((row, at) => (row.state === place.state && away(place, at) < exceptionDistance ? [at] : []));
}

const module = `// Generated by scripts/build-table.ts; do not edit. Sources and licences: NOTICE.\nexport const zipTable =\n  ${JSON.stringify(text)};\n`;
const file = new URL('../src/data/generated/zip-table.ts', import.meta.url);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== module) {
    console.error('src/data/generated/zip-table.ts is stale: run `npm run generate -w @direct-mail/us-address`');
    process.exitCode = 1;
  }
} else writeFileSync(file, module);

console.log(
  `${rows.length} ZIPs, ${cityNames.length} cities, ${countyNames.length} counties, ${extras.length} other names, ` +
    `${twins.length} second places, ${exceptions.length} counties of places; ` +
    `${module.length} bytes, gzip ${gzipSync(module, { level: 9 }).length}, brotli ${brotliCompressSync(module).length}`,
);
