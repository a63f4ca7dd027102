import type { AgendaDay } from '@direct-mail/contract/control/generated/models';
import { type Instant, toIso } from '../base/time.ts';
import { isCurrent } from '../run-due.ts';
import type { Account } from '../store/account.ts';
import type { Due } from '../store/due-queue.ts';
import { shownName } from './names.ts';

const NAMED = 5;

interface Group {
  readonly kind: Due['kind'];
  readonly what: string;
  count: number;
  /** The first ones, soonest first. */
  readonly first: { readonly at: Instant; readonly id: string; readonly name: string }[];
}

/** What falls due, counted by day and kind, whatever its amount. */
export function agendaDays(account: Account): AgendaDay[] {
  const days = new Map<string, Map<string, Group>>();
  for (const due of account.dueQueue.entries()) {
    if (!isCurrent(account, due)) continue;
    const day = toIso(due.at).slice(0, 10);
    const { what, name } = describeDue(account, due);
    const groups = days.get(day) ?? new Map<string, Group>();
    days.set(day, groups);
    const key = `${due.kind} ${what}`;
    const group = groups.get(key) ?? { kind: due.kind, what, count: 0, first: [] };
    groups.set(key, group);
    group.count += 1;
    const last = group.first.at(-1);
    if (group.first.length === NAMED && last !== undefined && last.at <= due.at) continue;
    const place = group.first.findIndex(({ at }) => at > due.at);
    group.first.splice(place === -1 ? group.first.length : place, 0, { at: due.at, id: due.id, name: name() });
    if (group.first.length > NAMED) group.first.pop();
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, groups]) => ({
      day,
      groups: [...groups.values()].map(({ first, ...group }) => ({
        ...group,
        first: first.map((each) => ({ ...each, at: toIso(each.at) })),
      })),
    }));
}

/** What will happen, and to whom; the name is read lazily. */
export function describeDue(
  account: Account,
  { kind, id }: Due,
): { readonly what: string; readonly name: () => string; readonly about?: string } {
  if (kind === 'mailing') {
    const row = account.mailings.get(id);
    return { what: row?.state ?? '', name: () => (row === undefined ? '' : shownName(row)) };
  }
  if (kind === 'delivery') {
    const row = account.deliveries.get(id);
    const mailing = account.mailings.get(row?.object_id ?? '');
    const name = (): string => account.webhooks.get(row?.webhook_id ?? '')?.url ?? '';
    return { what: row?.event ?? '', name, ...(mailing === undefined ? {} : { about: shownName(mailing) }) };
  }
  const row = account.dataSubjectRequests.get(id);
  return { what: row?.type ?? '', name: () => row?.subject_request_id ?? '' };
}
