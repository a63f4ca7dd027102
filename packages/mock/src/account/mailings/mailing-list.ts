import type { components } from '@direct-mail/contract';
import { limits } from '@direct-mail/contract';
import { readPageNumber, readWindow } from '../base/paging.ts';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, MailingRow } from '../store/rows.ts';
import { showMailingItem } from './mailings.ts';

export interface MailingPage {
  readonly mailings: components['schemas']['MailingListItem'][];
  readonly headers: Readonly<Record<string, string>>;
}

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
  const field = query['date_field'] || 'created_at';
  if (field !== 'created_at' && field !== 'updated_at') {
    throw invalid('date_field must be created_at or updated_at');
  }
  const { after, before } = readWindow(query);
  const timeline = account.mailings.ofCampaign(campaign.id)[field];
  const older = after === null ? 0 : timeline.countUntil(after);
  const end = before === null ? timeline.size : timeline.countBefore(before);
  const total = Math.max(0, end - older);
  const newer = timeline.size - end;
  const from = Math.min((page - 1) * perPage, total);
  const ids = timeline.newest(newer + from, newer + Math.min(from + perPage, total));
  const pages = Math.ceil(total / perPage);
  return {
    mailings: ids.map((id) => showMailingItem(account.mailings.get(id) as MailingRow, baseUrl)),
    headers: {
      'x-total': String(total),
      'x-total-pages': String(pages),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-next-page': page < pages ? String(page + 1) : '',
      // Past the end, the last page is the one before.
      'x-prev-page': page > 1 && pages > 0 ? String(Math.min(page - 1, pages)) : '',
    },
  };
}
