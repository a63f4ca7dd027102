/** The query as names and values; the last value of a repeated name, as the service's framework reads it. */
export function readQuery(raw: string): Readonly<Record<string, string>> {
  if (raw === '') return NONE;
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(raw)) values[name] = value;
  return values;
}

/** As the control API reads it: a name that is repeated is a list. */
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
