import type { ControlAnswer, ControlCallInput, ControlCallName } from '../control-calls.ts';

/** Carries out a call: in process, or over HTTP. */
export type ControlSend = <N extends ControlCallName>(name: N, input: ControlCallInput<N>) => Promise<ControlAnswer<N>>;

type Body<N extends ControlCallName> = ControlCallInput<N> extends { readonly body: infer B } ? B : never;
type Query<N extends ControlCallName> = ControlCallInput<N> extends { readonly query?: infer Q } ? Q : never;

/** The methods of a mock; the same in process and for a server elsewhere. */
export type MockControl = ReturnType<typeof createControl>;

export function createControl(send: ControlSend) {
  return {
    /** What the dashboard of the service does with campaigns. */
    campaigns: {
      /** All of them, inactive ones too, by creation, oldest first. */
      list: () => send('listCampaigns', {}),
      /** Only `name` is required; a campaign is active by default. */
      create: (campaign: Body<'createCampaign'>) => send('createCampaign', { body: campaign }),
      /** With its creatives and settings. */
      retrieve: (id: string) => send('getCampaign', { params: { id } }),
      /** Changes what is named and leaves the rest; settings are merged. */
      update: (id: string, change: Body<'changeCampaign'>) => send('changeCampaign', { params: { id }, body: change }),
      /** Mails an audience once: one mailing for every member that can be mailed (D80). */
      send: (id: string, audienceId: string) =>
        send('sendCampaign', { params: { id }, body: { audience_id: audienceId } }),
    },
    /** Artwork, as it is uploaded in the dashboard of the service. */
    creatives: {
      /** `name` and `format` are required; a new default takes the place of the old one. */
      create: (campaignId: string, creative: Body<'createCreative'>) =>
        send('createCreative', { params: { id: campaignId }, body: creative }),
      /** With its artwork. */
      retrieve: (id: string) => send('getCreative', { params: { id } }),
      /** Changes what is named; new artwork is a new revision, and mailings keep the one they were made with. */
      update: (id: string, change: Body<'changeCreative'>) => send('changeCreative', { params: { id }, body: change }),
      /** The keys that the creative needs. */
      dataGuide: (id: string) => send('getDataGuide', { params: { id } }),
      /** Draws artwork that is not saved. */
      preview: (artwork: Body<'previewArtwork'>) => send('previewArtwork', { body: artwork }),
    },
    /** Every mailing of the account, with what the API does not show: recipient, history, what comes next. */
    mailings: {
      /** Newest first; all that match, unless `per_page` asks for a page. */
      list: (query: Query<'listMailings'> = {}) => send('listMailings', { query }),
      /** With its recipient as sent, its history and what comes next. */
      retrieve: (id: string) => send('getMailing', { params: { id } }),
      /** Moves a mailing as far as the state diagram allows it; every other transition is refused as a conflict (D06). */
      transition: (id: string, state: Body<'transitionMailing'>['state']) =>
        send('transitionMailing', { params: { id }, body: { state } }),
    },
    /** Lists of people, as the dashboard of the service makes and fills them. */
    audiences: {
      /** By creation, oldest first; Do Not Mail is always there. */
      list: () => send('listAudiences', {}),
      /** Only `name` is required. */
      create: (audience: Body<'createAudience'>) => send('createAudience', { body: audience }),
      /** Newest first; all of them, unless `per_page` asks for a page. */
      members: (id: string, query: Query<'listMembers'> = {}) => send('listMembers', { params: { id }, query }),
      /** Adds one person by hand. */
      addMember: (id: string, member: Body<'addMember'>) => send('addMember', { params: { id }, body: member }),
      /** Uploads a CSV file; `columns` names the heading of a column that is called otherwise. */
      import: (id: string, csv: string, columns: Query<'importMembers'> = {}) =>
        send('importMembers', { params: { id }, query: columns, body: csv }),
    },
    /** What was submitted over the API. */
    orders: {
      /** Newest first; all of them, unless `per_page` asks for a page. */
      list: (query: Query<'listOrders'> = {}) => send('listOrders', { query }),
    },
    /** Requests of access and erasure. */
    dataSubjectRequests: {
      /** Newest first. */
      list: () => send('listDataSubjectRequests', {}),
      /** Records that may be of the person whom a completed request meant, and that nothing decides: they stay (D101). */
      undecided: () => send('listUndecidedRecords', {}),
    },
    /** The account's time: `manual` unless the mock was made with another clock. */
    clock: {
      /** The time and the mode: `manual`, `real`, or a speed such as `60x`. */
      retrieve: () => send('getClock', {}),
      /** The account's time. */
      now: async (): Promise<Date> => new Date((await send('getClock', {})).now),
      /**
       * Moves the time on by a step such as `{ days: 3 }`, or to a moment, and runs everything that falls due, in order. Resolves
       * with a report when it has run. An `advance` inside another one is refused.
       */
      advance: (step: Body<'advanceClock'>) => send('advanceClock', { body: step }),
      /** Resolves so many milliseconds later in the mock's time; a manual clock is moved on by that. */
      sleep: (milliseconds: number) => send('sleepClock', { body: { milliseconds } }),
    },
    /** Where events of mailings are sent, and what came of it. */
    webhooks: {
      /** By creation, oldest first; at most ten. */
      list: () => send('listWebhooks', {}),
      /**
       * With the `url` of a receiver or, in the process of the mock, a `receiver` that is a function. A secret is made up when none
       * is given, a ping is sent, and the eleventh webhook is refused as a conflict.
       */
      create: (webhook: Body<'createWebhook'>) => send('createWebhook', { body: webhook }),
      /** With its secret, and how many events wait for it. */
      retrieve: (id: string) => send('getWebhook', { params: { id } }),
      /** Changes address or secret; `paused: false` goes on after a pause (D88). */
      update: (id: string, change: Body<'changeWebhook'>) => send('changeWebhook', { params: { id }, body: change }),
      /** Removes it with everything that was queued for it. */
      delete: (id: string) => send('removeWebhook', { params: { id } }),
      /** Sends a ping (D43). */
      ping: (id: string) => send('pingWebhook', { params: { id } }),
      /** Newest first, with every attempt. */
      deliveries: (id: string, query: Query<'listDeliveries'> = {}) =>
        send('listDeliveries', { params: { id }, query }),
      /** Sends one delivery once more. */
      redeliver: (deliveryId: string) => send('redeliver', { params: { id: deliveryId } }),
      /** Sends everything again that failed, since a moment where one is given. */
      redeliverFailed: (id: string, since?: string) => send('redeliverFailed', { params: { id }, body: { since } }),
    },
    /** What goes wrong on purpose: errors, latency, lost answers, deliveries that come twice or late. */
    faults: {
      /** In the order in which they were added, with how often each matched and struck. */
      list: () => send('listFaults', {}),
      /** Adds a rule, for one operation or all; `times`, `nth` and `chance` say which calls it strikes. */
      add: (rule: Body<'addFault'>) => send('addFault', { body: rule }),
      /** Removes every rule, and says how many there were. */
      clear: () => send('clearFaults', {}),
    },
    /** The calls of the API as they came: the last 1,000. */
    requests: {
      /** The journal, newest first, tokens and e-mails masked. */
      list: (query: Query<'listRequests'> = {}) => send('listRequests', { query }),
      /** The newest that matches, as soon as there is one; after `timeout` milliseconds an error names the nearest. */
      waitFor: (query: Query<'waitForRequest'>) => send('waitForRequest', { query }),
    },
    /** Pictures that creatives name by an address: the mock fetches nothing, and draws a neutral box for others. */
    images: {
      list: () => send('listImages', {}),
      register: (image: Body<'registerImage'>) => send('registerImage', { body: image }),
    },
    /** What an e-mail append finds (D46). */
    appendTable: {
      /** Its entries: hashes of e-mails, with their address. */
      list: () => send('listAppendTable', {}),
      /** Says which address an e-mail belongs to; an entry for the same e-mail is replaced. */
      add: (entry: Body<'addToAppendTable'>) => send('addToAppendTable', { body: entry }),
    },
    /** What the mock does where the specification is silent; `docs/unspecified-behaviour.md` lists it. */
    settings: {
      /** All of them. */
      retrieve: () => send('getSettings', {}),
      /** Changes some; a group such as `durations` is merged. What is wrong is refused, and nothing changes. */
      update: (change: Body<'changeSettings'>) => send('changeSettings', { body: change }),
    },
    /** The tokens that open the account; `mock.tokens` are the two that it began with (D14). */
    tokenRegistry: {
      /** All of them, in clear. */
      list: () => send('listTokens', {}),
      /** Adds a token of a mode; its text is made up when none is given. */
      create: (token: Body<'createToken'>) => send('createToken', { body: token }),
      /** From here on the token opens nothing. */
      revoke: (token: string) => send('revokeToken', { params: { id: token } }),
    },
    /** Separate accounts beside this one, with tokens of their own, so that suites share one server. */
    sandboxes: {
      /** All accounts, the first one included. */
      list: () => send('listSandboxes', {}),
      /** A new account; `id` is made up when none is given. */
      create: (wanted: Body<'createSandbox'> = {}) => send('createSandbox', { body: wanted }),
      /** Removes an account; the first one stays. */
      delete: (id: string) => send('removeSandbox', { params: { id } }),
    },
    /** What falls due next, soonest first; 100 entries unless `limit` says otherwise. */
    agenda: (limit?: number) => send('listAgenda', { query: { limit } }),
    /** Whether the mock is ready, and which version it is. */
    health: () => send('getHealth', {}),
    /** The account and its clock as one JSON document; not the journal (D86). */
    snapshot: () => send('getSnapshot', {}),
    /** Puts the account and its clock back to a snapshot; a document that is none is refused, and nothing changes. */
    restore: (snapshot: Body<'putSnapshot'>) => send('putSnapshot', { body: snapshot }),
    /** Empties the account, its journal and faults, and starts again from a fixture. */
    reset: (wanted: Body<'reset'> = {}) => send('reset', { body: wanted }),
  };
}
