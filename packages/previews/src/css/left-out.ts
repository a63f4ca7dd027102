/** Warns about valid declarations that the renderer does not draw and that would be visible on paper. */
import type { CssNode } from 'css-tree/parser';
import { shortened, type Warnings } from '../render/warnings.ts';
import { keyOf, type Refusal } from '../takumi/asked.ts';
import type { Applied } from './styles.ts';

/** Reports the left-out declarations of each rule, unless a later one of the same property is drawn. */
export async function sayLeftOut(
  rules: readonly (readonly Applied[])[],
  refusals: (declarations: readonly Applied[]) => Promise<ReadonlyMap<string, Refusal>>,
  warnings: Warnings,
): Promise<void> {
  const refused = await refusals(rules.flat().filter(({ property }) => property !== 'font-family'));
  if (refused.size === 0) return;
  const lost = new Map<string, Applied>();
  for (const declarations of rules)
    for (const [index, one] of declarations.entries()) {
      const later = declarations.slice(index + 1).some(isDrawnAs(one.property, refused));
      if (refused.has(keyOf(one)) && !later && !isUnseen(one) && !OF_SVG.test(one.property)) lost.set(keyOf(one), one);
    }
  if (lost.size === 0) return;
  const { lexer } = await import('css-tree');
  const { default: parse } = await import('css-tree/parser');
  for (const one of lost.values()) {
    const { property, value } = one;
    const written = parsedDeclaration(parse, one);
    // What no browser understands either is an error of the author, which a check of the artwork finds.
    if (written === undefined || lexer.matchDeclaration(written).error) continue;
    if (refused.get(keyOf(one)) === 'property') warnings.add(`${property} cannot be drawn here and is left out`);
    else warnings.add(`${property}: ${shortened(value, 60)} cannot be drawn here and is left out`);
  }
}

const isDrawnAs = (property: string, refused: ReadonlyMap<string, Refusal>) => (other: Applied) =>
  other.property === property && !refused.has(keyOf(other));

function parsedDeclaration(parse: (css: string, options: object) => CssNode, { property, value }: Applied) {
  try {
    const list = parse(`${property}:${value}`, { context: 'declarationList' });
    const [first] = list.children?.toArray() ?? [];
    return first?.type === 'Declaration' ? first : undefined;
  } catch {
    return undefined;
  }
}

/** Values without effect. */
const NOTHING =
  /^(auto|none|normal|0|0px|manual|initial|unset|inherit|revert|revert-layer|visible|show|flat|scroll|local|from-image|border-box|match-source|add|embed|isolate|plaintext|start|horizontal-tb|mixed|baseline|ltr)$/i;

/** Properties of SVG, which inline SVGs receive separately. */
const OF_SVG =
  /^(alignment-baseline|baseline-shift|clip-rule|color-interpolation.*|c[xy]|d|dominant-baseline|fill.*|flood-.*|glyph-orientation-.*|lighting-color|marker.*|mask-type|paint-order|r|r[xy]|shape-rendering|stop-.*|stroke.*|text-anchor|vector-effect|x|y)$/;

/** Properties of screens and speech, and those that matter only together with one that is reported itself. */
const UNSEEN =
  /^(-(?:ms|moz|o|khtml)-.*|accent-color|anchor-.*|behavior|box-(?:align|orient|pack|flex|flex-group|direction|lines|ordinal-group)|color-scheme|contain.*|column-(?:fill|rule.*|span|gap)|cue.*|dynamic-range-limit|field-sizing|font-(?:smooth|palette|language-override|synthesis.*|optical-sizing|display)|forced-color-adjust|hyphenate-.*|image-resolution|ime-mode|interactivity|interest-.*|interpolate-size|line-height-step|math-.*|overflow-anchor|overflow-clip-.*|overlay|overscroll-.*|pause.*|perspective.*|backface-visibility|transform-style|transform-box|position-.*|print-color-adjust|reading-.*|rest.*|ruby-.*|scroll.*|shape-(?:image-threshold|margin)|text-(?:autospace|decoration-skip|size-adjust|spacing-trim|orientation)|timeline-.*|trigger-.*|view-t.*|voice-.*|white-space-trim|mask-border-.*|border-image-(?!source).*|text-emphasis-(?:color|position)|-webkit-(?:user-.*|text-security|touch-callout|mask-box-image|print-color-adjust|column-break-.*|tap-.*|font-smoothing))$/;

/** Whether leaving out a declaration is invisible on paper. */
export const isUnseen = ({ property, value }: Applied): boolean => NOTHING.test(value.trim()) || UNSEEN.test(property);
