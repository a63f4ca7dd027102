/** Parses CSS into rules, once and with one parser. */
import parse, { type CssNode } from 'css-tree/parser';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import { type Layer, Layers } from './layers.ts';
import { type Medium, mediaMatches, supportsMatches } from './media.ts';
import { withAmpersands } from './nesting.ts';

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

export interface CssRule {
  /** As written; for nested rules, including the parent's selector. */
  readonly selector: string;
  readonly declarations: readonly Declaration[];
  readonly layer: Layer;
}

export interface ParsedCss {
  readonly rules: CssRule[];
  /** URLs of imported style sheets. */
  readonly imports: string[];
  /** Families declared with `@font-face`. */
  readonly faces: string[];
  /** The descriptors of each `@font-face`. */
  readonly faceRules: ReadonlyMap<string, string>[];
  /** The value of `size` in `@page`. */
  readonly pageSize: string | undefined;
  /** Initial values of custom properties, from `@property`. */
  readonly initial: Map<string, string>;
  /** Messages about rules that are not applied. */
  readonly leftOut: Set<string>;
}

/**
 * At-rules that browsers apply and this parser does not. All other at-rules are applied, or have no effect on paper.
 */
const NOT_APPLIED: Readonly<Record<string, string>> = {
  container: 'Rules in @container cannot be applied here and are left out',
  'counter-style': 'Counter styles of one’s own (@counter-style) cannot be drawn here: digits are drawn instead',
  'font-feature-values': 'Names of font features (@font-feature-values) are not known here and are left out',
  'font-palette-values': 'Palettes of fonts (@font-palette-values) cannot be drawn here and are left out',
};

const RAW = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false, parseCustomProperty: false };

/**
 * `layers`: those of the document so far.
 *
 * @throws CreativeError for brackets that are nested too deeply to be read safely
 */
export function parseSheet(css: string, medium: Medium, layers = new Layers()): ParsedCss {
  checkNesting(css);
  const result: ParsedCss & { pageSize: string | undefined } = {
    rules: [],
    imports: [],
    faces: [],
    faceRules: [],
    pageSize: undefined,
    initial: new Map(),
    leftOut: new Set(),
  };
  const unknown = (feature: string) =>
    result.leftOut.add(`The media feature “${feature.slice(0, 40)}” is not known here: its rules are left out`);
  const visit = (nodes: Iterable<CssNode>, parent: string, layer: Layer) => {
    for (const node of nodes) {
      if (node.type === 'Rule') visitRule(node, parent, layer);
      else if (node.type === 'Atrule') visitAtrule(node, parent, layer);
    }
  };
  const visitRule = (node: CssNode, parent: string, layer: Layer) => {
    const selector = nested(textOf(node.prelude), parent);
    const declarations = declarationsOf(node.block);
    if (declarations.length > 0) result.rules.push({ selector, declarations, layer });
    visit(node.block?.children ?? [], selector, layer);
  };
  const visitAtrule = (node: CssNode, parent: string, layer: Layer) => {
    const name = (node.name ?? '').toLowerCase().replace(/^-(webkit|moz)-/, '');
    const prelude = textOf(node.prelude);
    if (name === 'import') result.imports.push(addressOf(prelude));
    else if (name === 'font-face') {
      const rule = new Map(declarationsOf(node.block).map(({ property, value }) => [property, value]));
      const family = rule.get('font-family');
      if (family !== undefined) result.faces.push(unquoted(family));
      result.faceRules.push(rule);
    } else if (name === 'page') {
      const own = declarationsOf(node.block);
      result.pageSize ??= own.find(({ property }) => property === 'size')?.value;
      if (own.some(({ property, value }) => property.startsWith('margin') && /[1-9]/.test(value)))
        result.leftOut.add('The margins of @page are not kept: the artwork covers the whole sheet');
    } else if (name === 'property') {
      const first = declarationsOf(node.block).find(({ property }) => property === 'initial-value')?.value;
      if (first !== undefined) result.initial.set(prelude.trim(), first);
    } else if (Object.hasOwn(NOT_APPLIED, name)) result.leftOut.add(NOT_APPLIED[name] ?? '');
    else if (name === 'layer' && !node.block) for (const one of prelude.split(',')) layers.within(layer, one);
    else if (node.block && isMet(name, prelude)) {
      const inner = name === 'layer' ? layers.within(layer, prelude) : layer;
      const own = declarationsOf(node.block);
      if (parent !== '' && own.length > 0) result.rules.push({ selector: parent, declarations: own, layer: inner });
      visit(node.block.children ?? [], parent, inner);
    }
  };
  const isMet = (name: string, prelude: string): boolean => {
    if (name === 'media') return mediaMatches(prelude, medium, unknown);
    return name === 'supports' ? supportsMatches(prelude) : name === 'layer' || name === 'scope';
  };
  visit(parse(withAmpersands(css), RAW).children ?? [], '', []);
  return result;
}

/** The declarations of a `style` attribute. */
export function parseInline(style: string): Declaration[] {
  checkNesting(style);
  return declarationsOf(parse(style, { ...RAW, context: 'declarationList' }));
}

/** No value has such a character outside of quotes and addresses; the renderer refuses the whole style sheet. */
const isMarkup = (value: string): boolean =>
  value.includes('&') && value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/gi, '').includes('&');

/** Names in quotes, or words; a browser leaves out a list with any other, such as `&#x27` out of a template that was escaped twice. */
const WORD = String.raw`-{0,2}(?:[a-z_\u0080-\uffff]|\\.)(?:[\w\u0080-\uffff-]|\\.)*`;
const FAMILY = String.raw`\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|${WORD}(?:\s+${WORD})*)\s*`;
const FAMILIES = new RegExp(`^(?:${FAMILY}(?:,${FAMILY})*|.*var\\(.*)$`, 'is');

function declarationsOf(block: CssNode | null | undefined): Declaration[] {
  const found: Declaration[] = [];
  for (const node of block?.children ?? []) {
    if (node.type !== 'Declaration' || node.property === undefined) continue;
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase();
    const value = textOf(node.value).trim();
    if (property === 'font-family' ? !FAMILIES.test(value) : !property.startsWith('--') && isMarkup(value)) continue;
    if (value !== '' || property.startsWith('--')) found.push({ property, value, important: Boolean(node.important) });
  }
  return found;
}

const textOf = (node: CssNode | string | null | undefined): string =>
  typeof node === 'string' ? node : typeof node?.value === 'string' ? node.value : '';

/** `&` stands for the parent's selector; without `&` the inner selector is a descendant. */
function nested(selector: string, parent: string): string {
  if (parent === '') return selector;
  return selector
    .split(/,(?![^(]*\))/)
    .map((part) => (part.includes('&') ? part.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${part}`))
    .join(',');
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

const addressOf = (prelude: string) =>
  /^\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^)\s"']*))/i
    .exec(prelude)
    ?.slice(1)
    .find((part) => part !== undefined) ?? '';

/** Limits nesting, because the parsers here and in the renderer recurse for each bracket. */
function checkNesting(css: string): void {
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const code = css.charCodeAt(at);
    if (code === 0x28 || code === 0x5b || code === 0x7b) {
      if (++depth > limits.brackets)
        throw new CreativeError(`Brackets in the CSS are nested deeper than ${limits.brackets} levels`);
    } else if ((code === 0x29 || code === 0x5d || code === 0x7d) && depth > 0) depth -= 1;
  }
}
