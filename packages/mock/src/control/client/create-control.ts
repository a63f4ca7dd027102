import type { ControlCallName } from '@direct-mail/contract/control/generated/calls';
import type { ControlCallInput, ControlResponse } from '../handlers.ts';
import type { MockControl } from './mock-control.ts';

/** Carries out a call: in process, or over HTTP. */
export type ControlSend = <N extends ControlCallName>(
  name: N,
  input: ControlCallInput<N>,
) => Promise<ControlResponse<N>>;

/** The methods of a mock over anything that carries out control calls. */
export function createControl(send: ControlSend): MockControl {
  return {
    campaigns: {
      list: () => send('listCampaigns', {}),
      create: (body) => send('createCampaign', { body }),
      retrieve: (id) => send('getCampaign', { params: { id } }),
      update: (id, body) => send('changeCampaign', { params: { id }, body }),
      send: (id, audienceId) => send('sendCampaign', { params: { id }, body: { audience_id: audienceId } }),
      results: (id, query = {}) => send('getCampaignResults', { params: { id }, query }),
    },
    creatives: {
      create: (id, body) => send('createCreative', { params: { id }, body }),
      retrieve: (id) => send('getCreative', { params: { id } }),
      update: (id, body) => send('changeCreative', { params: { id }, body }),
      dataGuide: (id) => send('getDataGuide', { params: { id } }),
      preview: (body) => send('previewArtwork', { body }),
      check: (body) => send('checkArtwork', { body }),
      revisions: (id, query = {}) => send('listRevisions', { params: { id }, query }),
    },
    mailings: {
      list: (query = {}) => send('listMailings', { query }),
      retrieve: (id) => send('getMailing', { params: { id } }),
      explain: (id) => send('explainMailing', { params: { id } }),
      transition: (id, state) => send('transitionMailing', { params: { id }, body: { state } }),
    },
    audiences: {
      list: () => send('listAudiences', {}),
      create: (body) => send('createAudience', { body }),
      members: (id, query = {}) => send('listMembers', { params: { id }, query }),
      addMember: (id, body) => send('addMember', { params: { id }, body }),
      removeMember: (id, memberId) => send('removeMember', { params: { id, member_id: memberId } }),
      import: (id, body, query = {}) => send('importMembers', { params: { id }, query, body }),
    },
    orders: {
      list: (query = {}) => send('listOrders', { query }),
      simulate: (body) => send('simulateOrders', { body }),
    },
    runs: {
      list: () => send('listRuns', {}),
      results: (id, query = {}) => send('getRunResults', { params: { id }, query }),
    },
    dataSubjectRequests: {
      list: () => send('listDataSubjectRequests', {}),
      undecided: () => send('listUndecidedRecords', {}),
    },
    clock: {
      retrieve: () => send('getClock', {}),
      now: async () => new Date((await send('getClock', {})).now),
      advance: (body) => send('advanceClock', { body }),
      sleep: (milliseconds) => send('sleepClock', { body: { milliseconds } }),
    },
    webhooks: {
      list: () => send('listWebhooks', {}),
      create: (body) => send('createWebhook', { body }),
      retrieve: (id) => send('getWebhook', { params: { id } }),
      update: (id, body) => send('changeWebhook', { params: { id }, body }),
      delete: (id) => send('removeWebhook', { params: { id } }),
      ping: (id) => send('pingWebhook', { params: { id } }),
      deliveries: (id, query = {}) => send('listDeliveries', { params: { id }, query }),
      sendEvent: (id, body) => send('sendTestEvent', { params: { id }, body }),
      statistics: (id) => send('getWebhookStatistics', { params: { id } }),
      redeliver: (id) => send('redeliver', { params: { id } }),
      take: (id, body = {}) => send('takeAttempt', { params: { id }, body }),
      finish: (id, body) => send('finishAttempt', { params: { id }, body }),
      redeliverFailed: (id, since) => send('redeliverFailed', { params: { id }, body: { since } }),
    },
    faults: {
      list: () => send('listFaults', {}),
      add: (body) => send('addFault', { body }),
      remove: (id) => send('removeFault', { params: { id } }),
      clear: () => send('clearFaults', {}),
    },
    requests: {
      list: (query = {}) => send('listRequests', { query }),
      waitFor: (query) => send('waitForRequest', { query }),
    },
    images: {
      list: () => send('listImages', {}),
      get: (source) => send('getImage', { query: { source } }),
      register: (body) => send('registerImage', { body }),
      remove: (source) => send('removeImage', { query: { source } }),
    },
    appendTable: {
      list: () => send('listAppendTable', {}),
      add: (body) => send('addToAppendTable', { body }),
      remove: (emailHash) => send('removeFromAppendTable', { params: { id: emailHash } }),
    },
    settings: {
      retrieve: () => send('getSettings', {}),
      update: (body) => send('changeSettings', { body }),
    },
    tokenRegistry: {
      list: () => send('listTokens', {}),
      create: (body) => send('createToken', { body }),
      revoke: (id) => send('revokeToken', { params: { id } }),
    },
    sandboxes: {
      list: () => send('listSandboxes', {}),
      create: (body = {}) => send('createSandbox', { body }),
      delete: (id) => send('removeSandbox', { params: { id } }),
    },
    activity: (query = {}) => send('listActivity', { query }),
    statistics: (query = {}) => send('getStatistics', { query }),
    agendaDays: () => send('listAgendaDays', {}),
    agenda: (limit) => send('listAgenda', { query: { limit } }),
    health: () => send('getHealth', {}),
    fixtures: () => send('getFixtures', {}),
    load: (body) => send('putFixtures', { body }),
    snapshot: () => send('getSnapshot', {}),
    restore: (body) => send('putSnapshot', { body }),
    reset: (body = {}) => send('reset', { body }),
  };
}
