import type { AppendEntry, NewAppendEntry } from '../../types/address.ts';
import type {
  ArtworkCheck,
  ArtworkPreview,
  CheckedArtwork,
  DataGuide,
  DraftArtwork,
  Image,
  NewImage,
} from '../../types/artwork.ts';
import type {
  Audience,
  CsvColumns,
  ImportReport,
  Member,
  NewAudience,
  NewMember,
  SendReport,
} from '../../types/audience.ts';
import type { Campaign, CampaignChange, NewCampaign } from '../../types/campaign.ts';
import type { AdvanceReport, ClockState, DueEntry, TimeStep } from '../../types/clock.ts';
import type { Creative, CreativeChange, NewCreative } from '../../types/creative.ts';
import type { DataSubjectRequest, UndecidedRecord } from '../../types/data-subject-request.ts';
import type { Delivery, DeliverySearch, FinishedAttempt, Taken, TakeOptions } from '../../types/delivery.ts';
import type { ActiveFaultRule, FaultRule } from '../../types/fault-rule.ts';
import type { FixtureFile } from '../../types/fixture-file.ts';
import type {
  AccountStatistics,
  Activity,
  ActivitySearch,
  AgendaDay,
  ArtworkRevision,
  StatisticsSearch,
  WebhookStatistics,
} from '../../types/insights.ts';
import type { JournalEntry, RequestSearch, RequestWait } from '../../types/journal-entry.ts';
import type { Mailing, MailingSearch } from '../../types/mailing.ts';
import type { ListSearch, MailingState, Paging } from '../../types/names.ts';
import type { Order } from '../../types/order.ts';
import type { Health, NewSandbox, NewToken, Sandbox, Token } from '../../types/sandbox.ts';
import type { MockSettings, SettingsChange } from '../../types/settings.ts';
import type { ResetOptions, Snapshot } from '../../types/snapshot.ts';
import type { NewWebhook, TestEvent, Webhook, WebhookChange } from '../../types/webhook.ts';

/**
 * The methods of a mock: the same in process and for a server elsewhere. Each rejects with a `MockControlError` that has the
 * status of the control API: 400 for wrong input, 404 for an unknown id, 409 for a conflict. Then nothing has changed.
 */
export interface MockControl {
  /** Campaigns, as the service's own dashboard creates and changes them. */
  readonly campaigns: CampaignControl;
  /** Artwork, as uploaded in the service's dashboard. */
  readonly creatives: CreativeControl;
  /** Every mailing of the account, including what the API does not show: recipient, history, next states. */
  readonly mailings: MailingControl;
  /** Lists of people, as the service's own dashboard creates and fills them. */
  readonly audiences: AudienceControl;
  /** Orders that were submitted over the API. */
  readonly orders: OrderControl;
  /** Access and erasure requests. */
  readonly dataSubjectRequests: DataSubjectRequestControl;
  /** The account's time: `manual` unless the mock was created with another clock. */
  readonly clock: ClockControl;
  /** Webhooks and their deliveries. */
  readonly webhooks: WebhookControl;
  /** Deliberate failures: errors, latency, lost responses, deliveries that are duplicated or late. */
  readonly faults: FaultControl;
  /** The last 1,000 calls of the API. */
  readonly requests: RequestControl;
  /** Images that creatives refer to by URL: the mock fetches nothing, and draws a neutral box for others. */
  readonly images: ImageControl;
  /** The address table of e-mail append (D46). */
  readonly appendTable: AppendTableControl;
  /** The mock's behaviour where the specification is silent. */
  readonly settings: SettingsControl;
  /** The tokens of the account; `mock.tokens` are the two that it started with (D14). */
  readonly tokenRegistry: TokenControl;
  /** Separate accounts on the same mock, each with its own tokens, so that suites can share a server. */
  readonly sandboxes: SandboxControl;
  /** What falls due next, soonest first; 100 entries by default, at most 1,000 with `limit`. */
  agenda(limit?: number): Promise<DueEntry[]>;
  /** Everything that falls due, counted by day and kind. */
  agendaDays(): Promise<AgendaDay[]>;
  /** Everything that happened, newest first, 100 entries by default (`per_page`); with counts of all matches. */
  activity(search?: ActivitySearch): Promise<Activity>;
  /** Circulation and spend by day, mailings by state, by campaign and creative. */
  statistics(search?: StatisticsSearch): Promise<AccountStatistics>;
  /** Whether the mock is ready, and its version. */
  health(): Promise<Health>;
  /**
   * The account as a fixture file, with the same ids: campaigns, people, orders, and mailings as sent. E-mails are stored as hashes
   * only, so mailings with nothing else are left out (D73).
   */
  fixtures(): Promise<FixtureFile>;
  /** Empties the account and loads a fixture file into it; an invalid one is refused, and nothing changes. */
  load(fixtures: FixtureFile): Promise<ClockState>;
  /** The account and its clock as one JSON document; not the journal (D86). */
  snapshot(): Promise<Snapshot>;
  /** Restores the account and its clock from a snapshot; anything else is refused, and nothing changes. */
  restore(snapshot: Snapshot): Promise<ClockState>;
  /** Empties the account, its journal and faults, and loads a fixture, by default the one it was created with. */
  reset(options?: ResetOptions): Promise<void>;
}

