/**
 * The style of an element before the creative's own CSS: a browser's style sheet, and HTML's presentational attributes.
 */
import { defaultStylePresets } from '@takumi-rs/helpers/jsx';
import { type Applied, type StyleList, styleValue } from '../css/styles.ts';
import { standInFor } from '../fonts/font-names.ts';
import type { Style } from '../takumi/nodes.ts';

/** A browser's default margin of the body, in pixels. */
const BODY_MARGIN = 8;

/** Named, so that the font is loaded; browsers use a smaller size for it, unless the artwork gives one. */
const MONOSPACE: Style = { fontFamily: `'${standInFor('monospace')?.family}', monospace`, fontSize: '0.8125em' };

const presets = defaultStylePresets as Record<string, Style>;

/** What buttons and fields to write in have in common. */
const FIELD: Style = {
  display: 'inline-block',
  paddingTop: 1,
  paddingBottom: 1,
  paddingLeft: 2,
  paddingRight: 2,
  borderWidth: 2,
  borderStyle: 'solid',
  color: '#000000',
  fontFamily: `'${standInFor('arial')?.family}'`,
  fontSize: '13.3333px',
  fontWeight: 'normal',
  fontStyle: 'normal',
  lineHeight: 'normal',
  letterSpacing: 0,
  wordSpacing: 0,
  textAlign: 'left',
  textIndent: 0,
  textTransform: 'none',
};

/** Boxes to tick. */
const MARK: Style = {
  display: 'inline-block',
  boxSizing: 'border-box',
  width: 13,
  height: 13,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: '#767676',
  backgroundColor: '#ffffff',
  // One below would not move them: they stand on the line by their own edge.
  marginTop: 3,
  marginRight: 3,
};

/** Elements that the renderer's presets lack or draw differently from a browser. */
const corrections: Record<string, Style> = {
  // Margins do not collapse through the root, as in a browser.
  html: { boxSizing: 'border-box', display: 'flow-root', width: '100%', height: '100%' },
  body: { display: 'block', margin: BODY_MARGIN },
  hr: {
    display: 'block',
    color: '#808080',
    height: 0,
    marginTop: '0.5em',
    marginBottom: '0.5em',
    marginLeft: 'auto',
    marginRight: 'auto',
    borderWidth: 1,
    borderStyle: 'solid',
    borderTopColor: '#9a9a9a',
    borderLeftColor: '#9a9a9a',
    borderRightColor: '#eeeeee',
    borderBottomColor: '#eeeeee',
  },
  summary: { display: 'list-item', listStylePosition: 'inside', listStyleType: 'disclosure-closed' },
  td: { display: 'table-cell', padding: 1, verticalAlign: 'middle' },
  th: { display: 'table-cell', padding: 1, verticalAlign: 'middle', fontWeight: 'bold', textAlign: 'center' },
  fieldset: {
    ...presets['fieldset'],
    borderStyle: 'solid',
    borderColor: '#c0c0c0',
  },
  button: {
    ...FIELD,
    boxSizing: 'border-box',
    paddingLeft: 6,
    paddingRight: 6,
    borderStyle: 'outset',
    borderColor: '#000000',
    backgroundColor: '#efefef',
    textAlign: 'center',
  },
  input: { ...FIELD, borderStyle: 'inset', borderColor: '#767676', backgroundColor: '#ffffff' },
  textarea: {
    ...FIELD,
    padding: 2,
    borderWidth: 1,
    borderColor: '#767676',
    backgroundColor: '#ffffff',
    fontFamily: MONOSPACE['fontFamily'] ?? '',
  },
  checkbox: { ...MARK, borderRadius: 2.5, marginLeft: 4 },
  radio: { ...MARK, borderRadius: '50%', marginLeft: 5 },
  font: {},
  a: {},
  strike: { textDecoration: 'line-through' },
  var: { fontStyle: 'italic' },
  pre: { ...MONOSPACE, whiteSpace: 'pre', marginTop: '1em', marginBottom: '1em', display: 'block' },
  table: { ...presets['table'], borderCollapse: 'separate', overflowWrap: 'normal' },
  code: MONOSPACE,
  kbd: MONOSPACE,
  samp: MONOSPACE,
  tt: MONOSPACE,
  noscript: { display: 'block' },
};

