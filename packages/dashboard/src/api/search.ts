import type { Input } from './control.ts';

/** What a search of the mailings asks the control API for. */
export type MailingSearch = Omit<NonNullable<Input<'listMailings'>['query']>, 'page' | 'per_page'>;

const FIELD = /(?:^|\s)(state|campaign|to|zip|created):(?:"([^"]*)"|(\S*))/g;

/** As typed: the control API refuses what is no state, and names the states. */
export type MailingState = NonNullable<MailingSearch['state']>;

/**
 * The little language of the search box: `state:mailed campaign:"Autumn Welcome" to:ada zip:94 created:>2026-11-01`; what is
 * no field is looked for in names, places, identifiers and addresses.
 */
export function parseSearch(text: string): MailingSearch {
  const search: MailingSearch = {};
  const rest = text.replace(FIELD, (_, field: string, quoted?: string, bare?: string) => {
    const value = quoted ?? bare ?? '';
    if (value === '') return ' ';
    if (field === 'created') {
      const [side, date] = [value[0], value.replace(/^[<>]=?/, '')];
      if (side === '<') search.created_before = date;
      else search.created_after = date;
    } else if (field === 'state') search.state = value.replaceAll('-', '_') as MailingState;
    else search[field as 'campaign' | 'to' | 'zip'] = value;
    return ' ';
  });
  const words = rest.trim().replace(/\s+/g, ' ');
  if (words !== '') search.to = search.to === undefined ? words : `${search.to} ${words}`;
  return search;
}

/** The text with a field set to a value, or without the field. */
export function withField(text: string, field: string, value: string | null): string {
  const rest = text
    .replace(new RegExp(`(^|\\s)${field}:("[^"]*"|\\S*)`, 'g'), ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (value === null) return rest;
  const shown = /\s/.test(value) ? `"${value}"` : value;
  return `${field}:${shown} ${rest}`.trim();
}
