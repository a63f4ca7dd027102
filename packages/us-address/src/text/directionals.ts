/** Directionals [Pub 28 App. B, 233]: every spelling and its abbreviation. */
export const directionals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    N: 'N',
    NORTH: 'N',
    NO: 'N',
    S: 'S',
    SOUTH: 'S',
    SO: 'S',
    E: 'E',
    EAST: 'E',
    W: 'W',
    WEST: 'W',
    NE: 'NE',
    NORTHEAST: 'NE',
    NW: 'NW',
    NORTHWEST: 'NW',
    SE: 'SE',
    SOUTHEAST: 'SE',
    SW: 'SW',
    SOUTHWEST: 'SW',
  }),
);

const full: Readonly<Record<string, string>> = {
  N: 'NORTH',
  S: 'SOUTH',
  E: 'EAST',
  W: 'WEST',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
};

/** The full word of a directional that is part of the street's name, as in `BAY WEST DR` [233.3]. */
export const directionalWord = (token: string): string => full[directionals.get(token) ?? ''] ?? token;

/** Two adjacent directionals as one, `N E` as `NE`; undefined if they do not combine. */
export function joinDirectionals(first: string, second: string): string | undefined {
  const a = directionals.get(first);
  const b = directionals.get(second);
  if ((a === 'N' || a === 'S') && (b === 'E' || b === 'W')) return a + b;
  return undefined;
}

/**
 * {@link joinDirectionals} before a street's name. `S W MAIN ST` is SW; WEST of `S WEST END BLVD` belongs to the name, unless a
 * number follows.
 */
export function joinBefore(first: string, second: string, next: string): string | undefined {
  const isName = (first.length > 2 || second.length > 2) && !(next >= '0' && next < ':');
  return isName ? undefined : joinDirectionals(first, second);
}
