import * as z from 'zod';
import { invalid } from '../../account/base/refusal.ts';
import { readTime } from '../../account/base/time.ts';
import { artworkId } from '../../account/campaigns/artwork.ts';
import { requireCampaign, requireCreative } from '../../account/campaigns/campaigns.ts';
import { activityOf, type Happening } from '../../account/insights/activity.ts';
import { agendaDays } from '../../account/insights/agenda-days.ts';
import { accountStatistics as statisticsOf } from '../../account/insights/statistics.ts';
import { webhookStatistics as webhookStatisticsOf } from '../../account/insights/webhook-statistics.ts';
import { readStatisticsWindow } from '../../account/statistics/statistics.ts';
import { requireWebhook } from '../../account/webhooks/webhooks.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { defineCall } from '../define-call.ts';
import {
  accountStatistics,
  activity,
  activitySearch,
  agendaDay,
  artworkRevision,
  statisticsSearch,
  webhookStatistics,
} from '../schemas/insights.ts';
import { byId, pageOf, paging } from '../schemas/shared.ts';

/** Summaries for the account's pages, computed from its tables, in one pass per call. */
export const insightCalls = {
  listActivity: defineCall({
    method: 'GET',
    path: '/_mock/activity',
    summary: 'List what happened, newest first: state changes, delivery attempts, requests, and what was created',
    query: activitySearch,
    response: activity,
    run: ({ account, sandbox }, { query }) => {
      const { from, to } = pageOf({ page: query.page, per_page: query.per_page ?? 100 });
      return activityOf(account, requestsOf(sandbox), {
        kind: query.kind,
        without: query.without,
        what: query.what,
        after: instant(query.after, 'after') ?? Number.NEGATIVE_INFINITY,
        until: instant(query.until, 'until') ?? Number.POSITIVE_INFINITY,
        failedOnly: query.failed === true,
        from,
        to,
      });
    },
  }),
  listAgendaDays: defineCall({
    method: 'GET',
    path: '/_mock/agenda/days',
    summary: 'Count scheduled events by UTC day and kind, with the first names of each',
    response: z.array(agendaDay),
    run: ({ account }) => agendaDays(account),
  }),
  getStatistics: defineCall({
    method: 'GET',
    path: '/_mock/statistics',
    summary:
      'Get circulation and spend by day, and mailings by state and by creative. Test mailings cost nothing and are not counted',
    query: statisticsSearch,
    response: accountStatistics,
    run: ({ account }, { query }) => {
      const { start_date, end_date, campaign, creative } = query;
      if (campaign !== undefined) requireCampaign(account, campaign);
      if (creative !== undefined) requireCreative(account, creative);
      return statisticsOf(account, readStatisticsWindow(start_date, end_date), { campaign, creative });
    },
  }),
  getWebhookStatistics: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}/statistics',
    summary: "Get the results of a webhook's attempts by day, and how long they took",
    params: byId,
    response: webhookStatistics,
    run: ({ account }, { params }) => webhookStatisticsOf(account, requireWebhook(account, params.id).id),
  }),
  listRevisions: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}/revisions',
    summary:
      "List the revisions of a creative's artwork, newest first. Mailings keep the revision they were created with",
    params: byId,
    query: z.strictObject(paging),
    response: z.array(artworkRevision),
    run: ({ account, headers }, { params, query }) => {
      const { id, revision } = requireCreative(account, params.id);
      headers['x-total'] = String(revision);
      const { from, to } = pageOf(query);
      return Array.from({ length: Math.max(0, Math.min(to, revision) - from) }, (_, index) => {
        const number = revision - from - index;
        const { front_html = null, back_html = null } = account.artwork.get(artworkId({ id, revision: number })) ?? {};
        return { revision: number, front_html, back_html };
      });
    },
  }),
};

function* requestsOf({ journal }: Sandbox): Generator<Happening> {
  for (const { at, id, method, path, operation, status, fault } of [...journal.newest()].reverse()) {
    const failed = status >= 400 || fault?.connection !== undefined;
    const outcome = fault?.connection ?? String(status);
    const what = `${method} ${path}`;
    yield {
      at,
      kind: 'request',
      what: operation ?? 'unknown path',
      failed,
      show: () => ({ what, name: operation ?? '', outcome, id, parent_id: null }),
    };
  }
}

function instant(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const time = readTime(text);
  if (time === null) throw invalid(`${name} must be an ISO 8601 date or date-time, such as 2026-12-01T09:00:00Z`);
  return time.instant;
}
