import type { Mode, OperationId } from '@direct-mail/contract/control/generated/models';
import type { Instant } from '../account/base/time.ts';
import { mentions } from '../account/data-subject-requests/mentions.ts';
import type { ErasedPeople } from '../account/store/rows.ts';
import type { WireFault, WireHeaders } from '../shared/wire.ts';

/** One request and its response as stored in the journal: tokens and e-mail addresses masked (D73). */
export interface JournalRow {
  readonly id: string;
  /** On the account's clock. */
  readonly at: Instant;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null for an unknown path. */
  readonly operation: OperationId | null;
  readonly mode: Mode | null;
  readonly request_headers: WireHeaders;
  readonly request_body: string | null;
  readonly status: number;
  /** Milliseconds of real time, including the latency of a fault rule; null on a manual clock. */
  readonly duration_ms: number | null;
  readonly response_headers: Readonly<Record<string, string>>;
  readonly response_body: string;
  /** Fields of the body that are not in the document, such as `recipient.adress_1` (D56). */
  readonly unknown_fields: readonly string[];
  /** Notes that the response does not give: those fields, and why a token was refused (D15). */
  readonly notes: readonly string[];
  /** Hashes of the masked addresses, so that an erasure finds them (D35); never shown. */
  readonly email_hashes: readonly string[];
  /** What a fault rule did to the connection. */
  readonly fault: WireFault | null;
}

const JOURNAL_SIZE = 1000;

/** The last requests of one account, in a ring buffer of constant size. */
export class Journal {
  readonly #size: number;
  #entries: JournalRow[] = [];
  #start = 0;
  #count = 0;
  #tallies = new Map<string, Tally>();
  #watchers = new Set<(entry: JournalRow) => void>();

  constructor(size = JOURNAL_SIZE) {
    this.#size = size;
  }

  /** How many were recorded in all; ids count from 1. */
  get recorded(): number {
    return this.#count;
  }

  /** The id of the next entry. */
  nextId(): string {
    this.#count += 1;
    return String(this.#count);
  }

  /** Counts of all requests since the start, those too that it no longer holds. */
  tallies(): Iterable<Tally> {
    return this.#tallies.values();
  }

  record(entry: JournalRow): void {
    this.#tally(entry);
    if (this.#entries.length < this.#size) this.#entries.push(entry);
    else {
      this.#entries[this.#start] = entry;
      this.#start = (this.#start + 1) % this.#size;
    }
    for (const watcher of this.#watchers) watcher(entry);
  }

  /** Newest first. */
  *newest(): Generator<JournalRow> {
    for (let i = this.#entries.length - 1; i >= 0; i -= 1) {
      yield this.#entries[(this.#start + i) % this.#entries.length] as JournalRow;
    }
  }

  /** Drops every entry about an erased person (D35). */
  erase(erased: readonly ErasedPeople[]): void {
    if (erased.length === 0 || this.#entries.length === 0) return;
    const ordered = [...this.newest()].reverse();
    this.#entries = ordered.filter((entry) => !isAbout(entry, erased));
    this.#start = 0;
  }

  watch(watcher: (entry: JournalRow) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  clear(): void {
    this.#entries = [];
    this.#start = 0;
    this.#count = 0;
    this.#tallies.clear();
  }

  #tally({ operation, status }: JournalRow): void {
    const key = `${operation ?? ''} ${status}`;
    const tally = this.#tallies.get(key);
    if (tally === undefined) this.#tallies.set(key, { operation, status, count: 1 });
    else tally.count += 1;
  }
}

/** Requests of one operation with one status. */
interface Tally {
  readonly operation: OperationId | null;
  readonly status: number;
  count: number;
}

function isAbout(entry: JournalRow, erased: readonly ErasedPeople[]): boolean {
  const mark = entry.path.indexOf('?');
  const query = mark === -1 ? {} : Object.fromEntries(new URLSearchParams(entry.path.slice(mark + 1)));
  return erased.some((person) => mentions({ ...entry, query }, person));
}
