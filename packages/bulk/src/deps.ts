import type { DirectMail } from '@direct-mail/sdk';
import { accountOf, checkAccount, readableList } from './account.ts';
import { clockOf } from './clock.ts';
import { type Clock, type Deps, defaultTiming, LARGEST_PART, type SendOptions, type Timing } from './engine/ports.ts';
import { sdkPort } from './engine/sdk-port.ts';
import { drawEpoch } from './engine/worker.ts';
import { BulkError } from './errors.ts';
import { type WholeLedger, wholeOf } from './ledger/ledger.ts';
import type { Ledger } from './ledger/opaque.ts';
import type { RunRow } from './ledger/rows.ts';
import { checkNames } from './option-names.ts';
import type { ArtworkSource } from './plan/artwork/mock-artwork.ts';
import { formerRunIdsOf, runIdsOf } from './plan/run-id.ts';
import { personsAt, sameAddress } from './plan/same-address.ts';
import type { StoredPlan } from './plan/summary.ts';

/** Options of {@link Bulk}. */
export interface BulkOptions {
  /** The client that sends. */
  client: DirectMail;
  /** `sqliteLedger(path)` or `postgresLedger(url)`: the record of what was sent. */
  ledger: Ledger;
  /** A client that may read the campaign's list if `mail` may not, as with a test token. */
  lookupClient?: DirectMail | undefined;
  /** Milliseconds; see {@link Timing}. Shorten what the service is known to do faster. */
  timing?: Partial<Timing> | undefined;
  /** How long to wait for an unreachable ledger, in milliseconds, before a send fails. Default: 60,000. */
  patience?: number | undefined;
  /**
   * Days after which unsent rows are erased and unsent plans deleted. Writing a report erases them earlier. Default: 30.
   */
  keep?: number | undefined;
  /** A mock (`createMock()`, `connectMock(url)`) with the same artwork: lists the required merge tags and draws samples. */
  mock?: ArtworkSource | undefined;
  /**
   * Public keys of approvers, Base64: production runs need a signature of one of them, whatever approvers the ledger names. Default: those
   * that the ledger names, if any.
   */
  approvers?: readonly string[] | undefined;
  /** Fetches thumbnails. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Returns the current time in milliseconds since the Unix epoch. Default: the client's `now`, so that a run keeps a mock's time. */
  now?: (() => number) | undefined;
  /** Waits on the same clock. Default: the client's `sleep`. */
  sleep?: DirectMail['clock']['sleep'] | undefined;
}

export const bulkNames = {
  client: true,
  ledger: true,
  lookupClient: true,
  timing: true,
  patience: true,
  keep: true,
  mock: true,
  approvers: true,
  fetch: true,
  now: true,
  sleep: true,
} as const satisfies Record<keyof BulkOptions, true>;

/** Send options stored with the run, so that every worker uses the same. */
export interface StoredSend {
  rate: number | null;
  concurrency: number;
  canary: number | null;
  absent: 'hold' | 'resend';
}

/** @internal {@link BulkOptions}, checked and complete. */
export interface Services {
  mail: DirectMail;
  lookup: DirectMail;
  ledger: WholeLedger;
  timing: Timing;
  clock: Clock;
  patience: number;
  /** In days. */
  keep: number;
  mock: ArtworkSource | undefined;
  approvers: readonly string[] | undefined;
  /** Fetches thumbnails. */
  fetch: typeof globalThis.fetch;
}

/** @throws BulkError, OptionError */
export function servicesOf(options: BulkOptions, call: string): Services {
  const ledger = wholeOf(options.ledger, call);
  const { client, lookupClient, timing, patience = 60_000, keep, mock } = options;
  return {
    mail: client,
    lookup: lookupClient ?? client,
    ledger,
    timing: timingOf(timing),
    clock: clockOf({ ...options, ledger }),
    patience,
    keep: keepOf(keep),
    mock,
    approvers: approversIn(options.approvers),
    // The global one is looked up at the call: test tools replace it later.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
}

/** Dependencies of the engine for one run, after the token and the list were checked. */
export async function depsOf(services: Services, row: RunRow): Promise<{ deps: Deps; options: SendOptions }> {
  const { ledger, mail, lookup, patience, clock, timing } = services;
  const stored = JSON.parse(row.plan) as StoredPlan;
  const send = JSON.parse(row.options) as StoredSend;
  const account = await accountOf(mail, lookup);
  checkAccount(row.account, account);
  const port = sdkPort(lookup, row.campaign_id, stored.reference, timing.lease);
  const list = await readableList(port, clock);
  const { secret, name: key } = await ledger.key();
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
      personsAt: (address) => personsAt(secret, address),
      largestPart: LARGEST_PART,
    },
    options: {
      ...send,
      // A limit of pieces that is not in the plan is the canary's.
      canary: row.allowed !== null && row.allowed !== stored.max_pieces ? row.allowed : null,
      reference: stored.reference,
      run: row.id,
      alike: [...runIdsOf({ ...row, account }), ...formerRunIdsOf({ ...row, account }, row.hash ?? '')],
      numbering: await ledger.numbering(row.no),
      key,
      campaign_id: row.campaign_id,
      creative_id: stored.creative_id,
      source: stored.source,
    },
  };
}

/** Validated options with defaults. */
function timingOf(given: Partial<Timing> | undefined): Timing {
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

/** Validated {@link BulkOptions.keep}, in days. */
function keepOf(days: number | undefined): number {
  if (days === undefined) return 30;
  if (typeof days === 'number' && days >= 0) return days;
  throw new BulkError('input', `keep must be a number of days, got ${String(days)}`);
}

function approversIn(keys: readonly string[] | undefined): readonly string[] | undefined {
  if (keys === undefined) return undefined;
  if (Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string' && key !== '')) return keys;
  throw new BulkError('input', 'approvers must be an array of public keys, as `direct-mail approvers list` shows them');
}
