/**
 * Lines as a browser sets them. It rounds the ascent, the descent and the gap of a font to whole CSS pixels, and the
 * renderer to whole pixels of the picture. So lines without a height of their own get one, and lines that can be moved
 * to where a browser sets them are found.
 */

import { type Applied, styleValue } from '../css/styles.ts';
import { RIGHT_TO_LEFT } from '../fonts/right-to-left.ts';
import { type Line, type MovedLines, squeezed } from '../takumi/moved-lines.ts';
import { box, type ContainerNode, type Node, textOf } from '../takumi/nodes.ts';
import { BREAK, noteOf } from '../takumi/notes.ts';
import { settlePictures } from './block-pictures.ts';
import { isBlank } from './floats.ts';
import { drawnSize, type Letters, type LettersContext, lettersOf, lineOf, PLAIN_LETTERS } from './letters.ts';
import { withOwnHeight } from './lines-without-doctype.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { settleMargins } from './margins.ts';
import { isSign } from './markers.ts';
import { isOnBaseline, isOut, isPlaced } from './room.ts';

interface Known {
  readonly looks: Looks;
  readonly letters: Map<Node, Letters>;
  readonly isQuirky: boolean;
  readonly moved: Map<object, MovedLines>;
  /** Blocks whose lines cannot be drawn apart from each other. */
  readonly joined: ReadonlySet<Node>;
}

/** Changes the styles of nodes within the tree, and adds boxes around lines. */
export function settleLines(
  root: ContainerNode,
  looks: Looks,
  css: LettersContext,
  isQuirky: boolean,
): Map<object, MovedLines> {
  const letters = new Map<Node, Letters>();
  const joined = new Set<Node>();
  const visit = (node: ContainerNode, outer: Letters, around: boolean) => {
    const look = looks.of(node);
    const { letters: own, needed } = lettersOf(node, look, outer, css);
    const isJoined = around || (look?.styles ?? []).some(joinsLines) || isDecoratedBlock(look);
    if (isJoined) joined.add(node);
    letters.set(node, own);
    if (needed !== undefined) node.style = { ...node.style, lineHeight: needed };
    if (own.size !== undefined && own.size !== outer.size && drawnSize(own.size) < own.size)
      node.style = { ...node.style, fontSize: `${drawnSize(own.size)}px` };
    for (const child of node.children ?? []) {
      if (child.type === 'container') visit(child, own, isJoined);
      const raised = raisedBy(child, looks.of(child), letters.get(child) ?? own);
      if (raised !== undefined && child.type !== 'text') child.style = { ...child.style, verticalAlign: raised };
    }
  };
  visit(root, PLAIN_LETTERS, false);
  settlePictures(root, looks, letters, isQuirky);
  settleMargins(root, looks, letters);
  const moved = new Map<object, MovedLines>();
  moveLines(root, 'block', { looks, letters, isQuirky, moved, joined });
  return moved;
}

/** `vertical-align` in pixels: in per cent it is a share of the element's own `line-height`, and to the renderer one of its letters. */
function raisedBy(node: Node, look: Look | undefined, letters: Letters): string | undefined {
  const [, share, unit] =
    /^(-?[\d.]+)(%|em)$/.exec((look && styleValue(look.styles, 'vertical-align')?.trim()) ?? '') ?? [];
  const size = node.type === 'image' ? look?.fontSize : letters.size;
  if (share === undefined) return undefined;
  const height = lineOf({ ...letters, size })?.height;
  const whole = unit === 'em' ? size : height && height / 100;
  return whole === undefined ? undefined : `${Math.round(Number(share) * whole * 100) / 100}px`;
}

function moveLines(node: ContainerNode, around: string, known: Known): void {
  const display = blockified(displayOf(node, known), around);
  if (known.isQuirky && !holdsItems(display))
    for (const { nodes, floats } of linesIn(node, display, known))
      if (floats.size === 0 && canBeWrapped(node, nodes, display, known))
        withOwnHeight(node, nodes, known.letters, known.looks);
  const lines = linesIn(node, display, known);
  const own = known.letters.get(node);
  // A box in a line with words stands on the baseline of these.
  const beside = new Set(lines.flatMap(({ boxes, hasWords }) => (hasWords ? boxes : [])));
  for (const child of node.children ?? [])
    if (child.type === 'container' && !beside.has(child)) moveLines(child, display, known);
  for (const line of lines) {
    const fonts = line.isPlain && line.hasWords ? fontsOf([own, ...line.letters]) : undefined;
    if (fonts === undefined) continue;
    let moved: Node = node;
    if (!isBare(node, display, known) || line.nodes.length < (node.children ?? []).length) {
      if (!canBeWrapped(node, line.nodes, display, known)) continue;
      // With a name, because the boxes of floats are asked for.
      moved = line.floats.size === 0 ? box({}, line.nodes) : { ...box({}, line.nodes), tagName: 'div' };
      wrap(node, line.nodes, moved);
    }
    moved.style = { ...moved.style };
    const text = squeezed(line.nodes.map((one) => (line.floats.has(one) ? '' : textOf(one))).join(''));
    const isApart = line.floats.size === 0 && canBeApart(node, line, text, known);
    const kept = new Set<object>();
    for (const float of line.floats) {
      float.style = { ...float.style };
      kept.add(float.style);
    }
    known.moved.set(moved.style, { text, fonts, kept, canBeApart: isApart, lower: 0 });
  }
}

/** Declarations by which lines depend on each other or on their box. */
const joinsLines = ({ property, value }: Applied): boolean =>
  property === 'text-align'
    ? /justify/.test(value)
    : /^(text-indent|visibility|writing-mode|text-overflow|.*line-clamp|.*-clip)$/.test(property);

