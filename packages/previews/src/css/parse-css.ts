/** CSS as text into rules: read once, by one parser. */
import parse, { type CssNode } from 'css-tree/parser';
import { CreativeError, limits } from '../merge-tags/limits.ts';

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

export interface CssRule {
  /** As written; nested rules with the selector of their parent. */
  readonly selector: string;
  readonly declarations: readonly Declaration[];
  /** Rules in a cascade layer lose against those outside. */
  readonly layered: boolean;
}

export interface ParsedCss {
  readonly rules: CssRule[];
  /** Addresses of style sheets that it asks for. */
  readonly imports: string[];
  /** Families that it declares with `@font-face`. */
  readonly faces: string[];
  /** The value of `size` in `@page`. */
  readonly pageSize: string | undefined;
}

/** What the media queries of a style sheet are asked about, in CSS pixels. */
export interface Medium {
  readonly width: number;
  readonly height: number;
}

const RAW = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false, parseCustomProperty: false };

/** @throws CreativeError for brackets that are nested too deeply to be read safely */
export function parseSheet(css: string, medium: Medium): ParsedCss {
  checkNesting(css);
  const result: ParsedCss & { pageSize: string | undefined } = {
    rules: [],
    imports: [],
    faces: [],
    pageSize: undefined,
  };
  const visit = (nodes: Iterable<CssNode>, parent: string, layered: boolean) => {
    for (const node of nodes) {
      if (node.type === 'Rule') visitRule(node, parent, layered);
      else if (node.type === 'Atrule') visitAtrule(node, parent, layered);
    }
  };
  const visitRule = (node: CssNode, parent: string, layered: boolean) => {
    const selector = nested(textOf(node.prelude), parent);
    const declarations = declarationsOf(node.block);
    if (declarations.length > 0) result.rules.push({ selector, declarations, layered });
    visit(node.block?.children ?? [], selector, layered);
  };
  const visitAtrule = (node: CssNode, parent: string, layered: boolean) => {
    const name = (node.name ?? '').toLowerCase().replace(/^-(webkit|moz)-/, '');
    const prelude = textOf(node.prelude);
    if (name === 'import') result.imports.push(addressOf(prelude));
    else if (name === 'font-face') {
      const family = declarationsOf(node.block).find(({ property }) => property === 'font-family')?.value;
      if (family !== undefined) result.faces.push(unquoted(family));
    } else if (name === 'page')
      result.pageSize ??= declarationsOf(node.block).find(({ property }) => property === 'size')?.value;
    else if (node.block && (name === 'media' ? mediaMatches(prelude, medium) : /^(supports|layer|scope)$/.test(name))) {
      const inner = layered || name === 'layer';
      const own = declarationsOf(node.block);
      if (parent !== '' && own.length > 0) result.rules.push({ selector: parent, declarations: own, layered: inner });
      visit(node.block.children ?? [], parent, inner);
    }
  };
  visit(parse(css, RAW).children ?? [], '', false);
  return result;
}

/** The declarations of a `style` attribute. */
export function parseInline(style: string): Declaration[] {
  checkNesting(style);
  return declarationsOf(parse(style, { ...RAW, context: 'declarationList' }));
}

function declarationsOf(block: CssNode | null | undefined): Declaration[] {
  const found: Declaration[] = [];
  for (const node of block?.children ?? []) {
    if (node.type !== 'Declaration' || node.property === undefined) continue;
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase();
    const value = textOf(node.value).trim();
    if (value !== '' || property.startsWith('--')) found.push({ property, value, important: Boolean(node.important) });
  }
  return found;
}

const textOf = (node: CssNode | string | null | undefined): string =>
  typeof node === 'string' ? node : typeof node?.value === 'string' ? node.value : '';

/** `&` stands for the selector around it; without one, what is inside is a descendant. */
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

/** A parser that calls itself for each bracket must not be sent thousands: ours, and the renderer's. */
export function checkNesting(css: string): void {
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const code = css.charCodeAt(at);
    if (code === 0x28 || code === 0x5b || code === 0x7b) {
      if (++depth > limits.brackets)
        throw new CreativeError(`Brackets in the CSS are nested deeper than ${limits.brackets} levels`);
    } else if ((code === 0x29 || code === 0x5d || code === 0x7d) && depth > 0) depth -= 1;
  }
}

/** Whether a piece of paper is what a media query asks for: print, of this size, without a pointer. */
export function mediaMatches(query: string, medium: Medium): boolean {
  const list = query.trim().toLowerCase();
  return list === '' || list.split(',').some((one) => oneMatches(one.trim(), medium));
}

function oneMatches(query: string, medium: Medium): boolean {
  const parts = query.split(/\s+and\s+/);
  return parts.every((part, index) => {
    const [, negated, type] = (index === 0 ? /^(?:(not)|only)?\s*([a-z]+)$/.exec(part) : null) ?? [];
    if (type !== undefined) return (type === 'all' || type === 'print') !== (negated === 'not');
    return featureMatches(part.replace(/^\(|\)$/g, '').trim(), medium);
  });
}

function featureMatches(feature: string, medium: Medium): boolean {
  if (feature === 'color') return true;
  const [name = '', value = ''] = feature.split(':').map((part) => part.trim());
  if (name === 'orientation') return value === (medium.width >= medium.height ? 'landscape' : 'portrait');
  const [, bound, axis] = /^(min|max)-(?:device-)?(width|height)$/.exec(name) ?? [];
  const [, amount, unit = 'px'] = /^([\d.]+)(px|in|pt|cm|mm|em|rem)?$/.exec(value) ?? [];
  if (axis === undefined || amount === undefined) return false;
  const perUnit: Record<string, number> = { px: 1, in: 96, pt: 96 / 72, cm: 96 / 2.54, mm: 96 / 25.4, em: 16, rem: 16 };
  const own = medium[axis as 'width' | 'height'];
  const asked = Number(amount) * (perUnit[unit] ?? 1);
  return bound === 'min' ? own >= asked : own <= asked;
}
