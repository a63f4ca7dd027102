import { useEffect, useState } from 'react';
import type { Creative } from '../../api/control.ts';
import { type Artwork, artworkOf, type Draft, isDirty, keepMine, rebase, takeSaved } from './draft.ts';

/**
 * The draft of a creative, kept in session storage: it survives navigation and a reload, and closing the tab asks
 * first. Changes from elsewhere are merged in if nothing is lost.
 */
export function useDraft(creative: Creative) {
  const saved = artworkOf(creative);
  const [kept, setKept] = useState<Draft>(() => stored(creative.id) ?? { base: saved, edited: saved });
  const draft = rebase(kept, saved);
  const dirty = isDirty(draft);
  useEffect(() => {
    if (!dirty) {
      sessionStorage.removeItem(keyOf(creative.id));
      return undefined;
    }
    sessionStorage.setItem(keyOf(creative.id), JSON.stringify({ base: draft.base, edited: draft.edited }));
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return {
    ...draft,
    dirty,
    set: (part: Partial<Artwork>): void =>
      setKept((before) => {
        const { base, edited } = rebase(before, saved);
        return { base, edited: { ...edited, ...part } };
      }),
    discard: (): void => setKept({ base: saved, edited: saved }),
    keepMine: (): void => setKept((before) => keepMine(before, saved)),
    takeSaved: (): void => setKept((before) => takeSaved(before, saved)),
  };
}

const keyOf = (id: string): string => `direct-mail-draft ${id}`;

function stored(id: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Draft> | null;
    return draft?.base && draft.edited ? { base: draft.base, edited: draft.edited } : null;
  } catch {
    return null;
  }
}
