/**
 * Where the browser laid out the text of a side. The function is sent to the page as text, so it uses nothing from outside
 * itself.
 */
import type { PageDocument } from './in-page.ts';

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** A line of text, in CSS pixels of the artwork. */
interface PageText {
  readonly text: string;
  /** Of its letters with ascenders and descenders. */
  readonly rect: Rectangle;
  /** Font size as drawn. */
  readonly size: number;
  /** The value of the attribute `mark` of the element around it. */
  readonly mark: string | null;
  readonly kind: 'plain' | 'decoration' | 'hidden' | 'vertical';
  /** Lines of one number are of one block. */
  readonly block: number;
}

/** A box that cuts what is larger than it. */
export interface PageBox {
  readonly rect: Rectangle;
  readonly mark: string | null;
  readonly tagName: string;
  readonly className: string;
  readonly hasEllipsis: boolean;
  /** Its texts, by their position in the list. */
  readonly texts: readonly number[];
}

export interface PageTexts {
  readonly texts: readonly PageText[];
  readonly boxes: readonly PageBox[];
}

/** `most`: lines that are looked at. `mark`: the attribute with an element's place in the HTML. */
export function textsOf({ most, mark }: { readonly most: number; readonly mark: string }): PageTexts {
  interface Box extends Element {
    readonly parentElement: Box | null;
  }
  interface Element {
    readonly tagName: string;
    readonly className: unknown;
    getAttribute(name: string): string | null;
    /** Of an element in an SVG. */
    getScreenCTM?(): { c: number; d: number } | null;
    closest(selector: string): unknown;
    getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  }
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const artwork = page.querySelectorAll('iframe')[0]?.contentDocument;
  const body = artwork?.body;
  if (artwork === undefined || body === null || body === undefined) return { texts: [], boxes: [] };
  const styleOf = (element: Box) =>
    artwork.defaultView.getComputedStyle(
      element as unknown as Parameters<typeof artwork.defaultView.getComputedStyle>[0],
    );
  const said = (element: Box, name: string) => styleOf(element).getPropertyValue(name);
  const texts: PageText[] = [];
  const blocks = new Map<Box, number>();
  const cutting = new Map<Box, number[]>();
  const scaleOf = (element: Box): number => {
    let scale = 1;
    for (let at: Box | null = element; at !== null; at = at.parentElement) {
      const matrix = /^matrix\(([^)]*)\)/.exec(said(at, 'transform'))?.[1]?.split(',').map(Number);
      if (matrix !== undefined) scale *= Math.hypot(matrix[2] ?? 0, matrix[3] ?? 1);
    }
    return scale;
  };
  const walker = artwork.createTreeWalker(body, 4) as unknown as {
    nextNode(): { data: string; parentElement: Box | null } | null;
  };
  const range = artwork.createRange();
  for (let node = walker.nextNode(); node !== null && texts.length < most; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.data.trim() === '' || parent.closest('style,title,desc,metadata') !== null) continue;
    range.selectNodeContents(node);
    const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) continue;
    let kind: PageText['kind'] = 'plain';
    let block: Box | undefined;
    const around: number[][] = [];
    // Letters may be drawn by a background, or by their outlines alone.
    let isDrawn =
      !/^rgba\(.*, 0\)$/.test(said(parent, '-webkit-text-fill-color')) ||
      Number.parseFloat(said(parent, '-webkit-text-stroke-width')) > 0;
    if (said(parent, 'visibility') !== 'visible') kind = 'hidden';
    for (let at: Box | null = parent; at !== null; at = at.parentElement) {
      if (said(at, 'background-clip').includes('text')) isDrawn = true;
      if (Number(said(at, 'opacity')) === 0) kind = 'hidden';
      else if (kind === 'plain' && at.getAttribute('aria-hidden') === 'true') kind = 'decoration';
      if (block === undefined && !/^inline$|^contents$/.test(said(at, 'display'))) block = at;
      if (at.tagName === 'BODY' || at.tagName === 'HTML') continue;
      if (`${said(at, 'overflow-x')} ${said(at, 'overflow-y')}` === 'visible visible') continue;
      const own = cutting.get(at) ?? [];
      cutting.set(at, own);
      around.push(own);
    }
    if (!isDrawn) kind = 'hidden';
    if (kind === 'plain' && !said(parent, 'writing-mode').startsWith('horizontal')) kind = 'vertical';
    const owner = block ?? parent;
    if (!blocks.has(owner)) blocks.set(owner, blocks.size);
    const marked = parent.closest(`[${mark}]`) as Box | null;
    const drawn = parent.getScreenCTM?.();
    const scale = drawn ? Math.hypot(drawn.c, drawn.d) : scaleOf(parent);
    const size = Number.parseFloat(said(parent, 'font-size')) * scale;
    for (const { left, top, width, height } of lines) {
      for (const own of around) own.push(texts.length);
      texts.push({
        text: node.data.trim().slice(0, 200),
        rect: [left, top, width, height],
        size,
        mark: marked?.getAttribute(mark) ?? null,
        kind,
        block: blocks.get(owner) ?? 0,
      });
    }
  }
  const boxes = Array.from(cutting, ([box, own]): PageBox => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return {
      rect: [left, top, width, height],
      mark: box.getAttribute(mark),
      tagName: box.tagName.toLowerCase(),
      className: typeof box.className === 'string' ? box.className : '',
      hasEllipsis: said(box, 'text-overflow') === 'ellipsis',
      texts: own,
    };
  });
  return { texts, boxes };
}
