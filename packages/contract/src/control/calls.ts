import * as z from 'zod';
import { type ControlCall, defineCall } from './define-call.ts';
import type { ControlCallName } from './generated/calls.ts';
import { appendEntry, newAppendEntry } from './schemas/addresses.ts';
import {
  artworkCheck,
  artworkPreview,
  checkedArtwork,
  dataGuide,
  draftArtwork,
  image,
  newImage,
} from './schemas/artwork.ts';
import { audience, csvColumns, importReport, member, newAudience, newMember, sendReport } from './schemas/audiences.ts';
import { campaign, campaignChange, creative, creativeChange, newCampaign, newCreative } from './schemas/campaigns.ts';
import { advanceReport, clockState, dueEntry, timeStep } from './schemas/clock.ts';
import { activeFaultRule, faultRule } from './schemas/faults.ts';
import { fixtureFile } from './schemas/fixtures.ts';
import {
  accountStatistics,
  activity,
  activitySearch,
  agendaDay,
  artworkRevision,
  statisticsSearch,
  webhookStatistics,
} from './schemas/insights.ts';
import { explanation, mailing, mailingSearch, mailingState } from './schemas/mailings.ts';
import { dataSubjectRequest, order, undecidedRecord } from './schemas/orders.ts';
import { journalEntry, requestSearch, requestWait } from './schemas/requests.ts';
import { mailResults, mailResultsSearch, orderSimulation, run, simulatedOrders } from './schemas/results.ts';
import {
  health,
  newSandbox,
  newToken,
  removedSandbox,
  resetOptions,
  sandbox,
  snapshot,
  token,
} from './schemas/sandboxes.ts';
import { settings, settingsChange } from './schemas/settings.ts';
import { byId, listSearch, pagingQuery } from './schemas/shared.ts';
import {
  delivery,
  deliverySearch,
  finishedAttempt,
  newWebhook,
  taken,
  takeOptions,
  testEvent,
  webhook,
  webhookChange,
} from './schemas/webhooks.ts';

// Every call of the control API: its route and its shapes, from which its document, types and client follow.

export const healthCalls = {
  getHealth: defineCall({
    method: 'GET',
    path: '/_mock/health',
    summary: 'Check whether the mock is ready',
    response: health,
  }),
};

export const clockCalls = {
  getClock: defineCall({
    method: 'GET',
    path: '/_mock/clock',
    summary: "Get the account's time",
    response: clockState,
  }),
  advanceClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/advance',
    summary: 'Advance the clock. Responds once everything that fell due has run',
    body: timeStep,
    response: advanceReport,
  }),
  sleepClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/sleep',
    summary: "Respond after this many milliseconds of the account's time. A manual clock advances by them",
    body: z.strictObject({ milliseconds: z.number().min(0) }).meta({ id: 'RealPause' }),
    response: clockState,
  }),
  listAgenda: defineCall({
    method: 'GET',
    path: '/_mock/agenda',
    summary: 'List scheduled events, soonest first',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
    response: z.array(dueEntry),
  }),
};

export const tokenCalls = {
  listTokens: defineCall({
    method: 'GET',
    path: '/_mock/tokens',
    summary: 'List the tokens of the account',
    response: z.array(token),
  }),
  createToken: defineCall({
    method: 'POST',
    path: '/_mock/tokens',
    summary: 'Create a token. Its value is generated if it is not given',
    status: 201,
    body: newToken,
    response: token,
  }),
  revokeToken: defineCall({
    method: 'DELETE',
    path: '/_mock/tokens/{id}',
    summary: 'Revoke a token. Calls with it are unauthorized from now on',
    params: byId,
  }),
};

