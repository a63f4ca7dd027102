import { isZipCode } from '@direct-mail/contract/words/zip-code';
import { deliverability, type StandardizedLines, stateNamed } from '@direct-mail/us-address';
import { type Part, term, words } from '../message.ts';
import { type Mapping, type RecipientField, requiredFields } from './columns.ts';
import { linesOf } from './postal-lines.ts';
import { type Problem, problemOf, shapeOf } from './problem.ts';
import { checkPlaces } from './rows/misplaced.ts';

/** A row as it would be sent, and its problems. */
export interface CheckedRow {
  /** With the ZIP's zero that a spreadsheet dropped, where city and state say so. */
  recipient: Partial<Record<RecipientField, string>>;
  /** Merge tags. */
  tags: Record<string, string>;
  /** Undefined for a row that is no address. */
  standardized: StandardizedLines | undefined;
  problems: Problem[];
}

/** A row as it is sent, without campaign and reference: what the hash of a row is of. */
export const bodyOf = ({ recipient, tags }: Pick<CheckedRow, 'recipient' | 'tags'>): string =>
  JSON.stringify(Object.keys(tags).length === 0 ? { recipient } : { recipient, merge_tags: tags });

/** A cell as text; null and undefined become empty. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return JSON.stringify(value) ?? '';
}

const sheetError = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/;
/** Also with a mark before it, as reports write it. */
const formula = /^'?([=@]|\+[A-Z(])/;
const dateLike = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}-[A-Z][a-z]{2}(-\d+)?|[A-Z][a-z]{2}-\d{2,4})( .*)?$/;
const scientific = /^\d(\.\d+)?E\+?\d+$/i;
/** UTF-8 read as a single-byte encoding. */
const misread = /[ÃÂ][\u0080-\u00bf\u2018-\u2030\u0152-\u0178]|â€/;
/** Placeholders for "empty". */
export const placeholder = /^(n\/?a|null|none|nil|undefined|nan|unknown|tbd|-+|\.+|\?+|x{2,})$/i;
const lineBreak = /[\r\n\u2028\u2029]/;
/** A template placeholder that was never filled in. */
const templateMark = /\{\{|\{%/;
/** Bidirectional control characters: invisible, and the name is printed backwards. */
const turned = /[\u202a-\u202e\u2066-\u2069]/;
/** Zero-width characters: the name looks the same, but is not equal. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/;
const control = /[^\P{Cc}\t\n\r]/u;
/** Longer than any line of an address block. */
const LONGEST_LINE = 100;

/**
 * A row as a plan reads and checks it, in the order in which a person would fix it: cells, fields, the whole address. `row`: its number.
 *
 * @example
 * ```ts
 * import { checkRow, mapColumns, readCsv } from '@direct-mail/bulk';
 *
 * const list = readCsv('people.csv');
 * for await (const { row, values } of list) console.log(checkRow(row, values, mapColumns(list.columns ?? [])).problems);
 * ```
 */
export function checkRow(
  row: number,
  values: Readonly<Record<string, unknown>>,
  { fields, tags }: Pick<Mapping, 'fields' | 'tags'>,
): CheckedRow {
  const problems: Problem[] = [];
  const add = (
    code: string,
    column: string | null,
    message: string | readonly Part[],
    severity: Problem['severity'] = 'error',
  ): void => {
    problems.push(problemOf({ severity, code, row, column }, message));
  };
  const cell = (column: string, oneLine = false): string => {
    const given = values[column];
    if (typeof given === 'object' && given !== null && !(given instanceof Date))
      add(
        'nested_value',
        column,
        `a text is expected, got ${Array.isArray(given) ? 'an array' : 'an object'}, which would be printed as JSON: give its parts columns of their own`,
      );
    const value = textOf(given);
    if (value !== '') checkCell(value, column, add);
    if (oneLine && lineBreak.test(value))
      add(
        'line_break',
        column,
        'the cell holds a line break, and is printed as one line: delete the line break',
        'warning',
      );
    return value;
  };
  const recipient: Partial<Record<RecipientField, string>> = {};
  for (const field in fields) {
    const column = fields[field as RecipientField] as string;
    const value = cell(column, !field.startsWith('address_'));
    if (value.length > LONGEST_LINE && field !== 'email' && field !== 'identifier')
      add(
        'long_line',
        column,
        `the cell has ${value.length} characters, more than a line of an address holds: shorten it`,
        'warning',
      );
    if (value !== '') recipient[field as RecipientField] = value;
  }
  const filled: Record<string, string> = {};
  for (const tag in tags) {
    const value = cell(tags[tag] as string);
    // As if the field were absent: the artwork's default applies.
    if (value !== '') filled[tag] = value;
  }
  checkFields(recipient, fields, add);
  let standardized: StandardizedLines | undefined;
  const faulty = problems.some(({ severity }) => severity === 'error');
  // Also of a faulty row: forced by overrides, it is compared with opt-outs.
  if (!faulty || hasAddress(recipient)) standardized = linesOf(recipient);
  if (!faulty && standardized !== undefined) checkAddress(standardized, recipient, fields, add);
  return { recipient, tags: filled, standardized, problems };
}

const hasAddress = ({ address_1, city, state, postal_code }: CheckedRow['recipient']): boolean =>
  [address_1, city, state, postal_code].every((value) => value !== undefined);

type Add = (
  code: string,
  column: string | null,
  message: string | readonly Part[],
  severity?: Problem['severity'],
) => void;

function checkCell(value: string, column: string, add: Add): void {
  if (placeholder.test(value)) {
    const message = `the cell says ${JSON.stringify(value.slice(0, 12))}, which would be printed: empty it, or fill it in`;
    add('placeholder', column, message, 'warning');
  }
  // One test that nearly every cell passes.
  if (!/[#=@+ÃÂâ{\ufffd\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cc}/u.test(value)) return;
  if (sheetError.test(value)) add('spreadsheet_error', column, 'the cell holds a spreadsheet error: fix its formula');
  else if (formula.test(value))
    add('formula', column, 'the cell holds a formula, not its value: save the sheet with values');
  if (value.includes('\ufffd'))
    add('replacement_character', column, 'a letter was lost when the file was converted: export it again as UTF-8');
  else if (misread.test(value))
    add(
      'misread_letters',
      column,
      'letters were read in the wrong encoding: export the file again as UTF-8',
      'warning',
    );
  if (templateMark.test(value))
    add('template_mark', column, 'the cell holds {{ or {%, which would be printed: fill its value in', 'warning');
  if (turned.test(value))
    add(
      'direction_mark',
      column,
      'the cell holds an invisible mark that turns its letters around: delete it',
      'warning',
    );
  if (invisible.test(value))
    add('invisible_character', column, 'the cell holds an invisible character: delete it', 'warning');
  if (control.test(value)) add('control_character', column, 'the cell holds a control character: delete it');
}

function checkFields(recipient: CheckedRow['recipient'], fields: Mapping['fields'], add: Add): void {
  for (const field of requiredFields) {
    if (recipient[field] === undefined) add(`${field}_missing`, fields[field] ?? field, `${field} is empty`);
  }
  checkName(recipient, fields, add);
  const { postal_code, email, address_1 } = recipient;
  if (postal_code !== undefined) checkPostalCode(recipient, postal_code, fields.postal_code ?? null, add);
  checkPlaces(recipient, (code, field, message, severity) => add(code, fields[field] ?? field, message, severity));
  if (address_1 !== undefined && dateLike.test(address_1)) {
    add(
      'address_is_a_date',
      fields.address_1 ?? null,
      'the spreadsheet made a date of the address: format the column as text',
    );
  }
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    add(
      'email_malformed',
      fields.email ?? null,
      `an e-mail address is expected, got ${shapeOf(email)}: the piece is sent, the address is not used`,
      'warning',
    );
    delete recipient.email;
  }
  if (scientific.test(recipient.identifier ?? '')) {
    add(
      'identifier_rounded',
      fields.identifier ?? null,
      'the spreadsheet rounded a long number: format the column as text and export again',
      'warning',
    );
  }
}

/** In a list with names, a row without one is a mistake: the piece would go to `Current Resident`. */
function checkName(recipient: CheckedRow['recipient'], fields: Mapping['fields'], add: Add): void {
  const column = fields.full_name ?? fields.last_name ?? fields.first_name;
  const { full_name, first_name, last_name, company } = recipient;
  if (column === undefined || (full_name ?? first_name ?? last_name ?? company) !== undefined) return;
  add('name_missing', column, 'the name is empty: the piece is addressed to Current Resident', 'warning');
}

function checkPostalCode(recipient: CheckedRow['recipient'], value: string, column: string | null, add: Add): void {
  if (isZipCode(value)) return;
  // Shops write '01103, so that a spreadsheet keeps it as it is.
  const text = /^'(\d{5}(?:-\d{4})?)$/.exec(value)?.[1];
  if (text !== undefined) recipient.postal_code = text;
  else if (/^\d{5}\.0+$/.test(value)) recipient.postal_code = value.slice(0, 5);
  else if (/^(\d{3,4}|\d{8})(\.0+)?$/.test(value)) {
    const digits = value.split('.', 1)[0] as string;
    const whole = withZeros(recipient, digits);
    if (whole !== undefined) recipient.postal_code = whole;
    else {
      const wanted = digits.length === 8 ? 'a ZIP+4 has 9 digits' : 'a ZIP has 5 digits';
      add(
        'postal_code_leading_zero',
        column,
        words`${wanted}, got ${digits.length}: the spreadsheet dropped a leading zero; format the column as text, or ${term('clean')}`,
      );
      return;
    }
    add(
      'postal_code_restored',
      column,
      'the spreadsheet dropped a leading zero: the ZIP is sent with it, since that is the ZIP of the city and the state',
      'warning',
    );
  } else if (dateLike.test(value)) {
    add('postal_code_is_a_date', column, 'the spreadsheet made a date of the ZIP: format the column as text');
  } else if (scientific.test(value)) {
    add('postal_code_rounded', column, 'the spreadsheet rounded the ZIP: format the column as text');
  } else {
    add('postal_code_malformed', column, `a ZIP of 5 digits or ZIP+4 is expected, got ${shapeOf(value)}`);
  }
}

/** A ZIP with the zeros that it lost, if city and state of the row are those of that ZIP: two witnesses, or it stays as it is. */
function withZeros(recipient: CheckedRow['recipient'], digits: string): string | undefined {
  // Without a street, the place alone: that the street is missing is a problem of its own.
  const { address_1 = '1 Main St', city, state } = recipient;
  if (city === undefined || state === undefined) return undefined;
  const padded = digits.length === 8 ? `0${digits}` : digits.padStart(5, '0');
  const zip = padded.slice(0, 5);
  const found = linesOf({ address_1, city, state, postal_code: zip });
  const isIts = found.zip_code === zip && found.state === stateNamed(state);
  if (!isIts || /[BV]/.test(found.usps_analysis.ame_footnotes) || !deliverability(found).deliverable) return undefined;
  return padded.length === 5 ? zip : `${zip}-${padded.slice(5)}`;
}

function checkAddress(
  address: StandardizedLines,
  recipient: CheckedRow['recipient'],
  fields: Mapping['fields'],
  add: Add,
): void {
  const verdict = deliverability(address);
  if (!verdict.deliverable) {
    add(
      `address_${verdict.reason}`,
      null,
      words`${verdict.message}: fix the address, or force the row with ${term('overrides')}`,
    );
    return;
  }
  const zip = recipient.postal_code?.slice(0, 5) ?? '';
  const zipColumn = fields.postal_code ?? null;
  const named = stateNamed(recipient.state ?? '');
  if (address.zip_code !== '' && zip !== address.zip_code) {
    add('address_unsure', zipColumn, 'the ZIP does not fit the city and state: check the address', 'warning');
  } else if (named !== undefined && named !== address.state) {
    const message = `the ZIP is in ${address.state}, which contradicts the state: one of them is wrong`;
    add('state_zip_contradiction', fields.state ?? zipColumn, message, 'warning');
  } else if (/[BV]/.test(address.usps_analysis.ame_footnotes)) {
    const message = `the ZIP is in ${address.city}, ${address.state}, which contradicts the city or the state: one of them is wrong`;
    add('city_zip_contradiction', fields.city ?? zipColumn, message, 'warning');
  } else if (/^[DS]$/.test(address.usps_analysis.dpv_return_code)) {
    add('address_unit_unsure', null, 'the apartment or suite is missing or not known there', 'warning');
  }
}
