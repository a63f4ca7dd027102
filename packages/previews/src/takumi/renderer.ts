/** The renderer: Takumi, as its native build or otherwise as WebAssembly. Both produce the same bytes. */
import type { CssInput } from '@takumi-rs/helpers';
import type { Applied } from '../css/styles.ts';
import type { FontFace } from '../fonts/font-face.ts';
import { facesFor, fallbackOrder, fontLoader, foreignCharacters, type LineMetrics } from '../fonts/fonts.ts';
import type { OwnFont } from '../fonts/own-fonts.ts';
import { worldFaces } from '../fonts/world.ts';
import type { NamedPicture } from '../pictures/pictures.ts';
import type { PreviewerOptions } from '../types.ts';
import { type Refusal, refusalsOf } from './asked.ts';
import { askedMetrics } from './asked-metrics.ts';
import { enlarged, withLargerFilters, withSharpPictures } from './enlarged.ts';
import type { Canvas, MeasuredBox } from './measured.ts';
import { type LinesByStyle, withMovedLines } from './moved-lines.ts';
import type { Node } from './nodes.ts';
import { withSharpBackgrounds } from './sharp-backgrounds.ts';

export interface Drawing {
  node: Node;
  css: CssInput[];
  images: NamedPicture[];
  /** Lines that are moved to where a browser sets them. */
  lines?: LinesByStyle | undefined;
  /** Height of the highest box of lines, in CSS pixels. */
  highest?: number | undefined;
}

export interface Renderer {
  engine: 'native' | 'wasm';
  png(drawing: Drawing, canvas: Canvas): Promise<Uint8Array<ArrayBuffer>>;
  /** For photographs at print size, which would take megabytes as a PNG. */
  jpeg(drawing: Drawing, canvas: Canvas): Promise<Uint8Array<ArrayBuffer>>;
  measure(drawing: Drawing, canvas: Canvas): Promise<MeasuredBox>;
  /** Red, green, blue and opacity of each pixel. */
  pixels(drawing: Drawing, canvas: Canvas): Promise<Uint8Array>;
  /** The page as vectors, in CSS pixels. */
  svg(drawing: Drawing, size: { width: number; height: number }): Promise<string>;
  /** Registers a font of the artwork; false if it cannot be read. */
  addFont(font: OwnFont): Promise<boolean>;
  /** The parts of a line in such a font; undefined if the font lacks usual letters. */
  lineMetrics(name: string): Promise<LineMetrics | undefined>;
  /** Whether a picture can be drawn. */
  decodes(picture: Uint8Array): Promise<boolean>;
  /** The declarations that it does not draw, by `property:value`. */
  refusals(declarations: readonly Applied[]): Promise<ReadonlyMap<string, Refusal>>;
}

/** The part of Takumi that both builds share. */
interface Takumi {
  registerFont(font: {
    name: string;
    data: Uint8Array;
    weight: number;
    style: string;
    generic?: Generic | undefined;
    unicodeRange: [number, number][];
  }): Promise<unknown>;
  render(node: Node, options: object): Promise<Uint8Array<ArrayBuffer>>;
  measure(node: Node, options: object): Promise<MeasuredBox>;
  renderSvg(node: Node, options: object): Promise<string>;
}
type Generic = 'serif' | 'sans-serif' | 'monospace' | 'cursive' | 'math' | 'emoji';

