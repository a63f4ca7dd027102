import { parse } from 'csv-parse/browser/esm/sync';

/** What columns may be separated by; the importer of the mock finds the same. */
const separators = [',', ';', '\t', '|'] as const;

export type Separator = (typeof separators)[number];

export const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

export interface CsvRecord {
  /** Where it begins in the file, from 1; blank lines between two records count to the later one. */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface CsvTable {
  readonly separator: Separator;
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
}

/** What the headings are separated by: the commonest outside quotes in the first line, a comma where none is commoner. */
export function separatorOf(text: string): Separator {
  const [line = ''] = /^[^\r\n]*/.exec(text) ?? [];
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (separator: Separator): number => bare.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The headings and rows of a file, as far as they can be read. */
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

/** The values of a record by the names that a mapping gives to headings; what is empty is left out. */
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

/** Which heading each column has, where its name is one that is known; the first of several. */
export function guessFrom<Name extends string>(
  headings: readonly string[],
  known: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const heading of headings) {
    const name = simplified(heading);
    const entry = (Object.entries(known) as [Name, readonly string[]][]).find(([, names]) => names.includes(name));
    if (entry !== undefined && found[entry[0]] === undefined) found[entry[0]] = heading;
  }
  return found;
}

const simplified = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
