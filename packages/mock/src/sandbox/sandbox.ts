import type { JournalEntry } from '@direct-mail/contract/control/generated/models';
import type { Snapshot } from '@direct-mail/contract/control/types';
import { Account, type AccountOptions } from '../account/store/account.ts';
import { restoreSnapshot, takeSnapshot } from '../account/store/snapshot.ts';
import type { Change } from '../account/store/table.ts';
import { Clock } from '../clock/clock.ts';
import type { Speed } from '../clock/speed.ts';
import type { OwnAddresses } from '../shared/built-in-receiver.ts';
import { systemTimers, type Timers } from '../shared/timers.ts';
import { version } from '../shared/version.ts';
import { DeliveryWorker } from '../webhooks/delivery-worker.ts';
import { FailedAssertion } from '../webhooks/failed-assertion.ts';
import { type Send, sendWith } from '../webhooks/send.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';
import { showEntries, showEntry } from './journal-view.ts';
import { publishDelivery, publishTransitions } from './observe.ts';
import { RateLimiter } from './rate-limiter.ts';

/** The initial content of an account: a name, or a function that fills it. */
export type Fixtures = 'empty' | 'demo' | ((account: Account) => void);

/** What all sandboxes of a mock share. */
export interface SandboxEnvironment {
  readonly speed: Speed;
  /** The time at which an account starts when it is created or reset. */
  readonly startTime: () => number;
  readonly fill: (account: Account, fixtures: Fixtures) => void;
  /** Default: the runtime's. */
  readonly timers?: Timers | undefined;
  /** How deliveries leave the process. Default: the runtime's `fetch`. */
  readonly send?: Send | undefined;
  /** Where the mock is served; undefined if it is not. */
  readonly ownAddresses?: OwnAddresses | undefined;
}

export interface SandboxOptions {
  readonly id: string;
  readonly account: AccountOptions;
  readonly fixtures: Fixtures;
  readonly environment: SandboxEnvironment;
  /** Gives an empty account its tokens. */
  readonly prepare: (account: Account) => void;
}

/** One separate account with its clock, deliveries, journal and faults. Two sandboxes share nothing. */
export class Sandbox {
  readonly id: string;
  readonly account: Account;
  readonly journal = new Journal();
  readonly faults: Faults;
  readonly limiter = new RateLimiter();
  readonly clock: Clock;
  readonly deliveryWorker: DeliveryWorker;
  readonly failedAssertion = new FailedAssertion();
  readonly #options: SandboxOptions;
  #feeds = new Set<(changes: readonly Change[]) => void>();

  constructor(options: SandboxOptions) {
    const { speed, timers = systemTimers, send = sendByFetch } = options.environment;
    this.id = options.id;
    this.#options = options;
    this.account = this.#blank();
    this.faults = new Faults(() => this.account.random);
    this.#fill(this.account, options.fixtures);
    // There are no listeners yet; later ones start from the current account.
    this.account.takeChanges();
    const publish = (): void => this.publish();
    this.deliveryWorker = new DeliveryWorker({
      account: this.account,
      publish,
      faultOf: (delivery) => this.faults.triggerForDelivery(delivery),
      send,
      ownAddresses: options.environment.ownAddresses,
      timers,
      userAgent: `Direct-Mail-Mock/${version}`,
      manual: speed === 0,
      onAttemptEnd: (delivery, outcome) => {
        if (delivery !== null) publishDelivery(this.account, delivery, outcome);
        this.clock.onAttemptEnd(delivery, outcome);
      },
      timeOfAttempt: (due) => this.clock.timeOfAttempt(due),
      onRelease: () => this.clock.onAttemptEnd(null, null),
    });
    this.clock = new Clock({ account: this.account, publish, worker: this.deliveryWorker, speed, timers });
  }

  /** Calls back with each change set as soon as it is complete: the durable write and the live feed. */
  onChanges(feed: (changes: readonly Change[]) => void): () => void {
    this.#feeds.add(feed);
    return () => this.#feeds.delete(feed);
  }

  /** Publishes what has been written since the last time, and has the journal drop what was erased. */
  publish(): void {
    this.journal.erase(this.account.takeErased());
    const changes = this.account.takeChanges();
    if (changes.length === 0) return;
    publishTransitions(changes);
    for (const feed of this.#feeds) feed(changes);
  }

  /** The journal, newest first. */
  requests(): Iterable<JournalEntry> {
    return showEntries(this.journal);
  }

  /** Calls back with each request after its response, until the returned function is called. */
  onRequest(watcher: (request: JournalEntry) => void): () => void {
    return this.journal.watch((entry) => watcher(showEntry(entry)));
  }

  /** Empties the account, its journal, faults and rate limits, and fills it with a fixture. */
  reset(fixtures: Fixtures = this.#options.fixtures): void {
    const fresh = this.#blank();
    this.#fill(fresh, fixtures);
    this.account.share(fresh);
    this.journal.clear();
    this.faults.clear();
    this.limiter.clear();
    this.clock.replaced();
  }

  snapshot(): Snapshot {
    return takeSnapshot(this.account, () => this.#blank());
  }

  /** Restores a snapshot. With a snapshot of another account, which has none of its tokens, this account keeps its own (D99). */
  restore(snapshot: Snapshot): void {
    const own = [...this.account.tokens.values()];
    this.restoreOwn(snapshot);
    const { tokens } = this.account;
    if (own.length === 0 || own.some(({ id }) => tokens.has(id))) return;
    for (const id of [...tokens.values()].map((row) => row.id)) tokens.delete(id);
    for (const row of own) tokens.put(row);
  }

  /** Restores a snapshot of this account, tokens included. */
  restoreOwn(snapshot: Snapshot): void {
    restoreSnapshot(this.account, snapshot, () => this.#blank());
    // Its windows began on the previous clock (D24).
    this.limiter.clear();
    this.clock.replaced();
  }

  #blank(): Account {
    return new Account({ ...this.#options.account, now: this.#options.environment.startTime() });
  }

  #fill(account: Account, fixtures: Fixtures): void {
    this.#options.prepare(account);
    this.#options.environment.fill(account, fixtures);
  }
}

const sendByFetch = sendWith((input, init) => globalThis.fetch(input, init));
