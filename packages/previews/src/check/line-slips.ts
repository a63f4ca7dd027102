/** Lines that are too thin for a press: borders, and boxes that are drawn as lines. */
import { pixelsOf } from '../css/styles.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import type { Page } from '../render/layout.ts';
import type { Node } from '../takumi/nodes.ts';
import { rulesOf, stylesOf } from '../takumi/own-lines.ts';
import { BORDER, isColoured } from './drawn-boxes.ts';
import { markOf } from './source.ts';

/** In points. Printers ask for a quarter; a line of one pixel at 300 dpi, a little less, prints. */
export const LEAST_LINE = 0.2;
export function lineSlips({ sheet, drawing }: Page): SideFinding[] {
  const rules = rulesOf(drawing.css);
  const found: SideFinding[] = [];
  const thin = (value: string | undefined): number | undefined => {
    const pixels = pixelsOf(value);
    const points = pixels === undefined ? 0 : (pixels / sheet.unit) * 72;
    return points > 0.001 && points < LEAST_LINE ? points : undefined;
  };
  const visit = (node: Node): void => {
    if (node.type !== 'container') return;
    const styles = stylesOf(node, rules);
    const borders = [...styles].flatMap(([name, value]) =>
      BORDER.test(name) && !/none|hidden/.test(value) ? value.split(/\s+/) : [],
    );
    const sides = isColoured(styles) ? [styles.get('height'), styles.get('width')] : [];
    const points = [...borders, ...sides].map(thin).find((one) => one !== undefined);
    if (points !== undefined)
      found.push(
        finding('line-too-thin', `A line is ${points.toFixed(2)} points thin`, { ...markOf(node.attributes) }),
      );
    for (const child of node.children ?? []) visit(child);
  };
  visit(drawing.node);
  return found;
}
