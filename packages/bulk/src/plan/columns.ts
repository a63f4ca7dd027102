import type { Recipient } from '@direct-mail/sdk';
import { BulkError } from '../errors.ts';
import { term, words } from '../message.ts';
import { cleanedColumn, cleanedFields } from './cleaned.ts';
import { type Problem, problemOf } from './problem.ts';

/** Fields of the recipient that a column can fill. */
export const recipientFields = [
  'full_name',
  'first_name',
  'last_name',
  'company',
  'email',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'identifier',
] as const satisfies readonly (keyof Recipient)[];

export type RecipientField = (typeof recipientFields)[number];

/** Fields of an address that every recipient has. */
export const requiredFields = ['address_1', 'city', 'state', 'postal_code'] as const;

/** Which column fills which field, by heading. */
export interface ColumnMap extends Partial<Record<RecipientField, string>> {
  /** Merge tag to column. */
  merge_tags?: Readonly<Record<string, string>> | undefined;
}

/** Headings of other programs, without blanks, signs and case. Covers the contract's fields: a new one does not compile. */
const known: Readonly<Record<keyof Recipient, readonly string[]>> = {
  full_name: [
    'fullname',
    'name',
    'recipient',
    'recipientname',
    'contact',
    'contactname',
    'customername',
    'displayname',
    'addressee',
  ],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'fname', 'vorname'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'lname', 'nachname'],
  company: ['company', 'companyname', 'organization', 'organisation', 'business', 'businessname', 'firm', 'firma'],
  email: ['email', 'emailaddress', 'mail', 'emailadress'],
  address_1: [
    'address1',
    'address',
    'addressline1',
    'street',
    'streetaddress',
    'street1',
    'line1',
    'addr1',
    'addr',
    'mailingaddress',
    'streetaddress1',
    'shippingaddress1',
    'deliveryaddress',
    'straße',
    'strasse',
    'adresse',
    'anschrift',
  ],
  address_2: [
    'address2',
    'addressline2',
    'street2',
    'line2',
    'addr2',
    'apt',
    'unit',
    'suite',
    'apartment',
    'streetaddress2',
    'secondary',
  ],
  city: ['city', 'town', 'locality', 'municipality', 'ort', 'stadt', 'wohnort'],
  state: [
    'state',
    'statecode',
    'province',
    'region',
    'statename',
    'st',
    'stateprovince',
    'provincecode',
    'bundesstaat',
    'bundesland',
  ],
  postal_code: [
    'postalcode',
    'zip',
    'zipcode',
    'zip5',
    'postcode',
    'zippostalcode',
    'zippostal',
    'postal',
    'plz',
    'postleitzahl',
    'zip4',
  ],
  identifier: ['identifier', 'id', 'customerid', 'userid', 'externalid', 'recordid', 'memberid', 'contactid'],
};

const plains = new Map<string, string>();

/** Kept, because all columns are matched again whenever a new one appears. */
function plain(name: string): string {
  let word = plains.get(name);
  if (word === undefined) {
    word = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (plains.size === 4_000) plains.clear();
    plains.set(name, word);
  }
  return word;
}

export interface Mapping {
  fields: Partial<Record<RecipientField, string>>;
  tags: Record<string, string>;
  /** Unused columns. */
  unused: string[];
  /** Guessed fields. */
  guessed: string[];
}

/** Guesses the columns that were not given. @throws BulkError when a given column is missing */
export function mapColumns(columns: readonly string[], given: ColumnMap = {}, tags: readonly string[] = []): Mapping {
  if (!Array.isArray(columns)) throw new BulkError('input', 'mapColumns needs a list of the headings');
  checkGiven(columns, given);
  return guessColumns(columns, given, tags);
}

function checkGiven(columns: readonly string[], given: ColumnMap): void {
  const { merge_tags = {}, ...named } = given;
  for (const [field, column] of [...Object.entries(named), ...Object.entries(merge_tags)]) {
    if (typeof column !== 'string' || !columns.includes(column)) {
      throw new BulkError(
        'input',
        words`${term('map')} names the column ${JSON.stringify(column)} for ${field}, which does not exist; ${columnsThere(columns)}`,
      );
    }
  }
  for (const field of Object.keys(named)) {
    if (!(recipientFields as readonly string[]).includes(field)) {
      throw new BulkError(
        'input',
        words`${term('map')}: there is no field ${field}; there are ${recipientFields.join(', ')} and merge_tags`,
      );
    }
  }
}

