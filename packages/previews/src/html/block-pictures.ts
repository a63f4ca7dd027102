/**
 * A picture in a line that may be as wide as its box (`max-width: 100%`), in a flex box, a grid or a table: the renderer
 * draws it as wide as it is; and one that is wider than its box has an empty line below it. So one that is alone in its
 * line becomes a block, with the room below it that its line has; also one of a known height, as a browser rounds that room.
 */
import { lengthOf, styleValue } from '../css/styles.ts';
import { box, type ContainerNode, type Node, type Style } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';
import { type Letters, lineOf } from './letters.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { isOnBaseline, isOut, paddingAndBorderOf } from './room.ts';
import { isMarginBox } from './wrapped.ts';

/** Changes the tree. */
export function settlePictures(
  root: ContainerNode,
  looks: Looks,
  letters: ReadonlyMap<Node, Letters>,
  isQuirky: boolean,
): void {
  const said = (node: Node, property: string, name: string): string | undefined =>
    styleValue(looks.of(node)?.styles ?? [], property)?.trim() ?? looks.of(node)?.preset?.[name]?.toString();

  const isBlock = (node: Node | undefined): boolean =>
    node === undefined || (node.type === 'container' && !(looks.of(node)?.display ?? 'block').startsWith('inline'));

  /** The picture that an element in a line, or a link around it, has and nothing else. `indent`: before it, in CSS pixels. */
  const pictureIn = (node: Node, indent: number): Node | undefined => {
    const look = looks.of(node);
    if (look === undefined || isOut(node, looks)) return undefined;
    if (node.type === 'image') {
      const isUncertain =
        look.room === undefined
          ? isShare(said(node, 'max-width', 'maxWidth'))
          : isWider(look, said(node, 'width', 'width'), said(node, 'max-width', 'maxWidth'), indent);
      return look.display === 'inline' && (isUncertain || isHigh(node)) ? node : undefined;
    }
    if (node.type === 'container' && isAround(node, look)) {
      const [picture] = node.children ?? [];
      const isClose = ['padding-left', 'padding-right'].every((side) =>
        /^0(px)?$/.test(styleValue(look.styles, side) ?? '0'),
      );
      const isUncertain = picture !== undefined && isShare(said(picture, 'max-width', 'maxWidth'));
      return isClose && picture !== undefined && (isUncertain || isHigh(picture)) ? picture : undefined;
    }
    const isLink = node.type === 'container' && look.display === 'inline' && !look.styles.some(isSeen);
    const inside = isLink ? (node.children ?? []).filter((child) => !isBlank(child)) : [];
    return inside.length === 1 && inside[0] !== undefined ? pictureIn(inside[0], indent) : undefined;
  };

  /** Higher than the letters of its line are likely to be: then what is below it is known in whole pixels. */
  const isHigh = (node: Node): boolean => (lengthOf(said(node, 'height', 'height'), undefined) ?? 0) >= HIGH;

  const isMargins = (node: ContainerNode): boolean => {
    const look = looks.of(node);
    return look !== undefined && isAround(node, look);
  };

  const isTall = (node: Node): boolean =>
    looks.of(node)?.display === 'inline' && isShare(said(node, 'height', 'height'));

  const asBlock = (node: Node, style: Style): void => {
    const look = looks.of(node);
    if (look !== undefined) looks.put(node, { ...look, display: 'block' });
    // In a line, margins without a size are none.
    const none = ['Left', 'Right'].filter(
      (side) => said(node, `margin-${side.toLowerCase()}`, `margin${side}`) === 'auto',
    );
    const margins = Object.fromEntries(none.map((side) => [`margin${side}`, '0']));
    node.style = { ...node.style, display: 'block', ...margins, ...(node.type === 'image' && style) };
    if (node.type === 'container') for (const child of node.children ?? []) if (!isBlank(child)) asBlock(child, style);
  };

  /** `isFirst` and `isLast`: whether the line begins and ends with what is in the node. */
  const visit = (node: ContainerNode, inherited: Inherited, isFirst = true, isLast = true): void => {
    const children = node.children ?? [];
    const own = {
      align: said(node, 'text-align', 'textAlign') ?? inherited.align,
      indent: lengthOf(said(node, 'text-indent', 'textIndent'), undefined) ?? inherited.indent,
    };
    const isItems = holdsItems(looks.of(node)?.display);
    const seen = children.filter((child) => !isBlank(child) && !isOut(child, looks));
    const hasPlaced = seen.length < children.filter((child) => !isBlank(child)).length;
    for (const [at, child] of seen.entries()) {
      // Beside a placed box, the renderer takes no share of a height for a picture in a line.
      if (hasPlaced && !isItems && seen.length === 1 && child.type === 'image' && isTall(child)) {
        asBlock(child, {});
        continue;
      }
      const begins = at === 0 ? isFirst : isBlock(seen[at - 1]);
      const ends = at === seen.length - 1 ? isLast : isBlock(seen[at + 1]);
      const indent = at === 0 && isFirst ? own.indent : 0;
      const picture = isItems || !begins || !ends ? undefined : pictureIn(child, indent);
      if (picture !== undefined) {
        const isOnLine = isOnBaseline(looks.of(picture));
        const line = letters.get(node);
        asBlock(child, aligned(own.align, indent));
        const below = isOnLine && !isQuirky && line !== undefined ? roomBelow(line) : 0;
        children.splice(children.indexOf(child), 1, box({ paddingBottom: below }, [child]));
      } else if (child.type === 'container' && !isMargins(child)) {
        const isInLine = looks.of(child)?.display === 'inline';
        visit(child, own, !isInLine || begins, !isInLine || ends);
      }
    }
    for (const child of children) if (child.type === 'container' && isOut(child, looks)) visit(child, own);
  };
  visit(root, { align: 'start', indent: 0 });
}

