// Generated from packages/contract/src/control by "npm run generate". Do not edit.
import type { FixtureMailing, FixtureOrder, Receiver, Snapshot } from '../types.ts';

/** Mailings by day, state and creative, and what they cost. */
export interface AccountStatistics {
  /** Days with activity, oldest first. */
  readonly days: readonly StatisticsDay[];
  /** Mailings created in the date range. */
  readonly created: number;
  /** How many of them are in each state now. */
  readonly states: readonly StateCount[];
  /** How many of them ever reached each state. */
  readonly reached: readonly StateCount[];
  /** Creatives that were used, oldest campaign first. */
  readonly creatives: readonly CreativeStatistics[];
}

/** A fault rule with its counts. */
export interface ActiveFaultRule {
  /** Condition: the operation called. */
  readonly operation?: OperationId | undefined;
  /** Condition: text in the request body, such as a name or email. Case-insensitive. */
  readonly recipient?: string | undefined;
  /** Condition: triggers at most this many times, 1 or more. Default: unlimited. */
  readonly times?: number | undefined;
  /** Condition: triggers only on the nth match, from 1. */
  readonly nth?: number | undefined;
  /** Condition: triggers with this probability, 0 to 1, drawn from the mock's seed. */
  readonly probability?: number | undefined;
  /** HTTP status to respond with, 300 to 599, in the endpoint's own error format. */
  readonly status?: number | undefined;
  /** The error message of that response. */
  readonly message?: string | undefined;
  /** The `Retry-After` header of that response, in seconds. */
  readonly retry_after?: number | undefined;
  /** Delay before the response, in milliseconds of real time, up to 600,000. */
  readonly latency?: number | undefined;
  /** Breaks the connection: `reset` without a response, `cut` halfway through the body, `hang` never responds. */
  readonly connection?: ConnectionFault | undefined;
  /** Truncates the response's JSON; the HTTP response itself is complete. */
  readonly malformed?: boolean | undefined;
  /** Runs the operation first, so that only its response is lost. Default: false. A `status` of 400 to 499 then contradicts what happened: a client takes it as "nothing was done", and resends after a 429. */
  readonly after?: boolean | undefined;
  /** Applies the rule to webhook deliveries instead of API calls. */
  readonly delivery?: DeliveryFault | undefined;
  /** Condition for deliveries: the event. */
  readonly event?: WebhookEventName | undefined;
  /** Condition for deliveries: the webhook's ID. */
  readonly webhook?: string | undefined;
  /** Seconds that `reorder` waits for another event to go first. Default: 2,592,000 (30 days). */
  readonly wait_seconds?: number | undefined;
  readonly id: string;
  /** Calls or deliveries that met its conditions, ignoring `times`, `nth` and `probability`. */
  readonly matched: number;
  /** How many times it triggered. */
  readonly triggered: number;
}

/** A page of account activity. */
export interface Activity {
  /** Matching entries on all pages. */
  readonly total: number;
  /** Counts over all pages; `what` does not narrow them. */
  readonly counts: readonly ActivityCount[];
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
}

/** How many activity entries share a kind and `what`. */
export interface ActivityCount {
  /** What an activity entry is about. */
  readonly kind: ActivityKind;
  /** As in the entries, except that requests are counted by operation. */
  readonly what: string;
  readonly count: number;
  /** How many of them failed. */
  readonly failed: number;
}

/** An event in the account. */
export interface ActivityEntry {
  /** When it happened, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  /** What an activity entry is about. */
  readonly kind: ActivityKind;
  /** The mailing's new state, the delivery's event, the request's method and path, or what was created. */
  readonly what: string;
  /** Who or what it is about: a name, a receiver's URL, an order's ID. */
  readonly name: string;
  /** The result, such as a response's status or the cause of a state. May be empty. */
  readonly outcome: string;
  /** True for failed attempts, failed requests and pieces that ended unmailed. */
  readonly failed: boolean;
  /** ID of the record or journal entry. */
  readonly id: string;
  /** ID of the mailing or webhook it belongs to, if any. */
  readonly parent_id: string | null;
}

/** What an activity entry is about. */
export type ActivityKind = 'mailing' | 'delivery' | 'request' | 'order' | 'member' | 'data_subject_request' | 'campaign' | 'webhook';

/** Filters for activity. Omitted fields match everything. */
export interface ActivitySearch {
  /** What an activity entry is about. */
  readonly kind?: ActivityKind | undefined;
  /** A kind to leave out, such as `delivery`. */
  readonly without?: ActivityKind | undefined;
  /** `what` of an `ActivityCount`, such as a mailing's state. */
  readonly what?: string | undefined;
  /** Exclusive start, ISO 8601. */
  readonly after?: string | undefined;
  /** Inclusive end, ISO 8601. */
  readonly until?: string | undefined;
  /** True: only failures. */
  readonly failed?: boolean | undefined;
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** What an `advance` ran. */
export interface AdvanceReport {
  /** The time before, ISO 8601 UTC. */
  readonly from: string;
  /** The time after, ISO 8601 UTC. */
  readonly now: string;
  /** State changes of mailings. */
  readonly transitions: number;
  /** State changes of data subject requests. */
  readonly requests: number;
  /** Webhook deliveries during an `advance`. */
  readonly deliveries: DeliveryCounts;
  /** Webhooks that are paused now. */
  readonly paused_webhooks: readonly PausedWebhook[];
}

/** What falls due on one UTC day. */
export interface AgendaDay {
  /** Such as `2026-11-20`. */
  readonly day: string;
  readonly groups: readonly AgendaGroup[];
}

/** Events of one kind that fall due on the same day. */
export interface AgendaGroup {
  /** What a scheduled event belongs to. */
  readonly kind: DueKind;
  /** The mailings' current state, the deliveries' event, or the requests' type. */
  readonly what: string;
  readonly count: number;
  /** The first five. `at` is ISO 8601 UTC. */
  readonly first: readonly AgendaItem[];
}

/** A scheduled event of the day. */
export interface AgendaItem {
  readonly at: string;
  readonly id: string;
  readonly name: string;
}

/** An entry of the append table. */
export interface AppendEntry {
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256: string;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  readonly city: string;
  /** Two-letter abbreviation or full name. */
  readonly state: string;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
  /** Apartment, suite or unit. */
  readonly address_2: string | null;
}

/** The result of an artwork check. */
export interface ArtworkCheck {
  /** True if there are no errors or warnings. */
  readonly ok: boolean;
  /** Errors first, then by line. Up to 200 per side. */
  readonly findings: readonly ArtworkFinding[];
  /** Printing guides for each side that has HTML. */
  readonly overlays: SideOverlays;
  /** Whose layout was judged. */
  readonly renderer: 'takumi' | 'chromium';
}

/** A problem in the artwork or its data. Never contains a merge tag's value. */
export interface ArtworkFinding {
  /** Such as `merge-tag-unfilled`, `text-off-card` or `picture-resolution`. Minor versions can add codes. */
  readonly code: string;
  /** `error`: prints wrong. `warning`: looks worse than intended. `info`: nothing to fix. */
  readonly severity: 'error' | 'warning' | 'info';
  /** What is wrong. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  readonly side: 'front' | 'back';
  /** Line of the HTML as written, from 1. */
  readonly line?: number | undefined;
  /** Column of the HTML as written, from 1. */
  readonly column?: number | undefined;
  /** Position on the trimmed sheet. */
  readonly box?: SheetBox | undefined;
  /** Page of a letter, from 1. */
  readonly page?: number | undefined;
  /** The merge tag's key, as sent. */
  readonly key?: string | undefined;
  /** The first affected row, from 1. */
  readonly row?: number | undefined;
  /** How many rows are affected. */
  readonly rows?: number | undefined;
}

/** The printing guides of a side. */
export interface ArtworkOverlays {
  /** The piece after cutting. */
  readonly trim: SheetBox;
  /** The area that artwork must cover. */
  readonly bleed: SheetBox;
  /** The area that text must stay inside. */
  readonly safe_area: SheetBox;
  /** Where the address is printed over the artwork. Null on a side without an address. */
  readonly address_zone: SheetBox | null;
  /** Where USPS machines read; keep it free of text. Null on a side without an address. */
  readonly barcode_clear_zone: SheetBox | null;
}

/** A drawn draft. */
export interface ArtworkPreview {
  /** PNG as a `data:` URL. */
  readonly front: string | null;
  /** PNG as a `data:` URL. Null for a letter. */
  readonly back: string | null;
  /** What could not be drawn as written. */
  readonly warnings: readonly string[];
  /** The renderer that drew it. */
  readonly renderer: 'takumi' | 'chromium';
  /** The keys that the artwork needs. */
  readonly data_guide: DataGuide;
}

/** One revision of a creative's artwork. */
export interface ArtworkRevision {
  /** From 1. */
  readonly revision: number;
  readonly front_html: string | null;
  /** The back of a postcard, or a letter's pages after the first. */
  readonly back_html: string | null;
}

/** A list of people. */
export interface Audience {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `list`, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail. */
  readonly kind: AudienceKind;
  readonly member_count: number;
}

/** `list`, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail. */
export type AudienceKind = 'list' | 'customers' | 'do_not_mail';

/** A run of `@direct-mail/bulk` whose mailings this mock received, known by the reference in their merge tags. */
export interface BulkRun {
  readonly id: string;
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly mailings: number;
  readonly states: Readonly<Record<string, number>>;
  /** Rows of the list with more than one mailing. Always 0, or something is wrong. */
  readonly doubled: number;
  /** When its first mailing was created, ISO 8601 UTC. */
  readonly first_at: string;
  /** When its newest mailing was created, ISO 8601 UTC. */
  readonly last_at: string;
}

/** A campaign with its settings and creatives. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** The API does not list inactive campaigns and refuses to mail them. */
  readonly active: boolean;
  /** When the campaign was created, ISO 8601 UTC. */
  readonly created_at: string;
  /** Campaign settings that the API does not return; customers change them in the service's dashboard. */
  readonly settings: CampaignSettings;
  /** Oldest first. */
  readonly creatives: readonly Creative[];
}

