/**
 * Backgrounds that stay sharp when a page is enlarged: the renderer draws a picture or a gradient in the pixels of its box first. So it is
 * drawn in a box of its own, as large as it is in print, below the content of its element, and made smaller again.
 */
import { splitAt } from '../css/split-at.ts';
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import {
  type ContainerNode,
  camelCase,
  kebabCase,
  type Node,
  type Style,
  textOf,
  withImportantStyles,
} from './nodes.ts';
import { displayOf, isPlaced, isPositioned, type Rules, rulesOf, stylesOf } from './own-lines.ts';

/** What a background has that is no colour. */
export const PICTURE = /url\(|gradient\(|image-set\(|cross-fade\(|element\(/i;
const BACKGROUND = /^background(-(image|size|position(-[xy])?|repeat))?$/;

/** An address in a value. */
export const ADDRESS = /url\((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?:\\.|[^)\\])*)\)/gi;
const ADDRESS_OR_LENGTH = new RegExp(
  `${ADDRESS.source}|(?<![\\w#.-])(-?\\d*\\.?\\d+)(px|in|cm|mm|pt|pc|q|r?em|ex|ch)\\b`,
  'gi',
);

/** The same tree with its backgrounds in boxes of their own; undefined if one of them cannot be, and nothing changed if there are none. */
export async function withSharpBackgrounds(
  root: Node,
  css: readonly unknown[],
  scale: number,
  measured: Measure,
): Promise<Node | undefined> {
  if (!PICTURE.test(JSON.stringify(css))) return root;
  const rules = rulesOf(css);
  if (!isReadable(css, rules)) return undefined;
  const stacks = new Map<Node, boolean>();
  const canAll = collect(root, rules, stacks);
  if (!canAll) return undefined;
  const open = [...stacks].flatMap(([node, isStack]) => (isStack ? [] : [node]));
  if (open.length > 0 && !(await areApart(root, open, rules, measured))) return undefined;
  const visit = (node: Node): Node => {
    if (node.type !== 'container') return node;
    const children = node.children?.map(visit);
    const own = children === undefined ? node : { ...node, children };
    return stacks.has(node) ? withOwnBox(own, stylesHere(node, rules), scale) : own;
  };
  return visit(root);
}

/** Whether all pictures are backgrounds in rules that are known here. */
function isReadable(css: readonly unknown[], rules: Rules): boolean {
  const lines = css.join('\n').split('\n');
  const others = lines.filter((line) => !/^\.direct-mail-\d+\{/.test(line));
  const values = [...rules.values()].flatMap((rule) => [...rule]);
  return (
    !PICTURE.test(others.join('\n')) && values.every(([name, value]) => !PICTURE.test(value) || BACKGROUND.test(name))
  );
}

/** All styles of a node, by their names in CSS. */
function stylesHere(node: ContainerNode, rules: Rules): ReadonlyMap<string, string> {
  const own = Object.entries(node.style ?? {}).map(([name, value]): [string, string] => [
    kebabCase(name),
    String(value),
  ]);
  return new Map([...stylesOf(node, rules), ...own]);
}

/**
 * The elements with such a background, and whether nothing outside of them can come between what is in them. False if one cannot have a
 * box for it.
 */
function collect(root: Node, rules: Rules, stacks: Map<Node, boolean>): boolean {
  let canAll = true;
  const visit = (node: Node, around: string) => {
    if (!canAll) return;
    if (node.type === 'text') return;
    const styles = node.type === 'container' ? stylesHere(node, rules) : stylesOf(node, rules);
    if ([...styles].some(([name, value]) => BACKGROUND.test(name) && PICTURE.test(value))) {
      if (node.type !== 'container' || !canHaveBox(node, styles, rules, around)) canAll = false;
      else {
        // A box in a line is above the backgrounds of all blocks anyway.
        const isInLine = displayOf(node, styles).startsWith('inline-') && !/flex|grid/.test(around);
        const isAbove = isInLine || isPositioned(styles);
        stacks.set(node, node.tagName === 'html' || isStack(styles) || (isAbove && !hasLevels(node, rules)));
      }
    }
    const display = displayOf(node, styles);
    if (node.type === 'container') for (const child of node.children ?? []) visit(child, display);
  };
  visit(root, 'block');
  return canAll;
}

const isStack = (styles: ReadonlyMap<string, string>): boolean =>
  (isPositioned(styles) && /\d/.test(styles.get('z-index') ?? '')) || styles.get('isolation') === 'isolate';

/** Whether a declaration of something in it is such a one. */
const hasWithin = (node: ContainerNode, rules: Rules, property: string, value: RegExp): boolean =>
  (node.children ?? []).some(
    (child) =>
      child.type !== 'text' &&
      (value.test(stylesOf(child, rules).get(property) ?? '') ||
        (child.type === 'container' && hasWithin(child, rules, property, value))),
  );
const hasLevels = (node: ContainerNode, rules: Rules): boolean => hasWithin(node, rules, 'z-index', /[1-9]/);

const DISPLAYS = /^(block|flow-root|list-item|inline-block|(inline-)?(flex|grid)|out)$/;

function canHaveBox(node: ContainerNode, styles: ReadonlyMap<string, string>, rules: Rules, around: string): boolean {
  const background = [...styles].filter(([name]) => name.startsWith('background'));
  const outside = background.map(([, value]) => value.replace(ADDRESS, 'url()')).join(' ');
  // The least radius is the renderer's way to keep a background in its box.
  const round = [...styles].filter(
    ([name, value]) => name.endsWith('radius') && value !== '0.01px' && /[1-9]/.test(value),
  );
  return (
    (DISPLAYS.test(displayOf(node, styles)) || (/flex|grid/.test(around) && displayOf(node, styles) === 'inline')) &&
    background.every(
      ([name]) => BACKGROUND.test(name) || name === 'background-color' || /-(clip|origin|attachment)$/.test(name),
    ) &&
    (!outside.includes('url(') || hasOwnSize(styles)) &&
    !/fixed|local|content-box|text|padding-box|border-box/.test(outside) &&
    !/\d(r?em|ch|ex|v[a-z]+|cap|ic|r?lh)\b/.test(outside) &&
    (!isFramed(node, styles) || round.every(([, value]) => value === '50%')) &&
    !bordersOf(node, styles).some((value) => /dashed|dotted|double|rgba|hsla|transparent|#[\da-f]{8}/i.test(value)) &&
    !hasWithin(node, rules, 'z-index', /^\s*-/) &&
    !hasWithin(node, rules, 'mix-blend-mode', /./) &&
    (!isWithoutLine(node, styles) || (canStand(node, styles, rules) && around !== 'inline-block')) &&
    (isPositioned(styles) || node.tagName === 'html' || !hasPlaced(node, rules))
  );
}

/** Whether a picture is drawn in a size that the box gives it, and not in its own. */
const hasOwnSize = (styles: ReadonlyMap<string, string>): boolean => {
  const [, size] = /\/([^,]*)/.exec((styles.get('background') ?? '').replace(ADDRESS, '')) ?? [];
  return /cover|contain|\d/.test(styles.get('background-size') ?? size ?? '');
};

/** Also the letter without width that holds an empty element open. */
const isBlank = (text: string): boolean => !/[^\s\u200b]/.test(text);

/** Whether it is a box in a line and has no words. */
const isWithoutLine = (node: ContainerNode, styles: ReadonlyMap<string, string>): boolean =>
  displayOf(node, styles).startsWith('inline-') && isBlank(textOf(node));

/**
 * Whether a box without words can stand on its line by its lower edge: it has no margin below, and no items to lay out. In a box of a
 * line of its own it has the room that was made for it.
 */
const canStand = (node: ContainerNode, styles: ReadonlyMap<string, string>, rules: Rules): boolean =>
  ![...styles].some(([name, value]) => /^margin(-bottom)?$/.test(name) && /[1-9]/.test(value)) &&
  (displayOf(node, styles) === 'inline-block' || isEmpty(node, rules));

/** Whether nothing of its contents is seen. */
const isEmpty = (node: ContainerNode, rules: Rules): boolean =>
  (node.children ?? []).every((child) => {
    if (child.type === 'text') return isBlank(child.text);
    if (child.type === 'image') return false;
    const names = [...stylesOf(child, rules).keys(), ...Object.keys(child.style ?? {})];
    return (
      !names.some((name) => /^(width|height|min-|padding|border|background|margin)/.test(name)) && isEmpty(child, rules)
    );
  });

/** What is said of its borders. */
const bordersOf = ({ preset }: ContainerNode, styles: ReadonlyMap<string, string>): string[] => {
  const own = Object.entries(preset ?? {}).map(([name, value]) => [kebabCase(name), String(value)] as const);
  return [...styles, ...own].flatMap(([name, value]) =>
    /^border(?!-(radius|spacing|collapse|.*-radius))/.test(name) ? [value] : [],
  );
};
const isFramed = (node: ContainerNode, styles: ReadonlyMap<string, string>): boolean =>
  bordersOf(node, styles).some((value) => !/^(0(px)?|none)(\s|$)/.test(value));

/** Whether something in it is placed by a box around it. */
const hasPlaced = (node: ContainerNode, rules: Rules): boolean =>
  (node.children ?? []).some((child) => {
    if (child.type === 'text') return false;
    const styles = stylesOf(child, rules);
    if (isPlaced(styles)) return true;
    return child.type === 'container' && !isPositioned(styles) && hasPlaced(child, rules);
  });

type Rectangle = readonly [number, number, number, number];

/** Whether nothing outside of each lies over or below it, but the boxes around it. */
async function areApart(root: Node, nodes: readonly Node[], rules: Rules, measured: Measure): Promise<boolean> {
  let page: MeasuredBox | undefined;
  const wanted = new Set(nodes);
  const found = await markedBoxes(
    root,
    rules,
    async (node) => {
      page = await measured(node);
      return page;
    },
    (node, styles) => wanted.has(node) || isPositioned(styles),
  );
  const boxes = found.flatMap(({ node, box }) => (wanted.has(node) ? [box] : []));
  if (page === undefined || boxes.length < wanted.size) return false;
  // In the order of the page: what is positioned and comes later, or is on a level, lies above them anyway.
  const above = new Set<MeasuredBox>();
  const isLevel = (node: Node) => /^\s*\d*[1-9]/.test(stylesOf(node, rules).get('z-index') ?? '');
  for (const { node, box } of found) if (isPositioned(stylesOf(node, rules)) && isLevel(node)) above.add(box);
  for (const { node, box } of found.toReversed()) {
    if (wanted.has(node) && !isApart(page, box, above)) return false;
    if (isPositioned(stylesOf(node, rules))) above.add(box);
  }
  return true;
}

function isApart(page: MeasuredBox, own: MeasuredBox, above: ReadonlySet<MeasuredBox>): boolean {
  const [first, ...places] = placesIn(own);
  if (first === undefined) return true;
  const whole = places.reduce<Rectangle>(
    ([left, top, right, bottom], [x, y, to, end]) => [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, to),
      Math.max(bottom, end),
    ],
    first,
  );
  const meets = (place: Rectangle): boolean =>
    place[0] < whole[2] - LEAST &&
    place[2] > whole[0] + LEAST &&
    place[1] < whole[3] - LEAST &&
    place[3] > whole[1] + LEAST;
  const around = new Set<MeasuredBox>();
  const holds = (box: MeasuredBox): boolean => {
    const isAround = box === own || box.children.some(holds);
    if (isAround) around.add(box);
    return isAround;
  };
  holds(page);
  const visit = (box: MeasuredBox): boolean => {
    if (box === own || (above.has(box) && !around.has(box))) return true;
    if (!around.has(box) && placesIn({ ...box, children: [] }).some(meets)) return false;
    return box.children.every(visit);
  };
  return visit(page);
}

/** In CSS pixels: boxes that touch do not overlap. */
const LEAST = 0.5;

/** In CSS pixels: so much of a line is above its letters, and below them. */
const NO_INK = 1;

/** The places of a box, of its lines and of all in it. */
function placesIn({ width, height, transform, children, runs }: MeasuredBox): Rectangle[] {
  const [a, , , d, x, y] = transform;
  const own = width > 0 && height > 0 ? [[x, y, x + width * a, y + height * d] as const] : [];
  const lines = runs.map(
    ({ x: left, y: top, width: wide, height: high }) =>
      [x + left * a, y + (top + NO_INK) * d, x + (left + wide) * a, y + (top + high - NO_INK) * d] as const,
  );
  return [...own, ...lines, ...children.flatMap(placesIn)];
}

/** The element without its pictures, and with a box that has them. */
function withOwnBox(node: ContainerNode, styles: ReadonlyMap<string, string>, scale: number): ContainerNode {
  const looks: Style = {};
  const corners: Style = {};
  for (const [name, value] of styles)
    if (name.endsWith('radius')) corners[camelCase(name)] = value;
    else if (BACKGROUND.test(name)) looks[camelCase(name)] = larger(value, scale);
  for (const [name, value] of Object.entries(corners)) looks[name] = larger(String(value), scale);
  const placed = { position: 'absolute', top: '0', left: '0', visibility: 'inherit' };
  const drawn = withImportantStyles({
    ...looks,
    ...placed,
    backgroundColor: 'transparent',
    width: `${scale * 100}%`,
    height: `${scale * 100}%`,
    transform: `scale(${1 / scale})`,
    transformOrigin: '0 0',
  });
  // Its edge is rounded to a whole pixel of print, and would lie over a frame; where there is none, it is not to end before.
  const cut = isFramed(node, styles) ? { ...corners, overflow: 'hidden' } : {};
  const below: Node = {
    type: 'container',
    style: withImportantStyles({ ...cut, ...placed, zIndex: -1, width: '100%', height: '100%' }),
    children: [{ type: 'container', style: drawn, children: [] }],
  };
  const shades = splitAt(styles.get('box-shadow') ?? '', /^,/).filter((shade) => /\binset\b/.test(shade));
  const inside = { ...corners, ...placed, zIndex: -1, width: '100%', height: '100%', boxShadow: shades.join(',') };
  const above: Node[] =
    shades.length === 0 ? [] : [{ type: 'container', style: withImportantStyles(inside), children: [] }];
  return {
    ...node,
    style: {
      ...node.style,
      backgroundImage: 'none',
      isolation: 'isolate',
      // Without words it stands on its line by its lower edge; a box in it would have a line of its own.
      ...(isWithoutLine(node, styles) && { display: 'inline-block', overflow: 'hidden' }),
      ...(!isPositioned(styles) && { position: 'relative' }),
    },
    children: [below, ...above, ...(node.children ?? [])],
  };
}

/** A value with all its lengths enlarged; shares of the box are those of a larger box. */
export const larger = (value: string, scale: number): string =>
  value.replace(ADDRESS_OR_LENGTH, (whole, amount?: string, unit?: string) =>
    amount === undefined ? whole : `${Number(amount) * scale}${unit}`,
  );
