/** `display: contents`: an element without a box. Its children take its place and inherit its styles. */
import { type CssContext, drawnDeclarations } from '../css/declarations.ts';
import { INHERITED } from '../css/styles.ts';
import { camelCase, kebabCase, type Node, type Style } from '../takumi/nodes.ts';
import type { Look, Looks } from './looks.ts';
import { PLAIN } from './user-agent-styles.ts';

/** The children of an element, with the styles inherited from it, which their own styles override. */
export function withoutBox(nodes: readonly Node[], look: Look, looks: Looks, css: CssContext): Node[] {
  const preset = Object.entries(look.preset ?? {}).filter(([name]) => INHERITED.test(kebabCase(name)));
  const own = drawnDeclarations(
    look.styles.filter(({ property }) => INHERITED.test(property)),
    css,
  );
  const handed: Style = {
    ...Object.fromEntries(preset),
    ...Object.fromEntries(own.map(({ property, value }) => [camelCase(property), value])),
  };
  if (Object.keys(handed).length === 0) return [...nodes];
  return nodes.map((node): Node => {
    if (node.type === 'text' && node.tagName === undefined)
      return node.text.trim() === ''
        ? node
        : looks.put<Node>(
            { type: 'container', tagName: 'span', preset: { ...PLAIN, ...handed }, children: [node] },
            { tag: 'span', styles: [], display: 'inline', preset: handed, whiteSpace: look.whiteSpace },
          );
    const known = looks.of(node);
    const changed: Node = { ...node, preset: { ...handed, ...node.preset } };
    return known === undefined ? changed : looks.put(changed, known);
  });
}
