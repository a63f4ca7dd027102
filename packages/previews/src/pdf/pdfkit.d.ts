/** Types for the parts of PDFKit 0.20 in use: it ships none, and DefinitelyTyped's describe 0.17 (a default export). */
declare module 'pdfkit' {
  export interface PDFDocumentOptions {
    autoFirstPage?: boolean;
    pdfVersion?: string;
    lang?: string;
    displayTitle?: boolean;
    info?: Record<string, string | Date>;
  }
  export interface PDFReference {
    readonly data: Record<string, unknown>;
    end(content?: string | Uint8Array): void;
  }
  export class PDFDocument {
    constructor(options?: PDFDocumentOptions);
    addPage(options: { size: [number, number]; margin: number }): this;
    readonly page: {
      readonly dictionary: PDFReference;
      readonly resources: PDFReference;
      readonly fonts: Record<string, PDFReference>;
      readonly xobjects: Record<string, PDFReference>;
      readonly ext_gstates: Record<string, PDFReference>;
    };
    /** As given. */
    info: Record<string, string | Date>;
    /** Writes the XMP metadata from `info`. */
    _addInfo(): void;
    /** Whether streams created from now on are compressed. */
    compress: boolean;
    ref(data: Record<string, unknown>): PDFReference;
    addContent(operators: string): this;
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: import('pdfkit').PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
