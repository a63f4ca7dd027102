import type { Creative } from '../../api/control.ts';

/** The fields that the editor changes. */
export type Artwork = Pick<Creative, 'name' | 'format' | 'mail_type' | 'front_html' | 'back_html'>;

/** The edited fields and the saved version that the edit began with. */
export interface Draft {
  readonly base: Artwork;
  readonly edited: Artwork;
}

/** A draft rebased onto the saved version. */
export interface Rebased extends Draft {
  /** Fields that were changed differently on both sides: the user must choose. */
  readonly conflicts: readonly (keyof Artwork)[];
}

export const artworkOf = ({ name, format, mail_type, front_html, back_html }: Artwork): Artwork => ({
  name,
  format,
  mail_type,
  front_html,
  back_html,
});

/** The fields that differ, with their edited values. Only these are sent, so a save overwrites nothing else. */
export function changesOf({ base, edited }: Draft): Partial<Artwork> {
  return Object.fromEntries(
    fields(base).flatMap((field) => (base[field] === edited[field] ? [] : [[field, edited[field]]])),
  );
}

export function isDirty(draft: Draft): boolean {
  return Object.keys(changesOf(draft)).length > 0;
}

/**
 * Rebases a draft: unedited fields take the saved value, edited fields keep theirs. A field that changed on both sides
 * keeps its old base, so that the conflict remains until the user decides.
 */
export function rebase({ base, edited }: Draft, saved: Artwork): Rebased {
  const next = { base: { ...base }, edited: { ...edited } };
  const conflicts: (keyof Artwork)[] = [];
  for (const field of fields(base)) {
    const touched = edited[field] !== base[field];
    const moved = saved[field] !== base[field];
    if (touched && moved && saved[field] !== edited[field]) conflicts.push(field);
    else if (moved) {
      set(next.base, field, saved[field]);
      if (!touched) set(next.edited, field, saved[field]);
    }
  }
  return { ...next, conflicts };
}

/** Resolves conflicts in favour of the draft: the next save overwrites the saved version. */
export function keepMine({ edited }: Draft, saved: Artwork): Draft {
  return { base: artworkOf(saved), edited };
}

/** Resolves conflicts in favour of the saved version; other edits of the draft remain. */
export function takeSaved(draft: Draft, saved: Artwork): Draft {
  const { edited, conflicts } = rebase(draft, saved);
  const taken = { ...edited };
  for (const field of conflicts) set(taken, field, saved[field]);
  return { base: artworkOf(saved), edited: taken };
}

const fields = (artwork: Artwork): (keyof Artwork)[] => Object.keys(artwork) as (keyof Artwork)[];

function set<Field extends keyof Artwork>(artwork: Artwork, field: Field, value: Artwork[Field]): void {
  artwork[field] = value;
}
