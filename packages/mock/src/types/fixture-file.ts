import type { NewAppendEntry } from './address.ts';
import type { NewAudience, NewMember } from './audience.ts';
import type { CampaignSettings } from './campaign.ts';
import type { NewCreative } from './creative.ts';
import type { Mode } from './names.ts';
import type { NewOrder } from './order.ts';
import type { SettingsChange } from './settings.ts';

/**
 * What an account holds at the start, created in this order. All of it is optional. `fixtures.schema.json` of the package
 * describes it to editors.
 */
export interface FixtureFile {
  /** For editors; ignored. */
  readonly $schema?: string | undefined;
  /** What the mock does where the specification is silent. */
  readonly settings?: SettingsChange | undefined;
  readonly audiences?: readonly FixtureAudience[] | undefined;
  /** Members of Do Not Mail. */
  readonly do_not_mail?: readonly NewMember[] | undefined;
  /** E-mails and addresses that opt-outs came with before they came again with others: still suppressed (D102). */
  readonly former_opt_outs?: readonly FormerOptOut[] | undefined;
  /** What e-mail append finds (D46). */
  readonly append_table?: readonly NewAppendEntry[] | undefined;
  readonly campaigns?: readonly FixtureCampaign[] | undefined;
  /** At most ten. */
  readonly webhooks?: readonly FixtureWebhook[] | undefined;
  /** As submitted to the Orders API. */
  readonly orders?: readonly FixtureOrder[] | undefined;
  /** Created when the mock starts: they begin in `processing`. */
  readonly mailings?: readonly FixtureMailing[] | undefined;
}

/** An audience of a fixture file with its members. */
export interface FixtureAudience extends NewAudience {
  readonly members?: readonly NewMember[] | undefined;
}

/** What an opt-out came with before: an e-mail, or an address with the name there. An account's export writes these. */
export interface FormerOptOut {
  /** SHA-256 of the lowercased e-mail, 64 hex digits. */
  readonly email_sha256?: string | undefined;
  /** The delivery key of the address, as `deliveryKey` of the address package makes it (D36). */
  readonly address_key?: string | undefined;
  readonly name?: string | undefined;
}

/** A campaign of a fixture file. */
export interface FixtureCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  readonly name: string;
  /** True by default. */
  readonly active?: boolean | undefined;
  readonly creatives?: readonly FixtureCreative[] | undefined;
  readonly settings?: FixtureCampaignSettings | undefined;
}

/** A creative of a fixture file. Its HTML may be in files beside that, which the server's `--fixtures` reads. */
export interface FixtureCreative extends NewCreative {
  /** The path of a file, relative to the fixture file, instead of `front_html`. */
  readonly front_html_file?: string | undefined;
  /** The path of a file, relative to the fixture file, instead of `back_html`. */
  readonly back_html_file?: string | undefined;
}

/** Settings of a campaign of a fixture file, which names its audiences instead of giving their ids. */
export interface FixtureCampaignSettings extends Partial<Omit<CampaignSettings, 'suppression_audience_ids'>> {
  /** Names or ids of audiences of this file that are not mailed (D87). */
  readonly suppression_audiences?: readonly string[] | undefined;
}

/** An order of a fixture file. */
export interface FixtureOrder extends NewOrder {
  /** The service's own id, of the form of every id; made from the seed when absent. */
  readonly id?: string | undefined;
}

/** A webhook of a fixture file. */
export interface FixtureWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  /** An absolute http or https address. */
  readonly url: string;
  /** Made up when absent. */
  readonly secret?: string | undefined;
}

/** A mailing of a fixture file, which names its campaign instead of giving its id. */
export interface FixtureMailing {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  /** The name or id of a campaign of this file. */
  readonly campaign: string;
  /** The name or id of one of its creatives; the default creative when absent. */
  readonly creative?: string | undefined;
  readonly recipient: FixtureRecipient;
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** ISO 8601; after the mock's time (D60). At once when absent. */
  readonly send_at?: string | undefined;
  /** `production` by default (D16). */
  readonly mode?: Mode | undefined;
}

/** A recipient as Create Mailer takes it: with an address or, where e-mail append is on, an e-mail (D47). */
export interface FixtureRecipient {
  readonly full_name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly company?: string | undefined;
  /** Kept as a hash only (D73). */
  readonly email?: string | undefined;
  readonly address_1?: string | undefined;
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postal_code?: string | undefined;
  /** Your own id for this person. */
  readonly identifier?: string | undefined;
}
