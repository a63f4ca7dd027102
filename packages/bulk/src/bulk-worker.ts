import { checkSigned } from './approve/approvals.ts';
import { type BulkOptions, bulkNames, depsOf, type Services, servicesOf } from './deps.ts';
import { work } from './engine/worker.ts';
import { BulkError } from './errors.ts';
import type { PostgresLedger } from './ledger/postgres.ts';
import type { RunRow } from './ledger/rows.ts';
import { checkNames } from './option-names.ts';
import type { StoredPlan } from './plan/summary.ts';
import { storedReason } from './reason.ts';
import { checkHash } from './run/look-again.ts';
import { metricsText } from './run/measures.ts';

/** Options of a {@link BulkWorker}. Leases and waits use the database's time, so that there is no `now` or `sleep` here. */
export interface BulkWorkerOptions extends Omit<BulkOptions, 'ledger' | 'now' | 'sleep'> {
  ledger: PostgresLedger;
}

const { now: _now, sleep: _sleep, ...shared } = bulkNames;
const workerNames = shared satisfies Record<keyof BulkWorkerOptions, true>;

/**
 * Works on all running runs of a PostgreSQL ledger, on another machine. The ledger divides the work: each worker leases one chunk after
 * another, and takes over those whose lease has ended.
 *
 * @example
 * ```ts
 * import { BulkWorker, postgresLedger } from '@direct-mail/bulk';
 *
 * const worker = new BulkWorker({ client: mail, ledger: postgresLedger('postgres://…') });
 * await worker.start();
 * ```
 */
export class BulkWorker {
  readonly #services: Services;
  readonly #controller = new AbortController();
  readonly #working = new Map<number, Promise<void>>();
  #loop: Promise<void> | undefined;

  constructor(options: BulkWorkerOptions) {
    checkNames('new BulkWorker', options ?? {}, workerNames);
    if (options?.ledger?.kind !== 'postgres') {
      throw new BulkError(
        'input',
        'BulkWorker needs ledger: postgresLedger(url); a ledger in SQLite is for one machine, which Bulk alone serves',
      );
    }
    if (options.client === undefined) throw new BulkError('input', 'new BulkWorker needs client: a DirectMail client');
    this.#services = servicesOf(options, 'new BulkWorker');
  }

  /**
   * Resolves when the worker is running; it runs until {@link BulkWorker.stop}.
   *
   * @throws BulkError `ledger` if the database cannot be reached, or, once it was, is away for longer than `patience`
   */
  async start(): Promise<void> {
    if (this.#loop !== undefined) return;
    const { ledger, keep } = this.#services;
    await ledger.open();
    await this.#patiently(() => ledger.expire(keep));
    this.#loop = this.#run();
  }

  /** The ledger has just been open: a connection that breaks now is tried again. */
  async #patiently(work: () => Promise<unknown>): Promise<void> {
    const { clock, patience, timing } = this.#services;
    const since = clock.monotonic();
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        const isAway = error instanceof BulkError && error.code === 'ledger' && clock.monotonic() - since < patience;
        if (!isAway || this.#controller.signal.aborted) throw error;
        await clock.sleep(Math.max(timing.tick, 500), this.#controller.signal);
      }
    }
  }

  /** {@link Bulk.openMetrics} of the worker's ledger. */
  openMetrics(): Promise<string> {
    return metricsText(this.#services.ledger);
  }

  /** Finishes the requests in flight; other workers take over the rest. */
  async stop(): Promise<void> {
    this.#controller.abort();
    await this.#loop;
    await Promise.allSettled(this.#working.values());
  }

  async #run(): Promise<void> {
    const { ledger, clock, timing } = this.#services;
    const { signal } = this.#controller;
    while (!signal.aborted) {
      try {
        for (const run of await ledger.runs()) {
          if (run.state !== 'running' || this.#working.has(run.no)) continue;
          // Skip runs of other tokens, so that they do not hold up the rest.
          const found = await depsOf(this.#services, run).catch(() => undefined);
          if (found === undefined) continue;
          const { deps, options } = found;
          if (!(await this.#isAsApproved(run, deps.token))) continue;
          const working = work(deps, options, run, signal).then(
            () => {},
            // The next round tries again; the run's state tells the operator.
            () => {},
          );
          this.#working.set(run.no, working);
          void working.then(() => this.#working.delete(run.no));
        }
      } catch {
        // The database or the service is unavailable: the next round tries again.
      }
      await clock.sleep(Math.max(timing.tick, 100), signal);
    }
  }

  /** Looks again at what the plan's hash covers, as far as this machine has it; a run that differs is stopped. */
  async #isAsApproved(row: RunRow, account: string): Promise<boolean> {
    const { ledger, lookup } = this.#services;
    const plan = JSON.parse(row.plan) as StoredPlan;
    try {
      await checkSigned(this.#services, row, account, await ledger.now());
      await checkHash({ ledger, row, plan, account, lookup, thumbnails: this.#services, withoutFiles: true });
      return true;
    } catch (error) {
      // A worker whose token may not read what the sender's could leaves the run to others.
      if (!(error instanceof BulkError) || error.code !== 'plan') return false;
      const reason = storedReason('plan_changed', error.parts);
      await ledger.change(row.no, { from: ['running'], to: 'stopped', reason });
      return false;
    }
  }
}
