/** Expands `font: italic bold 14pt/1.2 Georgia, serif`, which the renderer skips, into its longhand properties. */
import type { StyleList } from './styles.ts';

const SIZE =
  /^([\w\s%.-]{0,100}?)(?<![\w.-])([\d.]+(?:px|pt|pc|in|cm|mm|q|em|rem|%|vw|vh)|(?:calc|min|max|clamp)\((?:[^()]|\([^()]*\))*\)|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*([\w.%]+|calc\((?:[^()]|\([^()]*\))*\)))?\s+(.+)$/is;

/** The value in two: up to its families, and these; undefined if it cannot be read. */
export function familiesOfFont(value: string): { readonly before: string; readonly families: string } | undefined {
  const families = SIZE.exec(value.trim())?.[4];
  return families === undefined ? undefined : { before: value.trim().slice(0, -families.length), families };
}

/** The declarations with `font` in its parts; what cannot be read of it says nothing. */
export const withFontLonghands = (styles: StyleList): StyleList =>
  styles.flatMap((one) => (one.property === 'font' ? (fontLonghands(one.value) ?? []) : [one]));

/** The declarations; undefined for `inherit` and unreadable values. */
export function fontLonghands(value: string): { property: string; value: string }[] | undefined {
  if (/^(inherit|unset)$/i.test(value.trim()))
    return ['font-style', 'font-weight', 'font-variant', 'font-size', 'line-height', 'font-family'].map((property) => ({
      property,
      value: 'inherit',
    }));
  const [, before = '', size, height = 'normal', family] = SIZE.exec(value.trim()) ?? [];
  if (size === undefined || family === undefined) return undefined;
  return [
    { property: 'font-style', value: /\b(italic|oblique)\b/i.exec(before)?.[1] ?? 'normal' },
    { property: 'font-weight', value: /\b(bolder|bold|lighter|[1-9]\d{0,3})\b/i.exec(before)?.[1] ?? 'normal' },
    ...(/\bsmall-caps\b/i.test(before) ? [{ property: 'font-variant', value: 'small-caps' }] : []),
    { property: 'font-size', value: size },
    { property: 'line-height', value: height },
    { property: 'font-family', value: family },
  ];
}
