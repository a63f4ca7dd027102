import { randomBytes } from 'node:crypto';
import type { Metric } from '@direct-mail/contract/words/observe/open-metrics';
import { runOf } from '@direct-mail/contract/words/run-reference';
import { accountOf, checkAccount, checkPlannedFor, readableList } from './account.ts';
import {
  type ApproveRequest,
  type Approver,
  addApprover,
  approvePlan,
  approversOf,
  checkSigned,
  heldApproval,
  type PlanApproval,
} from './approve/approvals.ts';
import type { SigningKey } from './approve/signature.ts';
import { shortId } from './base32.ts';
import { type BulkOptions, bulkNames, depsOf, type Services, type StoredSend, servicesOf } from './deps.ts';
import { beginTraced } from './engine/observe.ts';
import { sdkPort } from './engine/sdk-port.ts';
import { BulkError } from './errors.ts';
import type { RunRow } from './ledger/rows.ts';
import { joined, term, words } from './message.ts';
import { fromDollars, toDollars } from './money.ts';
import { checkNames } from './option-names.ts';
import { eraseRows, type Person } from './person.ts';
import type { RowSource } from './plan/list/source.ts';
import { Plan } from './plan/plan.ts';
import { makePlan } from './plan/planner.ts';
import { checkRequest, type PlanRequest } from './plan/request.ts';
import type { StoredPlan } from './plan/summary.ts';
import { lookAgain, sendsMore } from './run/look-again.ts';
import { metricsOf, metricsText } from './run/measures.ts';
import { type MailingEvent, mailingOf, type RunContext } from './run/reading.ts';
import { Run } from './run/run.ts';
import { checkSendNames, type SendRequest, storedSend, withPace } from './run/send-request.ts';

/**
 * Mails every recipient of a list exactly once, even across crashes.
 *
 * @example
 * ```ts
 * import { Bulk, readCsv, sqliteLedger } from '@direct-mail/bulk';
 *
 * const bulk = new Bulk({ client: mail, ledger: sqliteLedger('spring.ledger') });
 * const plan = await bulk.plan({ campaignId, rows: readCsv('people.csv') });
 * console.log(plan.summary, plan.problems);
 * const run = await bulk.send(plan.hash);
 * for await (const progress of run.progress()) console.log(progress.sent, progress.of, progress.eta);
 * await run.report('report.csv');
 * ```
 */
export class Bulk {
  readonly #services: Services;
  readonly #sources = new Map<string, RowSource>();

  constructor(options: BulkOptions) {
    checkNames('new Bulk', options ?? {}, bulkNames);
    if (options?.client === undefined) throw new BulkError('input', 'new Bulk needs client: a DirectMail client');
    this.#services = servicesOf(options, 'new Bulk');
  }

