/** Pseudo-elements: content before and after that of an element, its first letter and its first line, as elements of their own. */
import { type CssContext, drawnDeclarations } from '../css/declarations.ts';
import type { Element } from '../css/selectors.ts';
import { type ElementStyles, type StyleList, styleValue } from '../css/styles.ts';
import type { Node } from '../takumi/nodes.ts';
import type { Context } from './context.ts';
import { firstLineOf } from './first-line.ts';
import type { FormField } from './form-fields.ts';
import { type Counters, contentOf, quotesOf } from './generated-content.ts';
import type { Look, Looks } from './looks.ts';
import { type Around, repairs } from './repairs.ts';
import { PLAIN } from './user-agent-styles.ts';

interface Document {
  readonly looks: Looks;
  readonly css: CssContext;
  readonly counters: Counters;
  /** Counts an element at this depth, within the limits. */
  readonly counted: (depth: number) => void;
  readonly around: (context: Context) => Around;
}

/** Those of a document. */
export function pseudoElements({ looks, css, counters, counted, around }: Document) {
  const { warnings } = css;

  /** Nodes in a box with the styles of a pseudo-element. */
  const styled = (children: Node[], tag: string, own: StyleList, context: Context, display = 'inline'): Node => {
    const look: Look = { tag, styles: own, display, preset: undefined };
    const className = looks.classFor(drawnDeclarations([...own, ...repairs(look, around(context))], css));
    return looks.put({ type: 'container', children, tagName: 'span', className, preset: PLAIN }, look);
  };

  /** `::before` and `::after`: the renderer has no counters and makes no empty boxes. */
  const generated = (
    source: Element,
    part: 'before' | 'after',
    styles: ElementStyles,
    depth: number,
    context: Context,
  ): Node[] => {
    const own = styles.parts.get(part) ?? (source.tagName === 'q' ? [] : undefined);
    if (own === undefined) return [];
    counters.enter(own);
    const content = contentOf(styleValue(own, 'content') ?? quotesOf(source, part), source, counters);
    if (content === undefined) return [];
    counted(depth);
    const display = (styleValue(own, 'display') ?? 'inline').trim().toLowerCase();
    if (display === 'none') return [];
    const inner: Node[] = content.map((one) =>
      'text' in one
        ? { type: 'text', text: one.text }
        : looks.put(
            { type: 'image', src: one.picture, tagName: 'img' },
            { tag: part, styles: [], display: 'inline', preset: undefined },
          ),
    );
    return [styled(inner, part, own, context, display)];
  };

  /** The words of a field: its value, or its placeholder in the style of `::placeholder`. */
  const words = ({ text, isPlaceholder, end }: FormField, { parts }: ElementStyles, context: Context): Node[] => {
    const [written, after] = [text, end].map((each): Node[] => (each === '' ? [] : [{ type: 'text', text: each }]));
    if (!isPlaceholder) return [...(written ?? []), ...(after ?? [])];
    const own = [{ property: 'color', value: '#757575' }, ...(parts.get('placeholder') ?? [])];
    return [styled(written ?? [], 'placeholder', own, context), ...(after ?? [])];
  };

  const withFirstLine = (nodes: Node[], own: StyleList | undefined, context: Context): Node[] => {
    if (own === undefined) return nodes;
    const line = firstLineOf(nodes, own, context);
    if (line !== undefined) return [styled(line, 'first-line', own, context), ...nodes.slice(line.length)];
    warnings.add('::first-line cannot be drawn here and is left out');
    return nodes;
  };

  const withFirstLetter = (nodes: Node[], own: StyleList | undefined, context: Context): Node[] => {
    if (own === undefined) return nodes;
    const at = nodes.findIndex((node) => node.type !== 'text' || node.text.trim() !== '');
    const first = nodes[at];
    if (first?.type === 'container')
      warnings.add('::first-letter cannot be drawn here where the text begins with an element, and is left out');
    if (first?.type !== 'text') return nodes;
    const [, before = '', letter = ''] = /^(\s*)([\p{P}]*.[\p{P}]*)/su.exec(first.text) ?? [];
    const initial = styled([{ type: 'text', text: letter }], 'first-letter', own, context);
    const rest: Node = { ...first, text: first.text.slice(before.length + letter.length) };
    return [...nodes.slice(0, at), initial, rest, ...nodes.slice(at + 1)];
  };

  /** The contents of an element with its `::first-line` and `::first-letter`. */
  const withFirst = (nodes: Node[], { parts }: ElementStyles, context: Context): Node[] => {
    if (parts.has('marker')) warnings.add('::marker cannot be drawn here: the signs of lists are as the text');
    return withFirstLetter(withFirstLine(nodes, parts.get('first-line'), context), parts.get('first-letter'), context);
  };

  return { generated, withFirst, words };
}