export const snapshotCalls = {
  reset: defineCall({
    method: 'POST',
    path: '/_mock/reset',
    summary: 'Clear the account and reload fixtures; by default, those it was started with',
    body: resetOptions,
  }),
  getSnapshot: defineCall({
    method: 'GET',
    path: '/_mock/snapshot',
    summary: 'Save the account as one JSON document of up to 100,000 rows, without the journal',
    response: snapshot,
  }),
  putSnapshot: defineCall({
    method: 'PUT',
    path: '/_mock/snapshot',
    summary: 'Restore a snapshot, including its time',
    body: snapshot,
    response: clockState,
  }),
};

export const fixtureCalls = {
  getFixtures: defineCall({
    method: 'GET',
    path: '/_mock/fixtures',
    summary: 'Export the account as a fixture file with the same IDs: campaigns, people, orders, and mailings as sent',
    response: fixtureFile,
  }),
  putFixtures: defineCall({
    method: 'PUT',
    path: '/_mock/fixtures',
    summary: 'Replace the content of the account with a fixture file. If the file is invalid, nothing changes',
    body: fixtureFile,
    response: clockState,
  }),
};

export const sandboxCalls = {
  listSandboxes: defineCall({
    method: 'GET',
    path: '/_mock/sandboxes',
    summary: 'List the accounts of this mock. Control calls without a sandbox ID use the first',
    response: z.array(sandbox),
  }),
  createSandbox: defineCall({
    method: 'POST',
    path: '/_mock/sandboxes',
    summary: 'Create a separate account, so that parallel test suites can share a server',
    status: 201,
    body: newSandbox,
    response: sandbox,
  }),
  removeSandbox: defineCall({
    method: 'DELETE',
    path: '/_mock/sandboxes/{id}',
    summary: 'Delete a sandbox and everything in it',
    params: byId,
    response: removedSandbox,
  }),
};

export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: '/_mock/settings',
    summary: 'Get the settings: what the mock does where the specification is silent',
    response: settings,
  }),
  changeSettings: defineCall({
    method: 'PATCH',
    path: '/_mock/settings',
    summary: 'Change settings. Groups such as durations are merged',
    body: settingsChange,
    response: settings,
  }),
};

export const campaignCalls = {
  listCampaigns: defineCall({
    method: 'GET',
    path: '/_mock/campaigns',
    summary: 'List all campaigns, including inactive ones, oldest first',
    response: z.array(campaign),
  }),
  createCampaign: defineCall({
    method: 'POST',
    path: '/_mock/campaigns',
    summary: 'Create a campaign, optionally with creatives',
    status: 201,
    body: newCampaign,
    response: campaign,
  }),
  getCampaign: defineCall({
    method: 'GET',
    path: '/_mock/campaigns/{id}',
    summary: 'Get a campaign with its settings and creatives',
    params: byId,
    response: campaign,
  }),
  changeCampaign: defineCall({
    method: 'PATCH',
    path: '/_mock/campaigns/{id}',
    summary: 'Change a campaign: its name, its settings, or whether it is active',
    params: byId,
    body: campaignChange,
    response: campaign,
  }),
  createCreative: defineCall({
    method: 'POST',
    path: '/_mock/campaigns/{id}/creatives',
    summary: 'Upload a creative to a campaign',
    status: 201,
    params: byId,
    body: newCreative,
    response: creative,
  }),
  getCreative: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}',
    summary: 'Get a creative with its artwork',
    params: byId,
    response: creative,
  }),
  changeCreative: defineCall({
    method: 'PATCH',
    path: '/_mock/creatives/{id}',
    summary: 'Change a creative. Changed artwork is a new revision; mailings keep the one they were created with',
    params: byId,
    body: creativeChange,
    response: creative,
  }),
};

export const artworkCalls = {
  getDataGuide: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}/data-guide',
    summary: 'Get the data that a creative needs, read from its artwork',
    params: byId,
    response: dataGuide,
  }),
  previewArtwork: defineCall({
    method: 'POST',
    path: '/_mock/artwork/preview',
    summary: 'Draw artwork without saving it, and return its Data Guide',
    body: draftArtwork,
    response: artworkPreview,
  }),
  checkArtwork: defineCall({
    method: 'POST',
    path: '/_mock/artwork/check',
    summary: 'Check artwork before printing: what is wrong, where, and how to fix it',
    body: checkedArtwork,
    response: artworkCheck,
  }),
};

