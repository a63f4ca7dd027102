/**
 * Functions that run inside the browser's page. Each is sent there as text, so none uses anything from outside itself.
 * The artwork's scripts never run; these are DevTools' own.
 */

/** The few browser interfaces that are used. */
interface Style {
  cssText: string;
  getPropertyValue(name: string): string;
  setProperty(name: string, value: string, priority?: string): void;
}
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Rectangle extends Rect {
  right: number;
  bottom: number;
}
export interface PageElement {
  tagName: string;
  style: Style;
  innerHTML: string;
  className: unknown;
  id: string;
  children: ArrayLike<PageElement>;
  parentElement: PageElement | null;
  nextElementSibling: PageElement | null;
  previousElementSibling: PageElement | null;
  contentDocument: PageDocument;
  setAttribute(name: string, value: string): void;
  append(child: PageElement): void;
  before(element: PageElement): void;
  childNodes: ArrayLike<PageElement | PageText>;
  remove(): void;
  after(element: PageElement): void;
  replaceWith(element: PageElement): void;
  getBoundingClientRect(): Rectangle;
  matches(selector: string): boolean;
  computedStyleMap(): { get(name: string): unknown };
}
export interface PageText {
  nodeType: number;
  data: string;
  splitText(letter: number): PageText;
  before(element: PageElement): void;
}
export interface PagePicture extends PageElement {
  complete: boolean;
  decode(): Promise<void>;
}
export interface PageDocument {
  title: string;
  readyState: string;
  body: PageElement | null;
  documentElement: PageElement;
  fonts: { ready: Promise<unknown>; status: string };
  styleSheets: ArrayLike<{ cssRules: ArrayLike<PageRule> }>;
  defaultView: { getComputedStyle(element: PageElement): Style };
  open(): void;
  write(html: string): void;
  close(): void;
  createElement(name: string): PageElement;
  importNode(element: PageElement, deep: boolean): PageElement;
  createRange(): {
    selectNodeContents(node: unknown): void;
    setStart(node: PageText, letter: number): void;
    setEnd(node: PageText, letter: number): void;
    setEndBefore(node: PageElement): void;
    toString(): string;
    getClientRects(): ArrayLike<Rect>;
    getBoundingClientRect(): Rectangle;
  };
  createTreeWalker(
    root: PageElement,
    show: number,
  ): { nextNode(): { data: string; parentElement: PageElement | null } | null };
  querySelectorAll(selector: string): ArrayLike<PageElement>;
}
interface PageRule {
  constructor: { name: string };
  style?: Style;
  cssRules?: ArrayLike<PageRule>;
}

