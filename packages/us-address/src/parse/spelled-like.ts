/** Whether one insertion, deletion, replacement or swap of neighbours turns one text into the other. */
export function isSpelledLike(a: string, b: string): boolean {
  if (a === b) return true;
  const difference = a.length - b.length;
  if (difference > 1 || difference < -1) return false;
  const least = Math.min(a.length, b.length);
  let from = 0;
  while (from < least && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let back = 0;
  while (back < least - from && a.charCodeAt(a.length - 1 - back) === b.charCodeAt(b.length - 1 - back)) back++;
  const left = a.length - from - back;
  const right = b.length - from - back;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a.charAt(from) === b.charAt(from + 1) && a.charAt(from + 1) === b.charAt(from);
}