/** Campaigns, as the service's own dashboard creates and changes them. */
export interface CampaignControl {
  /** All campaigns, including inactive ones, oldest first. */
  list(): Promise<Campaign[]>;
  /** Only `name` is required; a campaign is active by default. */
  create(campaign: NewCampaign): Promise<Campaign>;
  /** With its creatives and settings. */
  retrieve(id: string): Promise<Campaign>;
  /** Changes the given fields; settings are merged. */
  update(id: string, change: CampaignChange): Promise<Campaign>;
  /** Mails an audience once: one mailing for every member that can be mailed (D80). */
  send(id: string, audienceId: string): Promise<SendReport>;
}

/** Artwork, as uploaded in the service's dashboard. */
export interface CreativeControl {
  /** `name` and `format` are required; a new default replaces the previous one. */
  create(campaignId: string, creative: NewCreative): Promise<Creative>;
  /** With its artwork. */
  retrieve(id: string): Promise<Creative>;
  /** Changes the given fields; new artwork is a new revision, and mailings keep the one they were created with. */
  update(id: string, change: CreativeChange): Promise<Creative>;
  /** The merge tags that the creative needs. */
  dataGuide(id: string): Promise<DataGuide>;
  /** Renders artwork that is not saved. */
  preview(artwork: DraftArtwork): Promise<ArtworkPreview>;
  /** Checks artwork before it is printed: what is wrong, where, and how to fix it. Needs `@direct-mail/previews`. */
  check(artwork: CheckedArtwork): Promise<ArtworkCheck>;
  /** All revisions of the artwork, newest first; with `per_page`, one page of them. */
  revisions(id: string, paging?: Paging): Promise<ArtworkRevision[]>;
}

/** Every mailing of the account, including what the API does not show: recipient, history, next states. */
export interface MailingControl {
  /** Newest first; all matches or, with `per_page`, one page of them. */
  list(search?: MailingSearch): Promise<Mailing[]>;
  /** With its recipient as sent, its history and its next state. */
  retrieve(id: string): Promise<Mailing>;
  /** Moves a mailing to a state that the state diagram allows; any other is refused as a conflict (D06). */
  transition(id: string, state: MailingState): Promise<Mailing>;
}

/** Lists of people, as the service's own dashboard creates and fills them. */
export interface AudienceControl {
  /** Oldest first; Do Not Mail always exists. */
  list(): Promise<Audience[]>;
  /** Only `name` is required. */
  create(audience: NewAudience): Promise<Audience>;
  /** Newest first; all members or, with `per_page`, one page of them. */
  members(id: string, search?: ListSearch): Promise<Member[]>;
  /** Adds one person. */
  addMember(id: string, member: NewMember): Promise<Member>;
  /** Removes one person, also from Do Not Mail; a member that came with an order is removed with the order only (D28). */
  removeMember(id: string, memberId: string): Promise<void>;
  /** Uploads a CSV file; `columns` gives the headings of columns with unusual names. */
  import(id: string, csv: string, columns?: CsvColumns): Promise<ImportReport>;
}

/** Orders that were submitted over the API. */
export interface OrderControl {
  /** Newest first; all orders or, with `per_page`, one page of them. */
  list(search?: ListSearch): Promise<Order[]>;
}

/** Access and erasure requests. */
export interface DataSubjectRequestControl {
  /** Newest first. */
  list(): Promise<DataSubjectRequest[]>;
  /** Records that may belong to the person of a completed request but cannot be decided: they stay (D101). */
  undecided(): Promise<UndecidedRecord[]>;
}

/** The account's time. */
export interface ClockControl {
  /** The time and the mode: `manual`, `real`, or a speed such as `60x`. */
  retrieve(): Promise<ClockState>;
  /** The account's time. */
  now(): Promise<Date>;
  /**
   * Advances time by a duration such as `{ days: 3 }`, or to a time, and runs everything that falls due, in order. Resolves with a
   * report afterwards. An `advance` inside another one is refused.
   */
  advance(step: TimeStep): Promise<AdvanceReport>;
  /** Resolves after this many milliseconds of the mock's time; a manual clock advances by them. */
  sleep(milliseconds: number): Promise<ClockState>;
}

