/** Street names that people write in several ways: `SIXTH` and `6TH`, `SAINT` and `ST`, `HIGHWAY 12` and `US HIGHWAY 12`. */
import { isOrdinal, ordinalEnding, ordinalNumber, ordinalWordOf } from './token-tests.ts';

/** The one spelling that stands for all of them; a name without such words is unchanged. */
export function commonSpelling(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (word === 'SAINT') return 'ST';
      const number = isOrdinal(word) ? undefined : ordinalNumber(word);
      return number === undefined ? word : number + ordinalEnding(number);
    })
    .join(' ');
}

const roads: readonly (readonly string[])[] = [
  ['HIGHWAY', 'US HIGHWAY', 'STATE HIGHWAY', 'STATE ROUTE', 'STATE ROAD'],
  ['ROUTE', 'US ROUTE', 'STATE ROUTE', 'US HIGHWAY'],
  ['US HIGHWAY', 'US ROUTE', 'HIGHWAY'],
  ['US ROUTE', 'US HIGHWAY', 'ROUTE'],
  ['STATE HIGHWAY', 'STATE ROUTE', 'STATE ROAD', 'HIGHWAY'],
  ['STATE ROUTE', 'STATE HIGHWAY', 'STATE ROAD', 'ROUTE', 'HIGHWAY'],
  ['STATE ROAD', 'STATE ROUTE', 'STATE HIGHWAY'],
];

/** The other spellings of a name. */
export function spellingsOf(name: string): string[] {
  const found = new Set<string>();
  const space = name.lastIndexOf(' ');
  const [, ...others] = roads.find(([road]) => road === name.slice(0, space)) ?? [];
  for (const other of others) found.add(other + name.slice(space));
  const common = commonSpelling(name);
  found.add(common);
  const words = common.split(' ');
  found.add(words.map((word) => ordinalWordOf(word) ?? word).join(' '));
  found.add(words.map((word) => (word === 'ST' ? 'SAINT' : word)).join(' '));
  found.delete(name);
  return [...found];
}
