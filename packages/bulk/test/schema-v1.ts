/** The tables of version 1, as they were: what a ledger of that time is migrated from. Data, not code in use. */
export function schemaV1({ name }: { name: 'sqlite' | 'postgres' }): string[] {
  const bytes = name === 'sqlite' ? 'BLOB' : 'BYTEA';
  const clustered = name === 'sqlite' ? ' WITHOUT ROWID' : '';
  return [
    `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)${clustered}`,
    // Counters are kept, never counted: a count over five million rows takes a second.
    `CREATE TABLE run (
      no BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, hash TEXT UNIQUE, name TEXT NOT NULL, state TEXT NOT NULL,
      reason TEXT, campaign_id TEXT NOT NULL, plan TEXT NOT NULL, options TEXT NOT NULL,
      account TEXT, audit TEXT NOT NULL, settle_until BIGINT NOT NULL, audited_until BIGINT, audited_at BIGINT NOT NULL,
      opened_at BIGINT, identity TEXT, chunk_size BIGINT NOT NULL,
      created_at BIGINT NOT NULL, planned_by TEXT, approved_at BIGINT, approved_by TEXT, finished_at BIGINT,
      begun BIGINT NOT NULL, allowed BIGINT, spent BIGINT NOT NULL, unit_cost BIGINT, max_cost BIGINT,
      pending BIGINT NOT NULL, sending BIGINT NOT NULL, sent BIGINT NOT NULL, rejected BIGINT NOT NULL,
      unknown BIGINT NOT NULL, absent BIGINT NOT NULL, held BIGINT NOT NULL, excluded BIGINT NOT NULL)`,
    `CREATE TABLE chunk (
      run BIGINT NOT NULL, n BIGINT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, state TEXT NOT NULL,
      owner TEXT, fence BIGINT NOT NULL, lease_until BIGINT NOT NULL, PRIMARY KEY (run, n))${clustered}`,
    `CREATE TABLE piece (
      run BIGINT NOT NULL, n BIGINT NOT NULL, state TEXT NOT NULL, reason TEXT, body TEXT,
      row_hash ${bytes}, person ${bytes}, household ${bytes}, mailbox ${bytes},
      attempt BIGINT NOT NULL DEFAULT 0, epoch TEXT, fence BIGINT, from_t BIGINT, to_t BIGINT,
      since BIGINT, walks BIGINT, walked_at BIGINT, mailing_id TEXT, cost BIGINT, remote TEXT, sent_at BIGINT,
      PRIMARY KEY (run, n))${clustered}`,
    // Small: only what a walk has to look for, or an operator.
    `CREATE INDEX piece_unsettled ON piece (run, state, n) WHERE state IN ('unknown', 'absent', 'held')`,
    `CREATE TABLE attempt (run BIGINT NOT NULL, n BIGINT NOT NULL, attempt BIGINT NOT NULL, epoch TEXT NOT NULL,
      PRIMARY KEY (run, n, attempt))${clustered}`,
    `CREATE TABLE opening (run BIGINT NOT NULL, epoch TEXT NOT NULL, worker TEXT NOT NULL, opened_at BIGINT NOT NULL,
      service_at BIGINT, seen BIGINT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (run, epoch))${clustered}`,
    `CREATE TABLE event (run BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, n BIGINT, kind TEXT NOT NULL,
      detail TEXT, who TEXT, PRIMARY KEY (run, seq))${clustered}`,
    `CREATE TABLE limiter (token TEXT PRIMARY KEY, tat DOUBLE PRECISION NOT NULL, rate DOUBLE PRECISION NOT NULL,
      blocked_until BIGINT NOT NULL, cut_at BIGINT NOT NULL, climbed_at BIGINT NOT NULL, gentle BIGINT NOT NULL)${clustered}`,
    `CREATE TABLE override (person ${bytes} PRIMARY KEY, at BIGINT NOT NULL, who TEXT)${clustered}`,
    `CREATE TABLE forgotten (person ${bytes} PRIMARY KEY, at BIGINT NOT NULL)${clustered}`,
    `CREATE TABLE suppressed (run BIGINT NOT NULL, person ${bytes} NOT NULL, PRIMARY KEY (run, person))${clustered}`,
  ];
}
