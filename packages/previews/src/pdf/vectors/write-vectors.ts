/** Writes vectors to the current page of a PDF. */
import type { PDFDocument, PDFReference } from 'pdfkit';
import type { VectorPage } from './vector-page.ts';

export interface DrawnVectors extends VectorPage {
  /** Of the page, in CSS pixels. */
  readonly width: number;
  /** The parts that are not vectors. */
  readonly pictures: ReadonlyMap<string, Pixels>;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8Array;
}

/** In characters: compressing a shorter stream takes longer than it is worth. */
const SHORT = 2000;

/** The pages of a piece share fonts, so each glyph is written once per file. */
const glyphs = new WeakMap<PDFDocument, Map<string, PDFReference>>();

/** `scale`: points per CSS pixel. */
export function writeVectors(document: PDFDocument, vectors: DrawnVectors, scale: number): void {
  const { page } = document;
  const { resources } = page;
  const forms = new Map<string, PDFReference>();
  const known = glyphs.get(document) ?? new Map<string, PDFReference>();
  glyphs.set(document, known);
  for (const [name, { content, bounds, group }] of vectors.forms) {
    const same = group === undefined ? known.get(content) : undefined;
    if (same !== undefined) {
      page.xobjects[name] = same;
      continue;
    }
    document.compress = content.length > SHORT;
    const form = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [...bounds],
      ...(group && { Group: { S: 'Transparency', CS: group, I: true }, Resources: resources }),
    });
    form.end(content);
    forms.set(name, form);
    if (group === undefined) known.set(content, form);
    page.xobjects[name] = form;
  }
  document.compress = true;
  for (const [name, { fill, stroke, blend, mask }] of vectors.states) {
    const state = document.ref({
      Type: 'ExtGState',
      ...(fill !== undefined && { ca: fill }),
      ...(stroke !== undefined && { CA: stroke }),
      ...(blend !== undefined && { BM: blend }),
      ...(mask !== undefined && { SMask: { Type: 'Mask', S: mask.by, G: forms.get(mask.form) } }),
    });
    state.end();
    page.ext_gstates[name] = state;
  }
  if (vectors.shadings.size > 0) resources.data['Shading'] = Object.fromEntries(vectors.shadings);
  for (const [name, picture] of vectors.pictures) {
    page.xobjects[name] = imageOf(document, picture);
  }
  document.addContent(`q ${scale} 0 0 ${scale} 0 0 cm\n${vectors.content}Q`);
}

function imageOf(document: PDFDocument, { width, height, pixels }: Pixels): PDFReference {
  const colours = new Uint8Array(width * height * 3);
  const opacities = new Uint8Array(width * height);
  let clear = false;
  for (let pixel = 0; pixel < opacities.length; pixel += 1) {
    const [from, to] = [pixel * 4, pixel * 3];
    colours[to] = pixels[from] as number;
    colours[to + 1] = pixels[from + 1] as number;
    colours[to + 2] = pixels[from + 2] as number;
    const opacity = pixels[from + 3] as number;
    opacities[pixel] = opacity;
    clear ||= opacity < 255;
  }
  const image = (ColorSpace: string, bytes: Uint8Array, further: object = {}) => {
    const plain = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8, ColorSpace };
    const reference = document.ref({ ...plain, Interpolate: true, ...further });
    reference.end(bytes);
    return reference;
  };
  return image('DeviceRGB', colours, clear ? { SMask: image('DeviceGray', opacities) } : {});
}
