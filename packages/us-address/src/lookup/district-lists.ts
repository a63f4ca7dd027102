/** The congressional districts that a ZIP lies in. */
import { column, layout, readReferences } from './columns.ts';

interface Lists {
  /** Number of a row's list plus one; 0: none known. */
  ofRow: Uint16Array;
  lists: readonly (readonly number[])[];
}

let decoded: Lists | undefined;

function decode(): Lists {
  const { text, starts, rows } = layout();
  const end = text.indexOf('\n', starts.districtLists);
  const lists = text.slice(starts.districtLists, end < 0 ? text.length : end).split(',');
  return {
    ofRow: readReferences(column('district', rows), 1),
    lists: lists.map((list) => list.split(' ').map(Number)),
  };
}

const none: readonly number[] = [];

/** The districts of a row in ascending order; empty if the census has no area for its ZIP, or the state has one seat. */
export function districtsOfRow(row: number): readonly number[] {
  decoded ??= decode();
  return decoded.lists[(decoded.ofRow[row] ?? 0) - 1] ?? none;
}
