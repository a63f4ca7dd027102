/**
 * Text in floats and inline blocks: the renderer draws it, but reports only its box. For the PDF's text layer each such
 * text is assigned to the next box in document order that is large enough and has no text of its own.
 */

import { RIGHT_TO_LEFT } from '../fonts/right-to-left.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { squeezed } from '../takumi/moved-lines.ts';
import type { Node } from '../takumi/nodes.ts';

/** The layout with the missing texts as runs of their boxes. */
export function withLostText(root: Node, layout: MeasuredBox): MeasuredBox {
  const reported = squeezed(
    boxesOf(layout)
      .flatMap(({ runs }) => runs.map(({ text }) => text))
      .join(''),
  );
  const lost: string[] = [];
  let from = 0;
  for (const text of textsOf(root)) {
    const words = squeezed(text);
    if (words === '') continue;
    const ahead = reported.indexOf(words, from);
    if (ahead >= 0) from = ahead + words.length;
    // Floats are reported out of order, so a text may also precede the last one found.
    else if (!isReported(text, reported)) lost.push(text.replace(/\s+/g, ' ').trim());
  }
  if (lost.length === 0) return layout;
  const found = new Map<MeasuredBox, string>();
  let next = 0;
  for (const box of boxesOf(layout)) {
    const text = lost[next];
    if (text === undefined) break;
    if (box.children.length > 0 || box.runs.length > 0 || !hasRoom(box, text)) continue;
    found.set(box, text);
    next += 1;
  }
  return filled(layout, found);
}

/** Right-to-left lines are reported word by word, the last word first. */
const isReported = (text: string, reported: string): boolean =>
  RIGHT_TO_LEFT.test(text)
    ? text.split(/\s+/).every((word) => reported.includes(squeezed(word)))
    : reported.includes(squeezed(text));

function textsOf(node: Node): string[] {
  if (node.type === 'text') return node.text.split('\n');
  return node.type === 'container' ? (node.children ?? []).flatMap(textsOf) : [];
}

function boxesOf(box: MeasuredBox): MeasuredBox[] {
  return [box, ...box.children.flatMap(boxesOf)];
}

/** Letters are about half as wide as their size, a line about 1.3 times as high; padding takes some space. */
function hasRoom({ width, height }: MeasuredBox, text: string): boolean {
  if (width < 4 || height < 6) return false;
  const lineWidth = (height / 1.3) * 0.5 * text.length;
  return width < lineWidth * 2.5 && width * height > lineWidth * height * 0.25;
}

function filled(box: MeasuredBox, found: ReadonlyMap<MeasuredBox, string>): MeasuredBox {
  const text = found.get(box);
  const runs = text === undefined ? box.runs : [{ text, x: 0, y: 0, width: box.width, height: box.height }];
  return { ...box, runs, children: box.children.map((child) => filled(child, found)) };
}