export const mailingCalls = {
  listMailings: defineCall({
    method: 'GET',
    path: '/_mock/mailings',
    summary:
      'List the mailings of all campaigns, newest first, filtered by recipient, state, campaign, ZIP Code or time',
    query: mailingSearch,
    response: z.array(mailing),
  }),
  getMailing: defineCall({
    method: 'GET',
    path: '/_mock/mailings/{id}',
    summary: 'Get a mailing with its recipient as sent, its history and its next transition',
    params: byId,
    response: mailing,
  }),
  explainMailing: defineCall({
    method: 'GET',
    path: '/_mock/mailings/{id}/explanation',
    summary: 'Say why a mailing is in its state, by which rules, and what comes next',
    params: byId,
    response: explanation,
  }),
  transitionMailing: defineCall({
    method: 'POST',
    path: '/_mock/mailings/{id}/transition',
    summary: 'Move a mailing to one of its possible states; 409 for any other',
    params: byId,
    body: z.strictObject({ state: mailingState }).meta({ id: 'StateTransition' }),
    response: mailing,
  }),
};

const source = z.string().describe('The URL, exactly as artwork writes it.');

export const imageCalls = {
  listImages: defineCall({
    method: 'GET',
    path: '/_mock/images',
    summary: 'List the registered images',
    response: z.array(image),
  }),
  getImage: defineCall({
    method: 'GET',
    path: '/_mock/images/content',
    summary: 'Get a registered image with its content',
    query: z.strictObject({ source }),
    response: newImage,
  }),
  registerImage: defineCall({
    method: 'POST',
    path: '/_mock/images',
    summary:
      'Register an image under the URL that artwork uses; the mock fetches nothing. The file must be a PNG, JPEG, GIF, WebP or SVG',
    status: 201,
    body: newImage,
    response: image,
  }),
  removeImage: defineCall({
    method: 'DELETE',
    path: '/_mock/images',
    summary: 'Remove an image. Artwork that uses it gets a gray box',
    query: z.strictObject({ source }),
  }),
};

export const audienceCalls = {
  listAudiences: defineCall({
    method: 'GET',
    path: '/_mock/audiences',
    summary: 'List all audiences, oldest first',
    response: z.array(audience),
  }),
  createAudience: defineCall({
    method: 'POST',
    path: '/_mock/audiences',
    summary: 'Create an audience',
    status: 201,
    body: newAudience,
    response: audience,
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/_mock/audiences/{id}/members',
    summary: 'List the members of an audience, newest first',
    params: byId,
    query: listSearch,
    response: z.array(member),
  }),
  addMember: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/members',
    summary: 'Add a person. If the person is already a member, the record is updated',
    status: 201,
    params: byId,
    body: newMember,
    response: member,
  }),
  removeMember: defineCall({
    method: 'DELETE',
    path: '/_mock/audiences/{id}/members/{member_id}',
    summary: 'Remove a person. Members that come from an order are removed only with the order',
    params: z.strictObject({ id: z.string().describe('ID of the audience'), member_id: z.string() }),
  }),
  importMembers: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/import',
    summary: 'Upload a CSV file. Valid rows are added; invalid rows are reported by line',
    params: byId,
    query: csvColumns,
    body: z.string(),
    bodyType: 'text/csv',
    response: importReport,
  }),
  sendCampaign: defineCall({
    method: 'POST',
    path: '/_mock/campaigns/{id}/send',
    summary: 'Mail an audience once: create a mailing for every member who can be mailed',
    params: byId,
    body: z.strictObject({ audience_id: z.string() }).meta({ id: 'OneTimeSend' }),
    response: sendReport,
  }),
};

