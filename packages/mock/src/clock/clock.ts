import type { AdvanceReport } from '@direct-mail/contract/control/generated/models';
import { conflict } from '../account/base/refusal.ts';
import { type Instant, LAST_INSTANT } from '../account/base/time.ts';
import { runDue } from '../account/run-due.ts';
import type { Account } from '../account/store/account.ts';
import type { Due } from '../account/store/due-queue.ts';
import type { AttemptOutcome, DeliveryRow } from '../account/store/rows.ts';
import { shortestBackoff } from '../account/webhooks/deliveries.ts';
import { type Timers, turn } from '../shared/timers.ts';
import type { DeliveryWorker } from '../webhooks/delivery-worker.ts';
import { Advance } from './advance.ts';
import { AdvanceInProgress, checkTarget } from './errors.ts';
import { nextDue } from './next-due.ts';
import { type Speed, showSpeed } from './speed.ts';
import { TimeScale } from './time-scale.ts';
import { startTimer, Timer } from './timer.ts';
import { Waiters } from './waiters.ts';
import { WakeUp } from './wake-up.ts';

/** Unfinished deliveries above which the due queue waits for some of them to end. */
const MAX_IN_FLIGHT = 1000;
/** Real milliseconds without progress after which sleepers are assumed to be blocking. */
const IDLE_MS = 100;

export interface ClockOptions {
  readonly account: Account;
  /** Publishes the rows that were written; called after every step. */
  readonly publish: () => void;
  readonly worker: DeliveryWorker;
  readonly speed: Speed;
  readonly timers: Timers;
}

/**
 * Runs what falls due in an account: on a real clock, at another speed, or on a manual clock, whose time moves only by `advance`
 * and `sleep`. The rules of the service are elsewhere.
 */
export class Clock {
  readonly #account: Account;
  readonly #publish: () => void;
  readonly #worker: DeliveryWorker;
  readonly #timers: Timers;
  readonly #scale: TimeScale;
  readonly #timer: Timer;
  readonly #sleepers = new Waiters();
  readonly #wakeUp: WakeUp;
  #advance: Advance | null = null;
  #ready: { readonly id: string; readonly at: Instant }[] = [];
  #isDriving = false;
  #isDeferred = false;
  #isStopped = false;

  constructor(options: ClockOptions) {
    this.#account = options.account;
    this.#publish = options.publish;
    this.#worker = options.worker;
    this.#timers = options.timers;
    this.#timer = new Timer(options.timers);
    this.#wakeUp = new WakeUp(options.timers);
    this.#scale = new TimeScale(options.speed, options.timers);
    this.#scale.continueFrom(this.#account.now);
  }

