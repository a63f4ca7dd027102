import type { WholeLedger } from '../ledger/ledger.ts';
import type { Reason } from '../reason.ts';
import type { NumberedList } from '../row-number.ts';

/** The engine's clock; nothing reads the system's. */
export interface Clock {
  /** Monotonic, in milliseconds from an arbitrary start. */
  monotonic(): number;
  /** Resolves after this many milliseconds, or when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Lets pending responses settle first. */
  yield(): Promise<void>;
}

/** Result of one create request; never an exception. */
export type CreateResult = {
  /** The response's `Date`, if any. */
  date: number | null;
} & (
  | { kind: 'sent'; id: string; created_at: number; state: string; cost: number | null; creative_id?: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'throttled'; wait: number }
  | { kind: 'forbidden'; status?: number | undefined }
  | { kind: 'not_sent'; reason: string }
  | { kind: 'unknown'; reason: string }
);

/** One mailing of the service's list. */
export interface ListItem {
  id: string;
  created_at: number;
  state: string;
  cost: number | null;
  creative_id?: string;
  /** The value of the reference's merge tag, if any. */
  reference: string | null;
  /** No merge tags at all: erased, or from another sender. */
  untagged: boolean;
  address: ListAddress | null;
}

export interface ListAddress {
  name: string;
  company: string | null;
  address_1: string;
  address_2: string;
  city: string;
  state_name: string;
  postal_code: string;
}

export interface ListPage {
  items: ListItem[];
  total: number | null;
  last: boolean;
  date: number | null;
}

/** Exclusive time window of the list, on the service's clock. */
export interface Window {
  start: number | null;
  end: number | null;
}

export type ListResult =
  | { kind: 'page'; page: ListPage }
  | { kind: 'throttled'; wait: number }
  | { kind: 'forbidden' }
  | { kind: 'failed'; reason: string };

/** The service, as seen by the engine. */
export interface MailPort {
  create(body: object, timeout: number): Promise<CreateResult>;
  list(window: Window, page: number): Promise<ListResult>;
  /** Whether the campaign accepts mailings now; null if unknown. */
  active(): Promise<boolean | null>;
}

/** Milliseconds; defaults in {@link defaultTiming}. */
export interface Timing {
  /** Lease of a chunk. A request may take a third of it. */
  lease: number;
  /** A piece counts as absent at the earliest this long after its request ended. */
  settle: number;
  /** Of a piece that is held and not sent again, where the list shows mailings promptly: the shortest settle time. */
  least: number;
  /** Between the two complete reads of the list that prove a piece absent. */
  gap: number;
  /** How long after a request ends the service may still create its mailing. */
  late: number;
  /** Delay of the first lookup of a lost response; it proves nothing absent. */
  look: number;
  /** Interval of audits while sending. */
  audit: number;
  /** Interval of reading the newest page, to detect a copy of the ledger. */
  peek: number;
  /** Added to both ends of a window, for clock differences. */
  pad: number;
  /** How often a worker checks for state changes. */
  tick: number;
}

/** Default timing of a run, in milliseconds. */
export const defaultTiming = {
  lease: 60_000,
  settle: 900_000,
  least: 120_000,
  gap: 600_000,
  late: 900_000,
  look: 10_000,
  audit: 900_000,
  peek: 60_000,
  pad: 5_000,
  tick: 500,
} as const satisfies Timing;

export interface Deps {
  ledger: WholeLedger;
  mail: MailPort;
  /** Client that may read the list; without one, unknown pieces are held. */
  lookup: MailPort | null;
  clock: Clock;
  timing: Timing;
  /** A short, unique text. */
  draw: () => string;
  /** How long to wait for an unreachable ledger, in milliseconds. */
  patience: number;
  /** Receives why the ledger is waited for, and null once it is back: an unavailable ledger cannot store that. */
  waiting?: ((reason: Reason | null) => void) | undefined;
  /** Key of the limiter: one per organization and mode. */
  token: string;
  /** Whether a printed address may be the recipient's. */
  sameAddress: (address: ListAddress, body: string) => boolean;
  /** The keys that the person at a printed address may have in this ledger. */
  personsAt: (address: ListAddress) => readonly Uint8Array[];
  /** A window of more mailings than this is read in parts. */
  largestPart: number;
}

/** {@link Deps.largestPart} of a run: a hundred pages. */
export const LARGEST_PART = 10_000;

/** How a run is sent. */
export interface SendOptions {
  absent: 'hold' | 'resend';
  /** Maximum requests per second; null adapts to 429 responses. */
  rate: number | null;
  concurrency: number;
  canary: number | null;
  reference: string;
  run: string;
  /** Ids that the run may have in other ledgers. */
  alike: readonly string[];
  /** Of the rows' numbers: see `engine/reference.ts`. */
  numbering: string;
  /** Which reference key the ledger was made with; null without one. */
  key: string | null;
  campaign_id: string;
  creative_id: string | null;
  /** Where the list begins, for messages that name a row. */
  source: NumberedList['source'];
}
