/** A browser paints the background of the body on the whole sheet, unless the `html` element has one. */
import { type CssContext, drawnDeclarations } from '../css/declarations.ts';
import type { Applied } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Looks } from './looks.ts';
import { backgroundInBox } from './repairs.ts';

/** The `html` element with the background of its body, which then has none. */
export function withCanvas(root: ContainerNode, looks: Looks, css: CssContext): ContainerNode {
  const body = root.children?.find((child) => child.tagName === 'body');
  if (body === undefined || backgroundOf(root, looks).length > 0) return root;
  const background = backgroundOf(body, looks);
  if (background.length === 0) return root;
  const bare = looks.change(body, [
    { property: 'background-image', value: 'none' },
    { property: 'background-color', value: 'transparent' },
  ]);
  const children = (root.children ?? []).map((child) => (child === body ? bare : child));
  const look = looks.of(root);
  const copy: ContainerNode = { ...root, children };
  if (look !== undefined) looks.put(copy, look);
  return looks.change(copy, drawnDeclarations([...background, ...backgroundInBox(background)], css));
}

function backgroundOf(node: Node, looks: Looks): Applied[] {
  const look = looks.of(node);
  const hint = look?.preset?.['backgroundColor'];
  return [
    ...(hint === undefined ? [] : [{ property: 'background-color', value: String(hint) }]),
    ...(look?.styles ?? []).filter(({ property }) => /^background(?!-clip)/.test(property)),
  ];
}
