/** The query as names and values; of a repeated name the last value counts, as in the service's framework. */
export function readQuery(raw: string): Readonly<Record<string, string>> {
  if (raw === '') return NONE;
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(raw)) values[name] = value;
  return values;
}

/** The query as the control API reads it: a repeated name is a list. */
export function readLists(raw: string): Readonly<Record<string, string | readonly string[]>> {
  if (raw === '') return NONE;
  const values: Record<string, string | string[]> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(raw)) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>);
