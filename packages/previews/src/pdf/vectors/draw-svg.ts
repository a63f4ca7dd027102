/**
 * Converts the renderer's SVG of a page to PDF operators. Plain shapes, glyphs, gradients, clips, masks, groups and
 * inline SVGs stay vectors; the rest (filters, patterns, pictures) are parts that the renderer draws at print size.
 */
import { clipOf } from './clips.ts';
import { type Gradient, gradientOf } from './gradients.ts';
import {
  type Bounds,
  boundsIn,
  common,
  IDENTITY,
  inverted,
  isEmpty,
  type Matrix,
  multiplied,
  transformOf,
} from './matrix.ts';
import { filling, glyphForm, lines, pathOf } from './operators.ts';
import { colourOf, type Effects, INITIAL, idIn, paintOf } from './paint.ts';
import { type Placed, partOf, pictureOf } from './parts.ts';
import { boundsOf, type Segment } from './path-data.ts';
import { lengthOf, segmentsOf } from './shapes.ts';
import { NotVector, parseSvg, type SvgElement } from './svg-elements.ts';
import { type At, fitted, idsOf, isGlyph, type Source, sizeOf, viewBoxOf } from './svg-places.ts';
import { BLENDS, GEOMETRY, UNSEEN } from './svg-words.ts';
import { type Form, type Part, type State, type VectorPage, written, writtenMatrix } from './vector-page.ts';

/** Above this number of tiles a picture of the pattern is smaller. */
const MOST_TILES = 2000;
const EVERYWHERE: Bounds = [-16_000, -16_000, 16_000, 16_000];

/**
 * `size`: of the page in CSS pixels; `density`: pixels per CSS pixel of drawn parts.
 *
 * @throws NotVector if the whole page has to be a picture
 */
