/** Basic shapes as paths. */
import { pathSegments, type Segment } from './path-data.ts';
import { NotVector, type SvgElement } from './svg-elements.ts';

/** Control point distance of a quarter circle: its error is at most 0.03 % of the radius. */
const PULL = 0.5522847498;

/** A number in pixels; `otherwise` if the attribute is missing. */
export function lengthOf({ attributes }: SvgElement, name: string, otherwise = 0): number {
  const text = attributes.get(name)?.trim();
  if (text === undefined || text === '') return otherwise;
  const [, number] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(?:px)?$/.exec(text) ?? [];
  if (number === undefined) throw new NotVector(`${name}="${text}"`);
  return Number(number);
}

/** Undefined if the element is not a shape. */
export function segmentsOf(element: SvgElement): Segment[] | undefined {
  const length = (name: string, otherwise?: number) => lengthOf(element, name, otherwise);
  switch (element.name) {
    case 'path':
      return pathSegments(element.attributes.get('d') ?? '');
    case 'rect':
      return rectangle(length('x'), length('y'), length('width'), length('height'), ...cornersOf(element));
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'));
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), length('rx'), length('ry'));
    case 'line':
      return [
        ['m', length('x1'), length('y1')],
        ['l', length('x2'), length('y2')],
      ];
    case 'polyline':
    case 'polygon': {
      const points = pathSegments(`M${element.attributes.get('points') ?? ''}`);
      return element.name === 'polygon' && points.length > 0 ? [...points, ['h']] : points;
    }
    default:
      return undefined;
  }
}

function cornersOf(element: SvgElement): [rx: number, ry: number] {
  const rx = lengthOf(element, 'rx', lengthOf(element, 'ry'));
  return [rx, lengthOf(element, 'ry', rx)];
}

function rectangle(x: number, y: number, width: number, height: number, roundX: number, roundY: number): Segment[] {
  if (width <= 0 || height <= 0) return [];
  const [right, bottom] = [x + width, y + height];
  const [rx, ry] = [Math.min(roundX, width / 2), Math.min(roundY, height / 2)];
  if (rx <= 0 || ry <= 0) return [['m', x, y], ['l', right, y], ['l', right, bottom], ['l', x, bottom], ['h']];
  const [kx, ky] = [rx * (1 - PULL), ry * (1 - PULL)];
  return [
    ['m', x + rx, y],
    ['l', right - rx, y],
    ['c', right - kx, y, right, y + ky, right, y + ry],
    ['l', right, bottom - ry],
    ['c', right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ['l', x + rx, bottom],
    ['c', x + kx, bottom, x, bottom - ky, x, bottom - ry],
    ['l', x, y + ry],
    ['c', x, y + ky, x + kx, y, x + rx, y],
    ['h'],
  ];
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  if (rx <= 0 || ry <= 0) return [];
  return rectangle(cx - rx, cy - ry, 2 * rx, 2 * ry, rx, ry);
}
