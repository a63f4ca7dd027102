// Generated from packages/contract/src/control by "npm run generate". Do not edit.
import type { AccountStatistics, ActiveFaultRule, Activity, ActivitySearch, AdvanceReport, AgendaDay, AppendEntry, ArtworkCheck, ArtworkPreview, ArtworkRevision, Audience, BulkRun, Campaign, CampaignChange, CheckedArtwork, ClockState, Creative, CreativeChange, CsvColumns, DataGuide, DataSubjectRequest, Delivery, DeliverySearch, DraftArtwork, DueEntry, Explanation, FaultRule, FinishedAttempt, FixtureFile, Health, Image, ImportReport, JournalEntry, ListSearch, MailResults, MailResultsSearch, Mailing, MailingSearch, Member, MockSettings, NewAppendEntry, NewAudience, NewCampaign, NewCreative, NewImage, NewMember, NewSandbox, NewToken, NewWebhook, OneTimeSend, Order, OrderSimulation, Paging, RealPause, RedeliverOptions, RemovedCount, RemovedSandbox, RequestSearch, RequestWait, ResetOptions, Sandbox, SendReport, SettingsChange, SimulatedOrders, StateTransition, StatisticsSearch, TakeOptions, Taken, TestEvent, TimeStep, Token, UndecidedRecord, Webhook, WebhookChange, WebhookStatistics } from './models.ts';
import type { Snapshot } from '../types.ts';

