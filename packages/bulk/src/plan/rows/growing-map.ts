import { isObject } from '@direct-mail/contract/words/is-object';
import { BulkError } from '../../errors.ts';
import { joined, term, words } from '../../message.ts';
import {
  type ColumnMap,
  checkColumns,
  columnsThere,
  guessColumns,
  type Mapping,
  mapColumns,
  requiredFields,
  sameWord,
} from '../columns.ts';
import { ColumnSet } from '../list/column-set.ts';
import { hasHeadings, type RowSource } from '../list/source.ts';
import type { Problem } from '../problem.ts';

/** Rows of objects that may lack a required field before the list is refused: a wrong list is not read to its end. */
const PATIENCE = 1_000;

interface Wanted {
  given: ColumnMap;
  /** The merge tags of the creatives. */
  seen: { tags: readonly string[]; needed: readonly string[] };
  /** The merge tag of references. */
  reference: string;
}

/**
 * Which column fills which field, as the columns appear: objects may lack any field, so that the mapping grows with
 * them. It may not change what the rows before mean.
 */
export class GrowingMap {
  readonly #source: RowSource;
  readonly #wanted: Wanted;
  readonly #columns: ColumnSet;
  /** Columns of the source that were considered. */
  #looked = -1;
  #mapping: Mapping | undefined;
  #rows = 0;
  /** Columns of the first row that hold an object. */
  #nested: string[] = [];

  constructor(source: RowSource, wanted: Wanted, columns: readonly string[]) {
    this.#source = source;
    this.#wanted = wanted;
    this.#columns = new ColumnSet(columns);
  }

  /** The mapping for this row; `again` if the row before it would be mapped otherwise. */
  at(row: number, values: Readonly<Record<string, unknown>>): Mapping | 'again' {
    this.#rows += 1;
    if (this.#rows === 1)
      this.#nested = Object.keys(values).filter((name) => isObject(values[name]) && !(values[name] instanceof Date));
    const columns = this.#source.columns;
    if (columns === undefined) this.#columns.see(Object.keys(values));
    else if (columns.length !== this.#looked) this.#columns.see(columns);
    const count = columns?.length ?? this.#columns.names.length;
    const former = this.#mapping;
    if (former === undefined || count !== this.#looked) {
      this.#looked = count;
      const mapping = this.#mapped();
      const other = former === undefined ? undefined : overtaken(former, mapping);
      if (other !== undefined && this.#source.repeatable) return 'again';
      if (other !== undefined) throw late(row, other);
      this.#mapping = mapping;
    }
    if (this.#rows === PATIENCE) this.#checkRequired();
    return this.#mapping as Mapping;
  }

  /** The mapping of the whole list, and its problems. */
  end(): { mapping: Mapping; columns: readonly string[]; found: Problem[] } {
    if (this.#mapping === undefined)
      throw new BulkError('input', 'the source has no rows below its headings: nothing to plan');
    const columns = this.#columns.names;
    const mapping = mapColumns(columns, this.#wanted.given, this.#wanted.seen.tags);
    const found = checkColumns(mapping, this.#wanted.seen.needed);
    refuseFatal(found, columns, this.#nested);
    return { mapping, columns, found };
  }

  #mapped(): Mapping {
    const { given, seen, reference } = this.#wanted;
    const columns = this.#columns.names;
    const complete = hasHeadings(this.#source.describe().kind);
    const mapping = (complete ? mapColumns : guessColumns)(columns, given, seen.tags);
    if (complete) refuseFatal(checkColumns(mapping, seen.needed), columns);
    const same = complete ? undefined : sameWord(columns, mapping);
    if (same !== undefined)
      throw new BulkError(
        'input',
        words`the rows have the columns ${JSON.stringify(same[0])} and ${JSON.stringify(same[1])}: give them one name, or name the right one with ${term('map')}`,
      );
    if (reference in mapping.tags)
      throw new BulkError(
        'input',
        words`a column fills the merge tag ${reference}, which carries the reference: name another one, such as ${term('reference', 'bulk_ref')}`,
      );
    return mapping;
  }

  #checkRequired(): void {
    const { names } = this.#columns;
    const fields = this.#mapping?.fields ?? {};
    if (requiredFields.some((field) => !names.includes(fields[field] ?? ''))) this.end();
  }
}

function refuseFatal(found: readonly Problem[], columns: readonly string[], nested: readonly string[] = []): void {
  const fatal = found.filter(({ severity }) => severity === 'error');
  if (fatal.length === 0) return;
  const hint = nested.length === 0 ? [] : [[`give what is inside ${nested.join(' and ')} columns of its own`]];
  throw new BulkError('input', joined([...fatal.map(({ parts }) => parts), [columnsThere(columns)], ...hint]));
}

interface Overtaken {
  what: string;
  before: string;
  now: string;
}

/** A field or merge tag that a better column took over. */
function overtaken(former: Mapping, mapping: Mapping): Overtaken | undefined {
  for (const [before, now] of [
    [former.fields, mapping.fields],
    [former.tags, mapping.tags],
  ] as const) {
    for (const [what, column] of Object.entries(before) as [keyof typeof before, string][])
      if (now[what] !== column) return { what, before: column, now: now[what] ?? '' };
  }
  return undefined;
}

const late = (row: number, { what, before, now }: Overtaken): BulkError =>
  new BulkError(
    'input',
    words`row ${row} is the first with the column ${JSON.stringify(now)}, which looks like ${what}; the rows before it were read with ${JSON.stringify(before)}: name one with ${term('map')}`,
  );

/** The columns of all rows. */
export async function columnsOf(source: RowSource): Promise<readonly string[]> {
  const columns = new ColumnSet();
  for await (const { values } of source) if (source.columns === undefined) columns.see(Object.keys(values));
  return source.columns ?? columns.names;
}

/** The headings of a file, without reading its rows. */
export async function headingsOf(source: RowSource): Promise<readonly string[]> {
  for await (const _ of source) break;
  return source.columns ?? [];
}
