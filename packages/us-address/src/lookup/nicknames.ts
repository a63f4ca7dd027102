/** What people write for a few large cities, which no post office lists. */
import { cityInState, wordsHash } from './places.ts';
import { stateCode } from './states.ts';

const nicknames: Readonly<Record<string, string>> = {
  'NYC NY': 'NEW YORK',
  'NY NY': 'NEW YORK',
  'N Y NY': 'NEW YORK',
  'NEW YORK CITY NY': 'NEW YORK',
  'LA CA': 'LOS ANGELES',
  'SF CA': 'SAN FRANCISCO',
  'PHILA PA': 'PHILADELPHIA',
  'T OR C NM': 'TRUTH OR CONSEQUENCES',
};

/** The city that a nickname means in this state; -1 when it is none. */
export function nicknamed(words: readonly string[], state: number): number {
  const name = nicknames[`${words.join(' ')} ${stateCode(state)}`]?.split(' ');
  return name === undefined ? -1 : cityInState(wordsHash(name, 0, name.length), state);
}
