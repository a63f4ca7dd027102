import type { DirectMail } from '@direct-mail/sdk';
import { accountOf, checkAccount, readableList } from './account.ts';
import { systemClock } from './clock.ts';
import { type Clock, type Deps, defaultTiming, type SendOptions, type Timing } from './engine/ports.ts';
import { sdkPort } from './engine/sdk-port.ts';
import { drawEpoch } from './engine/worker.ts';
import { BulkError } from './errors.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { RunRow } from './ledger/rows.ts';
import { checkNames } from './option-names.ts';
import type { ArtworkSource } from './plan/mock-artwork.ts';
import { sameAddress } from './plan/same-address.ts';
import type { StoredPlan } from './plan/summary.ts';

/** What a {@link Bulk} is made of. */
export interface BulkOptions {
  /** The client that sends. */
  mail: DirectMail;
  /** `sqliteLedger(path)` or `postgresLedger(url)`: the truth about what was sent. */
  ledger: Ledger;
  /** A client that may read the campaign's list, where `mail` may not: a test token cannot. */
  lookup?: DirectMail | undefined;
  /** Milliseconds; see {@link Timing}. What the service is known to do faster may be shortened. */
  timing?: Partial<Timing> | undefined;
  /** How long a ledger that cannot be reached is waited for, in milliseconds, before a send gives up. Default: 60,000. */
  patience?: number | undefined;
  /**
   * Days after which unsent rows are erased and unsent plans deleted. Writing a report erases them earlier. Default: 30.
   */
  keep?: number | undefined;
  /** A mock (`createMock()`, `connectMock(url)`) with the same artwork: it says which merge tags are needed, and draws samples. */
  mock?: ArtworkSource | undefined;
  /** For thumbnails. */
  fetch?: typeof globalThis.fetch | undefined;
  /** For tests: how time passes. */
  clock?: Clock | undefined;
}

export const bulkNames = {
  mail: true,
  ledger: true,
  lookup: true,
  timing: true,
  patience: true,
  keep: true,
  mock: true,
  fetch: true,
  clock: true,
} as const satisfies Record<keyof BulkOptions, true>;

/** What of a send is kept, so that every worker sends alike. */
export interface StoredSend {
  rate: number | null;
  concurrency: number;
  canary: number | null;
  absent: 'hold' | 'resend';
}

/** What the engine needs for one run, after the token and the list were tried. */
export async function depsOf(
  options: BulkOptions,
  timing: Timing,
  row: RunRow,
): Promise<{ deps: Deps; options: SendOptions }> {
  const { ledger, mail, lookup = mail, patience = 60_000, clock = systemClock } = options;
  const stored = JSON.parse(row.plan) as StoredPlan;
  const send = JSON.parse(row.options) as StoredSend;
  const account = await accountOf(mail, lookup);
  checkAccount(row.account, account);
  const port = sdkPort(lookup, row.campaign_id, stored.reference, timing.lease);
  const list = await readableList(port);
  return {
    deps: {
      ledger,
      mail: sdkPort(mail, row.campaign_id, stored.reference),
      lookup: list ? port : null,
      clock,
      timing,
      draw: drawEpoch,
      patience,
      token: account,
      sameAddress,
    },
    options: {
      ...send,
      // A limit of pieces that the plan does not name is a canary's.
      canary: row.allowed !== null && row.allowed !== stored.max_pieces ? row.allowed : null,
      reference: stored.reference,
      run: row.id,
      campaign_id: row.campaign_id,
      creative_id: stored.creative_id,
    },
  };
}

/** The defaults and what was given, checked. */
export function timingOf(given: Partial<Timing> | undefined): Timing {
  const names = Object.keys(defaultTiming).map((name) => [name, true] as const);
  checkNames('timing', given ?? {}, Object.fromEntries(names));
  const timing: Timing = { ...defaultTiming, ...given };
  for (const [name, value] of Object.entries(timing)) {
    if (!(typeof value === 'number' && value >= 0))
      throw new BulkError('input', `timing.${name} must be milliseconds, got ${String(value)}`);
  }
  if (timing.late > timing.settle) throw new BulkError('input', 'timing.late must not be longer than timing.settle');
  if (timing.lease < 300)
    throw new BulkError('input', 'timing.lease must be at least 300 ms: a request may take a third of it');
  return timing;
}

/** The days of {@link BulkOptions.keep}, checked. */
export function keepOf(days: number | undefined): number {
  if (days === undefined) return 30;
  if (typeof days === 'number' && days >= 0) return days;
  throw new BulkError('input', `keep must be a number of days, got ${String(days)}`);
}
