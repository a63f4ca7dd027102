/** `font: italic bold 14pt/1.2 Georgia, serif`, which the renderer skips, as the properties that it stands for. */

const SIZE =
  /^(.*?)(?<![\w.-])([\d.]+(?:px|pt|pc|in|cm|mm|q|em|rem|%|vw|vh)|calc\([^)]*\)|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*([\w.%]+))?\s+(.+)$/is;
const IMPORTANT = /!\s*important\s*$/i;

/** The declarations, without a semicolon at the end; undefined for `inherit` and what cannot be read. */
export function fontLonghands(value: string): string | undefined {
  const important = IMPORTANT.test(value) ? ' !important' : '';
  const [, before = '', size, height = 'normal', family] = SIZE.exec(value.replace(IMPORTANT, '').trim()) ?? [];
  if (size === undefined || family === undefined) return undefined;
  const declarations = {
    'font-style': /\b(italic|oblique)\b/i.exec(before)?.[1] ?? 'normal',
    'font-weight': /\b(bolder|bold|lighter|[1-9]\d{0,3})\b/i.exec(before)?.[1] ?? 'normal',
    'font-size': size,
    'line-height': height,
    'font-family': family,
  };
  return Object.entries(declarations)
    .map(([property, part]) => `${property}:${part}${important}`)
    .join(';');
}
