/** Limits of a creative. Measured: 2,000 nodes at 200 levels lay out in about 80 ms. */
export const limits = {
  /** Of a side's HTML, before and after merge tags are filled in, in UTF-8 bytes. */
  htmlBytes: 256 * 1024,
  nodes: 2000,
  levels: 200,
  /** Nested brackets in CSS. */
  brackets: 64,
  /** Nested elements of an SVG, and its filter effects. */
  svgLevels: 64,
  svgFilters: 60,
  /** Elements of SVGs that are searched for symbols of one another. */
  svgUsed: 10_000,
  /** Pages of a letter. */
  pages: 20,
  /** Pixels of one picture in a creative; a larger one would take gigabytes to decode. */
  imagePixels: 40_000_000,
  /** Bytes of one such picture. */
  imageBytes: 8 * 1024 * 1024,
  /** Merge tags (`{{ … }}` and `{% … %}`) of a side. */
  mergeTags: 5000,
  /** Characters of one merge tag. */
  mergeTagLength: 4000,
  /** Milliseconds for one template. */
  templateTime: 2000,
  /** Milliseconds for one picture or PDF. */
  time: 5000,
  /** Memory of the drawing process in bytes; an ordinary picture needs about 150 MB. */
  memory: 1024 * 1024 * 1024,
} as const;

/** A creative that exceeds a limit or cannot be read. The fallback page shows its message. */
export class CreativeError extends Error {
  override readonly name = 'CreativeError';
}
