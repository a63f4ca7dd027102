/** What a creative may cost. Measured: 2,000 nodes at 200 levels lay out in some 80 ms. */
export const limits = {
  /** Of a side's HTML, before and after merge tags are filled in, in UTF-8 bytes. */
  htmlBytes: 256 * 1024,
  nodes: 2000,
  levels: 200,
  /** Brackets within brackets in CSS. */
  brackets: 64,
  /** Elements within elements of an SVG, and its filter effects. */
  svgLevels: 64,
  svgFilters: 60,
  /** Elements of SVGs that are looked through for symbols of one another. */
  svgUsed: 10_000,
  /** Pages of a letter. */
  pages: 20,
  /** Pixels of one picture that a creative shows; a larger one would take gigabytes to decode. */
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
  /** Bytes of the process that draws; an ordinary picture needs some 150 MB. */
  memory: 1024 * 1024 * 1024,
} as const;

/** A creative that asks for more than a preview gives, or cannot be read. The fallback page shows its message. */
export class CreativeError extends Error {
  override readonly name = 'CreativeError';
}
