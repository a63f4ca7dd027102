import type { Account } from '../account/account.ts';
import type { Due } from '../account/agenda.ts';
import { shortestBackoff } from '../account/deliveries.ts';
import { conflict, invalid } from '../account/refusal.ts';
import { isStanding, runDue } from '../account/run-due.ts';
import { type Instant, toIso } from '../account/time.ts';
import type { AttemptOutcome, DeliveryRow } from '../account/webhook-rows.ts';
import { type Timers, turn } from '../shared/timers.ts';
import { AdvanceInProgress, TimeCannotGoBack } from './errors.ts';
import { type AdvanceReport, newTally, reportOf, type Tally } from './report.ts';
import { type Sleeper, Sleepers } from './sleepers.ts';
import { type Speed, showSpeed } from './speed.ts';

/** Whose time this is. The account is looked up each time: a reset puts another one there. */
export interface Driven {
  readonly account: Account;
  /** Hands out what was written: called after every step. */
  publish(): void;
}

/** Who attempts the deliveries that fall due. */
export interface Deliverer {
  accept(id: string, due: Instant): void;
  readonly unfinished: number;
  /** True while a receiver runs on the stack. */
  readonly isCalling: boolean;
  earliest(): Instant | null;
  attach(watcher: (delivery: DeliveryRow, outcome: AttemptOutcome) => void, timeOf: (due: Instant) => Instant): void;
  reset(): void;
}

export interface ClockOptions {
  readonly driven: Driven;
  readonly deliverer: Deliverer;
  readonly speed: Speed;
  readonly timers: Timers;
}

/** Deliveries that may be unfinished before the agenda waits for some of them to end. */
const CROWD = 1000;
/** Milliseconds of real time without any progress before sleepers are taken to be what is waited for. */
const PATIENCE = 100;
const LONGEST_TIMER = 2 ** 31 - 1;
const LAST_INSTANT = 8.64e15;

/**
 * Drives an account's agenda: a real clock, one that runs at another speed, or a manual one, whose time moves only when it is
 * advanced or somebody sleeps. It knows no rule of the service.
 */
export class Clock {
  readonly speed: Speed;
  readonly #driven: Driven;
  readonly #deliverer: Deliverer;
  readonly #timers: Timers;
  readonly #sleepers = new Sleepers();
  #anchor: { readonly instant: Instant; readonly real: number };
  #advance: Advance | null = null;
  #ready: { readonly id: string; readonly at: Instant }[] = [];
  #waitingForIdle: (() => void)[] = [];
  #isDriving = false;
  #isDeferred = false;
  #nudge: (() => void) | null = null;
  #isStopped = false;
  #timer: { readonly handle: unknown; readonly at: Instant } | null = null;

