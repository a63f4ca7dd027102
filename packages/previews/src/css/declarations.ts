/** Converts declarations for the renderer. Those that it does not support are reported, not silently dropped. */
import { shortened, type Warnings } from '../render/warnings.ts';
import { drawnFamilies } from './font-families.ts';
import { fontLonghands } from './font-shorthand.ts';
import { withoutSizeWords } from './font-sizes.ts';
import type { Lengths } from './math.ts';
import { fromLeftAndTop } from './positions.ts';
import type { Applied, StyleList } from './styles.ts';
import { ENCLOSED, preparedValue } from './values.ts';

/** What all declarations of a document have in common. */
export interface CssContext {
  readonly lengths: Lengths;
  /** CSS pixels of a `rem`: the font size of the `html` element, which is not the renderer's root. */
  readonly rem: number;
  /** Families declared by the creative, in lower case, with the name under which each is drawn. */
  readonly ownFamilies: ReadonlyMap<string, string | undefined>;
  readonly warnings: Warnings;
  /** Whether the renderer crashed on this artwork before: known causes of crashes are then left out. */
  readonly careful: boolean;
  /** Collects every URL in a drawn declaration. */
  readonly addresses: Set<string>;
}

const RENAMED: Readonly<Record<string, string>> = {
  '-webkit-line-clamp': 'line-clamp',
  'word-wrap': 'overflow-wrap',
  'grid-gap': 'gap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'page-break-before': 'break-before',
  'page-break-after': 'break-after',
  'page-break-inside': 'break-inside',
};

/** Prefixed names with the meaning of the plain one. */
const PREFIXED =
  /^-webkit-(transform|transform-origin|box-shadow|border-radius|box-sizing|filter|clip-path|mask.*|background-clip|background-size|opacity|flex.*|align-.*|justify-content|order|column.*|hyphens|writing-mode)$/;

