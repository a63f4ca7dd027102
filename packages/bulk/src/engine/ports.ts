import type { Ledger } from '../ledger/ledger.ts';
import type { Reason } from '../reason.ts';

/** Time as the engine sees it. Nothing of it is read from the system. */
export interface Clock {
  /** Never goes back; milliseconds from anywhere. */
  monotonic(): number;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Lets other answers come in first. */
  yield(): Promise<void>;
}

/** What came of one request to make a mailing; never an exception. */
export type CreateAnswer = {
  /** The `Date` of the answer, if there was one. */
  date: number | null;
} & (
  | { kind: 'sent'; id: string; created_at: number; state: string; cost: number | null }
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
  /** The value of the reference's merge tag, if there is one. */
  reference: string | null;
  /** No merge tag at all: erased, or of another sender. */
  untagged: boolean;
  address: ListAddress | null;
}

export interface ListAddress {
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

/** A window of the list, on the service's clock, both ends outside of it. */
export interface Window {
  start: number | null;
  end: number | null;
}

export type ListAnswer =
  | { kind: 'page'; page: ListPage }
  | { kind: 'throttled'; wait: number }
  | { kind: 'forbidden' }
  | { kind: 'failed'; reason: string };

/** The service, as the engine needs it. */
export interface MailPort {
  create(body: object, timeout: number): Promise<CreateAnswer>;
  list(window: Window, page: number): Promise<ListAnswer>;
  /** Whether the campaign takes mailings now; null when that cannot be told. */
  active(): Promise<boolean | null>;
}

/** Milliseconds; what is not given is as in {@link defaultTiming}. */
export interface Timing {
  /** How long a chunk is a worker's. A request may take a third of it. */
  lease: number;
  /** A piece counts as absent this long after its request ended at the earliest. */
  settle: number;
  /** Between the two complete walks that call it absent. */
  gap: number;
  /** How long after the end of a request the service may still make its mailing. */
  late: number;
  /** A first look for lost answers; it proves nothing absent. */
  look: number;
  /** Between audits of a run that is being sent. */
  audit: number;
  /** Between looks at the newest page, for twins. */
  peek: number;
  /** Added to both ends of a window, for clocks that differ. */
  pad: number;
  /** How often a worker looks for changes of state. */
  tick: number;
}

/** The timing of a run that was not given another one, in milliseconds. */
export const defaultTiming = {
  lease: 60_000,
  settle: 900_000,
  gap: 600_000,
  late: 900_000,
  look: 10_000,
  audit: 900_000,
  peek: 60_000,
  pad: 5_000,
  tick: 500,
} as const satisfies Timing;

export interface Deps {
  ledger: Ledger;
  mail: MailPort;
  /** Who may read the list; without one, what is unknown is held. */
  lookup: MailPort | null;
  clock: Clock;
  timing: Timing;
  /** A short text that was never drawn before. */
  draw: () => string;
  /** How long a ledger that cannot be reached is waited for, in milliseconds. */
  patience: number;
  /** Told why the ledger is waited for, and null when it is there again: a ledger that is full cannot keep that. */
  waiting?: ((reason: Reason | null) => void) | undefined;
  /** The limiter's row: one for each organization and mode. */
  token: string;
  /** Whether a printed address may be that of a piece's recipient. */
  sameAddress: (address: ListAddress, body: string) => boolean;
}

/** How a run is sent. */
export interface SendOptions {
  absent: 'hold' | 'resend';
  /** Requests a second at most; null climbs by itself. */
  rate: number | null;
  concurrency: number;
  canary: number | null;
  reference: string;
  run: string;
  campaign_id: string;
  creative_id: string | null;
}
