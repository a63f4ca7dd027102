/** City names with one slip of the pen. */
import { isSpelledLike } from '../text/edit-distance.ts';
import { cityName } from './places.ts';
import { table } from './table.ts';

/** The one city of a state that is spelled like the name; -1 when there is none, or more than one. */
export function fuzzyCity(name: string, state: number): number {
  if (name.length < 4 || name.length > 40) return -1;
  const { cityState } = table();
  let found = -1;
  for (let city = 0; city < cityState.length; city++) {
    if (cityState[city] !== state || !isSpelledLike(cityName(city), name)) continue;
    if (found >= 0) return -1;
    found = city;
  }
  return found;
}
