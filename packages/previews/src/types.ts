/** What the rest of the mock sees of the previews: plain data in, bytes out. */
import type { ArtworkCheck, ArtworkCheckOptions } from './check-types.ts';
import type { ChromiumOptions } from './chromium/find-chromium.ts';
import type { ImageStore } from './image-store.ts';

export type { ImageStore } from './image-store.ts';

/** The sides and files a mailing has a preview of. A letter has no `back` (D42); `thumbnail` belongs to its creative. */
export type PreviewPart = 'front' | 'back' | 'pdf' | 'thumbnail';

/** What draws a piece: Takumi, the same bytes everywhere, or a Chromium of this machine, as a browser prints it. */
export type Renderer = 'takumi' | 'chromium';

/** Who the piece is for, as templates see it under `recipient.` and `location.` (D62). Unknown fields are kept. */
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

/** The standardized address of the piece (D67), and what the Intelligent Mail barcode needs beyond it. */
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

/** Everything one picture is made from. The same piece gives the same bytes, on every machine and at every time. */
export interface PreviewPiece {
  /** The mailing's id: the serial number in the barcode is made from it. */
  id: string;
  /** The creative's name: the headline of the design drawn for a creative without HTML. */
  name?: string | null | undefined;
  /**
   * `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`. D03: another name is drawn in the size in inches that it says
   * (`postcard_5x7`), or with a warning; one that is nearly one of the four is refused.
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
  /** Who sends it, line by line: printed small above the address. */
  return_address?: readonly string[] | null | undefined;
  /** The mock's time, ISO 8601: what `"now" | date` prints, and the date inside the PDF. */
  now: string;
  /** Pictures of this piece; asked before those of the previewer. */
  images?: ImageStore | undefined;
}

/** A finished picture. */
export interface RenderedPreview {
  contentType: 'image/png' | 'application/pdf';
  /** What drew it. */
  renderer: Renderer;
  bytes: Uint8Array<ArrayBuffer>;
  /** What could not be drawn as written, in plain words, each once, at most fifty. Never holds merge tag values. */
  warnings: string[];
}

/** One key of a creative's Data Guide: something the caller has to (or may) send. */
export interface DataGuideKey {
  /** The key as it is sent: `promo_code` for `{{ promotion.promo_code }}`, `city` for `{{ location.city }}`. */
  key: string;
  /** Where its value comes from: the merge tags, or the recipient of the mailing. */
  source: 'merge_tags' | 'recipient';
  /** The ways the creative writes it, e.g. `custom.promo_code`. */
  expressions: string[];
  /** False when the creative has a default for it or only asks whether it is there. */
  required: boolean;
  /** The `default` that the creative falls back to, when that is a plain text or number. */
  default: string | null;
  /** When the creative repeats something for each entry of a list: the fields of an entry that it uses; else null. */
  items: string[] | null;
  /** The sides that use it. */
  used_on: ('front' | 'back')[];
}

/** The keys that a creative needs, found by analysing its templates. */
export interface DataGuide {
  keys: DataGuideKey[];
  /** What is wrong with the templates: a syntax error, an unknown tag or filter, a field that is never filled. */
  problems: string[];
  /** A `merge_tags` object to start from, with a made-up value per key. */
  sample: Record<string, unknown>;
}

/** The fields of a creative that its Data Guide is made from. */
export interface GuidedCreative {
  format: string;
  front_html?: string | null | undefined;
  back_html?: string | null | undefined;
}

/** Where files of the renderer come from on a runtime that has no `node_modules` (a browser, a worker). */
export interface PreviewAssets {
  /** The bytes of a font file, e.g. `@fontsource/inter/files/inter-latin-400-normal.woff2`. */
  font(path: string): Uint8Array | Promise<Uint8Array>;
}

/** Options of {@link createPreviewer}. */
export interface PreviewerOptions {
  /** Registered pictures; D72 serves none from outside. */
  images?: ImageStore | undefined;
  assets?: PreviewAssets | undefined;
  /** `auto` (the native build where there is one, else WebAssembly) unless a test wants one of them. */
  engine?: 'auto' | 'native' | 'wasm' | undefined;
  /**
   * What draws. `takumi`, the default, gives the same bytes on every machine. `chromium` draws as a browser prints, with vector PDFs,
   * and needs a Chromium and `playwright-core` here. `auto` is Chromium where it can be started, else Takumi.
   */
  renderer?: Renderer | 'auto' | undefined;
  /** Which Chromium, and whether it has its own sandbox. */
  chromium?: ChromiumOptions | undefined;
  /**
   * True by default: pieces are drawn in a process of their own, which artwork may end without ending this one; all
   * previewers of a program share it. False, and where a runtime starts no processes, or `assets` are given: in this one, by the WebAssembly build,
   * which blocks it while it draws.
   */
  isolated?: boolean | undefined;
  /** Longest time for one picture in milliseconds, 5,000 by default; afterwards the fallback page is drawn. */
  timeout?: number | undefined;
}

/** Draws pieces. Holds fonts and a renderer after its first picture, and no piece. */
export interface Previewer {
  /**
   * @throws PreviewInputError for a misspelt format, an unknown part, a time that is none: nothing was drawn
   * @throws RangeError for the back of a letter, which has none (D42)
   */
  render(piece: PreviewPiece, part: PreviewPart): Promise<RenderedPreview>;
  dataGuide(creative: GuidedCreative): Promise<DataGuide>;
  /** As {@link checkArtwork}. */
  check(html: string, options: ArtworkCheckOptions): Promise<ArtworkCheck>;
}
