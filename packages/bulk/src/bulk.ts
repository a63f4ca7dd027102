import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { standardizeLines } from '@direct-mail/us-address';
import { accountOf, readableList } from './account.ts';
import { systemClock } from './clock.ts';
import { type BulkOptions, bulkNames, depsOf, type StoredSend, timingOf } from './deps.ts';
import type { Timing } from './engine/ports.ts';
import { sdkPort } from './engine/sdk-port.ts';
import { BulkError } from './errors.ts';
import type { RunRow } from './ledger/rows.ts';
import { checkNames } from './option-names.ts';
import { seeCreatives } from './plan/creatives.ts';
import { hashOfEmail, mailboxKey, personKey } from './plan/keys.ts';
import { Plan } from './plan/plan.ts';
import { makePlan, type StoredPlan } from './plan/planner.ts';
import type { PlanRequest } from './plan/request.ts';
import type { RowSource } from './plan/source.ts';
import { Run, type RunContext } from './run.ts';

/** How a plan is sent. */
export interface SendRequest {
  /** Requests a second for all workers of a token, or `auto`: it starts gently, halves at a 429, and climbs again. Default: `auto`. */
  rate?: 'auto' | number | undefined;
  /** Requests beside each other. Default: 16. */
  concurrency?: number | undefined;
  /** Sends so many first, then rests in state `canary` until it is resumed. */
  canary?: number | undefined;
  /** What becomes of a piece that the service does not list: held for the operator, or sent again at the end. Default: `hold`. */
  absent?: 'hold' | 'resend' | undefined;
  /** Who approves; kept with the time. */
  approvedBy?: string | undefined;
  /** Stops working; what is under way is waited for, and the same call goes on later. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends mail to a list: everybody once, whatever breaks.
 *
 * @example
 * ```ts
 * import { Bulk, readCsv, sqliteLedger } from '@direct-mail/bulk';
 *
 * const bulk = new Bulk({ mail, ledger: sqliteLedger('spring.ledger') });
 * const plan = await bulk.plan({ campaign_id: campaignId, rows: readCsv('people.csv') });
 * console.log(plan.summary, plan.problems);
 * const run = await bulk.send(plan.hash);
 * for await (const progress of run.progress()) console.log(progress.sent, progress.of, progress.eta);
 * await run.report('report.csv');
 * ```
 */
export class Bulk {
  readonly #options: BulkOptions;
  readonly #timing: Timing;
  readonly #sources = new Map<string, RowSource>();

  constructor(options: BulkOptions) {
    if (options?.mail === undefined) throw new BulkError('input', 'new Bulk needs mail: a DirectMail client');
    if (options.ledger === undefined)
      throw new BulkError('input', `new Bulk needs ledger: sqliteLedger('spring.ledger') or postgresLedger(url)`);
    checkNames('new Bulk', options, bulkNames);
    this.#options = options;
    this.#timing = timingOf(options.timing);
  }

  /**
   * Reads the rows, checks everything that can be known before, and keeps the result in the ledger under its hash. Sends
   * nothing. The same rows, creative and settings are the same plan.
   *
   * @throws {@link BulkError} when the file, its columns or the settings cannot be used.
   */
  async plan(request: PlanRequest): Promise<Plan> {
    const { ledger, mail, lookup = mail, fetch = globalThis.fetch } = this.#options;
    const row = await makePlan({ mail, lookup, ledger, fetch, draw: drawRun, now: Date.now }, request);
    if ('describe' in request.rows) this.#sources.set(row.hash ?? '', request.rows);
    return new Plan(row, ledger);
  }

  /**
   * Approves a plan by its hash and sends it, or goes on with it: the same hash is the same run, and prints nothing twice. A
   * run that rests in `canary` or `frozen` waits for {@link Run.resume}.
   *
   * @throws {@link BulkError} when the plan is blocked, something of it changed, or the token is not the one it began with.
   */
  async send(hash: string, request: SendRequest = {}): Promise<Run> {
    const { ledger } = this.#options;
    checkNames('send', request, sendNames);
    await ledger.open();
    const row = typeof hash === 'string' ? await ledger.run({ hash }) : undefined;
    if (row === undefined)
      throw new BulkError('plan', 'the ledger has no plan with this hash: plan first, and give plan.hash as it is');
    const run = this.#handle(row);
    if (row.state === 'finished' || row.state === 'cancelled' || row.state === 'canary' || row.state === 'frozen')
      return run;
    const stored = JSON.parse(row.plan) as StoredPlan;
    const options = storedSend(request, row);
    if (row.state === 'planned') await this.#approve(row, stored, options, request.approvedBy);
    else if (row.state !== 'running') {
      await ledger.change(row.no, {
        from: ['paused', 'stopped'],
        to: 'running',
        reason: null,
        who: request.approvedBy ?? null,
      });
    }
    await run.start(request.signal);
    return run;
  }

  /** A run by its id: to look at, to steer, to report. */
  async run(id: string): Promise<Run> {
    await this.#options.ledger.open();
    const row = await this.#options.ledger.run({ id });
    if (row === undefined) throw new BulkError('input', `the ledger has no run ${id}`);
    return this.#handle(row);
  }

