/** CSS that is ignored, has no effect on paper, or is not drawn, with its line. */
import { nearest } from '@direct-mail/contract/doors/nearest';
import { undrawnReason } from '../css/declarations.ts';
import { withAmpersands } from '../css/nesting.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { shortened } from '../render/warnings.ts';
import { familiesOfService, fontSlip, isFontService } from './markup-slips.ts';
import { attributeOf, MASK, type Source, type SourcePlace } from './source.ts';

type CssTree = typeof import('css-tree');
type Css = import('css-tree').PositionedNode;

export async function cssSlips(source: Source): Promise<SideFinding[]> {
  const css = withCorrections(await import('css-tree'));
  const found: SideFinding[] = [];
  const add = (one: SideFinding) => {
    if (!found.some(({ code, message, line }) => code === one.code && message === one.message && line === one.line))
      found.push(one);
  };
  const fonts: { list: string; place: SourcePlace }[] = [];
  const loaded = new Set<string>();
  const embedded = new Set<string>();
  let anyService = false;
  for (const { element } of source.elements) {
    const address = element.tagName === 'link' ? (attributeOf(element, 'href') ?? '') : '';
    if (!isFontService(address)) continue;
    const names = familiesOfService(address);
    anyService ||= names.length === 0;
    for (const name of names) loaded.add(name);
  }
  const check = (text: string, start: SourcePlace, context: 'stylesheet' | 'declarationList') => {
    const tree = parsed(css, text, context, (message, place) =>
      add(finding('css-invalid', message, shifted(start, place))),
    );
    if (tree === undefined) return;
    css.walk(tree, {
      visit: 'Declaration',
      enter(node) {
        const place = shifted(start, node.loc?.start);
        const inFace = this.atrule?.name === 'font-face';
        const value = css.generate(node.value as Css);
        if (inFace) faceSlip(node.property ?? '', value, place);
        else if (this.atrule?.name !== 'page') declarationSlips(css, node, value, place).forEach(add);
        if (node.property === 'font-family' && !inFace) fonts.push({ list: value, place });
        if (node.property === 'font' && !inFace) {
          const [, list] = /(?:^|\s)[\d.]+(?:px|pt|in|em|rem|%|cm|mm)(?:\/[\d.]+\w*)?\s*(.+)$/.exec(value) ?? [];
          if (list !== undefined) fonts.push({ list, place });
        }
      },
    });
    css.walk(tree, {
      visit: 'Atrule',
      enter(node) {
        const place = shifted(start, node.loc?.start);
        const prelude = node.prelude ? css.generate(node.prelude as Css) : '';
        if (node.name === 'media' && /^(only )?screen\b/i.test(prelude) && !/print|,/.test(prelude))
          add(
            finding('css-not-printed', 'What is in @media screen is not printed', {
              ...place,
              remedy: 'Leave @media screen out: paper is print',
            }),
          );
        if (node.name === 'import') importSlip(prelude, place);
        // A font embedded in the style sheet is drawn.
        const block = node.name === 'font-face' && node.block ? css.generate(node.block as Css) : '';
        const family = /url\(["']?data:/.test(block) ? /font-family:([^;}]+)/.exec(block)?.[1] : undefined;
        if (family !== undefined) embedded.add(bareName(family));
      },
    });
  };
  const faceSlip = (property: string, value: string, place: SourcePlace) => {
    if (property === 'font-family') loaded.add(value.replace(/^["']|["']$/g, '').toLowerCase());
    if (property !== 'src') return;
    const addresses = [...value.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
    if (addresses.length > 0 && !addresses.some(isReachable))
      add(
        finding('font-unreachable', `The font ${shortened(addresses[0] ?? '')} cannot be reached by a printer`, place),
      );
  };
  const importSlip = (prelude: string, place: SourcePlace) => {
    const address = /url\(\s*["']?([^"')]+)|["']([^"']+)/.exec(prelude)?.slice(1).find(Boolean) ?? '';
    if (!isFontService(address))
      add(finding('style-sheet-not-loaded', `The style sheet ${shortened(address)} is not loaded`, place));
    else for (const name of familiesOfService(address)) loaded.add(name);
  };
  for (const { element, place, offset } of source.elements) {
    if (element.tagName === 'style') {
      const first = element.childNodes[0];
      const at = first?.sourceCodeLocation?.startOffset ?? offset;
      check(
        element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
        source.placeAt(at),
        'stylesheet',
      );
    }
    const style = attributeOf(element, 'style');
    const where = element.sourceCodeLocation?.attrs?.['style'];
    if (style)
      check(
        style,
        where ? { line: where.startLine, column: where.startCol + 'style="'.length } : place,
        'declarationList',
      );
    const face = element.tagName === 'font' ? attributeOf(element, 'face') : undefined;
    if (face) fonts.push({ list: face, place });
  }
  const said = new Set<string>();
  for (const { list, place } of fonts) {
    const slip = embedded.has(bareName(list.split(',')[0] ?? '')) ? undefined : fontSlip(list, loaded, anyService);
    if (slip === undefined || said.has(slip.message)) continue;
    said.add(slip.message);
    add(finding(slip.code, slip.message, place));
  }
  return found;
}

const bareName = (text: string) =>
  text
    .trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase();

export const isReachable = (address: string): boolean =>
  /^(data:|(https?:)?\/\/)/i.test(address.trim()) &&
  !/^(https?:)?\/\/(localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1\])/i.test(address.trim());

function parsed(
  css: CssTree,
  text: string,
  context: 'stylesheet' | 'declarationList',
  error: (message: string, place: SourcePlace) => void,
) {
  let open = 0;
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  for (const character of plain) open += character === '{' ? 1 : character === '}' ? -1 : 0;
  if (context === 'stylesheet' && open > 0) {
    error('A { of the style sheet is never closed: the rules after it are lost', lastPlace(text));
  }
  try {
    return css.parse(context === 'stylesheet' ? withAmpersands(text) : text, {
      context,
      positions: true,
      parseValue: true,
      parseCustomProperty: false,
      onParseError: ({ message, line, column }) => {
        if (!text.includes(MASK)) error(`${message} in the CSS: what it belongs to is ignored`, { line, column });
      },
    }) as Css;
  } catch {
    error('The style sheet cannot be read', { line: 1, column: 1 });
    return undefined;
  }
}

let corrected: CssTree | undefined;

/** Corrects css-tree's grammar where it rejects valid CSS: a circle with one percentage, and `image-orientation`. */
function withCorrections(css: CssTree): CssTree {
  corrected ??= css.fork({
    types: { 'circle()': 'circle( [ <radial-size> | <length-percentage [0,∞]> ]? [ at <position> ]? )' },
    properties: { 'image-orientation': 'from-image | none | <angle> | [ <angle>? flip ]' },
  });
  return corrected;
}

const lastPlace = (text: string): SourcePlace => {
  const at = Math.max(0, text.lastIndexOf('{'));
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

const shifted = (start: SourcePlace, inner: SourcePlace | undefined): SourcePlace =>
  inner === undefined || inner.line === 1
    ? { line: start.line, column: start.column + (inner?.column ?? 1) - 1 }
    : { line: start.line + inner.line - 1, column: inner.column };

function declarationSlips(css: CssTree, node: Css, value: string, place: SourcePlace): SideFinding[] {
  const property = (node.property ?? '').toLowerCase();
  if (property.startsWith('--') || value.includes(MASK) || property.includes(MASK)) return [];
  const undrawn = undrawnReason(property, value);
  if (undrawn !== undefined) {
    // It prints as it is written; only the picture here does not show it.
    const harmless = property.endsWith('writing-mode') && {
      severity: 'info' as const,
      remedy: 'Nothing to do for print; Chromium draws it',
    };
    return [finding('css-not-drawn', undrawn, { ...place, ...harmless })];
  }
  if (/^(-webkit-)?(animation|animation-name)$/.test(property) && value !== 'none')
    return [finding('css-not-printed', 'An animation does not run on paper: its first frame is printed', place)];
  if (/^[-_*]|^(mso|filter$|zoom$|behavior)/.test(property) || /^\s*-(webkit|moz|ms|o)-|expression\(/.test(value))
    return [];
  if (/\b(var|env|attr|calc|min|max|clamp)\(/.test(value)) return [];
  const { error } = css.lexer.matchDeclaration(node);
  if (!error) return [];
  if (error.name === 'SyntaxReferenceError') {
    const meant = nearest(property, Object.keys(css.lexer.properties));
    return [
      finding('css-invalid', `There is no CSS property “${shortened(property, 40)}”`, {
        ...place,
        ...(meant === undefined ? { severity: 'info' as const } : { remedy: `Did you mean ${meant}?` }),
      }),
    ];
  }
  return [
    finding(
      'css-invalid',
      `${property}: ${shortened(value, 60)} is not a valid value of this property and is ignored`,
      {
        ...place,
        ...(/^[\d.]+$/.test(value) || /\d\s+(in|px|pt|cm|mm)\b/.test(value)
          ? { remedy: 'Write a number with its unit, without a blank: 4.25in' }
          : {}),
      },
    ),
  ];
}
