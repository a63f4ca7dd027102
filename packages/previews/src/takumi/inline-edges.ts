/**
 * Elements in a line with room at their sides. A browser keeps their padding with their first and their last word; the renderer may end a
 * line between them. Where it does is known after a layout: a line is ended before the element, or before its last word.
 */
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { box, type ContainerNode, childrenOf, type Node, type TextNode, textOf } from './nodes.ts';
import { EDGES, noteOf } from './notes.ts';
import { displayOf, holdsItems, partsOf, type Rules, stylesOf } from './own-lines.ts';
import { BLANK, withoutBlanks } from './rows.ts';

/** Each ends one line of a block, and the next are laid out anew. */
const MOST_LINES = 24;

/** The same tree in which such elements are whole; `measured`: in CSS pixels. */
export async function withWholeEdges<T extends Node>(
  root: T,
  rules: Rules,
  measured: Measure,
  say: (warning: string) => void,
): Promise<T> {
  let tree = root;
  for (let round = 0; round < MOST_LINES; round += 1) {
    const lines = new Map<Node, Lines>();
    const marked = withOwnBoxes(tree, { isItem: false, align: 'start', whiteSpace: 'normal' }, rules, lines);
    if (lines.size === 0) return tree;
    const ends = new Map<Node, number>();
    for (const { node, box: at } of await markedBoxes(marked, rules, measured, (node) => lines.has(node))) {
      const own = lines.get(node);
      const end = own && firstEnd(own, at, rules);
      if (end === undefined) continue;
      if (own?.align === 'justify') say(JUSTIFIED);
      else ends.set(end.before, end.at);
    }
    if (ends.size === 0) return tree;
    tree = withEnds(tree, ends) as T;
  }
  return tree;
}

const JUSTIFIED =
  'In justified text an element in a line with padding may be parted from it at the end of a line here: align it at the left';

/** What is in successive lines, and how these are aligned. */
interface Lines {
  readonly nodes: readonly Node[];
  readonly align: string;
}

interface Around {
  readonly isItem: boolean;
  readonly align: string;
  readonly whiteSpace: string;
}

const isInline = (node: Node, rules: Rules): boolean =>
  node.type === 'text' || displayOf(node, stylesOf(node, rules)).startsWith('inline');

/** The same tree in which lines with such an element have a box of their own. */
function withOwnBoxes(node: Node, around: Around, rules: Rules, lines: Map<Node, Lines>): Node {
  if (node.type !== 'container') return node;
  const styles = stylesOf(node, rules);
  const display = displayOf(node, styles);
  const align = (styles.get('text-align') ?? node.preset?.['textAlign'] ?? around.align).toString().trim();
  const whiteSpace = (styles.get('white-space') ?? node.preset?.['whiteSpace'] ?? around.whiteSpace).toString().trim();
  const ofItems = holdsItems(node, rules);
  const holdsLines = around.isItem || /^(block|flow-root|list-item|inline-block|table-cell|out)$/.test(display);
  const isBroken = holdsLines && !ofItems && !/nowrap|^pre$/.test(whiteSpace);
  const children = partsOf(childrenOf(node), (child) => isBroken && isInline(child, rules)).flatMap(
    ({ isInLines, nodes }): Node[] => {
      if (!isInLines)
        return nodes.map((child) => withOwnBoxes(child, { isItem: ofItems, align, whiteSpace }, rules, lines));
      const isPadded = nodes.some((child) => hasEdges(child, rules)) && nodes.map(textOf).join('').trim().includes(' ');
      if (!isPadded) return nodes;
      const own: ContainerNode = { ...box({}, nodes), tagName: 'div' };
      lines.set(own, { nodes, align });
      return [own];
    },
  );
  return { ...node, children };
}

const hasEdges = (node: Node, rules: Rules): boolean =>
  node.type === 'container' &&
  displayOf(node, stylesOf(node, rules)) === 'inline' &&
  (noteOf(node, EDGES) !== undefined || childrenOf(node).some((child) => hasEdges(child, rules)));

/** A text in lines. */
interface Piece {
  readonly node: TextNode;
  /** Of its letters among all of the lines, without blanks. */
  readonly from: number;
  readonly to: number;
}

/** The node before which a line is to end, and after how many of its characters. */
interface End {
  readonly before: Node;
  readonly at: number;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The texts and the elements in lines, with their places among all letters. */
class Letters {
  text = '';
  readonly #pieces: Piece[] = [];
  /** By their first letter: the outermost element that begins with it, and the room before all that do. */
  readonly #outermost = new Map<number, Node>();
  readonly #before = new Map<number, number>();
  /** By the letter that follows: the room after the elements that end before it. */
  readonly #after = new Map<number, number>();
  /** The letters that begin a word. */
  readonly #begun = new Set<number>([0]);
  readonly #rules: Rules;

  constructor(nodes: readonly Node[], rules: Rules) {
    this.#rules = rules;
    for (const node of nodes) this.#add(node);
  }

