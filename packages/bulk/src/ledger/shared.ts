import { BulkError } from '../errors.ts';
import type { Counters, LiveRun, PieceState, RunRow } from './rows.ts';
import type { Sql, Store } from './sql.ts';

export const states: readonly PieceState[] = [
  'pending',
  'sending',
  'sent',
  'rejected',
  'unknown',
  'absent',
  'held',
  'excluded',
];

/** Every change of a run starts with this lock: what it decides on cannot change, in either store. */
export const lockRun = (sql: Sql, store: Store, no: number): Promise<RunRow> => lock<RunRow>(sql, store, no, '*');

/** The same for a worker's step, which does not need the plan. */
export const lockLive = (sql: Sql, store: Store, no: number): Promise<LiveRun> => lock<LiveRun>(sql, store, no, live);

/** The same for a turn, with the limits of a day: null while none are set, as nearly always. */
export const lockForTurn = (sql: Sql, store: Store, no: number): Promise<LiveRun & { day_limits: string | null }> =>
  lock(sql, store, no, `${live}, (SELECT value FROM meta WHERE name = '${DAY_LIMITS}') AS day_limits`);

/** The same for a change that does not depend on the run's row. */
export async function lockOnly(sql: Sql, store: Store, no: number): Promise<void> {
  await lock(sql, store, no, 'no');
}

async function lock<Row extends object>(sql: Sql, { dialect }: Store, no: number, columns: string): Promise<Row> {
  const [row] = await sql.all<Row>(`SELECT ${columns} FROM run WHERE no = ?${dialect.lock}`, [no]);
  if (row === undefined) throw new BulkError('ledger', 'the run is no longer in the ledger');
  return row;
}

/** Every column; a missing one does not compile. */
const liveColumns = {
  no: true,
  id: true,
  hash: true,
  state: true,
  reason: true,
  account: true,
  audit: true,
  settle_until: true,
  audited_until: true,
  opened_at: true,
  identity: true,
  begun: true,
  allowed: true,
  spent: true,
  unit_cost: true,
  max_cost: true,
  cost_seen: true,
  answers: true,
  pending: true,
  sending: true,
  sent: true,
  rejected: true,
  unknown: true,
  absent: true,
  held: true,
  excluded: true,
} as const satisfies Record<keyof LiveRun, true>;

const live = Object.keys(liveColumns).join(', ');

/** The name of the limits of a day among what a ledger keeps beside its tables. */
export const DAY_LIMITS = 'day_limits';

/** The condition for a piece in whose place another came. */
export const isReplaced = "(state = 'excluded' AND coalesce(reason, '') = 'replaced')";

/** The condition for a piece of an erased person. */
export const isErased = '(person IN (SELECT person FROM forgotten) OR mailbox IN (SELECT person FROM forgotten))';

export const hexOf = (key: Uint8Array): string => Buffer.from(key).toString('hex');

/** Workers send a heartbeat every five seconds at least; after this much silence, one counts as dead. */
export const SILENT = 10_000;

/** Updates counters together with their pieces; `set` in the same statement. */
export async function count(
  sql: Sql,
  no: number,
  change: Partial<Record<keyof Counters | 'begun' | 'spent', number>>,
  set: Partial<Pick<RunRow, 'answers' | 'cost_seen'>> = {},
) {
  const parts = Object.entries(change).filter(([, by]) => by !== 0);
  const values = Object.entries(set);
  if (parts.length + values.length === 0) return;
  const text = [...parts.map(([name]) => `${name} = ${name} + ?`), ...values.map(([name]) => `${name} = ?`)].join(', ');
  await sql.run(`UPDATE run SET ${text} WHERE no = ?`, [
    ...parts.map(([, by]) => by),
    ...values.map(([, value]) => value),
    no,
  ]);
}

export async function log(
  sql: Sql,
  no: number,
  kind: string,
  detail: string | null,
  n: number | null = null,
  who: string | null = null,
) {
  const [last] = await sql.all<{ seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM event WHERE run = ?', [no]);
  const at = await sql.now();
  await sql.run('INSERT INTO event (run, seq, at, n, kind, detail, who) VALUES (?, ?, ?, ?, ?, ?, ?)', [
    no,
    (last?.seq ?? 0) + 1,
    at,
    n,
    kind,
    detail,
    who,
  ]);
}

/** More requests that were lost, or are another ledger's, may still arrive: settle, and read the list once more. */
export async function settleAnew(sql: Sql, { no, state }: LiveRun, settle: number): Promise<void> {
  if (state === 'finished' || state === 'cancelled') return;
  const until = (await sql.now()) + settle;
  await sql.run(
    `UPDATE run SET audit = 'settle', settle_until = CASE WHEN settle_until >= ? THEN settle_until + 1 ELSE ? END WHERE no = ?`,
    [until, until, no],
  );
  const [last] = await sql.all<{ kind: string }>('SELECT kind FROM event WHERE run = ? ORDER BY seq DESC LIMIT 1', [
    no,
  ]);
  // One event for a read of many pages.
  if (last?.kind === 'lost') return;
  await log(sql, no, 'lost', 'the list shows mailings that this ledger did not intend; it settles and walks again');
}

/** Deletes a run with everything that belongs to it. */
export async function drop(sql: Sql, run: number): Promise<void> {
  for (const table of [
    'piece',
    'chunk',
    'suppressed',
    'event',
    'opening',
    'attempt',
    'plan_hash',
    'ordered',
    'ordered_key',
    'result',
    'day_start',
  ]) {
    await sql.run(`DELETE FROM ${table} WHERE run = ?`, [run]);
  }
  await sql.run('DELETE FROM run WHERE no = ?', [run]);
}

/** The account of a token that cannot read its organization. */
export const UNNAMED = 'unnamed';

export const isNamed = (account: string | undefined): account is string => account !== undefined && account !== UNNAMED;

/** Whether its mailings are not printed and cost nothing: production tokens read their organization, test tokens may not (D16). */
export const isTest = (account: string | null): boolean =>
  account !== null && (account === UNNAMED || /:(restricted$|test)/i.test(account));

/** Chunk 0 has no pieces: its lease makes one worker the keeper, who audits and resolves. */
export async function makeChunks(
  sql: Sql,
  run: number,
  { chunk, first, last, size }: { chunk: number; first: number; last: number; size: number },
): Promise<void> {
  const chunks: (string | number)[][] = chunk === 1 ? [[run, 0, 0, -1, 'open', 0, 0]] : [];
  for (let n = chunk, begin = first; begin <= last; n += 1, begin += size) {
    chunks.push([run, n, begin, Math.min(last, begin + size - 1), 'open', 0, 0]);
  }
  const columns = {
    run: 'bigint',
    n: 'bigint',
    first: 'bigint',
    last: 'bigint',
    state: 'text',
    fence: 'bigint',
    lease_until: 'bigint',
  } as const;
  await sql.insert('chunk', columns, chunks);
}