/** The path parameters, query, body and response of every call, if it has them. */
export interface ControlCalls {
  /** Check whether the mock is ready. */
  readonly getHealth: {
    readonly response: Health;
  };
  /** Get the account's time. */
  readonly getClock: {
    readonly response: ClockState;
  };
  /** Advance the clock. Responds once everything that fell due has run. */
  readonly advanceClock: {
    readonly body: TimeStep;
    readonly response: AdvanceReport;
  };
  /** Respond after this many milliseconds of the account's time. A manual clock advances by them. */
  readonly sleepClock: {
    readonly body: RealPause;
    readonly response: ClockState;
  };
  /** List scheduled events, soonest first. */
  readonly listAgenda: {
    readonly query: {
      readonly limit?: number | undefined;
    };
    readonly response: DueEntry[];
  };
  /** List the tokens of the account. */
  readonly listTokens: {
    readonly response: Token[];
  };
  /** Create a token. Its value is generated if it is not given. */
  readonly createToken: {
    readonly body: NewToken;
    readonly response: Token;
  };
  /** Revoke a token. Calls with it are unauthorized from now on. */
  readonly revokeToken: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
  };
  /** Clear the account and reload fixtures; by default, those it was started with. */
  readonly reset: {
    readonly body: ResetOptions;
  };
  /** Save the account as one JSON document of up to 100,000 rows, without the journal. */
  readonly getSnapshot: {
    readonly response: Snapshot;
  };
  /** Restore a snapshot, including its time. */
  readonly putSnapshot: {
    readonly body: Snapshot;
    readonly response: ClockState;
  };
  /** Export the account as a fixture file with the same IDs: campaigns, people, orders, and mailings as sent. */
  readonly getFixtures: {
    readonly response: FixtureFile;
  };
  /** Replace the content of the account with a fixture file. If the file is invalid, nothing changes. */
  readonly putFixtures: {
    readonly body: FixtureFile;
    readonly response: ClockState;
  };
  /** List the accounts of this mock. Control calls without a sandbox ID use the first. */
  readonly listSandboxes: {
    readonly response: Sandbox[];
  };
  /** Create a separate account, so that parallel test suites can share a server. */
  readonly createSandbox: {
    readonly body: NewSandbox;
    readonly response: Sandbox;
  };
  /** Delete a sandbox and everything in it. */
  readonly removeSandbox: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: RemovedSandbox;
  };
  /** Get the settings: what the mock does where the specification is silent. */
  readonly getSettings: {
    readonly response: MockSettings;
  };
  /** Change settings. Groups such as durations are merged. */
  readonly changeSettings: {
    readonly body: SettingsChange;
    readonly response: MockSettings;
  };
  /** List all campaigns, including inactive ones, oldest first. */
  readonly listCampaigns: {
    readonly response: Campaign[];
  };
  /** Create a campaign, optionally with creatives. */
  readonly createCampaign: {
    readonly body: NewCampaign;
    readonly response: Campaign;
  };
  /** Get a campaign with its settings and creatives. */
  readonly getCampaign: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Campaign;
  };
  /** Change a campaign: its name, its settings, or whether it is active. */
  readonly changeCampaign: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: CampaignChange;
    readonly response: Campaign;
  };
  /** Upload a creative to a campaign. */
  readonly createCreative: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: NewCreative;
    readonly response: Creative;
  };
  /** Get a creative with its artwork. */
  readonly getCreative: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Creative;
  };
  /** Change a creative. Changed artwork is a new revision; mailings keep the one they were created with. */
  readonly changeCreative: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: CreativeChange;
    readonly response: Creative;
  };
  /** Get the data that a creative needs, read from its artwork. */
  readonly getDataGuide: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: DataGuide;
  };
  /** Draw artwork without saving it, and return its Data Guide. */
  readonly previewArtwork: {
    readonly body: DraftArtwork;
    readonly response: ArtworkPreview;
  };
  /** Check artwork before printing: what is wrong, where, and how to fix it. */
  readonly checkArtwork: {
    readonly body: CheckedArtwork;
    readonly response: ArtworkCheck;
  };
  /** List the mailings of all campaigns, newest first, filtered by recipient, state, campaign, ZIP Code or time. */
  readonly listMailings: {
    readonly query: MailingSearch;
    readonly response: Mailing[];
  };
  /** Get a mailing with its recipient as sent, its history and its next transition. */
  readonly getMailing: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Mailing;
  };
  /** Say why a mailing is in its state, by which rules, and what comes next. */
  readonly explainMailing: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Explanation;
  };
  /** Move a mailing to one of its possible states; 409 for any other. */
  readonly transitionMailing: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: StateTransition;
    readonly response: Mailing;
  };
  /** List the registered images. */
  readonly listImages: {
    readonly response: Image[];
  };
  /** Get a registered image with its content. */
  readonly getImage: {
    readonly query: {
      /** The URL, exactly as artwork writes it. */
      readonly source: string;
    };
    readonly response: NewImage;
  };
  /** Register an image under the URL that artwork uses; the mock fetches nothing. The file must be a PNG, JPEG, GIF, WebP or SVG. */
  readonly registerImage: {
    readonly body: NewImage;
    readonly response: Image;
  };
  /** Remove an image. Artwork that uses it gets a gray box. */
  readonly removeImage: {
    readonly query: {
      /** The URL, exactly as artwork writes it. */
      readonly source: string;
    };
  };
  /** List all audiences, oldest first. */
  readonly listAudiences: {
    readonly response: Audience[];
  };
  /** Create an audience. */
  readonly createAudience: {
    readonly body: NewAudience;
    readonly response: Audience;
  };
  /** List the members of an audience, newest first. */
  readonly listMembers: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: ListSearch;
    readonly response: Member[];
  };
  /** Add a person. If the person is already a member, the record is updated. */
  readonly addMember: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: NewMember;
    readonly response: Member;
  };
  /** Remove a person. Members that come from an order are removed only with the order. */
  readonly removeMember: {
    readonly params: {
      /** ID of the audience */
      readonly id: string;
      readonly member_id: string;
    };
  };
  /** Upload a CSV file. Valid rows are added; invalid rows are reported by line. */
  readonly importMembers: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: CsvColumns;
    readonly body: string;
    readonly response: ImportReport;
  };
  /** Mail an audience once: create a mailing for every member who can be mailed. */
  readonly sendCampaign: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: OneTimeSend;
    readonly response: SendReport;
  };
  /** List the addresses that email append finds. */
  readonly listAppendTable: {
    readonly response: AppendEntry[];
  };
  /** Add the address of an email's owner, which email append finds. Replaces the previous one. */
  readonly addToAppendTable: {
    readonly body: NewAppendEntry;
    readonly response: AppendEntry;
  };
  /** Remove the address of an email, given its hash. */
  readonly removeFromAppendTable: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
  };
  /** List the orders, newest first. */
  readonly listOrders: {
    readonly query: ListSearch;
    readonly response: Order[];
  };
  /** Submit orders of the people of a campaign, drawn at random: a share of all, and more of those whose piece was mailed. */
  readonly simulateOrders: {
    readonly body: OrderSimulation;
    readonly response: SimulatedOrders;
  };
  /** Get what a campaign came to: states, cost, days in the mail, and whether the mailed ordered more. */
  readonly getCampaignResults: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: MailResultsSearch;
    readonly response: MailResults;
  };
  /** List the runs of @direct-mail/bulk whose mailings this mock received, newest first. */
  readonly listRuns: {
    readonly response: BulkRun[];
  };
  /** Get what a run came to, as of its mailings: the people whom the run held out are not known here. */
  readonly getRunResults: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: MailResultsSearch;
    readonly response: MailResults;
  };
  /** List data subject requests, newest first. */
  readonly listDataSubjectRequests: {
    readonly response: DataSubjectRequest[];
  };
  /** List records that might belong to the person of a completed request. The data does not settle it, so they are kept. */
  readonly listUndecidedRecords: {
    readonly response: UndecidedRecord[];
  };
  /** List the webhooks of the account, up to ten. */
  readonly listWebhooks: {
    readonly response: Webhook[];
  };
  /** Get a webhook. */
  readonly getWebhook: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Webhook;
  };
  /** Create a webhook and ping it; 409 for an eleventh. */
  readonly createWebhook: {
    readonly body: NewWebhook;
    readonly response: Webhook;
  };
  /** Change a webhook: its URL or secret, or whether it is paused. Queued events go to the new URL. */
  readonly changeWebhook: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: WebhookChange;
    readonly response: Webhook;
  };
  /** Delete a webhook and all its deliveries. */
  readonly removeWebhook: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
  };
  /** Send a ping, without retries. If it succeeds, a webhook paused by timeouts resumes. */
  readonly pingWebhook: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Delivery;
  };
  /** Send any event, signed and retried like a real one. No mailing changes. */
  readonly sendTestEvent: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: TestEvent;
    readonly response: Delivery;
  };
  /** List the deliveries of a webhook with their attempts, newest first. */
  readonly listDeliveries: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: DeliverySearch;
    readonly response: Delivery[];
  };
  /** Send a delivery again: a finished one with new retries, a queued one at once. */
  readonly redeliver: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: Delivery;
  };
  /** Resend the events that failed since a time, in order. */
  readonly redeliverFailed: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: RedeliverOptions;
    readonly response: Delivery[];
  };
  /** Take the next event of a webhook with `listen`, in order; the same one until it is finished. */
  readonly takeAttempt: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: TakeOptions;
    readonly response: Taken;
  };
  /** Report the result of the attempt that was taken: 200 is success, anything else is retried. */
  readonly finishAttempt: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly body: FinishedAttempt;
    readonly response: Delivery;
  };
  /** List the fault rules in the order they apply, with how many times each matched and triggered. */
  readonly listFaults: {
    readonly response: ActiveFaultRule[];
  };
  /** Add a fault rule. */
  readonly addFault: {
    readonly body: FaultRule;
    readonly response: ActiveFaultRule;
  };
  /** Remove a fault rule. */
  readonly removeFault: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
  };
  /** Remove all fault rules. */
  readonly clearFaults: {
    readonly response: RemovedCount;
  };
  /** List the API requests in the journal, newest first, with tokens and emails masked. */
  readonly listRequests: {
    readonly query: RequestSearch;
    readonly response: JournalEntry[];
  };
  /** Get the newest matching request: one in the journal, or the next to arrive. */
  readonly waitForRequest: {
    readonly query: RequestWait;
    readonly response: JournalEntry;
  };
  /** List what happened, newest first: state changes, delivery attempts, requests, and what was created. */
  readonly listActivity: {
    readonly query: ActivitySearch;
    readonly response: Activity;
  };
  /** Count scheduled events by UTC day and kind, with the first names of each. */
  readonly listAgendaDays: {
    readonly response: AgendaDay[];
  };
  /** Get circulation and spend by day, and mailings by state and by creative. Test mailings cost nothing and are not counted. */
  readonly getStatistics: {
    readonly query: StatisticsSearch;
    readonly response: AccountStatistics;
  };
  /** Get the results of a webhook's attempts by day, and how long they took. */
  readonly getWebhookStatistics: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly response: WebhookStatistics;
  };
  /** List the revisions of a creative's artwork, newest first. Mailings keep the revision they were created with. */
  readonly listRevisions: {
    readonly params: {
      /** ID of the row. */
      readonly id: string;
    };
    readonly query: Paging;
    readonly response: ArtworkRevision[];
  };
}

