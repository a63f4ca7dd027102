/** Lists of addresses as CSV, with the columns street, city, state, zip and perhaps latitude and longitude. */
export interface Row {
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

/** RFC 4180, columns by name, case ignored. */
export function readCsv(text: string): Row[] {
  const table: string[][] = [[]];
  let field = '';
  let quoted = false;
  const next = (): void => {
    table.at(-1)?.push(field.trim());
    field = '';
  };
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (quoted && c === '"' && text.charAt(i + 1) === '"') field += text.charAt(i++);
    else if (c === '"') quoted = !quoted;
    else if (!quoted && c === ',') next();
    else if (!quoted && c === '\n') {
      next();
      table.push([]);
    } else field += c;
  }
  next();
  const [names = [], ...lines] = table;
  const column = (name: string): number => names.findIndex((each) => each.toLowerCase() === name);
  const at = (line: string[], name: string): string => line[column(name)] ?? '';
  return lines
    .filter((line) => line.length > 1)
    .map((line) => ({
      street: at(line, 'street'),
      city: at(line, 'city'),
      state: at(line, 'state'),
      zip: at(line, 'zip'),
      latitude: Number.parseFloat(at(line, 'latitude')),
      longitude: Number.parseFloat(at(line, 'longitude')),
    }));
}
