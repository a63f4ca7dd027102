import type { CreativeFormat, MailType } from './names.ts';

/** A creative to upload. `name` and `format` are required. */
export interface NewCreative {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Printed on static artwork. */
  readonly name: string;
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or your own, such as `postcard_5x7`. */
  readonly format: CreativeFormat;
  /** `first_class` (default), `standard`, or your own. */
  readonly mail_type?: MailType | undefined;
  /** Used by mailings without a `creative_id`. Replaces the previous default; requires artwork. Default: false. */
  readonly default?: boolean | undefined;
  /** Inactive creatives cannot be mailed. Default: true. */
  readonly active?: boolean | undefined;
  /** HTML with Liquid merge tags, up to 262,144 characters. Without either side the creative is static. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. Up to 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** What the API returns as `merge_tags`. Default: the merge tags in the artwork. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Changes to a creative. Omitted fields stay as they are; changed artwork is a new revision. */
export type CreativeChange = Partial<Omit<NewCreative, 'id'>>;

/** A creative with its artwork. */
export interface Creative {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  /** Such as `postcard_4x6`. */
  readonly format: string;
  /** Such as `first_class`. */
  readonly mail_type: string;
  /** `html`, or `static` if neither side has HTML. */
  readonly creative_type: string;
  /** Whether mailings without a `creative_id` use it. */
  readonly default: boolean;
  /** Inactive creatives cannot be mailed. */
  readonly active: boolean;
  /** Counts artwork changes from 1. A mailing keeps the revision it was created with. */
  readonly revision: number;
  readonly front_html: string | null;
  /** The back of a postcard, or a letter's pages after the first. */
  readonly back_html: string | null;
  /** As the API returns it: what you passed, or the artwork's merge tags, each with its default or `""`. */
  readonly merge_tags: Readonly<Record<string, unknown>>;
  /** PNG of the front. */
  readonly thumbnail_url: string;
  /** When the creative was created, ISO 8601 UTC. */
  readonly created_at: string;
}
