/** Clip paths of one shape as PDF clipping. */
import { type Bounds, IDENTITY, transformOf } from './matrix.ts';
import { pathOf } from './operators.ts';
import { INITIAL, idIn, paintOf } from './paint.ts';
import { boundsOf, moved } from './path-data.ts';
import { segmentsOf } from './shapes.ts';
import { NotVector, type SvgElement } from './svg-elements.ts';
import { GEOMETRY } from './svg-words.ts';

export function clipOf(value: string, ids: ReadonlyMap<string, SvgElement>): { operators: string; bounds: Bounds } {
  const element = ids.get(idIn(value) ?? '');
  const shapes = element?.children ?? [];
  if (element?.name !== 'clipPath' || shapes.length !== 1 || element.attributes.size > 1)
    throw new NotVector('clip-path');
  const [shape] = shapes as [SvgElement];
  const { paint, effects } = paintOf(shape, INITIAL, GEOMETRY.get(shape.name) ?? new Set());
  const transform = transformOf(shape.attributes.get('transform') ?? '');
  const segments = segmentsOf(shape);
  if (effects['clip-path'] !== undefined || transform === undefined || segments === undefined)
    throw new NotVector('clip-path');
  const placed = transform === IDENTITY ? segments : moved(segments, transform);
  const bounds = boundsOf(placed) ?? [0, 0, 0, 0];
  return { operators: `${pathOf(placed)} ${paint['clip-rule'] === 'evenodd' ? 'W*' : 'W'} n`, bounds };
}
