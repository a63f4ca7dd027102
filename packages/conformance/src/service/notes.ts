import type { OperationId } from '@direct-mail/contract';
import { asArray, asObject, mediaType } from './expect.ts';
import type { ServiceResponse } from './http.ts';
import { fieldsOf, responseSchema } from './schemas.ts';

/** The run's memory. */
type Facts = Record<string, unknown>;

/** What breaks no rule and is worth knowing, by what it is about. */
const NOTES = 'notes';
/** Milliseconds above which a response is told to be slow. */
const SLOW = 5000;
const MOST_FIELDS = 5;

export const notesOf = (facts: Facts): readonly string[] => Object.values(asObject(facts[NOTES])).map(String);

function note(facts: Facts, about: string, text: string): void {
  facts[NOTES] = { ...asObject(facts[NOTES]), [about]: text };
}

/** Notes what a response has besides the rules: names of fields and times, never values. */
export function noteResponse(facts: Facts, operation: OperationId, response: ServiceResponse): void {
  const { status, text, bytes, milliseconds } = response;
  const where = `${operation} ${status}`;
  const known = (about: string): boolean => about in asObject(facts[NOTES]);
  noteSlow(facts, operation, milliseconds);
  const isCalledJson = /[/+]json$/.test(mediaType(response));
  if (text === '' && isCalledJson && status !== 204 && !known(`empty ${where}`))
    note(facts, `empty ${where}`, `${where}: an empty body that is called JSON`);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf && !known('mark'))
    note(facts, 'mark', `${where}: a byte order mark before the JSON, which RFC 8259 forbids; there may be more`);
  if (response.body === undefined) return;
  if (!known(`doubled ${where}`)) {
    const doubled = doubledKeys(text);
    if (doubled.length > 0)
      note(facts, `doubled ${where}`, `${where}: keys that come twice in one object: ${listed(doubled)}`);
  }
  if (!known(`extra ${where}`)) {
    const extra = extraFields(operation, response);
    if (extra.length > 0)
      note(facts, `extra ${where}`, `${where}: fields that the document does not have: ${listed(extra)}`);
  }
}

function noteSlow(facts: Facts, operation: OperationId, milliseconds: number): void {
  if (milliseconds < SLOW) return;
  const slowest = asObject(facts['slow']);
  const seconds = Math.max(Math.round(milliseconds / 1000), Number(slowest[operation] ?? 0));
  facts['slow'] = { ...slowest, [operation]: seconds };
  note(facts, `slow ${operation}`, `${operation}: a response took ${seconds} s`);
}

function extraFields(operation: OperationId, { status, body }: ServiceResponse): readonly string[] {
  const schema = responseSchema(operation, status);
  if (schema === undefined || status >= 300) return [];
  const fields = fieldsOf(schema.name);
  if (fields.size === 0) return [];
  const items = schema.isList ? asArray(body) : [body];
  return [...new Set(items.flatMap((item) => Object.keys(asObject(item)).filter((name) => !fields.has(name))))];
}

const isName = (name: string): boolean => /^[A-Za-z_][\w.-]{0,40}$/.test(name);

function listed(names: readonly string[]): string {
  const shown = names.filter(isName).slice(0, MOST_FIELDS);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? `${shown.length > 0 ? ' and ' : ''}${more} more` : ''}`;
}

/** Characters of a text that are looked through for doubled keys. */
const LONGEST = 1_000_000;

/** Keys that one object of a JSON text has twice; a parser keeps only the last. */
function doubledKeys(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const doubled = new Set<string>();
  const open: (Set<string> | null)[] = [];
  // A string before a colon is a key: nothing else in JSON is.
  for (const [token, key] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (key !== undefined) {
      const keys = open.at(-1);
      if (keys?.has(key) === true) doubled.add(key);
      keys?.add(key);
    }
  }
  return [...doubled];
}
