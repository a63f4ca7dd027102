/** ZIPs that one typing error turns into another: one digit replaced, or two neighbours swapped. */
import { zipOfRow } from './places.ts';

function isOneSlip(a: string, b: string): boolean {
  let first = 0;
  while (first < 5 && a.charCodeAt(first) === b.charCodeAt(first)) first++;
  if (first >= 4) return first === 4;
  if (a.slice(first + 1) === b.slice(first + 1)) return true;
  return (
    a.charCodeAt(first) === b.charCodeAt(first + 1) &&
    a.charCodeAt(first + 1) === b.charCodeAt(first) &&
    a.slice(first + 2) === b.slice(first + 2)
  );
}

/** The only one of the rows whose ZIP is one typing error away from `zip`; -1 if there is none, or more than one. */
export function onlyNear(rows: Uint16Array, zip: string): number {
  let found = -1;
  for (const row of rows) {
    if (!isOneSlip(zipOfRow(row), zip)) continue;
    if (found >= 0) return -1;
    found = row;
  }
  return found;
}

/** The rows whose ZIP is one typing error away from `zip`. */
export const slipsAway = (rows: Uint16Array, zip: string): number[] =>
  Array.from(rows).filter((row) => isOneSlip(zipOfRow(row), zip));
