import type { Agenda } from './agenda.ts';
import { Ledger } from './ledger.ts';
import type { Money } from './money.ts';
import { PeopleIndex } from './people.ts';
import { type MailingRow, nobody } from './rows.ts';
import { type Change, Table } from './table.ts';
import { Timeline } from './timeline.ts';

/** The two timelines of a campaign's mailings. */
export class Timelines {
  created_at = new Timeline();
  updated_at = new Timeline();

  copy(): Timelines {
    const copy = new Timelines();
    copy.created_at = this.created_at.copy();
    copy.updated_at = this.updated_at.copy();
    return copy;
  }
}

/**
 * The mailings with everything that is derived from them: timelines of the account and of each campaign, what is mailed and
 * committed, who was written to, and what falls due. A put keeps all of it in step with the row.
 */
export class MailingsTable extends Table<MailingRow> {
  readonly #agenda: Agenda;
  /** All of the account, by creation. */
  all = new Timeline();
  #byCampaign = new Map<string, Timelines>();
  #ledgers = new Map<string, Ledger>();
  #committed = new Map<string, Money>();
  readonly people = new PeopleIndex((id) => this.get(id)?.person);

  constructor(record: (change: Change) => void, agenda: Agenda) {
    super('mailings', record);
    this.#agenda = agenda;
  }

  ofCampaign(campaignId: string): Timelines {
    let timelines = this.#byCampaign.get(campaignId);
    if (timelines === undefined) {
      timelines = new Timelines();
      this.#byCampaign.set(campaignId, timelines);
    }
    return timelines;
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

  override put(row: MailingRow): MailingRow {
    const before = this.get(row.id);
    super.put(row);
    this.#index(before, row);
    this.#enterLedger(before, row);
    return row;
  }

  override load(rows: Iterable<MailingRow>): void {
    this.all = new Timeline();
    this.#byCampaign = new Map();
    this.#ledgers = new Map();
    this.#committed = new Map();
    this.people.clear();
    super.load(rows);
    const mailed: MailingRow[] = [];
    for (const row of this.values()) {
      this.#index(undefined, row);
      if (row.mailed_at !== null) mailed.push(row);
    }
    mailed.sort((a, b) => (a.mailed_at ?? 0) - (b.mailed_at ?? 0));
    for (const row of mailed) this.#enterLedger(undefined, row);
  }

  override share(other: MailingsTable): void {
    super.share(other);
    this.all = other.all.copy();
    this.#byCampaign = new Map([...other.#byCampaign].map(([id, timelines]) => [id, timelines.copy()]));
    this.#ledgers = new Map([...other.#ledgers].map(([id, ledger]) => [id, ledger.copy()]));
    this.#committed = new Map(other.#committed);
    this.people.share(other.people);
  }

  #index(before: MailingRow | undefined, row: MailingRow): void {
    const campaign = this.ofCampaign(row.campaign_id);
    if (before === undefined) {
      this.all.add(row.created_at, row.id);
      campaign.created_at.add(row.created_at, row.id);
    }
    if (before?.updated_at !== row.updated_at) {
      if (before !== undefined) campaign.updated_at.remove(before.updated_at, row.id);
      campaign.updated_at.add(row.updated_at, row.id);
    }
    if (row.person !== before?.person && row.person !== nobody) this.people.add(row.id, row.person);
    this.#commit(row, committedPrice(row) - (before === undefined ? 0 : committedPrice(before)));
    if (row.due !== null && row.due.sequence !== before?.due?.sequence) {
      this.#agenda.add({ at: row.due.at, sequence: row.due.sequence, kind: 'mailing', id: row.id });
    }
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
