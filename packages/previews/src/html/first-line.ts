/** The first line of a block, where it is known before the layout: words that end with a line break or with the block, and surely fit. */
import { fontLength } from '../css/font-sizes.ts';
import { type StyleList, styleValue } from '../css/styles.ts';
import type { Node } from '../takumi/nodes.ts';
import type { Context } from './context.ts';

/** The nodes of it, in the block with this context; undefined if the width of the page may end it. */
export function firstLineOf(nodes: readonly Node[], styles: StyleList, { room, svg }: Context): Node[] | undefined {
  const end = nodes.findIndex((node) => node.tagName === 'br');
  const line = end < 0 ? [...nodes] : nodes.slice(0, end);
  const words = line.map((node) => (node.type === 'text' ? node.text.trim() : undefined));
  if (room === undefined || words.includes(undefined)) return undefined;
  const size = fontLength(styleValue(styles, 'font-size') ?? '1em', svg.fontSize, 16) ?? Number.POSITIVE_INFINITY;
  const spacing = fontLength(styleValue(styles, 'letter-spacing') ?? '0px', size, 16) ?? size;
  // Few letters are wider than they are high.
  return words.join(' ').length * (size + Math.max(0, spacing)) < room ? line : undefined;
}
