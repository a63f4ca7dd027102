import { conflict } from '../account/base/refusal.ts';
import type { Instant } from '../account/base/time.ts';
import { isCurrent, runDue } from '../account/run-due.ts';
import type { Due } from '../account/store/due-queue.ts';
import type { AttemptOutcome, DeliveryRow } from '../account/store/webhook-rows.ts';
import { shortestBackoff } from '../account/webhooks/deliveries.ts';
import { type Timers, turn } from '../shared/timers.ts';
import type { AdvanceReport } from '../types/advance-report.ts';
import { Advance } from './advance.ts';
import { AdvanceInProgress, checkTarget } from './errors.ts';
import type { ClockOptions, Deliverer, Driven } from './ports.ts';
import { showSpeed } from './speed.ts';
import { Pace } from './time-scale.ts';
import { Alarm, setAlarm } from './timer.ts';
import { Sleepers } from './waiters.ts';

/** Deliveries that may be unfinished before the agenda waits for some of them to end. */
const CROWD = 1000;
/** Milliseconds of real time without any progress before sleepers are taken to be what is waited for. */
const PATIENCE = 100;

/**
 * Drives an account's agenda: a real clock, one that runs at another speed, or a manual one, whose time moves only when it is
 * advanced or somebody sleeps. It knows no rule of the service.
 */
export class Clock {
  readonly #driven: Driven;
  readonly #deliverer: Deliverer;
  readonly #timers: Timers;
  readonly #pace: Pace;
  readonly #sleepers = new Sleepers();
  #advance: Advance | null = null;
  #ready: { readonly id: string; readonly at: Instant }[] = [];
  #isDriving = false;
  #isDeferred = false;
  #nudge: (() => void) | null = null;
  #isStopped = false;
  readonly #alarm: Alarm;