/** A side before the size of its artwork is known. */
export interface SideInput {
  readonly html: string;
  /** Size of the assumed sheet, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the artwork says about its size, in CSS pixels. */
export interface SideSize {
  /** Of the body and of the first elements in it, outermost first. */
  readonly boxes: readonly (readonly [number, number])[];
  /** Of the body, if a style sheet sets it. */
  readonly body: readonly [number, number] | undefined;
  /** `size` of an `@page` rule. */
  readonly page: string | undefined;
}

/** Removes the frames of the last piece, and with them its documents. */
export function clearPage(): void {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  for (const element of Array.from(page.documentElement.children).slice(2)) element.remove();
  if (page.body !== null) page.body.innerHTML = '';
}

/** Puts each side into a frame of its own. */
export function writeSides(sides: readonly SideInput[]): void {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  for (const { html, width, height } of sides) {
    const sheet = page.createElement('div');
    sheet.className = 'sheet';
    sheet.innerHTML =
      '<div class="inner"><iframe sandbox="allow-same-origin" scrolling="no"></iframe><div class="over"></div></div>';
    page.body?.append(sheet);
    const frame = sheet.children[0]?.children[0] as PageElement;
    frame.style.cssText = `width:${width}px;height:${height}px`;
    const artwork = frame.contentDocument;
    artwork.open();
    artwork.write(html);
    artwork.close();
  }
}

/** Whether every picture and font of every side has loaded. Asking forces a layout, which requests them. */
export async function isSettled(): Promise<boolean> {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const frames = Array.from(page.querySelectorAll('iframe'), (frame) => frame.contentDocument);
  for (const artwork of [page, ...frames]) artwork.documentElement.getBoundingClientRect();
  await Promise.all([page, ...frames].map((artwork) => artwork.fonts.ready));
  // A document that was written may be complete before its pictures are; without scripts, none is loaded lazily.
  const pictures = frames.flatMap((artwork) => Array.from(artwork.querySelectorAll('img')) as PagePicture[]);
  if (!pictures.every(({ complete }) => complete)) return false;
  // A loaded picture may not be decoded yet.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  return frames.every((artwork) => artwork.readyState === 'complete' && artwork.fonts.status === 'loaded');
}

export function measureSides(): SideSize[] {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  return Array.from(page.querySelectorAll('iframe'), (frame) => {
    const artwork = frame.contentDocument;
    const { body } = artwork;
    const outer = frame.getBoundingClientRect();
    let size: string | undefined;
    for (const sheet of Array.from(artwork.styleSheets))
      for (const rule of Array.from(sheet.cssRules))
        if (rule.constructor.name === 'CSSPageRule') size ??= rule.style?.getPropertyValue('size') || undefined;
    if (body === null) return { boxes: [], body: undefined, page: size };
    const style = artwork.defaultView.getComputedStyle(body);
    const number = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const boxes: [number, number][] = [[number('width'), number('height')]];
    let at: PageElement | undefined = body;
    for (let depth = 0; at !== undefined && depth < 5; depth += 1) {
      const { width, height } = at.getBoundingClientRect();
      boxes.push([width, height]);
      at = at.children[0];
      while (at?.tagName === 'STYLE') at = at.nextElementSibling ?? undefined;
    }
    const own = body.getBoundingClientRect().width + number('margin-left') + number('margin-right');
    const said = body.computedStyleMap();
    const given =
      Math.abs(own - outer.width) > 1 &&
      ['width', 'height'].every((name) => /[\d.]px$/.test(said.get(name)?.toString() ?? ''));
    return { boxes, body: given ? [number('width'), number('height')] : undefined, page: size };
  });
}

/** The final layout of a side. */
export interface SideLayout {
  /** Words, in CSS pixels of the artwork. */
  readonly texts: readonly (readonly [number, number, number, number])[];
  /** How many pages its content fills. */
  readonly pages: number;
}

export interface SideFrame {
  readonly width: number;
  readonly height: number;
  /** Whether overflowing content continues on another page. */
  readonly paged: boolean;
}

/** Sizes the frame of each side. */
export function layOutSides(sides: readonly SideFrame[]): SideLayout[] {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const frames = Array.from(page.querySelectorAll('iframe'));
  return sides.map(({ width, height, paged }, index) => {
    const frame = frames[index] as PageElement;
    frame.style.cssText = `width:${width}px;height:${height}px`;
    const artwork = frame.contentDocument;
    const { body } = artwork;
    if (body === null) return { texts: [], pages: 1 };
    const texts: [number, number, number, number][] = [];
    let bottom = 0;
    const around = (element: PageElement | null): PageElement[] =>
      element === null || element === body ? [] : [element, ...around(element.parentElement)];
    const said = (element: PageElement, name: string) =>
      artwork.defaultView.getComputedStyle(element).getPropertyValue(name);
    /** Where what ends there is seen to end: boxes around it may cut it. */
    const uncut = (element: PageElement | null, end: number): number => {
      if (!paged || end <= height) return end;
      const cutting = around(element).filter((one) => /hidden|clip/.test(said(one, 'overflow-y')));
      return Math.min(end, ...cutting.map((one) => one.getBoundingClientRect().bottom));
    };
    // A picture in a placed box may reach beyond the sheet.
    const isPlaced = (element: PageElement) =>
      around(element).some((one) => /absolute|fixed/.test(said(one, 'position')));
    const walker = artwork.createTreeWalker(body, 4);
    const range = artwork.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.data.trim() === '') continue;
      range.selectNodeContents(node);
      for (const rect of Array.from(range.getClientRects())) {
        if (rect.width <= 0 || rect.height <= 0) continue;
        texts.push([rect.left, rect.top, rect.width, rect.height]);
        bottom = Math.max(bottom, uncut(node.parentElement, rect.top + rect.height));
      }
    }
    for (const picture of Array.from(artwork.querySelectorAll('img,svg,.page,.letter-page')))
      if (!isPlaced(picture))
        bottom = Math.max(bottom, Math.min(uncut(picture, picture.getBoundingClientRect().bottom), bottom + height));
    return { texts, pages: paged ? Math.max(1, Math.ceil((bottom - 2) / height)) : 1 };
  });
}

