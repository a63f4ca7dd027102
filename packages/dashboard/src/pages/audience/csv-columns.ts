import { figure } from '@direct-mail/contract/words/figures';
import { columnsByHeading, memberHeadings } from '@direct-mail/contract/words/headings';
import { type CsvTable, valuesOf } from '../../files/read-csv.ts';

export type Column = keyof typeof memberHeadings;
export type Mapping = Partial<Record<Column, string>>;

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

/** The fields of a column, with their labels. */
export const columns = Object.entries(labels).map(([column, label]) => ({ column: column as Column, label }));

/** The heading for each field, found as the importer does. */
export const guess = (headings: readonly string[]): Mapping => columnsByHeading(headings, memberHeadings).fields;

/** What will be skipped or may surprise, shown before the import. */
export function doubtsAbout({ headings, records }: CsvTable, mapping: Mapping): string[] {
  const count = { unidentified: 0, place: 0, name: 0, width: 0 };
  for (const record of records) {
    const row = valuesOf(record, headings, mapping);
    const isPlaced = row.address_1 !== undefined && row.postal_code !== undefined;
    if (record.fields.length !== headings.length) count.width += 1;
    else if ((row.address_1 === undefined) !== (row.postal_code === undefined)) count.place += 1;
    else if (!isPlaced && !row.email && !row.email_sha256 && !row.identifier) count.unidentified += 1;
    else if (isPlaced && !row.name && !row.first_name && !row.last_name) count.name += 1;
  }
  const of = (some: number): string => `${figure(some)} of ${figure(records.length)} rows`;
  return [
    count.unidentified > 0
      ? `${of(count.unidentified)} identify no one: no address, e-mail address or identifier. They will be rejected.`
      : '',
    count.place > 0
      ? `${of(count.place)} have an address without a ZIP, or a ZIP without an address. They will be rejected.`
      : '',
    count.width > 0
      ? `${of(count.width)} have more or fewer fields than there are headings. They will be rejected.`
      : '',
    count.name > 0 ? `${of(count.name)} have no name: their pieces are addressed to Current Resident.` : '',
  ].filter((doubt) => doubt !== '');
}
