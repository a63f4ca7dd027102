/** What the tests of the previews share: a previewer, a piece, and eyes for PNG and PDF. */
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { createPreviewer, type PreviewPiece } from '../src/index.ts';
import { NOW } from './templates.ts';

/** One renderer for a whole file: opening it costs more than all its pictures. */
export const previewer = createPreviewer();

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
export function readPdf(bytes: Uint8Array): { text: string; pages: string[]; boxes: number[][]; source: string } {
  const source = Buffer.from(bytes).toString('latin1');
  const pages: string[] = [];
  for (const match of source.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    const content = inflated(Buffer.from(bytes.subarray(start, end)));
    if (!content?.includes('BT')) continue;
    const runs = [...content.matchAll(/\[(.*?)\] TJ/gs)].map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
    pages.push(runs.join('\n'));
  }
  const boxes = [...source.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  return { text: pages.join('\n'), pages, boxes, source };
}

function inflated(data: Buffer): string | undefined {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return undefined;
  }
}
