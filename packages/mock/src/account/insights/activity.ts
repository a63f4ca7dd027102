import { neverPrintedStates } from '@direct-mail/contract';
import type {
  Activity,
  ActivityCount,
  ActivityEntry,
  ActivityKind,
} from '@direct-mail/contract/control/generated/models';
import type { MailingState } from '../base/mailing-states.ts';
import { type Instant, toIso } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { DeliveryRow, MailingRow } from '../store/rows.ts';
import { shownName } from './names.ts';

/** One event with what filters and counts need; its text is written when shown. */
export interface Happening {
  readonly at: Instant;
  readonly kind: ActivityKind;
  /** The kind it is counted as. */
  readonly what: string;
  readonly failed: boolean;
  readonly show: () => Pick<ActivityEntry, 'what' | 'name' | 'outcome' | 'id' | 'parent_id'>;
}

export interface ActivityWindow {
  readonly kind: ActivityKind | undefined;
  /** Leaves this kind out, of the counts too. */
  readonly without: ActivityKind | undefined;
  /** Shows only this kind; the counts cover all kinds. */
  readonly what: string | undefined;
  /** Exclusive start. */
  readonly after: Instant;
  /** Inclusive end. */
  readonly until: Instant;
  readonly failedOnly: boolean;
  /** The ranks [from, to) of the page, from the newest. */
  readonly from: number;
  readonly to: number;
}

/** Events of an account, newest first, including external ones such as the journal. */
export function activityOf(account: Account, more: Iterable<Happening>, window: ActivityWindow): Activity {
  const counts = new Map<string, { kind: ActivityKind; what: string; count: number; failed: number }>();
  const newest = new Newest(window.to);
  let total = 0;
  for (const happening of happenings(account, more, window)) {
    const { at, kind, what, failed } = happening;
    if (at <= window.after || at > window.until || (window.failedOnly && !failed)) continue;
    const key = `${kind} ${what}`;
    const count = counts.get(key) ?? { kind, what, count: 0, failed: 0 };
    counts.set(key, count);
    count.count += 1;
    if (failed) count.failed += 1;
    if (window.what !== undefined && window.what !== what) continue;
    total += 1;
    newest.add(happening);
  }
  return {
    total,
    counts: [...counts.values()].sort((a, b) => b.count - a.count) satisfies ActivityCount[],
    entries: newest
      .sorted()
      .slice(window.from)
      .map(({ at, kind, failed, show }) => ({ at: toIso(at), kind, failed, ...show() })),
  };
}

/** Keeps the newest events: one page of thousands. */
class Newest {
  readonly #limit: number;
  #kept: Happening[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(happening: Happening): void {
    this.#kept.push(happening);
    if (this.#kept.length > this.#limit * 4 + 1000) this.#kept = this.sorted();
  }

  /** At the same instant, later in its table first. */
  sorted(): Happening[] {
    return this.#kept
      .map((happening, index) => ({ happening, index }))
      .sort((a, b) => b.happening.at - a.happening.at || b.index - a.index)
      .slice(0, this.#limit)
      .map(({ happening }) => happening);
  }
}

function* happenings(
  account: Account,
  more: Iterable<Happening>,
  { kind, without, after }: ActivityWindow,
): Generator<Happening> {
  const wants = (each: ActivityKind): boolean => (kind === undefined || kind === each) && without !== each;
  if (wants('campaign'))
    for (const row of account.campaigns.values()) yield made('campaign', row.created_at, row.name, row.id);
  if (wants('webhook'))
    for (const row of account.webhooks.values()) yield made('webhook', row.created_at, row.url, row.id);
  if (wants('order'))
    for (const row of account.orders.values()) yield made('order', row.created_at, row.order_id, row.id);
  if (wants('data_subject_request')) {
    for (const row of account.dataSubjectRequests.values()) {
      yield made(
        'data_subject_request',
        row.created_at,
        row.subject_request_id,
        row.subject_request_id,
        row.type,
        row.status.replaceAll('_', ' '),
      );
    }
  }
  if (wants('member')) {
    for (const row of account.members.values()) {
      // Mailings of an order are reported by the order.
      if (row.order_row_id !== null) continue;
      const audience = account.audiences.get(row.audience_id)?.name ?? '';
      const name = row.person.name ?? row.person.identifier ?? 'e-mail';
      yield made('member', row.created_at, name, row.audience_id, audience);
    }
  }
  if (wants('mailing')) {
    for (const row of account.mailings.values()) {
      if (row.updated_at > after) for (const index of row.history.keys()) yield ofMailing(row, index);
    }
  }
  if (wants('delivery')) {
    for (const row of account.deliveries.values()) {
      for (const index of row.attempts.keys()) yield ofDelivery(account, row, index);
    }
  }
  for (const each of more) if (wants(each.kind)) yield each;
}

function made(kind: ActivityKind, at: Instant, name: string, id: string, what = 'created', outcome = ''): Happening {
  return { at, kind, what, failed: false, show: () => ({ what, name, outcome, id, parent_id: null }) };
}

/** A mailing in the holdout group ends unprinted too, but as it was meant to. */
const isLost = (state: MailingState): boolean =>
  state === 'failed' || (state !== 'holdout' && neverPrintedStates.some((each) => each === state));

function ofMailing(row: MailingRow, index: number): Happening {
  const { state, at, cause } = row.history[index] as MailingRow['history'][number];
  return {
    at,
    kind: 'mailing',
    what: state,
    failed: isLost(state),
    show: () => ({ what: state, name: shownName(row), outcome: cause, id: row.id, parent_id: row.campaign_id }),
  };
}

function ofDelivery(account: Account, row: DeliveryRow, index: number): Happening {
  const attempt = row.attempts[index] as DeliveryRow['attempts'][number];
  return {
    at: attempt.at,
    kind: 'delivery',
    what: row.event,
    failed: attempt.status !== 200,
    show: () => ({
      what: row.event,
      name: account.webhooks.get(row.webhook_id)?.url ?? '',
      outcome: attempt.error ?? String(attempt.status),
      id: row.id,
      parent_id: row.webhook_id,
    }),
  };
}