export async function openRenderer({ engine = 'auto', assets }: PreviewerOptions): Promise<Renderer> {
  const [loaded, load] = await Promise.all([loadTakumi(engine), fontLoader(assets)]);
  let { takumi } = loaded;
  const own = new Set<string>();
  const metrics = new Map<string, Promise<LineMetrics | undefined>>();
  const registered = new Set<string>();
  /** Registered families of the optional package. */
  const order: string[] = [];
  const register = async (faces: readonly FontFace[]) => {
    // A file may be registered for several weights.
    const keyOf = ({ path, weight }: FontFace) => `${path} ${weight}`;
    const missing = faces.filter((face) => !registered.has(keyOf(face)));
    for (const face of missing) registered.add(keyOf(face));
    const files = await Promise.all(missing.map(async (face) => ({ face, data: await load(face.path) })));
    for (const { face, data } of files) await add(face, data);
  };
  const add = (face: FontFace, data: Uint8Array) =>
    takumi.registerFont({
      name: face.family,
      data,
      weight: face.weight,
      style: face.style,
      generic: face.generic,
      unicodeRange: face.ranges,
    });
  const needed = async ({ node, css, images }: Drawing) => {
    const { named, codePoints } = usedIn(node, css, images);
    const further = worldFaces(await foreignCharacters(codePoints));
    await register([...facesFor(named, codePoints), ...further]);
    for (const { family } of further) if (!order.includes(family)) order.push(family);
    // The families of this piece first, because those of other languages contain Han characters too.
    const wanted = [...new Set(further.map(({ family }) => family))];
    return { fontFamilies: [...fallbackOrder, ...wanted, ...order.filter((family) => !wanted.includes(family))] };
  };
  await register(facesFor(new Set(), []));
  const drawn = async (drawing: Drawing, options: Canvas & { format: string; quality?: number }) => {
    const common = await needed(drawing);
    const { css, images } = drawing;
    // The renderer makes no box of lines higher than the canvas, which an enlarged page has in its own pixels.
    const isPlain = (drawing.highest ?? 0) > options.height;
    const page = isPlain ? undefined : await sharpened(drawing, options, common);
    if (page !== undefined)
      return takumi.render(enlarged(page, options), {
        ...options,
        ...common,
        devicePixelRatio: 1,
        css: withLargerFilters(css, options.devicePixelRatio),
        images,
      });
    return takumi.render(placed(drawing, options.devicePixelRatio, true), { ...options, ...common, css, images });
  };
  const sharpened = async (drawing: Drawing, { width, height, devicePixelRatio }: Canvas, common: object) => {
    const size = { width: Math.round(width / devicePixelRatio), height: Math.round(height / devicePixelRatio) };
    const { css, images } = drawing;
    const measured = (node: Node) => takumi.measure(node, { ...size, devicePixelRatio: 1, ...common, css, images });
    const page = await withSharpBackgrounds(placed(drawing, 1, true), css, devicePixelRatio, measured);
    return page && withSharpPictures(page, css, devicePixelRatio, measured);
  };
  return {
    engine: loaded.engine,
    png: (drawing, canvas) => drawn(drawing, { ...canvas, format: 'png' }),
    jpeg: (drawing, canvas) => drawn(drawing, { ...canvas, format: 'jpeg', quality: JPEG_QUALITY }),
    pixels: (drawing, canvas) => drawn(drawing, { ...canvas, format: 'raw' }),
    measure: async (drawing, canvas) => {
      const common = await needed(drawing);
      const { css, images } = drawing;
      return takumi.measure(placed(drawing, canvas.devicePixelRatio), { ...canvas, ...common, css, images });
    },
    svg: async (drawing, size) => {
      const common = await needed(drawing);
      const { css, images } = drawing;
      return takumi.renderSvg(placed(drawing, 1), { ...size, ...common, css, images });
    },
    addFont: async ({ name, weight, style, data }) => {
      const key = [name, weight, style].join();
      if (own.has(key)) return true;
      if (own.size >= MOST_OWN_FONTS) {
        // Fonts cannot be unregistered: the renderer is opened anew, without those of earlier pieces.
        takumi = (await loadTakumi(engine)).takumi;
        own.clear();
        metrics.clear();
        registered.clear();
        order.length = 0;
        await register(facesFor(new Set(), []));
      }
      try {
        await takumi.registerFont({ name, data, weight, style, unicodeRange: EVERYTHING });
      } catch (error) {
        if (isTrap(error)) throw error;
        return false;
      }
      own.add(key);
      return true;
    },
    lineMetrics: (name) => {
      const known = metrics.get(name) ?? askedMetrics(name, (node) => takumi.measure(node, UNIT));
      metrics.set(name, known);
      return known;
    },
    decodes: (data) => {
      // As a background, because it reports nothing about an element's picture.
      const node: Node = { type: 'container', style: { width: 8, height: 8, backgroundImage: 'url(picture:)' } };
      const images = [{ src: 'picture:', data }];
      return takumi.render(node, { width: 8, height: 8, format: 'raw', images }).then(
        () => true,
        (error: unknown) => {
          if (isTrap(error)) throw error;
          return false;
        },
      );
    },
    refusals: refusalsOf((node) => takumi.measure(node, UNIT)),
  };
}

const placed = ({ node, lines }: Drawing, ratio: number, apart = false): Node =>
  lines === undefined ? node : withMovedLines(node, lines, ratio, apart);

const UNIT = { width: 1, height: 1 };

