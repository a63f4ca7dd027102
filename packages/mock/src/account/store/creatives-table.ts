import type { CreativeRow } from './rows.ts';
import { type Change, Table } from './table.ts';

/** The creatives, and which campaign has which. */
export class CreativesTable extends Table<CreativeRow> {
  #byCampaign = new Map<string, readonly string[]>();

  constructor(record: (change: Change) => void) {
    super('creatives', record);
  }

  /** The creatives of a campaign by creation, oldest first (D58). */
  ofCampaign(campaignId: string): CreativeRow[] {
    return (this.#byCampaign.get(campaignId) ?? []).map((id) => this.get(id) as CreativeRow);
  }

  override put(row: CreativeRow): CreativeRow {
    if (!this.has(row.id)) this.#index(row);
    return super.put(row);
  }

  override load(rows: Iterable<CreativeRow>): void {
    this.#byCampaign = new Map();
    super.load(rows);
    for (const row of this.values()) this.#index(row);
  }

  override share(other: CreativesTable): void {
    super.share(other);
    this.#byCampaign = new Map(other.#byCampaign);
  }

  #index(row: CreativeRow): void {
    this.#byCampaign.set(row.campaign_id, [...(this.#byCampaign.get(row.campaign_id) ?? []), row.id]);
  }
}
