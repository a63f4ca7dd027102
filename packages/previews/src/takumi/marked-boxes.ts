/** Where the boxes of a layout are, for elements that the renderer does not name. */

import { marginOf } from './edges.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { box, type ContainerNode, type ImageNode, type Node } from './nodes.ts';
import { displayOf, hasLines, isPlaced, isPositioned, partsOf, type Rules, stylesOf } from './own-lines.ts';

/** A box in a layout. */
export interface MarkedBox {
  readonly node: Boxed;
  readonly box: MeasuredBox;
  /** Whether it is a picture, a box or a float in a line, of which the renderer reports no contents. */
  readonly isInLine: boolean;
}

/** An invisible shear that identifies a box in the layout, because the renderer does not report names. */
const STEP = 1e-7;
/** The smallest shear that the renderer does not round to none, in steps. */
const LEAST = 20;

const MOST_MARKS = 4000;

/**
 * The boxes of all pictures, of boxes and floats in lines, and of those that matter; without those that are turned, unless only sizes are asked for
 * (`isFlat`): then nothing is. Of lines that are not all laid out, those that are (`areLong`).
 */
export async function markedBoxes(
  root: Node,
  rules: Rules,
  measured: Measure,
  matters: (node: Node, styles: ReadonlyMap<string, string>) => boolean,
  { isFlat = false, areLong = false } = {},
): Promise<MarkedBox[]> {
  const marks: Marks = { rules, matters, isFlat, known: [], lines: new Set(), parted: new Set() };
  const found: MarkedBox[] = [];
  const visit = (at: MeasuredBox, [a, b]: readonly number[]) => {
    // A transform of a box scales its shear.
    const own = (at.transform[1] - ((b ?? 0) * at.transform[0]) / (a || 1)) / (at.transform[3] || 1);
    const number = Math.round(own / STEP);
    const node = marks.known[number - LEAST];
    if (node !== undefined && Math.abs(own - number * STEP) < STEP / 4) {
      if (!marks.lines.has(node)) found.push({ node, box: at, isInLine: false });
      const boxes = marks.parted.has(node) ? [] : boxedIn(node, rules);
      const leaves = boxes.length === 0 ? [] : leavesOf(at);
      // If nothing else is between them.
      if (leaves.length === boxes.length || (areLong && leaves.length < boxes.length))
        for (const [index, leaf] of leaves.entries()) {
          const inLine = boxes[index] as Boxed;
          const whole = isFlat || !isFloat(inLine, rules) ? leaf : withoutMargins(leaf, inLine, at.width, rules);
          if (whole !== undefined) found.push({ node: inLine, box: whole, isInLine: true });
        }
    }
    for (const child of at.children) visit(child, at.transform);
  };
  visit(await measured(withMarks(root, marks)), [1, 0]);
  return found;
}

/** Pictures and boxes in the lines of a node, in order: the renderer reports their position but no transform. */
export const atomicsIn = (node: Node, rules: Rules): Boxed[] =>
  allIn(node, rules).filter((child) => !isFloat(child, rules));

/** With the floats of these lines, which the renderer reports after the others. */
export const boxedIn = (node: Node, rules: Rules): Boxed[] => [
  ...atomicsIn(node, rules),
  ...allIn(node, rules).filter((child) => isFloat(child, rules)),
];

type Boxed = ContainerNode | ImageNode;

function allIn(node: Node, rules: Rules): Boxed[] {
  if (node.type !== 'container' || !hasLines(node, rules)) return [];
  const visit = (child: Node): Boxed[] => {
    if (child.type === 'text') return [];
    const styles = stylesOf(child, rules);
    const display = displayOf(child, styles);
    if (display === 'out') return isPlaced(styles) ? [] : [child];
    if (child.type === 'image' || display !== 'inline') return [child];
    return (child.children ?? []).flatMap(visit);
  };
  return (node.children ?? []).flatMap(visit);
}

function isFloat(node: Boxed, rules: Rules): boolean {
  const styles = stylesOf(node, rules);
  return displayOf(node, styles) === 'out' && !isPlaced(styles);
}

/** The border box of a float in a line, of which the renderer reports the margin box; undefined if its margins are not known. */
function withoutMargins(box: MeasuredBox, float: Boxed, width: number, rules: Rules): MeasuredBox | undefined {
  const [top, right, bottom, left] = (['top', 'right', 'bottom', 'left'] as const).map((side) =>
    marginOf(float, stylesOf(float, rules), side, width),
  );
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  const [a, b, c, d, x, y] = box.transform;
  return {
    ...box,
    width: box.width - left - right,
    height: box.height - top - bottom,
    transform: [a, b, c, d, x + left, y + top],
  };
}

