import type { Snapshot } from '@direct-mail/contract/control/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCurrent, runDue } from '../../src/account/run-due.ts';
import { Account } from '../../src/account/store/account.ts';
import type { AttemptOutcome, DeliveredEvent, DeliveryRow } from '../../src/account/store/rows.ts';
import {
  finishAttempt,
  holdBack,
  queueDelivery,
  redeliver,
  takeAttempt,
} from '../../src/account/webhooks/deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  ping,
  requireWebhook,
} from '../../src/account/webhooks/webhooks.ts';
import { NOON, writtenDown } from './rig.ts';

/** What may happen to the queues of an account, each with numbers that pick what it happens to. */
const step = fc.record({
  does: fc.oneof(
    { arbitrary: fc.constant('queue' as const), weight: 5 },
    { arbitrary: fc.constant('attempt' as const), weight: 5 },
    { arbitrary: fc.constant('answer' as const), weight: 6 },
    {
      arbitrary: fc.constantFrom('redeliver' as const, 'ping' as const, 'pause' as const, 'resume' as const),
      weight: 3,
    },
    { arbitrary: fc.constant('delete' as const), weight: 1 },
  ),
  a: fc.nat({ max: 1000 }),
  b: fc.nat({ max: 1000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const EVENTS: readonly DeliveredEvent[] = ['processing', 'mailed', 'delivered'];
const OBJECTS: readonly string[] = ['first mailing', 'second mailing'];

const outcome = (at: number, status: number | null): AttemptOutcome => ({
  at,
  status,
  error: status === null ? 'no response' : null,
  timed_out: status === null,
  response: null,
  duration_ms: null,
  fault: null,
});

/** An account whose attempts are answered by hand. */
class World {
  readonly account: Account;
  readonly running: string[] = [];

  constructor(order: 'independent' | 'strict', other?: Account | Snapshot) {
    this.account = new Account({
      seed: 1,
      now: NOON,
      settings: {
        webhookQueue: { kept: 2, limit: 8 },
        webhookRetries: { limit: 2 },
        pauseAfterTimeouts: 2,
        webhookOrder: order,
      },
    });
    if (other instanceof Account) this.account.share(other);
    else if (other !== undefined) this.account.load(other);
  }

  get webhookIds(): string[] {
    return [...this.account.webhooks.values()].map(({ id }) => id);
  }

  do({ does, a, b }: Step): void {
    const { account } = this;
    account.moveTo(account.now + 1);
    while (account.webhooks.size < 2) createWebhook(account, { url: 'http://127.0.0.1:9/' });
    const webhook = requireWebhook(account, this.webhookIds[a % 2] as string);
    const hasRoom = account.deliveries.pending(webhook.id) < 8;
    if (does === 'queue') queueDelivery(account, webhook, OBJECTS[b % 2] as string, EVENTS[b % 3] as DeliveredEvent);
    else if (does === 'attempt') this.#attempt(b % 4 === 0);
    else if (does === 'answer') this.#answer(a, [200, 200, 500, null][b % 4] as number | null);
    else if (does === 'redeliver') this.#redeliver(a);
    else if (does === 'ping' && hasRoom) ping(account, webhook);
    else if (does === 'pause') changeWebhook(account, webhook, { paused: true });
    else if (does === 'resume') changeWebhook(account, webhook, { paused: false });
    else if (does === 'delete' && b % 4 === 0) deleteWebhook(account, webhook);
  }

  /** Takes the next that falls due, and holds it back or starts its attempt. */
  #attempt(hold: boolean): void {
    const { account } = this;
    let due = account.dueQueue.take();
    while (due !== undefined && !isCurrent(account, due)) due = account.dueQueue.take();
    const ran = due === undefined ? null : runDue(account, due);
    if (ran === null || !('deliver' in ran)) return;
    const attempt = takeAttempt(account, account.deliveries.get(ran.deliver));
    const delivery = attempt?.delivery;
    if (delivery !== undefined && (!hold || delivery.held_back !== null || delivery.event === 'ping')) {
      this.running.push(ran.deliver);
      return;
    }
    account.deliveries.clearUnderWay(ran.deliver);
    if (delivery !== undefined) holdBack(account, delivery, 30);
  }

  #answer(n: number, status: number | null): void {
    const [id] = this.running.splice(n % Math.max(1, this.running.length), 1);
    if (id === undefined) return;
    this.account.deliveries.clearUnderWay(id);
    finishAttempt(this.account, id, outcome(this.account.now, status));
  }

  #redeliver(n: number): void {
    const rows = [...this.account.deliveries.values()];
    const row = rows[n % Math.max(1, rows.length)];
    if (row !== undefined) redeliver(this.account, row.id);
  }

  /** Answers all that is under way. */
  calm(): void {
    while (this.running.length > 0) {
      this.account.moveTo(this.account.now + 1);
      this.#answer(0, 200);
    }
  }

  /** What the account answers about its queues. */
  views(): unknown {
    const { deliveries } = this.account;
    return this.webhookIds.map((id) => ({
      newest: [...deliveries.newest(id)].map((row) => row.id),
      count: deliveries.count(id),
      lanes: [...OBJECTS, id].map((object) => deliveries.pendingFor(id, object)),
      heads: deliveries
        .nextOfEach(id)
        .map((row) => row.id)
        .sort(),
      delivered: [...deliveries.finished(id, 'delivered')],
      failed: [...deliveries.finished(id, 'failed')],
    }));
  }

  /** The same, by looking through all rows. */
  searched(): unknown {
    const rows = [...this.account.deliveries.values()];
    return this.webhookIds.map((id) => {
      const own = rows.filter((row) => row.webhook_id === id);
      const pending = own.filter((row) => row.status === 'pending').sort((a, b) => a.queued - b.queued);
      const apart = pending.filter((row) => row.apart === true).map(idOf);
      const lanes = [...OBJECTS, id].map((object) =>
        pending.filter((row) => row.object_id === object && row.apart !== true).map(idOf),
      );
      const [delivered, failed] = (['delivered', 'failed'] as const).map((status) =>
        own
          .filter((row) => row.status === status)
          .sort((a, b) => lastAttempt(a) - lastAttempt(b))
          .map(idOf),
      );
      return {
        newest: own.map(idOf).reverse(),
        count: { pending: pending.length, delivered: delivered?.length, failed: failed?.length },
        lanes,
        heads: [...lanes.flatMap((lane) => lane.slice(0, 1)), ...apart].sort(),
        delivered,
        failed,
      };
    });
  }

  /** The deliveries that are not as they should be, and why. */
  faults(): string[] {
    const { deliveries, webhooks, settings } = this.account;
    return [...deliveries.values()].flatMap((row) => {
      const isPending = row.status === 'pending';
      const isApart = isPending && row.apart === true;
      const isFirst = isApart || deliveries.pendingFor(row.webhook_id, row.object_id)[0] === row.id;
      const faults = [];
      if (isApart && (row.attempt_count === 0 || settings.webhookOrder === 'strict')) faults.push('is apart');
      if (!isFirst && row.due !== null) faults.push('is due, and not the first of its mailing');
      const waitsForPing = row.event !== 'ping' && deliveries.pendingFor(row.webhook_id, row.webhook_id).length > 0;
      const mayWait = waitsForPing || webhooks.get(row.webhook_id)?.paused !== null;
      if (isFirst && row.due === null && !mayWait) faults.push('blocked');
      // A first attempt and two retries.
      if (row.attempt_count > 3) faults.push('was tried too often');
      if (deliveries.isUnderWay(row.id) !== this.running.includes(row.id)) faults.push('is under way, or is not');
      return faults.map((fault) => `${row.id} ${fault}`);
    });
  }
}

/** As text, so that two looks at an account compare in one step. */
const plain = (value: unknown): string => JSON.stringify(value);
const idOf = (row: DeliveryRow): string => row.id;
const lastAttempt = (row: DeliveryRow): number => row.attempts.at(-1)?.at ?? 0;
/** A failure shows a counterexample soon, rather than the smallest one after minutes. */
const limits = { numRuns: 40, interruptAfterTimeLimit: 5000 };
const steps = fc.array(step, { minLength: 20, maxLength: 120, size: 'max' });

const orders = ['independent', 'strict'] as const;

test.each(orders)(
  'D45: %s: of each mailing one first attempt is in flight at a time, no queue is blocked, and every list is what the rows say',
  (order) => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = new World(order);
        const { account } = world;
        for (const one of all) {
          world.do(one);
          expect(plain(world.views())).toBe(plain(world.searched()));
          expect(world.faults()).toEqual([]);
          for (const id of world.webhookIds) {
            const { delivered, failed } = account.deliveries.count(id);
            expect(Math.max(delivered, failed)).toBeLessThanOrEqual(2);
          }
        }
      }),
      limits,
    );
  },
);

