/** What a float keeps that is moved into the block after it: the text styles of where it was. */
import { withFontLonghands } from '../css/font-shorthand.ts';
import { type Applied, INHERITED, styleValue } from '../css/styles.ts';
import { camelCase, kebabCase } from '../takumi/nodes.ts';
import type { Look } from './looks.ts';
import { EFFECTS } from './repairs.ts';
import { edgeOf, edgesOf, paddingAndBorderOf } from './room.ts';

/** Of the root element, for what no element around a float says. */
const INITIAL: Readonly<Record<string, string>> = {
  color: '#000000',
  'font-family': 'serif',
  'font-size': '16px',
  'font-style': 'normal',
  'font-weight': '400',
  'letter-spacing': '0',
  'line-height': 'normal',
  'text-align': 'start',
  'text-indent': '0',
  'text-shadow': 'none',
  'text-transform': 'none',
  visibility: 'visible',
  'white-space': 'normal',
  'word-spacing': '0',
};

/** The text styles that a float would take from a block; `around` are the boxes that it is in, the nearest first. */
export function keptText(float: Look, block: Look, around: readonly Look[]): Applied[] {
  const presets = Object.keys(block.preset ?? {}).map(kebabCase);
  const names = [...withFontLonghands(block.styles).map(({ property }) => property), ...presets];
  return [...new Set(names)].flatMap((property) => {
    if (!INHERITED.test(property) || said(float, property) !== undefined) return [];
    const value = inherited(property, around) ?? INITIAL[property];
    return value === undefined ? [] : [{ property, value }];
  });
}

/** Where a float was before it was moved into the block after it. */
interface Place {
  /** The box that it begins, if it does. */
  readonly parent: Look | undefined;
  /** Whether no margin of a block in that box is one of the box. */
  readonly isHolder: boolean;
  /** The margin of the block before it, in CSS pixels; undefined if there is none. */
  readonly above: number | undefined;
  /** The side at which it is the first; undefined if another is before it there. */
  readonly side: 'left' | 'right' | undefined;
}

/**
 * The margins by which a moved float stays outside of the padding and beside the margin of the block, and above that where the box that it
 * begins is padded or holds its floats, and below a block with a smaller margin.
 */
export function keptPlace(float: Look, block: Look, { parent, isHolder, above, side }: Place): Applied[] {
  const isPadded = parent !== undefined && (isHolder || paddingAndBorderOf(parent, parent.room, ['top']) > 0);
  const before = isPadded ? 0 : above;
  const margin = before === undefined ? 0 : Math.max(0, marginOf(block, 'top') - Math.max(0, before));
  const edges = {
    top: margin + paddingAndBorderOf(block, block.room, ['top']),
    left: side === 'left' ? marginOf(block, 'left') + paddingAndBorderOf(block, block.room, ['left']) : 0,
    right: side === 'right' ? marginOf(block, 'right') + paddingAndBorderOf(block, block.room, ['right']) : 0,
  };
  return (['top', 'left', 'right'] as const).flatMap((edge) =>
    edges[edge] === 0 ? [] : [{ property: `margin-${edge}`, value: `${marginOf(float, edge) - edges[edge]}px` }],
  );
}

/** Also one of the default styles, which are in the letters of the element. */
export function marginOf(look: Look, side: 'top' | 'left' | 'right' | 'bottom'): number {
  const [, ems] = /^([\d.]+)em$/.exec(String(edgeOf(look, 'margin', side) ?? '')) ?? [];
  return ems === undefined ? edgesOf(look, 'margin', look.room, [side]) : Number(ems) * (look.fontSize ?? 16);
}

/** Whether a block is drawn as a whole in a way that does not concern a float before it. */
export const hasEffect = (look: Look): boolean =>
  isHidden(look) || look.styles.some(({ property }) => EFFECTS.includes(property));

export const isHidden = ({ styles }: Look): boolean => styleValue(styles, 'visibility')?.trim() === 'hidden';

function inherited(property: string, around: readonly Look[]): string | undefined {
  for (const look of around) {
    const value = said(look, property)?.trim();
    if (value === undefined || value === 'inherit') continue;
    if (property === 'font-size') return look.fontSize === undefined ? undefined : `${look.fontSize}px`;
    return value.replaceAll(/([\d.]+)em\b/g, (_, amount: string) => `${Number(amount) * (look.fontSize ?? 16)}px`);
  }
  return undefined;
}

function said(look: Look, property: string): string | undefined {
  const preset = look.preset?.[camelCase(property)];
  return styleValue(withFontLonghands(look.styles), property) ?? (preset === undefined ? undefined : String(preset));
}
