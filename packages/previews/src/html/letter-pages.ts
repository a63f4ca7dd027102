/** A letter's pages, as its HTML divides them; otherwise one. */
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';

/**
 * The pages among the children of `body`: elements of the class `page` (or `letter-page`), or the parts between page
 * breaks. Each page is the body with only its own children.
 */
export function pageBodies(body: ContainerNode): ContainerNode[] {
  const parent = solitary(body);
  const children = parent.children ?? [];
  const groups = children.some(isPage) ? children.filter(isPage).map((page) => [page]) : betweenBreaks(children);
  if (groups.length < 2) return [body];
  return groups.map((group) => replaced(body, parent, group));
}

/** Looks inside a wrapper around all pages. */
function solitary(body: ContainerNode): ContainerNode {
  const [only, ...others] = (body.children ?? []).filter((child) => !isBlank(child));
  return only?.type === 'container' && others.length === 0 && !isPage(only) ? only : body;
}

const isPage = (node: Node) => /(^|\s)(letter-)?page(\s|$)/.test(node.className ?? '');

function betweenBreaks(children: Node[]): Node[][] {
  const groups: Node[][] = [[]];
  for (const child of children) {
    const rule = child.attributes?.['data-break'] ?? '';
    if (rule.includes('before') && groups.at(-1)?.some((node) => !isBlank(node))) groups.push([]);
    groups.at(-1)?.push(child);
    if (rule.includes('after')) groups.push([]);
  }
  return groups.filter((group) => group.some((node) => !isBlank(node)));
}

function replaced(node: ContainerNode, parent: ContainerNode, children: Node[]): ContainerNode {
  if (node === parent) return { ...node, children };
  return {
    ...node,
    children: (node.children ?? []).map((child) => (child === parent ? { ...parent, children } : child)),
  };
}
