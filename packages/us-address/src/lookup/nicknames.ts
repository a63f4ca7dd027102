/** Common names of a few large cities that no post office lists. */
import { cityInState, wordsHash } from './places.ts';
import { stateCode } from './states.ts';

const nicknames: Readonly<Record<string, string>> = {
  'NYC NY': 'NEW YORK',
  'NY NY': 'NEW YORK',
  'N Y NY': 'NEW YORK',
  'NEW YORK CITY NY': 'NEW YORK',
  'BKLYN NY': 'BROOKLYN',
  'LA CA': 'LOS ANGELES',
  'L A CA': 'LOS ANGELES',
  'SF CA': 'SAN FRANCISCO',
  'S F CA': 'SAN FRANCISCO',
  'SAN FRAN CA': 'SAN FRANCISCO',
  'PHILA PA': 'PHILADELPHIA',
  'PHILLY PA': 'PHILADELPHIA',
  'WASH DC': 'WASHINGTON',
  'VEGAS NV': 'LAS VEGAS',
  'SLC UT': 'SALT LAKE CITY',
  'OKC OK': 'OKLAHOMA CITY',
  'INDY IN': 'INDIANAPOLIS',
  'JAX FL': 'JACKSONVILLE',
  'ST PETE FL': 'SAINT PETERSBURG',
  'FT LAUD FL': 'FORT LAUDERDALE',
  'NOLA LA': 'NEW ORLEANS',
  'KC MO': 'KANSAS CITY',
  'KC KS': 'KANSAS CITY',
  'T OR C NM': 'TRUTH OR CONSEQUENCES',
};

/** The city that a nickname means in this state; -1 if it is not a nickname. */
export function nicknamed(words: readonly string[], state: number): number {
  const name = nicknames[`${words.join(' ')} ${stateCode(state)}`]?.split(' ');
  return name === undefined ? -1 : cityInState(wordsHash(name, 0, name.length), state);
}
