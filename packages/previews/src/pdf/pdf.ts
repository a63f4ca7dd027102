/**
 * The PDF: each page in its true size with the page boxes for cutting, the picture of the sheet, and an invisible text
 * layer.
 */
import { escapeMarkup } from '@direct-mail/contract/words/markup';
import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Inches } from '../sheet/formats.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { UnicodeText, visual } from './unicode-text.ts';
import { type DrawnVectors, writeVectors } from './vectors/write-vectors.ts';

/** A drawn page. */
export interface PdfPage {
  trim: Inches;
  /** Printed beyond the trim on each side, in inches. */
  bleed: number;
  /** A PNG, or a JPEG if it shows a photograph; or vectors, with pictures of the other parts. */
  picture: Uint8Array | DrawnVectors;
  /** The layout of `picture`, in its own pixels. */
  layout: MeasuredBox;
}

const POINTS = 72;

/** PDFKit writes the title into its XMP metadata as it is; a creative's name may contain markup. */
class EscapedDocument extends PDFDocument {
  override _addInfo(): void {
    const { info } = this;
    this.info = { ...info, Title: escapeMarkup(String(info['Title'])) };
    super._addInfo();
    this.info = info;
  }
}

/** The file does not depend on the time or the machine: its dates are `now`. */
export async function pdfOf(
  pages: readonly PdfPage[],
  { title, now }: { title: string; now: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(now);
  const document = new EscapedDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Direct Mail mock', Producer: 'PDFKit', CreationDate: date, ModDate: date },
  });
  const words = new UnicodeText(document);
  for (const { trim, bleed, picture, layout } of pages) {
    const edge = bleed * POINTS;
    const [width, height] = [trim.width * POINTS + 2 * edge, trim.height * POINTS + 2 * edge];
    document.addPage({ size: [width, height], margin: 0 });
    const cut = [edge, edge, width - edge, height - edge];
    // A reader shows the trimmed page.
    Object.assign(document.page.dictionary.data, { BleedBox: [0, 0, width, height], TrimBox: cut, CropBox: cut });
    textLayer(document, words, layout, width / layout.width, { width, height });
    if (picture instanceof Uint8Array) document.image(asBuffer(picture), 0, 0, { width, height });
    else writeVectors(document, picture, width / picture.width);
  }
  words.end();
  const done = toBytes(document);
  document.end();
  return done;
}

/** Runs of text behind the picture at their places, so that text can be searched, selected and copied. */
function textLayer(document: PDFDocument, words: UnicodeText, layout: MeasuredBox, scale: number, page: Inches): void {
  const visit = (box: MeasuredBox) => {
    const [a, b, c, d, e, f] = box.transform;
    const turned = b !== 0 || c !== 0 || a !== 1 || d !== 1;
    for (const run of joined(box.runs)) {
      const { text } = run;
      if (!text.trim() || run.width <= 0 || run.height <= 0) continue;
      const [x, y] = [a * run.x + c * run.y + e, b * run.x + d * run.y + f];
      // A line that only touches a letter's page is on the one before or after.
      const touch = run.height / 5;
      const isAside = x * scale > page.width || (!turned && x + run.width < 0);
      if (isAside || (y + touch) * scale > page.height || (!turned && y + run.height < touch)) continue;
      const size = run.height * scale * 0.8;
      const at = turned ? [run.x, run.y] : [x, y];
      const operators = words.run(text, {
        x: (at[0] as number) * scale,
        y: (at[1] as number) * scale + size,
        width: run.width * scale,
        size,
      });
      const [left, top] = [e * scale, f * scale];
      document.addContent(turned ? `q ${[a, b, c, d, left, top].join(' ')} cm ${operators} Q` : operators);
    }
    for (const child of box.children) visit(child);
  };
  visit(layout);
}

/**
 * Joins adjacent runs of a line, so that words that change their font are found. The renderer reports the words of a
 * line from left to right, whatever their direction.
 */
function joined(runs: MeasuredBox['runs']): MeasuredBox['runs'] {
  const lines: MeasuredBox['runs'] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const touches =
      last &&
      Math.abs(last.x + last.width - run.x) < 1 &&
      Math.abs(last.y + last.height / 2 - run.y - run.height / 2) < run.height / 3;
    const text = visual(run.text);
    if (!last || !touches) lines.push({ ...run, text });
    else Object.assign(last, { text: last.text + text, width: run.x + run.width - last.x });
  }
  return lines;
}

/** PDFKit takes a Buffer if there is one. */
const asBuffer = (bytes: Uint8Array) =>
  typeof Buffer === 'function' ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes;