/** How a page of the piece is composed. */
export interface SheetPlan {
  readonly side: number;
  /** Page number within the side. */
  readonly number: number;
  /** Size of the paper, in CSS pixels of this page. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels of this page per pixel of the artwork. */
  readonly scale: number;
  /** Position of the artwork's frame on the paper and its height, in pixels of the artwork. */
  readonly artwork: { readonly offset: number; readonly height: number };
  /** Position of the trimmed sheet on the paper, in pixels of the artwork. */
  readonly trim: number;
  /** What the printer adds, on the trimmed sheet. */
  readonly over: string;
}

/** Composes the sheets: the artwork in its place on the paper, with what the printer adds on top. */
export function composeSheets({
  plans,
  sides,
}: {
  readonly plans: readonly SheetPlan[];
  readonly sides: readonly string[];
}): void {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const first = Array.from(page.querySelectorAll('.sheet'));
  const frameOf = (sheet: PageElement) => sheet.children[0]?.children[0] as PageElement;
  const used = new Set<unknown>();
  let previous: PageElement | undefined;
  let rules = '';
  plans.forEach((plan, index) => {
    const original = first[plan.side] as PageElement;
    let sheet = original;
    if (plan.number > 0) {
      sheet = page.createElement('div');
      sheet.className = 'sheet';
      sheet.innerHTML = original.innerHTML;
      (previous ?? original).after(sheet);
      const copy = frameOf(sheet).contentDocument;
      copy.open();
      copy.write(sides[plan.side] as string);
      copy.close();
      // Its pages start at the same places as in the first frame. Read as HTML again, a paragraph would end where it is broken.
      const from = frameOf(original).contentDocument.body;
      if (from !== null) copy.body?.replaceWith(copy.importNode(from, true));
      const up = plan.number * plan.artwork.height;
      copy.documentElement.style.setProperty('transform', `translateY(${-up}px)`, 'important');
    }
    previous = sheet;
    used.add(sheet);
    sheet.style.cssText = `width:${plan.width}px;height:${plan.height}px;page:sheet${index}`;
    const [inner] = Array.from(sheet.children) as [PageElement];
    inner.style.cssText = `transform:scale(${plan.scale})`;
    const frame = frameOf(sheet);
    frame.style.setProperty('left', `${plan.artwork.offset}px`);
    frame.style.setProperty('top', `${plan.artwork.offset}px`);
    const over = inner.children[1] as PageElement;
    over.style.cssText = `left:${plan.trim}px;top:${plan.trim}px`;
    over.innerHTML = plan.over;
    rules += `@page sheet${index}{size:${plan.width}px ${plan.height}px;margin:0}`;
  });
  for (const sheet of first) if (!used.has(sheet)) sheet.style.cssText = 'display:none';
  const style = page.createElement('style');
  style.innerHTML = rules;
  page.documentElement.append(style);
}
