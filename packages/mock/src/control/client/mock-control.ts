import type {
  AccountStatistics,
  ActiveFaultRule,
  Activity,
  ActivitySearch,
  AdvanceReport,
  AgendaDay,
  AppendEntry,
  ArtworkCheck,
  ArtworkPreview,
  ArtworkRevision,
  Audience,
  BulkRun,
  Campaign,
  CampaignChange,
  CheckedArtwork,
  ClockState,
  Creative,
  CreativeChange,
  CsvColumns,
  DataGuide,
  DataSubjectRequest,
  Delivery,
  DeliverySearch,
  DraftArtwork,
  DueEntry,
  Explanation,
  FaultRule,
  FinishedAttempt,
  FixtureFile,
  Health,
  Image,
  ImportReport,
  JournalEntry,
  ListSearch,
  Mailing,
  MailingSearch,
  MailingState,
  MailResults,
  MailResultsSearch,
  Member,
  MockSettings,
  NewAppendEntry,
  NewAudience,
  NewCampaign,
  NewCreative,
  NewImage,
  NewMember,
  NewSandbox,
  NewToken,
  NewWebhook,
  Order,
  OrderSimulation,
  Paging,
  RequestSearch,
  RequestWait,
  ResetOptions,
  Sandbox,
  SendReport,
  SettingsChange,
  SimulatedOrders,
  StatisticsSearch,
  Taken,
  TakeOptions,
  TestEvent,
  TimeStep,
  Token,
  UndecidedRecord,
  Webhook,
  WebhookChange,
  WebhookStatistics,
} from '@direct-mail/contract/control/generated/models';
import type { Snapshot } from '@direct-mail/contract/control/types';

/**
 * The methods of a mock, in process or connected to a server. They reject with a `MockControlError` whose `status` is 400 for invalid
 * input, 404 for an unknown ID, or 409 for a conflict; nothing has changed then.
 */
export interface MockControl {
  /** Campaigns, which customers manage in the service's dashboard. */
  readonly campaigns: CampaignControl;
  /** Artwork, which customers upload in the service's dashboard. */
  readonly creatives: CreativeControl;
  /** Mailings, with what the API does not return: recipient, history, next transition. */
  readonly mailings: MailingControl;
  /** Lists of people, which customers manage in the service's dashboard. */
  readonly audiences: AudienceControl;
  /** Orders submitted over the API. */
  readonly orders: OrderControl;
  /** Runs of `@direct-mail/bulk`, as far as this mock received their mailings. */
  readonly runs: RunControl;
  /** Access and erasure requests. */
  readonly dataSubjectRequests: DataSubjectRequestControl;
  /** The account's clock: `manual` unless the mock was created with another one. */
  readonly clock: ClockControl;
  /** Webhooks and their deliveries. */
  readonly webhooks: WebhookControl;
  /** Fault injection: errors, latency, lost responses, duplicate or late deliveries. */
  readonly faults: FaultControl;
  /** The journal: the last 1,000 API requests. */
  readonly requests: RequestControl;
  /** Images in artwork. The mock fetches nothing: an image that is not registered is drawn as a gray box. */
  readonly images: ImageControl;
  /** The addresses that email append finds. */
  readonly appendTable: AppendTableControl;
  /** What the mock does where the specification is silent. */
  readonly settings: SettingsControl;
  /** The account's API tokens. `mock.tokens` are the two it started with. */
  readonly tokenRegistry: TokenControl;
  /** Separate accounts, each with its own tokens, so that test suites can share a server. */
  readonly sandboxes: SandboxControl;
  /** Scheduled events, soonest first. `limit`: 100 by default, up to 1,000. */
  agenda(limit?: number): Promise<DueEntry[]>;
  /** Scheduled events, counted by UTC day and kind. */
  agendaDays(): Promise<AgendaDay[]>;
  /** What happened in the account, newest first, with counts. `per_page`: 100 by default. */
  activity(search?: ActivitySearch): Promise<Activity>;
  /** Circulation and spend by day; mailings by state and by creative. */
  statistics(search?: StatisticsSearch): Promise<AccountStatistics>;
  /** Whether the mock is ready, and its version. */
  health(): Promise<Health>;
  /**
   * Exports the account as a fixture file with the same IDs. Emails are stored only as hashes, so mailings addressed only by
   * email are left out.
   */
  fixtures(): Promise<FixtureFile>;
  /** Replaces the account's content with a fixture file. If the file is invalid, nothing changes. */
  load(fixtures: FixtureFile): Promise<ClockState>;
  /** Saves the account and its clock as one JSON document, without the journal. */
  snapshot(): Promise<Snapshot>;
  /** Restores a snapshot, including its time. If it is invalid, nothing changes. */
  restore(snapshot: Snapshot): Promise<ClockState>;
  /** Clears the account, its journal and its fault rules, then reloads the fixtures it was created with. */
  reset(options?: ResetOptions): Promise<void>;
}

