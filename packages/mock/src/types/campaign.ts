import type { Creative, NewCreative } from './creative.ts';

/** A campaign to create; only the name is required. */
export interface NewCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Inactive campaigns are not listed and cannot be mailed (D51). True by default. */
  readonly active?: boolean | undefined;
  /** A campaign needs one active creative before it can be mailed. None by default. */
  readonly creatives?: readonly NewCreative[] | undefined;
  readonly settings?: Partial<CampaignSettings> | undefined;
}

/** What to change of a campaign; what is left out stays. Settings are merged. */
export interface CampaignChange {
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
  readonly settings?: Partial<CampaignSettings> | undefined;
}

/** What is set on a campaign in the service's own dashboard. */
export interface CampaignSettings {
  /** Dollars; null, the default, is unlimited. The piece that would exceed it ends as `budget_exceeded` (D48). */
  readonly budget: number | null;
  /** Percent of recipients that get nothing, 0 to 100; 0 by default (D49). */
  readonly holdout_percent: number;
  /** Whether an address may be appended to an e-mail; the account must allow it too. False by default (D46). */
  readonly email_append: boolean;
  /** Ids of audiences whose members are not mailed, beside Do Not Mail. None by default (D87). */
  readonly suppression_audience_ids: readonly string[];
  /** Whether the people of Customers (Orders API) are not mailed. False by default (D87). */
  readonly suppress_customers: boolean;
  /** The sender's, printed on cards and in a letter's window: at most four lines of 1 to 50 characters. None by default. */
  readonly return_address: readonly string[] | null;
}

/** A campaign with its settings and creatives. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  readonly settings: CampaignSettings;
  /** By creation, oldest first. */
  readonly creatives: readonly Creative[];
}
