/** What the reader of a document notes on its elements for the layout: attributes with names that no author uses. */
import type { Node } from './nodes.ts';

/** `before` and `after`: pages that style sheets ask for, or elements of the class `page`. */
export const BREAK = 'data-direct-mail-break';

/** An element of the class `page` or `letter-page`. */
export const LETTER_PAGE = 'data-direct-mail-letter-page';

/** A block whose last line break clears its floats. */
export const CLEARS = 'data-direct-mail-clears';

/** The room at the left and at the right of an element in a line, in CSS pixels. */
export const EDGES = 'data-direct-mail-edges';

/** What is noted on a node; undefined if nothing is. */
export const noteOf = (node: Node, name: string): string | undefined =>
  node.type === 'text' ? undefined : node.attributes?.[name];