export const appendTableCalls = {
  listAppendTable: defineCall({
    method: 'GET',
    path: '/_mock/append-table',
    summary: 'List the addresses that email append finds',
    response: z.array(appendEntry),
  }),
  addToAppendTable: defineCall({
    method: 'POST',
    path: '/_mock/append-table',
    summary: "Add the address of an email's owner, which email append finds. Replaces the previous one",
    status: 201,
    body: newAppendEntry,
    response: appendEntry,
  }),
  removeFromAppendTable: defineCall({
    method: 'DELETE',
    path: '/_mock/append-table/{id}',
    summary: 'Remove the address of an email, given its hash',
    params: byId,
  }),
};

export const orderCalls = {
  listOrders: defineCall({
    method: 'GET',
    path: '/_mock/orders',
    summary: 'List the orders, newest first',
    query: listSearch,
    response: z.array(order),
  }),
  simulateOrders: defineCall({
    method: 'POST',
    path: '/_mock/orders/simulate',
    summary:
      'Submit orders of the people of a campaign, drawn at random: a share of all, and more of those whose piece was mailed',
    status: 201,
    body: orderSimulation,
    response: simulatedOrders,
  }),
};

export const resultCalls = {
  getCampaignResults: defineCall({
    method: 'GET',
    path: '/_mock/campaigns/{id}/results',
    summary: 'Get what a campaign came to: states, cost, days in the mail, and whether the mailed ordered more',
    params: byId,
    query: mailResultsSearch,
    response: mailResults,
  }),
  listRuns: defineCall({
    method: 'GET',
    path: '/_mock/runs',
    summary: 'List the runs of @direct-mail/bulk whose mailings this mock received, newest first',
    response: z.array(run),
  }),
  getRunResults: defineCall({
    method: 'GET',
    path: '/_mock/runs/{id}/results',
    summary: 'Get what a run came to, as of its mailings: the people whom the run held out are not known here',
    params: byId,
    query: mailResultsSearch,
    response: mailResults,
  }),
};

export const dataSubjectRequestCalls = {
  listDataSubjectRequests: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests',
    summary: 'List data subject requests, newest first',
    response: z.array(dataSubjectRequest),
  }),
  listUndecidedRecords: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests/undecided',
    summary:
      'List records that might belong to the person of a completed request. The data does not settle it, so they are kept',
    response: z.array(undecidedRecord),
  }),
};

export const webhookCalls = {
  listWebhooks: defineCall({
    method: 'GET',
    path: '/_mock/webhooks',
    summary: 'List the webhooks of the account, up to ten',
    response: z.array(webhook),
  }),
  getWebhook: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}',
    summary: 'Get a webhook',
    params: byId,
    response: webhook,
  }),
  createWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks',
    summary: 'Create a webhook and ping it; 409 for an eleventh',
    status: 201,
    body: newWebhook,
    response: webhook,
  }),
  changeWebhook: defineCall({
    method: 'PATCH',
    path: '/_mock/webhooks/{id}',
    summary: 'Change a webhook: its URL or secret, or whether it is paused. Queued events go to the new URL',
    params: byId,
    body: webhookChange,
    response: webhook,
  }),
  removeWebhook: defineCall({
    method: 'DELETE',
    path: '/_mock/webhooks/{id}',
    summary: 'Delete a webhook and all its deliveries',
    params: byId,
  }),
  pingWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/ping',
    summary: 'Send a ping, without retries. If it succeeds, a webhook paused by timeouts resumes',
    params: byId,
    response: delivery,
  }),
  sendTestEvent: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/test',
    summary: 'Send any event, signed and retried like a real one. No mailing changes',
    params: byId,
    body: testEvent,
    response: delivery,
  }),
  listDeliveries: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a webhook with their attempts, newest first',
    params: byId,
    query: deliverySearch,
    response: z.array(delivery),
  }),
  redeliver: defineCall({
    method: 'POST',
    path: '/_mock/deliveries/{id}/redeliver',
    summary: 'Send a delivery again: a finished one with new retries, a queued one at once',
    params: byId,
    response: delivery,
  }),
  redeliverFailed: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/redeliver',
    summary: 'Resend the events that failed since a time, in order',
    params: byId,
    body: z
      .strictObject({
        since: z.string().optional().describe('ISO 8601, inclusive. Default: all that are kept'),
      })
      .meta({ id: 'RedeliverOptions' }),
    response: z.array(delivery),
  }),
};

