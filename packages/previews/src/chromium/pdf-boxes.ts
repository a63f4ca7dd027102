/**
 * Turns the browser's PDF into one for printers: it sets the page boxes, and removes traces of the time and the
 * browser.
 */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Inches } from '../sheet/formats.ts';

/** Size of a page after cutting, and its bleed on each side, in inches. */
export interface PageBoxes {
  readonly trim: Inches;
  readonly bleed: number;
}

export async function withBoxes(
  bytes: Uint8Array,
  pages: readonly PageBoxes[],
  { title, now }: { title: string; now: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  for (let extra = document.getPageCount() - 1; extra >= pages.length; extra -= 1) document.removePage(extra);
  pages.forEach(({ trim, bleed }, index) => {
    const page = document.getPage(index);
    const [width, height, edge] = [trim.width * 72, trim.height * 72, bleed * 72];
    page.setMediaBox(0, 0, width + 2 * edge, height + 2 * edge);
    page.setBleedBox(0, 0, width + 2 * edge, height + 2 * edge);
    // A reader shows the trimmed page.
    page.setCropBox(edge, edge, width, height);
    page.setTrimBox(edge, edge, width, height);
  });
  const date = new Date(now);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  document.setCreator('Direct Mail mock');
  document.setProducer('Chromium');
  document.setCreationDate(date);
  document.setModificationDate(date);
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}
