import { useEffect, useRef } from 'react';

/** How long to wait for the row that had the focus to be drawn. */
const WAIT_MS = 3000;

interface Left {
  /** The link that was followed from this history entry. */
  readonly left?: string;
}

/**
 * Moves the focus to the start of a new page or, after going back, to the link that was followed. Browsers do this for
 * documents, but lose the focus when a page is rendered by a script.
 */
export function useRouteFocus(location: string): void {
  const shown = useRef(location);
  useEffect(() => {
    const onClick = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('main a[href]') : null;
      const left = link?.getAttribute('href');
      if (left) history.replaceState({ ...(history.state as Left | null), left }, '');
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    if (shown.current === location) return undefined;
    shown.current = location;
    const href = (history.state as Left | null)?.left;
    if (href === undefined) {
      document.getElementById('main')?.focus({ preventScroll: true });
      return undefined;
    }
    const until = performance.now() + WAIT_MS;
    let frame = 0;
    const look = (): void => {
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      if (link !== null) link.focus({ preventScroll: true });
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
