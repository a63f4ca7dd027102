import type { Creative, NewCreative } from './creative.ts';

/** A campaign to create. Only `name` is required. */
export interface NewCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: true. The API does not list inactive campaigns and refuses to mail them. */
  readonly active?: boolean | undefined;
  /** Default: none. A campaign needs an active creative before it can be mailed. */
  readonly creatives?: readonly NewCreative[] | undefined;
  readonly settings?: Partial<CampaignSettings> | undefined;
}

/** Changes to a campaign. Omitted fields stay as they are; settings are merged. */
export interface CampaignChange {
  readonly name?: string | undefined;
  /** The API does not list inactive campaigns and refuses to mail them. */
  readonly active?: boolean | undefined;
  readonly settings?: Partial<CampaignSettings> | undefined;
}

/** Campaign settings that the API does not return; customers change them in the service's dashboard. */
export interface CampaignSettings {
  /** Dollars. Default: null, unlimited. A piece that would exceed it ends as `budget_exceeded`. */
  readonly budget: number | null;
  /** Percentage of recipients held out (not mailed), 0 to 100. Default: 0. */
  readonly holdout_percent: number;
  /** Whether email append may find addresses; the account must allow it too. Default: false. */
  readonly email_append: boolean;
  /** IDs of audiences to suppress, in addition to Do Not Mail. Default: none. */
  readonly suppression_audience_ids: readonly string[];
  /** Whether to suppress Customers (Orders API). Default: false. */
  readonly suppress_customers: boolean;
  /** Printed on cards and in a letter's window: up to four lines of 1 to 50 characters. Default: none. */
  readonly return_address: readonly string[] | null;
}

/** A campaign with its settings and creatives. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** The API does not list inactive campaigns and refuses to mail them. */
  readonly active: boolean;
  /** When the campaign was created, ISO 8601 UTC. */
  readonly created_at: string;
  readonly settings: CampaignSettings;
  /** Oldest first. */
  readonly creatives: readonly Creative[];
}