  constructor(options: ClockOptions) {
    this.speed = options.speed;
    this.#driven = options.driven;
    this.#deliverer = options.deliverer;
    this.#timers = options.timers;
    this.#anchor = this.#anchored();
    this.#deliverer.attach(
      (delivery, outcome) => this.#note(delivery, outcome),
      (due) => this.#timeOfAttempt(due),
    );
  }

  /** `real`, `manual`, or a speed such as `60x`. */
  get mode(): string {
    return showSpeed(this.speed);
  }

  /** The account's time at this moment. */
  now(): Instant {
    const { now } = this.#driven.account;
    if (this.speed === 0 || this.#advance !== null) return now;
    const passed = (this.#timers.now() - this.#anchor.real) * this.speed;
    return Math.max(now, Math.floor(this.#anchor.instant + passed));
  }

  /** Before a request: brings the account up to its time. Deliveries that fell due wait until the answer is sent (D65). */
  catchUp(): void {
    if (this.#advance !== null) return;
    const now = this.now();
    const { agenda } = this.#driven.account;
    for (let due = agenda.peek(); due !== undefined && due.at <= now; due = agenda.peek()) {
      agenda.take();
      this.#run(due);
    }
    this.#driven.account.moveTo(now);
  }

  /** After a request: what is due now runs by itself, once the answer had its turn (D65). */
  settle(): void {
    if (this.#isDeferred || this.#isStopped) return;
    const due = this.#driven.account.agenda.peek();
    if (this.#ready.length === 0 && (due === undefined || due.at > this.now())) {
      this.#arm();
      return;
    }
    this.#isDeferred = true;
    this.#timers.defer(() => {
      this.#isDeferred = false;
      this.#drive();
    });
  }

  /** Resolves when everything that is due now has run and no delivery is under way. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waitingForIdle.push(resolve);
      this.#drive();
    });
  }

  /**
   * Moves time forward and does what falls due on the way, in order. Deliveries go on while the agenda moves, but time never
   * passes the moment at which a retry of one of them could fall due. Resolves when all of it is done.
   *
   * @throws {AdvanceInProgress} when the clock is being advanced already, or from a webhook receiver
   * @throws {TimeCannotGoBack} when the moment lies in the past
   */
  async advance(to: Instant): Promise<AdvanceReport> {
    if (this.#advance !== null || this.#deliverer.isCalling) throw new AdvanceInProgress(this.#deliverer.isCalling);
    if (this.#isStopped) throw conflict('the mock was stopped: its clock cannot be advanced any more');
    this.catchUp();
    if (!(Math.abs(to) <= LAST_INSTANT))
      throw invalid('time can be moved as far as a date can name a moment, the year 275760');
    if (to < this.now()) throw new TimeCannotGoBack(toIso(this.now()), toIso(to));
    this.#disarm();
    return new Promise((resolve, reject) => {
      const { account } = this.#driven;
      this.#advance = { to, from: account.now, tally: newTally(account), resolve, reject };
      this.#drive();
    });
  }

  /**
   * Resolves so many milliseconds later in the account's time. On a manual clock sleeping is what moves the time, after
   * everybody who is awake had a turn; sleepers wake in order, and those that meet an `advance` sleep through it. Where nothing
   * can go on because a receiver sleeps, it is woken early instead.
   */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    if (!(milliseconds > 0)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      let timer: unknown;
      const onAbort = (): void => {
        this.#sleepers.remove(sleeper);
        this.#timers.clear(timer);
        reject(signal?.reason);
      };
      const sleeper: Sleeper = {
        wake: this.now() + milliseconds,
        resolve: () => {
          signal?.removeEventListener('abort', onAbort);
          this.#timers.clear(timer);
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#sleepers.add(sleeper);
      if (this.speed === 0) this.#timers.defer(() => this.#drive());
      else
        timer = this.#alarm(sleeper, milliseconds / this.speed, (next) => {
          timer = next;
        });
    });
  }

  /** What is due next, the first first. */
  next(limit: number): Due[] {
    const { account } = this.#driven;
    return account.agenda.first(limit, (due) => isStanding(account, due));
  }

  /** After the account was reset or restored, its time included: nothing of the old one goes on. */
  replaced(): void {
    this.#deliverer.reset();
    this.#ready = [];
    this.#advance?.reject(conflict('the account was reset or restored while its clock was being advanced'));
    this.#advance = null;
    this.#anchor = this.#anchored();
    this.#disarm();
    this.#sleepers.wake(Number.POSITIVE_INFINITY);
    this.#nudge?.();
    this.settle();
  }

  /** Ends everything: no timer and no attempt is left. */
  stop(): void {
    this.#isStopped = true;
    this.replaced();
    this.#resolveIdle();
  }

  #drive(): void {
    if (this.#isDriving) this.#nudge?.();
    else if (!this.#isStopped) void this.#loop();
  }

  async #loop(): Promise<void> {
    this.#isDriving = true;
    try {
      for (let steps = 1; ; steps += 1) {
        if (this.#isStopped) break;
        this.#handOver();
        if (this.#step()) {
          if (this.#deliverer.unfinished > 0 ? steps % 64 === 0 : steps % 8192 === 0) await turn(this.#timers);
        } else if (this.#conclude()) await turn(this.#timers);
        else if (this.#deliverer.unfinished > 0) await this.#progress();
        else break;
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isDriving = false;
    }
    this.#arm();
  }

  /** Gives what fell due to whoever delivers it. */
  #handOver(): void {
    while (this.#ready.length > 0) {
      for (const { id, at } of this.#ready.splice(0)) this.#deliverer.accept(id, at);
    }
  }

  /** Does the next thing that is due, if it may be done yet. */
  #step(): boolean {
    const { account } = this.#driven;
    const due = account.agenda.peek();
    if (due === undefined || due.at > this.#horizon() || this.#deliverer.unfinished >= CROWD) return false;
    if (due.at > account.now && due.at >= this.#bound()) return false;
    account.agenda.take();
    this.#run(due);
    return true;
  }

  /** Ends what has reached its moment: an advance, a sleep, a wait for idleness. */
  #conclude(): boolean {
    const { account } = this.#driven;
    const due = this.#nextDue();
    const advance = this.#advance;
    if (advance !== null) {
      if (this.#deliverer.unfinished > 0 || (due !== undefined && due.at <= advance.to)) return false;
      account.moveTo(advance.to);
      this.#anchor = this.#anchored();
      this.#advance = null;
      this.#driven.publish();
      this.#resolveIdle();
      this.#sleepers.wake(account.now);
      advance.resolve(reportOf(account, advance.tally));
      return true;
    }
    if (
      this.#deliverer.unfinished === 0 &&
      this.#waitingForIdle.length > 0 &&
      !(due !== undefined && due.at <= this.now())
    ) {
      this.#resolveIdle();
      return true;
    }
    const first = this.#sleepers.first;
    if (this.speed !== 0 || first === undefined || (due !== undefined && due.at <= first.wake)) return false;
    if (first.wake > account.now && first.wake >= this.#bound()) return false;
    account.moveTo(first.wake);
    this.#sleepers.wake(account.now);
    return true;
  }

  /** How far time may go at this moment. */
  #horizon(): Instant {
    if (this.#advance !== null) return this.#advance.to;
    return this.speed === 0 ? (this.#sleepers.first?.wake ?? this.#driven.account.now) : this.now();
  }

  /** The earliest moment at which a retry could fall of what is being delivered, or of what waits behind it. */
  #bound(): Instant {
    if (this.speed !== 0 && this.#advance === null) return Number.POSITIVE_INFINITY;
    const earliest = this.#deliverer.earliest();
    return earliest === null ? Number.POSITIVE_INFINITY : earliest + shortestBackoff(this.#driven.account);
  }

  /** While time is driven an attempt counts as made when it fell due; else at this moment, however late that is. */
  #timeOfAttempt(due: Instant): Instant {
    if (this.#advance !== null) return Math.max(due, this.#advance.from);
    this.catchUp();
    return this.#driven.account.now;
  }

  #nextDue(): Due | undefined {
    const { account } = this.#driven;
    for (let due = account.agenda.peek(); due !== undefined; due = account.agenda.peek()) {
      if (isStanding(account, due)) return due;
      account.agenda.take();
    }
    return undefined;
  }

  #run(due: Due): void {
    const tally = this.#advance?.tally;
    const deliver = runDue(this.#driven.account, due)?.deliver;
    if (deliver !== undefined) this.#ready.push({ id: deliver, at: due.at });
    else if (tally !== undefined && due.kind === 'mailing') tally.transitions += 1;
    else if (tally !== undefined) tally.requests += 1;
    this.#driven.publish();
  }

  #note(delivery: DeliveryRow, outcome: AttemptOutcome): void {
    const tally = this.#advance?.tally;
    if (tally !== undefined) {
      tally.attempts += 1;
      if (outcome.status === 200) tally.delivered += 1;
      else if (delivery.status === 'failed') tally.failed += 1;
    }
    this.#nudge?.();
  }

  /** Resolves when a delivery ended or there is something new to do. */
  #progress(): Promise<void> {
    return new Promise((resolve) => {
      const patience =
        this.#sleepers.first === undefined ? undefined : this.#timers.set(() => this.#wakeEarly(), PATIENCE);
      this.#nudge = () => {
        this.#nudge = null;
        this.#timers.clear(patience);
        // A receiver that answers another one's event at once should not make the agenda go round once for each of them.
        this.#timers.defer(resolve);
      };
    });
  }

  /** Nothing goes on, and somebody sleeps: it may be the receiver that everything waits for. */
  #wakeEarly(): void {
    this.#sleepers.wake(Number.POSITIVE_INFINITY);
    this.#nudge?.();
  }

  /** The timer of a sleeper on a clock that runs. */
  #alarm(sleeper: Sleeper, milliseconds: number, replace: (timer: unknown) => void): unknown {
    const rest = milliseconds - LONGEST_TIMER;
    return this.#timers.set(
      () => {
        if (rest > 0) replace(this.#alarm(sleeper, rest, replace));
        else {
          this.#sleepers.remove(sleeper);
          sleeper.resolve();
        }
      },
      Math.min(milliseconds, LONGEST_TIMER),
      true,
    );
  }

  /** Sets the timer for what is due next, on a clock that runs. */
  #arm(): void {
    if (this.speed === 0 || this.#advance !== null || this.#isDriving || this.#isStopped) return;
    const due = this.#driven.account.agenda.peek();
    if (due === undefined || (this.#timer !== null && this.#timer.at <= due.at)) return;
    this.#disarm();
    const wait = Math.min(Math.max(1, Math.ceil((due.at - this.now()) / this.speed)), LONGEST_TIMER);
    const handle = this.#timers.set(() => {
      this.#timer = null;
      this.catchUp();
      this.#drive();
    }, wait);
    this.#timer = { handle, at: due.at };
  }

  #disarm(): void {
    if (this.#timer !== null) this.#timers.clear(this.#timer.handle);
    this.#timer = null;
  }

  #anchored(): { readonly instant: Instant; readonly real: number } {
    return { instant: this.#driven.account.now, real: this.#timers.now() };
  }

  #resolveIdle(): void {
    for (const resolve of this.#waitingForIdle.splice(0)) resolve();
  }

  /** A write that could not be kept, or a mistake of ours: whoever waits is told, and nobody waits for ever. */
  #fail(error: unknown): void {
    const advance = this.#advance;
    this.#advance = null;
    this.#resolveIdle();
    this.#sleepers.wake(Number.POSITIVE_INFINITY);
    if (advance === null) throw error;
    advance.reject(error);
  }
}

interface Advance {
  readonly to: Instant;
  readonly from: Instant;
  readonly tally: Tally;
  readonly resolve: (report: AdvanceReport) => void;
  readonly reject: (error: unknown) => void;
}
