import type { Account } from '../store/account.ts';
import type { ArtworkRow, CreativeRow } from '../store/rows.ts';

type Revision = Pick<CreativeRow, 'id' | 'revision'>;

/** The id of the artwork of one revision of a creative. */
export function artworkId(creative: Revision): string {
  let id = ids.get(creative);
  if (id === undefined) {
    id = `${creative.id}:${creative.revision}`;
    ids.set(creative, id);
  }
  return id;
}

/** Cached: every mailing asks for it, and a row never changes. */
const ids = new WeakMap<Revision, string>();

/** The current artwork of a creative. */
export function artworkOf(account: Account, creative: Revision): ArtworkRow {
  const id = artworkId(creative);
  return account.artwork.get(id) ?? { id, front_html: null, back_html: null };
}

/** A static creative is an uploaded image; an HTML creative has artwork if one of its sides has content (D90). */
export function hasArtwork(account: Account, creative: CreativeRow): boolean {
  if (creative.creative_type === 'static') return true;
  const { front_html, back_html } = artworkOf(account, creative);
  return isDrawable(front_html, back_html);
}

/** Without HTML on either side it is static artwork; otherwise a side must have content. */
export function isDrawable(front_html: string | null, back_html: string | null): boolean {
  return (front_html === null && back_html === null) || isDrawn(front_html) || isDrawn(back_html);
}

const isDrawn = (html: string | null): boolean => html !== null && /\S/.test(html);
