/** The result of a check of artwork: plain data, the same in code, over HTTP and on the command line. */
import type { ImageStore } from './image-store.ts';

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
 * `error`: the piece would be printed wrong (text cut off, a merge tag empty, markup printed). `warning`: it looks
 * worse than intended, or different. `info`: worth knowing, nothing to correct.
 */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One problem of a side of artwork. Never contains the value of a merge tag. */
export interface ArtworkFinding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Line in the HTML as written, from 1; absent if the finding is about the whole side. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Position on the sheet. */
  readonly box?: SheetBox | undefined;
  /** The page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag concerned, as it is sent: `promo_code`. */
  readonly key?: string | undefined;
  /** The first of `rows` with this problem, from 1. */
  readonly row?: number | undefined;
  /** How many of `rows` have this problem. */
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
  /** Where the address is printed over the artwork; null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** Where postal machines read, to be kept free of text; null on a side without an address. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** The result of the check of one side. */
export interface ArtworkCheck {
  /** Whether there is no error and no warning. */
  readonly ok: boolean;
  /** Errors first, then by line; at most 200. */
  readonly findings: readonly ArtworkFinding[];
  readonly overlays: ArtworkOverlays;
}

/** Options of {@link checkArtwork}. */
export interface ArtworkCheckOptions {
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or another `…_WxH` in inches. */
  readonly format: string;
  /** `front` by default. The address is on the back of a card and on the front of a letter, in its window. */
  readonly side?: 'front' | 'back' | undefined;
  /**
   * Data of one piece: merge tags and fields of the recipient by name, or the recipient's fields under `recipient`.
   * Without `data` and `rows` the Data Guide's sample is used, and no merge tag counts as unfilled.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Rows of a list, each like `data`: every merge tag is checked in each row, and the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** The number of the first of `rows` in findings, such as 2 below the headings of a CSV file; 1 by default. */
  readonly firstRow?: number | undefined;
  /** Pictures by their URL in the HTML. Nothing is fetched from the web. */
  readonly images?: ImageStore | undefined;
  /** The account's time, ISO 8601, for `"now" | date`; 2030-01-01 by default. */
  readonly now?: string | undefined;
}
