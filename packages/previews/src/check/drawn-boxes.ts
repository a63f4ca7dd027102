/** The positions of all texts and boxes of a page in inches on the sheet, each with its place in the HTML. */
import type { SheetBox } from '../check-types.ts';
import { VERTICAL } from '../css/declarations.ts';
import type { Page } from '../render/layout.ts';
import { holdsAbsolutes, markedBoxes } from '../takumi/marked-boxes.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import type { ContainerNode, ImageNode, Node } from '../takumi/nodes.ts';
import { alone, type Rules, rulesOf, stylesOf, withOwnLines } from '../takumi/own-lines.ts';
import type { Renderer } from '../takumi/renderer.ts';
import { markOf, type SourcePlace } from './source.ts';

/**
 * `decoration`: not read out (`aria-hidden`), so that it may be pale or cut; `hidden`: not printed; `vertical`: laid out otherwise than
 * here; `painted`: filled by a background or outlined, so that its colour says nothing.
 */
type TextKind = 'plain' | 'decoration' | 'hidden' | 'vertical' | 'painted';

/** A line of text, or a part of one. */
export interface DrawnText {
  readonly text: string;
  /** Approximate area of the ink: from the cap height to the baseline. */
  readonly box: SheetBox;
  /** Font size in points. */
  readonly points: number;
  readonly place: SourcePlace | undefined;
  /** The box that it was laid out in, to tell it from others. */
  readonly owner: unknown;
  readonly kind: TextKind;
}

/** An element whose box matters: a picture, a box that clips its contents, or one with a background or a frame. */
export interface DrawnBox {
  readonly node: ContainerNode | ImageNode;
  readonly styles: ReadonlyMap<string, string>;
  readonly place: SourcePlace | undefined;
  readonly box: SheetBox;
  /** The texts inside. */
  readonly texts: readonly DrawnText[];
}

export interface DrawnPage {
  readonly texts: readonly DrawnText[];
  readonly boxes: readonly DrawnBox[];
  /** CSS pixels per inch. */
  readonly unit: number;
}

export async function drawnPage(page: Page, renderer: Renderer): Promise<DrawnPage> {
  const { sheet, drawing } = page;
  const canvas = {
    width: Math.round(sheet.trim.width * sheet.unit),
    height: Math.round(sheet.trim.height * sheet.unit),
    devicePixelRatio: 1,
  };
  const rules = rulesOf(drawing.css);
  const measured = (node: Node) => renderer.measure({ ...drawing, node: withOwnLines(node, rules) }, canvas);
  const matters = (node: Node, styles: ReadonlyMap<string, string>): boolean =>
    CUTS.test(overflowOf(styles)) ||
    hasPicture(styles) ||
    hasFrame(styles) ||
    (isColoured(styles) && !holdsAbsolutes(node, styles, rules));
  const [plain, found] = await Promise.all([
    measured(drawing.node),
    markedBoxes(drawing.node, rules, measured, matters),
  ]);
  const texts = textsIn(plain, sheet.unit, wordsOf(drawing.node, rules));
  const boxes: DrawnBox[] = [];
  const wholes: { node: ContainerNode; box: MeasuredBox }[] = [];
  for (const { node, box, isInLine } of found)
    if (isInLine && node.type === 'container') wholes.push({ node, box });
    else
      boxes.push({
        node,
        styles: stylesOf(node, rules),
        place: markOf(node.attributes),
        box: onSheet(box.transform, { x: 0, y: 0, width: box.width, height: box.height }, sheet.unit),
        texts: textsIn(box, sheet.unit, wordsOf(node, rules)),
      });
  for (const { node, box } of wholes.slice(0, MOST_WHOLES)) {
    const path = pathTo(drawing.node, node);
    if (path === undefined) continue;
    const apart = await measured(alone(path, node, box.width));
    texts.push(...textsIn(moved(apart, box.transform[4], box.transform[5]), sheet.unit, wordsOf(node, rules)));
  }
  return { texts, boxes, unit: sheet.unit };
}

/** Inline boxes whose texts are measured separately; each costs a layout. */
const MOST_WHOLES = 60;

function pathTo(root: Node, node: Node): ContainerNode[] | undefined {
  if (root === node) return [];
  if (root.type !== 'container') return undefined;
  for (const child of root.children ?? []) {
    const path = pathTo(child, node);
    if (path !== undefined) return [root, ...path];
  }
  return undefined;
}

