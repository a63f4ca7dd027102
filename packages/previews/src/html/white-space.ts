/** Blanks as CSS collapses them around line breaks: the renderer keeps the one after a `<br>`. */
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Looks } from './looks.ts';

/** Changes texts in the tree itself. */
export function collapseBlanks(node: ContainerNode, looks: Looks): void {
  collapse(node, looks, { atStart: true });
}

/** Whether what comes next begins a line. */
interface Line {
  atStart: boolean;
}

function collapse(parent: ContainerNode, looks: Looks, line: Line): void {
  const look = looks.of(parent);
  if (/(flex|grid)$/.test(look?.display ?? '')) {
    collapseItems(parent, looks);
    return;
  }
  const keeps = /^(pre|pre-wrap|break-spaces)$/.test(look?.whiteSpace ?? 'normal');
  const children = parent.children ?? [];
  for (const [index, child] of children.entries()) {
    if (child.type === 'text') {
      if (child.tagName === 'br') {
        line.atStart = true;
        trimEnd(children, index);
      } else if (!keeps) {
        const single = look?.whiteSpace === 'pre-line' ? child.text : child.text.replace(/[ \t\r\n\f]+/g, ' ');
        const text = line.atStart ? single.replace(/^ /, '') : single;
        if (text !== child.text) children[index] = { ...child, text };
        if (text !== '') line.atStart = text.endsWith('\n');
      } else line.atStart = false;
      continue;
    }
    if (isInline(child, looks)) {
      if (child.type === 'container') collapse(child, looks, line);
      else line.atStart = false;
      continue;
    }
    if (child.type === 'container') collapse(child, looks, { atStart: true });
    if (!isOutOfFlow(child, looks)) line.atStart = !(looks.of(child)?.display ?? 'block').startsWith('inline');
  }
  parent.children = children.filter((child) => child.type !== 'text' || child.text !== '');
}

const isInline = (node: Node, looks: Looks) =>
  (looks.of(node)?.display ?? 'inline') === 'inline' && !isOutOfFlow(node, looks);

function isOutOfFlow(node: Node, looks: Looks): boolean {
  return (looks.of(node)?.styles ?? []).some(
    ({ property, value }) =>
      (property === 'position' && /^(absolute|fixed)/.test(value)) ||
      (property === 'float' && /^(left|right)/.test(value)),
  );
}

/** The blank before a line break is not printed either. */
function trimEnd(children: Node[], index: number): void {
  const before = children[index - 1];
  if (before?.type === 'text' && before.tagName === undefined && before.text.endsWith(' '))
    children[index - 1] = { ...before, text: before.text.replace(/ +$/, '') };
}

/** In a flex box or grid every child is a box of its own, and words with line breaks between them are one. */
function collapseItems(parent: ContainerNode, looks: Looks): void {
  const items: Node[] = [];
  let words: Node[] = [];
  const close = () => {
    if (words.some((node) => node.type === 'text' && node.text.trim() !== '')) {
      const item: ContainerNode = { type: 'container', children: words, preset: { display: 'block' } };
      const look = looks.of(parent);
      looks.put(item, { tag: '', styles: [], display: 'block', preset: undefined, whiteSpace: look?.whiteSpace });
      collapse(item, looks, { atStart: true });
      const [only, ...others] = item.children ?? [];
      items.push(only?.type === 'text' && others.length === 0 ? only : item);
    }
    words = [];
  };
  for (const child of parent.children ?? []) {
    if (child.type === 'text') {
      words.push(child);
      continue;
    }
    close();
    if (child.type === 'container') collapse(child, looks, { atStart: true });
    items.push(child);
  }
  close();
  parent.children = items;
}
