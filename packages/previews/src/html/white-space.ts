/** Collapses blanks around line breaks as CSS does: the renderer keeps the one after a `<br>`. */
import { styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { CLEARS } from '../takumi/notes.ts';
import { clears } from './floats.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { isOnBaseline, isOut } from './room.ts';

/** Changes texts within the tree. */
export function collapseBlanks(node: ContainerNode, looks: Looks): void {
  collapseBlock(node, looks);
}

/** The state of the current line while a block is read. */
interface Line {
  /** Whether the next content starts a line. */
  atStart: boolean;
  /** Whether the block has content already. */
  begun: boolean;
  /** The line break without content after it, and whether there is none before it either. */
  last?: { readonly parent: ContainerNode; readonly node: Node; readonly alone: boolean } | undefined;
  /** Line breaks at the end of a block: a browser starts no line after them. */
  readonly ends: NonNullable<Line['last']>[];
}

/** A separate block: its last line break ends its last line. */
function collapseBlock(node: ContainerNode, looks: Looks): void {
  const line: Line = { atStart: true, begun: false, ends: [] };
  collapse(node, looks, line);
  endBlock(line);
  trimBeforeOut(node, looks);
  if (!holdsItems(looks.of(node)?.display)) settleEmpty(node, looks);
  for (const { parent, node: end, alone } of line.ends) {
    const at = parent.children?.indexOf(end) ?? -1;
    if (at < 0) continue;
    const look = looks.of(parent);
    if (look !== undefined && clears(end, looks)) {
      looks.put(parent, { ...look, clears: true });
      parent.attributes = { ...parent.attributes, [CLEARS]: '' };
    }
    const line = alone ? [{ ...end, text: '\u00a0' } as Node] : [];
    parent.children?.splice(at, 1, ...line);
  }
}

/**
 * Elements with nothing in them: a line of these has no height in a browser, unless one has a border, padding or a margin (CSS 2.1,
 * 9.4.2); in a line with words, a larger font of theirs makes it higher.
 */
function settleEmpty(node: ContainerNode, looks: Looks): void {
  const left = new Set<Node>();
  let line: Node[] = [];
  const close = () => {
    const hasWords = line.some((child) => !isNothing(child, looks));
    const begins = hasWords || line.some((child) => hasBox(child, looks));
    for (const child of line) {
      if (begins) holdOpen(child, hasWords ? looks.of(node)?.fontSize : 0, looks);
      else left.add(child);
    }
    line = [];
  };
  for (const child of node.children ?? []) {
    if (isOut(child, looks)) continue;
    if (looks.isInLine(child)) line.push(child);
    else close();
  }
  close();
  if (left.size > 0) node.children = node.children?.filter((child) => !left.has(child)) ?? [];
}

/**
 * With a letter without width in what is empty and makes its line higher, by a larger font than this, an edge or its place: the renderer
 * gives no height to elements without letters.
 */
function holdOpen(node: Node, size: number | undefined, looks: Looks): void {
  if (node.type !== 'container' || !isInline(node, looks)) return;
  for (const child of node.children ?? []) holdOpen(child, size, looks);
  if (!isNothing(node, looks)) return;
  const look = looks.of(node);
  if (!isOnBaseline(look) || (look?.fontSize ?? 0) > (size ?? Number.POSITIVE_INFINITY) || hasBox(node, looks))
    node.children = [{ type: 'text', text: '\u200b' }];
}

const isNothing = (node: Node, looks: Looks): boolean =>
  node.type === 'container' && isInline(node, looks) && (node.children ?? []).every((child) => isNothing(child, looks));

/** Whether an element of a line, or one in it, has edges that begin a line. */
const hasBox = (node: Node, looks: Looks): boolean =>
  (looks.of(node)?.styles ?? []).some(
    ({ property, value }) => EDGES.test(property) && !/^(none|auto|0\D*)$/.test(value.trim()),
  ) ||
  (node.type === 'container' && (node.children ?? []).some((child) => hasBox(child, looks)));

const EDGES = /^(padding|border(?!-(radius|spacing|collapse|color))|margin)/;

const KEEPS = /^(pre|pre-wrap|break-spaces)$/;

function endBlock(line: Line): void {
  if (line.last !== undefined) line.ends.push(line.last);
  Object.assign(line, { atStart: true, begun: false, last: undefined });
}

const begin = (line: Line) => Object.assign(line, { begun: true, last: undefined });

function collapse(parent: ContainerNode, looks: Looks, line: Line): void {
  const look = looks.of(parent);
  if (holdsItems(look?.display)) {
    collapseItems(parent, looks);
    return;
  }
  const keeps = KEEPS.test(look?.whiteSpace ?? 'normal');
  const children = parent.children ?? [];
  for (const [index, child] of children.entries()) {
    if (child.type === 'text') {
      if (child.tagName === 'br') {
        line.last = { parent, node: child, alone: !line.begun };
        line.atStart = true;
        line.begun = true;
        trimEnd(children, index);
      } else if (!keeps) {
        const single = look?.whiteSpace === 'pre-line' ? child.text : child.text.replace(/[ \t\r\n\f]+/g, ' ');
        const text = line.atStart ? single.replace(/^ /, '') : single;
        if (text !== child.text) children[index] = { ...child, text };
        if (text === '') continue;
        begin(line);
        line.atStart = text.endsWith('\n');
      } else {
        if (child.text.includes('\t')) children[index] = { ...child, text: withStops(child.text, tabSizeOf(look)) };
        begin(line);
        line.atStart = false;
      }
      continue;
    }
    if (isInline(child, looks)) {
      if (child.type === 'container') collapse(child, looks, line);
      else {
        begin(line);
        line.atStart = false;
      }
      continue;
    }
    if (child.type === 'container') collapseBlock(child, looks);
    if (isOut(child, looks)) continue;
    if ((looks.of(child)?.display ?? 'block').startsWith('inline')) {
      begin(line);
      line.atStart = false;
    } else endBlock(line);
  }
  parent.children = children.filter((child) => child.type !== 'text' || child.text !== '');
}

/** In letters: the browser's eight, unless a number is given. */
function tabSizeOf(look: Look | undefined): number {
  const said = Number(styleValue(look?.styles ?? [], 'tab-size'));
  return said >= 1 ? Math.min(said, 16) : 8;
}

/** Tabs as the blanks to the next stop, in letters of one width; the renderer has no stops. What no sheet has room for stays. */
function withStops(text: string, every: number): string {
  if (text.split('\t').length * every > 5000) return text;
  const spaced = (line: string): string =>
    line.split('\t').reduce((begun, part) => begun.padEnd((Math.floor(begun.length / every) + 1) * every) + part);
  return text.split('\n').map(spaced).join('\n');
}

const isInline = (node: Node, looks: Looks) =>
  (looks.of(node)?.display ?? 'inline') === 'inline' && !isOut(node, looks);

/** The blank before a line break is not printed either. */
function trimEnd(children: Node[], index: number): void {
  const before = children[index - 1];
  if (before?.type === 'text' && before.tagName === undefined && before.text.endsWith(' '))
    children[index - 1] = { ...before, text: before.text.replace(/ +$/, '') };
}

/** Without the blanks at the end of the last line that have only boxes out of the flow behind them: these begin where the words end. */
function trimBeforeOut(node: ContainerNode, looks: Looks): void {
  const look = looks.of(node);
  const children = node.children ?? [];
  const isSpace = (child: Node) =>
    child.type === 'text' && child.tagName === undefined && /^[ \t\r\n\f]*$/.test(child.text);
  const last = children.findLastIndex((child) => !isOut(child, looks) && !isSpace(child));
  const after = children.slice(last + 1);
  if (last < 0 || !after.some((child) => isOut(child, looks)) || KEEPS.test(look?.whiteSpace ?? '')) return;
  const end = last + 1;
  node.children = [...children.slice(0, end), ...after.filter((child) => isOut(child, looks))];
  trimEnd(node.children, end);
}

/** In a flex box or grid every child is a box, and text with line breaks forms one box. */
function collapseItems(parent: ContainerNode, looks: Looks): void {
  const items: Node[] = [];
  let words: Node[] = [];
  const close = () => {
    if (words.some((node) => node.type === 'text' && node.text.trim() !== '')) {
      const item: ContainerNode = { type: 'container', children: words, preset: { display: 'block' } };
      const look = looks.of(parent);
      looks.put(item, { tag: '', styles: [], display: 'block', preset: undefined, whiteSpace: look?.whiteSpace });
      collapseBlock(item, looks);
      const [only, ...others] = item.children ?? [];
      items.push(only?.type === 'text' && others.length === 0 ? only : item);
    }
    words = [];
  };
  for (const child of parent.children ?? []) {
    if (child.type === 'text') {
      words.push(child);
      continue;
    }
    close();
    if (child.type === 'container') collapseBlock(child, looks);
    items.push(child);
  }
  close();
  parent.children = items;
}
