import { parse } from 'csv-parse/browser/esm/sync';
import { csvHeadings } from '../../generated/values.ts';

export type Column = keyof typeof csvHeadings;

const labels: Readonly<Record<Column, string>> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  address_1: 'Address',
  address_2: 'Address, line 2',
  city: 'City',
  state: 'State',
  postal_code: 'ZIP',
  identifier: 'Identifier',
  email: 'E-mail',
  email_sha256: 'E-mail hash',
};

/** What a column can hold, with its name in the form. */
export const columns = Object.entries(labels).map(([column, label]) => ({ column: column as Column, label }));

export const SHOWN_ROWS = 20;

/** The headings and the first rows of a file, as far as they can be read. */
export function firstRows(text: string): string[][] {
  try {
    const options = {
      bom: true,
      to: SHOWN_ROWS + 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    };
    return parse(text, options) as string[][];
  } catch {
    return [];
  }
}

/** Which heading each column has, where its name is one that the importer knows; the first of several, as there. */
export function guess(headings: readonly string[]): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const heading of headings) {
    const column = columnOf(heading);
    if (column !== undefined && found[column] === undefined) found[column] = heading;
  }
  return found;
}

function columnOf(heading: string): Column | undefined {
  const name = simplified(heading);
  const known = Object.entries(csvHeadings).find(([, names]) => (names as readonly string[]).includes(name));
  return known?.[0] as Column | undefined;
}

const simplified = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
