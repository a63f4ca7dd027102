/** The value of a setting as text. */
export function wordsOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const known = names[value];
  if (known !== undefined) return known;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const names: Readonly<Record<string, string>> = {
  'create-mailer-only': 'Create Mailer only',
  'create-mailer-and-me': 'Create Mailer and GET /v1/me',
  everywhere: 'Every operation',
  none: 'No: anyone may call it',
  production: 'Yes: the production token',
  ignore: 'Ignored, and noted in the journal',
  absent: 'Treated as absent',
  refuse: 'Rejected with a 400',
  clamp: 'The maximum is used instead',
  upsert: 'Replaces the existing order',
  'last-change': 'Only the last change',
  'any-change': 'Any change within the window',
  household: 'The household: the same family name',
  address: 'Everyone at the address',
  zip5: 'Five digits',
  zip4: 'ZIP+4',
};

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

const parts = new Set([
  'processing',
  'production',
  'mailed',
  'delivery_exception',
  'png',
  'pdf',
  'inProgress',
  'completed',
]);

/** A number of seconds or bytes in readable units; undefined for other values. */
export function hintOf(name: string, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (name === 'maxBodyBytes') return `${Number((value / 1024 / 1024).toFixed(2))} MiB`;
  return parts.has(name) || name.endsWith('Seconds') ? spanOf(value) : undefined;
}

/** Such as `23 hours`, `1 day 12 hours`: the two largest units. */
export function spanOf(seconds: number): string {
  let rest = seconds;
  const words: string[] = [];
  for (const [size, unit] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return words.length === 0 ? 'at once' : words.slice(0, 2).join(' ');
}
