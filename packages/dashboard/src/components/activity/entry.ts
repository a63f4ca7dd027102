import type { ResponseOf } from '../../api/control.ts';
import { isolated } from '../page/isolated.tsx';

export type Activity = ResponseOf<'listActivity'>;
export type ActivityEntry = Activity['entries'][number];
export type ActivityKind = ActivityEntry['kind'];

export const kindNames: Readonly<Record<ActivityKind, string>> = {
  mailing: 'Mailings',
  delivery: 'Webhook attempts',
  request: 'Requests',
  order: 'Orders',
  member: 'Members',
  data_subject_request: 'Data requests',
  campaign: 'Campaigns',
  webhook: 'Webhooks',
};

/** The page of the record that an entry is about. */
export function hrefOf({ kind, id, parent_id }: ActivityEntry): string {
  switch (kind) {
    case 'mailing':
      return `/mailings/${id}`;
    case 'delivery':
      return `/webhooks/${parent_id ?? ''}?delivery=${id}`;
    case 'request':
      return `/requests?request=${id}`;
    case 'order':
      return `/orders?order=${id}`;
    case 'member':
      return `/audiences/${id}`;
    case 'data_subject_request':
      return '/privacy';
    case 'campaign':
      return `/campaigns/${id}`;
    case 'webhook':
      return `/webhooks/${id}`;
  }
}

/** The filter value for all kinds. Without a filter the feed leaves webhook attempts out. */
export const EVERYTHING = 'all';

/** The URL of the feed for a time range, of all kinds unless one is given. */
export function feedOf(window: {
  readonly after?: string;
  readonly until?: string;
  readonly kind?: string;
  readonly failed?: boolean;
}): string {
  const search = new URLSearchParams();
  search.set('kind', window.kind ?? EVERYTHING);
  if (window.after !== undefined) search.set('after', window.after);
  if (window.until !== undefined) search.set('until', window.until);
  if (window.failed === true) search.set('failed', '1');
  return `/activity?${search}`;
}

/** What happened, as text: `mailed`, `delivered to the receiver`, `POST /v1/mailing`. */
export function wordsOf({ kind, what, name, outcome, parent_id }: ActivityEntry): string {
  if (kind === 'mailing') return causes[outcome] ?? outcome;
  if (kind === 'delivery') return /^\d/.test(outcome) ? `answered ${outcome}` : outcome;
  if (kind === 'request') return parent_id === null ? outcome : `${outcome} · ${isolated(name)}`;
  if (kind === 'member') return `added to ${what}`;
  if (kind === 'data_subject_request') return outcome;
  return what;
}

/** Why a mailing changed its state, in the words of its history. */
export const causes: Readonly<Record<string, string>> = {
  created: 'created by a call',
  schedule: 'as scheduled',
  control: 'changed by hand',
  probability: 'randomly, from the seed',
  'magic recipient': 'requested by the recipient',
  erasure: 'by a data subject request',
};
