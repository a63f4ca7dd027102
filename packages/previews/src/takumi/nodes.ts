/** The renderer's tree, written as plain data. */
import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/helpers';

export type { ContainerNode, ImageNode, Node, TextNode };

/** Styles in the renderer's form: camel-cased CSS. */
export type Style = Record<string, string | number>;

/** `-webkit-text-stroke` is `WebkitTextStroke` in that form. */
export const camelCase = (property: string): string =>
  property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** A name of that form as CSS writes it. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const box = (style: Style, children: Node[] = []): ContainerNode => ({
  type: 'container',
  style: { display: 'block', ...style },
  children,
});

export const words = (text: string, style: Style = {}): TextNode => ({
  type: 'text',
  text,
  style: { display: 'block', ...style },
});

export const picture = (src: string, style: Style): ImageNode => ({
  type: 'image',
  src,
  style: { display: 'block', ...style },
});

/** All texts in a node. */
export const textOf = (node: Node): string =>
  node.type === 'text' ? node.text : node.type === 'container' ? (node.children ?? []).map(textOf).join('') : '';

/** A node that the creative's CSS does not affect, not even `* { … !important }`. */
export function withImportantStyles(style: Style): Style {
  const calm = {
    display: 'block',
    margin: '0',
    padding: '0',
    opacity: '1',
    visibility: 'visible',
    transform: 'none',
    filter: 'none',
    ...style,
  };
  return Object.fromEntries(Object.entries(calm).map(([property, value]) => [property, `${value} !important`]));
}

export const childrenOf = (node: Node): readonly Node[] => (node.type === 'container' ? (node.children ?? []) : []);

/** The same tree with other nodes in the place of some. */
export function withReplaced<T extends Node>(node: T, others: ReadonlyMap<Node, Node>): T {
  if (node.type !== 'container' || node.children === undefined) return node;
  return { ...node, children: node.children.map((child) => others.get(child) ?? withReplaced(child, others)) };
}

/** The same tree with further styles of some of its nodes, which win. */
export function withLooks<T extends Node>(node: T, looks: ReadonlyMap<Node, Style>): T {
  const look = looks.get(node);
  const own = look === undefined || node.type === 'text' ? node : { ...node, style: { ...node.style, ...look } };
  return own.type === 'container'
    ? { ...own, children: childrenOf(node).map((child) => withLooks(child, looks)) }
    : own;
}
