import type { CreativeFormat, MailType } from './names.ts';

/** Unsaved artwork to draw. */
export interface DraftArtwork {
  /** The creative's name. Printed only on static artwork. */
  readonly name?: string | undefined;
  readonly format: CreativeFormat;
  /** Default: `first_class`. Printed in the indicia. */
  readonly mail_type?: MailType | undefined;
  /** HTML with Liquid merge tags, up to 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. Up to 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** Default: the Data Guide's sample. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** Recipient fields, such as `first_name`. Default: Sam Sample. */
  readonly recipient?: Readonly<Record<string, string | null>> | undefined;
}

/** A drawn draft. */
export interface ArtworkPreview {
  /** PNG as a `data:` URL. */
  readonly front: string | null;
  /** PNG as a `data:` URL. Null for a letter. */
  readonly back: string | null;
  /** What could not be drawn as written. */
  readonly warnings: readonly string[];
  /** The renderer that drew it. */
  readonly renderer: 'takumi' | 'chromium';
  /** The keys that the artwork needs. */
  readonly data_guide: DataGuide;
}

/** The data that a creative needs, read from its artwork. */
export interface DataGuide {
  /** One entry per key that the artwork uses. */
  readonly keys: readonly DataGuideKey[];
  /** Merge tags that cannot be parsed. */
  readonly problems: readonly string[];
  /** A sample `merge_tags` object. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** A key that a creative uses. */
export interface DataGuideKey {
  /** The key to send, such as `promo_code`. */
  readonly key: string;
  /** Where its value comes from. */
  readonly source: 'merge_tags' | 'recipient';
  /** How the artwork refers to it, such as `custom.promo_code`. */
  readonly expressions: readonly string[];
  /** False if the artwork has a default. */
  readonly required: boolean;
  /** The artwork's default, if it is plain text or a number. */
  readonly default: string | null;
  /** The fields of each entry if the key is a list. */
  readonly items: readonly string[] | null;
  /** The sides that use it. */
  readonly used_on: readonly ('front' | 'back')[];
}

/** Artwork to check before printing. */
export interface CheckedArtwork {
  readonly format: CreativeFormat;
  /** HTML with Liquid merge tags, up to 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. Up to 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /**
   * Data for one piece: merge tags and recipient fields by name; `recipient` can hold the latter. Without `data` and `rows`,
   * the Data Guide's sample is used and no merge tag counts as unfilled.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Up to 10,000 rows, each like `data`. Merge tags are checked in every row; the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** The result of an artwork check. */
export interface ArtworkCheck {
  /** True if there are no errors or warnings. */
  readonly ok: boolean;
  /** Errors first, then by line. Up to 200 per side. */
  readonly findings: readonly ArtworkFinding[];
  /** Printing guides for each side that has HTML. */
  readonly overlays: { readonly front: ArtworkOverlays | null; readonly back: ArtworkOverlays | null };
}

/** A problem in the artwork or its data. Never contains a merge tag's value. */
export interface ArtworkFinding {
  /** Such as `merge-tag-unfilled`, `text-off-card` or `picture-resolution`. Minor versions can add codes. */
  readonly code: string;
  /** `error`: prints wrong. `warning`: looks worse than intended. `info`: nothing to fix. */
  readonly severity: 'error' | 'warning' | 'info';
  /** What is wrong. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Line of the HTML as written, from 1. */
  readonly line?: number | undefined;
  /** Column of the HTML as written, from 1. */
  readonly column?: number | undefined;
  /** Position on the trimmed sheet. */
  readonly box?: SheetBox | undefined;
  /** Page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag's key, as sent. */
  readonly key?: string | undefined;
  /** The first affected row, from 1. */
  readonly row?: number | undefined;
  /** How many rows are affected. */
  readonly rows?: number | undefined;
}

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The printing guides of a side. */
export interface ArtworkOverlays {
  /** The piece after cutting. */
  readonly trim: SheetBox;
  /** The area that artwork must cover. */
  readonly bleed: SheetBox;
  /** The area that text must stay inside. */
  readonly safe_area: SheetBox;
  /** Where the address is printed over the artwork. Null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** Where USPS machines read; keep it free of text. Null on a side without an address. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** An image to register. The mock fetches nothing: an image that is not registered is drawn as a gray box. */
export interface NewImage {
  /** The URL, exactly as the artwork writes it. */
  readonly source: string;
  /** PNG, JPEG, GIF, WebP or SVG in base64, up to 8,000,000 characters. */
  readonly base64: string;
}

/** A registered image. */
export interface Image {
  /** The URL, exactly as the artwork writes it. */
  readonly source: string;
  /** File size in bytes. */
  readonly bytes: number;
}
