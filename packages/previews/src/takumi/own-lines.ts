/**
 * The renderer reports line positions without the surrounding padding and border, so lines get a box of their own to be
 * measured in.
 */
import { box, type ContainerNode, type ImageNode, type Node, type Style } from './nodes.ts';

/** Elements that are blocks; all others are inline, including unknown ones. */
export const BLOCKS = new Set(
  'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** The rules of a drawing by their class. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function rulesOf(css: readonly unknown[]): Rules {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const line of css.join('\n').split('\n')) {
    const [, name, body] = /^\.(direct-mail-\d+)\{(.*)\}/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = (body ?? '').split(/;(?![^(]*\))/).map((pair): [string, string] => {
      const colon = pair.indexOf(':');
      return [pair.slice(0, colon), pair.slice(colon + 1)];
    });
    rules.set(name, new Map(pairs));
  }
  return rules;
}

/** The author's styles of a node, with the last value of each property. */
export function stylesOf(node: Node, rules: Rules): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const name of (node.className ?? '').split(' '))
    for (const [property, value] of rules.get(name) ?? []) styles.set(property, value);
  return styles;
}

/** Whether a box is taken out of the lines and blocks around it. */
export const isPlaced = (styles: ReadonlyMap<string, string>): boolean =>
  /^(absolute|fixed)/.test(styles.get('position') ?? '');

/** Whether it is the containing block of what is placed in it. */
export const isPositioned = (styles: ReadonlyMap<string, string>): boolean =>
  /^(relative|absolute|fixed)$/.test(styles.get('position') ?? '');

/** `out` for what is placed or floats. */
export function displayOf(node: Node, styles: ReadonlyMap<string, string>): string {
  const preset = node.preset as Record<string, string | undefined> | undefined;
  const isOut = /^(left|right)/.test(styles.get('float') ?? preset?.['float'] ?? '') || isPlaced(styles);
  return isOut && node.type !== 'text' ? 'out' : insideOf(node, styles);
}

/** How a node lays out what is in it, wherever it stands. */
export function insideOf(node: Node, styles: ReadonlyMap<string, string>): string {
  if (node.type === 'text') return 'inline';
  const preset = node.preset as Record<string, string | undefined> | undefined;
  const display = (node.style?.display as string | undefined) ?? styles.get('display') ?? preset?.['display'];
  return display ?? (node.tagName === undefined || BLOCKS.has(node.tagName) ? 'block' : 'inline');
}

/** A single node with its inherited styles: inside its ancestors, each reduced to a plain box of its width. */
export const alone = (path: readonly ContainerNode[], node: ContainerNode, width: number): Node =>
  within(
    path,
    {
      ...node,
      style: {
        ...node.style,
        display: 'block',
        float: 'none',
        position: 'static',
        margin: '0',
        boxSizing: 'border-box',
        width: `${width}px`,
        maxWidth: 'none',
        transform: 'none',
      },
    },
    `${width}px`,
  );

/** A tree inside these ancestors, from the outside in, each reduced to what its letters have of it. */
export const within = (path: readonly ContainerNode[], tree: Node, width = 'auto'): Node =>
  path.reduceRight<Node>(
    (inner, around): Node => ({
      ...around,
      style: { ...around.style, ...PLAIN, width } as Node['style'],
      children: [inner],
    }),
    tree,
  );

const PLAIN: Style = {
  display: 'block',
  position: 'static',
  float: 'none',
  minWidth: '0',
  maxWidth: 'none',
  height: 'auto',
  minHeight: '0',
  margin: '0',
  padding: '0',
  border: 'none',
  transform: 'none',
  overflow: 'visible',
};

/** Successive nodes that are all in lines, or none of them. */
interface Part {
  readonly isInLines: boolean;
  readonly nodes: Node[];
}

/** The children of a box: what is in lines between its blocks, and these. */
export function partsOf(children: readonly Node[], isInLines: (child: Node) => boolean): Part[] {
  const parts: Part[] = [];
  for (const child of children) {
    const is = isInLines(child);
    const last = parts.at(-1);
    if (last?.isInLines === is) last.nodes.push(child);
    else parts.push({ isInLines: is, nodes: [child] });
  }
  return parts;
}

/** Whether the children of a box are the items of a flex box or a grid. */
export const holdsItems = (node: Node, rules: Rules): boolean =>
  /^(inline-)?(flex|grid)$/.test(displayOf(node, stylesOf(node, rules)));

/** Whether a display is that of a box in a line; an item with it is none. */
export const isBoxInLine = (display: string): boolean => /^inline-(block|flex|grid)$/.test(display);

/** Whether the items of a flex box are below each other. */
export function isColumn(node: ContainerNode, rules: Rules): boolean {
  const styles = stylesOf(node, rules);
  return /column/.test(`${styles.get('flex-direction')} ${styles.get('flex-flow')} ${node.style?.['flexDirection']}`);
}

/** The same tree with a plain box around the lines of every box that has padding or a border. */
export function withOwnLines(node: Node, rules: Rules): Node {
  if (node.type !== 'container') return node;
  const children = (node.children ?? []).map((child) => withOwnLines(child, rules));
  const styles = stylesOf(node, rules);
  const own = { ...node, children };
  return hasLines(node, rules) &&
    isPadded(node, styles) &&
    !isClamped(styles) &&
    /^(block|inline-block|list-item|flow-root|out)$/.test(displayOf(node, styles))
    ? { ...own, children: [box({}, children)] }
    : own;
}

/**
 * The same tree for drawing: the renderer measures the text of a flex or grid item without its border, and adds a line.
 * The text of such an item gets a box of its own.
 */
export function withItemsOfOneLine(node: Node, rules: Rules, inFlex = false): Node {
  if (node.type !== 'container') return node;
  const styles = stylesOf(node, rules);
  const isFlex = holdsItems(node, rules);
  const given = node.children ?? [];
  const children = given.map((child) => withItemsOfOneLine(child, rules, isFlex));
  const wanted =
    inFlex &&
    !isFlex &&
    [...styles.keys()].some((name) => name.startsWith('border')) &&
    !isClamped(styles) &&
    hasLines(node, rules);
  if (wanted) return { ...node, children: [box({}, children)] };
  return children.every((child, index) => child === given[index]) ? node : { ...node, children };
}

/** Whether a box contains lines, and no blocks. */
export function hasLines(node: ContainerNode, rules: Rules): boolean {
  let words = false;
  for (const child of node.children ?? []) {
    const display = displayOf(child, stylesOf(child, rules));
    if (display === 'out') continue;
    if (!display.startsWith('inline')) return false;
    words ||= child.type !== 'text' || child.text.trim() !== '';
  }
  return words;
}

const isPadded = ({ preset, style }: ContainerNode, styles: ReadonlyMap<string, string>): boolean =>
  [...styles.keys(), ...Object.keys(preset ?? {}), ...Object.keys(style ?? {})].some((name) =>
    /^(padding|border)/.test(name),
  );

/** Whether a picture has a padding or a border. */
export const isFramed = ({ preset, style }: ImageNode, styles: ReadonlyMap<string, string>): boolean =>
  [...styles, ...Object.entries({ ...preset, ...style })].some(
    ([name, value]) => FRAME.test(name) && /[1-9]|thin|medium|thick|solid|dashed|dotted|double/.test(String(value)),
  );
const FRAME = /^(padding|border)(?!.*(radius|color|style))/i;
const isClamped = (styles: ReadonlyMap<string, string>) => styles.has('line-clamp') || styles.has('text-overflow');
