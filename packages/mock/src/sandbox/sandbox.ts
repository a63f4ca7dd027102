import { Account, type AccountOptions } from '../account/store/account.ts';
import { type AccountSnapshot, restoreSnapshot, takeSnapshot } from '../account/store/snapshot.ts';
import type { Change } from '../account/store/table.ts';
import type { ControlClock, ControlDeliveries, ControlSandbox } from '../control/context.ts';
import type { RequestView } from '../control/requests.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';
import { RateLimiter } from './rate-limiter.ts';
import { viewRequest, viewRequests } from './request-view.ts';

/** What drives an account's agenda, as far as the pipeline knows it. */
export interface SandboxClock extends ControlClock {
  /** Moves the account to the present, with everything that fell due on the way: before a request is answered. */
  catchUp(): void;
  /** Has what is due now run by itself, soon: after a request was answered (D65). */
  settle(): void;
  /** Says that the account was reset or restored, its time included. */
  replaced(): void;
  /** Goes on at a later moment: what fell due until then is caught up with. */
  continueAt(instant: number): void;
  /** Ends every timer and every attempt. */
  stop(): void;
  /** The account's time at this moment. */
  now(): number;
}

export interface SandboxPorts {
  /** Sets up what drives the account of a sandbox and delivers its events. */
  readonly drive: (sandbox: Sandbox) => { readonly clock: SandboxClock; readonly deliveries: ControlDeliveries };
  /** The moment that an account which is made or reset now begins at. */
  readonly startOfTime: () => number;
  readonly fill: (account: Account, fixtures: Fixtures) => void;
}

/** What an account holds at the start: a name, or what fills it. */
export type Fixtures = 'empty' | 'demo' | ((account: Account) => void);

/** One separate account with everything that stands around it. Nothing is shared between two of them. */
export class Sandbox implements ControlSandbox {
  readonly id: string;
  readonly account: Account;
  readonly journal = new Journal();
  readonly faults: Faults;
  readonly limiter = new RateLimiter();
  readonly clock: SandboxClock;
  readonly deliveries: ControlDeliveries;
  readonly #options: AccountOptions;
  readonly #ports: SandboxPorts;
  readonly #prepare: (account: Account) => void;
  readonly #fixtures: Fixtures;
  #feeds = new Set<(changes: readonly Change[]) => void>();

  /** `prepare` gives an empty account what it cannot do without: its tokens. */
  constructor(
    id: string,
    options: AccountOptions,
    fixtures: Fixtures,
    ports: SandboxPorts,
    prepare: (account: Account) => void,
  ) {
    this.id = id;
    this.#options = options;
    this.#ports = ports;
    this.#prepare = prepare;
    this.#fixtures = fixtures;
    this.account = this.#blank();
    this.faults = new Faults(() => this.account.random);
    prepare(this.account);
    ports.fill(this.account, fixtures);
    // Nobody listens yet: who comes later begins with the account as it is.
    this.account.takeChanges();
    ({ clock: this.clock, deliveries: this.deliveries } = ports.drive(this));
  }

  /** Calls back with each change set as soon as it is whole: the durable write and the live feed. */
  onChanges(feed: (changes: readonly Change[]) => void): () => void {
    this.#feeds.add(feed);
    return () => this.#feeds.delete(feed);
  }

  /** Hands out what has been written since the last time, and has the journal drop what was erased. */
  publish(): void {
    this.journal.forget(this.account.takeForgotten());
    const changes = this.account.takeChanges();
    if (changes.length === 0) return;
    for (const feed of this.#feeds) feed(changes);
  }

  requests() {
    return viewRequests(this.journal);
  }

  onRequest(watcher: (request: RequestView) => void): () => void {
    return this.journal.watch((entry) => watcher(viewRequest(entry)));
  }

  reset(fixtures: Fixtures = this.#fixtures): void {
    const fresh = this.#blank();
    this.#prepare(fresh);
    this.#ports.fill(fresh, fixtures);
    this.account.share(fresh);
    this.#forgetAllElse();
  }

  snapshot(): AccountSnapshot {
    return takeSnapshot(this.account, () => this.#blank());
  }

  /**
   * Puts the account back to a snapshot. One that holds none of the account's tokens is another account's: its tokens go on
   * opening that one, and this one keeps its own (D99).
   */
  restore(snapshot: AccountSnapshot): void {
    const own = [...this.account.tokens.values()];
    this.takeBack(snapshot);
    const { tokens } = this.account;
    if (own.length === 0 || own.some(({ id }) => tokens.has(id))) return;
    for (const id of [...tokens.values()].map((row) => row.id)) tokens.delete(id);
    for (const row of own) tokens.put(row);
  }

  /** Puts the account back to a snapshot of its own, whatever its tokens are. */
  takeBack(snapshot: AccountSnapshot): void {
    restoreSnapshot(this.account, snapshot);
    // Its windows began on the clock that was left behind (D24).
    this.limiter.clear();
    this.clock.replaced();
  }

  #blank(): Account {
    return new Account({ ...this.#options, now: this.#ports.startOfTime() });
  }

  #forgetAllElse(): void {
    this.journal.clear();
    this.faults.clear();
    this.limiter.clear();
    this.clock.replaced();
  }
}
