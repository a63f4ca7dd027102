/** Whether one insertion, deletion, replacement or swap of neighbours, or none, turns one text into the other. */
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
