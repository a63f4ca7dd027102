import {
  type CsvLayout,
  isCleanedColumn,
  type Mapping,
  mapColumns,
  type RowSource,
  readCsv,
  type SourceRow,
} from '@direct-mail/bulk';
import { severalAddresses } from '@direct-mail/contract/words/headings';
import type { Input, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import { columnMap } from '../bulk/plan-request.ts';
import type { listOptions } from './options.ts';

/** A list of people: its columns and their meaning. */
export interface List {
  readonly columns: readonly string[];
  readonly fields: Mapping['fields'];
  /** Merge tags of the artwork and the columns that fill them. */
  readonly tags: Mapping['tags'];
  /** As in the file, for a list that is written again. */
  readonly layout: CsvLayout;
  readonly rows: AsyncIterable<ListRow>;
}

/** One row: values by column. */
interface ListRow extends Omit<SourceRow, 'values'> {
  readonly values: Readonly<Record<string, string>>;
}

/** Opens a CSV file, for artwork with its merge `tags`; `again`: to be cleaned, whether it was before or not. Reads its headings now, its rows on demand. */
export async function openList(
  path: string,
  input: Input<Values<typeof listOptions>, unknown>,
  { tags: wanted, again = false }: { tags?: readonly string[]; again?: boolean } = {},
): Promise<List> {
  const delimiter = input.values.delimiter;
  const encoding = input.values.encoding;
  const source: RowSource = readCsv(path, {
    ...(delimiter !== undefined && { delimiter: delimiter === '\\t' ? '\t' : delimiter }),
    ...(encoding !== undefined && { encoding }),
  });
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  const columns = source.columns ?? [];
  const { merge_tags, ...given } = columnMap(input.values.map) ?? {};
  if (merge_tags !== undefined && wanted === undefined)
    throw new UsageError('--map: there are no merge tags here; expected field=column');
  const {
    fields,
    tags,
    otherAddresses = [],
  } = mapColumns(again ? columns.filter((name) => !isCleanedColumn(name)) : columns, { ...given, merge_tags }, wanted);
  const several = severalAddresses(fields, otherAddresses);
  if (several !== undefined) throw new UsageError(`${several.message} --map ${several.field}=COLUMN`);
  const layout = source.layout?.() ?? { delimiter: ',', bom: false, newline: '\n' };
  return { columns, fields, tags, layout, rows: rest(first, iterator) };
}

async function* rest(first: IteratorResult<SourceRow>, iterator: AsyncIterator<SourceRow>): AsyncGenerator<ListRow> {
  try {
    // A CSV file has only text.
    for (let next = first; next.done !== true; next = await iterator.next()) yield next.value as ListRow;
  } finally {
    await iterator.return?.();
  }
}
