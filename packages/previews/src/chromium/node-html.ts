/** What the printer adds, as HTML: from the same nodes as for the other renderer, so that both have one layout. */
import { escapeMarkup } from '@direct-mail/contract/words/markup';
import { kebabCase, type Node } from '../takumi/nodes.ts';

export function nodesHtml(nodes: readonly Node[]): string {
  return nodes.map(nodeHtml).join('');
}

function nodeHtml(node: Node): string {
  const style = escapeMarkup(styleText((node.style ?? {}) as Readonly<Record<string, unknown>>));
  if (node.type === 'text') return `<div style="${style}">${escapeMarkup(node.text)}</div>`;
  if (node.type === 'image') {
    const svg = typeof node.src === 'string' ? stretched(node.src) : '';
    return `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}" style="${style}">`;
  }
  return `<div style="${style}">${nodesHtml(node.children ?? [])}</div>`;
}

/** Stretched to its box, like the other renderer does. */
const stretched = (svg: string) => svg.replace('<svg', '<svg preserveAspectRatio="none"');

function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .map(([name, value]) => `${kebabCase(name)}:${String(value)}`)
    .join(';');
}
