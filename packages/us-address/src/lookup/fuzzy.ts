/** City names with one slip of the pen. */
import { cityName } from './places.ts';
import { table } from './table.ts';

/** Whether one insertion, deletion, replacement or swap of neighbours turns one text into the other. */
export function isSpelledLike(a: string, b: string): boolean {
  if (a === b) return true;
  const difference = a.length - b.length;
  if (difference > 1 || difference < -1) return false;
  let from = 0;
  while (from < a.length && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let back = 0;
  while (
    back < Math.min(a.length, b.length) - from &&
    a.charCodeAt(a.length - 1 - back) === b.charCodeAt(b.length - 1 - back)
  )
    back++;
  const left = a.length - from - back;
  const right = b.length - from - back;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a.charAt(from) === b.charAt(from + 1) && a.charAt(from + 1) === b.charAt(from);
}

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
