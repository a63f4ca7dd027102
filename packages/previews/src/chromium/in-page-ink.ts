/** The letters of a side in one colour, for a picture of it. The function is sent to the page as text, so it uses nothing from outside itself. */
import type { PageDocument, PageElement } from './in-page.ts';

/** Draws all letters in `ink`, without shadows, outlines and backgrounds that fill letters. */
export function inkLetters(ink: string): void {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const artwork = page.querySelectorAll('iframe')[0]?.contentDocument;
  if (artwork === undefined) return;
  const set = ({ style }: PageElement, rules: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(rules)) style.setProperty(name, value, 'important');
  };
  const lines = { 'text-decoration-color': ink, 'text-emphasis-color': ink, 'text-shadow': 'none', transition: 'none' };
  const letters = { '-webkit-text-fill-color': ink, '-webkit-text-stroke-color': ink, ...lines };
  for (const element of Array.from(artwork.querySelectorAll('body, body *'))) {
    set(element, letters);
    if (element.matches('svg text, svg tspan, svg textPath')) set(element, { fill: ink, stroke: 'none' });
    const clip = artwork.defaultView.getComputedStyle(element).getPropertyValue('background-clip');
    if (/text/.test(clip)) set(element, { background: 'none' });
  }
}