export const listenerCalls = {
  takeAttempt: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/take',
    summary: 'Take the next event of a webhook with `listen`, in order; the same one until it is finished',
    params: byId,
    body: takeOptions,
    response: taken,
  }),
  finishAttempt: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/finish',
    summary: 'Report the result of the attempt that was taken: 200 is success, anything else is retried',
    params: byId,
    body: finishedAttempt,
    response: delivery,
  }),
};

export const faultCalls = {
  listFaults: defineCall({
    method: 'GET',
    path: '/_mock/faults',
    summary: 'List the fault rules in the order they apply, with how many times each matched and triggered',
    response: z.array(activeFaultRule),
  }),
  addFault: defineCall({
    method: 'POST',
    path: '/_mock/faults',
    summary: 'Add a fault rule',
    status: 201,
    body: faultRule,
    response: activeFaultRule,
  }),
  removeFault: defineCall({
    method: 'DELETE',
    path: '/_mock/faults/{id}',
    summary: 'Remove a fault rule',
    params: byId,
  }),
  clearFaults: defineCall({
    method: 'DELETE',
    path: '/_mock/faults',
    summary: 'Remove all fault rules',
    response: z.object({ removed: z.number().int() }).meta({ id: 'RemovedCount' }),
  }),
};

export const requestCalls = {
  listRequests: defineCall({
    method: 'GET',
    path: '/_mock/requests',
    summary: 'List the API requests in the journal, newest first, with tokens and emails masked',
    query: requestSearch,
    response: z.array(journalEntry),
  }),
  waitForRequest: defineCall({
    method: 'GET',
    path: '/_mock/requests/wait',
    summary: 'Get the newest matching request: one in the journal, or the next to arrive',
    query: requestWait,
    response: journalEntry,
  }),
};

export const insightCalls = {
  listActivity: defineCall({
    method: 'GET',
    path: '/_mock/activity',
    summary: 'List what happened, newest first: state changes, delivery attempts, requests, and what was created',
    query: activitySearch,
    response: activity,
  }),
  listAgendaDays: defineCall({
    method: 'GET',
    path: '/_mock/agenda/days',
    summary: 'Count scheduled events by UTC day and kind, with the first names of each',
    response: z.array(agendaDay),
  }),
  getStatistics: defineCall({
    method: 'GET',
    path: '/_mock/statistics',
    summary:
      'Get circulation and spend by day, and mailings by state and by creative. Test mailings cost nothing and are not counted',
    query: statisticsSearch,
    response: accountStatistics,
  }),
  getWebhookStatistics: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}/statistics',
    summary: "Get the results of a webhook's attempts by day, and how long they took",
    params: byId,
    response: webhookStatistics,
  }),
  listRevisions: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}/revisions',
    summary:
      "List the revisions of a creative's artwork, newest first. Mailings keep the revision they were created with",
    params: byId,
    query: pagingQuery,
    response: z.array(artworkRevision),
  }),
};

export const controlCalls: Readonly<Record<ControlCallName, ControlCall>> = {
  ...healthCalls,
  ...clockCalls,
  ...tokenCalls,
  ...snapshotCalls,
  ...fixtureCalls,
  ...sandboxCalls,
  ...settingsCalls,
  ...campaignCalls,
  ...artworkCalls,
  ...mailingCalls,
  ...imageCalls,
  ...audienceCalls,
  ...appendTableCalls,
  ...orderCalls,
  ...resultCalls,
  ...dataSubjectRequestCalls,
  ...webhookCalls,
  ...listenerCalls,
  ...faultCalls,
  ...requestCalls,
  ...insightCalls,
};
