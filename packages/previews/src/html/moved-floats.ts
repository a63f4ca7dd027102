/** What a float keeps that is moved into the block after it: the text styles of where it was. */
import { withFontLonghands } from '../css/font-shorthand.ts';
import { type Applied, INHERITED, pixelsOf, styleValue } from '../css/styles.ts';
import { camelCase, kebabCase } from '../takumi/nodes.ts';
import type { Look } from './looks.ts';
import { EFFECTS } from './repairs.ts';

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

/** A float that begins a padded box stands above the margin of the block after it, and is moved to below that. */
export function keptTop(float: Look, block: Look, parent: Look): Applied[] {
  const isPadded = ['padding-top', 'border-top-width'].some((edge) => (topOf(parent, edge) ?? 0) > 0);
  const margin = topOf(block, 'margin-top') ?? 0;
  const own = topOf(float, 'margin-top') ?? 0;
  return isPadded && margin > 0 ? [{ property: 'margin-top', value: `${own - margin}px` }] : [];
}

function topOf(look: Look, property: string): number | undefined {
  const value = said(look, property)?.trim() ?? '';
  const [, ems] = /^([\d.]+)em$/.exec(value) ?? [];
  if (ems !== undefined) return Number(ems) * (look.fontSize ?? 16);
  return /^\d+$/.test(value) ? Number(value) : pixelsOf(value);
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
