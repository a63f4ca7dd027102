/**
 * A page laid out in CSS pixels and enlarged, as a browser does, so that all edges and lines are at whole ones. The
 * renderer draws a picture in the pixels of its box first, so that an enlarged one is coarse: each is put as large as it
 * is drawn into a box of its own, and made smaller again.
 */

import type { Canvas, Measure, MeasuredBox } from './measured.ts';
import { type Nested, nestedBoxes } from './nested-boxes.ts';
import {
  box,
  type ContainerNode,
  type ImageNode,
  type Node,
  type Style,
  withImportantStyles,
  withReplaced,
} from './nodes.ts';
import { displayOf, holdsItems, isFramed, type Rules, rulesOf, stylesOf } from './own-lines.ts';
import { larger } from './sharp-backgrounds.ts';

/** The page on a canvas of device pixels. */
export function enlarged(node: Node, { width, height, devicePixelRatio }: Canvas): Node {
  const page = box(
    {
      position: 'absolute',
      top: '0',
      left: '0',
      width: `${width / devicePixelRatio}px`,
      height: `${height / devicePixelRatio}px`,
      transform: `scale(${devicePixelRatio})`,
      transformOrigin: '0 0',
    },
    [node],
  );
  return { type: 'container', style: { position: 'relative', width: '100%', height: '100%' }, children: [page] };
}

/** Style sheets whose filters are as wide as print has them: the renderer computes them in the pixels of the canvas. */
export const withLargerFilters = <T>(css: readonly T[], scale: number): readonly (T | string)[] =>
  css.map((sheet) =>
    typeof sheet === 'string'
      ? sheet.replace(FILTER, (_, name: string, value: string) => name + larger(value, scale))
      : sheet,
  );
const FILTER = /([{;]\s*filter\s*:)([^;}]*)/gi;

/** The same tree with pictures that stay sharp when it is enlarged; undefined if the box of one is not found. */
export async function withSharpPictures(
  root: Node,
  css: readonly unknown[],
  scale: number,
  measured: Measure,
): Promise<Node | undefined> {
  const rules = rulesOf(css);
  const all = picturesIn(root);
  if (!all.every(({ node }) => canBeScaled(stylesOf(node, rules)))) return undefined;
  const framed = all.filter(
    (picture) => isBlock(picture, rules) && isFramed(picture.node, stylesOf(picture.node, rules)),
  );
  const apart = await withBoxes(root, framed, rules, measured, ({ node }, at) => inBox(node, at, rules, {}));
  if (apart === undefined) return undefined;
  return withBoxes(apart, picturesIn(apart), rules, measured, (picture, at) => sharp(picture, at, rules, scale));
}

/** The same tree with boxes in the place of these pictures; undefined if one is not found. */
async function withBoxes(
  root: Node,
  pictures: readonly Nested<ImageNode>[],
  rules: Rules,
  measured: Measure,
  made: (picture: Nested<ImageNode>, at: MeasuredBox) => Node,
): Promise<Node | undefined> {
  if (pictures.length === 0) return root;
  const found = await nestedBoxes(root, pictures, rules, measured);
  const others = new Map<Node, Node>();
  for (const picture of pictures) {
    const at = found.get(picture.node);
    if (at === undefined) return undefined;
    others.set(picture.node, made(picture, at));
  }
  return withReplaced(root, others);
}

/** With the boxes around them. */
export function picturesIn(node: Node, path: readonly ContainerNode[] = []): Nested<ImageNode>[] {
  if (node.type === 'image') return [{ node, path }];
  if (node.type !== 'container') return [];
  const inside = [...path, node];
  return (node.children ?? []).flatMap((child) => picturesIn(child, inside));
}

/** Otherwise lengths that are no share of its box, as its own size, would have to be enlarged too. */
export const canBeScaled = (styles: ReadonlyMap<string, string>): boolean =>
  !/none|scale-down/.test(styles.get('object-fit') ?? '') && !/\d(?!%|[\d.])/.test(styles.get('object-position') ?? '');

/** Also a float, and an item of a flex box or a grid. */
export const isBlock = ({ node, path }: Nested<ImageNode>, rules: Rules): boolean => {
  const around = path.at(-1);
  return (
    !displayOf(node, stylesOf(node, rules)).startsWith('inline') || (around !== undefined && holdsItems(around, rules))
  );
};

/** The picture as large as it is drawn. */
function sharp(picture: Nested<ImageNode>, at: MeasuredBox, rules: Rules, scale: number): ContainerNode {
  const made = inBox(picture.node, at, rules, {
    width: `${scale * 100}%`,
    height: `${scale * 100}%`,
    transform: `scale(${1 / scale})`,
    transformOrigin: '0 0',
  });
  return isBlock(picture, rules) ? inLine(made, at) : made;
}

/** With what is in it in a line: what is transformed in a block is drawn with the placed boxes, above those that are written before it. */
function inLine(block: ContainerNode, { width, height }: MeasuredBox): ContainerNode {
  const whole: Style = { display: 'inline-block', verticalAlign: 'top', width: `${width}px`, height: `${height}px` };
  return {
    ...block,
    style: { ...block.style, fontSize: '0', lineHeight: '0', textIndent: '0' },
    children: [{ type: 'container', style: whole, children: block.children ?? [] }],
  };
}

/** The picture in a box of the size that it was laid out with; `look`: of the picture in it. */
export function inBox(image: ImageNode, { width, height }: MeasuredBox, rules: Rules, look: Style): ContainerNode {
  const { type: _type, src, width: _width, height: _height, ...outer } = image;
  const styles = stylesOf(image, rules);
  const drawn: Style = {};
  for (const [name, property] of INSIDE) {
    const value = image.style?.[property] ?? styles.get(name) ?? image.preset?.[property];
    if (value !== undefined) drawn[property] = String(value).replace(/ !important$/, '');
  }
  const inside = withImportantStyles({
    ...drawn,
    width: '100%',
    height: '100%',
    minWidth: '0',
    minHeight: '0',
    maxWidth: 'none',
    maxHeight: 'none',
    border: 'none',
    visibility: 'inherit',
    ...look,
  });
  return {
    ...outer,
    type: 'container',
    style: {
      ...outer.style,
      display: displayOf(image, styles).startsWith('inline') ? 'inline-block' : 'block',
      // From right to left, what is wider than its box begins before it.
      direction: 'ltr',
      boxSizing: 'border-box',
      width: `${width}px`,
      height: `${height}px`,
      minWidth: '0',
      minHeight: '0',
      maxWidth: 'none',
      maxHeight: 'none',
      flexGrow: 0,
      flexShrink: 0,
      flexBasis: 'auto',
      overflow: 'hidden',
    },
    // With a name, since only such pictures can be found in a layout.
    children: [{ type: 'image', tagName: 'img', src, style: inside }],
  };
}

/** Of the picture, not of its box. */
const INSIDE = [
  ['object-fit', 'objectFit'],
  ['object-position', 'objectPosition'],
  ['image-rendering', 'imageRendering'],
] as const;
