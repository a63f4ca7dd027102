import { useEffect, useRef } from 'react';
import { places } from './nav.ts';

interface Keys {
  readonly onHelp: () => void;
  readonly onGo: (path: string) => void;
}

/** How long to wait for the second key after `g`. */
const CHORD_MS = 1200;

/**
 * Shortcuts: `/` focuses the search box, `j` and `k` move through the rows of a list, `g` and a letter open a page, `?`
 * shows help. A page marks its search box with `data-search` and the link of each row with `data-row`.
 */
export function useKeys({ onHelp, onGo }: Keys): void {
  const chord = useRef(0);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isChord = event.timeStamp - chord.current < CHORD_MS;
      chord.current = 0;
      const place = isChord ? places.find(({ key }) => key === event.key) : undefined;
      if (place !== undefined) onGo(place.path);
      else if (event.key === 'g') chord.current = event.timeStamp;
      else if (event.key === '?') onHelp();
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-search]')?.focus();
      else if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onHelp, onGo]);
}

/** Whether the target takes the key itself: a text field, the artwork editor or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null;
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
