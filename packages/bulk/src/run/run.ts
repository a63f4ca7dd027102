import { resolve } from 'node:path';
import type { Mailing } from '@direct-mail/sdk';
import { beginTraced, publishRun } from '../engine/observe.ts';
import type { Session } from '../engine/session.ts';
import { work } from '../engine/worker.ts';
import { BulkError } from '../errors.ts';
import type { RunRow, RunState } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { checkNames } from '../option-names.ts';
import { type Rows, sourceOf } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { type Reason, storedReason } from '../reason.ts';
import { sourceAgain } from '../report/gone.ts';
import { type Reconciliation, reconcile } from '../report/reconcile.ts';
import { reported, type WrittenReport, writeReport } from '../report/report.ts';
import { checkTargets, failedBeside } from '../report/targets.ts';
import { type RecordedOrder, recordOrder } from '../results/orders.ts';
import { piecesByState, type ResultsRequest, type RunResults, resultsOf } from '../results/results.ts';
import { lineOf } from '../row-number.ts';
import { approvalOf, type RunApproval } from './approval.ts';
import { eventOf, type RunEvent } from './event.ts';
import { type HeldRow, heldRows, refuseOthers } from './held.ts';
import { metricsText } from './measures.ts';
import { type Progress, progressNow, withRate } from './progress.ts';
import {
  applyMailing,
  lookAtErased,
  type MailingEvent,
  mailingOf,
  type RunContext,
  readingSession,
  walkAll,
} from './reading.ts';
import { type ResumeRequest, setRunning } from './resume.ts';

/** One run of a plan. It can be read and controlled from any process that can open the ledger. */
export class Run {
  readonly id: string;
  readonly #context: RunContext;
  readonly #no: number;
  #plan: StoredPlan;
  #row: RunRow;
  #working: Promise<void> | undefined;
  #failures: unknown[] = [];
  /** Why this process waits for the ledger. */
  #waiting: Reason | null = null;
  #reading: Promise<Session> | undefined;

  /** @internal */
  constructor(context: RunContext, row: RunRow) {
    this.id = row.id;
    this.#context = context;
    this.#no = row.no;
    this.#row = row;
    this.#plan = JSON.parse(row.plan) as StoredPlan;
  }

  /** As planned: runs of one campaign with different names mail the same people. */
  get name(): string {
    return this.#row.name;
  }

  get campaignId(): string {
    return this.#row.campaign_id;
  }

  /** The hash of its plan. */
  get hash(): string {
    return this.#row.hash ?? '';
  }

  /** Who planned and approved it, and when, with its `canary` and `absent` options. */
  get approval(): RunApproval {
    return approvalOf(this.#row);
  }

  /** @internal Works on the run in this process. */
  async start(signal?: AbortSignal): Promise<void> {
    if (this.#working !== undefined) return;
    const row = await this.#read();
    if (row.state !== 'running') return;
    const first = await this.#context.deps(row);
    this.#failures = [];
    this.#working = this.#work(row, first, signal).then(
      () => {
        this.#working = undefined;
      },
      (error: unknown) => {
        this.#working = undefined;
        this.#failures.push(error);
      },
    );
  }

  /** A run continued by another plan uses that plan's creative and options. */
  async #work(
    row: RunRow,
    { deps, options }: Awaited<ReturnType<RunContext['deps']>>,
    signal?: AbortSignal,
  ): Promise<void> {
    const waiting = (reason: Reason | null): void => {
      this.#waiting = reason;
    };
    const end = await work({ ...deps, waiting }, options, row, signal);
    if (end.state === 'running' && end.hash !== row.hash && !signal?.aborted)
      await this.#work(end, await this.#context.deps(end), signal);
  }

  /** Resolves when this process stops working on the run: finished, paused, stopped or aborted. Rejects with the error that ended it. */
  async settled(): Promise<Progress> {
    await this.#working;
    this.#rethrow();
    return this.status();
  }

