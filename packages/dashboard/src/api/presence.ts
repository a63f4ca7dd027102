/** Longer than a quick switch to another tab. */
const HIDDEN_MS = 3000;

/**
 * Reports whether the tab needs a live connection: not in the back/forward cache, nor after it has been hidden for a
 * while. Over HTTP/1.1 a browser opens six connections to a host, for all tabs together.
 */
export function watchPresence(onChange: (isPresent: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onChange(true);
    else timer = setTimeout(() => onChange(false), HIDDEN_MS);
  };
  window.addEventListener('pagehide', () => {
    clearTimeout(timer);
    onChange(false);
  });
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  look();
}
