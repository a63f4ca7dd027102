import type { MailingState } from '../base/mailing-states.ts';
import type { Money } from '../base/money.ts';
import type { DueQueue } from './due-queue.ts';
import { Ledger } from './ledger.ts';
import { MailingIndexes, type Timelines } from './mailing-indexes.ts';
import type { PeopleIndex } from './people-index.ts';
import type { MailingRow } from './rows.ts';
import { type Change, Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/**
 * The mailings with everything that is derived from them: timelines of the account and of each campaign, what is mailed and
 * committed, who was written to, and what falls due. A put keeps all of it in step with the row.
 */
export class MailingsTable extends Table<MailingRow> {
  readonly #dueQueue: DueQueue;
  readonly #indexes = new MailingIndexes((id) => this.get(id));
  #ledgers = new Map<string, Ledger>();
  #committed = new Map<string, Money>();
  #states = new Map<MailingState, number>();

  constructor(record: (change: Change) => void, dueQueue: DueQueue) {
    super('mailings', record);
    this.#dueQueue = dueQueue;
  }

  /** All of the account, by creation. */
  get all(): Timeline {
    return this.#indexes.all;
  }

  ofCampaign(campaignId: string): Timelines {
    return this.#indexes.ofCampaign(campaignId);
  }

  /** Who was written to. */
  get people(): PeopleIndex {
    return this.#indexes.people;
  }

  ledger(campaignId: string): Ledger {
    let ledger = this.#ledgers.get(campaignId);
    if (ledger === undefined) {
      ledger = new Ledger();
      this.#ledgers.set(campaignId, ledger);
    }
    return ledger;
  }

  /** What pieces on their way and mailed cost together (D48): of one campaign, or of the account when none is named. */
  committed(campaignId = EVERY_CAMPAIGN): Money {
    return this.#committed.get(campaignId) ?? 0;
  }

  /** How many are in each state. */
  get states(): ReadonlyMap<MailingState, number> {
    return this.#states;
  }

  override put(row: MailingRow): MailingRow {
    const before = this.get(row.id);
    super.put(row);
    this.#follow(before, row);
    this.#enterLedger(before, row);
    return row;
  }

  override load(rows: Iterable<MailingRow>): void {
    this.#indexes.clear();
    this.#ledgers = new Map();
    this.#committed = new Map();
    this.#states = new Map();
    super.load(rows);
    const mailed: MailingRow[] = [];
    for (const row of this.values()) {
      this.#follow(undefined, row);
      if (row.mailed_at !== null) mailed.push(row);
    }
    mailed.sort((a, b) => (a.mailed_at ?? 0) - (b.mailed_at ?? 0));
    for (const row of mailed) this.#enterLedger(undefined, row);
  }

  override share(other: MailingsTable): void {
    super.share(other);
    this.#indexes.share(other.#indexes);
    this.#ledgers = new Map([...other.#ledgers].map(([id, ledger]) => [id, ledger.copy()]));
    this.#committed = new Map(other.#committed);
    this.#states = new Map(other.#states);
  }

  #follow(before: MailingRow | undefined, row: MailingRow): void {
    this.#indexes.note(before, row);
    if (before?.state !== row.state) {
      this.#count(row.state, 1);
      if (before !== undefined) this.#count(before.state, -1);
    }
    this.#commit(row, committedPrice(row) - (before === undefined ? 0 : committedPrice(before)));
    if (row.due !== null && row.due.sequence !== before?.due?.sequence) {
      this.#dueQueue.add({ at: row.due.at, sequence: row.due.sequence, kind: 'mailing', id: row.id });
    }
  }

  #count(state: MailingState, difference: number): void {
    this.#states.set(state, (this.#states.get(state) ?? 0) + difference);
  }

  #commit(row: MailingRow, difference: Money): void {
    if (difference === 0) return;
    this.#committed.set(EVERY_CAMPAIGN, this.committed() + difference);
    this.#committed.set(row.campaign_id, this.committed(row.campaign_id) + difference);
  }

  #enterLedger(before: MailingRow | undefined, row: MailingRow): void {
    if (row.mailed_at === null || (before !== undefined && before.mailed_at !== null)) return;
    if (row.mode === 'production') this.ledger(row.campaign_id).add(row.mailed_at, row.price);
  }
}

const EVERY_CAMPAIGN = '';

/** A test mailing draws on no budget (D16); a piece that ends unmailed gives back what it took. */
function committedPrice(row: MailingRow): Money {
  if (row.mode === 'test') return 0;
  return row.mailed_at !== null || row.state === 'production' ? row.price : 0;
}