  constructor(options: ClockOptions) {
    this.#driven = options.driven;
    this.#deliverer = options.deliverer;
    this.#timers = options.timers;
    this.#alarm = new Alarm(options.timers);
    this.#pace = new Pace(options.speed, options.timers);
    this.#pace.anchor(this.#driven.account);
    this.#deliverer.attach(
      (delivery, outcome) => this.#note(delivery, outcome),
      (due) => this.#timeOfAttempt(due),
    );
  }

  /** `real`, `manual`, or a speed such as `60x`. */
  get mode(): string {
    return showSpeed(this.#pace.speed);
  }

  /** The account's time at this moment. */
  now(): Instant {
    const { account } = this.#driven;
    return this.#advance === null ? this.#pace.now(account) : account.now;
  }

  /** Before a request: brings the account up to its time. Deliveries that fell due wait until the answer is sent (D65). */
  catchUp(): void {
    if (this.#advance !== null) return;
    const now = this.now();
    const { dueQueue } = this.#driven.account;
    for (let due = dueQueue.peek(); due !== undefined && due.at <= now; due = dueQueue.peek()) {
      dueQueue.take();
      this.#run(due);
    }
    this.#driven.account.moveTo(now);
  }

  /** After a request: what is due now runs by itself, once the answer had its turn (D65). */
  settle(): void {
    if (this.#isDeferred || this.#isStopped) return;
    const due = this.#driven.account.dueQueue.peek();
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
    checkTarget(this.now(), to);
    this.#alarm.clear();
    const advance = new Advance(this.#driven.account, to);
    this.#advance = advance;
    this.#drive();
    return advance.report;
  }

  /**
   * Resolves so many milliseconds later in the account's time. On a manual clock sleeping is what moves the time, after
   * everybody who is awake had a turn; sleepers wake in order, and those that meet an `advance` sleep through it. Where nothing
   * can go on because a receiver sleeps, it is woken early instead.
   */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    if (!(milliseconds > 0)) return Promise.resolve();
    const alarm = (ring: () => void): (() => void) => {
      if (!this.#isManual) return setAlarm(this.#timers, this.#pace.realTimeOf(milliseconds), ring, true);
      this.#timers.defer(() => this.#drive());
      return () => {};
    };
    return this.#sleepers.sleep(this.now() + milliseconds, signal, alarm);
  }

  /** After the account was reset or restored, its time included: nothing of the old one goes on. */
  replaced(): void {
    this.#deliverer.reset();
    this.#ready = [];
    this.#advance?.fail(conflict('the account was reset or restored while its clock was being advanced'));
    this.#advance = null;
    this.#pace.anchor(this.#driven.account);
    this.#alarm.clear();
    this.#sleepers.wake(Number.POSITIVE_INFINITY);
    this.#nudge?.();
    this.settle();
  }

  /** Goes on at a later moment, as after a time in which no process ran; what fell due until then is caught up with. */
  continueAt(instant: Instant): void {
    if (this.#isManual) return;
    this.#pace.anchor({ now: Math.max(instant, this.#driven.account.now) });
    this.settle();
  }

  /** Ends everything: no timer and no attempt is left. */
  stop(): void {
    this.#isStopped = true;
    this.replaced();
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
    const due = account.dueQueue.peek();
    if (due === undefined || due.at > this.#horizon() || this.#deliverer.unfinished >= CROWD) return false;
    if (due.at > account.now && due.at >= this.#bound()) return false;
    account.dueQueue.take();
    this.#run(due);
    return true;
  }

  /** Ends what has reached its moment: an advance, or a sleep. */
  #conclude(): boolean {
    const { account } = this.#driven;
    const due = this.#nextDue();
    const advance = this.#advance;
    if (advance !== null) {
      if (this.#deliverer.unfinished > 0 || (due !== undefined && due.at <= advance.to)) return false;
      account.moveTo(advance.to);
      this.#pace.anchor(this.#driven.account);
      this.#advance = null;
      this.#driven.publish();
      this.#sleepers.wake(account.now);
      advance.arrive(account);
      return true;
    }
    const first = this.#sleepers.first;
    if (!this.#isManual || first === undefined || (due !== undefined && due.at <= first)) return false;
    if (first > account.now && first >= this.#bound()) return false;
    account.moveTo(first);
    this.#sleepers.wake(account.now);
    return true;
  }

  /** How far time may go at this moment. */
  #horizon(): Instant {
    if (this.#advance !== null) return this.#advance.to;
    return this.#isManual ? (this.#sleepers.first ?? this.#driven.account.now) : this.now();
  }

  /** The earliest moment at which a retry could fall of what is being delivered, or of what waits behind it. */
  #bound(): Instant {
    if (!this.#isManual && this.#advance === null) return Number.POSITIVE_INFINITY;
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
    for (let due = account.dueQueue.peek(); due !== undefined; due = account.dueQueue.peek()) {
      if (isCurrent(account, due)) return due;
      account.dueQueue.take();
    }
    return undefined;
  }

  #run(due: Due): void {
    const ran = runDue(this.#driven.account, due);
    if (ran !== null && 'deliver' in ran) this.#ready.push({ id: ran.deliver, at: due.at });
    else if (ran !== null) this.#advance?.moved(ran.moved);
    this.#driven.publish();
  }

  #note(delivery: DeliveryRow | null, outcome: AttemptOutcome): void {
    if (delivery !== null) this.#advance?.attempted(delivery, outcome);
    this.#nudge?.();
  }

  /** Resolves when a delivery ended or there is something new to do. */
  #progress(): Promise<void> {
    return new Promise((resolve) => {
      const isHeldUp = this.#sleepers.first !== undefined && (this.#isManual || this.#advance !== null);
      const patience = isHeldUp ? this.#timers.set(() => this.#wakeEarly(), PATIENCE) : undefined;
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

  /** Sets the alarm for what is due next, on a clock that runs. */
  #arm(): void {
    if (this.#isManual || this.#advance !== null || this.#isDriving || this.#isStopped) return;
    const due = this.#driven.account.dueQueue.peek();
    if (due === undefined || this.#alarm.isSetBy(due.at)) return;
    this.#alarm.set(due.at, this.#pace.realTimeOf(due.at - this.now()), () => {
      this.catchUp();
      this.#drive();
    });
  }

  get #isManual(): boolean {
    return this.#pace.speed === 0;
  }

  /** A write that could not be kept, or a mistake of ours: whoever waits is told, and nobody waits for ever. */
  #fail(error: unknown): void {
    const advance = this.#advance;
    this.#advance = null;
    this.#sleepers.wake(Number.POSITIVE_INFINITY);
    if (advance === null) throw error;
    advance.fail(error);
  }
}
