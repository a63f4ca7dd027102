/** Converts logical properties, most of which the renderer lacks, to physical ones. */
import type { Applied, StyleList } from './styles.ts';

const SIZES: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' };
const CORNERS: Readonly<Record<string, readonly [string, string]>> = {
  'start-start': ['top-left', 'top-right'],
  'start-end': ['top-right', 'top-left'],
  'end-start': ['bottom-left', 'bottom-right'],
  'end-end': ['bottom-right', 'bottom-left'],
};

/** How WebKit named them first: `-webkit-padding-start`, `-webkit-margin-before`. */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  start: 'inline-start',
  end: 'inline-end',
  before: 'block-start',
  after: 'block-end',
};

const LOGICAL = /(^|-)(inline|block)-|-(inline|block)$|-(start|end)-|^-webkit-|^(float|clear)$/;

/** Vertical text is not drawn, so lines are always horizontal. */
export function physical(styles: StyleList, rightToLeft: boolean): StyleList {
  if (!styles.some(({ property }) => LOGICAL.test(property))) return styles;
  return styles.flatMap(({ property, value }) => sidesOf({ property: standardName(property), value }, rightToLeft));
}

const standardName = (property: string): string =>
  property.replace(
    /^-webkit-(margin|padding|border)-(start|end|before|after)\b/,
    (_, family: string, side: string) => `${family}-${FIRST_NAMES[side]}`,
  );

function sidesOf({ property, value }: Applied, rightToLeft: boolean): Applied[] {
  const [, bound = '', size = ''] = /^(min-|max-)?((?:inline|block)-size)$/.exec(property) ?? [];
  if (size !== '') return [{ property: `${bound}${SIZES[size]}`, value }];
  if (/^(float|clear)$/.test(property)) {
    const side = /^inline-(start|end)$/i.exec(value.trim())?.[1]?.toLowerCase();
    return [{ property, value: side === undefined ? value : (side === 'start') === rightToLeft ? 'right' : 'left' }];
  }
  const corner = /^border-((?:start|end)-(?:start|end))-radius$/.exec(property)?.[1];
  if (corner !== undefined) return [{ property: `border-${CORNERS[corner]?.[rightToLeft ? 1 : 0]}-radius`, value }];
  const [, family = '', axis = '', end, part = ''] =
    /^(margin|padding|inset|border)-(inline|block)(?:-(start|end))?(-(?:width|style|color))?$/.exec(property) ?? [];
  if (family === '') return [{ property, value }];
  const across = rightToLeft ? ['right', 'left'] : ['left', 'right'];
  const sides = axis === 'block' ? ['top', 'bottom'] : across;
  const named = (side: string | undefined) => (family === 'inset' ? `${side}${part}` : `${family}-${side}${part}`);
  if (end !== undefined) return [{ property: named(sides[end === 'start' ? 0 : 1]), value }];
  // `border-inline: 1px solid` is one value for both sides; the others may have two.
  const values = family === 'border' && part === '' ? [value] : value.trim().split(/\s+(?![^(]*\))/);
  return sides.map((side, index) => ({ property: named(side), value: values[index] ?? values[0] ?? value }));
}
