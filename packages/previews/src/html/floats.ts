/**
 * A float is flowed around only by the text of its own block: the renderer does not carry it into the blocks after it.
 * So a floated picture that stands before a paragraph moves into it, where its words make room for it.
 */
import type { ContainerNode, Node } from '../takumi/nodes.ts';

/** Blocks whose words would otherwise run over the float. */
const receiving = /^(p|h[1-6]|blockquote)$/;

/** Class names and ids (`.photo`, `#map`) that a style sheet floats, and those that it clears. */
export interface FloatRules {
  floated: ReadonlySet<string>;
  cleared: ReadonlySet<string>;
}

export function floatRules(css: readonly string[]): FloatRules {
  const text = css.join('\n');
  return {
    floated: namesOf(text, /([^{}]*)\{[^{}]*(?<![\w-])float\s*:\s*(?:left|right)/gi),
    cleared: namesOf(text, /([^{}]*)\{[^{}]*(?<![\w-])clear\s*:\s*(?:left|right|both)/gi),
  };
}

/** Only what a selector ends with is looked at. */
function namesOf(css: string, rule: RegExp): Set<string> {
  const names = new Set<string>();
  for (const [, selectors = ''] of css.matchAll(rule)) {
    for (const selector of selectors.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      for (const [name] of last.matchAll(/[.#][\w-]+/g)) names.add(name);
    }
  }
  return names;
}

/** Moves floats in the tree itself. */
export function settleFloats(parent: ContainerNode, rules: FloatRules): void {
  const children = parent.children ?? [];
  for (const child of children) if (child.type === 'container') settleFloats(child, rules);
  for (let at = children.length - 2; at >= 0; at -= 1) {
    const float = children[at];
    if (!float || !isFloated(float, rules.floated) || isColumn(float)) continue;
    const after = children.findIndex((node, index) => index > at && !isBlank(node));
    const next = children[after];
    if (next?.type !== 'container' || !receiving.test(next.tagName ?? '') || isFloated(next, rules.floated)) continue;
    if (carries(next, rules.cleared)) continue;
    next.children = [float, ...(next.children ?? [])];
    children.splice(at, 1);
  }
}

const isBlank = (node: Node) => node.type === 'text' && node.tagName === undefined && node.text.trim() === '';

function isFloated(node: Node, names: ReadonlySet<string>): boolean {
  const look = node.preset as Record<string, unknown> | undefined;
  return look?.['float'] === 'left' || look?.['float'] === 'right' || carries(node, names);
}

/** Side by side with others, and no picture beside a text. */
const isColumn = (node: Node) =>
  node.type === 'container' &&
  (node.children ?? []).some((child) => /^(p|ul|ol|table|h[1-6])$/.test(child.tagName ?? ''));

function carries(node: Node, names: ReadonlySet<string>): boolean {
  const own = [...(node.className ?? '').split(/\s+/).map((name) => `.${name}`), `#${node.id ?? ''}`];
  return own.some((name) => names.has(name));
}
