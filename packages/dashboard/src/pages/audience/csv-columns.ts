import { parse } from 'csv-parse/browser/esm/sync';

/** What a column can hold, as the control API names it, and the headings it is known by. */
export const columns = [
  { column: 'name', label: 'Name', known: ['full_name', 'fullname'] },
  { column: 'first_name', label: 'First name', known: ['firstname', 'given_name'] },
  { column: 'last_name', label: 'Last name', known: ['lastname', 'surname', 'family_name'] },
  { column: 'company', label: 'Company', known: ['company_name', 'organization'] },
  {
    column: 'address_1',
    label: 'Address',
    known: ['address', 'address1', 'address_line_1', 'street', 'street_address'],
  },
  { column: 'address_2', label: 'Address, line 2', known: ['address2', 'address_line_2', 'unit', 'apartment'] },
  { column: 'city', label: 'City', known: ['town'] },
  { column: 'state', label: 'State', known: ['state_name', 'state_code'] },
  { column: 'postal_code', label: 'ZIP', known: ['zip', 'zip_code', 'zipcode', 'postcode'] },
  { column: 'identifier', label: 'Identifier', known: ['customer_id', 'external_id', 'user_id'] },
  { column: 'email', label: 'E-mail', known: ['e_mail', 'email_address', 'mail'] },
  { column: 'email_sha256', label: 'E-mail hash', known: ['email_hash', 'sha256', 'hashed_email'] },
] as const;

const SHOWN_ROWS = 20;

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

/** Which heading each column has, where its name says so. */
export function guess(headings: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { column, known } of columns) {
    const heading = headings.find((candidate) => [column, ...known].some((name) => name === simple(candidate)));
    if (heading !== undefined) found[column] = heading;
  }
  return found;
}

const simple = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