/** Campaigns, which customers manage in the service's dashboard. */
export interface CampaignControl {
  /** All campaigns, including inactive ones, oldest first. */
  list(): Promise<Campaign[]>;
  /** Creates a campaign. Only `name` is required. */
  create(campaign: NewCampaign): Promise<Campaign>;
  /** One campaign with its creatives and settings. */
  retrieve(id: string): Promise<Campaign>;
  /** Changes the given fields; settings are merged. */
  update(id: string, change: CampaignChange): Promise<Campaign>;
  /** Mails an audience once: creates a mailing for every member who can be mailed. */
  send(id: string, audienceId: string): Promise<SendReport>;
  /** What it came to: states, cost, days in the mail, and whether the mailed ordered more than those in the state `holdout`. */
  results(id: string, search?: MailResultsSearch): Promise<MailResults>;
}

/** Artwork, which customers upload in the service's dashboard. */
export interface CreativeControl {
  /** Uploads a creative. A new default replaces the previous one. */
  create(campaignId: string, creative: NewCreative): Promise<Creative>;
  /** One creative with its artwork. */
  retrieve(id: string): Promise<Creative>;
  /** Changes the given fields. New artwork is a new revision; mailings keep the one they were created with. */
  update(id: string, change: CreativeChange): Promise<Creative>;
  /** The data that the creative needs. */
  dataGuide(id: string): Promise<DataGuide>;
  /** Draws artwork without saving it. Requires `@direct-mail/previews`. */
  preview(artwork: DraftArtwork): Promise<ArtworkPreview>;
  /** Checks artwork before printing: what is wrong, where, and how to fix it. Requires `@direct-mail/previews`. */
  check(artwork: CheckedArtwork): Promise<ArtworkCheck>;
  /** Every revision of the artwork, newest first. All of them unless `per_page` is set. */
  revisions(id: string, paging?: Paging): Promise<ArtworkRevision[]>;
}

/** Mailings, with what the API does not return: recipient, history, next transition. */
export interface MailingControl {
  /** Matching mailings, newest first. All of them unless `per_page` is set. */
  list(search?: MailingSearch): Promise<Mailing[]>;
  /** One mailing with its recipient, history and next transition. */
  retrieve(id: string): Promise<Mailing>;
  /** Why it is in its state, by which rules, and what comes next. */
  explain(id: string): Promise<Explanation>;
  /** Moves a mailing to one of its `possible_states`; any other state is a 409 conflict. */
  transition(id: string, state: MailingState): Promise<Mailing>;
}

/** Lists of people, which customers manage in the service's dashboard. */
export interface AudienceControl {
  /** All audiences, oldest first. Do Not Mail always exists. */
  list(): Promise<Audience[]>;
  /** Creates an audience. Only `name` is required. */
  create(audience: NewAudience): Promise<Audience>;
  /** Members, newest first. All of them unless `per_page` is set. */
  members(id: string, search?: ListSearch): Promise<Member[]>;
  /** Adds a person. */
  addMember(id: string, member: NewMember): Promise<Member>;
  /** Removes a person, also from Do Not Mail. To remove a member of Customers (Orders API), delete the order. */
  removeMember(id: string, memberId: string): Promise<void>;
  /** Uploads a CSV file. `columns` maps fields to custom headings. */
  import(id: string, csv: string, columns?: CsvColumns): Promise<ImportReport>;
}

/** Orders submitted over the API. */
export interface OrderControl {
  /** Orders, newest first. All of them unless `per_page` is set. */
  list(search?: ListSearch): Promise<Order[]>;
  /**
   * Submits orders of the people of a campaign, drawn at random: `baseline` of all, `effect` more of those whose piece was mailed. With
   * `people`, the list that was sent, its people order, those who were held out too. Repeated, it replaces its orders.
   */
  simulate(simulation: OrderSimulation): Promise<SimulatedOrders>;
}

/** Runs of `@direct-mail/bulk`, known by the references in merge tags. */
export interface RunControl {
  /** All runs, newest first. */
  list(): Promise<BulkRun[]>;
  /** What a run came to. The mock does not know whom the run held out: `run.results` of bulk compares with them. */
  results(id: string, search?: MailResultsSearch): Promise<MailResults>;
}

/** Access and erasure requests. */
export interface DataSubjectRequestControl {
  /** Requests, newest first. */
  list(): Promise<DataSubjectRequest[]>;
  /** Records that might belong to the person of a completed request. The data does not settle it, so they are kept. */
  undecided(): Promise<UndecidedRecord[]>;
}

/** The account's clock. */
export interface ClockControl {
  /** The clock's time and mode. */
  retrieve(): Promise<ClockState>;
  /** The account's time. */
  now(): Promise<Date>;
  /**
   * Advances the clock by a duration such as `{ days: 3 }`, or to a time, and runs everything that falls due, in order. Resolves when
   * all of it has run. Calls cannot be nested.
   */
  advance(step: TimeStep): Promise<AdvanceReport>;
  /** Resolves after this many milliseconds of the mock's time. A manual clock advances by them at once. */
  sleep(milliseconds: number): Promise<ClockState>;
}

