import { type Separator, separatorOf } from '@direct-mail/contract/words/separator';
import { parse } from 'csv-parse/browser/esm/sync';

export const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

export interface CsvRecord {
  /** The line where the record starts, from 1; blank lines before a record belong to it. */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface CsvTable {
  readonly separator: Separator;
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
}

/** The headings and rows of a file, as far as they can be parsed. */
export function readTable(text: string): CsvTable {
  const separator = separatorOf(text);
  try {
    const read = parse(text, {
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[];
    const rows = read.map(({ record: fields }, index) => ({ line: (read[index - 1]?.info.lines ?? 0) + 1, fields }));
    return { separator, headings: rows[0]?.fields ?? [], records: rows.slice(1) };
  } catch {
    return { separator, headings: [], records: [] };
  }
}

/** The values of a record by field, using the mapping of fields to headings. Empty values are left out. */
export function valuesOf<Name extends string>(
  { fields }: CsvRecord,
  headings: readonly string[],
  mapping: Readonly<Partial<Record<Name, string>>>,
): Partial<Record<Name, string>> {
  const values = (Object.entries(mapping) as [Name, string][]).flatMap(([name, heading]) => {
    const value = fields[headings.indexOf(heading)]?.trim() ?? '';
    return heading === '' || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(values) as Partial<Record<Name, string>>;
}
