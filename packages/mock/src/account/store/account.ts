import type { MockSettings, SettingsChange } from '@direct-mail/contract/control/generated/models';
import type { Snapshot } from '@direct-mail/contract/control/types';
import { readDateTime } from '@direct-mail/contract/words/date-time';
import { dollars, type Money } from '../base/money.ts';
import { SeededRandom } from '../base/random.ts';
import { defaultSettings, withSettings } from '../base/settings.ts';
import { type Instant, LAST_INSTANT } from '../base/time.ts';
import { AudiencesTable } from './audiences-table.ts';
import { CreativesTable } from './creatives-table.ts';
import { DataSubjectRequestsTable } from './data-subject-requests-table.ts';
import { DeliveriesTable } from './deliveries-table.ts';
import { DueQueue } from './due-queue.ts';
import { MailingsTable } from './mailings-table.ts';
import { MembersTable } from './members-table.ts';
import { OrdersTable } from './orders-table.ts';
import type {
  AppendRow,
  ArtworkRow,
  CampaignRow,
  DueAt,
  ErasedPeople,
  ImageRow,
  ProtectedAddressRow,
  TokenRow,
  WebhookRow,
} from './rows.ts';
import { type Change, type Row, Table } from './table.ts';

export interface AccountOptions {
  /** The source of all randomness (D54). */
  readonly seed: number | string;
  /** The account's time at the start. */
  readonly now: Instant;
  readonly settings?: SettingsChange | undefined;
  /** The key that hashes the addresses of erased people (D120), always the same; no snapshot has it. Default: made from the seed. */
  readonly erasureKey?: (() => string | undefined) | undefined;
}

/**
 * One account of the service: its rows, what is derived from them, and its time. Pure: time and randomness come from outside, and
 * every write is recorded until the record is taken.
 */
export class Account {
  /** Every table, in the order in which they are loaded. */
  readonly tables: readonly Table<Row>[];
  readonly dueQueue = new DueQueue();
  readonly tokens: Table<TokenRow>;
  readonly campaigns: Table<CampaignRow>;
  readonly creatives: CreativesTable;
  readonly artwork: Table<ArtworkRow>;
  readonly mailings: MailingsTable;
  readonly appendTable: Table<AppendRow>;
  readonly images: Table<ImageRow>;
  readonly audiences: AudiencesTable;
  readonly members: MembersTable;
  readonly protectedAddresses: Table<ProtectedAddressRow>;
  readonly orders: OrdersTable;
  readonly dataSubjectRequests: DataSubjectRequestsTable;
  readonly webhooks: Table<WebhookRow>;
  readonly deliveries: DeliveriesTable;
  #random: SeededRandom;
  #erasureKey: () => string;
  #settings: MockSettings;
  #now: Instant;
  #counters: Record<string, number> = {};
  #changes: Change[] = [];
  #erased: ErasedPeople[] = [];

  constructor(options: AccountOptions) {
    const record = (change: Change): void => {
      this.#changes.push(change);
    };
    const random = new SeededRandom(options.seed);
    this.#random = random;
    this.#erasureKey = () => options.erasureKey?.() ?? random.hex('erasure', 'key', 64);
    this.#now = options.now;
    this.#settings = withSettings(defaultSettings, options.settings ?? {});
    this.tokens = new Table('tokens', record);
    this.campaigns = new Table('campaigns', record);
    this.creatives = new CreativesTable(record);
    this.artwork = new Table('artwork', record);
    this.mailings = new MailingsTable(record, this.dueQueue);
    this.appendTable = new Table('append_table', record);
    this.images = new Table('images', record);
    this.audiences = new AudiencesTable(record, () => this.random);
    this.members = new MembersTable(record);
    this.protectedAddresses = new Table('protected_addresses', record);
    this.orders = new OrdersTable(record);
    this.dataSubjectRequests = new DataSubjectRequestsTable(record, this.dueQueue);
    this.webhooks = new Table('webhooks', record);
    this.deliveries = new DeliveriesTable(record, this.dueQueue);
    this.tables = [
      this.tokens,
      this.campaigns,
      this.creatives,
      this.artwork,
      this.mailings,
      this.appendTable,
      this.images,
      this.audiences,
      this.members,
      this.protectedAddresses,
      this.orders,
      this.dataSubjectRequests,
      this.webhooks,
      this.deliveries,
    ] as unknown as Table<Row>[];
  }

  get random(): SeededRandom {
    return this.#random;
  }

  get erasureKey(): string {
    return this.#erasureKey();
  }

  get now(): Instant {
    return this.#now;
  }

