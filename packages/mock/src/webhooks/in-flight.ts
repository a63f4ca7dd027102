import type { Instant } from '../account/base/time.ts';
import { DueQueue } from '../account/store/due-queue.ts';

/** The deliveries being attempted or queued, and which of them fell due first. */
export class InFlight {
  readonly #byId = new Map<string, { readonly sequence: number; readonly cancel: () => void }>();
  readonly #times = new DueQueue();
  #count = 0;

  get size(): number {
    return this.#byId.size;
  }

  /** Adds a delivery, or updates how the attempt at a known one is cancelled. */
  enter(id: string, due: Instant, cancel: () => void = () => {}): void {
    const known = this.#byId.get(id)?.sequence;
    this.#count += 1;
    const sequence = known ?? this.#count;
    this.#byId.set(id, { sequence, cancel });
    if (known === undefined) this.#times.add({ at: due, sequence, kind: 'delivery', id });
  }

  leave(id: string): void {
    this.#byId.delete(id);
  }

  /** The earliest time at which one of them fell due; null if there is none. */
  earliest(): Instant | null {
    for (let first = this.#times.peek(); first !== undefined; first = this.#times.peek()) {
      if (this.#byId.get(first.id)?.sequence === first.sequence) return first.at;
      this.#times.take();
    }
    return null;
  }

  /** Cancels and removes all of them. */
  clear(): void {
    const all = [...this.#byId.values()];
    this.#byId.clear();
    this.#times.clear();
    for (const { cancel } of all) cancel();
  }
}
