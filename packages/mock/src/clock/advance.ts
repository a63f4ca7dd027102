import type { AdvanceReport } from '@direct-mail/contract/control/generated/models';
import { type Instant, toIso } from '../account/base/time.ts';
import type { Account } from '../account/store/account.ts';
import type { AttemptOutcome, DeliveryRow } from '../account/store/rows.ts';

/** An `advance` in progress: its target, its counters, and the promise of its report. */
export class Advance {
  readonly to: Instant;
  readonly from: Instant;
  /** Resolves when the target is reached. */
  readonly report: Promise<AdvanceReport>;
  readonly #droppedBefore: number;
  readonly #moved = { mailing: 0, data_subject_request: 0 };
  readonly #deliveries = { attempts: 0, delivered: 0, failed: 0 };
  #resolve: (report: AdvanceReport) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(account: Account, to: Instant) {
    this.to = to;
    this.from = account.now;
    this.#droppedBefore = droppedOf(account);
    this.report = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Counts a row that changed state when it fell due. */
  moved(what: 'mailing' | 'data_subject_request'): void {
    this.#moved[what] += 1;
  }

  /** Counts an attempt at a delivery. */
  attempted(delivery: DeliveryRow, outcome: AttemptOutcome): void {
    this.#deliveries.attempts += 1;
    if (outcome.status === 200) this.#deliveries.delivered += 1;
    else if (delivery.status === 'failed') this.#deliveries.failed += 1;
  }

  finish(account: Account): void {
    const webhooks = [...account.webhooks.values()].map((row) => ({
      row,
      pending: account.deliveries.count(row.id).pending,
    }));
    this.#resolve({
      from: toIso(this.from),
      now: toIso(account.now),
      transitions: this.#moved.mailing,
      requests: this.#moved.data_subject_request,
      deliveries: {
        ...this.#deliveries,
        pending: webhooks.reduce((sum, { pending }) => sum + pending, 0),
        dropped: Math.max(0, droppedOf(account) - this.#droppedBefore),
      },
      paused_webhooks: webhooks.flatMap(({ row, pending }) =>
        row.paused === null ? [] : [{ id: row.id, reason: row.paused, pending }],
      ),
    });
  }

  fail(error: unknown): void {
    this.#reject(error);
  }
}

function droppedOf(account: Account): number {
  let dropped = 0;
  for (const webhook of account.webhooks.values()) dropped += webhook.dropped;
  return dropped;
}
