/** The PDF: each page in its true trim size, the picture of the sheet with its text, selectable, beneath. */
import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Inches } from '../sheet/formats.ts';
import type { MeasuredBox } from '../takumi/renderer.ts';

/** A drawn page. */
export interface PdfPage {
  trim: Inches;
  png: Uint8Array;
  /** The layout that `png` shows, in its pixels. */
  layout: MeasuredBox;
}

const POINTS = 72;

/** Nothing in the file depends on the moment or the machine: its dates are `now`. */
export async function pdfOf(
  pages: readonly PdfPage[],
  { title, now }: { title: string; now: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(now);
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Direct Mail mock', Producer: 'PDFKit', CreationDate: date, ModDate: date },
  });
  for (const { trim, png, layout } of pages) {
    const [width, height] = [trim.width * POINTS, trim.height * POINTS];
    document.addPage({ size: [width, height], margin: 0 });
    document.font('Helvetica');
    textLayer(document, layout, width / layout.width, { width, height });
    document.image(asBuffer(png), 0, 0, { width, height });
  }
  const done = toBytes(document);
  document.end();
  return done;
}

/** Runs of text where they stand in the picture, covered by it: found, selected and copied like printed ones. */
function textLayer(document: PDFDocument, layout: MeasuredBox, scale: number, page: Inches): void {
  const visit = (box: MeasuredBox) => {
    const [a, b, c, d, e, f] = box.transform;
    const turned = b !== 0 || c !== 0 || a !== 1 || d !== 1;
    for (const run of joined(box.runs)) {
      const text = printable(run.text);
      if (!text.trim() || run.width <= 0 || run.height <= 0) continue;
      const [x, y] = [a * run.x + c * run.y + e, b * run.x + d * run.y + f];
      if (x * scale > page.width || y * scale > page.height || (!turned && (x + run.width < 0 || y + run.height < 0)))
        continue;
      document.fontSize(run.height * scale * 0.8);
      const natural = document.widthOfString(text);
      const options = {
        lineBreak: false,
        ...(natural > 0 && { horizontalScaling: (100 * run.width * scale) / natural }),
      };
      if (!turned) {
        document.text(text, x * scale, y * scale, options);
        continue;
      }
      document.save().transform(a, b, c, d, e * scale, f * scale);
      document.text(text, run.x * scale, run.y * scale, options);
      document.restore();
    }
    for (const child of box.children) visit(child);
  };
  visit(layout);
}

/** Neighbours on a line as one run: words that change their font half way are found whole. */
function joined(runs: MeasuredBox['runs']): MeasuredBox['runs'] {
  const lines: MeasuredBox['runs'] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const touches =
      last &&
      Math.abs(last.x + last.width - run.x) < 1 &&
      Math.abs(last.y + last.height / 2 - run.y - run.height / 2) < run.height / 3;
    if (!last || !touches) lines.push({ ...run });
    else Object.assign(last, { text: last.text + run.text, width: run.x + run.width - last.x });
  }
  return lines;
}

/** The base fonts of PDF have the letters of Western Europe; others lose their accents here, never in the picture. */
function printable(text: string): string {
  const folded: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' };
  return Array.from(text.normalize('NFC'))
    .map((character) => {
      if (
        /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/.test(
          character,
        )
      )
        return character;
      const plain = folded[character] ?? character.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
      return /^[\u0020-\u007e]+$/.test(plain) ? plain : /\s/.test(character) ? ' ' : '';
    })
    .join('');
}

/** PDFKit takes a Buffer where there is one. */
const asBuffer = (bytes: Uint8Array) =>
  typeof Buffer === 'function' ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes;
