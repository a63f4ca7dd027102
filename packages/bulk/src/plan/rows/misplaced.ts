/** Values that belong to another column: a row that is shifted, or headings that are swapped. */
import { standardizeLines, stateNamed } from '@direct-mail/us-address';
import { term, words } from '../../message.ts';
import type { RecipientField } from '../columns.ts';
import { type Problem, type Problems, problemOf, shapeOf } from '../problem.ts';

type Recipient = Partial<Record<RecipientField, string>>;
type Add = (code: string, field: RecipientField, message: string, severity?: Problem['severity']) => void;

const email = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}/;
/** Digits as in telephone and social security numbers. */
const number = /^\+?[\d\s()./-]+$/;
const unit = /^((apt|apartment|suite|ste|unit)\.?\s|#\s?\d)/i;
/** At its end: `100 Main Street LLC` is a company. */
const street =
  /^\d+[a-z]?\s.*\b(st|street|ave?|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|ct|court|pl|place|pkwy|parkway|hwy|highway|ter|terrace|cir|circle|trl|trail)\.?$/i;
const lastLine = /,\s*[a-z]{2}\.?,?\s+\d{5}(-\d{4})?$/i;

const known = new Map<string, boolean>();

/** A code, name or usual abbreviation of a state, a territory or an armed forces area. */
function isState(value: string): boolean {
  let is = known.get(value);
  if (is === undefined) {
    is = standardizeLines({ address_line1: '1 Main St', city: 'Qqq', state: value }).state !== '';
    if (known.size === 1_000) known.clear();
    known.set(value, is);
  }
  return is;
}

/** An error if the value cannot be right, a warning if it may be. */
export function checkPlaces(recipient: Recipient, add: Add): void {
  for (const field of ['full_name', 'first_name', 'last_name'] as const) {
    const value = recipient[field];
    if (value === undefined || !/[\d@]/.test(value)) continue;
    const shifted = 'which would be printed as the name: are the columns shifted?';
    if (email.test(value)) add('name_is_an_email', field, `a name is expected, got an e-mail address, ${shifted}`);
    else if (number.test(value)) {
      const sure = value.replaceAll(/\D/g, '').length >= 5;
      add('name_is_a_number', field, `a name is expected, got a number, ${shifted}`, sure ? 'error' : 'warning');
    } else if (street.test(value) || unit.test(value))
      add('name_is_an_address', field, `a name is expected, got a line of an address, ${shifted}`, 'warning');
  }
  for (const field of ['address_1', 'address_2'] as const) {
    const value = recipient[field] ?? '';
    const found = email.exec(value)?.[0];
    if (found !== undefined) {
      const message = 'the cell holds an e-mail address, which would be printed: are the columns shifted?';
      add('address_holds_email', field, message, found === value ? 'error' : 'warning');
    } else if (lastLine.test(value)) {
      const message = 'the cell repeats city, state and ZIP, which would be printed twice: leave only the street';
      add('address_holds_city', field, message, 'warning');
    }
  }
  checkCity(recipient, add);
  const { state } = recipient;
  if (state !== undefined && !(/^[\p{L} .]+$/u.test(state) && isState(state)))
    add('state_not_a_state', 'state', `a state is expected, got ${shapeOf(state)}: ${meantState(recipient)}`);
}

/** A misspelt state is not changed, but the person who corrects it is told what the row says of it. */
function meantState({ state = '', postal_code }: Recipient): string {
  const named = stateNamed(state);
  if (named === undefined) return 'are the columns shifted?';
  const ofZip = postal_code === undefined ? '' : stateOfZip(postal_code);
  return `did you mean ${named}?${ofZip === '' || ofZip === named ? '' : ` The ZIP is in ${ofZip}: one of them is wrong`}`;
}

const stateOfZip = (zip: string): string =>
  standardizeLines({ address_line1: '1 Main St', zip_code: zip.slice(0, 5) }).state;

function checkCity({ city = '', state = '' }: Recipient, add: Add): void {
  if (/^\d+$/.test(city))
    add('city_not_a_city', 'city', `a city is expected, got ${shapeOf(city)}: are the columns shifted?`);
  else if (email.test(city))
    add('city_not_a_city', 'city', 'a city is expected, got an e-mail address: are the columns shifted?');
  else if (/\b\d{5}(-\d{4})?$/.test(city))
    add('city_holds_zip', 'city', 'the cell holds the ZIP too, which would be printed twice: leave only the city');
  else if (street.test(city) || unit.test(city))
    add(
      'city_is_an_address',
      'city',
      'a city is expected, got a line of an address: are the columns shifted?',
      'warning',
    );
  else if (state !== '' && city.toLowerCase().replace(/,\s*/, ',').endsWith(`,${state.toLowerCase()}`))
    add(
      'city_holds_state',
      'city',
      'the cell holds the state too, which would be printed twice: leave only the city',
      'warning',
    );
}

/** What a column holds in place of what it should. */
const holds: Readonly<Record<string, string>> = {
  name_is_an_email: 'e-mail addresses in place of names',
  name_is_a_number: 'numbers in place of names',
  name_is_an_address: 'lines of an address in place of names',
  address_holds_email: 'e-mail addresses in place of streets',
  city_not_a_city: 'no city',
  city_is_an_address: 'lines of an address in place of cities',
  state_not_a_state: 'no state',
};

/** Fewer rows say nothing about their column. */
const FEW = 5;

/** One finding for a column that is wrong in most of its rows, in place of all but the first of these. */
export function tellColumns(problems: Problems, rows: number): void {
  for (const { code, column, count } of problems.places()) {
    const what = holds[code];
    if (what === undefined || column === null || rows < FEW || count * 2 < rows) continue;
    problems.keepFirst(code, column);
    const message = words`the column ${JSON.stringify(column)} holds ${what} in ${count} of ${rows} rows: are two headings swapped, or is it the wrong column? Correct the headings, or name the right one with ${term('map')}`;
    problems.lead([problemOf({ severity: 'warning', code: 'column_misplaced', row: null, column }, message)]);
  }
}
