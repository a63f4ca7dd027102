import type { Creative } from '../../api/control.ts';

/** What the editor edits. */
export type Artwork = Pick<Creative, 'name' | 'format' | 'mail_type' | 'front_html' | 'back_html'>;

/** What was typed, and what it began from. */
export interface Draft {
  readonly base: Artwork;
  readonly edited: Artwork;
}

/** A draft brought up to what is saved now. */
export interface Rebased extends Draft {
  /** Fields that were changed on both sides, to different ends: a person must choose. */
  readonly conflicts: readonly (keyof Artwork)[];
}

export const artworkOf = ({ name, format, mail_type, front_html, back_html }: Artwork): Artwork => ({
  name,
  format,
  mail_type,
  front_html,
  back_html,
});

/** The fields that differ, with their values in `edited`: all that a save sends, so that it overwrites nothing else. */
export function changesOf({ base, edited }: Draft): Partial<Artwork> {
  return Object.fromEntries(
    fields(base).flatMap((field) => (base[field] === edited[field] ? [] : [[field, edited[field]]])),
  );
}

export function isDirty(draft: Draft): boolean {
  return Object.keys(changesOf(draft)).length > 0;
}

/**
 * Takes what changed elsewhere into a draft: fields that were not touched here take what is saved; those that were keep what
 * was typed. Where both changed the same field, the base stays, so that the conflict stays until it is decided.
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

/** Decides conflicts for what was typed: the next save goes over what is saved now. */
export function keepMine({ edited }: Draft, saved: Artwork): Draft {
  return { base: artworkOf(saved), edited };
}

/** Decides conflicts for what is saved: what was typed elsewhere in the draft stays. */
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
