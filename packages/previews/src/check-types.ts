/** What a check of artwork answers: plain data, the same in code, over HTTP and on the command line. */
import type { ImageStore } from './image-store.ts';

/** What can be found. New codes are added without a major version. */
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
 * `error`: the piece goes out wrong (text cut off, a merge tag empty, markup printed). `warning`: it looks worse than meant, or
 * not as meant. `info`: worth knowing, nothing to correct.
 */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One thing that is wrong with a piece of artwork. Never holds the value of a merge tag. */
export interface ArtworkFinding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Where in the HTML as written, from 1; absent when it is about the whole side. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Where on the sheet. */
  readonly box?: SheetBox | undefined;
  /** The page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag that it is about, as it is sent: `promo_code`. */
  readonly key?: string | undefined;
  /** The first of `rows` that has it, from 1. */
  readonly row?: number | undefined;
  /** How many of `rows` have it. */
  readonly rows?: number | undefined;
}

/** Guides of a side, on the trimmed sheet in inches: the drawing uses the same. */
export interface ArtworkOverlays {
  /** The piece after cutting. */
  readonly trim: SheetBox;
  /** What artwork has to cover, an eighth of an inch beyond the trim on each side. */
  readonly bleed: SheetBox;
  /** What text has to stay inside: a sixteenth of an inch inside the trim of a card, an eighth of a letter. */
  readonly safe_area: SheetBox;
  /** Where the address is printed over the artwork; null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** What postal machines read, free of artwork's text; null on a side without an address. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** What is known about one side. */
export interface ArtworkCheck {
  /** Whether there is no error and no warning. */
  readonly ok: boolean;
  /** Errors first, then by line; at most 200. */
  readonly findings: readonly ArtworkFinding[];
  readonly overlays: ArtworkOverlays;
}

/** What a side is checked with. */
export interface ArtworkCheckOptions {
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or another `…_WxH` in inches. */
  readonly format: string;
  /** `front` unless said otherwise. The back of a card has the address, a letter's front its window. */
  readonly side?: 'front' | 'back' | undefined;
  /**
   * What one piece is filled with: merge tags and fields of the recipient by name, or the recipient's under `recipient`. Without
   * `data` and `rows` the Data Guide's sample is used, and no merge tag counts as unfilled.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Rows of a list, each as `data`: every merge tag is looked at in each, and the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** What the first of `rows` is called in findings, such as 2 below the headings of a CSV file; 1 by default. */
  readonly firstRow?: number | undefined;
  /** Pictures by their address in the HTML; those on the web are not fetched. */
  readonly images?: ImageStore | undefined;
  /** The account's time, ISO 8601, for `"now" | date`; 2030-01-01 by default. */
  readonly now?: string | undefined;
}
