import type { CreativeFormat, MailType } from './names.ts';

/** Artwork that is not saved, to be drawn. */
export interface DraftArtwork {
  /** The name of the creative; it is shown on static artwork only. */
  readonly name?: string | undefined;
  readonly format: CreativeFormat;
  readonly mail_type?: MailType | undefined;
  /** HTML with Liquid merge tags, at most 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, the further pages of a letter; at most 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** The Data Guide's sample by default. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** Fields of the recipient, such as `first_name`; Sam Sample by default. */
  readonly recipient?: Readonly<Record<string, string | null>> | undefined;
}

/** What a draft looks like. */
export interface ArtworkPreview {
  /** A PNG as a `data:` URL. */
  readonly front: string | null;
  /** A PNG as a `data:` URL; null for the back of a letter. */
  readonly back: string | null;
  /** What could not be drawn as written. */
  readonly warnings: readonly string[];
  /** What drew it. */
  readonly renderer: 'takumi' | 'chromium';
  readonly data_guide: DataGuide;
}

/** The keys that a creative needs, found in its artwork. */
export interface DataGuide {
  readonly keys: readonly DataGuideKey[];
  /** Merge tags that cannot be read. */
  readonly problems: readonly string[];
  /** A `merge_tags` object to start from. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** One key that a creative uses. */
export interface DataGuideKey {
  readonly key: string;
  /** Where its value comes from. */
  readonly source: 'merge_tags' | 'recipient';
  /** The ways the artwork writes it, such as `custom.promo_code`. */
  readonly expressions: readonly string[];
  /** False where the artwork gives a default. */
  readonly required: boolean;
  readonly default: string | null;
  /** The fields of an entry, where the key is a list. */
  readonly items: readonly string[] | null;
  readonly used_on: readonly ('front' | 'back')[];
}

/** Artwork to look over before it is printed. */
export interface CheckedArtwork {
  readonly format: CreativeFormat;
  /** HTML with Liquid merge tags, at most 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, the further pages of a letter; at most 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /**
   * What one piece is filled with: merge tags and fields of the recipient by name, or the recipient's under `recipient`. Without
   * `data` and `rows` the Data Guide's sample is used, and no merge tag counts as unfilled.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Rows of a list, each as `data`, at most 10,000: every merge tag is checked in each, and the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** What was found in artwork. */
export interface ArtworkCheck {
  /** Whether there is no error and no warning. */
  readonly ok: boolean;
  /** Errors first, then by line; at most 200 for a side. */
  readonly findings: readonly ArtworkFinding[];
  /** Guides of each side that has HTML, for a drawing over it. */
  readonly overlays: { readonly front: ArtworkOverlays | null; readonly back: ArtworkOverlays | null };
}

/** One problem of the artwork, or of the data that fills it. Never holds the value of a merge tag. */
export interface ArtworkFinding {
  /** Such as `merge-tag-unfilled`, `text-off-card` or `picture-resolution`; new ones are added without a major version. */
  readonly code: string;
  /** `error`: the piece is printed wrong; `warning`: it looks worse than meant; `info`: nothing to correct. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Where in the HTML as written, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Where on the sheet, in inches from the top left corner of what is left after cutting. */
  readonly box?: SheetBox | undefined;
  /** The page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag in question, as sent. */
  readonly key?: string | undefined;
  /** The first of the rows that has it, from 1. */
  readonly row?: number | undefined;
  /** How many of the rows have it. */
  readonly rows?: number | undefined;
}

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Guides of a side, as the drawing uses them. */
export interface ArtworkOverlays {
  /** The piece after cutting. */
  readonly trim: SheetBox;
  /** What artwork has to cover. */
  readonly bleed: SheetBox;
  /** What text has to stay inside. */
  readonly safe_area: SheetBox;
  /** Where the address is printed over the artwork; null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** What postal machines read, free of artwork's text; null on a side without one. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** A picture to register: the mock fetches nothing, and draws a neutral box for pictures it does not have. */
export interface NewImage {
  /** The address, exactly as the artwork writes it. */
  readonly source: string;
  /** The bytes of a PNG, JPEG, GIF, WebP or SVG in base64, at most 8,000,000 characters. */
  readonly base64: string;
}

/** A registered picture. */
export interface Image {
  readonly source: string;
  /** Its size. */
  readonly bytes: number;
}
