import type { MailingListItem } from '../generated/models.ts';
import { fold } from './fold.ts';

/** Makes texts comparable with the words of a search: one line, folded, without apostrophes (`O'Brien` is `obrien`). Skips what is no text. */
export const searchable = (texts: readonly unknown[]): string =>
  texts
    // Each by itself: most are plain, and quick to fold.
    .map((text) => (typeof text === 'string' ? fold(text) : ''))
    .join(' ')
    .replaceAll(APOSTROPHES, '');

/**
 * What tells whether texts contain every word of a search, in any order, as a part or whole, whatever their case, accents and apostrophes.
 * @param hashOf the form in which an e-mail is kept, where only that is known
 * @returns a test of what {@link searchable} gives
 */
export function searchFor(search: string, hashOf?: (email: string) => string): (text: string) => boolean {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const wanted = words.map((word) => {
    const hash = hashOf !== undefined && word.includes('@') ? [hashOf(word)] : [];
    return [searchable([word]), ...hash];
  });
  return (text) => wanted.every((forms) => forms.some((form) => text.includes(form)));
}

/** What a mailing is searched by: its id, address and values of merge tags, and what else is known of its recipient. */
export function mailingText(mailing: Searched, recipient: object | null = null): string {
  const { id, address, merge_tags } = mailing;
  const values = Object.values(merge_tags ?? {}).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return searchable([id, ...Object.values({ ...recipient }), ...Object.values({ ...address }), ...values]);
}

type Searched = Pick<MailingListItem, 'id' | 'merge_tags'> & { readonly address?: object | null | undefined };

const APOSTROPHES = /['\u2018\u2019`]/g;
