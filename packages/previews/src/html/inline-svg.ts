/** An inline SVG as a separate picture, with the page's styles applied, and within the renderer's limits. */
import { type DefaultTreeAdapterTypes, html as names, serializeOuter } from 'parse5';
import type { Element } from '../css/selectors.ts';
import { type Applied, pixelsOf } from '../css/styles.ts';
import { standInFor, withWider } from '../fonts/font-names.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';

/** What an SVG inherits from the text around it. */
export interface Inherited {
  readonly color: string;
  readonly fontFamily: string;
  readonly fontWeight: string;
  /** In pixels. */
  readonly fontSize: number;
  /** Whether it follows from a length, not only from the browser's own size. */
  readonly isSized: boolean;
}

/**
 * XML, which has none of HTML's entities. `declarationsOf` returns what the style sheets say about an element in it.
 */
export function svgText(
  svg: Element,
  inherited: Inherited,
  declarationsOf: (element: Element) => readonly Applied[],
  elsewhere: SvgElements,
  size: Sizes = [],
): string {
  const prepared = withStyles(withUsed(svg, elsewhere), 0, declarationsOf);
  const own = `color:${inherited.color};font-family:${inherited.fontFamily};font-weight:${inherited.fontWeight};font-size:${inherited.fontSize}px`;
  const attrs = withSize(withStyle(prepared.attrs, own, true), size);
  const root: Element = { ...prepared, attrs };
  const markup = serializeOuter(root).replaceAll('&nbsp;', '&#160;');
  return safeSvg(
    /^<svg\b[^>]*\bxmlns=/.test(markup) ? markup : markup.replace(/^<svg\b/, '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
}

function withSize(attrs: Element['attrs'], size: Sizes): Element['attrs'] {
  const isSide = ({ name }: { name: string }): boolean => name === 'width' || name === 'height';
  // To the renderer a share is one of the viewBox: its box has the size, and what is drawn is scaled to that.
  if (hasViewBox(attrs) && attrs.some((one) => isSide(one) && one.value.trim().endsWith('%')))
    return attrs.filter((one) => !isSide(one));
  const sides = sizeOfBox(attrs, size);
  // Without a side nothing is drawn of it.
  return sides === undefined || sides.includes(0)
    ? attrs
    : [
        ...attrs.filter((one) => !isSide(one)),
        ...SIDES.map(([name], index) => ({ name, value: String(sides[index]) })),
      ];
}

/**
 * The size of its box, where there is no viewBox: its contents are in pixels of the box, and the renderer would scale them
 * to it. A side that nothing names has the browser's 300 or 150 pixels. Undefined where it depends on the room.
 */
function sizeOfBox(attrs: Element['attrs'], size: Sizes): readonly number[] | undefined {
  if (hasViewBox(attrs)) return undefined;
  const own = SIDES.map(([side, otherwise]) => lengthOf(attrs.find(({ name }) => name === side)?.value ?? otherwise));
  const [width, height] = own;
  const sides = own.map((length, index) => {
    const [said, other] = [size[index], size[1 - index]];
    if (said === undefined || (said === 'auto' && (other === undefined || other === 'auto'))) return length;
    if (said !== 'auto') return lengthOf(said);
    return ((length ?? 0) * (lengthOf(other ?? '') ?? 0)) / ((index === 0 ? height : width) || 1);
  });
  return sides.every((side) => side !== undefined) ? sides : undefined;
}

/** What is said of an SVG whose contents the renderer scales to a room that it does not know beforehand. */
export const sizeLeftOut = ({ attrs }: Element, size: Sizes): string | undefined =>
  hasViewBox(attrs) || sizeOfBox(attrs, size) !== undefined
    ? undefined
    : 'An SVG without viewBox is drawn at another scale here if its width or height is not in pixels: give it a viewBox';

/** Whether it has a ratio and no size: an item of a row is as wide as there is room then. */
export const hasOnlyRatio = ({ attrs }: Element, size: Sizes): boolean =>
  hasViewBox(attrs) &&
  !attrs.some(({ name }) => name === 'width' || name === 'height') &&
  size.every((side) => side === undefined || side === 'auto');

const hasViewBox = (attrs: Element['attrs']): boolean => attrs.some(({ name }) => /^viewbox$/i.test(name));
const lengthOf = (value: string): number | undefined => (/^[\d.]+$/.test(value) ? Number(value) : pixelsOf(value));

/** The width and the height in CSS, as far as they are given. */
type Sizes = readonly (string | undefined)[];

const SIDES = [
  ['width', '300'],
  ['height', '150'],
] as const;

/** Adds elements that another SVG of the document defines: many pages start with a sprite of symbols. */
function withUsed(svg: Element, elsewhere: SvgElements): Element {
  const own = new Set<string>();
  const wanted = new Set<string>();
  const visit = (element: Element) => {
    elsewhere.left -= 1;
    for (const { name, value } of element.attrs) {
      if (name === 'id') own.add(value);
      const [, used, filled] = /^#(.+)$|^url\(["']?#([^"')]+)/.exec(value.trim()) ?? [];
      if (filled !== undefined || (used !== undefined && name.endsWith('href'))) wanted.add(used ?? filled ?? '');
    }
    for (const child of element.childNodes) if ('tagName' in child) visit(child);
  };
  visit(svg);
  const found: Element[] = [];
  for (const id of wanted) {
    const element = own.has(id) ? undefined : elsewhere.byId.get(id);
    if (element === undefined || elsewhere.left <= 0) continue;
    found.push(element);
    visit(element);
  }
  if (found.length === 0) return svg;
  const defs: Element = { ...svg, nodeName: 'defs', tagName: 'defs', attrs: [], childNodes: found };
  return { ...svg, childNodes: [defs, ...svg.childNodes] };
}

/** The elements of all SVGs that have an id, and how many may still be searched and copied. */
export interface SvgElements {
  readonly byId: ReadonlyMap<string, Element>;
  left: number;
}

export function svgElements(top: Element): SvgElements {
  const found = new Map<string, Element>();
  const visit = (element: Element, depth: number) => {
    if (depth > limits.levels) return;
    const id = element.attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && element.namespaceURI === names.NS.SVG && element.tagName !== 'svg' && !found.has(id))
      found.set(id, element);
    for (const child of element.childNodes) if ('tagName' in child) visit(child, depth + 1);
  };
  visit(top, 0);
  return { byId: found, left: limits.svgUsed };
}

const WITH_THE_BOX = /^(opacity|filter|mix-blend-mode|(-webkit-)?mask.*|clip-path|transform.*|rotate|scale|translate)$/;

function withStyles(
  element: Element,
  depth: number,
  declarationsOf: (element: Element) => readonly Applied[],
): Element {
  if (depth > limits.svgLevels) throw new CreativeError(`An SVG is nested deeper than ${limits.svgLevels} levels`);
  const styles = declarationsOf(element)
    // Those of the root are drawn with its box: a picture half as opaque would be half as opaque again.
    .filter(({ property }) => depth > 0 || !WITH_THE_BOX.test(property))
    .map(({ property, value }) => `${property}:${value}`)
    .join(';');
  const childNodes: DefaultTreeAdapterTypes.ChildNode[] = element.childNodes
    .filter((child) => child.nodeName !== 'style')
    .map((child) => ('tagName' in child ? withStyles(child, depth + 1, declarationsOf) : child));
  const rest = element.attrs.filter(({ name }) => name !== 'style');
  return { ...element, attrs: styles === '' ? rest : withStyle(rest, styles, false), childNodes };
}

/** Adds a style; one placed first is weaker than the element's own. */
function withStyle(attrs: Element['attrs'], style: string, first: boolean): Element['attrs'] {
  const own = attrs.find(({ name }) => name === 'style')?.value;
  const value = own === undefined ? style : first ? `${style};${own}` : `${own};${style}`;
  return [...attrs.filter(({ name }) => name !== 'style'), { name: 'style', value }];
}

/**
 * The text of an SVG with its numbers limited.
 *
 * @throws CreativeError for one that is nested too deeply, or has too many filters
 */
export function safeSvg(markup: string): string {
  let depth = 0;
  for (const [, close, , empty] of markup.matchAll(/<(\/?)([A-Za-z][\w:-]*)[^<>]*?(\/?)>/g)) {
    if (close === '/') depth -= 1;
    else if (empty !== '/' && ++depth > limits.svgLevels)
      throw new CreativeError(`An SVG is nested deeper than ${limits.svgLevels} levels`);
  }
  const filters = (markup.match(/<fe[A-Z]/g) ?? []).length;
  if (filters > limits.svgFilters) throw new CreativeError(`An SVG has more than ${limits.svgFilters} filter effects`);
  return withFamilies(markup)
    .replace(/(\s(?:width|height|r|rx|ry)\s*=\s*["'])\s*-[\d.]+(?:e\d+)?/g, (_all, before: string) => `${before}0`)
    .replace(
      /(\snumOctaves\s*=\s*["']?)\s*(\d+)/gi,
      (_all, before: string, octaves: string) => before + Math.min(8, Number(octaves)),
    )
    .replace(
      /(\sstdDeviation\s*=\s*["']?)\s*(-?[\d.]+)/gi,
      (_all, before: string, blur: string) => before + Math.max(0, Math.min(200, Number(blur))),
    )
    .replace(
      /(\s(?:x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|fr|dx|dy|width|height|offset|radius|font-size|stroke-[\w-]+|transform|gradientTransform|patternTransform|viewBox|d|points|values|scale|k[1-4]|style)\s*=\s*)("[^"]*"|'[^']*')/g,
      (_all, name: string, value: string) => name + withinReason(value),
    );
}

/** Replaces families by available ones: the renderer uses no system fonts. */
function withFamilies(markup: string): string {
  const here = (list: string) => {
    const names = list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
    return withWider(names.map((name) => standInFor(name)?.family ?? name)).join(', ');
  };
  return markup
    .replace(/(\sfont-family\s*=\s*)(?:"([^"]*)"|'([^']*)')/g, (_all, name: string, a?: string, b?: string) =>
      [name, '"', here(a ?? b ?? ''), '"'].join(''),
    )
    .replace(/(font-family\s*:\s*)([^;}"<>]+)/g, (all, name: string, list: string) =>
      // An unclosed quotation mark ends the attribute.
      (list.match(/'/g) ?? []).length % 2 === 0 ? name + here(list) : all,
    );
}

const LARGEST = 100_000;

const withinReason = (value: string) =>
  value.replace(/(?<![#\w.])[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi, (number) =>
    Math.abs(Number(number)) > LARGEST
      ? String(Math.sign(Number(number)) * LARGEST)
      : /e/i.test(number)
        ? Number(number).toFixed(6)
        : number,
  );
