/** ` did you mean merge_tags?`, or an empty text when no known name is close. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `did you mean ${meant}?`;
}

/** `unknown field merge_tag: did you mean merge_tags?`; with all known names where none is close. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  if (meant !== undefined) return `unknown ${what} ${shown}: did you mean ${meant}?`;
  return `unknown ${what} ${shown}: ${known.length === 0 ? 'there is none' : `known are ${known.join(', ')}`}`;
}

/** The known name that was probably meant: the same but for case and separators, or a few letters apart. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name.slice(0, 60));
  const scored = known
    .map((one) => ({ one, distance: editDistance(wanted, plain(one)) }))
    .filter(({ one, distance }) => distance <= Math.min(2, Math.floor(Math.max(plain(one).length, wanted.length) / 3)))
    .sort((a, b) => a.distance - b.distance);
  return scored[0]?.one ?? known.find((one) => contains(plain(one), wanted) || contains(wanted, plain(one)));
}

/** `frontHtml` and `front-html` are `front_html`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[_\-\s]/g, '');

/** `template` of `template_id`: at least four letters, and most of the longer name. */
const contains = (long: string, short: string): boolean =>
  short.length >= 4 && short.length * 2 >= long.length && long.includes(short);

/** Letters added, dropped, replaced or swapped with their neighbour (Damerau, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}
