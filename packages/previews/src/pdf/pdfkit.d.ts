/** PDFKit 0.20 ships no types, and those of DefinitelyTyped describe 0.17 (a default export): what is used here. */
declare module 'pdfkit' {
  export interface PDFDocumentOptions {
    autoFirstPage?: boolean;
    pdfVersion?: string;
    lang?: string;
    displayTitle?: boolean;
    info?: Record<string, string | Date>;
  }
  export class PDFDocument {
    constructor(options?: PDFDocumentOptions);
    addPage(options: { size: [number, number]; margin: number }): this;
    font(name: string): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: boolean; horizontalScaling?: number }): this;
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: import('pdfkit').PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
