/**
 * Builds `src/data/generated/zip-table.ts` from the registry packages named in NOTICE.
 * Run with `npm run generate`; the output is committed, and `--check` says whether it is what the packages give.
 *
 * The text is column by column (varints of src/data/codec.ts), because columns of small similar numbers compress best:
 * ZIP distance and kind, city and county as "how far back was it first met" (0 = new), coordinates as differences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { encodeVarint, zigzag } from '../src/data/codec.ts';
import { canonicalName } from '../src/lookup/city-key.ts';
import { stateCodes } from '../src/lookup/states.ts';
import { geonames, officialCounties, simplemaps, zipcodesList } from './sources.ts';

const require = createRequire(import.meta.url);
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

interface Row {
  zip: number;
  state: number;
  city: string;
  county: string;
  lat: number;
  lon: number;
  zcta: boolean;
  alternates: string[];
}

const a = geonames(require);
const b = simplemaps(require);
const c = zipcodesList(require);
const counties = officialCounties(require);

const rows: Row[] = [];
for (const zip of [...new Set([...a.keys(), ...b.keys(), ...c.keys()])].sort()) {
  const sources = [a.get(zip), c.get(zip), b.get(zip)].filter((s) => s !== undefined);
  const state = (a.get(zip) ?? b.get(zip) ?? c.get(zip))?.state ?? '';
  const stateIndex = stateCodes.indexOf(state);
  if (stateIndex < 0) continue;
  const names = sources.filter((s) => s.state === state && s.city).map((s) => upper(s.city));
  // The preferred city: what two of the three say, else the first.
  const votes = names.map((n) => names.filter((m) => canonicalName(m) === canonicalName(n)).length);
  const city = names[votes.indexOf(Math.max(...votes))];
  if (!city) continue;
  const place = a.get(zip) ?? b.get(zip) ?? c.get(zip);
  if (!place) continue;
  // SimpleMaps weighs the counties of a ZIP; Connecticut has planning regions instead of counties since 2022.
  const fips = b.get(zip)?.fips ?? a.get(zip)?.fips ?? '';
  const fallback = b.get(zip)?.county ?? a.get(zip)?.county ?? '';
  const military = state === 'AA' || state === 'AE' || state === 'AP';
  rows.push({
    zip: Number(zip),
    state: stateIndex,
    city,
    county: fips && !military ? `${fips}${counties.get(fips) ?? fallback}` : '',
    lat: military ? 0 : Math.round(place.lat * 1e4),
    lon: military ? 0 : Math.round(place.lon * 1e4),
    zcta: b.get(zip)?.zcta ?? false,
    alternates: [...new Set(names.filter((n) => canonicalName(n) !== canonicalName(city)))],
  });
}

const primary = new Set(rows.map((r) => `${r.state}${canonicalName(r.city)}`));
const cityIndex = new Map<string, number>();
const cityNames: string[] = [];
const countyIndex = new Map<string, number>();
const countyNames: string[] = [];
const columns = { zip: '', state: '', city: '', county: '', lat: '', lon: '' };
const alternates: string[] = [];
let last = { zip: -1, state: -1, run: 0, lat: 0, lon: 0 };
let stateRuns = 0;
let alternateColumn = '';
let lastAlternate = 0;

/** 0 for a new entry, else how many entries back the known one lies. */
function reference(index: Map<string, number>, list: string[], key: string, value: string): number {
  const known = index.get(key);
  if (known !== undefined) return list.length - known;
  index.set(key, list.length);
  list.push(value);
  return 0;
}

rows.forEach((row, at) => {
  columns.zip += encodeVarint((row.zip - last.zip - 1) * 2 + (row.zcta ? 0 : 1));
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
  columns.lat += encodeVarint(zigzag(row.lat - last.lat));
  columns.lon += encodeVarint(zigzag(row.lon - last.lon));
  last = { ...last, zip: row.zip, lat: row.lat, lon: row.lon };
  for (const name of row.alternates) {
    const key = `${row.state}${canonicalName(name)}`;
    if (primary.has(key)) continue;
    primary.add(key);
    alternates.push(name);
    alternateColumn += encodeVarint(at - lastAlternate);
    lastAlternate = at;
  }
});
columns.state += encodeVarint(last.state) + encodeVarint(last.run);

const text = [
  [rows.length, cityNames.length, countyNames.length, alternates.length, stateRuns].join(','),
  ...Object.values(columns),
  cityNames.join(','),
  countyNames.join(','),
  alternateColumn,
  alternates.join(','),
].join('\n');
const module = `// Generated by scripts/build-table.ts; do not edit. Sources and licences: NOTICE.\nexport const zipTable =\n  ${JSON.stringify(text)};\n`;
const file = new URL('../src/data/generated/zip-table.ts', import.meta.url);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== module) {
    console.error('src/data/generated/zip-table.ts is stale: run `npm run generate -w @direct-mail/us-address`');
    process.exitCode = 1;
  }
} else writeFileSync(file, module);

console.log(
  `${rows.length} ZIPs, ${cityNames.length} cities, ${countyNames.length} counties, ${alternates.length} alternate names; ` +
    `${module.length} bytes, gzip ${gzipSync(module, { level: 9 }).length}, brotli ${brotliCompressSync(module).length}`,
);
