/** The margins, the padding and the borders of a box in the renderer's tree. */
import { lengthOf } from '../css/styles.ts';
import type { ContainerNode, Node } from './nodes.ts';

type Side = 'top' | 'bottom';

/** Of these sides together, in CSS pixels; `width`: of which a share is taken. */
export function edgesOf(
  node: ContainerNode,
  styles: ReadonlyMap<string, string>,
  width: number,
  sides: readonly Side[],
): number {
  const preset: Readonly<Record<string, string | number | undefined>> = { ...node.preset };
  const pixels = (value: string | number | undefined): number | undefined =>
    typeof value === 'number' ? value : lengthOf(value?.split(' ')[0], width);
  const isBordered = [...styles.keys()].some((key) => key.startsWith('border'));
  return sides.reduce((sum, side) => {
    const name = `${side[0]?.toUpperCase()}${side.slice(1)}`;
    const [first, , third] = styles.get('padding')?.trim().split(/\s+/) ?? [];
    const short = side === 'top' ? first : (third ?? first);
    const padding = styles.get(`padding-${side}`) ?? short ?? preset[`padding${name}`] ?? preset['padding'];
    const said = styles.get(`border-${side}-width`) ?? styles.get(`border-${side}`) ?? styles.get('border');
    const border = said ?? (isBordered ? 0 : preset['border']);
    return sum + (pixels(padding) ?? 0) + (pixels(border) ?? 0);
  }, 0);
}

/** What is between a height that is said and the height of the whole box: all edges above and below, unless it has them. */
export const edgesBesideHeight = (node: ContainerNode, styles: ReadonlyMap<string, string>, width: number): number =>
  styles.get('box-sizing') === 'border-box' ? 0 : edgesOf(node, styles, width, ['top', 'bottom']);

/** A margin in CSS pixels; undefined if it is not known. `width`: of which a share is taken. */
export function marginOf(
  node: Exclude<Node, { type: 'text' }>,
  styles: ReadonlyMap<string, string>,
  side: 'top' | 'right' | 'bottom' | 'left',
  width: number,
): number | undefined {
  const property = `margin${side[0]?.toUpperCase()}${side.slice(1)}` as const;
  const [top = '0', right = top, bottom = top, left = right] = styles.get('margin')?.trim().split(/\s+/) ?? [];
  const short = styles.has('margin') ? { top, right, bottom, left }[side] : undefined;
  const preset: Readonly<Record<string, string | number | undefined>> = { ...node.preset };
  const own: Readonly<Record<string, string | number | undefined>> = { ...node.style };
  const said = own[property] ?? styles.get(`margin-${side}`) ?? short ?? preset[property] ?? preset['margin'] ?? 0;
  return typeof said === 'number' ? said : lengthOf(said, width);
}