/** In CSS pixels. */
const HIGH = 30;

/** What lines have of the boxes around them: how they are aligned, and the indent of the first in CSS pixels. */
interface Inherited {
  readonly align: string;
  readonly indent: number;
}

/** Whether it is wider than its box, by its size, its frame or the indent before it: to the renderer its line has another one below it, which is empty. */
function isWider(look: Look, width: string | undefined, most: string | undefined, indent: number): boolean {
  const { styles, room = 0 } = look;
  const frame = paddingAndBorderOf(look, room);
  const isBorderBox = styleValue(styles, 'box-sizing') === 'border-box';
  const sizes = [width, most].map((size) => lengthOf(size, room) ?? Number.POSITIVE_INFINITY);
  const size = Math.min(...sizes) + (isBorderBox ? 0 : frame) + indent;
  return size > room && size < Number.POSITIVE_INFINITY;
}

/** Whether it holds a picture's margins (`withRoomAround`). */
const isAround = (node: ContainerNode, { display }: Look): boolean =>
  isMarginBox(node) && display === 'inline-block' && node.children?.length === 1 && node.children[0]?.type === 'image';

const isShare = (value: string | undefined): boolean => /^[\d.]+%$/.test(value ?? '');

const isSeen = ({ property }: { property: string }): boolean =>
  /^(background|border|padding|margin|position)/.test(property);

/** Where the line would have it. */
const aligned = (align: string, indent: number): Style =>
  align.endsWith('center')
    ? { marginLeft: 'auto', marginRight: 'auto' }
    : /^(right|end)$/.test(align)
      ? { marginLeft: 'auto' }
      : indent === 0
        ? {}
        : // It hangs out of its box, which it does not widen.
          { position: 'relative', left: `${indent}px` };

/** Below the baseline of a line, in CSS pixels. */
function roomBelow(letters: Letters): number {
  const line = lineOf({ ...letters, drawn: undefined });
  if (line === undefined) return 0;
  const [ascent, descent] = [Math.round(line.ascent), Math.round(line.descent)];
  const more = line.height - ascent - descent;
  return Math.max(0, descent + more - Math.floor(more / 2));
}
