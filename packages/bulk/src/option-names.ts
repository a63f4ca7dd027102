import { BulkError } from './errors.ts';

/** Refuses an unknown name, which would be ignored: `plan: there is no option holdOut: did you mean holdout?` */
export function checkNames(where: string, given: object, known: Readonly<Record<string, true>>): void {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known);
    const meant = nearest(name, names);
    const advice = meant === undefined ? `; there are ${names.join(', ')}` : `: did you mean ${meant}?`;
    throw new BulkError('input', `${where}: there is no option ${name.slice(0, 60)}${advice}`);
  }
}

/** Treats `maxCost` and `max-cost` as `max_cost`. */
const plain = (name: string): string =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const close = known.map((each) => ({ each, apart: distance(wanted, plain(each)) }));
  const [best] = close.sort((a, b) => a.apart - b.apart);
  return best !== undefined && best.apart <= Math.max(1, Math.floor(best.each.length / 3)) ? best.each : undefined;
}

/** Damerau–Levenshtein distance: swapping two neighbours is one step. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchange = turned ? (before[j - 2] as number) + 1 : swap;
      row.push(Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, swap, exchange));
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}
