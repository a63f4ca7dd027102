/** A creative of the corpus: made up by us in the manner of those that people send, each fault one that people make. */
import { PNG } from 'pngjs';
import type { FindingCode } from '../../src/index.ts';

export interface Creative {
  readonly name: string;
  readonly format: string;
  readonly side?: 'front' | 'back';
  readonly html: string;
  readonly data?: Record<string, unknown>;
  readonly rows?: Record<string, unknown>[];
  readonly images?: ReadonlyMap<string, Uint8Array>;
}

export interface Faulty extends Creative {
  /** What has to be found, and where it is seen. */
  readonly fault: FindingCode;
  readonly line?: number;
}

/** A 4 × 6 card with bleed; the content begins in line 3. */
export const card = (content: string, css = ''): string =>
  `<style>body { width: 6.25in; height: 4.25in; margin: 0; font: 16px/1.4 Arial, sans-serif; } ${css}</style>\n<body>\n${content}\n</body>`;

export const letter = (content: string, css = ''): string =>
  `<style>body { width: 8.5in; height: 11in; margin: 0; font: 12pt/1.4 "Times New Roman", serif; } ${css}</style>\n<body>\n${content}\n</body>`;

export const at = (left: number, top: number, width: number, text: string, more = ''): string =>
  `<div style="position: absolute; left: ${left}in; top: ${top}in; width: ${width}in; ${more}">${text}</div>`;

export function picture(width: number, height: number): Uint8Array {
  const png = new PNG({ width, height });
  png.data.fill(0x99);
  return PNG.sync.write(png);
}
