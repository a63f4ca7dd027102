import type { CreativeFormat, MailType } from './names.ts';

/** Artwork to upload; name and format are required. */
export interface NewCreative {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  readonly name: string;
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11` or `letter_8.5x11` (D03), or one of your own. */
  readonly format: CreativeFormat;
  /** `first_class`, the default, or `standard` (D01), or one of your own. */
  readonly mail_type?: MailType | undefined;
  /** Whether mailings without a `creative_id` use it; replaces the default before it, and needs artwork (D115). False by default. */
  readonly default?: boolean | undefined;
  /** Inactive creatives cannot be mailed. True by default. */
  readonly active?: boolean | undefined;
  /** HTML with Liquid merge tags, at most 262,144 characters. Without either side the artwork is static (D02, D90). */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, the further pages of a letter; at most 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** What the API returns as `merge_tags`; when absent or null, the tags that the artwork uses (D114). */
  readonly merge_tags?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What to change of a creative; what is left out stays. Changed artwork is a new revision. */
export type CreativeChange = Partial<Omit<NewCreative, 'id'>>;

/** A creative with its artwork. */
export interface Creative {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly format: string;
  readonly mail_type: string;
  /** `html`, or `static` without HTML (D02). */
  readonly creative_type: string;
  readonly default: boolean;
  readonly active: boolean;
  /** Counts the changes of the artwork from 1; a mailing keeps the revision it was created with. */
  readonly revision: number;
  readonly front_html: string | null;
  readonly back_html: string | null;
  /** As the API returns them: what was given, else the tags that the artwork uses, each with its default or `""` (D114). */
  readonly merge_tags: Readonly<Record<string, unknown>>;
  /** A PNG of the front. */
  readonly thumbnail_url: string;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
}
