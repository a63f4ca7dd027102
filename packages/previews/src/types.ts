/** The public types of previews, also used by the mock: plain data in, bytes out. */
import type { ArtworkCheck, ArtworkCheckOptions } from './check-types.ts';
import type { ChromiumOptions } from './chromium/find-chromium.ts';
import type { ImageStore } from './image-store.ts';
import type { Renderer } from './renderer-name.ts';

export type { ImageStore } from './image-store.ts';
export type { Renderer } from './renderer-name.ts';

/**
 * The sides and files of a preview. A letter has no back; `thumbnail` belongs to the creative. A proof is a side as it is printed: a PNG at
 * 300 dpi, with its bleed if the artwork has one.
 */
export type PreviewPart = 'front' | 'back' | 'pdf' | 'thumbnail' | 'front_proof' | 'back_proof';

/** The recipient, available to templates as `recipient.` and `location.`. Unknown fields are kept. */
export interface PreviewRecipient {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  full_name?: string | null | undefined;
  company?: string | null | undefined;
  /** Street line, PO box or rural route. */
  address_1?: string | null | undefined;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  /** Two-letter abbreviation or full name. */
  state?: string | null | undefined;
  /** ZIP Code or ZIP+4. */
  postal_code?: string | null | undefined;
  [field: string]: unknown;
}

/** The standardized address to print, with extra fields for the Intelligent Mail barcode. */
export interface PreviewAddress {
  name?: string | null | undefined;
  company?: string | null | undefined;
  /** Street line, PO box or rural route. */
  address_1?: string | null | undefined;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  /** Two-letter abbreviation, such as `CA`. */
  state_name?: string | null | undefined;
  /** Five-digit ZIP Code or ZIP+4. */
  postal_code?: string | null | undefined;
  /** The last four digits of the ZIP+4. */
  zip_addon?: string | null | undefined;
  /** The two-digit delivery point. */
  del_point?: string | null | undefined;
}

/** Everything needed to draw a piece. With Takumi, the same piece gives the same bytes on every machine. */
export interface PreviewPiece {
  /** The mailing's ID. The barcode's serial number is derived from it. */
  id: string;
  /** The creative's name. Printed as the headline if it has no HTML. */
  name?: string | null | undefined;
  /**
   * `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or your own. Your own is drawn in the size
   * it contains, in inches (`postcard_5x7`), else with a warning. A misspelling of the four is rejected.
   */
  format: string;
  /** Such as `first_class` or `standard`; printed in the indicia. */
  mail_type?: string | null | undefined;
  /** HTML with Liquid merge tags. */
  front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. */
  back_html?: string | null | undefined;
  /** Usually an object; any JSON value is accepted. */
  merge_tags?: unknown;
  recipient?: PreviewRecipient | null | undefined;
  address?: PreviewAddress | null | undefined;
  /** Return address, line by line. Printed in small type above the address. */
  return_address?: readonly string[] | null | undefined;
  /** The time that `"now" | date` prints and the date of the PDF, ISO 8601. */
  now: string;
  /** Images for this piece. They take precedence over the previewer's. */
  images?: ImageStore | undefined;
}

/** A drawn preview. */
export interface RenderedPreview {
  contentType: 'image/png' | 'application/pdf';
  /** The renderer that drew it. */
  renderer: Renderer;
  bytes: Uint8Array<ArrayBuffer>;
  /** What could not be drawn as written. Up to 50, without duplicates. Never contains merge tag values. */
  warnings: string[];
}

/** A key that a creative uses, and that the caller must or may send. */
export interface DataGuideKey {
  /** The key as it is sent: `promo_code` for `{{ promotion.promo_code }}`, `city` for `{{ location.city }}`. */
  key: string;
  /** The source of its value: the merge tags, or the recipient of the mailing. */
  source: 'merge_tags' | 'recipient';
  /** How the creative writes it, e.g. `custom.promo_code`. */
  expressions: string[];
  /** False if the creative has a default for it or only tests whether it exists. */
  required: boolean;
  /** The creative's `default` for it, if that is plain text or a number. */
  default: string | null;
  /** The fields of a list entry that the creative uses, if it loops over this key; otherwise null. */
  items: string[] | null;
  /** The sides that use it. */
  used_on: ('front' | 'back')[];
}

/** The data that a creative needs, read from its templates. */
export interface DataGuide {
  keys: DataGuideKey[];
  /** What is wrong with the templates: a syntax error, an unknown tag or filter, a field that is never filled. */
  problems: string[];
  /** A sample `merge_tags` object with made-up values. */
  sample: Record<string, unknown>;
}

/** The fields of a creative that its Data Guide is made from. */
export interface GuidedCreative {
  format: string;
  front_html?: string | null | undefined;
  back_html?: string | null | undefined;
}

/** The source of the renderer's files on a runtime without `node_modules` (a browser, a worker). */
export interface PreviewAssets {
  /** The bytes of a font file, e.g. `@fontsource/inter/files/inter-latin-400-normal.woff2`. */
  font(path: string): Uint8Array | Promise<Uint8Array>;
}

/** Options of {@link createPreviewer}. */
export interface PreviewerOptions {
  /** Images for all pieces. Nothing else is fetched or shown. */
  images?: ImageStore | undefined;
  /** Font files, for runtimes without `node_modules`. */
  assets?: PreviewAssets | undefined;
  /** `auto`, the default, uses the native build if there is one, otherwise WebAssembly. The others are for tests. */
  engine?: 'auto' | 'native' | 'wasm' | undefined;
  /**
   * What draws. `takumi`, the default, gives the same bytes on every machine. `chromium` draws as a browser prints,
   * with vector PDFs, and needs a local Chromium and `playwright-core`. `auto` uses Chromium if it can be started,
   * otherwise Takumi.
   */
  renderer?: Renderer | 'auto' | undefined;
  /** Which Chromium is used, and whether it runs in its own sandbox. */
  chromium?: ChromiumOptions | undefined;
  /**
   * True by default: a separate process draws, so that artwork cannot crash this one; all previewers of a program share
   * it. If false, if the runtime cannot start processes, or with `assets`, the WebAssembly build draws in this process,
   * and blocks it meanwhile.
   */
  isolated?: boolean | undefined;
  /** Timeout for one preview, in milliseconds. After that, a fallback page is drawn. Default: 5,000. */
  timeout?: number | undefined;
}

/** Draws pieces. After the first one, it keeps fonts and a renderer in memory, but no piece. */
export interface Previewer {
  /**
   * Draws one side or file of a piece.
   *
   * @throws PreviewInputError for a misspelled format, an unknown part or an invalid time
   * @throws RangeError for the back of a letter, which has none
   */
  render(piece: PreviewPiece, part: PreviewPart): Promise<RenderedPreview>;
  /** Reads which data a creative needs. */
  dataGuide(creative: GuidedCreative): Promise<DataGuide>;
  /** See {@link checkArtwork}. */
  check(html: string, options: ArtworkCheckOptions): Promise<ArtworkCheck>;
}
