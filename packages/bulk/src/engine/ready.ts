import type { PendingPiece } from '../ledger/rows.ts';
import type { SendOptions, Timing } from './ports.ts';

/** Pieces whose intents may be durable before a request ends: a crash leaves so many more unknown, so they are few. */
const FEW = 8;
/** The same where a turn is slow: each request that ends would wait so long for the next piece. */
const MOST = 16;
/** Milliseconds of a turn from which on it is slow. */
const SLOW = 4;
/** Milliseconds that a piece may be ready: what its intent says of its time, and that its person was not erased, must still hold. */
const LONGEST = 2_000;
/** Requests a second at which the limiter grants as many in advance. */
const HIGH = MOST * 5;
/** Share of the last turn in the average. */
const SHARE = 0.1;

/** A piece whose intent is durable and that was not sent. `start` sends it, and takes the slot of a request. */
export interface ReadyPiece {
  readonly piece: PendingPiece;
  /** When its intent was asked for, on the monotonic clock. */
  readonly at: number;
  /** Its chunk. */
  readonly of: object;
  start(): void;
}

/** The ready pieces of all chunks of a session, the oldest first. */
export class ReadyPieces {
  readonly #longest: number;
  readonly #concurrency: number;
  #pieces: ReadyPiece[] = [];
  /** Milliseconds that a turn takes, on average. */
  #turn = 0;

  /** None with a low rate in numbers: each is sent later than its permit, so that together they could exceed it for a moment. */
  constructor({ lease }: Pick<Timing, 'lease'>, { rate, concurrency }: Pick<SendOptions, 'rate' | 'concurrency'>) {
    this.#longest = Math.min(LONGEST, lease / 3);
    this.#concurrency = rate === null || rate >= HIGH ? concurrency : 0;
  }

  /** How many may be ready: none where a turn takes so long that they would be given back. */
  get most(): number {
    if (this.#turn >= this.#longest / 2) return 0;
    return Math.min(this.#turn < SLOW ? FEW : MOST, this.#concurrency);
  }

  /** A turn took so many milliseconds. */
  took(milliseconds: number): void {
    this.#turn += (milliseconds - this.#turn) * SHARE;
  }

  add(piece: ReadyPiece): void {
    this.#pieces.push(piece);
  }

  countOf(chunk: object): number {
    return this.#pieces.filter(({ of }) => of === chunk).length;
  }

  /** Starts the next one. Returns false if none may be sent any more. */
  startNext(now: number): boolean {
    const next = this.#pieces.find(({ at }) => now - at < this.#longest);
    if (next === undefined) return false;
    this.#pieces = this.#pieces.filter((each) => each !== next);
    next.start();
    return true;
  }

  /** Gives back those of a chunk that have been ready for too long; with `now` null, all of them. */
  takeBack(chunk: object, now: number | null): PendingPiece[] {
    const isBack = ({ of, at }: ReadyPiece): boolean => of === chunk && (now === null || now - at >= this.#longest);
    const back = this.#pieces.filter(isBack);
    if (back.length > 0) this.#pieces = this.#pieces.filter((each) => !isBack(each));
    return back.map(({ piece }) => piece);
  }
}
