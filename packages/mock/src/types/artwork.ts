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
