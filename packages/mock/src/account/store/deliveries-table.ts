import type { Instant } from '../base/time.ts';
import type { DueQueue } from './due-queue.ts';
import type { DeliveryRow } from './rows.ts';
import { type Change, Table } from './table.ts';

/**
 * The deliveries with what is derived from them: per webhook the lanes, in which the pending ones of an object wait for each
 * other, and the ones apart, which wait for none (D45), how many are pending, and the finished ones in the order in which they ended; and what falls due.
 */
export class DeliveriesTable extends Table<DeliveryRow> {
  readonly #dueQueue: DueQueue;
  #queues = new Map<string, Queue>();
  /** Being attempted, or waiting for a free slot: taken from the due queue, and still due in the row. Never stored. */
  #underWay = new Set<string>();

  constructor(record: (change: Change) => void, dueQueue: DueQueue) {
    super('deliveries', record);
    this.#dueQueue = dueQueue;
  }

  /** The pending deliveries of an object, in the order in which they go out. */
  pendingFor(webhookId: string, objectId: string): readonly string[] {
    return this.#queues.get(webhookId)?.lanes.get(objectId) ?? NOTHING;
  }

  /** The first of every lane of a webhook, and all that wait for none. */
  nextOfEach(webhookId: string): DeliveryRow[] {
    const queue = this.#queues.get(webhookId);
    if (queue === undefined) return [];
    const ids = [...Array.from(queue.lanes.values(), (lane) => lane[0] as string), ...queue.apart];
    return ids.map((id) => this.get(id) as DeliveryRow);
  }

  count(webhookId: string): { readonly pending: number; readonly delivered: number; readonly failed: number } {
    return {
      pending: this.pending(webhookId),
      delivered: this.finished(webhookId, 'delivered').size,
      failed: this.finished(webhookId, 'failed').size,
    };
  }

  /** How many are queued for a webhook. */
  pending(webhookId: string): number {
    return this.#queues.get(webhookId)?.pending ?? 0;
  }