/** Webhooks and their deliveries. */
export interface WebhookControl {
  /** Oldest first; at most ten. */
  list(): Promise<Webhook[]>;
  /**
   * With the `url` of a receiver or, in the mock's process, a `receiver` function. A secret is generated if none is given, a ping
   * is sent, and the eleventh webhook is refused as a conflict.
   */
  create(webhook: NewWebhook): Promise<Webhook>;
  /** With its secret, and the number of queued events. */
  retrieve(id: string): Promise<Webhook>;
  /** Changes URL or secret; `paused: false` resumes it (D88). */
  update(id: string, change: WebhookChange): Promise<Webhook>;
  /** Removes it and all its queued events. */
  delete(id: string): Promise<void>;
  /** Sends a ping (D43). */
  ping(id: string): Promise<Delivery>;
  /** Newest first, with the last attempts of each. */
  deliveries(id: string, search?: DeliverySearch): Promise<Delivery[]>;
  /** Sends an event of any kind, signed and retried like a real one; no mailing changes. */
  sendEvent(id: string, event: TestEvent): Promise<Delivery>;
  /** Results of the attempts by day, and their duration; only of stored deliveries. */
  statistics(id: string): Promise<WebhookStatistics>;
  /** Sends one delivery again. */
  redeliver(deliveryId: string): Promise<Delivery>;
  /**
   * The next event of a webhook with `listen`, in the order in which they occurred; the same one again until it is finished. Time
   * on a manual clock waits for a listener that is at work.
   */
  take(id: string, options?: TakeOptions): Promise<Taken>;
  /**
   * Ends that attempt with its result; anything but 200 is retried, as by the service (D44). An attempt that has ended is a
   * conflict.
   */
  finish(id: string, end: FinishedAttempt): Promise<Delivery>;
  /** Sends all failed deliveries again; with `since`, an ISO 8601 time, those that failed from then on. */
  redeliverFailed(id: string, since?: string): Promise<Delivery[]>;
}

/** Deliberate failures. */
export interface FaultControl {
  /** In the order in which they were added, with the number of matches and triggers of each. */
  list(): Promise<ActiveFaultRule[]>;
  /** Adds a rule, for one operation or all; `times`, `nth` and `probability` select the calls that trigger it. */
  add(rule: FaultRule): Promise<ActiveFaultRule>;
  /** Removes one rule. */
  remove(id: string): Promise<void>;
  /** Removes every rule; returns how many there were. */
  clear(): Promise<{ removed: number }>;
}

/** The last 1,000 calls of the API. */
export interface RequestControl {
  /** The journal, newest first, with tokens and e-mails masked. */
  list(search?: RequestSearch): Promise<JournalEntry[]>;
  /** Waits for a matching request and returns the newest; after `timeout` milliseconds, rejects with the nearest ones. */
  waitFor(request: RequestWait): Promise<JournalEntry>;
}

/** Images that creatives refer to by URL. */
export interface ImageControl {
  /** In the order in which they were registered. */
  list(): Promise<Image[]>;
  /** An image with its bytes, in base64. */
  get(source: string): Promise<NewImage>;
  /** Registers an image under a URL, replacing an earlier one. */
  register(image: NewImage): Promise<Image>;
  /** Removes an image: creatives that refer to it get a neutral box. */
  remove(source: string): Promise<void>;
}

/** The address table of e-mail append (D46). */
export interface AppendTableControl {
  /** The entries: hashes of e-mails, with their addresses. */
  list(): Promise<AppendEntry[]>;
  /** Adds the address of an e-mail, replacing an earlier one. */
  add(entry: NewAppendEntry): Promise<AppendEntry>;
  /** Removes the entry of an e-mail, by its hash. */
  remove(emailHash: string): Promise<void>;
}

/** The mock's behaviour where the specification is silent. */
export interface SettingsControl {
  /** All settings. */
  retrieve(): Promise<MockSettings>;
  /** Changes settings; a group such as `durations` is merged. An invalid value is refused, and nothing changes. */
  update(change: SettingsChange): Promise<MockSettings>;
}

/** The tokens of the account (D14). */
export interface TokenControl {
  /** All tokens, in clear. */
  list(): Promise<Token[]>;
  /** Adds a token of a mode; its text is generated if none is given. */
  create(token: NewToken): Promise<Token>;
  /** Removes a token: from now on it is refused. */
  revoke(token: string): Promise<void>;
}

/** Separate accounts on the same mock. */
export interface SandboxControl {
  /** All accounts, including the first one. */
  list(): Promise<Sandbox[]>;
  /** A new account; `id` is generated if none is given. */
  create(sandbox?: NewSandbox): Promise<Sandbox>;
  /** Removes an account; the first one cannot be removed. */
  delete(id: string): Promise<{ id: string }>;
}
