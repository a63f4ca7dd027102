/**
 * Boxes in lines that hold blocks or items. A browser sets such a box on its line by its last line of words, a flex box or a grid by its
 * first, and one without words by its lower edge; the renderer by the first words in it, as if they began at its upper edge. Where both are
 * is known after a layout: a box is raised by the difference.
 */
import { lengthOf } from '../css/styles.ts';
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { asBlock, type Boxes, type Nested, nestedBoxes, onLongPage, sized } from './nested-boxes.ts';
import { box, type ContainerNode, childrenOf, type ImageNode, type Node, type Style, withLooks } from './nodes.ts';
import {
  displayOf,
  hasLines,
  holdsItems,
  isBoxInLine,
  isColumn,
  partsOf,
  type Rules,
  stylesOf,
  within,
} from './own-lines.ts';

/** A box in a line. */
type InLine = Nested<ContainerNode>;

/** The same tree with such boxes where a browser sets them; `measured`: in CSS pixels. */
export async function withBoxBaselines<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const found: InLine[] = [];
  find(root, { path: [], isItem: false, rules }, found);
  if (found.length === 0) return root;
  found.splice(MOST);
  const boxes = await nestedBoxes(root, found, rules, measured);
  const laidOut = found.flatMap((one) => {
    const at = boxes.get(one.node);
    return at === undefined ? [] : [new Tried(one, at, rules)];
  });
  const tree = onLongPage(laidOut.flatMap(({ trees }) => trees));
  const marked = new Set(laidOut.flatMap((one) => [...one.asked]));
  const tried = new Map<Node, MeasuredBox>();
  for (const { node, box: at } of await markedBoxes(tree, rules, measured, (node) => marked.has(node), {
    isFlat: true,
  }))
    tried.set(node, at);
  const looks = new Map<Node, Style>();
  for (const one of laidOut) {
    const raised = one.raised(tried);
    if (Math.abs(raised) <= CLOSE) continue;
    const shift = raised + (shiftOf(one.node, rules) ?? 0);
    looks.set(one.node, { verticalAlign: `${Math.round(shift * 100) / 100}px` });
  }
  return looks.size === 0 ? root : withLooks(root, looks);
}

/** More are on no card: each is laid out twice, inside of all that is around it. */
const MOST = 400;

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.4;

interface Around {
  readonly path: readonly ContainerNode[];
  readonly isItem: boolean;
  readonly rules: Rules;
}

function find(node: Node, { path, isItem, rules }: Around, found: InLine[]): void {
  if (node.type !== 'container') return;
  const display = displayOf(node, stylesOf(node, rules));
  if (!isItem && isBoxInLine(display) && isSetByContents(node, rules)) found.push({ node, path });
  const inside = { path: [...path, node], isItem: holdsItems(node, rules), rules };
  for (const child of childrenOf(node)) find(child, inside, found);
}

/** By how many CSS pixels a box is to stand above its line; undefined if it is set by its edges. */
function shiftOf(node: ContainerNode, rules: Rules): number | undefined {
  const said =
    node.style?.['verticalAlign'] ??
    stylesOf(node, rules).get('vertical-align') ??
    node.preset?.['verticalAlign'] ??
    'baseline';
  if (/^\s*(baseline)?\s*$/.test(String(said))) return 0;
  // A box of ours stands where it does.
  return node.tagName === undefined ? undefined : lengthOf(String(said), undefined);
}

/** Whether a box stands on its line by what is in it, and not by lines of its own, as the renderer sets it too. */
function isSetByContents(node: ContainerNode, rules: Rules): boolean {
  if (shiftOf(node, rules) === undefined || childrenOf(node).length === 0) return false;
  return holdsItems(node, rules) || !isOfLines(node, rules);
}

/** Also where its lines are in a box that is no element, by which they are moved. */
function isOfLines(node: ContainerNode, rules: Rules): boolean {
  const [only, ...more] = childrenOf(node);
  const isMoved = only?.type === 'container' && only.tagName === undefined && more.length === 0;
  return hasLines(isMoved ? only : node, rules);
}

const isCut = (styles: ReadonlyMap<string, string>): boolean =>
  ['overflow', 'overflow-x', 'overflow-y'].some((name) => styles.get(name)?.includes('hidden'));

/** A box that is laid out twice by itself: in a line, and as a block, of which the renderer reports the contents. */
class Tried {
  readonly node: ContainerNode;
  /** What is asked of the layout. */
  readonly asked = new Set<Node>();
  readonly trees: readonly Node[];
  readonly #rules: Rules;
  /** What stands before the first and after the last words in a box of lines. */
  readonly #ends = new Map<Node, { readonly first: Node; readonly last: Node }>();
  readonly #end = stand();
  readonly #inLine: ContainerNode;
  readonly #block: ContainerNode;

