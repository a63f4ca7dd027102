/** The result of an artwork check: plain data, the same in code, over HTTP and on the command line. */
import type { ImageStore } from './image-store.ts';
import type { Renderer } from './renderer-name.ts';

/** The codes of findings. New codes may be added in minor versions. */
export type FindingCode =
  | 'artwork-refused'
  | 'artwork-blank'
  | 'html-broken'
  | 'merge-tag-syntax'
  | 'handlebars'
  | 'foreign-merge-tag'
  | 'merge-tag-unfilled'
  | 'merge-tag-unknown'
  | 'merge-tag-hidden'
  | 'merge-tag-value'
  | 'filter-unknown'
  | 'date-format'
  | 'placeholder-text'
  | 'encoding'
  | 'wrong-size'
  | 'no-bleed'
  | 'picture-missing'
  | 'picture-unreachable'
  | 'picture-unchecked'
  | 'picture-damaged'
  | 'picture-resolution'
  | 'picture-distorted'
  | 'picture-under-address'
  | 'text-off-card'
  | 'text-outside-safe-area'
  | 'text-under-address'
  | 'text-in-barcode-clear-zone'
  | 'text-cut'
  | 'text-overlap'
  | 'text-too-small'
  | 'text-contrast'
  | 'line-too-thin'
  | 'ink-coverage'
  | 'rich-black'
  | 'glyph-missing'
  | 'font-missing'
  | 'font-unreachable'
  | 'font-not-fetched'
  | 'css-invalid'
  | 'css-not-printed'
  | 'css-not-drawn'
  | 'style-sheet-not-loaded'
  | 'element-not-printed'
  | 'not-drawn'
  | 'address-too-long';

/**
 * `error`: prints wrong, such as cut-off text or an unfilled merge tag. `warning`: looks worse than intended, or
 * different. `info`: nothing to fix.
 */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A problem in the artwork or its data. Never contains a merge tag's value. */
export interface ArtworkFinding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** What is wrong. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Line of the HTML as written, from 1. Absent if the finding is about the whole side. */
  readonly line?: number | undefined;
  /** Column of the HTML as written, from 1. */
  readonly column?: number | undefined;
  /** Position on the trimmed sheet. */
  readonly box?: SheetBox | undefined;
  /** The page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag's key, as sent: `promo_code`. */
  readonly key?: string | undefined;
  /** The first affected row, from 1. */
  readonly row?: number | undefined;
  /** How many rows are affected. */
  readonly rows?: number | undefined;
}

/** The printing guides of a side, in inches on the trimmed sheet; drawings use the same ones. */
export interface ArtworkOverlays {
  /** The piece after cutting. */
  readonly trim: SheetBox;
  /** The area that the artwork has to cover: 1/8 in beyond the trim on each side. */
  readonly bleed: SheetBox;
  /** The area that text has to stay inside: 1/16 in inside the trim of a card, 3/16 in of a letter. */
  readonly safe_area: SheetBox;
  /** Where the address is printed over the artwork. Null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** Where USPS machines read; keep it free of text. Null on a side without an address. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** The result of the check of one side. */
export interface ArtworkCheck {
  /** True if there are no errors or warnings. */
  readonly ok: boolean;
  /** Errors first, then by line. Up to 200. */
  readonly findings: readonly ArtworkFinding[];
  readonly overlays: ArtworkOverlays;
  /** Whose layout was judged: what draws, if it is there. */
  readonly renderer: Renderer;
}

/** Options of {@link checkArtwork}. */
export interface ArtworkCheckOptions {
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or another `…_WxH` in inches. */
  readonly format: string;
  /** Default: `front`. The address is on the back of a card and on the front of a letter, in its window. */
  readonly side?: 'front' | 'back' | undefined;
  /**
   * Data of one piece: merge tags and fields of the recipient by name, or the recipient's fields under `recipient`.
   * Without `data` and `rows` the Data Guide's sample is used, and no merge tag counts as unfilled.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Rows of a list, each like `data`: every merge tag is checked in each row, and the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** The number of each of `rows` in its list, which findings give: 2 for the first of a CSV file with headings. Default: 1, 2, 3 … */
  readonly rowNumbers?: readonly number[] | undefined;
  /** Images by their URL in the HTML. Nothing is fetched. */
  readonly images?: ImageStore | undefined;
  /** The time that `"now" | date` prints, ISO 8601. Default: 2030-01-01. */
  readonly now?: string | undefined;
}