  /** `real`, `manual`, or a speed such as `60x`. */
  get mode(): string {
    return showSpeed(this.#scale.speed);
  }

  /** The account's current time. */
  now(): Instant {
    return this.#advance === null ? Math.min(this.#scale.now(this.#account.now), LAST_INSTANT) : this.#account.now;
  }

  /** Before a request: brings the account up to its time. Deliveries that fell due wait until the response is sent (D65). */
  catchUp(): void {
    if (this.#advance !== null) return;
    const now = this.now();
    const { dueQueue } = this.#account;
    for (let due = dueQueue.peek(); due !== undefined && due.at <= now; due = dueQueue.peek()) {
      dueQueue.take();
      this.#run(due);
    }
    this.#account.moveTo(now);
  }

  /** After a request: lets what is now due run by itself, once the response is sent (D65). */
  settle(): void {
    if (this.#isDeferred || this.#isStopped) return;
    const due = this.#account.dueQueue.peek();
    if (this.#ready.length === 0 && (due === undefined || due.at > this.now())) {
      this.#schedule();
      return;
    }
    this.#isDeferred = true;
    this.#timers.defer(() => {
      this.#isDeferred = false;
      this.#drive();
    });
  }

  /**
   * Advances time and runs what falls due on the way, in order. Deliveries run concurrently, but time never passes the moment at
   * which a retry of one of them could fall due. Resolves when all deliveries are finished.
   *
   * @throws {AdvanceInProgress} when the clock is being advanced already, or from a webhook receiver
   * @throws {TimeCannotGoBack} when the time is in the past
   */
  async advance(to: Instant): Promise<AdvanceReport> {
    if (this.#advance !== null || this.#worker.isCalling) throw new AdvanceInProgress(this.#worker.isCalling);
    if (this.#isStopped) throw conflict('the mock has been stopped; its clock can no longer be advanced');
    this.catchUp();
    checkTarget(this.now(), to);
    this.#timer.clear();
    const advance = new Advance(this.#account, to);
    this.#advance = advance;
    this.#drive();
    return advance.report;
  }

  /**
   * Resolves after this many milliseconds of account time. On a manual clock, sleeping advances time once the event loop is idle:
   * sleepers wake in order and keep sleeping through `advance`. A sleeping receiver that blocks all progress wakes early.
   */
  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) throw signal.reason;
    if (!(milliseconds > 0)) return;
    checkTarget(this.now(), this.now() + milliseconds);
    const start = (fire: () => void): (() => void) => {
      if (!this.#isManual) return startTimer(this.#timers, this.#scale.realTimeOf(milliseconds), fire, true);
      this.#timers.defer(() => this.#drive());
      return () => {};
    };
    return this.#sleepers.wait(this.now() + milliseconds, signal, start);
  }

  /** Drops everything in progress: the account was reset or restored, including its time. */
  replaced(): void {
    this.#worker.reset();
    this.#ready = [];
    this.#advance?.fail(conflict('the account was reset or restored while its clock was being advanced'));
    this.#advance = null;
    this.#scale.continueFrom(this.#account.now);
    this.#timer.clear();
    this.#sleepers.releaseAll();
    this.#wakeUp.call();
    this.settle();
  }

  /** Continues at a later moment, as after a restart; runs what fell due in between. */
  continueAt(instant: Instant): void {
    if (this.#isManual) return;
    this.#scale.continueFrom(Math.max(instant, this.#account.now));
    this.settle();
  }

  /** Ends every timer and every attempt. */
  stop(): void {
    this.#isStopped = true;
    this.replaced();
  }

  /** Called after each attempt (with null if its webhook was deleted meanwhile), and when time no longer needs to wait for one. */
  onAttemptEnd(delivery: DeliveryRow | null, outcome: AttemptOutcome | null): void {
    if (delivery !== null && outcome !== null) this.#advance?.attempted(delivery, outcome);
    this.#wakeUp.call();
  }

  /** The time at which an attempt counts as made: while time is advanced, when it fell due; else now, however late. */
  timeOfAttempt(due: Instant): Instant {
    if (this.#advance !== null) return Math.max(due, this.#advance.from);
    this.catchUp();
    return this.#account.now;
  }

  #drive(): void {
    if (this.#isDriving) this.#wakeUp.call();
    else if (!this.#isStopped) void this.#loop();
  }

  async #loop(): Promise<void> {
    this.#isDriving = true;
    try {
      for (let steps = 1; ; steps += 1) {
        if (this.#isStopped) break;
        this.#handOver();
        if (this.#step()) {
          if (this.#worker.unfinished > 0 ? steps % 64 === 0 : steps % 8192 === 0) await turn(this.#timers);
        } else if (this.#finish()) await turn(this.#timers);
        else if (this.#worker.unfinished > 0) await this.#progress();
        else break;
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isDriving = false;
    }
    this.#schedule();
  }

  /** Passes deliveries that fell due to the worker. */
  #handOver(): void {
    while (this.#ready.length > 0) {
      for (const { id, at } of this.#ready.splice(0)) this.#worker.accept(id, at);
    }
  }

  /** Runs the next due entry, if time may already advance that far. */
  #step(): boolean {
    const { dueQueue, now } = this.#account;
    const due = dueQueue.peek();
    if (due === undefined || due.at > this.#limit() || this.#worker.unfinished >= MAX_IN_FLIGHT) return false;
    if (due.at > now && due.at >= this.#latestSafeTime()) return false;
    dueQueue.take();
    this.#run(due);
    return true;
  }

  /** Finishes an advance, or a sleep, that has reached its moment. */
  #finish(): boolean {
    const account = this.#account;
    const due = nextDue(account);
    const advance = this.#advance;
    if (advance !== null) {
      if (this.#worker.unfinished > 0 || (due !== undefined && due.at <= advance.to)) return false;
      account.moveTo(advance.to);
      account.recordTime();
      this.#scale.continueFrom(account.now);
      this.#advance = null;
      this.#publish();
      this.#sleepers.release(account.now);
      advance.finish(account);
      return true;
    }
    const first = this.#sleepers.first;
    if (!this.#isManual || first === undefined || (due !== undefined && due.at <= first)) return false;
    if (first > account.now && first >= this.#latestSafeTime()) return false;
    account.moveTo(first);
    account.recordTime();
    this.#publish();
    this.#sleepers.release(account.now);
    return true;
  }

  /** How far time may advance at present. */
  #limit(): Instant {
    if (this.#advance !== null) return this.#advance.to;
    return this.#isManual ? (this.#sleepers.first ?? this.#account.now) : this.now();
  }

  /** The earliest moment at which a retry of an unfinished delivery could fall due. */
  #latestSafeTime(): Instant {
    if (!this.#isManual && this.#advance === null) return Number.POSITIVE_INFINITY;
    const earliest = this.#worker.earliest();
    return earliest === null ? Number.POSITIVE_INFINITY : earliest + shortestBackoff(this.#account);
  }

  #run(due: Due): void {
    const ran = runDue(this.#account, due);
    if (ran !== null && 'deliver' in ran) this.#ready.push({ id: ran.deliver, at: due.at });
    else if (ran !== null) this.#advance?.moved(ran.moved);
    this.#publish();
  }

  /** Resolves when a delivery has ended or something new is due. */
  #progress(): Promise<void> {
    const mayBlock = this.#sleepers.first !== undefined && (this.#isManual || this.#advance !== null);
    return this.#wakeUp.wait(IDLE_MS, mayBlock ? () => this.#wakeSleepers() : null);
  }

  /** Wakes sleepers when nothing progresses: one of them may be the receiver that the clock waits for. */
  #wakeSleepers(): void {
    this.#sleepers.releaseAll();
    this.#wakeUp.call();
  }

  /** Sets the timer for what is due next; only on a running clock. */
  #schedule(): void {
    if (this.#isManual || this.#advance !== null || this.#isDriving || this.#isStopped) return;
    const due = this.#account.dueQueue.peek();
    if (due === undefined || this.#timer.firesBy(due.at)) return;
    this.#timer.set(due.at, this.#scale.realTimeOf(due.at - this.now()), () => {
      this.catchUp();
      this.#drive();
    });
  }

  get #isManual(): boolean {
    return this.#scale.speed === 0;
  }

  /** Rejects the advance in progress after a failed write or a defect, so that no caller waits forever. */
  #fail(error: unknown): void {
    const advance = this.#advance;
    this.#advance = null;
    this.#sleepers.releaseAll();
    if (advance === null) throw error;
    advance.fail(error);
  }
}
