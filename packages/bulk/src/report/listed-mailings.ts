import { crc32 } from 'node:zlib';
import type { Evidence, PlacedEvidence } from '../ledger/rows.ts';

/** What is kept of a mailing: its state, and whether it cost nothing (0) or something (null). */
type Kind = Pick<Evidence, 'remote' | 'cost'>;

/** Kinds with a number: a service has a dozen. */
const MOST = 255;

/** The mailings of one row. */
export interface RowMailings {
  readonly count: number;
  /** That one of them, if it is one. */
  kindOf(mailing_id: string | null): Kind | undefined;
}

/** The mailings of a run as its list shows them: five bytes a row, however long the list. Ids are compared by 32 bits of them. */
export class ListedMailings {
  /** Of the first mailing of each row: its id's hash, and the number of its kind. */
  readonly #ids: Uint32Array;
  readonly #kinds: Uint8Array;
  /** From 1 on; 0 is a row without one. */
  readonly #known: Kind[] = [];
  /** The other mailings of a row, and all of rows beyond the run's. */
  readonly #more = new Map<number, Map<number, Kind>>();

  /** `rows`: how many the run has. */
  constructor(rows: number) {
    this.#ids = new Uint32Array(rows + 1);
    this.#kinds = new Uint8Array(rows + 1);
  }

  /** Whether it was not there before. */
  add({ n, mailing_id, remote, cost }: PlacedEvidence): boolean {
    const id = crc32(mailing_id);
    const kind: Kind = { remote, cost: cost === 0 ? 0 : null };
    const isFirst = this.#kinds[n] === 0;
    if (!isFirst && this.#ids[n] === id) return false;
    const number = isFirst ? this.#numberOf(kind) : MOST;
    if (number < MOST) {
      this.#ids[n] = id;
      this.#kinds[n] = number;
      return true;
    }
    const more = this.#more.get(n) ?? new Map<number, Kind>();
    if (more.has(id)) return false;
    this.#more.set(n, more.set(id, kind));
    return true;
  }

  /** The mailings of a row, which are forgotten with that. */
  take(n: number): RowMailings {
    const kind = this.#known[(this.#kinds[n] ?? 0) - 1];
    const first = this.#ids[n];
    const more = this.#more.get(n);
    this.#kinds[n] = 0;
    this.#more.delete(n);
    return {
      count: (kind === undefined ? 0 : 1) + (more?.size ?? 0),
      kindOf: (mailing_id) => {
        if (mailing_id === null) return undefined;
        const id = crc32(mailing_id);
        return kind !== undefined && id === first ? kind : more?.get(id);
      },
    };
  }

  /** The rows that were not taken. */
  rest(): number[] {
    const rows = [...this.#more.keys()].filter((n) => n >= this.#kinds.length);
    for (let n = 0; n < this.#kinds.length; n += 1) if (this.#kinds[n] !== 0) rows.push(n);
    return rows;
  }

  #numberOf(kind: Kind): number {
    const found = this.#known.findIndex(({ remote, cost }) => remote === kind.remote && cost === kind.cost);
    return found >= 0 ? found + 1 : this.#known.push(kind);
  }
}
