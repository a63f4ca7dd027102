import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { cssVariables, theme } from '../../packages/dashboard/src/theme.ts';
import { root } from './repository.ts';
import { writeFile } from './write.ts';

/** Writes the dashboard's colours and fonts as CSS variables, so that the site has the same and states none again. */
export function writeTokens(): void {
  const base = readFileSync(`${root}packages/dashboard/src/styles/base.css`, 'utf8');
  const resolved = cssVariables(theme as Parameters<typeof cssVariables>[0]);
  const ink = (theme.colors?.['ink'] ?? []).map((colour, index) => `--ink-${index}: ${colour};`);
  const fonts = [
    `--dashboard-sans: ${theme.fontFamily};`,
    `--dashboard-mono: ${theme.fontFamilyMonospace};`,
    `--dashboard-serif: ${theme.headings?.fontFamily};`,
  ];
  const css = [
    '/* The dashboard’s tokens: written anew by every build. */',
    face(),
    block(':root', [...ink, ...fonts]),
    block(":root[data-theme='light']", [...variables(resolved.light), ...declarations(base, ':root')]),
    block(":root[data-theme='dark']", [
      ...variables(resolved.dark),
      ...declarations(base, ':root'),
      ...declarations(base, ':root[data-mantine-color-scheme="dark"]'),
    ]),
  ];
  writeFile(`${root}site/src/generated/tokens.css`, `${css.join('\n')}\n`);
  mkdirSync(`${root}site/public`, { recursive: true });
  copyFileSync(`${root}packages/dashboard/public/icon.svg`, `${root}site/public/favicon.svg`);
  mkdirSync(`${root}site/public/fonts`, { recursive: true });
  copyFileSync(`${root}node_modules/@fontsource/source-serif-4/files/${FONT}`, `${root}site/public/fonts/${FONT}`);
}

/** The dashboard's font of headings, served by the site itself. */
const FONT = 'source-serif-4-latin-600-normal.woff2';

const face = (): string =>
  block('@font-face', [
    "font-family: 'Source Serif 4';",
    'font-weight: 600;',
    'font-display: swap;',
    `src: url('/fonts/${FONT}') format('woff2');`,
  ]);

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;

const variables = (of: Readonly<Record<string, string>>): string[] =>
  Object.entries(of).map(([name, value]) => `${name.replace('--mantine-color-', '--dashboard-')}: ${value};`);

/** The declarations of the first rule with this selector. */
function declarations(css: string, selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the dashboard’s base.css has no rule for ${selector}`);
  const rule = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return [...rule.matchAll(/^\s*(--[\w-]+:[^;]+;)/gm)].map((match) => match[1] as string);
}