/** Properties that visibly change a layout and that the renderer does not support. */
const FIXED = 'background-attachment: fixed places the picture in its box here, and not on the sheet';
const UNDRAWN: readonly (readonly [RegExp, RegExp | null, string])[] = [
  [/^writing-mode$/, /^(vertical|sideways)/, 'Vertical text (writing-mode) cannot be drawn here: its lines go across'],
  [
    /^border-image(-source)?$/,
    /^(?!none)/,
    'A border made of a picture (border-image) cannot be drawn here: a plain border is drawn if there is one',
  ],
  [/^shape-outside$/, /^(?!none)/, 'Text around a shape (shape-outside) cannot be drawn here and flows around its box'],
  [/^(-webkit-)?backdrop-filter$/, /^(?!none)/, 'backdrop-filter is left out: paper has nothing behind it to blur'],
  [/^(-webkit-)?box-reflect$/, /^(?!none)/, 'A reflection (box-reflect) cannot be drawn here and is left out'],
  [
    /^(-webkit-)?initial-letter$/,
    /^(?!normal)/,
    'A raised initial (initial-letter) cannot be drawn here: it is as large as the text',
  ],
  [/^zoom$/, /^(?!1$|100%$|normal$)/, 'zoom cannot be drawn here: what it is said of keeps its size'],
  [/^hyphens$/, /^auto/, 'Words are not hyphenated here (hyphens: auto)'],
  [
    /^text-emphasis(-style)?$/,
    /^(?!none)/,
    'Marks over letters (text-emphasis) cannot be drawn here: the letters are without them',
  ],
  [
    /^(transform|rotate|translate)$/,
    /perspective|3d\(|(rotate|skew)[xy]?\([^)]*\)[^;]*3d|rotate[xy]\(/,
    'Transforms into the depth (perspective, rotateX, rotateY, 3D) are drawn flat',
  ],
  [/^position$/, /^sticky/, 'position: sticky is drawn as relative: paper does not scroll'],
  [/^(text-combine-upright|ruby-position|offset-path|mask-border)$/, null, 'cannot be drawn here and is left out'],
  [/^text-align-last$/, /^(?!auto)/, 'text-align-last cannot be drawn here: the last line is as the others'],
  [/^font-size-adjust$/, /^(?!none)/, 'font-size-adjust cannot be drawn here: letters have their own size'],
  [/^background-attachment$/, /fixed/, FIXED],
  [/^all$/, null, 'cannot be drawn here and is left out'],
  [
    /^quotes$/,
    /^(?!auto|none|initial|inherit|unset|(""|'')\s)/,
    'Quotation marks of its own (quotes) cannot be drawn here: the usual ones are',
  ],
  [
    /^grid-template-(rows|columns)$/,
    /subgrid/,
    'subgrid cannot be drawn here: the tracks inside do not line up with those around',
  ],
  [/^content-visibility$/, /^hidden/, 'content-visibility cannot be drawn here: what it hides is seen'],
  [
    /^clip$/,
    /^rect(?!\(\s*(0|0px|1px)[\s,]+\1[\s,]+\1[\s,]+\1\s*\))/,
    'clip: rect() cannot be drawn here: what it hides is seen; clip-path can',
  ],
  [
    /^list-style(-type)?$/,
    /greek|armenian|georgian|cjk|hebrew|hiragana|katakana|ethiopic|(?<!lower-|upper-)(?:arabic|bengali|thai|devanagari)/,
    'This kind of list numbers cannot be drawn here: digits are drawn instead',
  ],
];

/** What is said of a page that scrolls. */
const ATTACHMENT = new RegExp(`${ENCLOSED}|\\b(fixed|local|scroll)\\b(?!-)`, 'gi');

/** Marks what is set vertically, and is not drawn so here. */
export const VERTICAL = '--direct-mail-vertical';

/** An empty clip rectangle, used to hide positioned elements. */
export const HIDES = /^rect\(\s*(0|0px|1px)[\s,]+\1[\s,]+\1[\s,]+\1\s*\)$/i;

const MATRIX = /matrix\(\s*((?:[^,()]+,){3}[^,()]+),\s*([^,()]+),\s*([^,()]+)\)/g;

/** Properties without meaning on paper, so nothing is lost without them. */
const UNPRINTED =
  /^(-moz-|-ms-|-o-|-khtml-|-webkit-(print|font-smoothing|text-decoration-skip|tap|appearance|user|overflow|text-size|box-(orient|pack|align|flex|direction|ordinal)|user-)|animation|transition|cursor|pointer-events|user-select|will-change|scroll|overscroll|resize|touch-action|caret|appearance|page$|orphans|widows|speak|mso-|print-color-adjust|color-adjust|counter-|content$|contain|text-rendering|font-smooth|outline-style-none)/;

const ANIMATION =
  'An animation is not drawn here: print has its first frame, and here the element is drawn as it is without it';

/**
 * Properties for which negative lengths are invalid: a browser ignores such a declaration, and the renderer computes
 * with it.
 */
const NEVER_NEGATIVE =
  /^((min-|max-)?(width|height)|padding.*|font-size|line-height|border.*|outline-width|gap|row-gap|column-gap|flex-basis|flex-grow|flex-shrink|aspect-ratio|tab-size)$/;
// The second operand of a sum is not the sum.
const NEGATIVE = /(?<![\w.)#-]|\+ )-(?:\d|\.\d)/;

/** What is left out after the renderer crashed on a piece. */
const RISKY =
  /^(filter|clip-path|transform|rotate|scale|translate|mask.*|mix-blend-mode|aspect-ratio|text-indent|word-spacing|float|text-shadow|box-shadow|object-position|-webkit-text-stroke.*)$/;
const RISKY_BELOW_ZERO = /^(margin.*|letter-spacing|vertical-align|top|right|bottom|left|inset)$/;

/** Why a declaration is not drawn as written, if that visibly changes the layout; undefined otherwise. */
export function undrawnReason(property: string, value: string): string | undefined {
  const name = nameOf(property.toLowerCase());
  const given = value.trim().toLowerCase();
  const [, rule, message] = UNDRAWN.find(([names, values]) => names.test(name) && (values?.test(given) ?? true)) ?? [];
  return message === undefined ? undefined : rule === null ? `${name} ${message}` : message;
}

export function drawnDeclarations(styles: StyleList, context: CssContext): Applied[] {
  return styles.flatMap((declaration) => drawn(declaration, context));
}

function drawn(declared: Applied, context: CssContext): Applied[] {
  const { warnings } = context;
  const property = nameOf(declared.property);
  const said = declared.value.trim();
  const given = property === 'background' ? withoutAttachment(said, warnings) : said;
  // An element without a box is not drawn itself.
  if (/^(-webkit-)?animation(-name)?$/.test(property) && given !== 'none') warnings.add(ANIMATION);
  if (
    UNPRINTED.test(property) ||
    (property === 'display' && given === 'contents') ||
    (property === 'clip' && HIDES.test(given))
  )
    return [];
  const undrawn = undrawnReason(property, given);
  if (undrawn !== undefined) {
    warnings.add(undrawn);
    if (property === 'position') return [{ property, value: 'relative' }];
    // Kept for the check, which judges no layout that is another one here.
    if (property === 'writing-mode') return [{ property: VERTICAL, value: '1' }];
    if (property !== 'transform') return [];
  }
  if (property === 'font') {
    const longhands = fontLonghands(given);
    if (longhands === undefined) {
      if (/^(caption|icon|menu|message-box|small-caption|status-bar)$/i.test(given))
        warnings.add('The fonts of a system (font: caption) are not known here and are left out');
      return [];
    }
    return longhands.flatMap((one) => drawn(one, context));
  }
  // A row has one height of its contents.
  if (/^grid-(template|auto)-columns$/.test(property) && /(?<!minmax\(\s*)min-content|fit-content\(/i.test(given))
    warnings.add(CONTENT_TRACKS);
  // Area names are resolved for the children; only rows and columns remain.
  if (property === 'grid-template-areas') return [];
  const areTracks = /^grid(-template)?$/.test(property);
  if (areTracks && /^(none|initial|unset)$/i.test(given))
    return ['rows', 'columns'].map((tracks) => ({ property: `grid-template-${tracks}`, value: 'none' }));
  if (areTracks && /["'/]/.test(given) && !/auto-flow/.test(given))
    return rowsAndColumns(given).flatMap((one) => drawn(one, context));
  if (/^(columns|column-count|column-width)$/.test(property)) return [];
  if (property === 'background-attachment' || (property.startsWith('break-') && given === 'avoid')) return [];
  if (property === 'font-family') return [{ property, value: drawnFamilies(given, context.ownFamilies, warnings) }];
  const { value, addresses, least, most } = preparedValue(withPixels(given, context.rem), context.lengths);
  if (value === '' || (NEVER_NEGATIVE.test(property) && NEGATIVE.test(value))) return [];
  if (context.careful && (RISKY.test(property) || (RISKY_BELOW_ZERO.test(property) && NEGATIVE.test(value)))) return [];
  for (const address of addresses) context.addresses.add(address);
  if (TRACKS.test(property) && value.replace(WITHIN_ALL, '').search(LIMITED) >= 0) warnings.add(LIMITED_TRACKS);
  const result = [{ property, value: finished(property, value) }];
  if (property !== 'width' && property !== 'height') {
    if ((least ?? most) !== undefined && property !== 'font-size')
      warnings.add(`${property}: ${shortened(given, 60)} is drawn as ${value}`);
    return result;
  }
  if (least !== undefined) result.push({ property: `min-${property}`, value: least });
  if (most !== undefined) result.push({ property: `max-${property}`, value: most });
  return result;
}

/** The renderer knows no tracks of their contents but `auto`, and no limits in per cent; it reads a list only as far as it knows it. */
const drawnTracks = (value: string): string =>
  value
    .replace(/\b(min|max)-content\b|\bfit-content\([^()]*\)/gi, 'auto')
    .replace(WITHIN_ALL, '$1$2')
    .replace(LIMITED, (_, name: string, first: string, second: string) =>
      (/^clamp$/i.test(name) ? second : first).trim(),
    );

/** No wider than all of it: what fits is as wide as it says. */
const WITHIN_ALL = /\bmin\(\s*(?:([\d.]+[a-z]+)\s*,\s*100%|100%\s*,\s*([\d.]+[a-z]+))\s*\)/gi;
const LIMITED = /\b(min|max|clamp)\(([^(),]*),([^(),]*)(?:,[^(),]*)?\)/gi;
const LIMITED_TRACKS =
  'Grid tracks with min(), max() or clamp() in per cent are drawn here without the limit: give them a size';
const TRACKS = /^grid-(template|auto)-(columns|rows)$/;
const CONTENT_TRACKS =
  'Grid columns of min-content or fit-content() are drawn as auto here, which is wider: give them a size';

/** `background` without what is meant for a page that scrolls. */
const withoutAttachment = (value: string, warnings: Warnings): string =>
  value.replace(ATTACHMENT, (_, kept: string | undefined, word: string | undefined) => {
    if (word?.toLowerCase() === 'fixed') warnings.add(FIXED);
    return kept ?? '';
  });

const withPixels = (value: string, rem: number) =>
  rem === 16 || !/\drem\b/i.test(value) || value.includes('url(')
    ? value
    : value.replace(
        /(\d*\.?\d+)rem\b/gi,
        (_all, amount: string) => `${Math.round(Number(amount) * rem * 1000) / 1000}px`,
      );

/** `"a b" 30px "c c" / 1fr 2fr` without the names: a row for each string, `auto` if it has no height. Rows may have no names. */
function rowsAndColumns(value: string): Applied[] {
  const [rows = '', columns] = value.split('/');
  const heights = !/["']/.test(rows)
    ? [rows.trim()]
    : rows
        .split(/"[^"]*"|'[^']*'/)
        .slice(1)
        .map((height) => height.trim() || 'auto');
  return [
    { property: 'grid-template-rows', value: heights.join(' ') },
    ...(columns === undefined ? [] : [{ property: 'grid-template-columns', value: columns.trim() }]),
  ];
}

/** The standard name of a property. */
export function nameOf(property: string): string {
  const plain = PREFIXED.exec(property)?.[1] ?? property;
  return RENAMED[plain] ?? plain;
}

/** All room that there is, by its names. */
export const STRETCHED = /^(stretch|-webkit-fill-available|-moz-available)$/i;

function finished(property: string, value: string): string {
  // `-webkit-box` is used only with line clamping, and then looks like a block.
  if (property === 'display') return value.replace(/^-webkit-(inline-)?box$/, 'block').replace(/^-webkit-/, '');
  // Paper does not scroll.
  if (/^overflow(-[xy])?$/.test(property)) return value.replace(/\b(auto|scroll|overlay|clip)\b/gi, 'hidden');
  // The renderer shrinks it.
  if (property === 'flex' && /^none$/i.test(value)) return '0 0 auto';
  // A block fills its room; a picture is told to (`repairs`).
  if (property === 'width' && STRETCHED.test(value)) return 'auto';
  if (property === 'box-sizing' && /^(initial|unset|revert.*)$/i.test(value)) return 'content-box';
  if (property === 'font-style') return value.replace(/^oblique$/i, 'italic');
  if (property === 'font-size') return withoutSizeWords(value);
  if (property === 'image-rendering' && value === 'crisp-edges') return 'pixelated';
  if (TRACKS.test(property)) return drawnTracks(value);
  if (/^(background(-position)?|object-position)$/.test(property)) return fromLeftAndTop(value);
  if (property === 'box-shadow' || property === 'text-shadow') return withShadowColors(value);
  // The renderer reads the last two numbers of a matrix as device pixels.
  if (property === 'transform') return value.replace(MATRIX, 'translate($2px,$3px) matrix($1,0,0)');
  return value;
}

/** A shadow without a colour has that of the text; in the renderer it has none. */
const withShadowColors = (value: string): string =>
  value.length > LONGEST_SHADOW
    ? value
    : value
        .split(/,(?![^(]*\))/)
        .map((one) => (one.trim().split(/\s+/).every(isOfShape) ? `${one.trimEnd()} currentcolor` : one))
        .join(',');

const isOfShape = (word: string): boolean => /^(inset|[+-]?[\d.]+[a-z]*)$/i.test(word);
/** In characters: of more, each comma would be looked for in all that follows. */
const LONGEST_SHADOW = 2000;

/** A rule in the renderer's form. */
export const ruleOf = (name: string, declarations: readonly Applied[]): string =>
  `.${name}{${declarations.map(({ property, value }) => `${property}:${value}`).join(';')}}`;