  get settings(): MockSettings {
    return this.#settings;
  }

  /** What is left of the credit balance, as ten-thousandths of a dollar; null without a limit (D108). */
  get creditLeft(): Money | null {
    const { creditBalance } = this.#settings;
    if (creditBalance === null) return null;
    return dollars(creditBalance) + (this.#counters[SPENT_BEFORE] ?? 0) - this.mailings.committed();
  }

  /** The settings as they are now: of the credit balance, what is left (D108). */
  get shownSettings(): MockSettings {
    const left = this.creditLeft;
    return left === null ? this.#settings : { ...this.#settings, creditBalance: left / dollars(1) };
  }

  changeSettings(change: SettingsChange): void {
    this.#settings = withSettings(this.#settings, change);
    // A balance that is set now is drawn down by what is mailed from now on.
    if (change.creditBalance !== undefined) this.#counters[SPENT_BEFORE] = this.mailings.committed();
    this.#changes.push({ table: 'settings', id: 'settings', row: { id: 'settings', ...this.#settings } as Row });
  }

  /** Time never goes back: an earlier instant leaves it where it is. It ends with the year 9999. */
  moveTo(instant: Instant): void {
    if (instant > this.#now) this.#now = Math.min(instant, LAST_INSTANT);
  }

  /** Records that time was moved where no row may have changed: an advance or a sleep is kept like every other change. */
  recordTime(): void {
    this.#changes.push({ table: CLOCK, id: CLOCK, row: { id: CLOCK } });
  }

  /** A new id, the n-th of its kind (D54). */
  newId(kind: string): string {
    return this.random.uuid(kind, this.#next(kind));
  }

  /** The moment `seconds` after `from`, with the next sequence number. */
  dueAfter(from: Instant, seconds: number): DueAt {
    return { at: Math.min(from + Math.round(seconds * 1000), LAST_INSTANT), sequence: this.#next('sequence') };
  }

  /** The place of a creation or change among all of the account's, for lists of one instant (D09). */
  nextChange(): number {
    return this.#next('change');
  }

  /** Notes who was erased, for the journal to drop what it holds about them (D35). */
  noteErased(erased: ErasedPeople): void {
    this.#erased.push(erased);
  }

  takeErased(): readonly ErasedPeople[] {
    return this.#erased.splice(0);
  }

  /** Everything written since the last call: one operation's change set. */
  takeChanges(): readonly Change[] {
    if (this.#changes.length === 0) return NO_CHANGES;
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** Takes over a whole account as it was written down, its time included; what is derived is derived again. */
  load(snapshot: StoredAccount, erasureKey?: string): void {
    const key = snapshot.erasure_key ?? erasureKey;
    this.#become(
      new SeededRandom(snapshot.seed),
      key === undefined ? this.#erasureKey : () => key,
      snapshot.settings as MockSettings,
      readDateTime(snapshot.now)?.instant ?? 0,
      snapshot.counters,
    );
    this.dueQueue.clear();
    for (const table of this.tables) table.load(snapshot.tables[table.name] ?? []);
  }

  /** Takes over another account; rows, being immutable, are shared. */
  share(other: Account): void {
    this.#become(other.#random, other.#erasureKey, other.#settings, other.#now, other.#counters);
    this.dueQueue.share(other.dueQueue);
    for (const [index, table] of this.tables.entries()) table.share(other.tables[index] as Table<Row>);
  }

  #become(
    random: SeededRandom,
    erasureKey: () => string,
    settings: MockSettings,
    now: Instant,
    counters: Readonly<Record<string, number>>,
  ): void {
    this.#random = random;
    this.#erasureKey = erasureKey;
    this.#settings = withSettings(defaultSettings, settings);
    this.#now = now;
    this.#counters = { ...counters };
    this.#changes = [REPLACED];
    this.#erased = [];
  }

  get counters(): Readonly<Record<string, number>> {
    return this.#counters;
  }

  #next(kind: string): number {
    const n = (this.#counters[kind] ?? 0) + 1;
    this.#counters[kind] = n;
    return n;
  }
}

/** An account as a data folder holds it: a snapshot, and the key that no snapshot has. */
export interface StoredAccount extends Snapshot {
  readonly erasure_key?: string;
}

/** The counter that holds what was committed when the credit balance was set (D108). */
const SPENT_BEFORE = 'committed before credit';

/** The name of the change that is the time alone: no table has it. */
export const CLOCK = 'clock';

/** Marks the whole account as replaced: all of it must be persisted again. */
export const REPLACED: Change = { table: '*', id: '*', row: null };

const NO_CHANGES: readonly Change[] = [];
