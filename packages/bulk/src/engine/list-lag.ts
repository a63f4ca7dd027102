import type { ListItem, Timing } from './ports.ts';

/** A mailing that a response told of, and the list has not shown yet. Times on the monotonic clock; `created_at` on the service's. */
interface Known {
  readonly answered: number;
  readonly created_at: number;
}

/** Mailings that the list must have shown soon after their responses before anything is concluded. */
const ENOUGH = 20;
/** Milliseconds within which that is soon. */
const SOON = 15_000;
/** The wait is so many times the longest lag. */
const TIMES = 20;
/** Mailings to remember. */
const MANY = 5_000;

/** How late the service lists mailings, learned from those that are known by their responses. */
export class ListLag {
  readonly #known = new Map<string, Known>();
  #asked = 0;
  #shown = 0;
  #longest = 0;

  /** A response told of this mailing. */
  created(id: string, known: Known): void {
    this.#known.set(id, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MANY) break;
      this.#known.delete(oldest);
    }
  }

  /** A page is asked for. */
  asked(now: number): void {
    this.#asked = now;
  }

  /** What that page shows. `isNewest`: there is no newer one. A mailing between two that it shows, and not on it, is late. */
  listed(items: readonly ListItem[], isNewest: boolean): void {
    for (const { id } of items) {
      const known = this.#known.get(id);
      if (known === undefined) continue;
      this.#known.delete(id);
      if (this.#asked - known.answered <= SOON) this.#shown += 1;
    }
    const times = items.map(({ created_at }) => created_at);
    // An empty list shows none of them.
    const oldest = times.length === 0 && isNewest ? Number.NEGATIVE_INFINITY : Math.min(...times);
    const newest = isNewest ? Number.POSITIVE_INFINITY : Math.max(...times);
    for (const { answered, created_at } of this.#known.values())
      if (created_at > oldest && created_at < newest) this.#longest = Math.max(this.#longest, this.#asked - answered);
  }

  /** The waits for a mailing that is not listed: shorter where the list has been many times as prompt. */
  waits(timing: Timing): Timing {
    if (this.#shown < ENOUGH) return timing;
    const settle = Math.min(timing.settle, Math.max(timing.least, TIMES * this.#longest));
    return { ...timing, settle, gap: Math.min(timing.gap, Math.round((settle * 2) / 3)) };
  }
}
