import type { Dialect } from './sql.ts';

/**
 * Must match the partial index's condition textually, or SQLite does not use it. Not `IN`: for three values SQLite
 * builds a table on every write, which doubles its time.
 */
export const UNSETTLED = `(state = 'unknown' OR state = 'absent' OR state = 'held')`;

const unsettledIndex = `CREATE INDEX piece_unsettled ON piece (run, state, n) WHERE ${UNSETTLED}`;

const unsettledStatistics = `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('piece', 'piece_unsettled', '30 30 2 1')`;

/** SQLite statistics. Without them its query planner underestimates a run and scans all of it for each row. */
export const statistics = [
  'ANALYZE sqlite_schema',
  `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('piece', 'piece', '1000000 1000000 1')`,
  unsettledStatistics,
];

/** Tables of the current version. The stores differ only in `bytes` and row clustering. */
export function schema({ name }: Pick<Dialect, 'name'>): string[] {
  const bytes = name === 'sqlite' ? 'BLOB' : 'BYTEA';
  const clustered = name === 'sqlite' ? ' WITHOUT ROWID' : '';
  return [
    `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)${clustered}`,
    // Counters are maintained, because counting five million rows takes a second.
    `CREATE TABLE run (
      no BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, hash TEXT UNIQUE, name TEXT NOT NULL, state TEXT NOT NULL,
      reason TEXT, campaign_id TEXT NOT NULL, plan TEXT NOT NULL, options TEXT NOT NULL,
      account TEXT, audit TEXT NOT NULL, settle_until BIGINT NOT NULL, audited_until BIGINT, audited_at BIGINT NOT NULL,
      opened_at BIGINT, identity TEXT, chunk_size BIGINT NOT NULL,
      created_at BIGINT NOT NULL, planned_by TEXT, approved_at BIGINT, approved_by TEXT, finished_at BIGINT,
      begun BIGINT NOT NULL, allowed BIGINT, spent BIGINT NOT NULL, unit_cost BIGINT, max_cost BIGINT,
      cost_seen BIGINT, answers TEXT NOT NULL DEFAULT '', blanked_at BIGINT,
      pending BIGINT NOT NULL, sending BIGINT NOT NULL, sent BIGINT NOT NULL, rejected BIGINT NOT NULL,
      unknown BIGINT NOT NULL, absent BIGINT NOT NULL, held BIGINT NOT NULL, excluded BIGINT NOT NULL)`,
    `CREATE TABLE chunk (
      run BIGINT NOT NULL, n BIGINT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, state TEXT NOT NULL,
      owner TEXT, fence BIGINT NOT NULL, lease_until BIGINT NOT NULL, PRIMARY KEY (run, n))${clustered}`,
    `CREATE TABLE piece (
      run BIGINT NOT NULL, n BIGINT NOT NULL, state TEXT NOT NULL, reason TEXT, body TEXT,
      row_hash ${bytes}, person ${bytes}, household ${bytes}, mailbox ${bytes}, who ${bytes},
      attempt BIGINT NOT NULL DEFAULT 0, epoch TEXT, fence BIGINT, from_t BIGINT, to_t BIGINT,
      since BIGINT, walks BIGINT, walked_at BIGINT, mailing_id TEXT, cost BIGINT, remote TEXT, sent_at BIGINT,
      line BIGINT, twin BIGINT, ${resultColumns.join(', ')}, PRIMARY KEY (run, n))${clustered}`,
    unsettledIndex,
    `CREATE TABLE attempt (run BIGINT NOT NULL, n BIGINT NOT NULL, attempt BIGINT NOT NULL, epoch TEXT NOT NULL,
      PRIMARY KEY (run, n, attempt))${clustered}`,
    `CREATE TABLE opening (run BIGINT NOT NULL, epoch TEXT NOT NULL, worker TEXT NOT NULL, opened_at BIGINT NOT NULL,
      service_at BIGINT, seen BIGINT NOT NULL, identity TEXT NOT NULL, note TEXT, PRIMARY KEY (run, epoch))${clustered}`,
    `CREATE TABLE event (run BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, n BIGINT, kind TEXT NOT NULL,
      detail TEXT, who TEXT, PRIMARY KEY (run, seq))${clustered}`,
    `CREATE TABLE limiter (token TEXT PRIMARY KEY, tat DOUBLE PRECISION NOT NULL, rate DOUBLE PRECISION NOT NULL,
      blocked_until BIGINT NOT NULL, cut_at BIGINT NOT NULL, climbed_at BIGINT NOT NULL, gentle BIGINT NOT NULL)${clustered}`,
    `CREATE TABLE forgotten (person ${bytes} PRIMARY KEY, at BIGINT NOT NULL)${clustered}`,
    `CREATE TABLE suppressed (run BIGINT NOT NULL, person ${bytes} NOT NULL, PRIMARY KEY (run, person))${clustered}`,
    ...added({ name }),
    formerKey({ name }),
    ...forResults({ name }),
    ...forApprovals({ name }),
    ...withoutStatistics({ name }),
  ];
}

/** Columns that hold texts about people. */
const texts = [
  ['piece', 'body'],
  ['piece', 'reason'],
  ['event', 'detail'],
  ['run', 'plan'],
] as const;

