import {
  columnsByHeading,
  lastLineColumn,
  personHeadings,
  severalAddresses,
} from '@direct-mail/contract/words/headings';
import { plainName } from '@direct-mail/contract/words/plain-name';
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

/** Covers the contract's fields: a new one does not compile. */
const allHeadings: Readonly<Record<keyof Recipient, readonly string[]>> = personHeadings;

const headings = Object.fromEntries(recipientFields.map((field) => [field, allHeadings[field]])) as Readonly<
  Record<RecipientField, readonly string[]>
>;

export interface Mapping {
  fields: Partial<Record<RecipientField, string>>;
  tags: Record<string, string>;
  /** Unused columns. */
  unused: string[];
  /** Guessed fields. */
  guessed: string[];
  /** Columns of other addresses of each row, which could as well be meant: shipping and billing. */
  otherAddresses?: Partial<Record<RecipientField, string>>[];
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
  for (const tag of tags) {
    if (tag in mappedTags || isRecipientTag(tag)) continue;
    const word = plainName(bare(tag));
    const column = columns.find((name) => name === tag) ?? columns.find((name) => plainName(name) === word);
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
  const found = columnsByHeading(columns, headings, fields, taken);
  for (const field of recipientFields) {
    const column = found.fields[field];
    if (column === undefined || field in fields) continue;
    fields[field] = column;
    taken.add(column);
    guessed.push(field);
  }
  return {
    fields,
    tags: mappedTags,
    unused: columns.filter((name) => !taken.has(name)),
    guessed,
    ...(found.others.length > 0 && { otherAddresses: found.others }),
  };
}

/** Columns that a guess cannot tell apart, such as `Email` and `email`, of which one would be dropped. */
export function sameWord(columns: readonly string[], { fields, tags, guessed }: Mapping): [string, string] | undefined {
  for (const name of guessed) {
    const column = tags[name] ?? fields[name as RecipientField] ?? '';
    const other = columns.find((each) => each !== column && plainName(each) === plainName(column));
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
export function checkColumns(
  { fields, tags, unused, otherAddresses = [] }: Mapping,
  needed: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const several = severalAddresses(fields, otherAddresses);
  if (several !== undefined) {
    const { field, message } = several;
    const said = words`${message} ${term('map', field)}`;
    problems.push(problemOf({ severity: 'error', code: 'column_ambiguous', row: null, column: field }, said));
  }
  const lastLine = lastLineColumn(unused, fields);
  if (lastLine !== undefined) {
    const message = words`the column ${JSON.stringify(lastLine)} holds city, state and ZIP together, and each needs a column: ${term('clean')}`;
    problems.push(problemOf({ severity: 'error', code: 'column_missing', row: null, column: lastLine }, message));
  }
  const missing = requiredFields.filter((field) => !(field in fields));
  for (const field of lastLine === undefined ? missing : []) {
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