/** Changes to a campaign. Omitted fields stay as they are; settings are merged. */
export interface CampaignChange {
  readonly name?: string | undefined;
  /** Default: true. The API does not list inactive campaigns and refuses to mail them. */
  readonly active?: boolean | undefined;
  /** Campaign settings to change. Omitted settings stay as they are. */
  readonly settings?: CampaignSettingsChange | undefined;
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

/** Campaign settings to change. Omitted settings stay as they are. */
export interface CampaignSettingsChange {
  /** Dollars. Default: null, unlimited. A piece that would exceed it ends as `budget_exceeded`. */
  readonly budget?: number | null | undefined;
  /** Percentage of recipients held out (not mailed), 0 to 100. Default: 0. */
  readonly holdout_percent?: number | undefined;
  /** Whether email append may find addresses; the account must allow it too. Default: false. */
  readonly email_append?: boolean | undefined;
  /** IDs of audiences to suppress, in addition to Do Not Mail. Default: none. */
  readonly suppression_audience_ids?: readonly string[] | undefined;
  /** Whether to suppress Customers (Orders API). Default: false. */
  readonly suppress_customers?: boolean | undefined;
  /** Printed on cards and in a letter's window: up to four lines of 1 to 50 characters. Default: none. */
  readonly return_address?: readonly string[] | null | undefined;
}

/** Artwork to check before printing. */
export interface CheckedArtwork {
  /** A creative's format: one of the four known formats, or your own, such as `postcard_5x7`. */
  readonly format: CreativeFormat;
  /** HTML with Liquid merge tags, up to 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. Up to 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** Data for one piece: merge tags and recipient fields by name; `recipient` can hold the latter. Without `data` and `rows`, the Data Guide's sample is used and no merge tag counts as unfilled. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Up to 10,000 rows, each like `data`. Merge tags are checked in every row; the longest values are laid out. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** The account's clock. */
export interface ClockState {
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** `manual`, `real`, or a speed such as `60x`. */
  readonly mode: string;
}

/** `reset` closes the connection without a response, `cut` closes it halfway through the body, `hang` never responds. */
export type ConnectionFault = 'reset' | 'cut' | 'hang';

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

/** Changes to a creative. Omitted fields stay as they are; changed artwork is a new revision. */
export interface CreativeChange {
  /** Printed on static artwork. */
  readonly name?: string | undefined;
  /** `postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or your own, such as `postcard_5x7`. */
  readonly format?: CreativeFormat | undefined;
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

/** A creative's format: one of the four known formats, or your own, such as `postcard_5x7`. */
export type CreativeFormat = 'postcard_4x6' | 'postcard_6x9' | 'postcard_6x11' | 'letter_8.5x11' | (string & {});

/** What one creative came to. */
export interface CreativeResult {
  readonly creative_id: string;
  readonly name: string;
  readonly mailings: number;
  readonly delivered: number;
  /** Dollars. */
  readonly cost: number;
  readonly buyers: number;
  readonly orders: number;
  /** Dollars. Null if an order has no total. */
  readonly revenue: number | null;
}

/** One creative in the date range. */
export interface CreativeStatistics {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly creative_id: string;
  readonly creative_name: string;
  /** Mailings created. */
  readonly created: number;
  /** How many of those were delivered, without test mailings. */
  readonly delivered: number;
  /** How many of those ended without being mailed. */
  readonly unmailed: number;
  /** Pieces mailed, without test mailings. */
  readonly circulation: number;
  /** Cost of the pieces mailed, in dollars. */
  readonly spend: number;
}

/** Custom CSV headings by field, such as `{ postal_code: 'Zip' }`. Usual headings are recognized without it. */
export interface CsvColumns {
  /** The heading of the column for name, if it is not one of: fullname, name, recipient, contact, displayname, addressee. */
  readonly name?: string | undefined;
  /** The heading of the column for first_name, if it is not one of: firstname, first, givenname, forename, fname, vorname. */
  readonly first_name?: string | undefined;
  /** The heading of the column for last_name, if it is not one of: lastname, last, surname, familyname, lname, nachname. */
  readonly last_name?: string | undefined;
  /** The heading of the column for company, if it is not one of: company, companyname, organization, organisation, business, businessname, firm, firma. */
  readonly company?: string | undefined;
  /** The heading of the column for address_1, if it is not one of: address1, address, addressline1, street, streetaddress, street1, line1, addr1, addr, streetaddress1, straße, strasse, adresse, anschrift. */
  readonly address_1?: string | undefined;
  /** The heading of the column for address_2, if it is not one of: address2, addressline2, street2, line2, addr2, apt, unit, suite, apartment, streetaddress2, secondary. */
  readonly address_2?: string | undefined;
  /** The heading of the column for city, if it is not one of: city, town, locality, municipality, ort, stadt, wohnort. */
  readonly city?: string | undefined;
  /** The heading of the column for state, if it is not one of: state, statecode, province, region, statename, st, stateprovince, stateregion, provincecode, bundesstaat, bundesland. */
  readonly state?: string | undefined;
  /** The heading of the column for postal_code, if it is not one of: postalcode, zip, zipcode, zip5, postcode, zippostalcode, zippostal, postal, plz, postleitzahl, zip4. */
  readonly postal_code?: string | undefined;
  /** The heading of the column for identifier, if it is not one of: identifier, id, customerid, userid, externalid, recordid. */
  readonly identifier?: string | undefined;
  /** The heading of the column for email, if it is not one of: email, emailaddress, mail, emailadress, useremail, email1value. */
  readonly email?: string | undefined;
  /** The heading of the column for email_sha256, if it is not one of: emailsha256, emailhash, sha256, hashedemail, customeremailsha256. */
  readonly email_sha256?: string | undefined;
}

/** The data that a creative needs, read from its artwork. */
export interface DataGuide {
  /** One entry per key that the artwork uses. */
  readonly keys: readonly DataGuideKey[];
  /** Merge tags that cannot be parsed. */
  readonly problems: readonly string[];
  /** A sample `merge_tags` object. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** A key that a creative uses. */
export interface DataGuideKey {
  /** The key to send, such as `promo_code`. */
  readonly key: string;
  /** Where its value comes from. */
  readonly source: 'merge_tags' | 'recipient';
  /** How the artwork refers to it, such as `custom.promo_code`. */
  readonly expressions: readonly string[];
  /** False if the artwork has a default. */
  readonly required: boolean;
  /** The artwork's default, if it is plain text or a number. */
  readonly default: string | null;
  /** The fields of each entry if the key is a list. */
  readonly items: readonly string[] | null;
  /** The sides that use it. */
  readonly used_on: readonly ('front' | 'back')[];
}

/** A person's request to access or erase their data. */
export interface DataSubjectRequest {
  /** The data controller's ID. */
  readonly controller_id: string;
  /** The ID that the caller assigned. */
  readonly subject_request_id: string;
  /** What the person asks for. */
  readonly subject_request_type: DataSubjectRequestType;
  /** `pending`, `in_progress` or `completed`. */
  readonly request_status: string;
  /** `pending`, then `found` or `not_found` for access, `deleted` or `not_found` for erasure. */
  readonly result: string;
  /** When the person submitted it, as the caller sent it, ISO 8601 UTC. */
  readonly submitted_time: string;
  /** When the mock received it, ISO 8601 UTC. */
  readonly created_at: string;
  /** When its status changes next, ISO 8601 UTC. Null once completed. */
  readonly next_at: string | null;
}

/** What the person asks for. */
export type DataSubjectRequestType = 'access' | 'erasure';

/** One event for one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhook_id: string;
  /** ID of the mailing, or of the webhook for a ping. */
  readonly object_id: string;
  /** The mailing's new state, or `ping`. */
  readonly event: WebhookEventName;
  /** `delivered` after a 200, `failed` after the last retry. */
  readonly status: DeliveryStatus;
  /** When the next attempt is due, ISO 8601 UTC. Null once finished, or while an earlier event of the mailing is pending. */
  readonly next_at: string | null;
  /** What each attempt sends. */
  readonly request: DeliveryRequest;
  /** The last 25, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** When it was sent, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  /** The receiver's HTTP status. Null if there was no response. */
  readonly status: number | null;
  /** Why there was no response. Null if there was one. */
  readonly error: string | null;
  /** Whether the receiver did not respond in time. */
  readonly timed_out: boolean;
  /** The first 1,024 bytes of the response body. Null for all but the last two attempts. */
  readonly response: string | null;
  /** Milliseconds of real time. Null on a manual clock. */
  readonly duration_ms: number | null;
  /** What a fault rule did to it. */
  readonly fault: DeliveryFault | null;
  /** When the retry is due, ISO 8601 UTC. Null if there is none. */
  readonly next_at: string | null;
}

/** Webhook deliveries during an `advance`. */
export interface DeliveryCounts {
  /** Finished attempts. */
  readonly attempts: number;
  /** Attempts that got a 200. */
  readonly delivered: number;
  /** Deliveries whose last retry failed, and failed pings, which are not retried. */
  readonly failed: number;
  /** Deliveries still queued: waiting for a retry or for a paused webhook. */
  readonly pending: number;
  /** Events dropped because the webhook's queue was full. */
  readonly dropped: number;
}

/** `duplicate` sends it twice, `reorder` after the mailing's next event, `wrong_signature` signs with another secret. */
export type DeliveryFault = 'duplicate' | 'reorder' | 'wrong_signature';

/** The HTTP request of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  /** Includes the signature, `X-SVC-Signature`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the same bytes in every attempt. */
  readonly body: string;
}

/** Filters for a webhook's deliveries. Omitted fields match everything. */
export interface DeliverySearch {
  /** `delivered` after a 200, `failed` after the last retry. */
  readonly status?: DeliveryStatus | undefined;
  /** A webhook event: every mailing state except `production`, plus `ping`. */
  readonly event?: WebhookEventName | undefined;
  /** ID of a mailing. */
  readonly object_id?: string | undefined;
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** `delivered` after a 200, `failed` after the last retry. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/** Unsaved artwork to draw. */
export interface DraftArtwork {
  /** The creative's name. Printed only on static artwork. */
  readonly name?: string | undefined;
  /** A creative's format: one of the four known formats, or your own, such as `postcard_5x7`. */
  readonly format: CreativeFormat;
  /** Default: `first_class`. Printed in the indicia. */
  readonly mail_type?: MailType | undefined;
  /** HTML with Liquid merge tags, up to 262,144 characters. */
  readonly front_html?: string | null | undefined;
  /** The back of a postcard, or a letter's pages after the first. Up to 262,144 characters. */
  readonly back_html?: string | null | undefined;
  /** Default: the Data Guide's sample. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** Recipient fields, such as `first_name`. Default: Sam Sample. */
  readonly recipient?: Readonly<Record<string, string | null>> | undefined;
  /** Draws each side as it is printed, 300 dpi with its bleed, instead of 600 pixels wide. Default: false. */
  readonly proof?: boolean | undefined;
}

/** A scheduled event. */
export interface DueEntry {
  /** When it falls due, ISO 8601 UTC. */
  readonly at: string;
  /** What a scheduled event belongs to. */
  readonly kind: DueKind;
  /** ID of the mailing, delivery or request. */
  readonly id: string;
  /** The mailing's current state, the delivery's event, or the request's type. */
  readonly what: string;
  /** The mailing's recipient, the receiver's URL, or the request's `subject_request_id`. */
  readonly name: string;
  /** For a delivery: the recipient of its mailing. */
  readonly about?: string | undefined;
}

/** What a scheduled event belongs to. */
export type DueKind = 'mailing' | 'delivery' | 'data_subject_request';

/** What comes next. */
export interface ExplainedNext {
  /** When it moves by itself, ISO 8601 UTC. Null if it does not. */
  readonly at: string | null;
  /** Where it can go. Empty in a final state. */
  readonly states: readonly MailingState[];
  /** In a sentence. */
  readonly because: string;
}

/** A state that a mailing has been in, and why. */
export interface ExplainedStep {
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
  /** When it entered the state, ISO 8601 UTC. */
  readonly at: string;
  /** As in the history of a mailing. */
  readonly cause: string;
  /** In a sentence. */
  readonly because: string;
  /** What says so: ids of the table of decisions, such as `D48`, and sections of the specification. */
  readonly rules: readonly string[];
}

/** Why a mailing is in its state, by which rule, and what comes next. */
export interface Explanation {
  readonly id: string;
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
  /** In a sentence. */
  readonly because: string;
  /** What says so: ids of the table of decisions, such as `D48`, and sections of the specification. */
  readonly rules: readonly string[];
  /** Every state it has been in, oldest first. */
  readonly steps: readonly ExplainedStep[];
  /** What comes next. */
  readonly next: ExplainedNext;
}

/** Makes API calls or webhook deliveries fail. Omitted conditions match everything; the first matching rule applies. Requires at least one of `status`, `latency`, `connection`, `malformed` and `delivery`. */
export interface FaultRule {
  /** Condition: the operation called. */
  readonly operation?: OperationId | undefined;
  /** Condition: text in the request body, such as a name or email. Case-insensitive. */
  readonly recipient?: string | undefined;
  /** Condition: triggers at most this many times, 1 or more. Default: unlimited. */
  readonly times?: number | undefined;
  /** Condition: triggers only on the nth match, from 1. */
  readonly nth?: number | undefined;
  /** Condition: triggers with this probability, 0 to 1, drawn from the mock's seed. */
  readonly probability?: number | undefined;
  /** HTTP status to respond with, 300 to 599, in the endpoint's own error format. */
  readonly status?: number | undefined;
  /** The error message of that response. */
  readonly message?: string | undefined;
  /** The `Retry-After` header of that response, in seconds. */
  readonly retry_after?: number | undefined;
  /** Delay before the response, in milliseconds of real time, up to 600,000. */
  readonly latency?: number | undefined;
  /** Breaks the connection: `reset` without a response, `cut` halfway through the body, `hang` never responds. */
  readonly connection?: ConnectionFault | undefined;
  /** Truncates the response's JSON; the HTTP response itself is complete. */
  readonly malformed?: boolean | undefined;
  /** Runs the operation first, so that only its response is lost. Default: false. A `status` of 400 to 499 then contradicts what happened: a client takes it as "nothing was done", and resends after a 429. */
  readonly after?: boolean | undefined;
  /** Applies the rule to webhook deliveries instead of API calls. */
  readonly delivery?: DeliveryFault | undefined;
  /** Condition for deliveries: the event. */
  readonly event?: WebhookEventName | undefined;
  /** Condition for deliveries: the webhook's ID. */
  readonly webhook?: string | undefined;
  /** Seconds that `reorder` waits for another event to go first. Default: 2,592,000 (30 days). */
  readonly wait_seconds?: number | undefined;
}

/** The result of a listener's attempt. */
export interface FinishedAttempt {
  /** The attempt's key. */
  readonly key: string;
  /** The receiver's HTTP status; omit it if there was no response. Only 200 is success. */
  readonly status?: number | undefined;
  /** Why there was no response. */
  readonly error?: string | undefined;
  /** Whether the receiver did not respond in time. Default: false. */
  readonly timed_out?: boolean | undefined;
  /** The start of the response body. */
  readonly response?: string | undefined;
}

/** An audience with its members. */
export interface FixtureAudience {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: empty. */
  readonly description?: string | undefined;
  readonly members?: readonly NewMember[] | undefined;
}

/** A campaign in a fixture file. */
export interface FixtureCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: true. */
  readonly active?: boolean | undefined;
  readonly creatives?: readonly FixtureCreative[] | undefined;
  /** Campaign settings in a fixture file. Audiences can be referred to by name. */
  readonly settings?: FixtureCampaignSettings | undefined;
}

/** Campaign settings in a fixture file. Audiences can be referred to by name. */
export interface FixtureCampaignSettings {
  /** Dollars. Default: null, unlimited. A piece that would exceed it ends as `budget_exceeded`. */
  readonly budget?: number | null | undefined;
  /** Percentage of recipients held out (not mailed), 0 to 100. Default: 0. */
  readonly holdout_percent?: number | undefined;
  /** Whether email append may find addresses; the account must allow it too. Default: false. */
  readonly email_append?: boolean | undefined;
  /** Whether to suppress Customers (Orders API). Default: false. */
  readonly suppress_customers?: boolean | undefined;
  /** Printed on cards and in a letter's window: up to four lines of 1 to 50 characters. Default: none. */
  readonly return_address?: readonly string[] | null | undefined;
  /** Names or IDs of audiences in this file to suppress. */
  readonly suppression_audiences?: readonly string[] | undefined;
}

/** A creative in a fixture file. Its HTML can be in separate files, which only the server's `--fixtures` reads. */
export interface FixtureCreative {
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
  /** Path of an HTML file, relative to the fixture file. Use instead of the HTML itself. */
  readonly front_html_file?: string | undefined;
  /** Path of an HTML file, relative to the fixture file. Use instead of the HTML itself. */
  readonly back_html_file?: string | undefined;
}

/** An account's initial content, created in this order. Every field is optional. For completion in an editor, set `$schema` to the package's `fixtures.schema.json`. */
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

/** A webhook in a fixture file. */
export interface FixtureWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Absolute http or https URL. */
  readonly url: string;
  /** The signing secret. Default: generated. */
  readonly secret?: string | undefined;
}

/** An earlier email or address of an opt-out. */
export interface FormerEntry {
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
  /** The address as compared: the value of `deliveryKey` in `@direct-mail/us-address`. */
  readonly address_key: string | null;
  /** The name sent with that address. */
  readonly name: string | null;
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

/** What the people of a group ordered. */
export interface GroupOrders {
  /** People of the group. */
  readonly people: number;
  /** People who ordered at least once. */
  readonly buyers: number;
  readonly orders: number;
  /** Dollars. Null if an order has no total. */
  readonly revenue: number | null;
}

/** The state of a mock. */
export interface Health {
  readonly status: 'ok';
  /** The version of `@direct-mail/mock`. */
  readonly version: string;
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** ID of the account. */
  readonly sandbox: string;
}

/** A registered image. */
export interface Image {
  /** The URL, exactly as the artwork writes it. */
  readonly source: string;
  /** File size in bytes. */
  readonly bytes: number;
}

/** The result of a CSV upload. */
export interface ImportReport {
  /** Rows added as new members. */
  readonly added: number;
  /** Rows for people who were already members. */
  readonly existing: number;
  /** The first 1,000 rejected rows. */
  readonly rejected: readonly RejectedRow[];
  /** All rejected rows. */
  readonly rejected_total: number;
  /** Headings that were not recognized. */
  readonly ignored_columns: readonly string[];
}

/** How long delivered pieces were in the mail. */
export interface InHomeDays {
  readonly pieces: number;
  /** Pieces by whole days from `mailed` to `delivered`. */
  readonly days: Readonly<Record<string, number>>;
  /** Days by which half of them arrived. */
  readonly median: number;
  /** Days by which nine of ten arrived. */
  readonly p90: number;
}

/** An API request and its response, with tokens and emails masked. The journal keeps the last 1,000. */
export interface JournalEntry {
  /** Counts from `1`; a reset of the account restarts it. */
  readonly id: string;
  /** When the response was sent, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  /** In capitals, such as `POST`. */
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  /** Null for an unknown path. */
  readonly operation: OperationId | null;
  /** The token's mode. Null without a valid token. */
  readonly mode: Mode | null;
  /** Lowercase names. Only the last four characters of the token are kept. */
  readonly request_headers: Readonly<Record<string, string>>;
  /** As sent, up to 65,536 characters. Null if there was none. */
  readonly request_body: string | null;
  /** The HTTP status of the response. */
  readonly status: number;
  /** Milliseconds of real time, including a fault rule's latency. Null on a manual clock. */
  readonly duration_ms: number | null;
  /** Lowercase names. */
  readonly response_headers: Readonly<Record<string, string>>;
  /** Up to 65,536 characters. */
  readonly response_body: string;
  /** Paths of unknown body fields, such as `recipient.adress_1`. */
  readonly unknown_fields: readonly string[];
  /** What the response does not say, such as why a token was refused. */
  readonly notes: readonly string[];
  /** What a fault rule did to the connection. Null if nothing. */
  readonly fault: JournalFault | null;
}

/** What a fault rule did to a request's connection. */
export interface JournalFault {
  /** Delay of the response, in milliseconds of real time. */
  readonly latency?: number | undefined;
  /** `reset` closes the connection without a response, `cut` closes it halfway through the body, `hang` never responds. */
  readonly connection?: ConnectionFault | undefined;
}

/** Filters a list by words. */
export interface ListSearch {
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
  /** Words that must all occur in an entry. Case-insensitive, up to 200 characters. */
  readonly search?: string | undefined;
}

/** What a campaign or a run came to: states, cost, days in the mail, and whether the mailed ordered more than those held out. */
export interface MailResults {
  /** The mailings counted: production ones, or test mailings where there are no others. */
  readonly mode: Mode;
  readonly mailings: number;
  /** Mailings by state, without those held out. */
  readonly pieces: Readonly<Record<string, number>>;
  /** What the pieces cost. */
  readonly cost: ResultCost;
  /** When the mailings were created, mailed and delivered. */
  readonly dates: ResultDates;
  /** How long delivered pieces were in the mail. */
  readonly in_home: InHomeDays | null;
  readonly creatives: readonly CreativeResult[];
  /** What the people of a group ordered. */
  readonly mailed: GroupOrders;
  /** Mailings in the state `holdout`. */
  readonly held_out: GroupOrders;
  /** From the first to the last, ISO 8601 UTC. */
  readonly window: TimeSpan;
  /** Difference of two shares (Newcombe). */
  readonly difference: ShareDifference;
  /** Difference of the revenue per person (bootstrap). */
  readonly revenue: RevenueDifference | null;
  /** People to hold out for a difference like this to be told from random variation. */
  readonly needed_held_out: number | null;
  readonly verdict: 'more' | 'fewer' | 'unclear' | 'no_holdout';
  /** The verdict in a sentence. */
  readonly says: string;
  /** Orders outside the window, of people who were not to be mailed, and of both groups. */
  readonly not_counted: UncountedOrders;
}

/** Which orders count. */
export interface MailResultsSearch {
  /** Orders up to this many days after the last mailing was created count. Default: 60. */
  readonly window_days?: number | undefined;
}

/** A mail type: one of the two known types, or your own. */
export type MailType = 'first_class' | 'standard' | (string & {});

/** A mailing with what the API does not return: its recipient as sent, its history, and what happens next. */
export interface Mailing {
  readonly id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  /** As sent. */
  readonly merge_tags: Readonly<Record<string, unknown>> | null;
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
  /** PNG of the front, 600 pixels wide. */
  readonly front_url: string;
  /** PNG of the back, 600 pixels wide. Never ready for a letter. */
  readonly back_url: string;
  /** PDF in trim size. */
  readonly pdf_url: string;
  /** Dollars with two decimals, such as `0.85`. `0.00` if it ended unmailed. */
  readonly total_cost: string;
  /** Standardized. Null until email append finds one, after `append_failed`, and once erased. */
  readonly address: PostalAddress | null;
  /** When processing is scheduled to start, ISO 8601 UTC. Null if it started at once. */
  readonly send_at: string | null;
  /** When the mailing was created, ISO 8601 UTC. */
  readonly created_at: string;
  /** The mode of the token that created it. */
  readonly mode: Mode;
  readonly campaign_name: string;
  readonly creative_name: string;
  /** The artwork revision it was created with. */
  readonly creative_revision: number;
  /** Such as `postcard_4x6`. */
  readonly format: string;
  /** As sent, except for the email. Null once erased. */
  readonly recipient: MailingRecipient | null;
  /** Why the address is undeliverable. Null if it is deliverable. */
  readonly address_problem: string | null;
  /** Unfilled merge tags and, once the piece has been drawn, what could not be drawn as written. Empty once erased. */
  readonly warnings: readonly ArtworkFinding[];
  /** The header `traceparent` of the request that created it. Null without one. */
  readonly traceparent: string | null;
  /** When it last changed, ISO 8601 UTC. */
  readonly updated_at: string;
  /** When it entered the mail, ISO 8601 UTC. Null until then. */
  readonly mailed_at: string | null;
  /** Every state it has been in, oldest first. */
  readonly history: readonly StateChange[];
  /** The next automatic transition. Null in a final state. */
  readonly next: NextTransition | null;
  /** States that `transition` can move it to. Empty in a final state. */
  readonly possible_states: readonly MailingState[];
}

/** A mailing's recipient as sent. The email is stored only as a hash. */
export interface MailingRecipient {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company: string | null;
  /** Street line, PO box or rural route. */
  readonly address_1: string | null;
  /** Apartment, suite or unit. */
  readonly address_2: string | null;
  readonly city: string | null;
  /** Two-letter abbreviation or full name. */
  readonly state: string | null;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string | null;
  /** Your own ID for this person. */
  readonly identifier: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
}

/** Filters for mailings. Omitted fields match everything. */
export interface MailingSearch {
  /** Words of the name, company, address, identifier, merge tags or id, in any order and whole or in part; or the e-mail. Case, accents and apostrophes are ignored. */
  readonly to?: string | undefined;
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state?: MailingState | undefined;
  /** ID of a campaign, or part of its name. */
  readonly campaign?: string | undefined;
  /** The start of the ZIP Code. */
  readonly zip?: string | undefined;
  /** Excludes what `to` would match, for each entry. */
  readonly not_to?: readonly string[] | undefined;
  /** Excludes these states. */
  readonly not_state?: readonly MailingState[] | undefined;
  /** Excludes what `campaign` would match, for each entry. */
  readonly not_campaign?: readonly string[] | undefined;
  /** Excludes ZIP Codes that start with these digits. */
  readonly not_zip?: readonly string[] | undefined;
  /** Exclusive start, ISO 8601. */
  readonly created_after?: string | undefined;
  /** Exclusive end, ISO 8601. */
  readonly created_before?: string | undefined;
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** A mailing's state. `possible_states` of a mailing lists where it can go next. */
export type MailingState = 'append_failed' | 'address_invalid' | 'suppressed' | 'budget_exceeded' | 'credit_balance_exceeded' | 'processing' | 'mailed' | 'delivered' | 'delivery_exception' | 'failed' | 'holdout' | 'production';

/** A member of an audience. */
export interface Member {
  readonly id: string;
  /** Your own ID for this person. */
  readonly identifier: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
  /** Standardized. */
  readonly address: StoredAddress | null;
  /** Why the address is undeliverable. Null if it is deliverable or absent. */
  readonly address_problem: string | null;
  /** Earlier emails and addresses that this opt-out still suppresses. Always empty outside Do Not Mail. */
  readonly former: readonly FormerEntry[];
  /** The order that created this member of Customers (Orders API). */
  readonly order_id: string | null;
  /** When the member was added, ISO 8601 UTC. */
  readonly created_at: string;
}

/** Custom values of an order or order item. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** What the mock does where the specification is silent. Ids such as D15 are entries of "Where the specification is silent" in the docs. Durations are in seconds, amounts in dollars. */
export interface MockSettings {
  /** The account's name. Default: `Mock Organization` (D89). */
  readonly organizationName: string;
  /** What a test token may call. Default: `create-mailer-only` (D15). */
  readonly testTokens: 'create-mailer-only' | 'create-mailer-and-me' | 'everywhere';
  /** HTTP status for a missing or wrong token. Default: 403 (D17). */
  readonly unauthorizedStatus: 401 | 403;
  /** The token that the address service requires. Default: `none` (D18). */
  readonly addressToken: 'none' | 'production';
  /** Largest request body, in bytes. Default: 1,048,576, 1 MiB (D23). */
  readonly maxBodyBytes: number;
  /** Most addresses in one batch. Default: 1,000 (D23). */
  readonly maxBatch: number;
  /** Calls allowed per token and time window. Default: null, unlimited (D24). */
  readonly rateLimit: RateLimit | null;
  /** What to do with unknown fields in an API request's body. Default: `refuse` for `createMock`; `ignore` for a server, which lists them in the journal (D56). */
  readonly unknownFields: 'ignore' | 'refuse';
  /** What to do with null in an optional field. Default: `absent`, the same as omitting it (D104). */
  readonly nulls: 'absent' | 'refuse';
  /** HTTP status for an unknown `campaign_id` or `creative_id`. Default: 400 (D59). */
  readonly unknownReferenceStatus: 400 | 404;
  /** What to do with a `per_page` above the maximum in a list of mailings. Default: `clamp` (D10). */
  readonly oversizedPage: 'clamp' | 'refuse';
  /** What to do with a `page` or `per_page` above the maximum in statistics. Default: `refuse` (D10). */
  readonly oversizedStatsPage: 'clamp' | 'refuse';
  /** What `date_field=updated_at` compares. Default: `any-change` (D106). */
  readonly updatedAt: 'last-change' | 'any-change';
  /** Allows email append; a campaign must allow it too. Default: false (D46). */
  readonly emailAppend: boolean;
  /** Seconds that a mailing stays in each state (D64). */
  readonly durations: StateDurations;
  /** Probability of each failure, drawn from the seed. Default: 0 (D64). */
  readonly probabilities: OutcomeProbabilities;
  /** Whom a suppression list covers: everyone at the address, or the household. Default: `address` (D36). */
  readonly suppressionMatch: 'household' | 'address';
  /** ZIP Codes in responses: five digits, or ZIP+4. Default: `zip5` (D67). */
  readonly postalCode: 'zip5' | 'zip4';
  /** Dollars per piece, rounded to cents: by format, then by mail type; `other` covers the rest (D40, D107). */
  readonly prices: PriceTable;
  /** Dollars left to spend on mail from now on. Default: null, unlimited (D48, D108). */
  readonly creditBalance: number | null;
  /** Seconds from creation until a preview is ready (D41). */
  readonly previewDelays: PreviewDelays;
  /** What submitting an existing order does. Default: `refuse` (D26). */
  readonly existingOrder: 'refuse' | 'upsert';
  /** How long a data subject request takes, in seconds (D33). */
  readonly privacyTiming: PrivacyTiming;
  /** When a failed delivery is retried (D44). */
  readonly webhookRetries: WebhookRetries;
  /** Whether a refused event lets the later ones of its mailing go first: `strict` holds them back until it is delivered or failed. Default: `independent` (D45). */
  readonly webhookOrder: 'independent' | 'strict';
  /** Consecutive timeouts that pause a webhook. Default: 20 (D88). */
  readonly pauseAfterTimeouts: number;
  /** Limits of each webhook (D95). */
  readonly webhookQueue: WebhookQueueLimits;
}

/** The kind of token. Test mailings are never printed, billed or counted. */
export type Mode = 'production' | 'test';

/** The address of an email's owner, which email append finds. Requires `email` or `email_sha256`. */
export interface NewAppendEntry {
  /** Stored only as a hash. */
  readonly email?: string | undefined;
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  readonly city: string;
  /** Two-letter abbreviation or full name. */
  readonly state: string;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
  /** Apartment, suite or unit. */
  readonly address_2?: string | null | undefined;
}

/** An audience to create. Only `name` is required. */
export interface NewAudience {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: empty. */
  readonly description?: string | undefined;
}

/** A campaign to create. Only `name` is required. */
export interface NewCampaign {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: true. The API does not list inactive campaigns and refuses to mail them. */
  readonly active?: boolean | undefined;
  /** Default: none. A campaign needs an active creative before it can be mailed. */
  readonly creatives?: readonly NewCreative[] | undefined;
  /** Campaign settings to change. Omitted settings stay as they are. */
  readonly settings?: CampaignSettingsChange | undefined;
}

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

/** An image to register. The mock fetches nothing: an image that is not registered is drawn as a gray box. */
export interface NewImage {
  /** The URL, exactly as the artwork writes it. */
  readonly source: string;
  /** PNG, JPEG, GIF, WebP or SVG in base64, up to 8,000,000 characters. */
  readonly base64: string;
}

/** A person to add. At least one of the four fields is required. */
export interface NewMember {
  /** Your own ID for this person. */
  readonly identifier?: string | undefined;
  /** Stored only as a hash. */
  readonly email?: string | undefined;
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  /** A new member's address. It is standardized. */
  readonly address?: NewMemberAddress | undefined;
}

/** A new member's address. It is standardized. */
export interface NewMemberAddress {
  /** The person's full name. */
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. */
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter abbreviation or full name. */
  readonly state?: string | undefined;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
}

/** A sandbox to create. */
export interface NewSandbox {
  /** 1 to 64 of `A–Z a–z 0–9 _ -`. Default: generated. */
  readonly id?: string | undefined;
}

/** A token to create. */
export interface NewToken {
  /** Printable ASCII without spaces, unused in this mock. Default: generated. */
  readonly token?: string | undefined;
  /** `production` tokens may call every operation, `test` tokens only create mailings. */
  readonly mode: Mode;
}

/** A webhook to create. Requires one of `url`, `listen` or, in the mock's process, `receiver`. */
export interface NewWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Absolute http or https URL, up to 2,048 characters. */
  readonly url?: string | undefined;
  /** The signing secret. Default: generated. */
  readonly secret?: string | undefined;
  /** True: instead of being sent, events are fetched with `webhooks.take` and acknowledged with `webhooks.finish`. */
  readonly listen?: boolean | undefined;
  /** A function to call in this process. Not available over HTTP. */
  readonly receiver?: Receiver | undefined;
}

/** A mailing's next automatic transition. */
export interface NextTransition {
  /** When it is due, ISO 8601 UTC. */
  readonly at: string;
  /** The states it may move to. */
  readonly states: readonly MailingState[];
}

export interface OneTimeSend {
  readonly audience_id: string;
}

/** An API operation: its `operationId` in the OpenAPI document. */
export type OperationId = 'getOrganization' | 'listCampaigns' | 'getCampaign' | 'listCreatives' | 'listCampaignMailings' | 'createMailing' | 'getMailing' | 'createOrder' | 'updateOrder' | 'deleteOrder' | 'createAudienceMember' | 'listAudiences' | 'createDataSubjectRequest' | 'getDataSubjectRequest' | 'listCampaignStats' | 'getCampaignStats' | 'standardizeAddress' | 'standardizeAddresses';

/** A stored order. */
export interface Order {
  /** Assigned by the service. */
  readonly id: string;
  /** Your own ID. */
  readonly order_id: string;
  /** Midnight UTC on the day of the order, ISO 8601. */
  readonly order_date: string;
  /** Three-letter code, such as `USD`. */
  readonly currency: string;
  /** In units of `currency`: dollars, not cents. */
  readonly total: number | null;
  /** The customer of an order. */
  readonly customer: OrderCustomer;
  /** Custom values of an order or order item. */
  readonly metadata: Metadata;
  readonly order_items: readonly OrderItem[];
  /** The address of an audience member or order. US addresses are standardized, others are stored as sent. */
  readonly shipping_address: StoredAddress | null;
  /** The address of an audience member or order. US addresses are standardized, others are stored as sent. */
  readonly billing_address: StoredAddress | null;
  /** When the order was first received, ISO 8601 UTC. */
  readonly created_at: string;
  /** When it was last changed, ISO 8601 UTC. */
  readonly updated_at: string;
}

/** The customer of an order. */
export interface OrderCustomer {
  /** Your own ID for the customer. */
  readonly id: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
}

/** A line item of an order. */
export interface OrderItem {
  /** Your own ID, such as a SKU. */
  readonly identifier: string;
  readonly description?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  /** Price of the whole line, in units of the order's currency: dollars, not cents. */
  readonly total: number;
  /** Price per unit, in units of the order's currency: dollars, not cents. */
  readonly price?: number | null | undefined;
  /** Category names. */
  readonly category?: readonly string[] | null | undefined;
  /** Custom values of an order or order item. */
  readonly metadata?: Metadata | null | undefined;
}

/** Who orders, at random: for trying out the evaluation of a campaign. */
export interface OrderSimulation {
  /** ID of the campaign. */
  readonly campaign: string;
  /** Share of people who order without mail, from 0 to 1. */
  readonly baseline: number;
  /** Added to it for those whose piece was mailed. Default: 0. */
  readonly effect?: number | undefined;
  /** The list that was sent: only its people order. Those without a mailing of the campaign were held out. Default: the people of all mailings. */
  readonly people?: readonly NewMember[] | undefined;
  /** Orders come within this many days. Default: 30. */
  readonly days?: number | undefined;
  /** Mean total of an order, in dollars. Default: 40. */
  readonly total?: number | undefined;
  /** The same seed gives the same orders. Default: that of the mock. */
  readonly seed?: string | number | undefined;
}

/** Probabilities, 0 to 1, drawn from the mock's seed. Default: 0. */
export interface OutcomeProbabilities {
  /** `processing` → `failed`. */
  readonly failed: number;
  /** `production` → `failed`. */
  readonly productionFailed: number;
  /** `mailed` → `delivery_exception`. */
  readonly deliveryException: number;
  /** `delivery_exception` → `failed`. */
  readonly deliveryFailed: number;
}

/** Probability of each failure, drawn from the seed. Default: 0 (D64). */
export interface OutcomeProbabilitiesChange {
  /** `processing` → `failed`. */
  readonly failed?: number | undefined;
  /** `production` → `failed`. */
  readonly productionFailed?: number | undefined;
  /** `mailed` → `delivery_exception`. */
  readonly deliveryException?: number | undefined;
  /** `delivery_exception` → `failed`. */
  readonly deliveryFailed?: number | undefined;
}

/** Which page of a list to return. Without `per_page`, the whole list is returned. */
export interface Paging {
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** Why a webhook is paused. `timeouts`: too many in a row. `control`: paused by `webhooks.update`. */
export type PauseReason = 'timeouts' | 'control';

/** A paused webhook: it gets only pings until it is resumed or, after timeouts, a ping succeeds. */
export interface PausedWebhook {
  readonly id: string;
  /** `timeouts`: too many in a row. `control`: paused by `webhooks.update`. */
  readonly reason: PauseReason;
  /** Queued events. */
  readonly pending: number;
}

/** A mailing's address as the API returns it: standardized. */
export interface PostalAddress {
  /** `Current Resident` if the mailing has no name. */
  readonly name: string;
  readonly company: string | null;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. Empty if there is none. */
  readonly address_2: string;
  readonly city: string;
  /** Two-letter abbreviation, such as `CA`. */
  readonly state_name: string;
  /** Five-digit ZIP Code, or ZIP+4 with the setting `postalCode: 'zip4'`. */
  readonly postal_code: string;
}

/** Seconds from creation until a preview is ready. */
export interface PreviewDelays {
  /** Default: 5. */
  readonly png: number;
  /** Default: 10. */
  readonly pdf: number;
}

/** Seconds from creation until a preview is ready (D41). */
export interface PreviewDelaysChange {
  /** Default: 5. */
  readonly png?: number | undefined;
  /** Default: 10. */
  readonly pdf?: number | undefined;
}

/** Dollars per piece: by format, then by mail type; `other` covers the rest. */
export type PriceTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How long a data subject request takes, in seconds. */
export interface PrivacyTiming {
  /** From creation to `in_progress`. Default: 3,600 (1 hour). */
  readonly inProgress: number;
  /** From `in_progress` to `completed`. Default: 86,400 (1 day). */
  readonly completed: number;
}

/** How long a data subject request takes, in seconds (D33). */
export interface PrivacyTimingChange {
  /** From creation to `in_progress`. Default: 3,600 (1 hour). */
  readonly inProgress?: number | undefined;
  /** From `in_progress` to `completed`. Default: 86,400 (1 day). */
  readonly completed?: number | undefined;
}

/** How many calls a token may make. */
export interface RateLimit {
  /** Calls per window, 1 or more. */
  readonly limit: number;
  /** Length of the window, in seconds. */
  readonly windowSeconds: number;
  /** The operations that are counted and limited. Default: all. */
  readonly operations?: readonly OperationId[] | undefined;
}

export interface RealPause {
  readonly milliseconds: number;
}

/** The kind of record. */
export type RecordKind = 'mailing' | 'order' | 'member';

export interface RedeliverOptions {
  /** ISO 8601, inclusive. Default: all that are kept */
  readonly since?: string | undefined;
}

/** A rejected CSV row. */
export interface RejectedRow {
  /** Line in the file, from 1, counting the headings. */
  readonly line: number;
  readonly reason: string;
}

export interface RemovedCount {
  readonly removed: number;
}

/** The sandbox that was deleted. */
export interface RemovedSandbox {
  readonly id: string;
}

/** Which matching requests to list, newest first. */
export interface RequestSearch {
  /** The operation called, such as `createMailing`. */
  readonly operation?: OperationId | undefined;
  /** The HTTP method. Case-insensitive. */
  readonly method?: string | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
  /** Part of the path, including the query string. */
  readonly path?: string | undefined;
  /** Part of the request body. Case-insensitive. */
  readonly body?: string | undefined;
  /** ID of a mailing: the request that created it, and those that read it by this ID. */
  readonly mailing?: string | undefined;
  /** ID of a trace: requests whose `traceparent` has it, the attempts without a mailing too. */
  readonly trace?: string | undefined;
  /** The lowest HTTP status, such as 400 for failed calls. */
  readonly min_status?: number | undefined;
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** A request to wait for. Requests already in the journal count. */
export interface RequestWait {
  /** The operation called, such as `createMailing`. */
  readonly operation?: OperationId | undefined;
  /** The HTTP method. Case-insensitive. */
  readonly method?: string | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
  /** Part of the path, including the query string. */
  readonly path?: string | undefined;
  /** Part of the request body. Case-insensitive. */
  readonly body?: string | undefined;
  /** ID of a mailing: the request that created it, and those that read it by this ID. */
  readonly mailing?: string | undefined;
  /** ID of a trace: requests whose `traceparent` has it, the attempts without a mailing too. */
  readonly trace?: string | undefined;
  /** How many matching requests to wait for. Default: 1. */
  readonly count?: number | undefined;
  /** ID of a journal entry: only later requests count. */
  readonly after?: string | undefined;
  /** Milliseconds of real time, up to 600,000. Default: 5,000. After that the call fails and lists the closest requests. */
  readonly timeout?: number | undefined;
}

/** What to reset the account to. */
export interface ResetOptions {
  /** Built-in content, fixtures, or a snapshot. Default: what the mock was created with. */
  readonly fixtures?: 'empty' | 'demo' | FixtureFile | Snapshot | undefined;
}

/** What the pieces cost. */
export interface ResultCost {
  /** Dollars, of the pieces that were mailed. */
  readonly total: number;
  /** Dollars. Null before the first delivery. */
  readonly per_delivered: number | null;
}

/** When the mailings were created, mailed and delivered. */
export interface ResultDates {
  /** From the first to the last, ISO 8601 UTC. */
  readonly created: TimeSpan | null;
  /** From the first to the last, ISO 8601 UTC. */
  readonly mailed: TimeSpan | null;
  /** From the first to the last, ISO 8601 UTC. */
  readonly delivered: TimeSpan | null;
}

/** Difference of the revenue per person (bootstrap). */
export interface RevenueDifference {
  /** Dollars per person mailed. */
  readonly per_person: number;
  /** Lower end of the 95 % interval. */
  readonly low: number;
  /** Upper end of the 95 % interval. */
  readonly high: number;
}

/** A separate account in a mock. Sandboxes share nothing; a request's token selects one. */
export interface Sandbox {
  readonly id: string;
  /** May call every operation. */
  readonly production_token: string;
  /** May only create mailings. */
  readonly test_token: string;
}

/** The result of a one-time send. */
export interface SendReport {
  /** Mailings created. */
  readonly mailings: number;
  /** Members with neither an address nor an email that email append could use. */
  readonly skipped: number;
}

/** Settings to change. Omitted settings stay as they are; groups such as `durations` are merged. */
export interface SettingsChange {
  /** The account's name. Default: `Mock Organization` (D89). */
  readonly organizationName?: string | undefined;
  /** What a test token may call. Default: `create-mailer-only` (D15). */
  readonly testTokens?: 'create-mailer-only' | 'create-mailer-and-me' | 'everywhere' | undefined;
  /** HTTP status for a missing or wrong token. Default: 403 (D17). */
  readonly unauthorizedStatus?: 401 | 403 | undefined;
  /** The token that the address service requires. Default: `none` (D18). */
  readonly addressToken?: 'none' | 'production' | undefined;
  /** Largest request body, in bytes. Default: 1,048,576, 1 MiB (D23). */
  readonly maxBodyBytes?: number | undefined;
  /** Most addresses in one batch. Default: 1,000 (D23). */
  readonly maxBatch?: number | undefined;
  /** Calls allowed per token and time window. Default: null, unlimited (D24). */
  readonly rateLimit?: RateLimit | null | undefined;
  /** What to do with unknown fields in an API request's body. Default: `refuse` for `createMock`; `ignore` for a server, which lists them in the journal (D56). */
  readonly unknownFields?: 'ignore' | 'refuse' | undefined;
  /** What to do with null in an optional field. Default: `absent`, the same as omitting it (D104). */
  readonly nulls?: 'absent' | 'refuse' | undefined;
  /** HTTP status for an unknown `campaign_id` or `creative_id`. Default: 400 (D59). */
  readonly unknownReferenceStatus?: 400 | 404 | undefined;
  /** What to do with a `per_page` above the maximum in a list of mailings. Default: `clamp` (D10). */
  readonly oversizedPage?: 'clamp' | 'refuse' | undefined;
  /** What to do with a `page` or `per_page` above the maximum in statistics. Default: `refuse` (D10). */
  readonly oversizedStatsPage?: 'clamp' | 'refuse' | undefined;
  /** What `date_field=updated_at` compares. Default: `any-change` (D106). */
  readonly updatedAt?: 'last-change' | 'any-change' | undefined;
  /** Allows email append; a campaign must allow it too. Default: false (D46). */
  readonly emailAppend?: boolean | undefined;
  /** Seconds that a mailing stays in each state (D64). */
  readonly durations?: StateDurationsChange | undefined;
  /** Probability of each failure, drawn from the seed. Default: 0 (D64). */
  readonly probabilities?: OutcomeProbabilitiesChange | undefined;
  /** Whom a suppression list covers: everyone at the address, or the household. Default: `address` (D36). */
  readonly suppressionMatch?: 'household' | 'address' | undefined;
  /** ZIP Codes in responses: five digits, or ZIP+4. Default: `zip5` (D67). */
  readonly postalCode?: 'zip5' | 'zip4' | undefined;
  /** Dollars per piece, rounded to cents: by format, then by mail type; `other` covers the rest (D40, D107). */
  readonly prices?: PriceTable | undefined;
  /** Dollars left to spend on mail from now on. Default: null, unlimited (D48, D108). */
  readonly creditBalance?: number | null | undefined;
  /** Seconds from creation until a preview is ready (D41). */
  readonly previewDelays?: PreviewDelaysChange | undefined;
  /** What submitting an existing order does. Default: `refuse` (D26). */
  readonly existingOrder?: 'refuse' | 'upsert' | undefined;
  /** How long a data subject request takes, in seconds (D33). */
  readonly privacyTiming?: PrivacyTimingChange | undefined;
  /** When a failed delivery is retried (D44). */
  readonly webhookRetries?: WebhookRetriesChange | undefined;
  /** Whether a refused event lets the later ones of its mailing go first: `strict` holds them back until it is delivered or failed. Default: `independent` (D45). */
  readonly webhookOrder?: 'independent' | 'strict' | undefined;
  /** Consecutive timeouts that pause a webhook. Default: 20 (D88). */
  readonly pauseAfterTimeouts?: number | undefined;
  /** Limits of each webhook (D95). */
  readonly webhookQueue?: WebhookQueueLimitsChange | undefined;
}

/** Difference of two shares (Newcombe). */
export interface ShareDifference {
  /** Share of buyers of the mailed less that of the held out. */
  readonly rate: number;
  /** Lower end of the 95 % interval. */
  readonly low: number;
  /** Upper end of the 95 % interval. */
  readonly high: number;
}

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SideOverlays {
  /** The printing guides of a side. */
  readonly front: ArtworkOverlays | null;
  /** The printing guides of a side. */
  readonly back: ArtworkOverlays | null;
}

/** People of a simulation, and those who ordered. */
export interface SimulatedGroup {
  readonly people: number;
  readonly buyers: number;
}

/** The orders that were submitted. */
export interface SimulatedOrders {
  readonly orders: number;
  /** People of a simulation, and those who ordered. */
  readonly mailed: SimulatedGroup;
  /** People of a simulation, and those who ordered. */
  readonly held_out: SimulatedGroup;
  /** `order_id` of the first order. Null without orders. */
  readonly first: string | null;
}

/** A state that a mailing has been in. */
export interface StateChange {
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
  /** When it entered the state, ISO 8601 UTC. */
  readonly at: string;
  /** `created`, `schedule`, the name of a check, `magic recipient`, `probability`, `control` or `erasure`. */
  readonly cause: string;
}

/** How many mailings a state has. */
export interface StateCount {
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
  readonly count: number;
}

/** Seconds that a mailing stays in each state. */
export interface StateDurations {
  /** Counted from `send_at`, if set. Default: 3,600 (1 hour). */
  readonly processing: number;
  /** Default: 82,800 (23 hours). */
  readonly production: number;
  /** Default: 345,600 (4 days). */
  readonly mailed: number;
  /** Default: 86,400 (1 day). */
  readonly delivery_exception: number;
}

/** Seconds that a mailing stays in each state (D64). */
export interface StateDurationsChange {
  /** Counted from `send_at`, if set. Default: 3,600 (1 hour). */
  readonly processing?: number | undefined;
  /** Default: 82,800 (23 hours). */
  readonly production?: number | undefined;
  /** Default: 345,600 (4 days). */
  readonly mailed?: number | undefined;
  /** Default: 86,400 (1 day). */
  readonly delivery_exception?: number | undefined;
}

export interface StateTransition {
  /** A mailing's state. `possible_states` of a mailing lists where it can go next. */
  readonly state: MailingState;
}

/** One UTC day. */
export interface StatisticsDay {
  /** Such as `2026-11-20`. */
  readonly day: string;
  /** Mailings created. */
  readonly created: number;
  /** Pieces mailed, without test mailings. */
  readonly circulation: number;
  /** Cost of the pieces mailed, in dollars. */
  readonly spend: number;
}

/** A date range, and whose mailings to count. */
export interface StatisticsSearch {
  /** First UTC day, such as `2026-11-20`. Default: no limit. */
  readonly start_date?: string | undefined;
  /** Last UTC day, inclusive. Default: no limit. */
  readonly end_date?: string | undefined;
  /** ID of a campaign. Default: all. */
  readonly campaign?: string | undefined;
  /** ID of a creative. Default: all. */
  readonly creative?: string | undefined;
}

/** The address of an audience member or order. US addresses are standardized, others are stored as sent. */
export interface StoredAddress {
  /** Null if the record has no name. */
  readonly name: string | null;
  readonly company: string | null;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. Empty if there is none. */
  readonly address_2: string;
  readonly city: string;
  /** Two-letter abbreviation, such as `CA`. */
  readonly state_name: string;
  /** Five-digit ZIP Code, or ZIP+4 with the setting `postalCode: 'zip4'`. */
  readonly postal_code: string;
  /** Three-letter country code in capitals. Default: `USA`. */
  readonly country: string;
}

/** How long to wait for an event. */
export interface TakeOptions {
  /** Seconds of real time, up to 60. Default: 0. */
  readonly wait?: number | undefined;
}

/** The next event of a webhook with `listen`. */
export interface Taken {
  /** The attempt to make now; the same one until you finish it. Null if nothing arrived in time. */
  readonly attempt: TakenAttempt | null;
  /** Queued events, including this one. */
  readonly pending: number;
  /** Events dropped because the queue was full. */
  readonly dropped: number;
}

/** A delivery attempt for a listener to make. */
export interface TakenAttempt {
  /** Identifies the attempt; a retry has a new key. */
  readonly key: string;
  readonly delivery_id: string;
  /** ID of the mailing, or of the webhook for a ping. */
  readonly object_id: string;
  /** The mailing's new state, or `ping`. */
  readonly event: WebhookEventName;
  /** 1 for the first attempt. */
  readonly number: number;
  /** How many times to send it: 2 if a fault rule duplicates deliveries, else 1. */
  readonly copies: number;
  /** What to send, byte for byte. */
  readonly request: TakenRequest;
}

/** What to send, byte for byte. */
export interface TakenRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An event to send to a webhook. It changes no mailing. */
export interface TestEvent {
  /** The event to send, such as `delivered`. */
  readonly event: WebhookEventName;
  /** ID of a mailing. Default: the newest mailing, or a made-up ID if there is none. */
  readonly object_id?: string | undefined;
}

/** From the first to the last, ISO 8601 UTC. */
export interface TimeSpan {
  readonly from: string;
  readonly to: string;
}

/** How far to advance: a duration, whose units add up, or `to` a time. At least one field is required. */
export interface TimeStep {
  /** 0 or more; fractions allowed. */
  readonly seconds?: number | undefined;
  /** 0 or more; fractions allowed. */
  readonly minutes?: number | undefined;
  /** 0 or more; fractions allowed. */
  readonly hours?: number | undefined;
  /** Days of 24 hours, 0 or more; fractions allowed. */
  readonly days?: number | undefined;
  /** A time that is not in the past, ISO 8601. Use instead of a duration. */
  readonly to?: string | undefined;
}

/** A token of the account. */
export interface Token {
  /** The token itself. */
  readonly token: string;
  /** The kind of token. Test mailings are never printed, billed or counted. */
  readonly mode: Mode;
  /** When the token was created, ISO 8601 UTC. */
  readonly created_at: string;
}

/** Orders outside the window, of people who were not to be mailed, and of both groups. */
export interface UncountedOrders {
  readonly outside: number;
  readonly others: number;
  readonly ambiguous: number;
}

/** A record that might belong to the person of a completed request. The data does not settle it, so the record is kept. */
export interface UndecidedRecord {
  /** The ID that the caller assigned to the request. */
  readonly subject_request_id: string;
  /** What the person asks for. */
  readonly subject_request_type: DataSubjectRequestType;
  /** The kind of record. */
  readonly record: RecordKind;
  /** The record's ID. */
  readonly id: string;
  /** ID of the member's audience. Null for other records. */
  readonly audience: string | null;
  /** The names in the record, if any. */
  readonly names: readonly string[];
}

/** Where mailing events are sent. An account can have up to ten. */
export interface Webhook {
  readonly id: string;
  /** `function:{id}` for a receiver function, `listen:{id}` if events are fetched. */
  readonly url: string;
  /** The signing secret. */
  readonly secret: string;
  /** When the webhook was created, ISO 8601 UTC. */
  readonly created_at: string;
  /** Why it gets only pings: too many timeouts, or paused by `webhooks.update`. Null while active. */
  readonly paused: PauseReason | null;
  /** Consecutive timeouts; 20 pause the webhook. */
  readonly timeouts_in_row: number;
  /** Queued deliveries. */
  readonly pending: number;
  /** Successful deliveries that the mock still keeps. */
  readonly delivered: number;
  /** Failed deliveries that the mock still keeps. */
  readonly failed: number;
  /** Events dropped because the queue was full. */
  readonly dropped: number;
}

/** Changes to a webhook. Omitted fields stay as they are. */
export interface WebhookChange {
  /** Queued events go to the new URL. */
  readonly url?: string | undefined;
  /** The signing secret. */
  readonly secret?: string | undefined;
  /** True pauses it; false resumes it, also after timeouts. */
  readonly paused?: boolean | undefined;
}

/** Attempts of one UTC day. */
export interface WebhookDay {
  /** A UTC day, such as `2026-11-20`. */
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

/** A webhook event: every mailing state except `production`, plus `ping`. */
export type WebhookEventName = 'append_failed' | 'address_invalid' | 'suppressed' | 'budget_exceeded' | 'credit_balance_exceeded' | 'processing' | 'mailed' | 'delivered' | 'delivery_exception' | 'failed' | 'holdout' | 'ping';

/** Limits of each webhook. */
export interface WebhookQueueLimits {
  /** Queued deliveries before new events are dropped. Default: 100,000. */
  readonly limit: number;
  /** Finished deliveries kept, of each status. Default: 1,000. */
  readonly kept: number;
  /** Concurrent attempts. Default: 20. */
  readonly concurrency: number;
}

/** Limits of each webhook (D95). */
export interface WebhookQueueLimitsChange {
  /** Queued deliveries before new events are dropped. Default: 100,000. */
  readonly limit?: number | undefined;
  /** Finished deliveries kept, of each status. Default: 1,000. */
  readonly kept?: number | undefined;
  /** Concurrent attempts. Default: 20. */
  readonly concurrency?: number | undefined;
}

/** When a failed delivery is retried: the nth retry, from 0, comes `baseSeconds` × `factor`^n after the attempt before it. */
export interface WebhookRetries {
  /** Seconds. Default: 60. */
  readonly baseSeconds: number;
  /** Default: 2. */
  readonly factor: number;
  /** Most retries. Default: 10. */
  readonly limit: number;
}

/** When a failed delivery is retried (D44). */
export interface WebhookRetriesChange {
  /** Seconds. Default: 60. */
  readonly baseSeconds?: number | undefined;
  /** Default: 2. */
  readonly factor?: number | undefined;
  /** Most retries. Default: 10. */
  readonly limit?: number | undefined;
}

/** A webhook's attempts, counted over the deliveries that the mock still keeps. */
export interface WebhookStatistics {
  readonly attempts: number;
  /** Attempts that got a 200. */
  readonly succeeded: number;
  /** Median duration in milliseconds of real time. Null on a manual clock. */
  readonly median_ms: number | null;
  /** 95th percentile in milliseconds of real time. Null on a manual clock. */
  readonly p95_ms: number | null;
  /** By UTC day, such as `2026-11-20`. */
  readonly days: readonly WebhookDay[];
}
