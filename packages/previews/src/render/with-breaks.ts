/** What begins a page, moved there: with room above it, or as lines apart from those above. */
import { type MovedLines, squeezed } from '../takumi/moved-lines.ts';
import { box, type ContainerNode, type Node, type Style, textOf, withImportantStyles } from '../takumi/nodes.ts';
import { BREAK, noteOf } from '../takumi/notes.ts';
import { displayOf, hasLines, type Rules, stylesOf } from '../takumi/own-lines.ts';
import { cutAfter } from '../takumi/rows.ts';

/** Lines that are moved after they are laid out. */
export type Lines = Map<object, MovedLines>;

/**
 * A box begins the next page, with so much room above it in CSS pixels (undefined: to be measured, as its margin is kept); or a line in it, after
 * so many letters or children.
 */
export type Break =
  | { readonly room: number | undefined }
  | { readonly letters: number }
  | { readonly children: number };

/** Marks boxes around lines beside blocks, which are no elements. */
export const LINES = 'direct-mail-lines';

export function withNamedLines(node: Node, rules: Rules): Node {
  if (node.type !== 'container') return node;
  const children = (node.children ?? []).map((child) => withNamedLines(child, rules));
  const isLines =
    node.tagName === undefined && displayOf(node, stylesOf(node, rules)) === 'block' && hasLines(node, rules);
  return { ...node, children, ...(isLines && { tagName: LINES }) };
}

/** The letter with room above what begins a page. */
export function withBreaks(node: Node, breaks: ReadonlyMap<Node, Break>, lines: Lines): Node {
  if (node.type !== 'container') return node;
  const children = (node.children ?? []).flatMap((child) => {
    const found = breaks.get(child);
    if (found === undefined || child.type === 'text') return [withBreaks(child, breaks, lines)];
    if ('room' in found) {
      const isRow = child.tagName === 'tr';
      if (noteOf(child, UNMEASURED) !== undefined) return [gap(found.room, isRow)];
      return [gap(found.room, isRow), withBegun(child)];
    }
    if (child.type !== 'container') return [child];
    const inside = child.children ?? [];
    const parts =
      'letters' in found
        ? cutAfter(inside, found.letters)
        : [inside.slice(0, found.children), inside.slice(found.children)];
    return [withLinesApart(child, parts, lines)];
  });
  return { ...node, children };
}

/** Marks the lines of a box that were cut from those on the page before. */
export const CONTINUES = 'data-direct-mail-continues';

/** A box with its lines in two, the second of which begins a page. */
function withLinesApart(node: ContainerNode, parts: Node[][], lines: Lines): Node {
  const moved = node.style === undefined ? undefined : lines.get(node.style);
  const children = parts.map((part, index): Node => {
    const style: Style = { display: 'block' };
    if (moved) lines.set(style, { ...moved, text: squeezed(part.map(textOf).join('')) });
    const attributes: Record<string, string> = index === 0 ? {} : { [BREAK]: 'before', [CONTINUES]: '' };
    return { type: 'container', tagName: LINES, style, attributes, children: part };
  });
  return { ...node, children };
}

/** Style sheets start one page with a box, even if its margin is not at the top of it. */
export const BEGUN = 'data-direct-mail-begun';
const withBegun = (node: Node): Node => ({ ...node, attributes: { ...node.attributes, [BEGUN]: '' } });

/** Of no room yet. */
export const UNMEASURED = 'data-direct-mail-unmeasured';

function gap(height: number | undefined, isRow: boolean): ContainerNode {
  const made = gapOf(height ?? 1, isRow);
  // Only what has a name is measured.
  return height === undefined ? { ...made, tagName: 'direct-mail-gap', attributes: { [UNMEASURED]: '' } } : made;
}

function gapOf(height: number, isRow: boolean): ContainerNode {
  const style = { height: `${height}px`, flex: 'none', clear: 'both', border: 'none' };
  if (!isRow) return box(withImportantStyles(style));
  const cell = box(withImportantStyles({ ...style, display: 'table-cell' }));
  return { ...box({}, [cell]), preset: { display: 'table-row' }, style: {} };
}
