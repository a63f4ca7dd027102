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
  /** Every mailing of the account, with what the API does not show: recipient, history, what comes next. */
  readonly mailings: MailingControl;
  /** Lists of people, as the service's own dashboard creates and fills them. */
  readonly audiences: AudienceControl;
  /** Orders that were submitted over the API. */
  readonly orders: OrderControl;
  /** Requests of access and erasure. */
  readonly dataSubjectRequests: DataSubjectRequestControl;
  /** The account's time: `manual` unless the mock was created with another clock. */
  readonly clock: ClockControl;
  /** Where events of mailings are sent, and the deliveries. */
  readonly webhooks: WebhookControl;
  /** What fails on purpose: errors, latency, lost responses, deliveries that come twice or late. */
  readonly faults: FaultControl;
  /** The calls of the API as they came: the last 1,000. */
  readonly requests: RequestControl;
  /** Pictures that creatives name by an address: the mock fetches nothing, and draws a neutral box for others. */
  readonly images: ImageControl;
  /** What e-mail append finds (D46). */
  readonly appendTable: AppendTableControl;
  /** What the mock does where the specification is silent: what the decisions of the project leave to choose. */
  readonly settings: SettingsControl;
  /** The tokens that open the account; `mock.tokens` are the two that it started with (D14). */
  readonly tokenRegistry: TokenControl;
  /** Separate accounts beside this one, with tokens of their own, so that suites share one server. */
  readonly sandboxes: SandboxControl;
  /** What falls due next, soonest first; 100 entries unless `limit`, up to 1,000, says otherwise. */
  agenda(limit?: number): Promise<DueEntry[]>;
  /** All that falls due, counted by day and by what it is. */
  agendaDays(): Promise<AgendaDay[]>;
  /** Everything that happened, newest first, 100 entries unless `per_page` says otherwise; with counts of all that match. */
  activity(search?: ActivitySearch): Promise<Activity>;
  /** Circulation and spend by day, mailings by state, by campaign and creative. */
  statistics(search?: StatisticsSearch): Promise<AccountStatistics>;
  /** Whether the mock is ready, and which version it is. */
  health(): Promise<Health>;
  /**
   * The account as a fixture file, under the same ids: campaigns, people, orders, and mailings as they were sent. E-mails are
   * kept as hashes only, so a mailing that has nothing else is left out (D73).
   */
  fixtures(): Promise<FixtureFile>;
  /** Empties the account and fills it with a fixture file; one that is refused changes nothing. */
  load(fixtures: FixtureFile): Promise<ClockState>;
  /** The account and its clock as one JSON document; not the journal (D86). */
  snapshot(): Promise<Snapshot>;
  /** Puts the account and its clock back to a snapshot; anything else is refused, and nothing changes. */
  restore(snapshot: Snapshot): Promise<ClockState>;
  /** Empties the account, its journal and faults, and starts again from a fixture, by default the one it was created with. */
  reset(options?: ResetOptions): Promise<void>;
}

/** Campaigns, as the service's own dashboard creates and changes them. */
export interface CampaignControl {
  /** All of them, inactive ones too, by creation, oldest first. */
  list(): Promise<Campaign[]>;
  /** Only `name` is required; a campaign is active by default. */
  create(campaign: NewCampaign): Promise<Campaign>;
  /** With its creatives and settings. */
  retrieve(id: string): Promise<Campaign>;
  /** Changes what is named and leaves the rest; settings are merged. */
  update(id: string, change: CampaignChange): Promise<Campaign>;
  /** Mails an audience once: one mailing for every member that can be mailed (D80). */
  send(id: string, audienceId: string): Promise<SendReport>;
}

