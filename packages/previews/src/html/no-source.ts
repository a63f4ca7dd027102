/** Pictures without a source, as a browser prints them: their alternative text beside the sign of a broken picture, or an empty box. */
import { attributeOf, type Element } from '../css/selectors.ts';
import { lengthOf, type StyleList, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import type { Node } from '../takumi/nodes.ts';
import { holdsItems, type Look } from './looks.ts';
import { isTakenOut } from './room.ts';

export const isWithoutSource = (element: Element): boolean =>
  element.tagName === 'img' && !attributeOf(element, 'src')?.trim();

const textOf = (image: Element): string => attributeOf(image, 'alt')?.trim() ?? '';

const sizesOf = (image: Element, own: StyleList): string[] =>
  ['width', 'height'].map((name) => (styleValue(own, name) ?? attributeOf(image, name) ?? 'auto').trim());

/** Its styles in a parent of this kind: in a line it is as large as its text, unless it has none and is given both a width and a height. */
export function stylesWithoutSource(image: Element, own: StyleList, parentDisplay: string): StyleList {
  const isWords = textOf(image) !== '';
  const isFloating = isTakenOut({ styles: own, preset: { float: attributeOf(image, 'align') ?? '' } });
  const isInLine = !isFloating && !holdsItems(parentDisplay) && (styleValue(own, 'display') ?? 'inline') === 'inline';
  const isBox = !isWords && sizesOf(image, own).every((size) => size !== 'auto');
  const isFramed = own.some(({ property, value }) => /^(padding|background)/.test(property) && !/^0\D*$/.test(value));
  return [...own, ...(isInLine && !isBox ? AS_ITS_TEXT : []), ...(isWords && !isFramed ? WITH_SIGN : [])];
}

/** What is printed for it: its text, an empty box of its size, or nothing. */
export function nodeWithoutSource(image: Element, look: Look, common: object, warnings: Warnings): Node {
  const text = textOf(image);
  const [width, height] = sizesOf(image, look.styles);
  const [across, along] = [lengthOf(width, look.room), lengthOf(height, look.roomHeight)];
  const isBox = text === '' && across && along;
  const printed = isBox ? 'an empty box' : text === '' ? 'nothing' : 'its alternative text';
  warnings.add(`A picture has no source (src); ${printed} is printed for it`);
  if (!isBox) return { type: 'container', ...common, children: text === '' ? [] : [{ type: 'text', text }] };
  const frame = `<rect x=".5" y=".5" width="${across - 1}" height="${along - 1}" fill="none" stroke="#c0c0c0"/>`;
  return { type: 'image', src: svgOf(across, along, `${frame}<g transform="translate(2 2)">${SIGN}</g>`), ...common };
}

/** The side of the sign, in CSS pixels. */
const SIZE = 16;
const SIGN =
  '<path d="M2.5 1.5h8l3 3v10h-11z" fill="#fff" stroke="#9aa0a6"/><path d="M3 10l3-3 2 2 2-3 3 4v1H3z" fill="#7a9e5a"/>';

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const AS_ITS_TEXT: StyleList = [
  { property: 'display', value: 'inline-block' },
  { property: 'width', value: 'auto' },
  { property: 'height', value: 'auto' },
];
const WITH_SIGN: StyleList = [
  {
    property: 'background',
    value: `url("data:image/svg+xml,${encodeURIComponent(svgOf(SIZE, SIZE, SIGN))}") 0 0/${SIZE}px no-repeat`,
  },
  { property: 'padding-left', value: `${SIZE}px` },
  // Where it has a size, the sign is in it.
  { property: 'box-sizing', value: 'border-box' },
];
