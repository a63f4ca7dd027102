/**
 * Extra declarations that the renderer needs and a browser does not: each works around a different layout or a crash.
 */

import { HIDES, STRETCHED } from '../css/declarations.ts';
import { type GridLines, gridPlace } from '../css/grid-lines.ts';
import { type Applied, lengthOf, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import { preparedValue } from '../css/values.ts';
import type { Warnings } from '../render/warnings.ts';
import { holdsItems, type Look } from './looks.ts';
import { allEdgesOf, edgesOf, inProportion, isFitted, isPositioned, paddingAndBorderOf, roomInside } from './room.ts';
import { colourIn } from './user-agent-styles.ts';

export interface Around {
  /** A picture or an inline SVG. */
  readonly isReplaced: boolean;
  /** The lines of the grid that the element is in. */
  readonly grid: GridLines;
  /** Whether it contains only blanks. */
  readonly isEmpty: boolean;
  /** Whether the HTML has no doctype: its body is as high as the sheet. */
  readonly isQuirky: boolean;
  /** Whether its line has nothing but pictures, without a doctype. */
  readonly isAlone?: boolean;
  /** Width of the parent's content box, if the style sheets give it. */
  readonly room: number | undefined;
  /** Whether the contents of the parent say how high it is. */
  readonly isOpen: boolean;
  /** Whether it is an item of a flex box or a grid. */
  readonly isItem: boolean;
  /** Whether it is an item of a flex box that wraps. */
  readonly isInRows: boolean;
  /** Whether an ancestor is the containing block of `position: absolute`. */
  readonly contained: boolean;
  /** Whether it is in a box in a line, or in a float, that is within that block. */
  readonly isApart: boolean;
  readonly warnings: Warnings;
}

const SHARE_OF_UNKNOWN =
  'A box in a line (inline-block) with a width in per cent is as narrow as its words here, in a flex or grid box, a table or a placed box: give it a width in inches, or float it';

const PICTURE_OF_COLUMN =
  'A picture with a width in per cent, in a column that has none, makes the columns of its table as wide as they are not in print: give the cell a width';

const PICTURE_OF_UNKNOWN =
  'A picture in a line, or one that floats, with a width in per cent is as wide as its box here, in a flex or grid box or a table: give it a width in inches, or display: block';

const PADDING_OF_UNKNOWN =
  'The padding of a box in a line, or of one that floats, in per cent is smaller here, in a flex or grid box, a table or a placed box: give it in inches';

const PLACED_BY_BOX =
  'What is placed (position: absolute) in a box in a line, or in one that floats, has its place in that box here: give the box position: relative, or write it outside of the box';
const PLACES = ['inset', 'top', 'right', 'bottom', 'left'];

const LEGEND =
  'A <legend> stands within its frame here, and on the upper edge of it in print: place a heading there yourself';

const inLine = (property: string): string =>
  `${property} of an element in a line (display: inline) cannot be drawn here: give it display: inline-block`;

const SHADOW_IN_LINE =
  'The shadow of an element in a line (display: inline) cannot be drawn here: give it display: inline-block';

/** Properties by which an element is drawn as a whole. */
export const EFFECTS = [
  'opacity',
  'transform',
  'rotate',
  'scale',
  'translate',
  'filter',
  'clip-path',
  'mix-blend-mode',
];

/** A maximal width in per cent is one of the contents to the renderer, and of the room around to print. */
function mostOfRoom(value: string | undefined, room: number | undefined): Applied[] {
  const most = value?.trim().endsWith('%') ? lengthOf(value, room) : undefined;
  return most === undefined ? [] : [{ property: 'max-width', value: `${inUnits(most)}px` }];
}

/** A share of a height: the renderer applies it twice to a picture in a line, and one of an unknown height to its own. */
function heightOfPicture({ styles, preset, roomHeight }: Look, { isOpen }: Around): Applied[] {
  const height = String(styleValue(styles, 'height') ?? preset?.['height'] ?? '').trim();
  if (!/^[\d.]+%$/.test(height)) return [];
  const pixels = lengthOf(height, roomHeight);
  if (pixels !== undefined) return [{ property: 'height', value: `${inUnits(pixels)}px` }];
  return isOpen ? [{ property: 'height', value: 'auto' }] : [];
}

/**
 * A picture with a share of a width that includes its edges, and a height in proportion: to the renderer that is the height of all of it,
 * and not of the picture.
 */
function contentOfPicture(look: Look, { room, warnings }: Around): Applied[] {
  const { styles } = look;
  const [width, height, sizing] = ['width', 'height', 'box-sizing'].map((name) => styleValue(styles, name)?.trim());
  const isShare = /^[\d.]+%$/.test(width ?? '') && /^(auto)?$/.test(height ?? '');
  const [across, along] = (['width', 'height'] as const).map((side) => paddingAndBorderOf(look, room, SIDES_OF[side]));
  if (!isShare || sizing !== 'border-box' || !(across || along)) return [];
  const whole = lengthOf(width, room);
  if (across && whole === undefined) {
    warnings.add(EDGES_OF_PICTURE);
    return [];
  }
  const own = across ? [{ property: 'width', value: `${inUnits((whole ?? 0) - across)}px` }] : [];
  return [{ property: 'box-sizing', value: 'content-box' }, ...own];
}

const EDGES_OF_PICTURE =
  'A picture with padding or a border within its width in per cent is lower here than in print, where that width is not known: give it a width in pixels';
const SIDES_OF = { width: ['left', 'right'], height: ['top', 'bottom'] } as const;

const MARGIN = /^margin(-(top|right|bottom|left))?$/;

export function repairs(look: Look, around: Around): Applied[] {
  const value = (property: string) => styleValue(look.styles, property);
  const found: Applied[] = [];
  const position = (value('position') ?? 'static').trim();
  const floats = !isPositioned(look) && /^(left|right)$/.test((value('float') ?? '').trim());
  const inFlow = !isPositioned(look) && !floats;
  const atomic = inFlow && (look.display.startsWith('inline-') || (around.isReplaced && look.display === 'inline'));
  const hasEffect = look.styles.some(({ property }) => EFFECTS.includes(property) || /^(-webkit-)?mask/.test(property));
  if (around.isReplaced && look.display === 'inline' && inFlow && hasEffect)
    found.push({ property: 'display', value: 'inline-block' });
  // Without a doctype such a line has no room below its pictures.
  if (around.isAlone && inFlow && look.display.startsWith('inline') && !value('vertical-align'))
    found.push(
      // As wide as its line, it would have an empty one below it.
      value('width')?.trim() === '100%' && around.room === undefined
        ? { property: 'display', value: 'block' }
        : { property: 'vertical-align', value: 'bottom' },
    );
  // In pixels, which are known when floats are measured.
  if (floats) found.push(...look.styles.filter(({ property }) => MARGIN.test(property)));
  if (look.tag === 'legend' && inFlow) around.warnings.add(LEGEND);
  // A picture is as wide as it is, and the renderer stretches it.
  if (around.isReplaced && /^(min|max|fit)-content$/.test(value('width')?.trim() ?? ''))
    found.push({ property: 'width', value: 'auto' });
  if ((around.isReplaced || atomic || floats) && STRETCHED.test(value('width')?.trim() ?? ''))
    found.push({ property: 'width', value: '100%' }, { property: 'box-sizing', value: 'border-box' });
  // The renderer applies some percentages twice.
  const width = value('width') ?? look.preset?.['width'];
  const share = typeof width === 'string' && width.endsWith('%') ? lengthOf(width, around.room) : undefined;
  const isOfUnknown = share === undefined && /^[\d.]+%$/.test(String(width).trim());
  if (isOfUnknown && atomic && !around.isReplaced) around.warnings.add(SHARE_OF_UNKNOWN);
  if (isOfUnknown && around.isReplaced && (look.columns ?? 1) > 1) around.warnings.add(PICTURE_OF_COLUMN);
  const isPicture = around.isReplaced && (atomic || floats) && !around.isItem;
  if (isOfUnknown && isPicture && Number.parseFloat(String(width)) < 100) around.warnings.add(PICTURE_OF_UNKNOWN);
  const mixed = mixedLength(value('width'), around.room);
  const pixels = isPositioned(look) ? undefined : (mixed ?? (atomic || floats ? share : undefined));
  if (pixels !== undefined) found.push({ property: 'width', value: `${inUnits(pixels)}px` });
  else if (around.isInRows || floats) found.push(...sharesOfRow(look.styles));
  if (around.isReplaced && atomic && !around.isItem) found.push(...heightOfPicture(look, around));
  if (around.isReplaced) found.push(...contentOfPicture(look, around));
  if ((atomic || floats) && !around.isReplaced) found.push(...mostOfRoom(value('max-width'), around.room));
  if (atomic || floats) found.push(...paddingOf(look, around));
  const isInLine = look.display === 'inline' && inFlow && !around.isItem && !around.isReplaced;
  if (isInLine && /\d/.test(value('box-shadow') ?? '')) around.warnings.add(SHADOW_IN_LINE);
  for (const property of isInLine ? ['mix-blend-mode', 'filter', 'clip-path'] : [])
    if (!/^(none|normal|initial|)$/.test(value(property)?.trim() ?? '')) around.warnings.add(inLine(property));
  // The renderer makes it wider than its line.
  const isOfItems = floats ? /^(inline-)?(flex|grid)$/ : inFlow ? /^inline-(flex|grid)$/ : /^$/;
  const most =
    isOfItems.test(look.display) && !value('max-width') && /^(auto|)$/.test(value('width')?.trim() ?? '')
      ? widest(look, around)
      : undefined;
  if (most !== undefined) found.push({ property: 'max-width', value: `${most}px` });
  found.push(...mostOfPlaced(look));
  // Fixed relative to the sheet with bleed, which the `html` element covers; the renderer uses the trimmed sheet.
  if (position === 'fixed' && !around.contained) found.push({ property: 'position', value: 'absolute' });
  if (
    around.isApart &&
    position === 'absolute' &&
    PLACES.some((place) => !/^(auto)?$/.test(value(place)?.trim() ?? ''))
  )
    around.warnings.add(PLACED_BY_BOX);
  // The body's margins do not collapse through the root.
  if (look.tag === 'html' && look.display === 'block') found.push({ property: 'display', value: 'flow-root' });
  if (look.tag === 'body') found.push(...heightOfBody(look, around.isQuirky));
  if (atomic) found.push(...withoutNegativeMargins(look, around.warnings));
  found.push(
    ...backgroundInBox(look.styles),
    ...tracksOfContents(look),
    ...countedTracks(look, around),
    ...shadesOf(look),
  );
  found.push(...gridPlace(look.styles, around.grid));
  // Parts of a table have no margins, whatever the element has by default.
  if (look.display.startsWith('table-') && look.display !== 'table-caption' && hasMargins(look))
    found.push(...['top', 'right', 'bottom', 'left'].map((side) => ({ property: `margin-${side}`, value: '0' })));
  // The line between this cell and its neighbour belongs to both, and would be hidden with the cell.
  if (look.display === 'table-cell' && around.isEmpty && value('visibility')?.trim() === 'hidden')
    found.push({ property: 'visibility', value: 'visible' }, { property: 'background', value: 'none' });
  if (HIDES.test(value('clip')?.trim() ?? '') && isPositioned(look)) found.push({ property: 'opacity', value: '0' });
  // In a browser breakable words do not make a table narrower; the renderer breaks them at every letter.
  const breaks = value('overflow-wrap') ?? value('word-wrap');
  if (/^table(-cell)?$/.test(look.display) && breaks?.trim() === 'break-word')
    found.push({ property: 'overflow-wrap', value: 'normal' });
  const clamp = value('-webkit-line-clamp') ?? value('line-clamp');
  if (clamp !== undefined && /^\d+$/.test(clamp.trim())) {
    found.push({ property: 'overflow', value: 'hidden' }, { property: 'text-overflow', value: 'ellipsis' });
    if (
      ['padding', 'padding-bottom', 'padding-block', 'padding-block-end'].some((name) =>
        /[1-9]/.test(value(name) ?? ''),
      )
    )
      around.warnings.add(
        'In the padding below clamped lines (line-clamp) print shows a part of the next line: give the padding to a box around',
      );
  }
  found.push(...inProportion(look, around.room, around.isReplaced));
  // The renderer keeps the ratio of blocks only.
  const isOwn = holdsItems(look.display) || isPositioned(look);
  if (
    isOwn &&
    !around.isReplaced &&
    /[1-9]/.test(value('aspect-ratio') ?? '') &&
    ['width', 'height'].every((name) => !value(name))
  )
    around.warnings.add(
      'aspect-ratio cannot be drawn here on a flex, grid or positioned box without a width and a height: its contents say how high it is',
    );
  return found;
}

const hasMargins = ({ styles, preset }: Look): boolean =>
  [...styles.map(({ property }) => property), ...Object.keys(preset ?? {})].some((name) => name.startsWith('margin'));

/** A placed flex box or grid is as wide as its contents, but no wider than there is room; to the renderer there always is. */
function mostOfPlaced(look: Look): Applied[] {
  const { styles, display } = look;
  const isFree = isPositioned(look) && holdsItems(display) && isFitted(look) === true;
  if (!isFree || styleValue(styles, 'max-width') !== undefined) return [];
  const [left, right] = ['left', 'right'].map((side) => styleValue(styles, side)?.trim());
  const side = /^[\d.]+(px|in|cm|mm|pt|pc|%|r?em)$/.exec(left ?? right ?? '')?.[0] ?? '0px';
  const isBorderBox = styleValue(styles, 'box-sizing') === 'border-box';
  const edges = edgesOf(look, 'margin', undefined) + (isBorderBox ? 0 : paddingAndBorderOf(look, undefined));
  return [{ property: 'max-width', value: `calc(100% - ${side} - ${edges}px)` }];
}

/** The most that a box in a line, or one that floats, can be wide, in CSS pixels. */
function widest(look: Look, { room }: Around): number | undefined {
  if (room === undefined || styleValue(look.styles, 'box-sizing') === 'border-box') return room;
  return Math.max(0, room - allEdgesOf(look, room));
}

/** The renderer takes a percentage of the padding of a box in a line, or of one that floats, from something else than the room around it. */
function paddingOf({ styles }: Look, { room, warnings }: Around): Applied[] {
  return styles.flatMap(({ property, value }) => {
    if (!property.startsWith('padding') || !/[1-9][\d.]*%/.test(value)) return [];
    const pixels = value
      .trim()
      .split(/\s+/)
      .map((each) => lengthOf(each, room));
    if (pixels.every((each) => each !== undefined))
      return [{ property, value: pixels.map((each) => `${Math.round(each * 100) / 100}px`).join(' ') }];
    warnings.add(PADDING_OF_UNKNOWN);
    return [];
  });
}

/** At the density of print the renderer draws a gradient or a picture far beyond its box, unless that has round corners. */
export function backgroundInBox(styles: StyleList): Applied[] {
  const isPainted = styles.some(
    ({ property, value }) => /^background(-image)?$/.test(property) && /(?:gradient|url|image-set)\(/.test(value),
  );
  const isRound = styles.some(({ property, value }) => /^border-.*radius$/.test(property) && /[1-9]/.test(value));
  return isPainted && !isRound ? [{ property: 'border-radius', value: '0.01px' }] : [];
}

/** Tracks as large as their contents do not share the room that is left; to the renderer they do. */
function tracksOfContents({ display, styles }: Look): Applied[] {
  if (!display.endsWith('grid')) return [];
  const said = (property: string) => styleValue(styles, property)?.trim();
  return (['columns', 'rows'] as const).flatMap((axis) => {
    const tracks = said(`grid-template-${axis}`) ?? said(`grid-auto-${axis}`) ?? '';
    if (!/(min|max)-content/.test(tracks) || /fr\b|auto/.test(tracks)) return [];
    const property = axis === 'columns' ? 'justify-content' : 'align-content';
    return [property, 'place-content'].some((name) => said(name) !== undefined) ? [] : [{ property, value: 'start' }];
  });
}

/** How many columns there are of a width such as `calc(25% - 10px)`: the renderer counts those in pixels or in per cent. */
function countedTracks(look: Look, { room, warnings }: Around): Applied[] {
  const tracks = styleValue(look.styles, 'grid-template-columns') ?? '';
  const mixed = /calc\([^()]*%[^()]*\)/;
  if (!look.display.endsWith('grid') || !/auto-fi(ll|t)/.test(tracks) || !mixed.test(tracks)) return [];
  const inside = roomInside({ ...look, display: 'block' }, room, 'block');
  const value = tracks.replaceAll(new RegExp(mixed, 'g'), (each) => {
    const pixels = mixedLength(each, inside);
    return pixels === undefined ? each : `${Math.floor(pixels * 1000) / 1000}px`;
  });
  if (!mixed.test(value)) return [{ property: 'grid-template-columns', value }];
  warnings.add(
    'Columns of calc() in per cent that are counted (auto-fill, auto-fit) are one column here, where the width is not known: give the number of columns',
  );
  return [];
}

/** A frame with edges in light and shade that has no colour of its own is grey in print, and not in the colour of the words. */
function shadesOf({ styles, tag }: Look): Applied[] {
  if (/^(table|td|th)$/.test(tag) || styles.some(({ property }) => /^border.*-color$/.test(property))) return [];
  const frames = styles.filter(({ property }) => /^border(-(top|right|bottom|left))?(-style)?$/.test(property));
  const isShaded = frames.some(({ value }) => /\b(groove|ridge|inset|outset)\b/i.test(value));
  const isColoured = frames.some(
    ({ property, value }) => !property.endsWith('-style') && !/^(currentcolor)?$/i.test(colourIn(value) ?? ''),
  );
  return isShaded && !isColoured ? [{ property: 'border-color', value: '#eeeeee' }] : [];
}

/** The body is as high as its contents, and without a doctype as the sheet, with its margin and padding. */
function heightOfBody({ styles, preset, roomHeight }: Look, isQuirky: boolean): Applied[] {
  if (!isQuirky)
    return ['height', 'min-height'].flatMap((property) => {
      // Of a root without a height, a share is none.
      const isShare = roomHeight === undefined && styleValue(styles, property)?.includes('%');
      return isShare ? [{ property, value: property === 'height' ? 'auto' : '0' }] : [];
    });
  if (styleValue(styles, 'min-height') !== undefined) return [];
  const edge = (name: string, side: string, otherwise = '') =>
    pixelsOf(styleValue(styles, `${name}-${side}`) ?? otherwise) ?? 0;
  const sides = ['top', 'bottom'].map(
    (side) =>
      edge('margin', side, String(preset?.[side === 'top' ? 'marginTop' : 'marginBottom'] ?? preset?.['margin'] ?? 0)) +
      (styleValue(styles, 'box-sizing') === 'border-box' ? 0 : edge('padding', side)),
  );
  const edges = sides.reduce((sum, side) => sum + side, 0);
  return [{ property: 'min-height', value: `calc(100% - ${edges}px)` }];
}

/** A sum of a percentage and a length, `calc(50% - 1in)`, which the renderer takes for the whole width. */
/** A length in the units of a browser's layout, of which it takes whole ones: so that thirds fit into a line. */
const inUnits = (pixels: number) => Math.floor(pixels * 64) / 64;

/** The renderer's arithmetic makes three thirds, or ten tenths, more than the whole: the last would begin a row. */
function sharesOfRow(styles: StyleList): Applied[] {
  return ['width', 'max-width', 'flex-basis', 'flex'].flatMap((property) => {
    const value = styleValue(styles, property)?.trim() ?? '';
    if (!value.includes('%') || /(?:^|\s)100%$/.test(value)) return [];
    const less = value.replace(/(\d*\.?\d+)%/g, (_, share: string) => `${Math.max(0, Number(share) - 0.0002)}%`);
    return [{ property, value: less }];
  });
}

function mixedLength(value: string | undefined, room: number | undefined): number | undefined {
  if (room === undefined || !value?.includes('%') || !value.includes('calc(')) return undefined;
  const { value: sum } = preparedValue(value, { width: room, height: room });
  const parts = /^calc\((.*)\)$/
    .exec(sum)?.[1]
    ?.split(' + ')
    .map((part) => lengthOf(part.replace(/^-/, ''), room));
  if (parts === undefined || parts.some((part) => part === undefined)) return undefined;
  const signs = sum
    .replace(/^calc\(/, '')
    .split(' + ')
    .map((part) => (part.startsWith('-') ? -1 : 1));
  return Math.max(
    0,
    parts.reduce<number>((total, part, index) => total + (part ?? 0) * (signs[index] ?? 1), 0),
  );
}

/**
 * A negative vertical margin larger than its inline box crashes the renderer. The box is moved instead, and its line
 * keeps its height.
 */
function withoutNegativeMargins(look: Look, warnings: Warnings): Applied[] {
  const found: Applied[] = [];
  const bottom = styleValue(look.styles, 'margin-bottom')?.trim() ?? '';
  for (const side of ['margin-top', 'margin-bottom']) {
    const margin = styleValue(look.styles, side)?.trim() ?? '';
    if (!/^-|[(,\s]-/.test(margin)) continue;
    found.push({ property: side, value: '0' });
    warnings.add('A negative margin above or below a box in a line is drawn without drawing the lines together');
  }
  const pixels = pixelsOf(bottom);
  if (pixels !== undefined && pixels < 0 && styleValue(look.styles, 'position') === undefined)
    found.push({ property: 'position', value: 'relative' }, { property: 'top', value: `${-pixels}px` });
  return found;
}
