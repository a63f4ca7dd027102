import type { ControlAnswer, ControlCallInput, ControlCallName } from './control.ts';

/** Carries out a call: in process, or over HTTP. */
export type ControlSend = <N extends ControlCallName>(name: N, input: ControlCallInput<N>) => Promise<ControlAnswer<N>>;

type Body<N extends ControlCallName> = ControlCallInput<N> extends { readonly body: infer B } ? B : never;
type Query<N extends ControlCallName> = ControlCallInput<N> extends { readonly query?: infer Q } ? Q : never;

/** The methods of a mock; the same in process and for a server elsewhere. */
export type MockControl = ReturnType<typeof createControl>;

export function createControl(send: ControlSend) {
  return {
    campaigns: {
      list: () => send('listCampaigns', {}),
      create: (campaign: Body<'createCampaign'>) => send('createCampaign', { body: campaign }),
      retrieve: (id: string) => send('getCampaign', { params: { id } }),
      update: (id: string, change: Body<'changeCampaign'>) => send('changeCampaign', { params: { id }, body: change }),
      /** Mails an audience once: one mailing for every member that can be mailed (D80). */
      send: (id: string, audienceId: string) =>
        send('sendCampaign', { params: { id }, body: { audience_id: audienceId } }),
    },
    creatives: {
      create: (campaignId: string, creative: Body<'createCreative'>) =>
        send('createCreative', { params: { id: campaignId }, body: creative }),
      retrieve: (id: string) => send('getCreative', { params: { id } }),
      update: (id: string, change: Body<'changeCreative'>) => send('changeCreative', { params: { id }, body: change }),
      /** The keys that the creative needs. */
      dataGuide: (id: string) => send('getDataGuide', { params: { id } }),
      /** Draws artwork that is not saved. */
      preview: (artwork: Body<'previewArtwork'>) => send('previewArtwork', { body: artwork }),
    },
    mailings: {
      /** Newest first; all that match, unless `per_page` asks for a page. */
      list: (query: Query<'listMailings'> = {}) => send('listMailings', { query }),
      retrieve: (id: string) => send('getMailing', { params: { id } }),
      /** Moves a mailing as far as the state diagram allows it (D06). */
      transition: (id: string, state: Body<'transitionMailing'>['state']) =>
        send('transitionMailing', { params: { id }, body: { state } }),
    },
    audiences: {
      list: () => send('listAudiences', {}),
      create: (audience: Body<'createAudience'>) => send('createAudience', { body: audience }),
      /** Newest first; all of them, unless `per_page` asks for a page. */
      members: (id: string, query: Query<'listMembers'> = {}) => send('listMembers', { params: { id }, query }),
      /** Adds one person by hand. */
      addMember: (id: string, member: Body<'addMember'>) => send('addMember', { params: { id }, body: member }),
      /** Uploads a CSV file; `columns` names the heading of a column that is called otherwise. */
      import: (id: string, csv: string, columns: Query<'importMembers'> = {}) =>
        send('importMembers', { params: { id }, query: columns, body: csv }),
    },
    orders: {
      /** Newest first; all of them, unless `per_page` asks for a page. */
      list: (query: Query<'listOrders'> = {}) => send('listOrders', { query }),
    },
    dataSubjectRequests: {
      /** Newest first. */
      list: () => send('listDataSubjectRequests', {}),
    },
    clock: {
      retrieve: () => send('getClock', {}),
      now: async (): Promise<Date> => new Date((await send('getClock', {})).now),
      /** Moves the time on by a step, to a moment, and runs everything that falls due, in order. */
      advance: (step: Body<'advanceClock'>) => send('advanceClock', { body: step }),
      /** Resolves so many milliseconds later in the mock's time; a manual clock is moved on by that. */
      sleep: (milliseconds: number) => send('sleepClock', { body: { milliseconds } }),
    },
    webhooks: {
      list: () => send('listWebhooks', {}),
      /** With the `url` of a receiver or, in the process of the mock, a `receiver` that is a function. */
      create: (webhook: Body<'createWebhook'>) => send('createWebhook', { body: webhook }),
      retrieve: (id: string) => send('getWebhook', { params: { id } }),
      /** Changes address or secret; `paused: false` goes on after a pause (D88). */
      update: (id: string, change: Body<'changeWebhook'>) => send('changeWebhook', { params: { id }, body: change }),
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
    faults: {
      list: () => send('listFaults', {}),
      add: (rule: Body<'addFault'>) => send('addFault', { body: rule }),
      clear: () => send('clearFaults', {}),
    },
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
      list: () => send('listAppendTable', {}),
      add: (entry: Body<'addToAppendTable'>) => send('addToAppendTable', { body: entry }),
    },
    settings: {
      retrieve: () => send('getSettings', {}),
      update: (change: Body<'changeSettings'>) => send('changeSettings', { body: change }),
    },
    tokenRegistry: {
      list: () => send('listTokens', {}),
      create: (token: Body<'createToken'>) => send('createToken', { body: token }),
      revoke: (token: string) => send('revokeToken', { params: { id: token } }),
    },
    sandboxes: {
      list: () => send('listSandboxes', {}),
      create: (wanted: Body<'createSandbox'> = {}) => send('createSandbox', { body: wanted }),
      delete: (id: string) => send('removeSandbox', { params: { id } }),
    },
    agenda: (limit?: number) => send('listAgenda', { query: { limit } }),
    health: () => send('getHealth', {}),
    snapshot: () => send('getSnapshot', {}),
    restore: (snapshot: Body<'putSnapshot'>) => send('putSnapshot', { body: snapshot }),
    /** Empties the account, its journal and faults, and starts again from a fixture. */
    reset: (wanted: Body<'reset'> = {}) => send('reset', { body: wanted }),
  };
}