/** Empty boxes without a mark of their own. */
function leavesOf(box: MeasuredBox): MeasuredBox[] {
  return box.children.flatMap((child) => {
    if (Math.abs(child.transform[1] - box.transform[1]) > STEP) return [];
    return child.children.length === 0 && child.runs.length === 0 ? [child] : leavesOf(child);
  });
}

interface Marks {
  readonly rules: Rules;
  readonly matters: (node: Node, styles: ReadonlyMap<string, string>) => boolean;
  readonly isFlat: boolean;
  /** By the number of their mark. */
  readonly known: Boxed[];
  /** Boxes around lines between blocks, which are no elements. */
  readonly lines: Set<Node>;
  /** Blocks whose pictures and boxes in lines are in such boxes. */
  readonly parted: Set<Node>;
}

function withMarks(node: Node, marks: Marks): Node {
  if (node.type === 'text') return node;
  const { rules, matters, isFlat, known } = marks;
  const styles = stylesOf(node, rules);
  // A placed box too, which would be taken for a picture in the line where it is written.
  const isOfLines = node.type === 'image' || boxedIn(node, rules).length > 0 || displayOf(node, styles) === 'out';
  const wanted = isOfLines || matters(node, styles);
  const said = isFlat ? 'none' : (styles.get('transform')?.trim() ?? 'none');
  const free =
    (said === 'none' || UPRIGHT.test(said)) &&
    (isFlat || !styles.has('rotate')) &&
    node.tagName !== 'html' &&
    node.tagName !== undefined;
  const own = { ...node };
  if (isFlat && ['transform', 'rotate', 'scale'].some((name) => styles.has(name)))
    own.style = { ...node.style, transform: 'none', rotate: 'none', scale: 'none' };
  if (isFlat && isFloat(node, rules)) own.style = { ...own.style, ...NO_MARGINS };
  if (wanted && free && known.length < MOST_MARKS) {
    const mark = nextMark(node, marks);
    own.style = { ...own.style, transform: said === 'none' ? mark : `${said} ${mark}` };
  }
  if (own.type === 'container' && node.type === 'container')
    own.children = withMarkedLines(node, rules, marks).map((child) => withMarks(child, marks));
  return own;
}

/** The renderer reports a float in a line with its margins. */
const NO_MARGINS = { marginTop: '0', marginRight: '0', marginBottom: '0', marginLeft: '0' };

function nextMark(node: Boxed, { known }: Marks): string {
  known.push(node);
  return `matrix(1,${((known.length - 1 + LEAST) * STEP).toFixed(7)},0,1,0,0)`;
}

/** The children of a block, with a marked box around pictures and boxes in the lines between its blocks. */
function withMarkedLines(node: ContainerNode, rules: Rules, marks: Marks): Node[] {
  const children = node.children ?? [];
  if (!/^(block|list-item|flow-root|inline-block|table-cell)$/.test(displayOf(node, stylesOf(node, rules))))
    return children;
  const isInline = (child: Node) =>
    displayOf(child, stylesOf(child, rules)).startsWith('inline') || (child.type !== 'text' && isFloat(child, rules));
  if (children.every(isInline)) return children;
  return partsOf(children, isInline).flatMap(({ isInLines, nodes }) => {
    const lines = box({}, nodes);
    if (!isInLines || boxedIn(lines, rules).length === 0 || marks.known.length >= MOST_MARKS) return nodes;
    marks.lines.add(lines);
    marks.parted.add(node);
    return [{ ...lines, style: { ...lines.style, transform: nextMark(lines, marks) } }];
  });
}

/** Transforms without rotation or skew. */
const UPRIGHT = /^(?:\s*(?:scale[XY]?|translate[XY]?)\([^()]*\))+\s*$/;

/** Whether a mark on the node would make it the containing block of absolutely positioned descendants. */
export const holdsAbsolutes = (node: Node, styles: ReadonlyMap<string, string>, rules: Rules): boolean =>
  !isPositioned(styles) && hasAbsolutes(node, rules);
const hasAbsolutes = (node: Node, rules: Rules): boolean =>
  node.type === 'container' &&
  (node.children ?? []).some((child) => isPlaced(stylesOf(child, rules)) || hasAbsolutes(child, rules));
