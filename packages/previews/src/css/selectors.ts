/** Matches rules to the elements of the document. */
import { compile, is } from 'css-select';
import { parse as parseSelector, type Selector } from 'css-what';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { byLayer, type Layer } from './layers.ts';
import type { CssRule, Declaration } from './parse-css.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type AnyNode = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** A pseudo-element, or the element itself. */
export type Part = '' | 'before' | 'after' | 'first-letter' | 'first-line' | 'marker' | 'placeholder';

/** A rule with one selector, ready to be matched. */
export interface Candidate {
  readonly part: Part;
  readonly specificity: number;
  readonly order: number;
  readonly layer: Layer;
  readonly declarations: readonly Declaration[];
  matches(element: Element): boolean;
}

/** Candidates indexed by the last compound selector, so that an element is tested against few of them. */
export class RuleIndex {
  readonly #byKey = new Map<string, Candidate[]>();
  readonly parts = new Set<Part>();
  #order = 0;

  /** `leftOut` receives selectors that browsers support and this parser does not. */
  add(rules: readonly CssRule[], leftOut: (selector: string) => void = () => {}): void {
    for (const rule of rules) {
      for (const selector of readSelectors(rule.selector)) {
        const order = this.#order++;
        const part = partOf(selector);
        if (part === undefined) continue;
        const own = selector.filter(({ type }) => type !== 'pseudo-element');
        const matches = matcher(own);
        if (matches === undefined) {
          if (own.some(isVisibly)) leftOut(rule.selector);
          continue;
        }
        const { declarations, layer } = rule;
        const candidate = { part, specificity: specificityOf(selector), order, layer, declarations, matches };
        this.parts.add(part);
        const key = keyOf(own);
        const list = this.#byKey.get(key);
        if (list === undefined) this.#byKey.set(key, [candidate]);
        else list.push(candidate);
      }
    }
  }

  /** The matching candidates, weakest first. */
  matching(element: Element): Candidate[] {
    const id = attributeOf(element, 'id');
    const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
    const keys = ['*', element.tagName, ...(id ? [`#${id}`] : []), ...new Set(classes.map((name) => `.${name}`))];
    const found = keys.flatMap((key) => this.#byKey.get(key) ?? []).filter((candidate) => candidate.matches(element));
    return found.sort((a, b) => byLayer(a.layer, b.layer) || a.specificity - b.specificity || a.order - b.order);
  }
}

function readSelectors(text: string): Selector[][] {
  try {
    return parseSelector(text);
  } catch {
    // As in a browser, a rule with an invalid selector is ignored.
    return [];
  }
}

/**
 * Pseudo-classes that may apply on paper. Those of the mouse, links and forms never do, and browsers drop unknown ones.
 */
const isVisibly = (token: Selector): boolean =>
  token.type === 'pseudo' && /^(dir|defined|lang|heading|state|host|open|nth-.*|read-only)$/.test(token.name);

function partOf(selector: readonly Selector[]): Part | undefined {
  let part: Part = '';
  for (const token of selector) {
    const name = token.type === 'pseudo-element' || token.type === 'pseudo' ? token.name : undefined;
    if (name === undefined) continue;
    if (token.type === 'pseudo-element' && /^(-webkit-input-)?placeholder$/.test(name)) {
      part = 'placeholder';
      continue;
    }
    const isPart = /^(before|after|first-letter|first-line|marker)$/.test(name);
    // Other pseudo-elements, such as a selection, print nothing.
    if (token.type === 'pseudo' && !(isPart || /^(placeholder|selection|-.*)$/.test(name))) continue;
    if (!isPart) return undefined;
    part = name as Part;
  }
  return part;
}

const pseudos = {
  'placeholder-shown': (element: Element) =>
    attributeOf(element, 'placeholder') !== undefined && !attributeOf(element, 'value') && textOf(element) === '',
};

function matcher(selector: readonly Selector[]): Candidate['matches'] | undefined {
  const plain = selector.filter(
    (token) => !(token.type === 'pseudo' && /^(before|after|first-letter|first-line)$/.test(token.name)),
  );
  if (plain.length === 0) return () => true;
  try {
    // A copy: what is inside of a pseudo-class is changed.
    const test = compile<AnyNode, Element>([structuredClone(plain)], { adapter, cacheResults: false, pseudos });
    return (element) => is<AnyNode, Element>(element, test, { adapter, cacheResults: false, pseudos });
  } catch {
    return undefined;
  }
}

/** The id, class or tag that an element must have to match. */
function keyOf(selector: readonly Selector[]): string {
  let key = '*';
  for (const token of selector) {
    if (token.type === 'descendant' || token.type === 'child' || token.type === 'adjacent' || token.type === 'sibling')
      key = '*';
    else if (token.type === 'tag') key = key === '*' ? token.name : key;
    else if (token.type === 'attribute' && token.name === 'id' && token.action === 'equals') key = `#${token.value}`;
    else if (token.type === 'attribute' && token.name === 'class' && token.action === 'element' && key[0] !== '#')
      key = `.${token.value}`;
  }
  return key;
}

function specificityOf(selector: readonly Selector[]): number {
  let total = 0;
  for (const token of selector) {
    if (token.type === 'attribute') total += token.name === 'id' && token.action === 'equals' ? 10_000 : 100;
    else if (token.type === 'tag' || token.type === 'pseudo-element') total += 1;
    else if (token.type === 'pseudo') {
      if (token.name === 'where') continue;
      const isList = /^(is|not|has|matches)$/.test(token.name) && Array.isArray(token.data);
      total += isList
        ? Math.max(0, ...(token.data as Selector[][]).map(specificityOf))
        : /^(before|after|first-l)/.test(token.name)
          ? 1
          : 100;
    }
  }
  return total;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const isElement = (node: AnyNode): node is Element => 'tagName' in node;
const childrenOf = (node: AnyNode): AnyNode[] => ('childNodes' in node ? node.childNodes : []);
const parentOf = (node: AnyNode): AnyNode | null => ('parentNode' in node ? (node.parentNode as AnyNode | null) : null);
const textOf = (node: AnyNode): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');

/** An adapter for css-select to read parse5's tree. */
const adapter = {
  isTag: isElement,
  getAttributeValue: attributeOf,
  hasAttrib: (element: Element, name: string) => attributeOf(element, name) !== undefined,
  getChildren: childrenOf,
  getParent: (element: Element) => {
    const parent = parentOf(element);
    return parent !== null && isElement(parent) ? parent : null;
  },
  getSiblings: (node: AnyNode) => {
    const parent = parentOf(node);
    return parent === null ? [node] : childrenOf(parent);
  },
  getName: (element: Element) => element.tagName,
  getText: textOf,
  removeSubsets: (nodes: AnyNode[]) => nodes,
  existsOne: (test: (element: Element) => boolean, nodes: AnyNode[]): boolean =>
    nodes.some((node) => isElement(node) && (test(node) || adapter.existsOne(test, childrenOf(node)))),
  findAll: (test: (element: Element) => boolean, nodes: AnyNode[]): Element[] =>
    nodes.flatMap((node) =>
      isElement(node) ? [...(test(node) ? [node] : []), ...adapter.findAll(test, childrenOf(node))] : [],
    ),
  findOne: (test: (element: Element) => boolean, nodes: AnyNode[]): Element | null =>
    adapter.findAll(test, nodes)[0] ?? null,
};