  /** The letter that begins the word of this one. */
  wordOf(letter: number): number {
    let start = letter;
    while (!this.#begun.has(start)) start -= 1;
    return start;
  }

  /** In CSS pixels, before the elements that begin with a letter. */
  roomBefore(letter: number): number {
    return this.#before.get(letter) ?? 0;
  }

  /** In CSS pixels, after the elements that end before a letter. */
  roomAfter(letter: number): number {
    return this.#after.get(letter) ?? 0;
  }

  /** A place to end a line: before the elements that begin with a letter, or before it in its text. */
  endBefore(letter: number): End | undefined {
    const outermost = this.#outermost.get(letter);
    if (outermost !== undefined) return { before: outermost, at: 0 };
    const piece = this.#pieces.find(({ from, to }) => from <= letter && letter < to);
    if (piece === undefined) return undefined;
    const { text } = piece.node;
    let [left, at] = [letter - piece.from, 0];
    for (; at < text.length; at += 1) if (!BLANK.test(text.charAt(at)) && left-- === 0) break;
    return { before: piece.node, at };
  }

  #add(node: Node): void {
    const from = this.text.length;
    if (node.type === 'text') {
      for (const character of node.text)
        if (BLANK.test(character)) this.#begun.add(this.text.length);
        else this.text += character;
      this.#pieces.push({ node, from, to: this.text.length });
    } else if (node.type === 'container' && displayOf(node, stylesOf(node, this.#rules)) === 'inline') {
      for (const child of childrenOf(node)) this.#add(child);
      const [left = 0, right = 0] = noteOf(node, EDGES)?.split(' ').map(Number) ?? [];
      const to = this.text.length;
      if (to === from) return;
      this.#outermost.set(from, node);
      this.#before.set(from, this.roomBefore(from) + left);
      this.#after.set(to, this.roomAfter(to) + right);
    } else this.#begun.add(from);
  }
}

/** A line so far: its first letter, and its ends with the padding of elements there. */
interface Line {
  readonly first: number;
  readonly left: number;
  right: number;
}

/** The first line that the renderer ends within such an element, or too late for its padding. */
function firstEnd({ nodes, align }: Lines, at: MeasuredBox, rules: Rules): End | undefined {
  const letters = new Letters(nodes, rules);
  const runs = runsIn(at);
  const drawn = runs.map(({ text }) => withoutBlanks(text));
  const isSame = drawn.join('').toLowerCase() === letters.text.toLowerCase();
  if (!isSame || RIGHT_TO_LEFT.test(letters.text)) return undefined;
  let from = 0;
  let line: Line | undefined;
  for (const [index, run] of runs.entries()) {
    const to = from + (drawn[index] ?? '').length;
    const before = runs[index - 1];
    const left = letters.roomBefore(from);
    const right = to > from ? letters.roomAfter(to) : 0;
    if (line === undefined || before === undefined || !isBeside(before, run)) {
      const word = letters.wordOf(from);
      const isTorn = left > 0 && line !== undefined && isWithoutRoom(left, run, line, at.width, align);
      if (line !== undefined && to > from && (isTorn || word < from) && word > line.first)
        return letters.endBefore(word);
      line = { first: from, left: run.x - left, right: run.x };
    }
    line.right = run.x + run.width + right;
    if (right > 0 && !BLANK.test(run.text.at(-1) ?? ' ') && line.right - line.left > at.width + CLOSE) {
      const word = letters.wordOf(to - 1);
      if (word > line.first) return letters.endBefore(word);
    }
    from = to;
  }
  return undefined;
}

/** Whether the room before the first element of a line is at the end of the one before it. */
function isWithoutRoom(room: number, { x }: Run, before: Line, width: number, align: string): boolean {
  const [left, right] = [before.left, width - before.right];
  if (align === 'center') return right - left > room / 2;
  return /right|end/.test(align) ? right > room / 2 : x < room - CLOSE;
}

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.5;

type Run = MeasuredBox['runs'][number];

const runsIn = (at: MeasuredBox): readonly Run[] => (at.runs.length > 0 ? at.runs : at.children.flatMap(runsIn));

/** Whether two are in the same line. */
const isBeside = (one: Run, other: Run): boolean =>
  one.y < other.y + other.height / 2 && other.y < one.y + one.height / 2;

function withEnds(node: Node, ends: ReadonlyMap<Node, number>): Node {
  if (node.type !== 'container') return node;
  const children: Node[] = [];
  for (const child of childrenOf(node)) {
    const at = ends.get(child);
    const own = withEnds(child, ends);
    if (at === undefined) {
      children.push(own);
      continue;
    }
    if (child.type === 'text' && at > 0) children.push({ ...child, text: child.text.slice(0, at) });
    // In the middle or at the right, a blank at the end of a line would move it.
    const last = children.at(-1);
    if (last?.type === 'text') children.splice(-1, 1, { ...last, text: last.text.trimEnd() });
    children.push({ type: 'text', tagName: 'br', text: '\n' });
    children.push(child.type === 'text' ? { ...child, text: child.text.slice(at) } : own);
  }
  return { ...node, children };
}
