/** `text-transform: capitalize`: the renderer makes all further letters of a word small, and one after an apostrophe large. */
import { styleValue } from '../css/styles.ts';
import type { Node } from '../takumi/nodes.ts';
import type { Looks } from './looks.ts';

let segmenter: Intl.Segmenter | undefined;

/** Changes texts within the tree, and what their elements say of them. */
export function settleCapitals(root: Node, looks: Looks): void {
  // The letter before, in the same line: a word may continue in another element.
  let before = ' ';
  const visit = (node: Node, isAround: boolean): void => {
    const children = node.type === 'container' ? (node.children ?? []) : [];
    for (const [index, child] of children.entries()) {
      if (child.type === 'text') {
        if (isAround) children[index] = { ...child, text: capitalized(child.text, before) };
        before = child.text.at(-1) ?? before;
        continue;
      }
      const look = looks.of(child);
      const isInLine = child.type === 'container' && (look?.display ?? 'inline') === 'inline';
      const said = look && (styleValue(look.styles, 'text-transform') ?? look.preset?.['textTransform']?.toString());
      const isOwn = /\bcapitalize\b/i.test(said ?? '');
      if (!isInLine) before = ' ';
      visit(child, said === undefined || /^\s*(inherit|unset)\s*$/i.test(said) ? isAround : isOwn);
      if (!isInLine) before = ' ';
      if (isOwn) children[index] = looks.change(child, [{ property: 'text-transform', value: 'none' }]);
    }
  };
  visit(root, false);
}

/** With a capital at the start of each word, as within `a.m.`; `before`: the letter before it. */
function capitalized(text: string, before: string): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(before + text)].map(({ segment, index }) =>
    (index > 0 ? segment.replace(/^./u, capital) : segment).replace(/(?<=\.)\p{L}/gu, capital),
  );
  return words.join('').slice(before.length);
}

/** A letter without a single capital stays. */
const capital = (letter: string): string => {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
};
