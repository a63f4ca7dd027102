import type { DueQueue } from './due-queue.ts';
import type { DataSubjectRequestRow } from './rows.ts';
import { type Change, Table } from './table.ts';

/** The data subject requests; what falls due of them is in the due queue. */
export class DataSubjectRequestsTable extends Table<DataSubjectRequestRow> {
  readonly #dueQueue: DueQueue;

  constructor(record: (change: Change) => void, dueQueue: DueQueue) {
    super('data_subject_requests', record);
    this.#dueQueue = dueQueue;
  }

  override put(row: DataSubjectRequestRow): DataSubjectRequestRow {
    const before = this.get(row.id);
    super.put(row);
    if (row.due?.sequence !== before?.due?.sequence) this.#enter(row);
    return row;
  }

  override load(rows: Iterable<DataSubjectRequestRow>): void {
    super.load(rows);
    for (const row of this.values()) this.#enter(row);
  }

  #enter(row: DataSubjectRequestRow): void {
    if (row.due !== null) this.#dueQueue.add({ ...row.due, kind: 'data_subject_request', id: row.id });
  }
}