/** The same, also while some of the given columns have not appeared. */
export function guessColumns(columns: readonly string[], given: ColumnMap, tags: readonly string[]): Mapping {
  const { merge_tags = {}, ...named } = given;
  const fields: Partial<Record<RecipientField, string>> = { ...(named as Partial<Record<RecipientField, string>>) };
  const mappedTags: Record<string, string> = { ...merge_tags };
  const taken = new Set([...Object.values(fields), ...Object.values(merge_tags)]);
  const guessed: string[] = [];
  const byWord = new Map<string, string[]>();
  for (const name of columns) {
    const word = plain(name);
    const same = byWord.get(word);
    if (same === undefined) byWord.set(word, [name]);
    else same.push(name);
  }
  for (const tag of tags) {
    if (tag in mappedTags || isRecipientTag(tag)) continue;
    const column = columns.find((name) => name === tag) ?? byWord.get(plain(bare(tag)))?.[0];
    if (column !== undefined) {
      mappedTags[bare(tag)] = column;
      taken.add(column);
      guessed.push(bare(tag));
    }
  }
  // A cleaned list is read as it was cleaned, unless its own columns are named.
  if (cleanedFields.every((field) => columns.includes(cleanedColumn(field)) && !(field in fields))) {
    for (const field of cleanedFields) {
      fields[field] = cleanedColumn(field);
      taken.add(cleanedColumn(field));
      guessed.push(field);
    }
  }
  for (const field of recipientFields) {
    if (field in fields) continue;
    for (const word of [plain(field), ...known[field]]) {
      const column = byWord.get(word)?.find((name) => !taken.has(name));
      if (column === undefined) continue;
      fields[field] = column;
      taken.add(column);
      guessed.push(field);
      break;
    }
  }
  return { fields, tags: mappedTags, unused: columns.filter((name) => !taken.has(name)), guessed };
}

/** Columns that a guess cannot tell apart, such as `Email` and `email`, of which one would be dropped. */
export function sameWord(columns: readonly string[], { fields, tags, guessed }: Mapping): [string, string] | undefined {
  for (const name of guessed) {
    const column = tags[name] ?? fields[name as RecipientField] ?? '';
    const other = columns.find((each) => each !== column && plain(each) === plain(column));
    if (other !== undefined) return [column, other];
  }
  return undefined;
}

/** `custom.code` and `promotion.code` are the tag `code` (D62). */
export const bare = (tag: string): string => tag.replace(/^(custom|promotion)\./, '');

const isRecipientTag = (tag: string): boolean => /^(recipient|location)\./.test(tag);

/** The first forty: a sheet may have thousands. */
export const columnsThere = (columns: readonly string[]): string =>
  `the columns are ${columns.slice(0, 40).join(', ')}${columns.length > 40 ? ` and ${columns.length - 40} more` : ''}`;

/** A heading without blanks and signs. */
const saysNoMail =
  /^(do(no|n)tmail|dnm|nomail|donotcontact|opt(ed)?out|unsubscribed?|suppress(ed|ion)?|deceased|returnedmail)$/i;

/**
 * Problems of the mapping: required fields, tags of the artwork without a column, unused columns that look like
 * opt-outs.
 */
export function checkColumns({ fields, tags, unused }: Mapping, needed: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const missing = requiredFields.filter((field) => !(field in fields));
  for (const field of missing) {
    const message = words`no column holds the recipient's ${field}: name it with ${term('map', field)}`;
    problems.push(problemOf({ severity: 'error', code: 'column_missing', row: null, column: field }, message));
  }
  for (const tag of needed) {
    if (isRecipientTag(tag) || bare(tag) in tags) continue;
    const message = words`the artwork uses the merge tag ${tag}, and no column fills it: name one with ${term('map_tag', bare(tag))}`;
    problems.push(problemOf({ severity: 'warning', code: 'tag_missing', row: null, column: tag }, message));
  }
  for (const column of unused) {
    if (!saysNoMail.test(column.replaceAll(/[\W_]/g, ''))) continue;
    const message = words`the column ${JSON.stringify(column)} looks like an opt-out column, and is not read: leave those rows out of the list, or list them in a file for ${term('suppress')}`;
    problems.push(problemOf({ severity: 'warning', code: 'column_no_mail', row: null, column }, message));
  }
  return problems;
}
