/** A city and a state that agree with each other, with a ZIP of another state. */
import type { PlaceInput } from './place-input.ts';
import { cityInState, isNear, stateOfRow, wordsHash } from './places.ts';
import { isMilitaryState } from './states.ts';

/** Kilometres: Kansas City lies on both sides of its state line. */
const nearby = 60;

/** The city as written, in its state, if the ZIP of `row` is in another state and not near; else -1. */
export function cityElsewhere({ city, state }: PlaceInput, row: number): number {
  if (state < 0 || city.length === 0 || row < 0 || stateOfRow(row) === state) return -1;
  const meant = cityInState(wordsHash(city, 0, city.length), state);
  return meant >= 0 && (isMilitaryState(state) || !isNear(meant, row, nearby)) ? meant : -1;
}