/** Webhooks and their deliveries. */
export interface WebhookControl {
  /** All webhooks, oldest first. Up to ten. */
  list(): Promise<Webhook[]>;
  /**
   * Creates a webhook with a `url`, `listen` or, in the mock's process, a `receiver` function, and sends a ping. The default secret is
   * generated. An eleventh webhook is a 409 conflict.
   */
  create(webhook: NewWebhook): Promise<Webhook>;
  /** One webhook with its secret and delivery counts. */
  retrieve(id: string): Promise<Webhook>;
  /** Changes the URL or secret, or pauses or resumes it with `paused`. */
  update(id: string, change: WebhookChange): Promise<Webhook>;
  /** Deletes a webhook and its queued deliveries. */
  delete(id: string): Promise<void>;
  /** Sends a ping, once. */
  ping(id: string): Promise<Delivery>;
  /** Deliveries with their last attempts, newest first. */
  deliveries(id: string, search?: DeliverySearch): Promise<Delivery[]>;
  /** Sends any event, signed and retried like a real one. No mailing changes. */
  sendEvent(id: string, event: TestEvent): Promise<Delivery>;
  /** Results of attempts by day, and how long they took. */
  statistics(id: string): Promise<WebhookStatistics>;
  /** Sends a delivery again. */
  redeliver(deliveryId: string): Promise<Delivery>;
  /**
   * The next event of a webhook with `listen`, in order; the same one until you `finish` it. A manual clock does not advance past an
   * event that a listener is processing.
   */
  take(id: string, options?: TakeOptions): Promise<Taken>;
  /** Reports an attempt's result. Anything but 200 is retried. An attempt that has already finished is a 409 conflict. */
  finish(id: string, end: FinishedAttempt): Promise<Delivery>;
  /** Resends failed deliveries: all of them, or those that failed since an ISO 8601 time. */
  redeliverFailed(id: string, since?: string): Promise<Delivery[]>;
}

/** Fault injection. */
export interface FaultControl {
  /** All rules in the order they apply, with how many times each matched and triggered. */
  list(): Promise<ActiveFaultRule[]>;
  /** Adds a rule. `times`, `nth` and `probability` limit which calls trigger it. */
  add(rule: FaultRule): Promise<ActiveFaultRule>;
  /** Removes a rule. */
  remove(id: string): Promise<void>;
  /** Removes all rules and returns how many there were. */
  clear(): Promise<{ removed: number }>;
}

/** The journal: the last 1,000 API requests. */
export interface RequestControl {
  /** Matching requests, newest first, with tokens and emails masked. */
  list(search?: RequestSearch): Promise<JournalEntry[]>;
  /** Resolves with the newest matching request once there is one. After `timeout` ms, rejects with the closest requests. */
  waitFor(request: RequestWait): Promise<JournalEntry>;
}

/** Images in artwork. */
export interface ImageControl {
  /** Registered images, oldest first. */
  list(): Promise<Image[]>;
  /** One image with its content in base64. */
  get(source: string): Promise<NewImage>;
  /** Registers an image for a URL, replacing any previous one. */
  register(image: NewImage): Promise<Image>;
  /** Removes an image; artwork that uses it gets a gray box. */
  remove(source: string): Promise<void>;
}

/** The addresses that email append finds. */
export interface AppendTableControl {
  /** All entries: email hashes and their addresses. */
  list(): Promise<AppendEntry[]>;
  /** Adds an address for an email, replacing any previous one. */
  add(entry: NewAppendEntry): Promise<AppendEntry>;
  /** Removes the entry for an email hash. */
  remove(emailHash: string): Promise<void>;
}

/** What the mock does where the specification is silent. */
export interface SettingsControl {
  /** All settings. */
  retrieve(): Promise<MockSettings>;
  /** Changes the given settings; groups such as `durations` are merged. If one is invalid, nothing changes. */
  update(change: SettingsChange): Promise<MockSettings>;
}

/** The account's API tokens. */
export interface TokenControl {
  /** All tokens, unmasked. */
  list(): Promise<Token[]>;
  /** Creates a token. Its value is generated unless `token` is set. */
  create(token: NewToken): Promise<Token>;
  /** Revokes a token at once. */
  revoke(token: string): Promise<void>;
}

/** Separate accounts on the same mock. */
export interface SandboxControl {
  /** All accounts, including the first. */
  list(): Promise<Sandbox[]>;
  /** Creates an account. The default `id` is generated. */
  create(sandbox?: NewSandbox): Promise<Sandbox>;
  /** Deletes an account. The first one cannot be deleted. */
  delete(id: string): Promise<{ id: string }>;
}
