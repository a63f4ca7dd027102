import { useEffect, useState } from 'react';
import { catchTyping, stopCatching } from './type-ahead.ts';

/** As the keyboard of the visitor has it. */
export const PALETTE_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Not part of the first load: nothing of it is seen before it is opened. */
export const loadPalette = () => import('./palette.tsx');

/** Whether the palette is there, and what opens it: with ⌘K or Ctrl+K it comes the first time, and afterwards has the key itself. */
export function usePalette(): readonly [isThere: boolean, open: () => void] {
  const [isThere, setThere] = useState(false);
  const open = (): void => {
    // Without the mock it cannot be loaded: then there is none, and the page stays.
    const onLoaded = ({ openPalette }: Awaited<ReturnType<typeof loadPalette>>): void => {
      setThere(true);
      openPalette();
    };
    loadPalette().then(onLoaded, stopCatching);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      catchTyping();
      // Once it is there it has the key itself.
      if (isThere) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
  return [isThere, open];
}
