/** What an element's styles mean for its children and for page breaks. */

import { firstFamily, type OwnFamilies } from '../css/font-families.ts';
import { withFontLonghands } from '../css/font-shorthand.ts';
import { fontLength } from '../css/font-sizes.ts';
import { parseInline } from '../css/parse-css.ts';
import { attributeOf, type Element, type RuleIndex } from '../css/selectors.ts';
import { cascade, type StyleList, styleValue } from '../css/styles.ts';
import { zeroWidthOf } from '../fonts/fonts.ts';
import type { Style } from '../takumi/nodes.ts';
import { BLOCKS } from '../takumi/own-lines.ts';
import type { Inherited } from './inline-svg.ts';

/** `before`, `after` or both, if an element starts a new page of a letter. */
export function breaksOf(styles: StyleList): string {
  const breaks = (side: string) =>
    /^(always|page|left|right|recto|verso)$/.test(
      (styleValue(styles, `break-${side}`) ?? styleValue(styles, `page-break-${side}`) ?? '').trim().toLowerCase(),
    );
  return ['before', 'after'].filter(breaks).join(' ');
}

/** `rem`: the size of the root element, in CSS pixels. */
export function inheritedFrom(own: StyleList, outer: Inherited, rem: number): Inherited {
  const styles = withFontLonghands(own);
  const said = (property: string, fallback: string) => {
    const value = styleValue(styles, property);
    return value === undefined || /^(inherit|initial|unset|currentcolor)$/i.test(value) ? fallback : value;
  };
  const size = said('font-size', '');
  return {
    color: said('color', outer.color),
    fontFamily: said('font-family', outer.fontFamily).replaceAll('"', "'"),
    fontWeight: said('font-weight', outer.fontWeight),
    fontSize: fontLength((size === '' ? `${outer.fontSize}px` : size).trim(), outer.fontSize, rem) ?? outer.fontSize,
    isSized: /^[a-z-]+$/i.test(size) ? false : outer.isSized || /\d(?!\s*(em|ex|%))[a-z]+$/i.test(size.trim()),
  };
}

/** The font size of an element in pixels: a heading's is the browser's, unless a style sheet gives it one. */
export function ownSize({ fontSize }: Inherited, own: StyleList, preset: Style | undefined): number {
  const said = String(preset?.['fontSize']);
  const [, size, unit] = /^([\d.]+)(em|px)$/.exec(said) ?? [];
  const isGiven = own.some(({ property }) => property === 'font-size' || property === 'font');
  if (!isGiven && /^(smaller|larger)$/.test(said)) return said === 'larger' ? fontSize * 1.2 : fontSize / 1.2;
  if (isGiven || size === undefined) return fontSize;
  return unit === 'px' ? Number(size) : fontSize * Number(size);
}

/** The width of a zero in the letters of an element, in CSS pixels; undefined in a font that the artwork brings. */
export function zeroOf(
  { fontFamily, fontWeight }: Inherited,
  { own, preset, size, families }: { own: StyleList; preset: Style | undefined; size: number; families: OwnFamilies },
): number | undefined {
  const styles = withFontLonghands(own);
  const said = (property: string, name: string, outer: string) =>
    styleValue(styles, property) === undefined ? (preset?.[name]?.toString() ?? outer) : outer;
  const family = said('font-family', 'fontFamily', fontFamily);
  const width = zeroWidthOf(firstFamily(family, families), said('font-weight', 'fontWeight', fontWeight));
  return width === undefined ? undefined : width * size;
}

/** The font size of the `html` element, in CSS pixels. */
export function rootSize(top: Element, index: RuleIndex): number {
  const inline = attributeOf(top, 'style');
  const { own } = cascade(index.matching(top), inline ? parseInline(inline) : [], undefined);
  return (
    inheritedFrom(own, { color: '', fontFamily: '', fontWeight: '', fontSize: 16, isSized: false }, 16).fontSize || 16
  );
}

/** Whether the lines of an element run from right to left. */
export function isRightToLeft(source: Element, styles: StyleList, outer: boolean): boolean {
  const said = (styleValue(styles, 'direction') ?? attributeOf(source, 'dir') ?? '').trim().toLowerCase();
  return said === 'rtl' || (said !== 'ltr' && outer);
}

/** Whether an element contains only blanks. */
export const isEmpty = (source: Element): boolean =>
  source.childNodes.every((child) => 'value' in child && child.value.trim() === '');

const INLINE = /^(a|abbr|b|big|em|font|i|ins|label|picture|small|span|strong|u)$/;

/** Whether the line of a picture has nothing but pictures, within inline elements or not. */
export function isAloneInLine(element: Element): boolean {
  const { parentNode } = element;
  if (parentNode === null || !('tagName' in parentNode)) return true;
  if (INLINE.test(parentNode.tagName)) return picturesIn(parentNode).isAll && isAloneInLine(parentNode);
  return picturesIn(parentNode).alone.has(element);
}

interface Pictures {
  /** Whether there is nothing else in the element. */
  readonly isAll: boolean;
  /** The elements in lines, between blocks, that have nothing else. */
  readonly alone: ReadonlySet<Element>;
}

/** Asked for each picture of an element, and read once. */
const pictured = new WeakMap<Element, Pictures>();

function picturesIn(element: Element): Pictures {
  const known = pictured.get(element);
  if (known !== undefined) return known;
  const alone = new Set<Element>();
  let line: Element[] | undefined = [];
  let isAll = true;
  const end = () => {
    for (const one of line ?? []) alone.add(one);
    line = [];
  };
  for (const child of element.childNodes) {
    const isElement = 'tagName' in child;
    if (isElement && BLOCKS.has(child.tagName)) end();
    else if (isElement && isPicture(child)) {
      line?.push(child);
      continue;
    } else if (!isElement && !('value' in child && child.value.trim() !== '')) continue;
    else line = undefined;
    isAll = false;
  }
  end();
  const found = { isAll, alone };
  pictured.set(element, found);
  return found;
}

const isPicture = (element: Element): boolean =>
  /^(img|svg|br|source)$/.test(element.tagName) || (INLINE.test(element.tagName) && picturesIn(element).isAll);

/** Whether it is the containing block of absolutely positioned descendants. */
export const isContaining = (styles: StyleList): boolean =>
  !/^(static)?$/.test(styleValue(styles, 'position')?.trim() ?? '') ||
  !/^(none)?$/.test(styleValue(styles, 'transform')?.trim() ?? '');

/** How many lists enclose an element. */
export function listsAround(element: Element): number {
  let lists = 0;
  for (let at = element.parentNode; at !== null && 'tagName' in at; at = at.parentNode)
    if (at.tagName === 'ul' || at.tagName === 'ol') lists += 1;
  return lists;
}