export function drawSvg(text: string, size: { width: number; height: number }, density: number): VectorPage {
  const forms = new Map<string, Form>();
  const states = new Map<string, State>();
  const shadings = new Map<string, Record<string, unknown>>();
  const parts = new Map<string, Part>();
  const stateNames = new Map<string, string>();
  const glyphs = new Map<SvgElement, string>();

  const named = <T>(all: Map<string, T>, letter: string, value: T): string => {
    const name = `${letter}${all.size}`;
    all.set(name, value);
    return name;
  };
  const state = (value: State): string => {
    const key = JSON.stringify(value);
    const known = stateNames.get(key) ?? named(states, 'S', value);
    stateNames.set(key, known);
    return `/${known} gs`;
  };
  const group = (content: string, group: Form['group'] = 'DeviceRGB'): string =>
    named(forms, 'F', { content, bounds: EVERYWHERE, ...(group && { group }) });

  function draw(element: SvgElement, at: At): string {
    if (UNSEEN.has(element.name)) return '';
    const { paint, effects } = paintOf(element, at.paint, GEOMETRY.get(element.name) ?? new Set());
    if (effects.filter !== undefined) throw new NotVector('filter');
    const own = transformOf(element.attributes.get('transform') ?? '');
    if (own === undefined) throw new NotVector('transform');
    const matrix = own === IDENTITY ? at.matrix : multiplied(at.matrix, own);
    const clip = effects['clip-path'] === undefined ? undefined : clipOf(effects['clip-path'], at.source.ids);
    const seen = clip ? common(at.seen, boundsIn(matrix, clip.bounds)) : at.seen;
    if (isEmpty(seen)) return '';
    const body = bodyOf(element, { ...at, paint, matrix, seen });
    if (body === '') return '';
    const content = withEffects(body, effects, { ...at, paint, matrix, seen });
    if (own === IDENTITY && clip === undefined) return content;
    return `q ${own === IDENTITY ? '' : writtenMatrix(own)} ${clip?.operators ?? ''}\n${content}Q\n`;
  }

  /** An element, or the part that the renderer draws instead. */
  function drawn(element: SvgElement, at: At): string {
    try {
      return draw(element, at);
    } catch (error) {
      if (!(error instanceof NotVector) || !at.source.isPage) throw error;
      return placed(partOf(element, at, density), at);
    }
  }

  function placed(part: Placed | undefined, { matrix }: At): string {
    const back = inverted(matrix);
    if (part === undefined || back === undefined) return '';
    const name = named(parts, 'P', part);
    const { left, top, width, height } = part;
    return `q ${writtenMatrix(back)} ${writtenMatrix([width, 0, 0, -height, left, top + height])} /${name} Do Q\n`;
  }

  function bodyOf(element: SvgElement, at: At): string {
    if (element.name === 'g') return childrenOf(element, at);
    if (element.name === 'image') return image(element, at);
    if (element.name === 'use') return used(element, at);
    const segments = segmentsOf(element);
    if (segments === undefined) throw new NotVector(element.name);
    return painted(segments, at);
  }

  function childrenOf({ children }: SvgElement, at: At): string {
    let content = '';
    let line: SvgElement[] = [];
    const flush = () => {
      if (line.length > 0) content += lineOfGlyphs(line, at);
      line = [];
    };
    for (const child of children) {
      if (isGlyph(child, at)) line.push(child);
      else {
        flush();
        content += drawn(child, at);
      }
    }
    flush();
    return content;
  }

  function lineOfGlyphs(uses: readonly SvgElement[], { source, paint }: At): string {
    const colour = colourOf(paint.fill);
    if (colour === undefined) return '';
    let [x, y] = [0, 0];
    const places = uses.map((use) => {
      const path = source.ids.get(use.attributes.get('href')?.slice(1) ?? '') as SvgElement;
      const [nextX, nextY] = [lengthOf(use, 'x'), lengthOf(use, 'y')];
      const step = `1 0 0 1 ${written(nextX - x)} ${written(nextY - y)} cm`;
      [x, y] = [nextX, nextY];
      const name = glyphOf(path);
      return name === undefined ? step : `${step} /${name} Do`;
    });
    return `q ${filling(colour, Number(paint['fill-opacity']), state)}\n${places.join('\n')}\nQ\n`;
  }

  function glyphOf(path: SvgElement): string | undefined {
    const known = glyphs.get(path);
    if (known !== undefined) return known;
    const form = glyphForm(path.attributes.get('d') ?? '');
    if (form === undefined) return undefined;
    const name = named(forms, 'F', form);
    glyphs.set(path, name);
    return name;
  }

  function used(element: SvgElement, at: At): string {
    const target = at.source.ids.get(element.attributes.get('href')?.slice(1) ?? '');
    if (target === undefined || ['symbol', 'svg', 'use'].includes(target.name)) throw new NotVector('use');
    const step: Matrix = [1, 0, 0, 1, lengthOf(element, 'x'), lengthOf(element, 'y')];
    const content = draw(target, { ...at, matrix: multiplied(at.matrix, step) });
    return content === '' ? '' : `q ${writtenMatrix(step)} ${content}Q\n`;
  }

  function image(element: SvgElement, at: At): string {
    const box = { x: lengthOf(element, 'x'), y: lengthOf(element, 'y') };
    const [width, height] = [lengthOf(element, 'width'), lengthOf(element, 'height')];
    if (width <= 0 || height <= 0) return '';
    if (element.attributes.get('preserveAspectRatio') !== 'none') throw new NotVector('preserveAspectRatio');
    const bounds: Bounds = [box.x, box.y, box.x + width, box.y + height];
    if (isEmpty(common(at.seen, boundsIn(at.matrix, bounds)))) return '';
    const picture = pictureOf(element);
    if (typeof picture === 'string') {
      try {
        return inlineSvg(picture, { ...box, width, height }, at);
      } catch (error) {
        if (!(error instanceof NotVector) || !at.source.isPage) throw error;
      }
    }
    if (!at.source.isPage) throw new NotVector('image');
    return placed(partOf(element, at, density, picture), at);
  }

  /** An image that is an SVG, stretched into its box. */
  function inlineSvg(text: string, box: { x: number; y: number; width: number; height: number }, at: At): string {
    const root = parseSvg(text);
    if (root.name !== 'svg') throw new NotVector(root.name);
    const view = viewBoxOf(root);
    const own = sizeOf(root, view);
    if (own.width <= 0 || own.height <= 0) throw new NotVector('no size');
    const { paint, effects } = paintOf(root, INITIAL, GEOMETRY.get('svg') as ReadonlySet<string>, true);
    if (Object.entries(effects).some(([name, value]) => value !== (name === 'opacity' ? 1 : undefined)))
      throw new NotVector('effects');
    const stretched: Matrix = [box.width / own.width, 0, 0, box.height / own.height, box.x, box.y];
    const inner = multiplied(stretched, fitted(root, view, own));
    const matrix = multiplied(at.matrix, inner);
    const frame: Bounds = [box.x, box.y, box.x + box.width, box.y + box.height];
    const seen = common(at.seen, boundsIn(at.matrix, frame));
    const source: Source = { text, ids: idsOf(root), isPage: false };
    const content = childrenOf(root, { source, paint, matrix, seen });
    if (content === '') return '';
    const rectangle = [box.x, box.y, box.width, box.height].map((value) => written(value)).join(' ');
    return `q ${rectangle} re W n ${writtenMatrix(inner)}\n${content}Q\n`;
  }

  function painted(segments: readonly Segment[], at: At): string {
    const { paint } = at;
    const box = boundsOf(segments);
    if (box === undefined) return '';
    const path = pathOf(segments);
    const even = paint['fill-rule'] === 'evenodd';
    let content = '';
    const id = idIn(paint.fill);
    const stroke = lines(paint, state);
    const server = id === undefined ? undefined : at.source.ids.get(id);
    if (server?.name === 'pattern') {
      content += tiled(server, `${path} ${even ? 'W*' : 'W'} n`, box, at);
    } else if (id !== undefined) {
      content += shaded(path, even, gradientIn(id, box, at));
    } else {
      const colour = colourOf(paint.fill);
      if (colour !== undefined && colour.alpha > 0)
        content += opaque(filling(colour, Number(paint['fill-opacity']), state), `${path} ${even ? 'f*' : 'f'}`);
    }
    return stroke === undefined ? content : content + opaque(stroke, `${path} S`);
  }

  /** A pattern, tile by tile: a repeating background. */
  function tiled(pattern: SvgElement, clip: string, box: Bounds, at: At): string {
    const length = (name: string) => lengthOf(pattern, name);
    const [width, height] = [length('width'), length('height')];
    const plain = pattern.attributes.get('patternUnits') === 'userSpaceOnUse' && pattern.attributes.size === 6;
    if (!plain || !(width > 0 && height > 0) || at.paint['fill-opacity'] !== '1') throw new NotVector('pattern');
    const [fromX, fromY] = [Math.floor((box[0] - length('x')) / width), Math.floor((box[1] - length('y')) / height)];
    const [toX, toY] = [Math.ceil((box[2] - length('x')) / width), Math.ceil((box[3] - length('y')) / height)];
    if ((toX - fromX) * (toY - fromY) > MOST_TILES) throw new NotVector('pattern');
    const tile = named(forms, 'F', {
      content: childrenOf(pattern, {
        ...at,
        paint: INITIAL,
        seen: EVERYWHERE,
        source: { ...at.source, isPage: false },
      }),
      bounds: [0, 0, width, height],
      group: 'DeviceRGB',
    });
    let content = '';
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1)
        content += `q 1 0 0 1 ${written(length('x') + x * width)} ${written(length('y') + y * height)} cm /${tile} Do Q\n`;
    return `q ${clip}\n${content}Q\n`;
  }

  const opaque = (set: string, paths: string) =>
    set.includes(' gs') || set.includes(' d') ? `q ${set} ${paths} Q\n` : `${set} ${paths}\n`;

  function gradientIn(id: string, box: Bounds, { source, paint }: At): Gradient | undefined {
    const element = source.ids.get(id);
    if (element === undefined) throw new NotVector(id);
    if (isEmpty(box)) return undefined;
    return gradientOf(element, box, Number(paint['fill-opacity']), paint.color);
  }

  function shaded(path: string, even: boolean, gradient: Gradient | undefined): string {
    if (gradient === undefined) return '';
    const { matrix, colours, opacities } = gradient;
    const name = named(shadings, 'H', colours);
    const mask =
      opacities === undefined
        ? ''
        : state({ mask: { form: group(`/${named(shadings, 'H', opacities)} sh`, 'DeviceGray'), by: 'Luminosity' } });
    return `q ${path} ${even ? 'W*' : 'W'} n ${writtenMatrix(matrix)} ${mask} /${name} sh Q\n`;
  }

  function withEffects(content: string, effects: Effects, at: At): string {
    let result = content;
    const { opacity, mask } = effects;
    const blend = effects['mix-blend-mode'];
    if (opacity < 1 || blend !== undefined || effects.isolation !== undefined) {
      if (blend !== undefined && BLENDS[blend] === undefined) throw new NotVector(blend);
      const how = state({ fill: opacity, blend: BLENDS[blend ?? ''] ?? 'Normal' });
      result = `q ${how} /${group(result)} Do Q\n`;
    }
    if (mask === undefined) return result;
    const element = at.source.ids.get(idIn(mask) ?? '');
    const style = element?.attributes.get('style');
    if (element?.attributes.get('maskUnits') !== 'userSpaceOnUse' || style !== 'mask-type:alpha')
      throw new NotVector('mask');
    const form = group(childrenOf(element, { ...at, paint: INITIAL }));
    return `q ${state({ mask: { form, by: 'Alpha' } })} /${group(result)} Do Q\n`;
  }

  const root = parseSvg(text);
  const source: Source = { text, ids: idsOf(root), isPage: true };
  const seen: Bounds = [0, 0, size.width, size.height];
  const content = childrenOf(root, { source, paint: INITIAL, matrix: IDENTITY, seen });
  return { content, forms, states, shadings, parts };
}
