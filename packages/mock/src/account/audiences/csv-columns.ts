import type { CsvColumns } from '@direct-mail/contract/control/generated/models';
import { columnNames, type MemberColumn } from '@direct-mail/contract/words/headings';
import { invalid } from '../base/refusal.ts';

export interface ColumnPlan {
  /** The index of each column that was found. */
  readonly places: ReadonlyMap<MemberColumn, number>;
  /** Unused headings. */
  readonly ignored: readonly string[];
}

/** Finds the columns by their headings; `mapping` gives the heading of a column with an unusual name. */
export function planColumns(headings: readonly string[], mapping: CsvColumns = {}): ColumnPlan {
  const places = new Map<MemberColumn, number>();
  const taken = new Set<number>();
  const claim = (column: MemberColumn, place: number): void => {
    places.set(column, place);
    taken.add(place);
  };
  for (const [column, heading] of Object.entries(mapping) as [MemberColumn, string | undefined][]) {
    if (heading === undefined) continue;
    if (!Object.hasOwn(columnNames, column)) {
      throw invalid(`columns can map ${Object.keys(columnNames).join(', ')}; the request has another`);
    }
    const place = headings.findIndex((candidate) => simplify(candidate) === simplify(heading));
    if (place === -1)
      throw invalid(`columns.${column} must be a heading in the file, but the file has no such heading`);
    claim(column, place);
  }
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column !== undefined && !places.has(column) && !taken.has(place)) claim(column, place);
  }
  if (places.size === 0) {
    const expected = Object.keys(columnNames).join(', ');
    throw invalid(`the first line must contain the headings, with at least one of ${expected}`);
  }
  return { places, ignored: headings.filter((_, place) => !taken.has(place)) };
}

function columnOf(heading: string): MemberColumn | undefined {
  const name = simplify(heading);
  const known = Object.entries(columnNames).find(([, names]) => (names as readonly string[]).includes(name));
  return known?.[0] as MemberColumn | undefined;
}

function simplify(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