/** Whether a line is drawn under or through all words in a block: it is not handed to boxes of their own. */
function isDecoratedBlock(look: Look | undefined): boolean {
  if (look === undefined || look.display.startsWith('inline')) return false;
  const { styles, preset } = look;
  const said = styles.findLast(({ property }) => /^text-decoration(-line)?$/.test(property))?.value;
  return /underline|through|overline/.test(said ?? String(preset?.['textDecoration']));
}

/** Whether each line can have a box: elements in several of them have no edges. */
function canBeApart(node: ContainerNode, { nodes }: Lines, text: string, { looks, joined }: Known): boolean {
  const hasEdges = (child: Node): boolean =>
    child.type === 'container' &&
    !isSign(child) &&
    ((looks.of(child)?.styles ?? []).some(({ property }) => EDGES.test(property)) ||
      joined.has(child) ||
      (child.children ?? []).some(hasEdges));
  const isNormal = /^(normal|)$/.test((looks.of(node)?.whiteSpace ?? '').trim());
  return isNormal && !joined.has(node) && !RIGHT_TO_LEFT.test(text) && !nodes.some(hasEdges);
}

const EDGES = /^(padding|margin|border|white-space|position|background|outline)/;

/** What is in successive lines. */
interface Lines {
  readonly nodes: Node[];
  /** The letters of the elements in it, besides those of the block. */
  readonly letters: (Letters | undefined)[];
  /** Boxes and pictures in it. */
  readonly boxes: Node[];
  /** Boxes and pictures that it flows around. */
  readonly floats: Set<Node>;
  hasWords: boolean;
  /** Whether there is only text. */
  isPlain: boolean;
}

/** The lines between the blocks that a block contains; in a flex box or a grid each text has its own. */
function linesIn(node: ContainerNode, display: string, known: Known): Lines[] {
  if (!/^(block|flow-root|list-item|inline-block|table-cell|(inline-)?(flex|grid))$/.test(display)) return [];
  const children = node.children ?? [];
  if (children.some((child) => isPlaced(child, known.looks))) return [];
  const isApart = holdsItems(display);
  const found: Lines[] = [];
  let last: Lines | undefined;
  for (const child of children) {
    const isText = child.type === 'text';
    const floats = !isApart && !isText && isOut(child, known.looks);
    const isInLine = isText || floats || (!isApart && displayOf(child, known).startsWith('inline'));
    if (!isInLine) {
      last = undefined;
      continue;
    }
    if (last === undefined || isApart) {
      last = { nodes: [], letters: [], boxes: [], floats: new Set(), hasWords: false, isPlain: true };
      found.push(last);
    }
    last.nodes.push(child);
    if (floats) last.floats.add(child);
    else add(child, last, known);
  }
  return found;
}

function add(node: Node, lines: Lines, known: Known): void {
  if (isSign(node)) return;
  if (noteOf(node, BREAK) !== undefined || isOut(node, known.looks)) lines.isPlain = false;
  if (node.type === 'text') {
    lines.hasWords ||= node.text.trim() !== '';
    return;
  }
  if (node.type === 'image' || displayOf(node, known) !== 'inline') {
    lines.isPlain = false;
    lines.boxes.push(node);
    return;
  }
  if (isOnBaseline(known.looks.of(node))) lines.letters.push(known.letters.get(node));
  for (const child of node.children ?? []) add(child, lines, known);
}

/** The lines of letters; undefined if one of them is not known. */
function fontsOf(letters: readonly (Letters | undefined)[]): Line[] | undefined {
  const found = letters.map((one) => one && lineOf(one));
  const lines = found.filter((one) => one !== undefined);
  return lines.length < found.length ? undefined : lines;
}

/** Whether nothing of a box is seen, so that it can be moved with its text. */
function isBare(node: ContainerNode, display: string, { looks }: Known): boolean {
  const look = looks.of(node);
  const names = [
    ...(look?.styles ?? []).map(({ property }) => property),
    ...Object.keys({ ...look?.preset, ...node.style }).filter((name) => name !== 'borderSpacing'),
  ];
  return (
    /^(block|flow-root|list-item)$/.test(display) &&
    !/^(html|body)$/.test(node.tagName ?? '') &&
    !isOut(node, looks) &&
    !names.some((name) => SEEN.test(name))
  );
}

const SEEN =
  /^(background|border(?!-?(radius|spacing|collapse))|outline|box-?shadow|padding|overflow(?!-?wrap)|position|top|bottom|filter|mask|clip|transform|translate|rotate|scale|float)/i;

/** Clamped lines are those of the box itself, as are the first ones of a list item, with its sign. */
const canBeWrapped = (node: ContainerNode, lines: readonly Node[], display: string, { looks }: Known): boolean =>
  (display !== 'list-item' ||
    (node.children ?? []).find((child) => !isBlank(child)) !== lines.find((one) => !isBlank(one))) &&
  !(looks.of(node)?.styles ?? []).some(
    ({ property, value }) => /line-clamp$|^text-overflow$/.test(property) || /^text$/.test(value.trim()),
  );

function wrap(node: ContainerNode, nodes: readonly Node[], around: Node): void {
  const children = node.children ?? [];
  children.splice(children.indexOf(nodes[0] as Node), nodes.length, around);
}

/** An item of a flex box or a grid is a block. */
const blockified = (display: string, around: string): string =>
  holdsItems(around) ? (display === 'inline' ? 'block' : display.replace(/^inline-/, '')) : display;

const displayOf = (node: Node, { looks }: Known): string =>
  looks.of(node)?.display ?? (node.type === 'text' ? 'inline' : String(node.style?.display ?? 'block'));
