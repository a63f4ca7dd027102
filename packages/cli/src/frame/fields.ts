import { UsageError } from './failure.ts';

/** The value at a dotted path, such as `address.city`; undefined where there is none. */
export function valueAt(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Keeps the fields that `--json a,b.c` names, under the names as they were asked for. */
export function pickFields(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) {
    const known = new Set(data.flatMap((item) => Object.keys((item ?? {}) as object)));
    if (data.length > 0) refuseUnknown(fields, known);
    return data.map((item) => pick(item, fields));
  }
  if (typeof data !== 'object' || data === null) return data;
  refuseUnknown(fields, new Set(Object.keys(data)));
  return pick(data, fields);
}

const pick = (item: unknown, fields: readonly string[]): object =>
  Object.fromEntries(fields.map((field) => [field, valueAt(item, field) ?? null]));

function refuseUnknown(fields: readonly string[], known: ReadonlySet<string>): void {
  const unknown = fields.filter((field) => !known.has(field.split('.')[0] as string));
  if (unknown.length === 0) return;
  throw new UsageError(`--json: there is no field ${unknown.join(', ')}`, `Fields: ${[...known].join(', ')}`);
}
