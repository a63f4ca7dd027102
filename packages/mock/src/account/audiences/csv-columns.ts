import type { CsvColumns } from '@direct-mail/contract/control/generated/models';
import {
  columnsByHeading,
  type MemberColumn,
  memberHeadings,
  severalAddresses,
} from '@direct-mail/contract/words/headings';
import { plainName } from '@direct-mail/contract/words/plain-name';
import { invalid } from '../base/refusal.ts';

export interface ColumnPlan {
  /** The index of each column that was found. */
  readonly places: ReadonlyMap<MemberColumn, number>;
  /** Unused headings. */
  readonly ignored: readonly string[];
}

/** Finds the columns by their headings; `mapping` gives the heading of a column with an unusual name. */
export function planColumns(headings: readonly string[], mapping: CsvColumns = {}): ColumnPlan {
  const given: Partial<Record<MemberColumn, string>> = {};
  for (const [column, wanted] of Object.entries(mapping) as [MemberColumn, string | undefined][]) {
    if (wanted === undefined) continue;
    if (!Object.hasOwn(memberHeadings, column)) {
      throw invalid(`columns can map ${Object.keys(memberHeadings).join(', ')}; the request has another`);
    }
    const heading = headings.find((each) => plainName(each) === plainName(wanted));
    if (heading === undefined)
      throw invalid(`columns.${column} must be a heading in the file, but the file has no such heading`);
    given[column] = heading;
  }
  const { fields, others } = columnsByHeading(headings, memberHeadings, given);
  const several = severalAddresses(fields, others);
  if (several !== undefined) throw invalid(`${several.message} columns.${several.field}`);
  const places = new Map(
    (Object.entries(fields) as [MemberColumn, string][]).map(([column, heading]) => [
      column,
      headings.indexOf(heading),
    ]),
  );
  if (places.size === 0) {
    const expected = Object.keys(memberHeadings).join(', ');
    throw invalid(`the first line must contain the headings, with at least one of ${expected}`);
  }
  const taken = new Set(places.values());
  return { places, ignored: headings.filter((_, place) => !taken.has(place)) };
}