  constructor({ node, path }: InLine, at: MeasuredBox, rules: Rules) {
    this.node = node;
    this.#rules = rules;
    this.#inLine = sized(node, at);
    this.#block = this.#withOwnLines(asBlock(node, at, rules)) as ContainerNode;
    this.trees = [ofLines([this.#inLine, this.#end]), this.#block].map((tree) => within(path, tree));
  }

  /** By how many CSS pixels it belongs higher than the renderer sets it; none if that is not known. */
  raised(boxes: Boxes): number {
    const [inLine, end, block] = [this.#inLine, this.#end, this.#block].map((one) => boxes.get(one));
    if (inLine === undefined || end === undefined || block === undefined) return 0;
    const set = end.transform[5] - inLine.transform[5];
    const areItems = holdsItems(this.#block, this.#rules);
    // The last line of a box that cuts off what is in it may not be seen.
    const isOnFoot = !areItems && isCut(stylesOf(this.node, this.#rules));
    const own = isOnFoot ? undefined : this.#baseline(this.#block, !areItems, boxes);
    const raised = (own === undefined ? block.height : own - block.transform[5]) - set;
    return Number.isNaN(raised) ? 0 : raised;
  }

  /** The same tree in which all lines have boxes of their own: the renderer reports the words of these alone. */
  #withOwnLines(given: Node, isItem = false): Node {
    if (given.type !== 'container') return given;
    const rules = this.#rules;
    const said = displayOf(given, stylesOf(given, rules));
    // An item of a flex box or a grid is a block.
    const display = isItem && said === 'inline' ? 'block' : said;
    const node = display === said ? given : { ...given, style: { ...given.style, display } };
    const areItems = /flex|grid/.test(display);
    const isInLines = (child: Node): boolean =>
      child.type === 'text' || (!areItems && displayOf(child, stylesOf(child, rules)).startsWith('inline'));
    const children = partsOf(childrenOf(node), isInLines).flatMap(({ isInLines: areLines, nodes }): Node[] => {
      if (!areLines) return nodes.map((child) => this.#withOwnLines(child, areItems));
      if (!hasLines(box({}, nodes), rules)) return nodes;
      const [first, last] = [stand(), stand()];
      const lines = ofLines([first, ...withoutEnd(nodes), last]);
      this.#ends.set(lines, { first, last });
      return [lines];
    });
    const made = { ...node, children };
    this.asked.add(made);
    return made;
  }

  /** The line on which the first or the last words in a box stand, from the top of the page; undefined if there are none. */
  #baseline(node: Node, isLast: boolean, boxes: Boxes): number | undefined {
    if (node.type !== 'container') return undefined;
    const ends = this.#ends.get(node);
    if (ends !== undefined) {
      const foot = boxes.get(isLast ? ends.last : ends.first)?.transform[5] ?? Number.NaN;
      return foot > lowestIn(boxes.get(node)) + CLOSE ? Number.NaN : foot;
    }
    const styles = stylesOf(node, this.#rules);
    const display = displayOf(node, styles);
    const picture = pictureOfLine(node);
    const at = picture && boxes.get(picture);
    if (picture !== undefined && at !== undefined)
      return (
        at.transform[5] + at.height + (lengthOf(stylesOf(picture, this.#rules).get('margin-bottom'), undefined) ?? 0)
      );
    const inFlow = childrenOf(node).filter((child) => displayOf(child, stylesOf(child, this.#rules)) !== 'out');
    // A browser does not ask its cells.
    if (display.includes('table')) return undefined;
    if (/flex|grid/.test(display)) {
      const item = inFlow.at(isLast && isColumn(node, this.#rules) ? -1 : 0);
      const box = item && boxes.get(item);
      if (item === undefined || displayOf(item, stylesOf(item, this.#rules)) === 'table') return undefined;
      return this.#baseline(item, isLast, boxes) ?? (box && box.transform[5] + box.height);
    }
    for (const child of isLast ? inFlow.toReversed() : inFlow) {
      const found = this.#baseline(child, isLast, boxes);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** A picture that was alone in its line, and is a block with the room below it instead: it stands on that line. */
function pictureOfLine(node: ContainerNode): ImageNode | undefined {
  const [only, ...more] = childrenOf(node);
  if (node.tagName !== undefined || node.style?.['paddingBottom'] === undefined || more.length > 0) return undefined;
  const pictureIn = (one: Node | undefined): ImageNode | undefined =>
    one?.type === 'image' ? one : one?.type === 'container' ? pictureIn(childrenOf(one)[0]) : undefined;
  return pictureIn(only);
}

/** Nothing to see, in a line: where it is the line is that the words stand on. */
const stand = (): ContainerNode => ({ ...box({ display: 'inline-block', width: '0', height: '0' }), tagName: 'span' });

/** Where the words of a box end; infinite if it has none, or is not known. */
function lowestIn(at: MeasuredBox | undefined): number {
  const feet = [at, ...(at?.children ?? [])].flatMap((one) =>
    (one?.runs ?? []).map(({ y, height }) => (one?.transform[5] ?? 0) + y + height),
  );
  return feet.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...feet);
}

/** What is in lines without the blank at its end: nothing is set after that, but on another line. */
function withoutEnd(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1);
  if (last?.type === 'text')
    return last.text.trim() === ''
      ? withoutEnd(nodes.slice(0, -1))
      : [...nodes.slice(0, -1), { ...last, text: last.text.trimEnd() }];
  if (last?.type !== 'container' || last.children === undefined) return [...nodes];
  return [...nodes.slice(0, -1), { ...last, children: withoutEnd(last.children) }];
}

/** A box of lines; with a name, since only such boxes can be found in the layout. */
const ofLines = (children: Node[]): ContainerNode => ({ ...box({}, children), tagName: 'div' });
