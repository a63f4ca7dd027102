import type { OrderRow } from './rows.ts';
import { type Change, Table } from './table.ts';
import { Timeline } from './timeline.ts';

/**
 * The orders, by the service's id and by the caller's, and in the order of their creation: of one instant, which is every instant of a
 * manual clock, the one that was created last comes first. Rows are kept in that order, so it is counted again when they are loaded.
 */
export class OrdersTable extends Table<OrderRow> {
  #byOrderId = new Map<string, string>();
  #nth = new Map<string, number>();
  #lastNth = 0;
  created_at = new Timeline();

  constructor(record: (change: Change) => void) {
    super('orders', record);
  }

  /** The order with the caller's id. */
  named(orderId: string): OrderRow | undefined {
    const id = this.#byOrderId.get(orderId);
    return id === undefined ? undefined : this.get(id);
  }

  override put(row: OrderRow): OrderRow {
    if (!this.has(row.id)) this.#index(row);
    return super.put(row);
  }

  override delete(id: string): void {
    const row = this.get(id);
    super.delete(id);
    if (row === undefined) return;
    this.#byOrderId.delete(row.order_id);
    this.created_at.remove(row.created_at, id, -(this.#nth.get(id) as number));
    this.#nth.delete(id);
  }

  override load(rows: Iterable<OrderRow>): void {
    this.#byOrderId = new Map();
    this.#nth = new Map();
    this.#lastNth = 0;
    this.created_at = new Timeline();
    super.load(rows);
    for (const row of this.values()) this.#index(row);
  }

  override share(other: OrdersTable): void {
    super.share(other);
    this.#byOrderId = new Map(other.#byOrderId);
    this.#nth = new Map(other.#nth);
    this.#lastNth = other.#lastNth;
    this.created_at = other.created_at.copy();
  }

  #index(row: OrderRow): void {
    this.#byOrderId.set(row.order_id, row.id);
    this.#lastNth += 1;
    this.#nth.set(row.id, this.#lastNth);
    this.created_at.add(row.created_at, row.id, -this.#lastNth);
  }
}
