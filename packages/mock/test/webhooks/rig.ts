import type { SettingsChange } from '@direct-mail/contract/control/generated/models';
import type { Snapshot } from '@direct-mail/contract/control/types';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { createMailing } from '../../src/account/mailings/mailings.ts';
import { Account } from '../../src/account/store/account.ts';
import type { DeliveryRow, MailingRow } from '../../src/account/store/rows.ts';
import { takeSnapshot } from '../../src/account/store/snapshot.ts';
import { Clock } from '../../src/clock/clock.ts';
import { Faults } from '../../src/sandbox/faults.ts';
import type { Timers } from '../../src/shared/timers.ts';
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.ts';
import type { Send } from '../../src/webhooks/send.ts';
import type { SendResult } from '../../src/webhooks/send-result.ts';

export const NOON = Date.parse('2026-11-20T12:00:00.000Z');
export const MINUTE = 60_000;

export const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

/** Real time that changes only when a test moves it; `defer` is the event loop's own. */
export class HandTimers implements Timers {
  time = 1_000_000;
  #timers = new Map<number, { readonly at: number; readonly callback: () => void; readonly held: boolean }>();
  #count = 0;

  now(): number {
    return this.time;
  }

  set(callback: () => void, milliseconds: number, held = false): number {
    this.#count += 1;
    this.#timers.set(this.#count, { at: this.time + milliseconds, callback, held });
    return this.#count;
  }

  clear(timer: unknown): void {
    this.#timers.delete(timer as number);
  }

  defer(callback: () => void): void {
    setImmediate(callback);
  }

  get pending(): { readonly at: number; readonly held: boolean }[] {
    return [...this.#timers.values()].map(({ at, held }) => ({ at, held }));
  }

  /** Fires what is due on the way, in order; everything that it sets off has its turn in between. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      await turns();
      const next = [...this.#timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next[0]);
      this.time = Math.max(this.time, next[1].at);
      next[1].callback();
    }
    this.time = until;
  }
}

/** Lets everything that is ready have its turn, and what that makes ready. */
export async function turns(count = 10): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

export interface RigOptions {
  readonly speed?: number;
  readonly send?: Send;
  readonly settings?: SettingsChange;
  readonly seed?: number;
}

/** An account with its clock and delivery worker, and nothing else of the mock. */
export function rig({
  speed = 0,
  send = async () => ({ status: 200, response: '' }),
  settings,
  seed = 1,
}: RigOptions = {}) {
  const account = new Account({ seed, now: NOON, settings });
  const timers = new HandTimers();
  const published: unknown[] = [];
  const publish = (): void => void published.push(...account.takeChanges());
  const faults = new Faults(() => account.random);
  const worker: DeliveryWorker = new DeliveryWorker({
    account,
    publish,
    faultOf: (delivery) => faults.triggerForDelivery(delivery),
    send,
    timers,
    userAgent: 'Direct-Mail-Mock/test',
    manual: speed === 0,
    onAttemptEnd: (delivery, outcome) => clock.onAttemptEnd(delivery, outcome),
    timeOfAttempt: (due) => clock.timeOfAttempt(due),
  });
  const clock = new Clock({ account, publish, worker, speed, timers });
  const campaign = createCampaign(account, {
    name: 'Welcome',
    creatives: [{ name: 'Postcard', format: 'postcard_4x6', default: true, front_html: '<h1>Hello</h1>' }],
  });
  const mail = (): MailingRow => createMailing(account, { campaign_id: campaign.id, recipient }, 'production');
  const deliveries = (webhookId: string): DeliveryRow[] => [...account.deliveries.newest(webhookId)].reverse();
  return { account, timers, faults, worker, clock, mail, deliveries, published };
}

/** A receiver that is answered for by hand, one attempt after the other. */
export function byHand() {
  const open: { readonly event: string; readonly response: (status: number) => Promise<void> }[] = [];
  const send: Send = ({ body }) =>
    new Promise<SendResult>((resolve) => {
      open.push({
        event: JSON.parse(body).event,
        response: async (status) => {
          resolve({ status, response: '' });
          await turns();
        },
      });
    });
  return { open, send };
}

/** The account as it was written down, through JSON. */
export function writtenDown(account: Account): Snapshot {
  return JSON.parse(JSON.stringify(takeSnapshot(account, () => new Account({ seed: 1, now: NOON }))));
}
