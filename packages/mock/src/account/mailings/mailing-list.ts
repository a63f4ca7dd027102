import type { Schema } from '@direct-mail/contract';
import { limits, mailingDateFields } from '@direct-mail/contract';
import { readPageNumber, readWindow } from '../base/paging.ts';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, MailingRow } from '../store/rows.ts';
import type { Timeline } from '../store/timeline.ts';
import { showMailingItem } from './mailings.ts';

type Window = ReturnType<typeof readWindow>;

export interface MailingPage {
  readonly mailings: Schema<'MailingListItem'>[];
  readonly headers: Readonly<Record<string, string>>;
}

/** All of a campaign's mailings, oldest first. */
export const mailingsOf = (account: Account, campaignId: string): MailingRow[] =>
  account.mailings
    .ofCampaign(campaignId)
    .created_at.newest(0, account.mailings.size)
    .reverse()
    .map((id) => account.mailings.get(id) as MailingRow);

/** One page of a campaign's mailings, newest first by the filtered field (D09, D10, D11, D69). */
export function listCampaignMailings(
  account: Account,
  campaign: CampaignRow,
  query: Readonly<Record<string, string>>,
  baseUrl: string,
): MailingPage {
  const { per_page } = limits.parameters.listCampaignMailings;
  const policy = account.settings.oversizedPage;
  const page = readPageNumber(query, 'page', { default: 1 });
  const perPage = readPageNumber(query, 'per_page', { ...per_page, policy });
  const sentField = query['date_field'] || limits.parameters.listCampaignMailings.date_field.default;
  const field = mailingDateFields.find((known) => known === sentField);
  if (field === undefined) throw invalid(`date_field must be ${mailingDateFields.join(' or ')}`);
  const window = readWindow(query);
  const timeline = account.mailings.ofCampaign(campaign.id)[field];
  const anyChange = field === 'updated_at' && window.before !== null && account.settings.updatedAt === 'any-change';
  const { total, slice } = anyChange ? changedWithin(account, timeline, window) : dated(timeline, window);
  const from = Math.min((page - 1) * perPage, total);
  const ids = slice(from, Math.min(from + perPage, total));
  const pages = Math.ceil(total / perPage);
  return {
    mailings: ids.map((id) => showMailingItem(account.mailings.get(id) as MailingRow, baseUrl)),
    headers: {
      'x-total': String(total),
      'x-total-pages': String(pages),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-next-page': page < pages ? String(page + 1) : '',
      // A page past the end has no neighbours.
      'x-prev-page': page > 1 && page <= pages ? String(page - 1) : '',
    },
  };
}

interface Found {
  readonly total: number;
  readonly slice: (from: number, to: number) => readonly string[];
}

/** Number of mailings with the timestamp in the window. */
function dated(timeline: Timeline, { after, before }: Window): Found {
  const older = after === null ? 0 : timeline.countUntil(after);
  const end = before === null ? timeline.size : timeline.countBefore(before);
  const newer = timeline.size - end;
  return { total: Math.max(0, end - older), slice: (from, to) => timeline.newest(newer + from, newer + to) };
}

/** Mailings with any change in the window (D106); scans all changes after its start. */
function changedWithin(account: Account, timeline: Timeline, { after, before }: Window): Found {
  const older = after === null ? 0 : timeline.countUntil(after);
  const within = (at: number): boolean => (after === null || at > after) && (before === null || at < before);
  const ids = timeline.newest(0, timeline.size - older).filter((id) => {
    const { history } = account.mailings.get(id) as MailingRow;
    return history.some(({ at }) => within(at));
  });
  return { total: ids.length, slice: (from, to) => ids.slice(from, to) };
}