/** By default the renderer's boxes include padding and border; a browser's do not. */
export const PLAIN: Style = { boxSizing: 'content-box' };

/** What a browser does with HTML that has no doctype, as most generated HTML. */
export interface Quirks {
  readonly isQuirky?: boolean;
  /** How many lists enclose a list. */
  readonly lists?: number;
  /** Whether text in a fixed width has the size of the text around it: browsers make it smaller than their own size only. */
  readonly isSized?: boolean;
  /** Whether the borders of a table are collapsed. */
  readonly isCollapsed?: boolean;
}

/** A table resets its text styles. */
const QUIRKY_TABLE: Style = {
  fontSize: '16px',
  fontWeight: 'normal',
  fontStyle: 'normal',
  lineHeight: 'normal',
  textAlign: 'left',
  whiteSpace: 'normal',
};

/** Styles of the cells of a table with `border` or `cellpadding`. */
export type CellLooks = Style;

/** The cells of a table with a `border` are let in, in the colour of its frame; where borders are collapsed, both halves of one together. */
export function cellLooks(attributes: ReadonlyMap<string, string>, styles: StyleList, isCollapsed: boolean): CellLooks {
  const border = attributes.has('border') && attributes.get('border') !== '0';
  const padding = length(attributes.get('cellpadding'));
  const frame = styleValue(styles, 'border-color') ?? colourIn(styleValue(styles, 'border'));
  return {
    ...(border && frameOf(1, attributes, isCollapsed, 'inset')),
    ...(border && frame && { borderColor: frame }),
    ...(padding && { padding }),
  };
}

/** The colour in the shorthand of a border. */
export const colourIn = (border = ''): string | undefined =>
  border.match(/[^\s(]+(?:\([^)]*\))?/g)?.find((word) => !WIDTH_OR_STYLE.test(word));
const WIDTH_OR_STYLE =
  /^(?:[\d.]+[a-z]*|none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|thin|medium|thick)$/i;

/** A frame of the colour of its words, with edges in light and shade unless it has a colour of its own; a collapsed one has both edges. */
function frameOf(
  width: number,
  attributes: ReadonlyMap<string, string>,
  isCollapsed: boolean,
  raised: 'inset' | 'outset',
): Style {
  const own = color(attributes.get('bordercolor'));
  const shaded = isCollapsed ? (raised === 'inset' ? 'ridge' : 'groove') : raised;
  return { border: own === undefined ? `${width}px ${shaded}` : `${width}px solid ${own}` };
}

/** The default style of an element with these attributes. Author CSS and inline styles override it. */
export function presetOf(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  cells: CellLooks = {},
  quirks: Quirks = {},
): Style {
  const base = Object.hasOwn(corrections, tag)
    ? corrections[tag]
    : Object.hasOwn(presets, tag)
      ? presets[tag]
      : undefined;
  const hints =
    tag === 'a' && attributes.has('href')
      ? { ...LINK, ...looksOf(tag, attributes) }
      : attributes.size > 0
        ? looksOf(tag, attributes, quirks.isCollapsed)
        : undefined;
  const looks = tag === 'td' || tag === 'th' ? { ...cells, ...hints } : hints;
  const table = quirks.isQuirky === true && tag === 'table' ? QUIRKY_TABLE : undefined;
  const aside = quirks.isQuirky === true && tag === 'img' ? besideWords(attributes) : undefined;
  const inner = nestedList(tag, quirks.lists ?? 0);
  const letters =
    base?.['fontSize'] === MONOSPACE['fontSize'] && quirks.isSized === true ? { fontSize: '1em' } : undefined;
  return { ...PLAIN, ...base, ...letters, ...table, ...inner, ...aside, ...looks };
}

/** Whether the margin above an element is left out at the top of a cell without a doctype. */
export const hasQuirkyMargin = (tag: string): boolean => tag !== 'hr' && tag !== 'figure';

/** Without a doctype, what a picture at the side has between it and the words. */
function besideWords(attributes: ReadonlyMap<string, string>): Style {
  const align = attributes.get('align')?.toLowerCase();
  return align === 'left' ? { marginRight: 3 } : align === 'right' ? { marginLeft: 3 } : {};
}