export type ControlCallName = keyof ControlCalls;

/** The route of each call; the type of its body, null without one. */
export const controlRoutes = {
  getHealth: { method: 'GET', path: '/_mock/health', bodyType: null },
  getClock: { method: 'GET', path: '/_mock/clock', bodyType: null },
  advanceClock: { method: 'POST', path: '/_mock/clock/advance', bodyType: 'application/json' },
  sleepClock: { method: 'POST', path: '/_mock/clock/sleep', bodyType: 'application/json' },
  listAgenda: { method: 'GET', path: '/_mock/agenda', bodyType: null },
  listTokens: { method: 'GET', path: '/_mock/tokens', bodyType: null },
  createToken: { method: 'POST', path: '/_mock/tokens', bodyType: 'application/json' },
  revokeToken: { method: 'DELETE', path: '/_mock/tokens/{id}', bodyType: null },
  reset: { method: 'POST', path: '/_mock/reset', bodyType: 'application/json' },
  getSnapshot: { method: 'GET', path: '/_mock/snapshot', bodyType: null },
  putSnapshot: { method: 'PUT', path: '/_mock/snapshot', bodyType: 'application/json' },
  getFixtures: { method: 'GET', path: '/_mock/fixtures', bodyType: null },
  putFixtures: { method: 'PUT', path: '/_mock/fixtures', bodyType: 'application/json' },
  listSandboxes: { method: 'GET', path: '/_mock/sandboxes', bodyType: null },
  createSandbox: { method: 'POST', path: '/_mock/sandboxes', bodyType: 'application/json' },
  removeSandbox: { method: 'DELETE', path: '/_mock/sandboxes/{id}', bodyType: null },
  getSettings: { method: 'GET', path: '/_mock/settings', bodyType: null },
  changeSettings: { method: 'PATCH', path: '/_mock/settings', bodyType: 'application/json' },
  listCampaigns: { method: 'GET', path: '/_mock/campaigns', bodyType: null },
  createCampaign: { method: 'POST', path: '/_mock/campaigns', bodyType: 'application/json' },
  getCampaign: { method: 'GET', path: '/_mock/campaigns/{id}', bodyType: null },
  changeCampaign: { method: 'PATCH', path: '/_mock/campaigns/{id}', bodyType: 'application/json' },
  createCreative: { method: 'POST', path: '/_mock/campaigns/{id}/creatives', bodyType: 'application/json' },
  getCreative: { method: 'GET', path: '/_mock/creatives/{id}', bodyType: null },
  changeCreative: { method: 'PATCH', path: '/_mock/creatives/{id}', bodyType: 'application/json' },
  getDataGuide: { method: 'GET', path: '/_mock/creatives/{id}/data-guide', bodyType: null },
  previewArtwork: { method: 'POST', path: '/_mock/artwork/preview', bodyType: 'application/json' },
  checkArtwork: { method: 'POST', path: '/_mock/artwork/check', bodyType: 'application/json' },
  listMailings: { method: 'GET', path: '/_mock/mailings', bodyType: null },
  getMailing: { method: 'GET', path: '/_mock/mailings/{id}', bodyType: null },
  explainMailing: { method: 'GET', path: '/_mock/mailings/{id}/explanation', bodyType: null },
  transitionMailing: { method: 'POST', path: '/_mock/mailings/{id}/transition', bodyType: 'application/json' },
  listImages: { method: 'GET', path: '/_mock/images', bodyType: null },
  getImage: { method: 'GET', path: '/_mock/images/content', bodyType: null },
  registerImage: { method: 'POST', path: '/_mock/images', bodyType: 'application/json' },
  removeImage: { method: 'DELETE', path: '/_mock/images', bodyType: null },
  listAudiences: { method: 'GET', path: '/_mock/audiences', bodyType: null },
  createAudience: { method: 'POST', path: '/_mock/audiences', bodyType: 'application/json' },
  listMembers: { method: 'GET', path: '/_mock/audiences/{id}/members', bodyType: null },
  addMember: { method: 'POST', path: '/_mock/audiences/{id}/members', bodyType: 'application/json' },
  removeMember: { method: 'DELETE', path: '/_mock/audiences/{id}/members/{member_id}', bodyType: null },
  importMembers: { method: 'POST', path: '/_mock/audiences/{id}/import', bodyType: 'text/csv' },
  sendCampaign: { method: 'POST', path: '/_mock/campaigns/{id}/send', bodyType: 'application/json' },
  listAppendTable: { method: 'GET', path: '/_mock/append-table', bodyType: null },
  addToAppendTable: { method: 'POST', path: '/_mock/append-table', bodyType: 'application/json' },
  removeFromAppendTable: { method: 'DELETE', path: '/_mock/append-table/{id}', bodyType: null },
  listOrders: { method: 'GET', path: '/_mock/orders', bodyType: null },
  simulateOrders: { method: 'POST', path: '/_mock/orders/simulate', bodyType: 'application/json' },
  getCampaignResults: { method: 'GET', path: '/_mock/campaigns/{id}/results', bodyType: null },
  listRuns: { method: 'GET', path: '/_mock/runs', bodyType: null },
  getRunResults: { method: 'GET', path: '/_mock/runs/{id}/results', bodyType: null },
  listDataSubjectRequests: { method: 'GET', path: '/_mock/data-subject-requests', bodyType: null },
  listUndecidedRecords: { method: 'GET', path: '/_mock/data-subject-requests/undecided', bodyType: null },
  listWebhooks: { method: 'GET', path: '/_mock/webhooks', bodyType: null },
  getWebhook: { method: 'GET', path: '/_mock/webhooks/{id}', bodyType: null },
  createWebhook: { method: 'POST', path: '/_mock/webhooks', bodyType: 'application/json' },
  changeWebhook: { method: 'PATCH', path: '/_mock/webhooks/{id}', bodyType: 'application/json' },
  removeWebhook: { method: 'DELETE', path: '/_mock/webhooks/{id}', bodyType: null },
  pingWebhook: { method: 'POST', path: '/_mock/webhooks/{id}/ping', bodyType: null },
  sendTestEvent: { method: 'POST', path: '/_mock/webhooks/{id}/test', bodyType: 'application/json' },
  listDeliveries: { method: 'GET', path: '/_mock/webhooks/{id}/deliveries', bodyType: null },
  redeliver: { method: 'POST', path: '/_mock/deliveries/{id}/redeliver', bodyType: null },
  redeliverFailed: { method: 'POST', path: '/_mock/webhooks/{id}/redeliver', bodyType: 'application/json' },
  takeAttempt: { method: 'POST', path: '/_mock/webhooks/{id}/take', bodyType: 'application/json' },
  finishAttempt: { method: 'POST', path: '/_mock/webhooks/{id}/finish', bodyType: 'application/json' },
  listFaults: { method: 'GET', path: '/_mock/faults', bodyType: null },
  addFault: { method: 'POST', path: '/_mock/faults', bodyType: 'application/json' },
  removeFault: { method: 'DELETE', path: '/_mock/faults/{id}', bodyType: null },
  clearFaults: { method: 'DELETE', path: '/_mock/faults', bodyType: null },
  listRequests: { method: 'GET', path: '/_mock/requests', bodyType: null },
  waitForRequest: { method: 'GET', path: '/_mock/requests/wait', bodyType: null },
  listActivity: { method: 'GET', path: '/_mock/activity', bodyType: null },
  listAgendaDays: { method: 'GET', path: '/_mock/agenda/days', bodyType: null },
  getStatistics: { method: 'GET', path: '/_mock/statistics', bodyType: null },
  getWebhookStatistics: { method: 'GET', path: '/_mock/webhooks/{id}/statistics', bodyType: null },
  listRevisions: { method: 'GET', path: '/_mock/creatives/{id}/revisions', bodyType: null },
} as const satisfies Readonly<Record<ControlCallName, object>>;
