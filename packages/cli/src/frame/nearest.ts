import { UsageError } from './failure.ts';

/** Refuses a name that is not among the known ones: with the one that was probably meant, and all that there are. */
export function needKnown(option: string, kind: string, given: string | undefined, names: readonly string[]): void {
  if (given === undefined || names.includes(given)) return;
  const meant = nearest(given, names);
  throw new UsageError(
    `--${option}: there is no ${kind} ${given}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
    `Expected one of: ${names.join(', ')}`,
  );
}

/** The name that was probably meant: at most a third of its letters are others. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : undefined;
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[b.length] as number;
}
