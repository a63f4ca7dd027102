/** Attribute of the palette's search box. */
export const PALETTE_BOX = 'data-palette';

const LONGEST_MS = 5000;

let hear: ((text: string) => void) | null = null;
let end: (() => void) | null = null;

/** Registers a listener for text typed before the search box was shown. */
export function hearTyping(listener: (text: string) => void): () => void {
  hear = listener;
  return () => {
    hear = null;
  };
}

/**
 * Captures keystrokes until the palette's search box has the focus, then passes them on. None of them is a shortcut.
 */
export function catchTyping(): void {
  if (end !== null || document.querySelector(`[${PALETTE_BOX}]`) !== null) return;
  let caught = '';
  const isBox = (target: EventTarget | null): boolean => target instanceof Element && target.hasAttribute(PALETTE_BOX);
  const onFocus = ({ target }: FocusEvent): void => {
    if (isBox(target)) end?.();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isBox(event.target)) end?.();
    else if (event.key === 'Escape') stopCatching();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey && isText(event.key)) {
      caught = event.key === 'Backspace' ? caught.slice(0, -1) : caught + event.key;
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const timer = setTimeout(() => stopCatching(), LONGEST_MS);
  document.addEventListener('focusin', onFocus, true);
  document.addEventListener('keydown', onKey, true);
  end = () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus, true);
    document.removeEventListener('keydown', onKey, true);
    end = null;
    if (caught !== '') hear?.(caught);
    caught = '';
  };
}

const isText = (key: string): boolean => key === 'Backspace' || key.length === 1;

/** Stops capturing, because the palette could not be loaded. */
export function stopCatching(): void {
  const listener = hear;
  hear = null;
  end?.();
  hear = listener;
}