/** Artwork, as uploaded in the service's dashboard. */
export interface CreativeControl {
  /** `name` and `format` are required; a new default replaces the one before. */
  create(campaignId: string, creative: NewCreative): Promise<Creative>;
  /** With its artwork. */
  retrieve(id: string): Promise<Creative>;
  /** Changes what is named; new artwork is a new revision, and mailings keep the one they were created with. */
  update(id: string, change: CreativeChange): Promise<Creative>;
  /** The keys that the creative needs. */
  dataGuide(id: string): Promise<DataGuide>;
  /** Draws artwork that is not saved. */
  preview(artwork: DraftArtwork): Promise<ArtworkPreview>;
  /** Looks artwork over before it is printed: what is wrong, where, and what to do about it. Needs `@direct-mail/previews`. */
  check(artwork: CheckedArtwork): Promise<ArtworkCheck>;
  /** The artwork as it was, newest first; all of it, unless `per_page` asks for a page. */
  revisions(id: string, paging?: Paging): Promise<ArtworkRevision[]>;
}

/** Every mailing of the account, with what the API does not show: recipient, history, what comes next. */
export interface MailingControl {
  /** Newest first; all that match, unless `per_page` asks for a page. */
  list(search?: MailingSearch): Promise<Mailing[]>;
  /** With its recipient as sent, its history and what comes next. */
  retrieve(id: string): Promise<Mailing>;
  /** Moves a mailing to a state that the state diagram allows; every other one is refused as a conflict (D06). */
  transition(id: string, state: MailingState): Promise<Mailing>;
}

/** Lists of people, as the service's own dashboard creates and fills them. */
export interface AudienceControl {
  /** By creation, oldest first; Do Not Mail is always there. */
  list(): Promise<Audience[]>;
  /** Only `name` is required. */
  create(audience: NewAudience): Promise<Audience>;
  /** Newest first; all of them, unless `per_page` asks for a page. */
  members(id: string, search?: ListSearch): Promise<Member[]>;
  /** Adds one person by hand. */
  addMember(id: string, member: NewMember): Promise<Member>;
  /** Removes one person by hand, from Do Not Mail too; who came with an order goes with the order alone (D28). */
  removeMember(id: string, memberId: string): Promise<void>;
  /** Uploads a CSV file; `columns` names the heading of a column that is called otherwise. */
  import(id: string, csv: string, columns?: CsvColumns): Promise<ImportReport>;
}

/** Orders that were submitted over the API. */
export interface OrderControl {
  /** Newest first; all of them, unless `per_page` asks for a page. */
  list(search?: ListSearch): Promise<Order[]>;
}

/** Requests of access and erasure. */
export interface DataSubjectRequestControl {
  /** Newest first. */
  list(): Promise<DataSubjectRequest[]>;
  /** Records that may be of the person whom a completed request meant, and that nothing decides: they stay (D101). */
  undecided(): Promise<UndecidedRecord[]>;
}

/** The account's time. */
export interface ClockControl {
  /** The time and the mode: `manual`, `real`, or a speed such as `60x`. */
  retrieve(): Promise<ClockState>;
  /** The account's time. */
  now(): Promise<Date>;
  /**
   * Moves time by a span such as `{ days: 3 }`, or to a moment, and runs everything that falls due, in order. Resolves with a
   * report when it has run. An `advance` inside another one is refused.
   */
  advance(step: TimeStep): Promise<AdvanceReport>;
  /** Resolves after this many milliseconds of the mock's time; a manual clock advances by them. */
  sleep(milliseconds: number): Promise<ClockState>;
}