test.each(orders)(
  'D86: %s: queues that come back from a snapshot, in process or through JSON, continue the same way, and leave it alone',
  (order) => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const world = new World(order);
        for (const one of before) world.do(one);
        world.calm();
        const stood = plain(writtenDown(world.account));
        const others = [new World(order, world.account), new World(order, writtenDown(world.account))];
        const kept = new World(order, world.account);
        for (const one of after) {
          for (const each of [world, ...others]) each.do(one);
          for (const other of others) expect(plain(other.views())).toBe(plain(world.views()));
        }
        for (const other of others) expect(plain(writtenDown(other.account))).toBe(plain(writtenDown(world.account)));
        expect(plain(writtenDown(kept.account))).toBe(stood);
        expect(kept.views()).toEqual(kept.searched());
      }),
      limits,
    );
  },
);

test.each(orders)('%s: whatever is deleted, once or again, every list is what the rows say', (order) => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat({ max: 1000 }), { maxLength: 60, size: 'max' }), (all, picks) => {
      const world = new World(order);
      const { deliveries } = world.account;
      for (const one of all) world.do(one);
      const ids = [...deliveries.values()].map(idOf);
      for (const pick of picks) {
        const id = ids[pick % Math.max(1, ids.length)] ?? '';
        deliveries.delete(id);
        expect(plain(world.views())).toBe(plain(world.searched()));
        expect(deliveries.isUnderWay(id)).toBe(false);
      }
    }),
    limits,
  );
});
