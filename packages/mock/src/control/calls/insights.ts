import type { insightCalls } from '@direct-mail/contract/control/calls';
import { readTime } from '../../account/base/time.ts';
import { artworkId } from '../../account/campaigns/artwork.ts';
import { requireCampaign, requireCreative } from '../../account/campaigns/campaigns.ts';
import { activityOf, type Happening } from '../../account/insights/activity.ts';
import { agendaDays } from '../../account/insights/agenda-days.ts';
import { shownName } from '../../account/insights/names.ts';
import { accountStatistics as statisticsOf } from '../../account/insights/statistics.ts';
import { webhookStatistics as webhookStatisticsOf } from '../../account/insights/webhook-statistics.ts';
import { readStatisticsWindow } from '../../account/statistics/statistics.ts';
import type { Account } from '../../account/store/account.ts';
import type { MailingRow } from '../../account/store/rows.ts';
import { requireWebhook } from '../../account/webhooks/webhooks.ts';
import type { JournalRow } from '../../sandbox/journal.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { HandlersOf } from '../handlers.ts';
import { pageOf } from '../paging.ts';

/** Summaries for the account's pages, computed from its tables, in one pass per call. */
export const insightHandlers: HandlersOf<typeof insightCalls> = {
  listActivity: ({ account, sandbox }, { query }) => {
    const { from, to } = pageOf({ page: query.page, per_page: query.per_page ?? 100 });
    return activityOf(account, requestsOf(account, sandbox), {
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
  listAgendaDays: ({ account }) => agendaDays(account),
  getStatistics: ({ account }, { query }) => {
    const { start_date, end_date, campaign, creative } = query;
    if (campaign !== undefined) requireCampaign(account, campaign);
    if (creative !== undefined) requireCreative(account, creative);
    return statisticsOf(account, readStatisticsWindow(start_date, end_date), { campaign, creative });
  },
  getWebhookStatistics: ({ account }, { params }) =>
    webhookStatisticsOf(account, requireWebhook(account, params.id).id),
  listRevisions: ({ account, headers }, { params, query }) => {
    const { id, revision } = requireCreative(account, params.id);
    headers['x-total'] = String(revision);
    const { from, to } = pageOf(query);
    return Array.from({ length: Math.max(0, Math.min(to, revision) - from) }, (_, index) => {
      const number = revision - from - index;
      const { front_html = null, back_html = null } = account.artwork.get(artworkId({ id, revision: number })) ?? {};
      return { revision: number, front_html, back_html };
    });
  },
};

function* requestsOf(account: Account, { journal }: Sandbox): Generator<Happening> {
  for (const entry of [...journal.newest()].reverse()) {
    const { at, id, method, path, operation, status, fault } = entry;
    const failed = status >= 400 || fault?.connection !== undefined;
    const outcome = fault?.connection ?? String(status);
    const what = `${method} ${path}`;
    yield {
      at,
      kind: 'request',
      what: operation ?? 'unknown path',
      failed,
      show: () => {
        const created = createdBy(account, entry);
        const name = created === undefined ? (operation ?? '') : shownName(created);
        return { what, name, outcome, id, parent_id: created?.id ?? null };
      },
    };
  }
}

/** The mailing that a request created, while it is in the account. */
function createdBy(account: Account, { operation, status, response_body }: JournalRow): MailingRow | undefined {
  if (operation !== 'createMailing' || status >= 300) return undefined;
  const [, id] = /"id":"([^"]+)"/.exec(response_body) ?? [];
  return id === undefined ? undefined : account.mailings.find(id);
}

function instant(text: string | undefined, name: string): number | undefined {
  return text === undefined ? undefined : readTime(text, name).instant;
}
