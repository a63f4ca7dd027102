import { readDateTime } from '@direct-mail/contract/words/date-time';
import { isObject } from '@direct-mail/contract/words/is-object';
import { defaultSettings } from '../base/settings.ts';
import { references, rowShapes } from './rows.ts';

/** What a snapshot says that it is. */
export const FORMAT = 'direct-mail-mock-snapshot';

type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * Says why an account could not continue from a document as its snapshot: its frame, every field of every row, and that rows
 * name rows that are there. Undefined when it is one.
 */
export function whyNoSnapshot(snapshot: unknown, tableNames: readonly string[]): string | undefined {
  if (!isObject(snapshot)) return 'expected an object';
  if (snapshot['format'] !== FORMAT) return `format must be ${FORMAT}`;
  if (snapshot['version'] !== 1) return 'version must be 1; a newer mock may have written it';
  if (typeof snapshot['seed'] !== 'string') return 'seed must be a string';
  const { now } = snapshot;
  if (typeof now !== 'string' || readDateTime(now) === null) return 'now must be an ISO 8601 date-time';
  for (const part of ['tables', 'counters', 'settings'] as const) {
    if (!isObject(snapshot[part])) return `${part} must be an object`;
  }
  return (
    whyNoCounters(snapshot['counters'] as object) ??
    whyNoSettings(snapshot['settings'], defaultSettings, 'settings') ??
    whyNoTables(snapshot['tables'] as Readonly<Record<string, unknown>>, tableNames)
  );
}

function whyNoCounters(counters: object): string | undefined {
  const wrong = Object.entries(counters).find(([, count]) => !Number.isSafeInteger(count) || count < 0);
  return wrong && `counters.${wrong[0]} must be a count`;
}

/** Each setting is of the kind of its default; where that is null, a number, a text or null. */
function whyNoSettings(value: unknown, standard: unknown, path: string): string | undefined {
  if (value === undefined) return undefined;
  if (standard === null) return isObject(value) ? `${path} must be a number, a string or null` : undefined;
  if (!isObject(standard)) {
    return value === null || typeof value === typeof standard ? undefined : `${path} must be a ${typeof standard}`;
  }
  if (!isObject(value)) return `${path} must be an object`;
  for (const [name, part] of Object.entries(standard)) {
    const wrong = whyNoSettings(value[name], part, `${path}.${name}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function whyNoTables(tables: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const ids = new Map<string, Set<string>>();
  for (const name of names) {
    const rows = tables[name] ?? [];
    if (!Array.isArray(rows)) return `tables.${name} must be a list`;
    const wrong = whyNoRows(rows as Rows, name, ids);
    if (wrong !== undefined) return wrong;
  }
  for (const [name, field, target] of references) {
    for (const [index, row] of ((tables[name] ?? []) as Rows).entries()) {
      const id = row[field];
      if (id !== null && ids.get(target)?.has(id as string) !== true) {
        return `tables.${name}[${index}].${field} must be the ID of one of ${target}`;
      }
    }
  }
  return undefined;
}

function whyNoRows(rows: Rows, name: string, ids: Map<string, Set<string>>): string | undefined {
  const check = rowShapes[name];
  const own = new Set<string>();
  ids.set(name, own);
  for (const [index, row] of rows.entries()) {
    const wrong = check?.(row, `tables.${name}[${index}]`);
    if (wrong !== undefined) return wrong;
    own.add(row['id'] as string);
  }
  return own.size === rows.length ? undefined : `tables.${name} must not contain an ID twice`;
}
