import type { MailingSearch as Search } from '@direct-mail/contract/control/generated/models';

/** A search of the mailings as query parameters of the control API. */
export type MailingSearch = Omit<Search, 'page' | 'per_page'>;

type Searching = { -readonly [K in keyof MailingSearch]: MailingSearch[K] };

const FIELD = /(?<=^|\s)(-?)(state|campaign|to|zip|created):(?:"([^"]*)"|(\S*))/g;

/** As typed. The control API rejects an unknown state and lists the valid ones. */
export type MailingState = NonNullable<MailingSearch['state']>;

type Field = 'state' | 'campaign' | 'to' | 'zip';

/**
 * Parses the search syntax: `state:mailed campaign:"Autumn Welcome" to:ada zip:94 created:>2026-11-01`;
 * `-state:delivered` excludes. Words without a field are searched for in names, cities, identifiers and addresses.
 */
export function parseSearch(text: string): MailingSearch {
  const search: Searching = {};
  const rest = text.replace(FIELD, (_, minus: string, field: string, quoted?: string, bare?: string) => {
    const value = quoted ?? bare ?? '';
    if (value === '') return ' ';
    if (field === 'created') setTime(search, value, minus !== '');
    else {
      const name = field as Field;
      const wanted = name === 'state' ? value.replaceAll('-', '_') : value;
      if (minus === '') Object.assign(search, { [name]: wanted });
      else Object.assign(search, { [`not_${name}`]: [...(search[`not_${name}`] ?? []), wanted] });
    }
    return ' ';
  });
  const words = rest.trim().replace(/\s+/g, ' ');
  if (words !== '') search.to = search.to === undefined ? words : `${search.to} ${words}`;
  return search;
}

/** Both bounds are exclusive, so an excluded range starts or ends one millisecond further out. */
function setTime(search: Pick<Searching, 'created_after' | 'created_before'>, value: string, isLeftOut: boolean): void {
  const date = value.replace(/^[<>]=?/, '');
  const isBefore = value.startsWith('<');
  const instant = Date.parse(date);
  const end = isLeftOut && !Number.isNaN(instant) ? new Date(instant + (isBefore ? -1 : 1)).toISOString() : date;
  if (isBefore === isLeftOut) search.created_after = end;
  else search.created_before = end;
}

/** The text with one field set, or removed if the value is null. */
export function withField(text: string, field: string, value: string | null): string {
  const rest = text
    .replace(new RegExp(`(^|\\s)${field}:("[^"]*"|\\S*)`, 'g'), ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (value === null) return rest;
  const shown = /\s/.test(value) ? `"${value}"` : value;
  return `${field}:${shown} ${rest}`.trim();
}
