import { UsageError } from '@direct-mail/terminal/failure';

/** The value at a dotted path, such as `address.city`; undefined if there is none. */
export function valueAt(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** What to do with a field that a response does not have. */
export type MissingField = 'refuse' | 'null' | ((said: string) => void);

/**
 * Keeps the fields of `--fields a,b.c`, under the names given. After a change, a wrong name never loses the response: a known field
 * becomes null, and if no fields were known, the response is kept whole.
 */
export function pickFields(data: unknown, fields: readonly string[], missing: MissingField = 'refuse'): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const items: readonly unknown[] = Array.isArray(data) ? data : [data];
  const known = new Set(items.flatMap((item) => Object.keys((item ?? {}) as object)));
  const said = items.length > 0 && missing !== 'null' ? unknownFields(fields, [...known]) : undefined;
  if (said !== undefined && typeof missing === 'function') {
    missing(`${said.message}. The whole response is shown`);
    return data;
  }
  if (said !== undefined) throw said;
  return Array.isArray(data) ? data.map((item) => pick(item, fields)) : pick(data, fields);
}

const pick = (item: unknown, fields: readonly string[]): object =>
  Object.fromEntries(fields.map((field) => [field, valueAt(item, field) ?? null]));

/** An error for the fields that are not known; undefined if all are. */
export function unknownFields(fields: readonly string[], known: readonly string[]): UsageError | undefined {
  const unknown = fields.filter((field) => !known.includes(field.split('.')[0] as string));
  if (unknown.length === 0) return undefined;
  return new UsageError(`--fields: there is no field ${unknown.join(', ')}`, `Fields: ${known.join(', ')}`);
}

/** How the output was asked for: `--json`, or `--fields id,state`, which is JSON too. */
export interface Asked {
  readonly json?: unknown;
  readonly fields?: unknown;
}

/** The requested fields; undefined for all. */
export const askedFields = ({ fields }: Asked): readonly string[] | undefined =>
  typeof fields === 'string' ? fields.split(',').map((field) => field.trim()) : undefined;
