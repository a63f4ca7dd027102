/** The elements and attributes that are drawn as vectors, and the PDF names of blend modes. */
const PLACED = ['transform', 'x', 'y', 'width', 'height'];
export const GEOMETRY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    svg: ['viewBox', 'preserveAspectRatio', 'x', 'y', 'width', 'height'],
    g: ['transform'],
    path: ['transform', 'd'],
    rect: [...PLACED, 'rx', 'ry'],
    circle: ['transform', 'cx', 'cy', 'r'],
    ellipse: ['transform', 'cx', 'cy', 'rx', 'ry'],
    line: ['transform', 'x1', 'y1', 'x2', 'y2'],
    polyline: ['transform', 'points'],
    polygon: ['transform', 'points'],
    use: ['transform', 'x', 'y', 'href'],
    image: [...PLACED, 'href', 'preserveAspectRatio'],
    mask: ['maskUnits'],
  }).map(([name, attributes]) => [name, new Set(attributes)]),
);
/** Elements that draw nothing where they are defined. */
export const UNSEEN = new Set(
  'defs title desc metadata linearGradient radialGradient clipPath mask pattern filter'.split(' '),
);
export const BLENDS: Readonly<Record<string, string>> = {
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'color-dodge': 'ColorDodge',
  'color-burn': 'ColorBurn',
  'hard-light': 'HardLight',
  'soft-light': 'SoftLight',
  difference: 'Difference',
  exclusion: 'Exclusion',
  hue: 'Hue',
  saturation: 'Saturation',
  color: 'Color',
  luminosity: 'Luminosity',
};
