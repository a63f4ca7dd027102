import type { PgBoss } from 'pg-boss';
import { checkSigned } from './approve/approvals.ts';
import { type BulkOptions, bulkNames, depsOf, type Services, servicesOf } from './deps.ts';
import { eachChunk, isWorthwhile, sendChunk } from './engine/sender.ts';
import type { Session } from './engine/session.ts';
import { work } from './engine/worker.ts';
import { BulkError } from './errors.ts';
import type { PostgresLedger } from './ledger/postgres.ts';
import { explained } from './ledger/postgres-errors.ts';
import type { RunRow } from './ledger/rows.ts';
import { checkNames } from './option-names.ts';
import type { StoredPlan } from './plan/summary.ts';
import { storedReason } from './reason.ts';
import { checkHash } from './run/look-again.ts';
import { metricsText } from './run/measures.ts';

/** Options of a {@link BulkWorker}. */
/** Leases and waits use the database's time, so that there is no `now` or `sleep` here. */
export interface BulkWorkerOptions extends Omit<BulkOptions, 'ledger' | 'now' | 'sleep'> {
  ledger: PostgresLedger;
  /** The schema of pg-boss's tables. Default: `pgboss`. */
  queueSchema?: string | undefined;
}

const { now: _now, sleep: _sleep, ...shared } = bulkNames;
const workerNames = { ...shared, queueSchema: true } as const satisfies Record<keyof BulkWorkerOptions, true>;

/** One queue for all runs; each job holds only a run and a chunk number. */
const QUEUE = 'direct-mail-bulk-chunks';
/** Interval between searches for chunks that are in no queue. */
const SWEEP = 2_000;

interface ChunkJob {
  run: number;
  chunk: number;
}

/**
 * Works on all running runs of a PostgreSQL ledger, on another machine. pg-boss delivers the chunks at least once; the
 * ledger's lease decides which worker sends a chunk.
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
  readonly #options: BulkWorkerOptions;
  readonly #services: Services;
  readonly #controller = new AbortController();
  readonly #working = new Map<number, Promise<void>>();
  /** By run number. */
  readonly #sessions = new Map<number, Session>();
  #boss: PgBoss | undefined;
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
    this.#options = options;
    this.#services = servicesOf(options);
  }

  /**
   * Resolves when the worker is running; it runs until {@link BulkWorker.stop}.
   *
   * @throws BulkError `ledger` if the database cannot be reached, or is away for longer than `patience` while the queue is opened;
   * `package` without pg-boss
   */
  async start(): Promise<void> {
    if (this.#loop !== undefined) return;
    await this.#options.ledger.open();
    await this.#options.ledger.expire(this.#services.keep);
    this.#boss = await this.#openQueue();
    this.#loop = this.#run();
  }

  /** The ledger has just been open: a connection that breaks now is tried again. */
  async #openQueue(): Promise<PgBoss> {
    const { clock, patience, timing } = this.#services;
    const since = clock.monotonic();
    for (;;) {
      try {
        return await startQueue(this.#options);
      } catch (error) {
        const told = explained(error, null);
        const isAway = told instanceof BulkError && told.code === 'ledger' && clock.monotonic() - since < patience;
        if (!isAway || this.#controller.signal.aborted) throw told;
        await clock.sleep(Math.max(timing.tick, 500), this.#controller.signal);
      }
    }
  }

  /** {@link Bulk.openMetrics} of the worker's ledger. */
  openMetrics(): Promise<string> {
    return metricsText(this.#options.ledger);
  }

  /** Finishes the requests in flight; other workers take over the rest. */
  async stop(): Promise<void> {
    this.#controller.abort();
    await this.#loop;
    await Promise.allSettled(this.#working.values());
    await this.#boss?.stop({ graceful: false });
    this.#boss = undefined;
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
          const working = work(deps, options, run, signal, (session) => this.#lane(session)).then(
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

  /** Takes chunk numbers from the queue. Each worker also requeues lost chunks. */
  async #lane(session: Session): Promise<void> {
    const { deps } = session;
    const { no } = session.row;
    this.#sessions.set(no, session);
    let swept = Number.NEGATIVE_INFINITY;
    try {
      await eachChunk(session, async (begun) => {
        const now = deps.clock.monotonic();
        if (now - swept >= SWEEP) {
          swept = now;
          await this.#sweep(session);
        }
        return this.#next(begun);
      });
    } finally {
      if (this.#sessions.get(no) === session) this.#sessions.delete(no);
    }
  }

  /** Sends the next chunk of the queue, of any run; returns the number of pieces started. */
  async #next(begun: (started: number) => void): Promise<number> {
    const [job] = (await this.#boss?.fetch<ChunkJob>(QUEUE).catch(() => [])) ?? [];
    if (job === undefined) return 0;
    try {
      const session = this.#sessions.get(job.data.run);
      if (session === undefined || !isWorthwhile(session.row)) return 0;
      const { ledger, clock, timing } = session.deps;
      const claimedAt = clock.monotonic();
      const claim = await ledger.claim(job.data.run, session.worker, timing.lease, job.data.chunk);
      return claim === undefined ? 0 : await sendChunk(session, claim, claimedAt, begun);
    } finally {
      // An unfinished chunk without a live lease is requeued by the next sweep, whatever the queue reports.
      await this.#boss?.complete(QUEUE, job.id).catch(() => {});
    }
  }

  async #sweep({ deps, row }: Session): Promise<void> {
    const chunks = await deps.ledger.open_chunks(row.no, 200, deps.timing.lease);
    const jobs = chunks.map((chunk) => ({
      data: { run: row.no, chunk },
      singletonKey: `${row.no}.${chunk}`,
      retryLimit: 0,
    }));
    try {
      if (jobs.length > 0) await this.#boss?.insert(QUEUE, jobs);
    } catch (error) {
      // A restored backup may lack the queue or pg-boss's tables: create them again.
      const { code = '' } = error as { code?: string };
      if (/^(23503|42P01|3F000)$/.test(code) || /does not exist/.test(String(error)))
        await this.#remake().catch(() => {});
    }
  }

  async #remake(): Promise<void> {
    const former = this.#boss;
    this.#boss = await startQueue(this.#options);
    await former?.stop({ graceful: false }).catch(() => {});
  }
}

/** Machines that start together create the same tables: retry if a table already exists. */
async function startBoss(boss: PgBoss): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await boss.start();
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === 5 || !/^(23505|42P0[67]|42710|40P01)$/.test(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
  }
}

async function startQueue({ ledger, queueSchema = 'pgboss' }: BulkWorkerOptions): Promise<PgBoss> {
  let module: typeof import('pg-boss');
  try {
    module = await import('pg-boss');
  } catch (cause) {
    throw new BulkError('package', 'several machines need the package pg-boss: npm install pg-boss@12', { cause });
  }
  const pool = await ledger.pool();
  const boss = new module.PgBoss({
    schema: queueSchema,
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
  });
  // The sweep recovers from queue errors.
  boss.on('error', () => {});
  try {
    await startBoss(boss);
    // At most one waiting job per key, so no chunk is queued twice.
    await boss.createQueue(QUEUE, { policy: 'short', expireInSeconds: 3_600 });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return boss;
}
