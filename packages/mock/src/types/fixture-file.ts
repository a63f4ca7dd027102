import type { NewAppendEntry } from './address.ts';
import type { NewAudience, NewMember } from './audience.ts';
import type { CampaignSettings } from './campaign.ts';
import type { NewCreative } from './creative.ts';
import type { Mode } from './names.ts';
import type { NewOrder } from './order.ts';
import type { SettingsChange } from './settings.ts';

/**
 * An account's initial content, created in this order. Every field is optional. For completion in an editor, set `$schema` to the
 * package's `fixtures.schema.json`.
 */
export interface FixtureFile {
  /** For editors; ignored. */
  readonly $schema?: string | undefined;
  /** What the mock does where the specification is silent. */
  readonly settings?: SettingsChange | undefined;
  readonly audiences?: readonly FixtureAudience[] | undefined;
  /** Members of Do Not Mail. */
  readonly do_not_mail?: readonly NewMember[] | undefined;
  /** Earlier emails and addresses of opt-outs, still suppressed. */
  readonly former_opt_outs?: readonly FormerOptOut[] | undefined;
  /** What email append finds. */
  readonly append_table?: readonly NewAppendEntry[] | undefined;
  readonly campaigns?: readonly FixtureCampaign[] | undefined;
  /** Up to ten. */
  readonly webhooks?: readonly FixtureWebhook[] | undefined;
  /** Submitted to the Orders API. */
  readonly orders?: readonly FixtureOrder[] | undefined;
  /** Created when the mock starts, in state `processing`. */
  readonly mailings?: readonly FixtureMailing[] | undefined;
}

/** An audience with its members. */
export interface FixtureAudience extends NewAudience {
  readonly members?: readonly NewMember[] | undefined;
}

/** An earlier email or address of an opt-out. `mock.fixtures()` exports them. */
export interface FormerOptOut {
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  /** The address as compared: the value of `deliveryKey` in `@direct-mail/us-address`. */
  readonly address_key?: string | undefined;
  /** The name sent with that address. */
  readonly name?: string | undefined;
}

/** A campaign in a fixture file. */
export interface FixtureCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: true. */
  readonly active?: boolean | undefined;
  readonly creatives?: readonly FixtureCreative[] | undefined;
  readonly settings?: FixtureCampaignSettings | undefined;
}

/** A creative in a fixture file. Its HTML can be in separate files, which only the server's `--fixtures` reads. */
export interface FixtureCreative extends NewCreative {
  /** Path of an HTML file, relative to the fixture file. Use instead of `front_html`. */
  readonly front_html_file?: string | undefined;
  /** Path of an HTML file, relative to the fixture file. Use instead of `back_html`. */
  readonly back_html_file?: string | undefined;
}

/** Campaign settings in a fixture file. Audiences can be referred to by name. */
export interface FixtureCampaignSettings extends Partial<Omit<CampaignSettings, 'suppression_audience_ids'>> {
  /** Names or IDs of audiences in this file to suppress. */
  readonly suppression_audiences?: readonly string[] | undefined;
}

/** An order in a fixture file. */
export interface FixtureOrder extends NewOrder {
  /** The service's own ID. Default: generated from the seed. */
  readonly id?: string | undefined;
}

/** A webhook in a fixture file. */
export interface FixtureWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Absolute http or https URL. */
  readonly url: string;
  /** The signing secret. Default: generated. */
  readonly secret?: string | undefined;
}

/** A mailing in a fixture file. Its campaign and creative can be referred to by name. */
export interface FixtureMailing {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Name or ID of a campaign in this file. */
  readonly campaign: string;
  /** Name or ID of one of its creatives. Default: the default creative. */
  readonly creative?: string | undefined;
  readonly recipient: FixtureRecipient;
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** When processing starts, ISO 8601, after the mock's time. Default: at once. */
  readonly send_at?: string | undefined;
  /** Default: `production`. */
  readonly mode?: Mode | undefined;
}

/** A recipient with an address or, if email append is on, an email. */
export interface FixtureRecipient {
  readonly full_name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly company?: string | undefined;
  /** Stored only as a hash. */
  readonly email?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1?: string | undefined;
  /** Apartment, suite or unit. */
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter abbreviation or full name. */
  readonly state?: string | undefined;
  /** ZIP Code or ZIP+4. */
  readonly postal_code?: string | undefined;
  /** Your own ID for this person. */
  readonly identifier?: string | undefined;
}
