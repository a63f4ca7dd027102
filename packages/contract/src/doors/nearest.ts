/** "Did you mean": one rule for names of options, fields, formats and commands. */
import { plainName } from '../words/plain-name.ts';

/**
 * The known name that a misspelt one probably means: at most a third of its letters differ, and at most two (from 12 letters on:
 * three); undefined if none is that close.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = plainName(name);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const plain = plainName(one);
    const length = Math.max(plain.length, wanted.length);
    const most = length >= 12 ? 3 : Math.min(2, Math.floor(length / 3));
    if (Math.abs(plain.length - wanted.length) > most) continue;
    const apart = editDistance(wanted, plain);
    if (apart <= most && apart < least) [best, least] = [one, apart];
  }
  return best;
}

/** Letters added, dropped, replaced or swapped with their neighbour (Damerau, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] as number) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
