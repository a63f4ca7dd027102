/** Text and lines inside inline SVGs, of which the layout tells nothing: their sizes follow from the view box and the transforms. */
import { parseFragment } from 'parse5';
import { parseInline } from '../css/parse-css.ts';
import type { Element } from '../css/selectors.ts';
import { pixelsOf } from '../css/styles.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { IDENTITY, scaleOf, transformOf } from '../pdf/vectors/matrix.ts';
import { VIEW } from '../takumi/svg-views.ts';
import type { DrawnBox, DrawnPage, DrawnText } from './drawn-boxes.ts';
import { LEAST_LINE } from './line-slips.ts';
import { attributeOf } from './source.ts';

/** What the elements of an SVG hand down. */
interface Inherited {
  /** Inches to a unit of its own. */
  readonly scale: number;
  /** In units of its own. */
  readonly fontSize: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly isHidden: boolean;
}

export interface SvgSlips {
  /** Each text, in the box of its SVG. */
  readonly texts: readonly DrawnText[];
  readonly lines: readonly SideFinding[];
}

/** Drawn elsewhere, or at another size, by what refers to them. */
const REFERRED = new Set(['defs', 'symbol', 'clippath', 'mask', 'pattern', 'marker', 'title', 'desc', 'style', 'svg']);
const SHAPES = new Set(['path', 'line', 'rect', 'circle', 'ellipse', 'polyline', 'polygon']);

export function svgSlips({ boxes, unit }: DrawnPage): SvgSlips {
  const texts: DrawnText[] = [];
  const lines: SideFinding[] = [];
  for (const drawn of boxes) {
    const root = rootOf(drawn);
    if (root === undefined) continue;
    const { box, place } = drawn;
    let thinnest = Number.POSITIVE_INFINITY;
    const visit = (element: Element, around: Inherited): void => {
      const own = inheritedBy(element, around);
      if (own.isHidden) return;
      if (SHAPES.has(element.tagName.toLowerCase())) thinnest = Math.min(thinnest, lineOf(element, own));
      for (const child of element.childNodes) {
        if ('tagName' in child && !REFERRED.has(child.tagName.toLowerCase())) visit(child, own);
        else if (child.nodeName === '#text' && 'value' in child && child.value.trim() !== '' && isText(element))
          texts.push({
            text: child.value,
            box,
            points: own.fontSize * own.scale * 72,
            place,
            owner: root,
            kind: 'plain',
          });
      }
    };
    const scale = inchesToUnit(root, drawn, unit);
    visit(root, { scale, fontSize: 16, stroke: 'none', strokeWidth: 1, isHidden: false });
    if (thinnest < LEAST_LINE)
      lines.push(finding('line-too-thin', `A line of an SVG is ${thinnest.toFixed(2)} points thin`, { ...place, box }));
  }
  return { texts, lines };
}

const isText = ({ tagName }: Element): boolean => /^(text|tspan|textpath|a)$/i.test(tagName);

function rootOf({ node, styles }: DrawnBox): Element | undefined {
  if (node.type !== 'image' || typeof node.src !== 'string' || !/^\s*<svg\b/.test(node.src)) return undefined;
  if (/hidden|collapse/.test(styles.get('visibility') ?? '') || node.attributes?.['aria-hidden'] === 'true')
    return undefined;
  const [root] = parseFragment(node.src).childNodes;
  if (root === undefined || !('tagName' in root)) return undefined;
  const isView = attributeOf(root, VIEW) !== undefined;
  return isView ? root.childNodes.find((child): child is Element => 'tagName' in child) : root;
}

/** Inches to a unit of the view box, or else to a pixel. */
function inchesToUnit(root: Element, { box }: DrawnBox, unit: number): number {
  const [, , width = 0, height = 0] = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return 1 / unit;
  const [across, down] = [box.width / width, box.height / height];
  const fit = attributeOf(root, 'preserveAspectRatio') ?? '';
  if (/^\s*none/.test(fit)) return Math.sqrt(across * down);
  return /slice/.test(fit) ? Math.max(across, down) : Math.min(across, down);
}

function inheritedBy(element: Element, around: Inherited): Inherited {
  const style = new Map(
    parseInline(attributeOf(element, 'style') ?? '').map(({ property, value }) => [property, value] as const),
  );
  const said = (name: string) => style.get(name) ?? attributeOf(element, name)?.trim();
  const isGone =
    said('display') === 'none' ||
    /hidden|collapse/.test(said('visibility') ?? '') ||
    Number(said('opacity') ?? 1) === 0 ||
    attributeOf(element, 'aria-hidden') === 'true';
  return {
    scale: around.scale * scaleOf(transformOf(said('transform') ?? '') ?? IDENTITY),
    fontSize: lengthIn(said('font-size'), around.fontSize) ?? around.fontSize,
    stroke: said('stroke') ?? around.stroke,
    strokeWidth: lengthIn(said('stroke-width'), around.strokeWidth) ?? around.strokeWidth,
    isHidden: around.isHidden || isGone,
  };
}

/** A length in units of the SVG; `em` and `%` of what it is handed down. */
function lengthIn(value: string | undefined, around: number): number | undefined {
  const [, part, unit] = /^([\d.]+)(em|%)$/.exec(value ?? '') ?? [];
  if (part !== undefined) return (Number(part) * around) / (unit === '%' ? 100 : 1);
  return pixelsOf(value);
}

/** The points of a shape's outline; infinite where it has none. */
function lineOf(element: Element, { scale, stroke, strokeWidth }: Inherited): number {
  const isFixed = attributeOf(element, 'vector-effect') === 'non-scaling-stroke';
  const points = strokeWidth * scale * 72;
  return stroke === 'none' || stroke === 'transparent' || isFixed || points < 0.001 ? Number.POSITIVE_INFINITY : points;
}