/** How many fonts of artwork one renderer keeps. */
const MOST_OWN_FONTS = 64;
const EVERYTHING: [number, number][] = [[0, 0x10ffff]];

/** Circle, square, and the triangles of disclosure elements. */
const SIGNS_OF_LISTS = [0x25e6, 0x25aa, 0x25b8, 0x25be];

/** The families and the characters of a drawing. */
function usedIn(
  root: Node,
  css: readonly CssInput[],
  images: readonly NamedPicture[],
): { named: Set<string>; codePoints: Set<number> } {
  const names = [JSON.stringify(css)];
  const codePoints = new Set<number>();
  const addSvg = (src: unknown) => {
    const svg = typeof src === 'string' ? src : src instanceof Uint8Array ? svgOf(src) : '';
    names.push(svg);
    if (svg.includes('<text')) for (const character of svg) codePoints.add(character.codePointAt(0) ?? 0);
  };
  for (const { data } of images) addSvg(data);
  const visit = (node: Node) => {
    for (const style of [node.style, node.preset] as (Record<string, unknown> | undefined)[]) {
      if (style?.['listStyleType'] !== undefined) names.push('list-style');
      if (style?.['fontFamily'] !== undefined) names.push(style['fontFamily'] as string);
    }
    if (node.type === 'text') for (const character of node.text) codePoints.add(character.codePointAt(0) ?? 0);
    if (node.type === 'image') addSvg(node.src);
    if (node.type === 'container') for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  const text = names.join(' ');
  // The renderer adds list bullets itself.
  if (/list-?style/i.test(text)) for (const sign of SIGNS_OF_LISTS) codePoints.add(sign);
  return { named: new Set(fallbackOrder.filter((name) => text.includes(name))), codePoints };
}

/** The markup of an SVG picture. */
function svgOf(bytes: Uint8Array): string {
  return /^[\s\uFEFF]*</.test(new TextDecoder().decode(bytes.subarray(0, 20))) ? new TextDecoder().decode(bytes) : '';
}

async function loadTakumi(engine: 'auto' | 'native' | 'wasm'): Promise<{ engine: 'native' | 'wasm'; takumi: Takumi }> {
  let native: unknown;
  if (engine !== 'wasm') {
    try {
      const { Renderer } = await import('@takumi-rs/core');
      return { engine: 'native', takumi: new Renderer({ cacheMaxBytes: CACHE }) as unknown as Takumi };
    } catch (error) {
      if (engine === 'native') throw error;
      native = error;
    }
  }
  try {
    return { engine: 'wasm', takumi: new (await loadWasm())({ cacheMaxBytes: CACHE }) };
  } catch (error) {
    // Of two renderers that cannot be loaded, the first is the one to install or repair.
    throw native ?? error;
  }
}

type WasmRenderer = new (options: object) => Takumi;

let trapped = false;

/** Whether the WebAssembly build crashed: the loaded copy can no longer draw, and the next renderer loads it again. */
export function isTrap(error: unknown): boolean {
  const trap = error instanceof Error && error.name === 'RuntimeError';
  trapped ||= trap;
  return trap;
}

async function loadWasm(): Promise<WasmRenderer> {
  const node = typeof process === 'object' ? process.getBuiltinModule?.('node:module') : undefined;
  if (node) {
    // Through `require`, whose cache can drop a crashed build.
    const require = node.createRequire(import.meta.url);
    const name = '@takumi-rs/wasm';
    if (trapped) for (const path of [name, `${name}/node`]) delete require.cache[require.resolve(path)];
    trapped = false;
    return (require(`${name}/node`) as { Renderer: WasmRenderer }).Renderer;
  }
  if (trapped) throw new Error('The renderer stopped at an earlier piece and cannot be loaded again here');
  const wasm = await import('@takumi-rs/wasm');
  // For bundlers; the package's own types would require those of the DOM.
  const file = (await import('@takumi-rs/wasm/auto')) as { default: unknown };
  const start = wasm.default as unknown as (file: { module_or_path: unknown }) => Promise<unknown>;
  await start({ module_or_path: file.default });
  return wasm.Renderer as unknown as WasmRenderer;
}

/** Leaves no visible artifacts on paper at 300 dots per inch. */
const JPEG_QUALITY = 88;

/** Bytes of decoded pictures and parsed style sheets that are kept between drawings. */
const CACHE = 16 * 1024 * 1024;