  /** Current progress. Reads one row of the ledger, whatever the size of the run. */
  async status(): Promise<Progress> {
    return (await this.#now(0)).progress;
  }

  /**
   * Pieces by state: `pending`, `rejected` and the like of those that were not sent, and of the others the service's, as the last
   * {@link Run.audit} and events ({@link Run.apply}) told it: `processing`, `delivered` … Reads every piece of the run.
   */
  async pieces(): Promise<Record<string, number>> {
    return piecesByState(this.#context.ledger, this.#no);
  }

  /** Yields progress twice a second until the run ends or pauses, or this process stops working on it. `every`: milliseconds. */
  async *progress(options: { every?: number | undefined } = {}): AsyncGenerator<Progress, void, undefined> {
    checkNames('progress', options, { every: true });
    const { clock } = this.#context;
    let rate = 0;
    const marks: { at: number; done: number }[] = [];
    for (;;) {
      const local = this.#working;
      const { row, progress } = await this.#now(rate);
      const at = clock.monotonic();
      marks.push({ at, done: row.sent + row.rejected });
      while (marks.length > 2 && at - (marks[0]?.at ?? at) > 10_000) marks.shift();
      const [first] = marks;
      const seconds = first === undefined ? 0 : (at - first.at) / 1000;
      rate = seconds <= 0 || first === undefined ? 0 : (row.sent + row.rejected - first.done) / seconds;
      yield withRate(progress, rate);
      this.#rethrow();
      if (row.state !== 'running') return;
      const timer = new AbortController();
      await Promise.race([clock.sleep(options.every ?? 500, timer.signal), ...(local === undefined ? [] : [local])]);
      timer.abort('over');
      if (local !== undefined && this.#working === undefined) {
        this.#rethrow();
        yield (await this.#now(0)).progress;
        return;
      }
    }
  }

  #rethrow(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** Stops sending new pieces on all machines within a second, and waits for the requests in flight. */
  async pause(who?: string): Promise<Progress> {
    return this.#change(
      ['running', 'stopped'],
      'paused',
      words`paused by ${who ?? 'the operator'}; ${term('resume')} continues it`,
      who,
    );
  }

  /**
   * Resumes the run. After a canary: once its pieces have left `processing`. After a freeze: sends nothing before a
   * settle time and another audit, because mailings of the other ledger may still appear.
   *
   * @throws {@link BulkError} when the list, an opt-out file, or who was mailed within `notWithinDays` changed since
   * planning: continue the run with a new plan of the same name.
   */
  async resume(options: ResumeRequest = {}): Promise<Progress> {
    const row = await this.#read();
    await beginTraced(this.#context.ledger, row, () =>
      setRunning(this.#context, row, this.#plan, options, () => this.#session()),
    );
    await this.#working;
    await this.start(options.signal);
    return this.status();
  }

  /** Cancels the run, which is final. Pieces that were sent cannot be recalled; the progress counts them. */
  async cancel(who?: string): Promise<Progress> {
    return this.#change(
      ['planned', 'running', 'paused', 'stopped', 'canary', 'frozen'],
      'cancelled',
      `cancelled by ${who ?? 'the operator'}`,
      who,
    );
  }

  /** Deletes a plan that was never sent. Returns false for a run that was begun, and leaves it. */
  async discard(who?: string): Promise<boolean> {
    const { ledger } = this.#context;
    // Cancelled first, so that it can no longer be approved.
    const change = { from: ['planned'], to: 'cancelled', reason: 'discarded', who: who ?? null } as const;
    if (!(await ledger.change(this.#no, change))) return false;
    await ledger.discard(this.#no);
    return true;
  }

  /** Reads the campaign's mailings: updates states and costs, and finds pieces whose response was lost. */
  async audit(): Promise<Progress> {
    const session = await this.#session();
    await walkAll(session);
    await lookAtErased(session, this.#context.lookup);
    return this.status();
  }

  /** Applies an event of a verified webhook. Returns whether it belongs to this run. */
  async apply(event: MailingEvent): Promise<boolean> {
    const mailing = await mailingOf(this.#context.lookup, event);
    return mailing !== undefined && this.applyMailing(mailing, event);
  }

  /** @internal Applies a mailing as it is now. Returns whether it belongs to this run. */
  async applyMailing(mailing: Mailing, event: MailingEvent): Promise<boolean> {
    return applyMailing(await this.#session(), mailing, event);
  }

  /** Its metrics as OpenMetrics text, which Prometheus reads: for {@link Bulk.openMetrics} where only one run matters. */
  async openMetrics(): Promise<string> {
    return metricsText(this.#context.ledger, [await this.#read()]);
  }

  /** Log of the run: approvals, stops, audits, decisions. */
  async events(): Promise<RunEvent[]> {
    await this.#read();
    return (await this.#context.ledger.events(this.#no)).map((event) => eventOf(event, this.#plan));
  }

  /**
   * Writes a CSV file: the source's columns, then state, mailing id, cost, standardized address and reason of every row; and
   * `….failed.csv` with the rows that were not mailed and can be fixed and planned again, including rows that `cancel` left
   * unstarted. Both files are written atomically. Then the ledger erases the texts of final rows. Of a person whom
   * `bulk.erase` erased, only the row number, state, mailing id and cost are written, whatever the list still holds.
   *
   * @param options `rows`: the source again, if it was not a file or has moved.
   * @throws {@link BulkError} when a row changed, or an output file is the list itself.
   */
  async report(
    path: string,
    options: { rows?: Rows | undefined; failed?: string | undefined } = {},
  ): Promise<WrittenReport> {
    if (typeof path !== 'string' || path === '')
      throw new BulkError('input', 'report needs the path of the file to write');
    checkNames('report', options, { rows: true, failed: true });
    const row = await this.#read();
    const source =
      options.rows === undefined ? (this.#context.source() ?? sourceAgain(this.#plan)) : sourceOf(options.rows);
    const failed = options.failed ?? failedBeside(path);
    const { ledger } = this.#context;
    const written = await writeReport(ledger, row, this.#plan, source, path, failed, this.#wait);
    await this.#context.ledger.note(this.#no, reported.report, resolve(path));
    await this.#context.ledger.note(this.#no, reported.failed, resolve(failed));
    if (row.state === 'finished' || row.state === 'cancelled') await this.#context.ledger.blank(this.#no);
    return written;
  }

  /**
   * Checks whether {@link Run.report} may write these files, for example before a long run.
   *
   * @throws {@link BulkError} for a file of the plan or of its ledger.
   */
  async checkReport(path: string, options: { failed?: string | undefined } = {}): Promise<void> {
    checkNames('checkReport', options, { failed: true });
    await this.#read();
    const { ledger, source } = this.#context;
    checkTargets(ledger, this.#plan, source(), path, options.failed ?? failedBeside(path));
  }

  /** Streams the held rows: their response was lost, and the list does not show whether they were sent. */
  held(): AsyncGenerator<HeldRow, void, undefined> {
    return heldRows(this.#context.ledger, this.#no, this.#plan);
  }

  /**
   * Decides held rows: `resend` sends them again (check the service first: a printed piece would be printed twice),
   * `accept` counts them as sent, `drop` excludes them. A finished run then waits for {@link Run.resume}.
   *
   * @param options `rows`: numbered as in {@link Run.held}; default: all held rows.
   * @returns the number of rows decided.
   * @throws {@link BulkError} when one of `rows` is not held, and `state` for `resend` within 25 minutes of a lost response, while its
   * mailing may still be listed; nothing is decided then.
   */
  async resolve(
    decision: 'resend' | 'accept' | 'drop',
    options: { rows?: readonly number[] | undefined; who?: string | undefined } = {},
  ): Promise<number> {
    if (decision !== 'resend' && decision !== 'accept' && decision !== 'drop')
      throw new BulkError('input', `resolve needs 'resend', 'accept' or 'drop', got ${String(decision)}`);
    checkNames('resolve', options, { rows: true, who: true });
    if (options.rows !== undefined && !(Array.isArray(options.rows) && options.rows.every(Number.isInteger)))
      throw new BulkError('input', 'resolve: rows must be an array of row numbers, as run.held() returns them');
    await this.#read();
    if (options.rows !== undefined) await refuseOthers(this.held(), options.rows);
    const lines = options.rows?.map((row) => lineOf(this.#plan, row)) ?? null;
    return this.#context.ledger.decide(this.#no, { decision, lines, who: options.who ?? null, wait: this.#wait });
  }

  /**
   * What the run came to: pieces by state, costs, and, with orders, whether the mailed ordered more than those held out. Counts only,
   * nothing of a person; the ledger keeps nothing of `orders`. States and costs are those of the last {@link Run.audit}.
   *
   * @throws {@link BulkError} for orders that cannot be read, and for a plan that was never sent.
   */
  async results(request: ResultsRequest = {}): Promise<RunResults> {
    const row = await this.#read();
    const source = this.#context.source() ?? sourceAgain(this.#plan);
    return resultsOf({ ledger: this.#context.ledger, row, plan: this.#plan, source }, request);
  }

  /**
   * Records an order, such as one that `mail.orders.create` took, for {@link Run.results}. The ledger keeps of it keyed hashes of who ordered,
   * the date, the total and a keyed hash of the promo code, until the counts are final. Orders of people who are not in the run do no harm.
   *
   * @returns false for an order that was recorded before, which it replaces, and for that of an erased person, of which nothing is kept.
   * @throws {@link BulkError} for an order without an id or a date, or that does not say who ordered.
   */
  async recordOrder(order: RecordedOrder): Promise<boolean> {
    await this.#read();
    return recordOrder(this.#context.ledger, this.#no, order);
  }

  /** Compares ledger, mailings and statistics, and lists every difference. */
  async reconcile(): Promise<Reconciliation> {
    const session = await this.#session();
    return reconcile(session, await this.#read(), this.#plan, this.#context.lookup);
  }

  /** How long after a lost response the service may list its mailing, in milliseconds. */
  get #wait(): number {
    const { settle, gap } = this.#context.timing;
    return settle + gap;
  }

  async #session(): Promise<Session> {
    const row = await this.#read();
    // The token and the list are checked once, not for each of a million events.
    this.#reading ??= readingSession(this.#context, row, this.#plan.reference);
    try {
      const session = await this.#reading;
      session.row = row;
      return session;
    } catch (error) {
      this.#reading = undefined;
      throw error;
    }
  }

  async #change(
    from: readonly RunState[],
    to: 'paused' | 'cancelled',
    message: string | readonly Part[],
    who: string | undefined,
  ): Promise<Progress> {
    const reason = storedReason(to, message);
    const changed = await this.#context.ledger.change(this.#no, { from, to, reason, who: who ?? null });
    const row = await this.#read();
    if (changed) publishRun(row);
    if (!changed && row.state !== to) throw new BulkError('state', `the run is ${row.state}: it cannot be ${to}`);
    await this.#working;
    return this.status();
  }

  async #read(): Promise<RunRow> {
    const row = await this.#context.ledger.run({ no: this.#no });
    if (row === undefined) throw new BulkError('ledger', 'the run is no longer in the ledger');
    if (row.plan !== this.#row.plan) this.#plan = JSON.parse(row.plan) as StoredPlan;
    this.#row = row;
    return row;
  }

  async #now(rate: number): Promise<{ row: RunRow; progress: Progress }> {
    const { ledger, timing } = this.#context;
    const working = this.#working !== undefined;
    const waiting = working ? this.#waiting : null;
    const found = await progressNow(ledger, this.#no, { timing, rate, working, waiting });
    this.#row = found.row;
    return found;
  }
}
