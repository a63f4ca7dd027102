import { useEffect, useState } from 'react';
import { catchTyping, stopCatching } from './type-ahead.ts';

/** The modifier key of the user's platform. */
export const PALETTE_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Loaded on first use: nothing of it is visible before. */
export const loadPalette = () => import('./palette.tsx');

/**
 * Whether the palette is loaded, and a function to open it. ⌘K or Ctrl+K loads it the first time; then it listens
 * itself.
 */
export function usePalette(): readonly [isThere: boolean, open: () => void] {
  const [isThere, setThere] = useState(false);
  const open = (): void => {
    // If loading fails because the mock is not running, the page continues without the palette.
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
      // Once loaded, the palette listens for the key itself.
      if (isThere) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
  return [isThere, open];
}
