/**
 * Misspellings of place names. Faster than `nearest` of the contract, whose rule is for option names: many words are tried for each
 * address.
 */

/** Whether at most one insertion, deletion, replacement or swap of adjacent characters turns one text into the other. */
export function isSpelledLike(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  let from = 0;
  while (from < least && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let back = 0;
  while (back < least - from && a.charCodeAt(a.length - 1 - back) === b.charCodeAt(b.length - 1 - back)) back++;
  const left = a.slice(from, a.length - back);
  const right = b.slice(from, b.length - back);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left.charAt(1) + left.charAt(0) === right;
}

const leastForTwo = 9;

/**
 * Whether at most two such edits, without swaps, turn one text into the other. Both need nine characters and the same first letter:
 * WESTPORT and WESTFORD are two places.
 */
export function isTwoSlips(a: string, b: string): boolean {
  if (a.length < leastForTwo || b.length < leastForTwo || Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 3) <= 2 && a.charAt(0) === b.charAt(0);
}
