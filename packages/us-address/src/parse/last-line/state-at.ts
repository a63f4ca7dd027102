/** A state's code or name among words. */
import { longestStateName, stateByName, stateNameEnds } from '../../lookup/states.ts';

/** A state and where its code or name begins. */
export interface FoundState {
  /** Its index in the table. */
  state: number;
  start: number;
}

/** The state whose code or name ends at `end`; the longest name wins. */
export function stateAt(words: readonly string[], end: number): FoundState | undefined {
  const longest = stateNameEnds.has(words[end - 1] ?? '') ? Math.min(longestStateName, end) : 1;
  for (let count = longest; count > 0; count--) {
    const name = count === 1 ? (words[end - 1] ?? '') : words.slice(end - count, end).join(' ');
    const state = stateByName.get(name);
    if (state !== undefined) return { state, start: end - count };
  }
  return undefined;
}
