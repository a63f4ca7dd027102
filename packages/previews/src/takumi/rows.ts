/**
 * A browser sets each line at a whole CSS pixel, so the lines of a paragraph whose height is no whole number of them are
 * not evenly spaced. The renderer spaces them evenly: here each gets a box of its own over the text, which keeps its
 * room and is not seen.
 */
import { box, type Node, textOf } from './nodes.ts';

/** One line: the number of its letters without blanks, and how far it is below the first one in CSS pixels. */
export interface Row {
  readonly letters: number;
  readonly top: number;
}

/** A part of a line in a layout: its place below the top of its box in CSS pixels. */
export interface FoundRun {
  readonly text: string;
  readonly y: number;
}

/** Also a place to break a line, which has no width. */
export const BLANK = /[\s\u200b]/;

/** A text without its blanks, which a layout may have elsewhere. */
export const withoutBlanks = (text: string): string => text.replace(/[\s\u200b]+/g, '');

export const lettersIn = (text: string): number => withoutBlanks(text).length;

/** How far a part of a line may be from its line, as a share of the line: smaller letters begin lower. */
const BESIDE = 0.3;

/** The lines of a layout, each at the place that `at` gives it; undefined if they are not of one height. */
export function rowsOf(runs: readonly FoundRun[], height: number, at: (line: number) => number): Row[] | undefined {
  const rows: { letters: number; line: number }[] = [];
  for (const { text, y } of runs) {
    const line = (y - (runs[0]?.y ?? 0)) / height;
    const [number, last] = [Math.round(line), rows.at(-1)];
    if (Math.abs(line - number) > BESIDE || number < (last?.line ?? 0)) return undefined;
    if (last?.line === number) last.letters += lettersIn(text);
    else rows.push({ line: number, letters: lettersIn(text) });
  }
  return rows.map(({ letters, line }) => ({ letters, top: at(line) - at(0) }));
}

/** The content of a block with each line in a box; undefined if its text is not that of the lines, or begins below its first one. */
export function inRows(nodes: readonly Node[], rows: readonly Row[]): Node[] | undefined {
  const all = rows.reduce((sum, { letters }) => sum + letters, 0);
  const text = nodes.map(textOf).join('');
  if (lettersIn(text) !== all || /^\s*\n/.test(text)) return undefined;
  const parts = partsOf(nodes, rows);
  const boxes = rows.map(({ top }, row) =>
    box(
      { position: 'absolute', left: '0', width: '100%', top: `${top}px`, whiteSpace: 'nowrap' },
      parts.flatMap((part) => (part.row === row ? [part.node] : [])),
    ),
  );
  const room: Node = {
    type: 'container',
    tagName: 'span',
    style: { display: 'inline', visibility: 'hidden' },
    children: [...nodes],
  };
  return [room, ...boxes];
}

/** The content of a block in two: its first letters, blanks not counted, and the rest. */
export function cutAfter(nodes: readonly Node[], letters: number): [Node[], Node[]] {
  const all = lettersIn(nodes.map(textOf).join(''));
  const parts = partsOf(nodes, [
    { letters, top: 0 },
    { letters: all - letters, top: 0 },
  ]);
  const of = (row: number) => parts.flatMap((part) => (part.row === row ? [part.node] : []));
  return [of(0), of(1)];
}

interface Part {
  readonly row: number;
  readonly node: Node;
}

/** The nodes cut where the rows end, without the blanks around each. */
function partsOf(nodes: readonly Node[], rows: readonly Row[]): Part[] {
  let row = 0;
  let left = rows[0]?.letters ?? 0;
  const visit = (node: Node): Part[] => {
    const parts: Part[] = [];
    if (node.type === 'text') {
      let text = '';
      const flush = () => {
        if (text !== '') parts.push({ row, node: { ...node, text } });
        text = '';
      };
      for (const unit of node.text.split('')) {
        if (!/\s/.test(unit)) {
          while (left === 0 && row < rows.length - 1) {
            flush();
            row += 1;
            left = rows[row]?.letters ?? 0;
          }
          left -= 1;
          text += unit;
        } else if (left > 0 && left < (rows[row]?.letters ?? 0)) text += unit;
      }
      flush();
    } else if (node.type === 'container') {
      const inside = (node.children ?? []).flatMap(visit);
      for (const number of new Set(inside.map((part) => part.row))) {
        const children = inside.flatMap((part) => (part.row === number ? [part.node] : []));
        parts.push({ row: number, node: { ...node, children } });
      }
    } else parts.push({ row: left === 0 ? Math.min(row + 1, rows.length - 1) : row, node });
    return parts;
  };
  return nodes.flatMap(visit);
}
