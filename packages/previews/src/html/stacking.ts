/**
 * What lies above what. Boxes in a line with `position: relative`, as a heading on a rule: the renderer draws them below
 * every placed box, and a block with the same position where a browser does. So the line is put into such a block.
 */
import { type Applied, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { isBoxInLine } from '../takumi/own-lines.ts';
import { isBlank } from './floats.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { floatOf, isMoved, isOut, isPlaced, isPositioned } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/**
 * The root as a level of its own: one below zero is above the background of the sheet, and the renderer draws it below; colours blend with
 * a background of the sheet, and in the renderer with the paper too.
 */
export function withLevels(root: ContainerNode, looks: Looks): ContainerNode {
  const isBare = !looks.of(root)?.styles.some(({ property }) => property.startsWith('background'));
  const isApart = looks
    .rules()
    .some((rule) =>
      rule.some(
        ({ property, value }) =>
          (property === 'z-index' && /^\s*-/.test(value)) ||
          (isBare && property === 'mix-blend-mode' && value.trim() !== 'normal'),
      ),
    );
  return isApart ? looks.change(root, [{ property: 'isolation', value: 'isolate' }]) : root;
}

const BELOW =
  'A box in a line with position: relative is drawn below the placed boxes around it here: make it a block, or place nothing beside it';

const BEHIND =
  'What is placed behind a box in a line (z-index below 0) is drawn above the background of the box here, and below it in print: give the box isolation: isolate to print it above';

/** For a box with these contents: in a line it is a level of its own to the renderer. */
export function sayPlacedBehind({ display, styles }: Look, nodes: readonly Node[], looks: Looks, warnings: Warnings) {
  const isFilled = styles.some(({ property }) => property.startsWith('background'));
  if (!isBoxInLine(display) || !isFilled || styles.some(isLevel)) return;
  const isBehind = (node: Node) =>
    isPlaced(node, looks) && /^\s*-/.test(styleValue(looks.of(node)?.styles ?? [], 'z-index') ?? '');
  if (nodes.some(isBehind)) warnings.add(BEHIND);
}

/** Whether the renderer lays a box out by itself, with what is placed in it: it floats, or stands in a line. */
export const isLaidOutApart = (look: Look, parentDisplay: string): boolean =>
  !holdsItems(parentDisplay) &&
  !isPositioned(look) &&
  (/^(left|right)$/.test(floatOf(look)) || look.display.startsWith('inline-'));

/** Whether a declaration makes its element a level of its own, in print too. */
const isLevel = ({ property, value }: Applied): boolean =>
  /^(isolation|opacity|transform|filter|z-index|mix-blend-mode)$/.test(property) &&
  !/^(auto|none|normal)$/.test(value.trim()) &&
  !(property === 'opacity' && value.trim() === '1');

/** The children of a block, with such lines in blocks of their own. */
export function withStackedLines(
  nodes: readonly Node[],
  { display, whiteSpace }: Look,
  looks: Looks,
  warnings: Warnings,
): Node[] {
  const isLine = (node: Node): boolean =>
    node.type === 'text' || (!isOut(node, looks) && (looks.of(node)?.display ?? '').startsWith('inline'));
  const zOf = (node: Node): string | undefined => {
    const look = looks.of(node);
    if (look === undefined || isOut(node, looks) || !isMoved(look)) return undefined;
    return styleValue(look.styles, 'z-index')?.trim() ?? 'auto';
  };
  const isHolder = /^(block|list-item|flow-root|table-cell|inline-block)$/.test(display);
  if (!isHolder || !nodes.some((node) => node.type !== 'text' && isLine(node) && zOf(node) !== undefined))
    return [...nodes];
  const kept: Node[] = [];
  let run: Node[] = [];
  const flush = () => {
    const seen = run.filter((node) => !isBlank(node));
    const levels = new Set(seen.map(zOf));
    const [level] = levels;
    if (levels.size === 1 && level !== undefined) kept.push(inBlock(run, level, whiteSpace, looks));
    else {
      kept.push(...run);
      if (seen.some((node) => zOf(node) !== undefined) && nodes.some((node) => isPlaced(node, looks)))
        warnings.add(BELOW);
    }
    run = [];
  };
  for (const [at, node] of nodes.entries()) {
    // What is placed between the words of a line does not end it.
    const isInside =
      isOut(node, looks) &&
      run.some((one) => !isBlank(one)) &&
      nodes.slice(at + 1).find((one) => !isBlank(one) && !isOut(one, looks));
    if (isLine(node) || (isInside && isLine(isInside))) run.push(node);
    else {
      flush();
      kept.push(node);
    }
  }
  flush();
  return kept;
}

function inBlock(nodes: readonly Node[], level: string, whiteSpace: string | undefined, looks: Looks): ContainerNode {
  const styles: Applied[] = [
    { property: 'display', value: 'block' },
    { property: 'position', value: 'relative' },
    { property: 'z-index', value: level },
  ];
  return looks.box({ styles, display: 'block', whiteSpace, preset: PLAIN }, nodes);
}