/** PostgreSQL keeps the most common values of a column in its statistics, of erased people too: these columns get none. */
function withoutStatistics({ name }: Pick<Dialect, 'name'>): string[] {
  if (name === 'sqlite') return [];
  return texts.flatMap(([table, column]) => [
    `ALTER TABLE ${table} ALTER COLUMN ${column} SET STATISTICS 0`,
    // Deletes what an earlier version gathered.
    `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE TEXT`,
  ]);
}

/** Keys of people that came again, as an older ledger may hold them, with those that take their place. */
function formerKey({ name }: Pick<Dialect, 'name'>): string {
  const bytes = name === 'sqlite' ? 'BLOB' : 'BYTEA';
  return `CREATE TABLE former_key (former ${bytes} PRIMARY KEY, key ${bytes} NOT NULL)${name === 'sqlite' ? ' WITHOUT ROWID' : ''}`;
}

/**
 * Of a piece, added in version 6: its creative where the service chooses one, and when events say that it was mailed and delivered, in
 * milliseconds since 1970.
 */
const resultColumns = ['creative_id TEXT', 'mailed_at BIGINT', 'delivered_at BIGINT'];

/** Orders that were recorded for a run, as keys that only this ledger can compare, until their counts are final. */
function forResults({ name }: Pick<Dialect, 'name'>): string[] {
  const bytes = name === 'sqlite' ? 'BLOB' : 'BYTEA';
  const clustered = name === 'sqlite' ? ' WITHOUT ROWID' : '';
  return [
    `CREATE TABLE ordered (run BIGINT NOT NULL, id ${bytes} NOT NULL, at BIGINT NOT NULL, cents BIGINT, promo ${bytes},
      PRIMARY KEY (run, id))${clustered}`,
    `CREATE TABLE ordered_key (run BIGINT NOT NULL, id ${bytes} NOT NULL, place BIGINT NOT NULL, key ${bytes} NOT NULL,
      PRIMARY KEY (run, id, place))${clustered}`,
    `CREATE TABLE result (run BIGINT PRIMARY KEY, at BIGINT NOT NULL, counts TEXT NOT NULL)${clustered}`,
  ];
}

/** Added in version 7: who approved which plan, who may, and what each run had begun and spent when its day began. */
function forApprovals({ name }: Pick<Dialect, 'name'>): string[] {
  const clustered = name === 'sqlite' ? ' WITHOUT ROWID' : '';
  return [
    `CREATE TABLE approval (hash TEXT PRIMARY KEY, approved_by TEXT NOT NULL, approved_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL, pieces BIGINT NOT NULL, max_cost BIGINT, signature TEXT)${clustered}`,
    `CREATE TABLE approver (name TEXT PRIMARY KEY, public_key TEXT NOT NULL, added_at BIGINT NOT NULL, added_by TEXT,
      signature TEXT)${clustered}`,
    `CREATE TABLE day_start (run BIGINT PRIMARY KEY, day BIGINT NOT NULL, begun BIGINT NOT NULL, spent BIGINT NOT NULL)${clustered}`,
  ];
}

/** Whole tables and indexes added in version 2. */
function added({ name }: Pick<Dialect, 'name'>): string[] {
  const bytes = name === 'sqlite' ? 'BLOB' : 'BYTEA';
  const clustered = name === 'sqlite' ? ' WITHOUT ROWID' : '';
  return [
    // Only continued runs have separate lines; otherwise a piece's line is its number.
    `CREATE INDEX piece_line ON piece (run, line) WHERE line IS NOT NULL`,
    // Earlier plans of a run.
    `CREATE TABLE plan_hash (hash TEXT PRIMARY KEY, run BIGINT NOT NULL, at BIGINT NOT NULL)${clustered}`,
    `CREATE TABLE override (row_hash ${bytes} PRIMARY KEY, decision TEXT NOT NULL, at BIGINT NOT NULL, who TEXT)${clustered}`,
  ];
}

/** Statements that migrate from one version to the next. */
export const migrations: Readonly<Record<number, (dialect: Pick<Dialect, 'name'>) => string[]>> = {
  1: (dialect) => [
    'ALTER TABLE run ADD COLUMN cost_seen BIGINT',
    `ALTER TABLE run ADD COLUMN answers TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE run ADD COLUMN blanked_at BIGINT',
    'ALTER TABLE piece ADD COLUMN line BIGINT',
    'ALTER TABLE piece ADD COLUMN twin BIGINT',
    'ALTER TABLE opening ADD COLUMN note TEXT',
    // Never used.
    'DROP TABLE override',
    ...added(dialect),
  ],
  // Unknown for existing pieces.
  2: ({ name }) => [`ALTER TABLE piece ADD COLUMN who ${name === 'sqlite' ? 'BLOB' : 'BYTEA'}`],
  3: ({ name }) => [
    'DROP INDEX piece_unsettled',
    unsettledIndex,
    ...(name === 'sqlite' ? ['ANALYZE sqlite_schema', unsettledStatistics] : []),
  ],
  4: (dialect) => [
    formerKey(dialect),
    `INSERT INTO meta (name, value) VALUES ('former_keys', '1')`,
    ...withoutStatistics(dialect),
  ],
  5: (dialect) => [...resultColumns.map((column) => `ALTER TABLE piece ADD COLUMN ${column}`), ...forResults(dialect)],
  6: forApprovals,
};
