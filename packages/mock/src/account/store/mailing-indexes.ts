import { PeopleIndex } from './people-index.ts';
import { type MailingRow, noPerson, peopleOf } from './rows.ts';
import { Timeline } from './timeline.ts';

/** The two timelines of a campaign's mailings. */
export interface Timelines {
  readonly created_at: Timeline;
  readonly updated_at: Timeline;
}

/**
 * The orders and look-ups that only lists, searches and privacy requests need. Rows are noted as they are written and indexed
 * on the first search: most accounts are never searched, and a mailing that changed three times is indexed once.
 */
export class MailingIndexes {
  readonly #rowOf: (id: string) => MailingRow | undefined;
  #all = new Timeline();
  #byCampaign = new Map<string, Timelines>();
  readonly #people: PeopleIndex;
  /** Rows written since the indexes were asked, each as it was when it was last indexed. */
  #behind = new Map<string, MailingRow | undefined>();

  constructor(rowOf: (id: string) => MailingRow | undefined) {
    this.#rowOf = rowOf;
    this.#people = new PeopleIndex((id) => peopleOf(rowOf(id)));
  }

  /** Says that a row was written in the place of another, or of none. */
  note(before: MailingRow | undefined, row: MailingRow): void {
    if (before === undefined || !this.#behind.has(row.id)) this.#behind.set(row.id, before);
  }

  /** All of the account, by creation. */
  get all(): Timeline {
    this.#catchUp();
    return this.#all;
  }

  ofCampaign(campaignId: string): Timelines {
    this.#catchUp();
    return this.#timelines(campaignId);
  }

  get people(): PeopleIndex {
    this.#catchUp();
    return this.#people;
  }

  clear(): void {
    this.#all = new Timeline();
    this.#byCampaign = new Map();
    this.#people.clear();
    this.#behind = new Map();
  }

  share(other: MailingIndexes): void {
    this.#all = other.#all.copy();
    this.#byCampaign = new Map();
    for (const [id, { created_at, updated_at }] of other.#byCampaign) {
      this.#byCampaign.set(id, { created_at: created_at.copy(), updated_at: updated_at.copy() });
    }
    this.#people.share(other.#people);
    this.#behind = new Map(other.#behind);
  }

  #catchUp(): void {
    if (this.#behind.size === 0) return;
    const behind = this.#behind;
    this.#behind = new Map();
    const written: [MailingRow | undefined, MailingRow][] = [];
    for (const [id, before] of behind) {
      const row = this.#rowOf(id) as MailingRow;
      written.push([before, row]);
      if (row.person !== before?.person && row.person !== noPerson) this.#people.add(id, row.person, peopleOf(before));
    }
    // In the order of the timelines each entry lands beside the one before it.
    if (written.length > 1)
      written.sort(([, a], [, b]) => a.updated_at - b.updated_at || a.changed_nth - b.changed_nth);
    for (const [before, row] of written) this.#order(before, row);
  }

  #order(before: MailingRow | undefined, row: MailingRow): void {
    const campaign = this.#timelines(row.campaign_id);
    if (before === undefined) {
      this.#all.add(row.created_at, row.id, -row.created_nth);
      campaign.created_at.add(row.created_at, row.id, -row.created_nth);
    }
    // D09: at the same instant, the one that was created or changed last comes first.
    if (before?.changed_nth !== row.changed_nth) {
      if (before !== undefined) campaign.updated_at.remove(before.updated_at, row.id, -before.changed_nth);
      campaign.updated_at.add(row.updated_at, row.id, -row.changed_nth);
    }
  }

  #timelines(campaignId: string): Timelines {
    let timelines = this.#byCampaign.get(campaignId);
    if (timelines === undefined) {
      timelines = { created_at: new Timeline(), updated_at: new Timeline() };
      this.#byCampaign.set(campaignId, timelines);
    }
    return timelines;
  }
}
