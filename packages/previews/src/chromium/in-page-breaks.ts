/** The pages of a letter inside the browser's page: a function that is sent there as text, as those of `in-page.ts`. */
import type { PageDocument, PageElement, PageText, Rect, SideFrame } from './in-page.ts';

/**
 * Starts the pages of letters where style sheets say so, and where a page ends: what its end would cut begins the next one, a box of more than half
 * a page between its lines. Returns the pages of each side that style sheets start, from 0.
 */
export function startPages(sides: readonly SideFrame[]): number[][] {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const frames = Array.from(page.querySelectorAll('iframe'));
  return sides.map(({ width, height, paged }, index) => {
    const frame = frames[index] as PageElement;
    frame.style.cssText = `width:${width}px;height:${height}px`;
    const artwork = frame.contentDocument;
    const { body } = artwork;
    if (!paged || body === null) return [0];
    const view = artwork.defaultView;
    const said = (element: PageElement, name: string) => view.getComputedStyle(element).getPropertyValue(name);
    const begins = (element: PageElement, side: string) => {
      const value = said(element, `break-${side}`);
      return /page|always|left|right|recto|verso/.test(value) && !/avoid/.test(value);
    };
    const spacerOf = (tag: string, high: number) => {
      const spacer = artwork.createElement(tag);
      spacer.style.cssText = `display:${tag === 'tr' ? 'table-row' : 'block'} !important;float:none;clear:both;flex:none;border:0;margin:0;padding:0;height:${high}px !important`;
      return spacer;
    };
    const isCut = ({ top, height: tall }: Rect) =>
      tall > 0 && Math.floor((top + 1) / height) !== Math.floor((top + tall - 1) / height);
    /** The first of the floats beside it that come before it, which begin the page with it. */
    const withFloats = (element: PageElement) => {
      const { top } = element.getBoundingClientRect();
      let first = element;
      for (let at = element.previousElementSibling; at !== null; at = at.previousElementSibling) {
        if (said(at, 'float') === 'none' || at.getBoundingClientRect().bottom <= top) break;
        first = at;
      }
      return first;
    };
    const push = (whole: PageElement) => {
      const element = withFloats(whole);
      const { top } = element.getBoundingClientRect();
      const next = Math.ceil((top - 0.5) / height) * height;
      if (next - top < 0.5 || top < 0.5) return;
      element.before(spacerOf(element.tagName === 'TR' ? 'tr' : 'div', next - top));
    };
    /** Whether nothing is above it on its page but its margin. */
    const isFirstOfPage = (element: PageElement) => {
      const start = Math.floor((element.getBoundingClientRect().top + 1) / height) * height;
      for (let at: PageElement | null = element; at !== null && at !== body; at = at.parentElement) {
        let before = at.previousElementSibling;
        while (before !== null && /absolute|fixed/.test(said(before, 'position')))
          before = before.previousElementSibling;
        if (before !== null) return before.getBoundingClientRect().bottom <= start + 0.5;
      }
      return false;
    };
    /** Its margin is kept, as below the top of any page that is asked for. */
    const begin = (element: PageElement) => {
      if (isFirstOfPage(element)) return;
      const spacer = spacerOf(element.tagName === 'TR' ? 'tr' : 'div', 1);
      element.before(spacer);
      const { top } = spacer.getBoundingClientRect();
      spacer.style.setProperty('height', `${Math.ceil((top - 0.5) / height) * height - top}px`, 'important');
    };
    const all = Array.from(artwork.querySelectorAll('body *'));
    const starts = new Set<unknown>(all.filter((element) => element.matches('.page,.letter-page')).slice(1));
    for (const element of all) {
      if (begins(element, 'before')) starts.add(element);
      if (!begins(element, 'after')) continue;
      let at: PageElement | null = element;
      while (at !== null && at !== body && at.nextElementSibling === null) at = at.parentElement;
      if (at !== null && at !== body) starts.add(at.nextElementSibling);
    }
    const isRow = (element: PageElement) =>
      /flex|grid/.test(said(element, 'display')) && !/column/.test(said(element, 'flex-direction'));
    /** The texts of the lines of a box, and of no box in it. */
    const wordsOf = (parent: PageElement): PageText[] =>
      Array.from(parent.childNodes).flatMap((child) => {
        if ('data' in child) return child.nodeType === 3 ? [child] : [];
        return said(child, 'display') === 'inline' ? wordsOf(child) : [];
      });
    const endOf = (top: number) => (Math.floor((top + 1) / height) + 1) * height;
    const breakLines = (element: PageElement) => {
      const range = artwork.createRange();
      for (let texts = wordsOf(element), at = 0; at < texts.length; at += 1) {
        const text = texts[at] as PageText;
        const lineOf = (letter: number) => {
          range.setStart(text, letter);
          range.setEnd(text, letter + 1);
          return range.getBoundingClientRect();
        };
        // A line of more than half a page is cut.
        const isCutLine = (line: Rect) => isCut(line) && line.height < height / 2;
        let letter = 0;
        while (letter < text.data.length && !isCutLine(lineOf(letter))) letter += 1;
        if (letter === text.data.length) continue;
        const end = endOf(lineOf(letter).top);
        const rest = text.splitText(letter);
        const spacer = spacerOf('div', 0);
        rest.before(spacer);
        spacer.style.setProperty('height', `${end - spacer.getBoundingClientRect().top}px`, 'important');
        texts = [...texts.slice(0, at + 1), rest, ...texts.slice(at + 1)];
      }
    };
    // The first of all begins no other page: there would be an empty one.
    const isFirst = (element: PageElement) => {
      const range = artwork.createRange();
      range.selectNodeContents(body);
      range.setEndBefore(element);
      const above = all.slice(0, all.indexOf(element));
      return range.toString().trim() === '' && !above.some(({ tagName }) => /^(IMG|SVG)$/i.test(tagName));
    };
    for (const element of [body, ...all]) {
      if (starts.has(element) && !isFirst(element)) begin(element);
      const place = element.getBoundingClientRect();
      if (!isCut(place) || /absolute|fixed/.test(said(element, 'position'))) continue;
      const isPicture = /^(IMG|SVG)$/i.test(element.tagName);
      if (said(element, 'display') === 'inline' && !isPicture) continue;
      const hasWords = wordsOf(element).some(({ data }) => data.trim() !== '');
      const hasPictures = Array.from(element.children).some(
        (child) => /^(IMG|SVG)$/i.test(child.tagName) && said(child, 'display') === 'inline',
      );
      const isWhole =
        isPicture ||
        hasPictures ||
        hasWords ||
        isRow(element) ||
        /^(P|LI|TR|H[1-6]|BLOCKQUOTE|PRE|FIGURE)$/.test(element.tagName);
      const parent = element.parentElement;
      const isBelow = parent !== null && !isRow(parent) && said(parent, 'display') !== 'table-row';
      if (isWhole && isBelow && place.height < height / 2) push(element);
      else if (hasWords) breakLines(element);
    }
    const begun = all.filter((element) => starts.has(element)).map((element) => element.getBoundingClientRect().top);
    return [0, ...begun.map((top) => Math.floor((top + 1) / height))];
  });
}