/** Where events of mailings are sent, and the deliveries. */
export interface WebhookControl {
  /** By creation, oldest first; at most ten. */
  list(): Promise<Webhook[]>;
  /**
   * With the `url` of a receiver or, in the process of the mock, a `receiver` that is a function. A secret is made up when none
   * is given, a ping is sent, and the eleventh webhook is refused as a conflict.
   */
  create(webhook: NewWebhook): Promise<Webhook>;
  /** With its secret, and how many events wait for it. */
  retrieve(id: string): Promise<Webhook>;
  /** Changes address or secret; `paused: false` resumes it (D88). */
  update(id: string, change: WebhookChange): Promise<Webhook>;
  /** Removes it with everything that was queued for it. */
  delete(id: string): Promise<void>;
  /** Sends a ping (D43). */
  ping(id: string): Promise<Delivery>;
  /** Newest first, with the last attempts of each. */
  deliveries(id: string, search?: DeliverySearch): Promise<Delivery[]>;
  /** Sends an event of any kind, signed and retried like a real one; no mailing changes. */
  sendEvent(id: string, event: TestEvent): Promise<Delivery>;
  /** How the attempts ended, by day, and how long they took: of the deliveries that are kept. */
  statistics(id: string): Promise<WebhookStatistics>;
  /** Sends one delivery once more. */
  redeliver(deliveryId: string): Promise<Delivery>;
  /**
   * The next event of a webhook with `listen`, in the order in which they occurred; the same one again until it is finished.
   * Time on a manual clock waits for a listener that is at work.
   */
  take(id: string, options?: TakeOptions): Promise<Taken>;
  /** How that attempt ended; anything but 200 is retried, as the service does (D44). An attempt that is over is a conflict. */
  finish(id: string, end: FinishedAttempt): Promise<Delivery>;
  /** Sends everything again that failed; with `since`, an ISO 8601 time, what failed from then on. */
  redeliverFailed(id: string, since?: string): Promise<Delivery[]>;
}

/** What fails on purpose. */
export interface FaultControl {
  /** In the order in which they were added, with how often each matched and triggered. */
  list(): Promise<ActiveFaultRule[]>;
  /** Adds a rule, for one operation or all; `times`, `nth` and `probability` say for which calls it triggers. */
  add(rule: FaultRule): Promise<ActiveFaultRule>;
  /** Removes one rule. */
  remove(id: string): Promise<void>;
  /** Removes every rule, and says how many there were. */
  clear(): Promise<{ removed: number }>;
}

/** The calls of the API as they came: the last 1,000. */
export interface RequestControl {
  /** The journal, newest first, tokens and e-mails masked. */
  list(search?: RequestSearch): Promise<JournalEntry[]>;
  /** The newest that matches, as soon as there is one; after `timeout` milliseconds an error names the nearest. */
  waitFor(request: RequestWait): Promise<JournalEntry>;
}

/** Pictures that creatives name by an address. */
export interface ImageControl {
  /** In the order in which they were registered. */
  list(): Promise<Image[]>;
  /** A picture with its bytes, in base64. */
  get(source: string): Promise<NewImage>;
  /** Registers a picture under an address; the same address again replaces it. */
  register(image: NewImage): Promise<Image>;
  /** Removes a picture: creatives that name it get a neutral box. */
  remove(source: string): Promise<void>;
}

/** What e-mail append finds (D46). */
export interface AppendTableControl {
  /** Its entries: hashes of e-mails, with their address. */
  list(): Promise<AppendEntry[]>;
  /** Adds the address of an e-mail; an entry for the same e-mail is replaced. */
  add(entry: NewAppendEntry): Promise<AppendEntry>;
  /** Removes the entry of an e-mail, which its hash names. */
  remove(emailHash: string): Promise<void>;
}

/** What the mock does where the specification is silent. */
export interface SettingsControl {
  /** All of them. */
  retrieve(): Promise<MockSettings>;
  /** Changes some; a group such as `durations` is merged. What is wrong is refused, and nothing changes. */
  update(change: SettingsChange): Promise<MockSettings>;
}

/** The tokens that open the account (D14). */
export interface TokenControl {
  /** All of them, in clear. */
  list(): Promise<Token[]>;
  /** Adds a token of a mode; its text is made up when none is given. */
  create(token: NewToken): Promise<Token>;
  /** Removes a token: from now on it is refused. */
  revoke(token: string): Promise<void>;
}

/** Separate accounts beside this one. */
export interface SandboxControl {
  /** All accounts, the first one included. */
  list(): Promise<Sandbox[]>;
  /** A new account; `id` is made up when none is given. */
  create(sandbox?: NewSandbox): Promise<Sandbox>;
  /** Removes an account; the first one stays. */
  delete(id: string): Promise<{ id: string }>;
}