function moved(box: MeasuredBox, left: number, top: number): MeasuredBox {
  const [a, b, c, d, e, f] = box.transform;
  return {
    ...box,
    transform: [a, b, c, d, e + left, f + top],
    children: box.children.map((child) => moved(child, left, top)),
  };
}

/** What says the width of a line. */
export const BORDER = /^border(-(top|right|bottom|left|block|inline)(-(start|end))?)?(-width)?$/;

export const hasFrame = (styles: ReadonlyMap<string, string>): boolean =>
  [...styles.keys()].some((name) => BORDER.test(name));

export const isColoured = (styles: ReadonlyMap<string, string>): boolean =>
  ['background', 'background-color', 'background-image'].some((name) => {
    const value = styles.get(name) ?? '';
    return value !== '' && !/^(none|transparent|white|#fff|#ffffff|inherit|initial)$/i.test(value);
  });

export const CUTS = /hidden|clip|auto|scroll/;
export const overflowOf = (styles: ReadonlyMap<string, string>): string =>
  ['overflow', 'overflow-x', 'overflow-y'].map((name) => styles.get(name) ?? '').join(' ');
const hasPicture = (styles: ReadonlyMap<string, string>) =>
  /url\(/.test(`${styles.get('background') ?? ''}${styles.get('background-image') ?? ''}`);

interface Word {
  readonly text: string;
  readonly place: SourcePlace | undefined;
  readonly kind: TextKind;
  at: number;
}

/** All texts of the tree in order, with the place of the element around each. */
function wordsOf(root: Node, rules: Rules): Word[] {
  const words: Word[] = [];
  const visit = (node: Node, place: SourcePlace | undefined, around: TextKind) => {
    if (node.type === 'text') words.push({ text: folded(node.text), place, kind: around, at: 0 });
    if (node.type !== 'container') return;
    const kind = kindOf(node, stylesOf(node, rules), around);
    for (const child of node.children ?? []) visit(child, markOf(node.attributes) ?? place, kind);
  };
  visit(root, markOf(root.attributes), 'plain');
  return words;
}

function kindOf(node: ContainerNode, styles: ReadonlyMap<string, string>, around: TextKind): TextKind {
  const said = (name: string, value: RegExp) => value.test(styles.get(name) ?? '');
  if (said('visibility', /visible/) && around === 'hidden') return 'plain';
  if (around !== 'plain') return around;
  if (said('visibility', /hidden|collapse/) || said('opacity', /^0(\.0+)?%?$/)) return 'hidden';
  if (node.attributes?.['aria-hidden'] === 'true') return 'decoration';
  if (styles.has(VERTICAL)) return 'vertical';
  const isPainted =
    said('background-clip', /text/) ||
    said('-webkit-background-clip', /text/) ||
    [...styles.keys()].some((name) => /^-webkit-text-(stroke|fill-color)/.test(name));
  return isPainted ? 'painted' : 'plain';
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

function textsIn(root: MeasuredBox, unit: number, words: Word[]): DrawnText[] {
  const texts: DrawnText[] = [];
  const wordOf = (text: string) => {
    const wanted = folded(text).trim();
    const word = words.find((one) => one.text.indexOf(wanted, one.at) >= 0);
    if (word !== undefined) word.at = word.text.indexOf(wanted, word.at) + wanted.length;
    return word;
  };
  const visit = (box: MeasuredBox) => {
    for (const run of box.runs) {
      if (run.text.trim() === '' || run.width <= 0) continue;
      const size = run.height / 1.2;
      const word = wordOf(run.text);
      const ink = { ...run, y: run.y + run.height * 0.22, height: run.height * 0.58 };
      texts.push({
        text: run.text,
        box: onSheet(box.transform, ink, unit),
        points: (size / unit) * 72 * scaleOf(box.transform),
        place: word?.place,
        kind: word?.kind ?? 'plain',
        owner: box,
      });
    }
    for (const child of box.children) visit(child);
  };
  visit(root);
  return texts;
}

const scaleOf = ([, , c, d]: MeasuredBox['transform']) => Math.hypot(c, d);

/** The upright bounding rectangle of a box that may be rotated. */
function onSheet(
  [a, b, c, d, e, f]: MeasuredBox['transform'],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  unit: number,
): SheetBox {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const);
  const [xs, ys] = [corners.map(([one]) => one), corners.map(([, one]) => one)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const round = (value: number) => Math.round((value / unit) * 1000) / 1000;
  return {
    left: round(left),
    top: round(top),
    width: round(Math.max(...xs) - left),
    height: round(Math.max(...ys) - top),
  };
}