/** The size of text in a fixed width, where its own is relative: smaller by as much as the preset says. */
export function fixedWidthSize(preset: Style, styles: StyleList): Applied[] {
  const factor = Number.parseFloat(String(preset['fontSize']));
  const [, amount, unit] = /^([\d.]+)(em|%)$/.exec(styleValue(styles, 'font-size')?.trim() ?? '') ?? [];
  if (preset['fontSize'] !== MONOSPACE['fontSize'] || amount === undefined) return [];
  return [{ property: 'font-size', value: `${Math.round(Number(amount) * factor * 1e4) / 1e4}${unit}` }];
}

/** A nested list has no margins, and another bullet at each depth. */
function nestedList(tag: string, lists: number): Style | undefined {
  if (lists === 0 || !/^[uo]l$/.test(tag)) return undefined;
  const close = { marginTop: 0, marginBottom: 0 };
  return tag === 'ul' ? { ...close, listStyleType: lists === 1 ? 'circle' : 'square' } : close;
}

/** A link is printed as a browser shows it. */
const LINK: Style = { color: '#0000ee', textDecoration: 'underline' };

const LIST_TYPES: Readonly<Record<string, string>> = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

const tables = new Set(['table', 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot']);
const sized = new Set(['table', 'tr', 'td', 'th', 'img', 'hr', 'svg']);

/** A picture in its line; `middle` is on the line of the letters, half of it below. */
function alignedPicture(align: string | undefined, height: string | undefined): Style {
  const half = height?.endsWith('px') ? `${-Number.parseFloat(height) / 2}px` : undefined;
  const aligned = align === 'middle' && half !== undefined ? half : PICTURE_ALIGN[align ?? ''];
  return aligned === undefined ? {} : { verticalAlign: aligned };
}

const PICTURE_ALIGN: Readonly<Record<string, string>> = {
  top: 'top',
  texttop: 'text-top',
  middle: 'middle',
  center: 'middle',
  absmiddle: 'middle',
  abscenter: 'middle',
  absbottom: 'bottom',
  bottom: 'baseline',
};

/** A rule is a frame of one pixel around a height; with a colour or without shade it is filled with it. */
function ruleLooks(attributes: ReadonlyMap<string, string>, align: string | undefined): Style {
  const size = /^\s*\d+/.exec(attributes.get('size') ?? '')?.[0];
  const fill = color(attributes.get('color')) ?? (attributes.has('noshade') ? '#808080' : undefined);
  return {
    ...(align === 'left' && { marginLeft: 0 }),
    ...(align === 'right' && { marginRight: 0 }),
    ...(size !== undefined && Number(size) > 1 && { height: `${Number(size) - 2}px` }),
    ...(fill !== undefined && { border: `1px solid ${fill}`, ...ofOneColour(fill), backgroundColor: fill }),
    ...(size !== undefined && Number(size) <= 1 && { borderBottomWidth: 0 }),
  };
}

const ofOneColour = (color: string): Style =>
  Object.fromEntries(['Top', 'Right', 'Bottom', 'Left'].map((side) => [`border${side}Color`, color]));

function looksOf(tag: string, attributes: ReadonlyMap<string, string>, isCollapsed = false): Style | undefined {
  const style: Style = {};
  const sizeOf = tag === 'svg' ? svgLength : length;
  const width = sized.has(tag) ? sizeOf(attributes.get('width')) : undefined;
  const height = sized.has(tag) ? sizeOf(attributes.get('height')) : undefined;
  if (width) style['width'] = width;
  if (height) style['height'] = height;
  const background = color(attributes.get('bgcolor'));
  if (background && (tables.has(tag) || tag === 'body')) style['backgroundColor'] = background;
  if (tag === 'abbr' && attributes.has('title')) style['textDecoration'] = 'underline dotted';
  const align = attributes.get('align')?.toLowerCase();
  if (align && /^(left|right|center|justify)$/.test(align)) {
    if (tag === 'table' && align === 'center') Object.assign(style, { marginLeft: 'auto', marginRight: 'auto' });
    else if ((tag === 'table' || tag === 'img') && align !== 'justify')
      style['float'] = align === 'right' ? 'right' : 'left';
    else if (tag !== 'hr') style['textAlign'] = align;
  }
  if (tag === 'hr') Object.assign(style, ruleLooks(attributes, align));
  if (tag === 'img') Object.assign(style, alignedPicture(align, height));
  if (attributes.has('nowrap') && (tag === 'td' || tag === 'th')) style['whiteSpace'] = 'nowrap';
  if (tag === 'summary') style['listStyleType'] = attributes.has('open') ? 'disclosure-open' : 'disclosure-closed';
  if (attributes.has('hidden')) style['display'] = 'none';
  const [across, along] = [length(attributes.get('hspace')), length(attributes.get('vspace'))];
  if (across && tag === 'img') Object.assign(style, { marginLeft: across, marginRight: across });
  if (along && tag === 'img') Object.assign(style, { marginTop: along, marginBottom: along });
  if (tag === 'body') Object.assign(style, bodyMargins(attributes));
  const valign = attributes.get('valign')?.toLowerCase();
  if (valign && tables.has(tag) && /^(top|middle|bottom|baseline)$/.test(valign)) style['verticalAlign'] = valign;
  const listType = attributes.get('type') ?? '';
  if ((tag === 'ol' || tag === 'li') && Object.hasOwn(LIST_TYPES, listType))
    style['listStyleType'] = LIST_TYPES[listType] ?? '';
  const direction = attributes.get('dir')?.toLowerCase();
  if (direction === 'rtl' || direction === 'ltr') style['direction'] = direction;
  const clear = attributes.get('clear')?.toLowerCase() ?? '';
  if (tag === 'br' && /^(left|right|both|all)$/.test(clear)) style['clear'] = clear === 'all' ? 'both' : clear;
  if (tag === 'font') Object.assign(style, fontLooks(attributes));
  if (tag === 'table' && /^\d+$/.test(attributes.get('cellspacing') ?? ''))
    style['borderSpacing'] = `${attributes.get('cellspacing')}px`;
  const border = attributes.get('border');
  // A table with `border` and no number has a frame of one pixel.
  const [frame = tag === 'table' && border !== undefined ? '1' : undefined] = /^\d+$/.exec(border ?? '') ?? [];
  if (frame === '0' && (tag === 'table' || tag === 'img')) style['border'] = '0';
  else if (frame !== undefined && tag === 'img') style['border'] = `${frame}px solid`;
  else if (frame !== undefined && tag === 'table')
    Object.assign(style, frameOf(Number(frame), attributes, isCollapsed, 'outset'));
  return Object.keys(style).length > 0 ? style : undefined;
}

/** `<body topmargin="0" marginheight="0">`. */
function bodyMargins(attributes: ReadonlyMap<string, string>): Style {
  const along = length(attributes.get('topmargin') ?? attributes.get('marginheight'));
  const across = length(attributes.get('leftmargin') ?? attributes.get('marginwidth'));
  return {
    ...(along && { marginTop: along, marginBottom: along }),
    ...(across && { marginLeft: across, marginRight: across }),
  };
}

function fontLooks(attributes: ReadonlyMap<string, string>): Style {
  const steps = ['10px', '13px', '16px', '18px', '24px', '32px', '48px'];
  const size = steps[Number(attributes.get('size')) - 1];
  const ink = color(attributes.get('color'));
  const family = standInFor((attributes.get('face') ?? '').split(',')[0] ?? '')?.family;
  return {
    ...(size && { fontSize: size }),
    ...(ink && { color: ink }),
    ...(family && { fontFamily: `'${family}'` }),
  };
}

/** `100` and `50%`; HTML ignores anything else. */
function length(value: string | undefined): string | undefined {
  const match = value === undefined ? null : /^\s*(\d{1,5}(?:\.\d+)?)(%?)/.exec(value);
  return match ? `${match[1]}${match[2] || 'px'}` : undefined;
}

/** An SVG may say its size in any unit; without one it is in pixels. */
function svgLength(value: string | undefined): string | undefined {
  const [, number, unit] =
    /^\s*\+?(\d{0,5}\.?\d+)(%|px|in|cm|mm|q|pt|pc|r?em|ex|ch|v[wh]|vmin|vmax)?\s*$/i.exec(value ?? '') ?? [];
  return number === undefined ? undefined : `${number}${unit?.toLowerCase() ?? 'px'}`;
}

const color = (value: string | undefined) =>
  value && /^(#[\da-f]{3,8}|[a-z]{3,25})$/i.test(value) ? value : undefined;
