import type { NumberRange, Parity } from './format.ts';

/**
 * Merges adjacent ranges of one side, and then the even and odd sides of the same blocks, without adding or losing a number. Sorted
 * by lowest number.
 */
export function mergeRanges(ranges: readonly NumberRange[]): NumberRange[] {
  const even = ofOneSide(ranges, 1);
  const odd = ofOneSide(ranges, 2);
  const both: NumberRange[] = [];
  for (const side of even) {
    const i = odd.findIndex(({ low, high }) => Math.abs(low - side.low) === 1 && Math.abs(high - side.high) === 1);
    const other = odd[i];
    if (other === undefined) both.push(side);
    else {
      odd.splice(i, 1);
      both.push({ low: Math.min(side.low, other.low), high: Math.max(side.high, other.high), parity: 0 });
    }
  }
  return [...both, ...odd, ...ofOneSide(ranges, 0)].sort((a, b) => a.low - b.low || a.parity - b.parity);
}

function ofOneSide(ranges: readonly NumberRange[], parity: Parity): NumberRange[] {
  const step = parity === 0 ? 1 : 2;
  const merged: NumberRange[] = [];
  let open: { low: number; high: number } | undefined;
  for (const { low, high } of ranges.filter((range) => range.parity === parity).sort((a, b) => a.low - b.low)) {
    if (open !== undefined && low <= open.high + step) open.high = Math.max(open.high, high);
    else {
      if (open !== undefined) merged.push({ ...open, parity });
      open = { low, high };
    }
  }
  if (open !== undefined) merged.push({ ...open, parity });
  return merged;
}
