/** One event of the account's time. `id` names the row that it concerns; that row says what is to happen. */
export interface Due {
  readonly at: number;
  readonly sequence: number;
  readonly kind: DueKind;
  readonly id: string;
}

type DueKind = 'mailing' | 'data_subject_request' | 'delivery';

/**
 * What is due next, in the order (time, sequence). Entries are only removed from the front: a rescheduled row has
 * another sequence number, and its stale entry is skipped.
 */
export class DueQueue {
  #heap: Due[] = [];

  get size(): number {
    return this.#heap.length;
  }

  add(due: Due): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(due);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as Due;
      if (!before(due, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = due;
  }

  /** All of them, in no order: those that their rows have left behind too. */
  entries(): Iterable<Due> {
    return this.#heap;
  }

  peek(): Due | undefined {
    return this.#heap[0];
  }

  take(): Due | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1] as Due, heap[child] as Due)) child += 1;
      if (!before(heap[child] as Due, last)) break;
      heap[at] = heap[child] as Due;
      at = child;
    }
    heap[at] = last;
    return first;
  }

  /** The first `limit` entries in order, without taking them; entries that `keep` refuses are passed over. */
  first(limit: number, keep: (due: Due) => boolean): Due[] {
    const heap = this.#heap;
    const entries: Due[] = [];
    const candidates = new DueQueue();
    const places = new Map<Due, number>();
    const consider = (at: number): void => {
      const due = heap[at];
      if (due === undefined) return;
      places.set(due, at);
      candidates.add(due);
    };
    consider(0);
    for (let due = candidates.take(); due !== undefined && entries.length < limit; due = candidates.take()) {
      const at = places.get(due) as number;
      consider(2 * at + 1);
      consider(2 * at + 2);
      if (keep(due)) entries.push(due);
    }
    return entries;
  }

  clear(): void {
    this.#heap = [];
  }

  share(other: DueQueue): void {
    this.#heap = other.#heap.slice();
  }
}

function before(a: Due, b: Due): boolean {
  return a.at < b.at || (a.at === b.at && a.sequence < b.sequence);
}