  /** The runs of the ledger, oldest first, plans that were never sent included. */
  async runs(): Promise<Run[]> {
    await this.#options.ledger.open();
    return (await this.#options.ledger.runs()).map((row) => this.#handle(row));
  }

  /**
   * Blanks what the ledger keeps of a person, and remembers a key by which nobody can tell who it was, so that the person is
   * not mailed again. Answers how many bodies were blanked.
   */
  async forget(person: { email?: string | undefined; address?: ForgottenAddress | undefined }): Promise<number> {
    const { ledger } = this.#options;
    if (person.email === undefined && person.address === undefined)
      throw new BulkError('input', 'forget needs email or address');
    await ledger.open();
    const secret = await ledger.secret();
    const keys: Uint8Array[] = [];
    if (person.email !== undefined) keys.push(mailboxKey(secret, hashOfEmail(person.email)));
    if (person.address !== undefined) {
      const { full_name = '', address_1, address_2, city, state, postal_code } = person.address;
      const lines = standardizeLines({
        address_line1: address_1,
        address_line2: address_2,
        city,
        state,
        zip_code: postal_code,
      });
      keys.push(personKey(secret, lines, full_name));
    }
    return ledger.forget(keys);
  }

  async #approve(row: RunRow, stored: StoredPlan, options: StoredSend, by: string | undefined): Promise<void> {
    const { ledger, mail, lookup = mail, fetch = globalThis.fetch } = this.#options;
    if (stored.blocked.length > 0) throw new BulkError('plan', `the plan cannot be sent: ${stored.blocked.join('; ')}`);
    const seen = await seeCreatives(lookup, row.campaign_id, stored.creative_id, stored.template ?? undefined, fetch);
    if (seen.digest !== stored.creatives_digest) {
      throw new BulkError(
        'plan',
        'the campaign’s creatives changed since the plan was made: plan again, look, and send the new hash',
      );
    }
    await checkSource(stored);
    const account = await accountOf(mail, lookup);
    const list = await readableList(sdkPort(lookup, row.campaign_id, stored.reference));
    if (!list && options.absent === 'resend') {
      throw new BulkError(
        'access',
        `the token may not read the campaign’s list, so that absent: 'resend' could print twice: give lookup, or absent: 'hold'`,
      );
    }
    const { max_pieces } = stored;
    const limits = [max_pieces, options.canary].filter((limit) => limit !== null);
    await ledger.approve(row.no, {
      by: by ?? null,
      options: JSON.stringify(options),
      account,
      allowed: limits.length === 0 ? null : Math.min(...limits),
      max_cost: stored.max_cost === null ? null : Math.round(stored.max_cost * 10_000),
      unit_cost: row.unit_cost,
    });
  }

  #handle(row: RunRow): Run {
    const { ledger, mail, lookup = mail } = this.#options;
    const context: RunContext = {
      ledger,
      mail,
      lookup,
      timing: this.#timing,
      clock: this.#options.clock ?? systemClock,
      source: () => this.#sources.get(row.hash ?? ''),
      deps: (of) => depsOf(this.#options, this.#timing, of),
    };
    return new Run(context, row);
  }
}

/** Whom to forget. */
export interface ForgottenAddress {
  full_name?: string | undefined;
  address_1: string;
  address_2?: string | undefined;
  city: string;
  state: string;
  postal_code: string;
}

const sendNames = {
  rate: true,
  concurrency: true,
  canary: true,
  absent: true,
  approvedBy: true,
  signal: true,
} as const satisfies Record<keyof SendRequest, true>;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 50 bits: two ledgers never draw the same. */
const drawRun = (): string => Array.from(randomBytes(10), (byte) => alphabet[byte & 31]).join('');

function storedSend(request: SendRequest, row: RunRow): StoredSend {
  const { rate = 'auto', concurrency = 16, canary, absent = 'hold' } = request;
  if (rate !== 'auto' && !(typeof rate === 'number' && rate > 0))
    throw new BulkError('input', `rate must be 'auto' or requests a second, got ${String(rate)}`);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 256)
    throw new BulkError('input', `concurrency must be 1 to 256, got ${String(concurrency)}`);
  if (canary !== undefined && !(Number.isInteger(canary) && canary > 0))
    throw new BulkError('input', `canary must be a number of pieces, got ${String(canary)}`);
  if (absent !== 'hold' && absent !== 'resend')
    throw new BulkError('input', `absent must be 'hold' or 'resend', got ${String(absent)}`);
  if (row.state !== 'planned' && row.options !== '{}') {
    const began = JSON.parse(row.options) as StoredSend;
    if (request.absent !== undefined && request.absent !== began.absent) {
      throw new BulkError('plan', `the run began with absent: '${began.absent}', and goes on with it`);
    }
  }
  return { rate: rate === 'auto' ? null : rate, concurrency, canary: canary ?? null, absent };
}

/** A file that changed since it was planned is not what was looked at. */
async function checkSource({ source }: StoredPlan): Promise<void> {
  if (source.path === null || source.digest === null || !existsSync(source.path)) return;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(source.path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== source.digest) {
    throw new BulkError(
      'plan',
      `${source.path} changed since the plan was made: plan again, look, and send the new hash`,
    );
  }
}
