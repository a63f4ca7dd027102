import { useEffect, useState } from 'react';

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
    loadPalette().then(onLoaded, () => undefined);
  };
  useEffect(() => {
    if (isThere) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return [isThere, open];
}
