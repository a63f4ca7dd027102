/** Fields of an address that a cleaned list has twice: as it was, and cleaned. */
export const cleanedFields = ['address_1', 'address_2', 'city', 'state', 'postal_code'] as const;

type CleanedField = (typeof cleanedFields)[number];

/** The column that `addresses clean` of the command line writes a field to. */
export const cleanedColumn = <Field extends CleanedField>(field: Field): `clean_${Field}` => `clean_${field}`;

/** The columns that cleaning adds, in order: the address, and what is to be said of it. */
export const cleanedColumns = [
  'clean_address_1',
  'clean_address_2',
  'clean_city',
  'clean_state',
  'clean_postal_code',
  'clean_deliverable',
  'clean_problem',
  'clean_changed',
  'clean_why',
] as const satisfies readonly (`clean_${CleanedField}` | `clean_${'deliverable' | 'problem' | 'changed' | 'why'}`)[];

/** Whether a column was added by cleaning. */
export const isCleanedColumn = (name: string): boolean => (cleanedColumns as readonly string[]).includes(name);
