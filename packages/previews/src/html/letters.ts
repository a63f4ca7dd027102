/** How the text of an element is set after the cascade, and how high its lines are. */
import type { CssContext } from '../css/declarations.ts';
import { firstFamily } from '../css/font-families.ts';
import { withFontLonghands } from '../css/font-shorthand.ts';
import { fontLength } from '../css/font-sizes.ts';
import { type StyleList, styleValue } from '../css/styles.ts';
import { preparedValue } from '../css/values.ts';
import { DEFAULT_FAMILY } from '../fonts/font-names.ts';
import { isWrittenIn, type LineMetrics, lineMetricsOf } from '../fonts/fonts.ts';
import type { Line } from '../takumi/moved-lines.ts';
import type { ContainerNode, Style } from '../takumi/nodes.ts';
import type { Look } from './looks.ts';
import { fixedWidthSize } from './user-agent-styles.ts';

/** Lengths are in CSS pixels; undefined if they follow from the layout. */
export interface Letters {
  readonly family: string;
  readonly metrics: LineMetrics | undefined;
  readonly size: number | undefined;
  /** What children inherit: a length, a multiple of their own size, or `normal`. */
  readonly height: LineHeight;
  /** The renderer's `line-height` where the artwork gives none. */
  readonly drawn: string | undefined;
}

type LineHeight = { readonly pixels: number } | { readonly factor: number } | 'normal' | undefined;

/** What the letters of a document depend on. */
export interface LettersContext extends Pick<CssContext, 'lengths' | 'ownFamilies' | 'rem'> {
  /** Of the fonts that the artwork brings, by the name under which they are drawn. */
  readonly ownMetrics: ReadonlyMap<string, LineMetrics | undefined>;
}

/** Of what is around the `html` element. */
export const PLAIN_LETTERS: Letters = {
  family: DEFAULT_FAMILY,
  metrics: lineMetricsOf(DEFAULT_FAMILY),
  size: 16,
  height: 'normal',
  drawn: undefined,
};

/** The letters of an element within others, and the `line-height` that it needs, if any. */
export function lettersOf(
  node: ContainerNode,
  look: Look | undefined,
  outer: Letters,
  css: LettersContext,
): { letters: Letters; needed: string | undefined } {
  const preset = (node.preset ?? {}) as Style;
  const styles = withFontLonghands(look?.styles ?? []);
  const named = given(styles, preset, 'font-family', 'fontFamily');
  const sized = fixedWidthSize(preset, styles)[0]?.value ?? given(styles, preset, 'font-size', 'fontSize');
  const high = given(styles, preset, 'line-height', 'lineHeight');
  const family = named === undefined ? outer.family : firstFamily(named, css.ownFamilies);
  const size = sized === undefined ? outer.size : fontLength(read(sized, css), outer.size, css.rem);
  const height = high === undefined ? outer.height : heightOf(read(high, css), size, css.rem);
  const metrics = css.ownMetrics.get(family) ?? lineMetricsOf(family);
  const letters = { family, metrics, size, height, drawn: undefined };
  if (height !== 'normal') {
    // A share of the size that is drawn would be another one.
    const isShare = height !== undefined && 'factor' in height && size !== undefined;
    const own = isShare && drawnSize(size) < size ? `${inPixels(height.factor * size)}px` : undefined;
    const inForce = high === undefined ? outer.drawn : undefined;
    const needed = own ?? (isShare && inForce !== undefined ? String(height.factor) : undefined);
    return { letters: { ...letters, drawn: own }, needed };
  }
  const text = (node.children ?? []).map((child) => (child.type === 'text' ? child.text : '')).join('');
  const line = lineOf(letters);
  // Letters of another font make their line higher, in a browser and in the renderer.
  const drawn =
    line !== undefined && (css.ownMetrics.has(family) || isWrittenIn(family, text)) ? `${line.height}px` : 'normal';
  const inForce = high === undefined ? (outer.drawn ?? 'normal') : 'normal';
  return { letters: { ...letters, drawn }, needed: drawn === inForce ? undefined : drawn };
}

/** The size in which a browser sets letters, in CSS pixels: whole 64ths, as of FreeType. */
export const drawnSize = (size: number): number => Math.floor(size * 64 + 1e-6) / 64;

const inPixels = (length: number): number => Math.round(length * 1e4) / 1e4;

/** A line of such text; undefined if it is not known. */
export function lineOf({ metrics, size, height, drawn }: Letters): Line | undefined {
  if (metrics === undefined || size === undefined || height === undefined || drawn === 'normal') return undefined;
  const [ascent, descent, gap] = [metrics.ascent * size, metrics.descent * size, metrics.gap * size];
  const high =
    height === 'normal'
      ? Math.round(ascent) + Math.round(descent) + Math.round(gap)
      : 'pixels' in height
        ? height.pixels
        : height.factor * size;
  // What a browser ignores, as a size below zero.
  return size >= 0 && high >= 0 ? { ascent, descent, height: high } : undefined;
}

/** The winning value of an inherited property; undefined if the element has that of its parent. */
function given(styles: StyleList, preset: Style, property: string, name: string): string | undefined {
  const value = styleValue(styles, property) ?? preset[name];
  const text = typeof value === 'number' && name === 'fontSize' ? `${value}px` : value?.toString().trim();
  return text === undefined || /^(inherit|unset|)$/i.test(text) ? undefined : text;
}

const read = (value: string, { lengths }: LettersContext): string =>
  preparedValue(value, lengths).value.trim().toLowerCase();

function heightOf(value: string, size: number | undefined, rem: number): LineHeight {
  if (/^(normal|initial)$/.test(value)) return 'normal';
  if (/^(\d+\.?\d*|\.\d+)$/.test(value)) return { factor: Number(value) };
  const pixels = fontLength(value, size, rem);
  return pixels === undefined ? undefined : { pixels };
}
