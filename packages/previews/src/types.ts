/** The public types of previews, also used by the mock: plain data in, bytes out. */
import type { ArtworkCheck, ArtworkCheckOptions } from './check-types.ts';
import type { ChromiumOptions } from './chromium/find-chromium.ts';
import type { ImageStore } from './image-store.ts';

export type { ImageStore } from './image-store.ts';

/** The sides and files of a mailing's preview. A letter has no `back` (D42); `thumbnail` belongs to the creative. */
export type PreviewPart = 'front' | 'back' | 'pdf' | 'thumbnail';

/** What draws a piece: Takumi, with the same bytes everywhere, or a local Chromium, as a browser prints it. */
export type Renderer = 'takumi' | 'chromium';

/** The recipient of the piece, in templates under `recipient.` and `location.` (D62). Unknown fields are kept. */
export interface PreviewRecipient {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  full_name?: string | null | undefined;
  company?: string | null | undefined;
  address_1?: string | null | undefined;
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postal_code?: string | null | undefined;
  [field: string]: unknown;
}

/** The standardized address of the piece (D67), with further fields for the Intelligent Mail barcode. */
export interface PreviewAddress {
  name?: string | null | undefined;
  company?: string | null | undefined;
  address_1?: string | null | undefined;
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  state_name?: string | null | undefined;
  postal_code?: string | null | undefined;
  /** The four digits after the hyphen of a ZIP+4. */
  zip_addon?: string | null | undefined;
  /** The two digits of the delivery point. */
  del_point?: string | null | undefined;
}

/** The complete input of a drawing. The same piece gives the same bytes, on every machine and at any time. */
export interface PreviewPiece {
  /** The mailing's id, from which the serial number in the barcode is derived. */
  id: string;
  /** The creative's name: the headline of the design for a creative without HTML. */
  name?: string | null | undefined;
  /**
   * `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`. D03: another name is drawn in the size in inches
   * that it contains (`postcard_5x7`), or with a warning; a near miss of one of the four is rejected.
   */
  format: string;
  mail_type?: string | null | undefined;
  front_html?: string | null | undefined;
  /** The back of a postcard; the further pages of a letter. */
  back_html?: string | null | undefined;
  /** Any JSON value (D62). */
  merge_tags?: unknown;
  recipient?: PreviewRecipient | null | undefined;
  address?: PreviewAddress | null | undefined;
  /** The return address, line by line: printed in small type above the address. */
  return_address?: readonly string[] | null | undefined;
  /** The mock's time, ISO 8601: printed by `"now" | date`, and the date inside the PDF. */
  now: string;
  /** Pictures of this piece; they take precedence over those of the previewer. */
  images?: ImageStore | undefined;
}

/** A finished picture. */
export interface RenderedPreview {
  contentType: 'image/png' | 'application/pdf';
  /** The renderer that drew it. */
  renderer: Renderer;
  bytes: Uint8Array<ArrayBuffer>;
  /** What could not be drawn as written, in plain words; each once, at most fifty. Never contains merge tag values. */
  warnings: string[];
}

/** One key of a creative's Data Guide: data that the caller has to (or may) send. */
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

/** The keys that a creative needs, found by analysing its templates. */
export interface DataGuide {
  keys: DataGuideKey[];
  /** What is wrong with the templates: a syntax error, an unknown tag or filter, a field that is never filled. */
  problems: string[];
  /** A sample `merge_tags` object, with a made-up value for each key. */
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
  /** Registered pictures; no others are shown (D72). */
  images?: ImageStore | undefined;
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
  /** Time limit for one picture in milliseconds, 5,000 by default; after that the fallback page is drawn. */
  timeout?: number | undefined;
}

/** Draws pieces. Keeps fonts and a renderer after its first picture, but no piece. */
export interface Previewer {
  /**
   * @throws PreviewInputError for a misspelt format, an unknown part or an invalid time: nothing was drawn
   * @throws RangeError for the back of a letter, which has none (D42)
   */
  render(piece: PreviewPiece, part: PreviewPart): Promise<RenderedPreview>;
  dataGuide(creative: GuidedCreative): Promise<DataGuide>;
  /** See {@link checkArtwork}. */
  check(html: string, options: ArtworkCheckOptions): Promise<ArtworkCheck>;
}
