import { personalKey } from '@direct-mail/contract/words/personal';
import { cleaned } from '@direct-mail/terminal/mcp/texts';

type Fields = Readonly<Record<string, unknown>>;

const HIDDEN = '…';
/** Fields that only a person or an address has: beside one of them `name` and `city` are a person's. */
const isOfPerson = (value: Fields): boolean =>
  ['address_1', 'address_line1', 'postal_code', 'zip_code', 'full_name', 'last_name', 'email'].some(
    (name) => name in value,
  );

/**
 * Data without people: names as initials, ZIP codes by three digits, city and state as they are, nothing of streets, e-mail addresses and
 * ids. Texts of others are cut, and lose invisible characters.
 */
export function masked(value: unknown): unknown {
  return maskedIn(value, [], false);
}

/** `isTag`: of merge tags or metadata, whose keys and values are the caller's. */
function maskedIn(value: unknown, names: readonly string[], isTag: boolean): unknown {
  if (typeof value === 'string') return isTag ? maskedTag(value, names) : cleaned(value);
  if (Array.isArray(value)) return value.map((each) => maskedIn(each, names, isTag));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const known = [...names, ...namesIn(fields)];
  const isPerson = isTag || isOfPerson(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([key, each]) => {
      const isText = typeof each === 'string' || typeof each === 'number';
      if (isText && personalKey.test(key)) return [key, maskedText(key, String(each), isPerson)];
      return [key, maskedIn(each, known, isTag || key === 'merge_tags' || key === 'metadata')];
    }),
  );
}

function maskedText(key: string, text: string, isPerson: boolean): string {
  if (key === 'city') return cleaned(text);
  if (key === 'postal_code' || key === 'zip_code') return `${text.slice(0, 3)}**`;
  if (key.endsWith('name')) return isPerson || key !== 'name' ? initials(text) : cleaned(text);
  return HIDDEN;
}

/** Names and streets of a person, which a merge tag may repeat. */
function namesIn(fields: Fields): string[] {
  const found: string[] = [];
  const within = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (!isOfPerson(value as Fields)) return;
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'string' && personalKey.test(key) && key !== 'city') found.push(...each.split(/\s+/));
    }
  };
  within(fields);
  for (const each of Object.values(fields)) within(each);
  return found.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
}

function maskedTag(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  return lower.includes('@') || names.some((name) => lower.includes(name)) ? HIDDEN : cleaned(text);
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0]}.`)
    .join(' ');