  /** The deliveries of a webhook, the last queued first. */
  *newest(webhookId: string): Generator<DeliveryRow> {
    const order = this.#queues.get(webhookId)?.order ?? NOTHING;
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const row = this.get(order[at] as string);
      if (row !== undefined) yield row;
    }
  }

  /** The finished ones of a webhook, the first to end first. */
  finished(webhookId: string, status: 'delivered' | 'failed'): ReadonlySet<string> {
    return this.#queues.get(webhookId)?.finished[status] ?? NONE;
  }

  isUnderWay(id: string): boolean {
    return this.#underWay.has(id);
  }

  markUnderWay(id: string): void {
    this.#underWay.add(id);
  }

  clearUnderWay(id: string): void {
    this.#underWay.delete(id);
  }

  /** Lets the next of its lane go before the first one, when there is a next; says which. */
  swapFirstTwo(first: DeliveryRow): string | undefined {
    const lane = this.#queue(first.webhook_id).lanes.get(first.object_id) as string[];
    const next = lane[1];
    if (next === undefined) return undefined;
    lane[0] = next;
    lane[1] = first.id;
    return next;
  }

  override put(row: DeliveryRow): DeliveryRow {
    const before = this.get(row.id);
    super.put(row);
    if (before === undefined) this.#queue(row.webhook_id).order.push(row.id);
    this.#index(before, row);
    return row;
  }

  override delete(id: string): void {
    const row = this.get(id);
    if (row === undefined) return;
    const queue = this.#queue(row.webhook_id);
    if (row.status === 'pending') this.#leave(queue, row);
    else queue.finished[row.status].delete(id);
    this.#underWay.delete(id);
    super.delete(id);
    queue.missing += 1;
    if (queue.missing > 64 && queue.missing > queue.order.length / 2) this.#tidy(queue);
  }

  /** Removes a webhook with all its deliveries. */
  deleteOf(webhookId: string): void {
    const order = this.#queues.get(webhookId)?.order ?? NOTHING;
    this.#queues.delete(webhookId);
    for (const id of order) {
      this.#underWay.delete(id);
      super.delete(id);
    }
  }

  override load(rows: Iterable<DeliveryRow>): void {
    this.#queues = new Map();
    this.#underWay = new Set();
    super.load(rows);
    for (const row of this.values()) this.#queue(row.webhook_id).order.push(row.id);
    // Lanes go by `queued`: a redelivery and what was overtaken come later there than their rows. Rings go by the end.
    const inOrder = [...this.values()].sort((a, b) => endOf(a) - endOf(b) || a.queued - b.queued);
    for (const row of inOrder) this.#index(undefined, row);
  }

  override share(other: DeliveriesTable): void {
    super.share(other);
    this.#queues = new Map([...other.#queues].map(([id, queue]) => [id, copyOf(queue)]));
    this.#underWay = new Set();
    for (const id of other.#underWay) this.#fallDue(this.get(id) as DeliveryRow);
  }

  #index(before: DeliveryRow | undefined, row: DeliveryRow): void {
    const queue = this.#queue(row.webhook_id);
    if (before?.status !== row.status || before.apart !== row.apart) {
      if (before?.status === 'pending') this.#leave(queue, before);
      else if (before !== undefined) queue.finished[before.status].delete(row.id);
      if (row.status === 'pending') this.#join(queue, row);
      else queue.finished[row.status].add(row.id);
    }
    if (row.due !== before?.due) this.#fallDue(row);
  }

  #join(queue: Queue, row: DeliveryRow): void {
    queue.pending += 1;
    if (row.apart === true) {
      queue.apart.add(row.id);
      return;
    }
    const lane = queue.lanes.get(row.object_id);
    if (lane === undefined) queue.lanes.set(row.object_id, [row.id]);
    else lane.push(row.id);
  }

  #leave(queue: Queue, row: DeliveryRow): void {
    queue.pending -= 1;
    if (row.apart === true) {
      queue.apart.delete(row.id);
      return;
    }
    const lane = queue.lanes.get(row.object_id) as string[];
    if (lane.length === 1) queue.lanes.delete(row.object_id);
    else lane.splice(lane.indexOf(row.id), 1);
  }

  #fallDue({ id, due }: DeliveryRow): void {
    if (due !== null) this.#dueQueue.add({ at: due.at, sequence: due.sequence, kind: 'delivery', id });
  }

  #queue(webhookId: string): Queue {
    let queue = this.#queues.get(webhookId);
    if (queue === undefined) {
      queue = {
        order: [],
        missing: 0,
        lanes: new Map(),
        apart: new Set(),
        pending: 0,
        finished: { delivered: new Set(), failed: new Set() },
      };
      this.#queues.set(webhookId, queue);
    }
    return queue;
  }

  #tidy(queue: Queue): void {
    queue.order = queue.order.filter((id) => this.has(id));
    queue.missing = 0;
  }
}

interface Queue {
  /**
   * Every delivery by the time it was queued; those that are gone are passed over, and swept out when they are many. An
   * array, unlike a set, is read from its end: a page of the newest costs the page.
   */
  order: string[];
  missing: number;
  readonly lanes: Map<string, string[]>;
  readonly apart: Set<string>;
  pending: number;
  readonly finished: Readonly<Record<'delivered' | 'failed', Set<string>>>;
}

function copyOf(queue: Queue): Queue {
  return {
    order: queue.order.slice(),
    missing: queue.missing,
    lanes: new Map([...queue.lanes].map(([id, lane]) => [id, lane.slice()])),
    apart: new Set(queue.apart),
    pending: queue.pending,
    finished: { delivered: new Set(queue.finished.delivered), failed: new Set(queue.finished.failed) },
  };
}

/** When a finished one ended; those that are pending come before all of them. */
function endOf({ status, attempts }: DeliveryRow): Instant {
  return status === 'pending' ? Number.MIN_SAFE_INTEGER : (attempts.at(-1)?.at ?? 0);
}

/** A retry keeps its place in the queue as its sequence, so that the time distinguishes one attempt's entry from the next one's. */
export function isSameDue(
  a: DeliveryRow['due'] | undefined,
  b: { readonly at: Instant; readonly sequence: number },
): boolean {
  return a != null && a.at === b.at && a.sequence === b.sequence;
}

const NOTHING: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();