  /**
   * Reads the rows, runs all checks, and stores the plan in the ledger under its hash. Sends nothing. The same rows,
   * creative and settings give the same plan. If the campaign and name already have a run, the plan continues it:
   * nothing that it sent is sent again.
   *
   * @throws {@link BulkError} when the file, its columns or the settings cannot be used.
   */
  async plan(request: PlanRequest): Promise<Plan> {
    const { ledger, mail, lookup, keep, mock } = this.#services;
    checkRequest(request);
    await ledger.open();
    await ledger.expire(keep);
    const account = await accountOf(mail, lookup);
    const row = await makePlan({ ...this.#services, draw: drawRun, account }, request);
    // A list of corrected rows is not that of the run.
    const { part } = JSON.parse(row.plan) as StoredPlan;
    if ('describe' in request.rows && !part) this.#sources.set(row.hash ?? '', request.rows);
    return new Plan(row, ledger, { mock, lookup });
  }

  /**
   * Starts or continues the run of an approved plan. Safe to call again: no piece is sent twice. Continues a run that
   * was stopped by a limit or a failure; one that is paused, frozen or in `canary` waits for {@link Run.resume}. A run
   * that has ended is returned as it is: `state`, and `sent` below `of` in its status, tell what was not mailed.
   *
   * @throws {@link BulkError} when the plan is blocked, the token differs from the run's, or more would be sent
   * although an input changed: the list, an opt-out file (or it is missing), the creatives, or who was mailed within
   * `notWithinDays`.
   */
  async send(hash: string, request: SendRequest = {}): Promise<Run> {
    const { ledger } = this.#services;
    checkSendNames(request);
    const row = await this.#planned(hash);
    return beginTraced(ledger, row, () => this.#begin(row, request));
  }

  async #begin(row: RunRow, request: SendRequest): Promise<Run> {
    const { ledger, mail, lookup } = this.#services;
    const options = storedSend(request, row);
    if (row.state === 'planned') {
      const begun = await this.#approve(row, JSON.parse(row.plan) as StoredPlan, options, request.approvedBy);
      const run = this.#handle(begun);
      await run.start(request.signal);
      return run;
    }
    const account = await accountOf(mail, lookup);
    const plan = JSON.parse(row.plan) as StoredPlan;
    checkPlannedFor(row, account);
    if (!(await ledger.rebind(row.no, account))) checkAccount(row.account, account);
    const run = this.#handle(row);
    const continues = row.state === 'stopped' || row.state === 'running';
    if (continues && sendsMore(row)) {
      await checkSigned(this.#services, row, account, await ledger.now());
      await lookAgain({ ledger, row, plan, account, lookup, thumbnails: this.#services });
    }
    // Continues only after a breaker or a limit: a pause, a canary and a freeze were deliberate.
    const pace = withPace(row, request);
    if (row.state === 'stopped' || (row.state === 'running' && pace !== undefined)) {
      const who = request.approvedBy ?? null;
      await ledger.change(row.no, { from: [row.state], to: 'running', reason: null, who, options: pace });
    }
    await run.start(request.signal);
    return run;
  }

  /** A plan that the ledger has, by its hash: for a look at it before it is approved. @throws BulkError for an unknown hash */
  async planned(hash: string): Promise<Plan> {
    const { ledger, mock, lookup } = this.#services;
    return new Plan(await this.#planned(hash), ledger, { mock, lookup });
  }

  /**
   * Approves a plan for another to send: a program, an agent, a colleague. Sends nothing. Where the ledger has approvers, `key` signs it.
   * Without approvers, {@link Bulk.send} needs no approval of this kind: the call is one.
   *
   * @throws {@link BulkError} for a plan that is unknown, blocked or begun, and without the key of an approver where one is needed
   */
  async approve(hash: string, request: ApproveRequest): Promise<PlanApproval> {
    const { ledger } = this.#services;
    const row = await this.#planned(hash);
    if (row.state !== 'planned')
      throw new BulkError('state', `the run of this plan is ${row.state}: only a plan that was never sent is approved`);
    return approvePlan(this.#services, row, request, await ledger.now());
  }

  /** The approval of a plan, if the ledger has one that holds; undefined if it has none, if it expired, or if no approver signed it. */
  async approval(hash: string): Promise<PlanApproval | undefined> {
    const row = await this.#planned(hash);
    return heldApproval(this.#services, row, row.approved_at ?? (await this.#services.ledger.now()));
  }

  /** Those whose signature approves plans of this ledger, the first one first. */
  async approvers(): Promise<Approver[]> {
    await this.#services.ledger.open();
    return approversOf(this.#services.ledger);
  }

  /**
   * Adds an approver: from the first one on, production runs of this ledger need a signature. `key`: of an approver that is there already.
   *
   * @throws {@link BulkError} for a name that is taken, and without the key of an approver where there is one
   */
  async addApprover(approver: { name: string; publicKey: string; key?: SigningKey | undefined }): Promise<void> {
    await this.#services.ledger.open();
    checkNames('addApprover', approver, { name: true, publicKey: true, key: true });
    await addApprover(this.#services.ledger, approver);
  }

  /**
   * Limits what all production runs of the ledger may begin and spend a day (UTC), counted from now; null for no limit. A run that
   * reaches it stops with reason `day_limit`.
   */
  async limitDay(limits: {
    maxCost?: number | null | undefined;
    maxPieces?: number | null | undefined;
  }): Promise<void> {
    const { ledger } = this.#services;
    checkNames('limitDay', limits, { maxCost: true, maxPieces: true });
    const { maxCost = null, maxPieces = null } = limits;
    for (const [name, value] of Object.entries({ maxCost, maxPieces })) {
      if (value !== null && !(typeof value === 'number' && Number.isFinite(value) && value >= 0))
        throw new BulkError('input', `limitDay: ${name} must be a number of 0 or more, or null, got ${String(value)}`);
    }
    await ledger.open();
    await ledger.limitDay({
      pieces: maxPieces === null ? null : Math.floor(maxPieces),
      cost: maxCost === null ? null : fromDollars(maxCost),
    });
  }

  /** The limits of a day and what is counted of today, in dollars and pieces. */
  async day(): Promise<{ maxCost: number | null; maxPieces: number | null; cost: number; pieces: number }> {
    const { ledger } = this.#services;
    await ledger.open();
    const limits = await ledger.dayLimits();
    const today = await ledger.today();
    return {
      maxCost: limits.cost === null ? null : toDollars(limits.cost),
      maxPieces: limits.pieces,
      cost: toDollars(today.cost),
      pieces: today.pieces,
    };
  }

  /**
   * What an operator must see of the runs that are begun and have not ended, as metrics by the conventions of OpenTelemetry: pieces by
   * state, what is unknown since when, the rate, workers, spend. `run` is an attribute.
   */
  async metrics(): Promise<Metric[]> {
    await this.#services.ledger.open();
    return metricsOf(this.#services.ledger);
  }

  /** {@link Bulk.metrics} as OpenMetrics text, which Prometheus reads; serve it as {@link openMetricsType}. */
  async openMetrics(): Promise<string> {
    await this.#services.ledger.open();
    return metricsText(this.#services.ledger);
  }

  /** A run by its id. */
  async run(id: string): Promise<Run> {
    await this.#services.ledger.open();
    const row = await this.#services.ledger.run({ id });
    if (row === undefined) throw new BulkError('input', `the ledger has no run ${id}`);
    return this.#handle(row);
  }

  /** The runs of the ledger, oldest first, including plans that were never sent. */
  async runs(): Promise<Run[]> {
    await this.#services.ledger.open();
    return (await this.#services.ledger.runs()).map((row) => this.#handle(row));
  }

  /**
   * Applies an event of a verified webhook to the run of this ledger that its mailing belongs to: state and cost. The mailing is read
   * from the service, so that events may come late, twice or out of order. Returns the run's id; undefined for a mailing of no run.
   */
  async apply(event: MailingEvent): Promise<string | undefined> {
    const { ledger, lookup } = this.#services;
    await ledger.open();
    const mailing = await mailingOf(lookup, event);
    for (const value of Object.values(mailing?.merge_tags ?? {})) {
      const id = runOf(value);
      const row = id === undefined ? undefined : await ledger.run({ id });
      if (mailing !== undefined && row !== undefined && (await this.#handle(row).applyMailing(mailing, event)))
        return row.id;
    }
    return undefined;
  }

  /**
   * Erases a person from the ledger and keeps a keyed hash, so that they are never mailed again. Returns the number of
   * rows that matched, including rows erased before. {@link erasePerson} asks the service, too, and names the files.
   */
  async erase(person: Person): Promise<number> {
    return (await eraseRows(this.#services.ledger, person)).rows;
  }

  async #planned(hash: string): Promise<RunRow> {
    const { ledger } = this.#services;
    await ledger.open();
    const row = typeof hash === 'string' ? await ledger.run({ hash }) : undefined;
    if (row !== undefined) return row;
    throw new BulkError('plan', 'the ledger has no plan with this hash: plan first, and give plan.hash as it is');
  }

  async #approve(row: RunRow, stored: StoredPlan, options: StoredSend, by: string | undefined): Promise<RunRow> {
    const { ledger, mail, lookup, clock } = this.#services;
    if (stored.blocked.length > 0)
      throw new BulkError('plan', words`the plan cannot be sent: ${joined(stored.blocked.map(({ parts }) => parts))}`);
    const account = await accountOf(mail, lookup);
    await checkSigned(this.#services, row, account, await ledger.now());
    await lookAgain({ ledger, row, plan: stored, account, lookup, thumbnails: this.#services });
    const list = await readableList(sdkPort(lookup, row.campaign_id, stored.reference), clock);
    if (!list && options.absent === 'resend') {
      throw new BulkError(
        'access',
        words`the token may not read the campaign’s list, so ${term('absent', 'resend')} could print pieces twice: give ${term('lookup')}, or ${term('absent', 'hold')}`,
      );
    }
    // Who approved the plan, and not the program that now begins it.
    const approval = await heldApproval(this.#services, row, await ledger.now());
    return ledger.approve(row.no, {
      by: approval?.approvedBy ?? by ?? null,
      options: JSON.stringify(options),
      account,
      allowed: stored.max_pieces,
      canary: options.canary ?? undefined,
      max_cost: stored.max_cost === null ? null : fromDollars(stored.max_cost),
      unit_cost: row.unit_cost,
    });
  }

  #handle(row: RunRow): Run {
    const context: RunContext = {
      ...this.#services,
      source: () => this.#sources.get(row.hash ?? ''),
      deps: (of) => depsOf(this.#services, of),
    };
    return new Run(context, row);
  }
}

/** 50 bits, so that ids of two ledgers do not collide. */
const drawRun = (): string => shortId(randomBytes(10));
