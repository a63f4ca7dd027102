/** What the tests of the previews share: a previewer, a piece, and eyes for PNG and PDF. */
import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { createPreviewer, type PreviewPiece } from '../src/index.ts';
import { NOW } from './templates.ts';

/** One renderer for a whole file: opening it costs more than all its pictures. It has as long as a test: a busy machine refuses no artwork. */
export const previewer = createPreviewer({ timeout: 100_000 });

export const address = {
  name: 'Grace Hopper',
  company: null,
  address_1: '1400 Key Blvd',
  address_2: '',
  city: 'Arlington',
  state_name: 'VA',
  postal_code: '22209',
  zip_addon: '1518',
  del_point: '00',
};

export function pieceOf(changes: Partial<PreviewPiece> = {}): PreviewPiece {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    format: 'postcard_4x6',
    mail_type: 'first_class',
    front_html: '<h1>Hello</h1>',
    back_html: '<p>Back</p>',
    merge_tags: {},
    recipient: { first_name: 'Grace', last_name: 'Hopper', city: 'Arlington', state: 'VA', postal_code: '22201' },
    address,
    now: NOW,
    ...changes,
  };
}

export interface Picture {
  width: number;
  height: number;
  /** `#rrggbb` of a pixel. */
  at(x: number, y: number): string;
  pixels: Uint8Array;
}

export function decoded(bytes: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  const at = (x: number, y: number) =>
    `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
  return { width, height, at, pixels: data };
}

/** The front as a picture, with what was said about it. */
export async function front(changes: Partial<PreviewPiece> = {}) {
  const { bytes, warnings } = await previewer.render(pieceOf(changes), 'front');
  return { picture: decoded(bytes), warnings };
}

/** The text under a PDF's pages, and their sizes in points. */
export function readPdf(bytes: Uint8Array): {
  text: string;
  pages: string[];
  boxes: number[][];
  source: string;
  /** Where each run of text begins, in points from the top left corner. */
  places: number[][];
} {
  const source = Buffer.from(bytes).toString('latin1');
  const contents: string[] = [];
  const characters = new Map<string, string>();
  for (const match of source.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const content = inflated(Buffer.from(bytes.subarray(start, source.indexOf('endstream', start))));
    if (content?.includes('BT')) contents.push(content);
    const [, font] = /\/CMapName \/(\w+) def/.exec(content ?? '') ?? [];
    for (const [, code = '', unicode = ''] of content?.matchAll(/^<(\w\w)> <(\w{4,})>$/gm) ?? [])
      characters.set(`${font} ${code}`, Buffer.from(unicode, 'hex').swap16().toString('utf16le'));
  }
  const pages = contents.map((content) =>
    [...content.matchAll(/BT .*?ET/g)]
      .map(([run]) =>
        [...run.matchAll(/\/(\w+) [\d.]+ Tf <(\w*)> Tj/g)]
          .flatMap(([, font, codes = '']) =>
            (codes.match(/../g) ?? []).map((code) => characters.get(`${font} ${code}`)),
          )
          .join(''),
      )
      .join('\n'),
  );
  const boxes = [...source.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  const places = contents.flatMap((content) =>
    [...content.matchAll(/1 0 0 -1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  return { text: pages.join('\n'), pages, boxes, source, places };
}

function inflated(data: Buffer): string | undefined {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The boxes of each page, as another library reads them: left, bottom, width and height in points. */
export async function pageBoxes(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const box = (found: { x: number; y: number; width: number; height: number }) => [
    found.x,
    found.y,
    found.width,
    found.height,
  ];
  return document
    .getPages()
    .map((page) => ({ media: box(page.getMediaBox()), trim: box(page.getTrimBox()), crop: box(page.getCropBox()) }));
}

/** A picture with as much in it as a photograph: soft shapes and the noise of a sensor. */
export function photograph(width: number, height: number): Uint8Array {
  const png = new PNG({ width, height, colorType: 2 });
  let seed = 7;
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const noise = ((seed >>> 16) % 24) - 12;
    png.data[at * 4] = 128 + 100 * Math.sin(9 * x + 3 * y) + noise;
    png.data[at * 4 + 1] = 120 + 90 * Math.sin(5 * y - 2 * x) + noise;
    png.data[at * 4 + 2] = 110 + 80 * Math.cos(7 * x * y) + noise;
    png.data[at * 4 + 3] = 255;
  }
  return new Uint8Array(PNG.sync.write(png));
}
