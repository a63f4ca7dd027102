import { breakerOf, withOutcomes } from '../breaker.ts';
import { dayLimitReason, leftToday } from '../day-limit.ts';
import type { Claim, SendLedger, Turn, TurnResult } from '../interfaces/sending.ts';
import { idOf, setTurns, turnsOf } from '../ledger-id.ts';
import { roomOf } from '../room.ts';
import type { LiveRun, PendingPiece, Result } from '../rows.ts';
import { count, lockForTurn, lockOnly, log } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';
import { adoptAll } from './adopt.ts';

interface ChunkRow {
  n: number;
  first: number;
  last: number;
  fence: number;
  state: string;
  lease_until: number;
}

const numberColumn = { n: 'bigint' } as const;

const resultColumns = {
  n: 'bigint',
  state: 'text',
  mailing_id: 'text',
  cost: 'bigint',
  remote: 'text',
  reason: 'text',
  to_t: 'bigint',
  creative_id: 'text',
} as const;

/** Chunk 0 is the keeper's and has no pieces. */
export const sendSteps = (store: Store): SendLedger => ({
  claim: (run, owner, lease, n) =>
    store.transaction(async (sql): Promise<Claim | undefined> => {
      await lockOnly(sql, store, run);
      const now = await sql.now();
      const [chunk] = await sql.all<ChunkRow>(
        `SELECT * FROM chunk WHERE run = ? AND state = 'open' AND (lease_until <= ? OR lease_until > ?) AND ${n === undefined ? 'n > 0' : 'n = ?'}
         ORDER BY n LIMIT 1`,
        [run, now, now + beyond(lease), ...(n === undefined ? [] : [n])],
      );
      if (chunk === undefined) return undefined;
      const fence = chunk.fence + 1;
      await sql.run('UPDATE chunk SET owner = ?, fence = ?, lease_until = ? WHERE run = ? AND n = ?', [
        owner,
        fence,
        now + lease,
        run,
        chunk.n,
      ]);
      // Requests of the former owner may have arrived: never pending.
      const lapsed = await sql.run(
        `UPDATE piece SET state = 'unknown', reason = 'the worker that sent it ended', since = ?, walks = -1
         WHERE run = ? AND n BETWEEN ? AND ? AND state = 'sending'`,
        [now, run, chunk.first, chunk.last],
      );
      await count(sql, run, { sending: -lapsed, unknown: lapsed });
      return { n: chunk.n, first: chunk.first, last: chunk.last, fence };
    }),

  pending: (run, claim) =>
    store.transaction((sql) =>
      sql.all<PendingPiece>(
        `SELECT n, body, row_hash, person, who, attempt FROM piece WHERE run = ? AND n BETWEEN ? AND ? AND state = 'pending' ORDER BY n`,
        [run, claim.first, claim.last],
      ),
    ),

  turn: async (turn) => {
    let counted: { id: string; count: number } | undefined;
    const taken = await store.transaction(async (sql) => {
      const result = await takeTurn(sql, store, turn);
      if (result.begun.length === 0 || store.witness === undefined) return result;
      counted = { id: await idOf(sql), count: (await turnsOf(sql)) + 1 };
      await setTurns(sql, counted.count);
      return result;
    });
    // After the commit and before a piece is sent: what is not committed was not sent.
    if (counted !== undefined) store.witness?.write(counted.id, counted.count);
    return taken;
  },

  release: (run, chunk, fence) =>
    store.transaction(async (sql) => {
      await lockOnly(sql, store, run);
      await sql.run(
        `UPDATE chunk SET owner = NULL, lease_until = 0, state = CASE WHEN n > 0 AND NOT EXISTS
           (SELECT 1 FROM piece WHERE piece.run = chunk.run AND piece.n BETWEEN chunk.first AND chunk.last
            AND piece.state IN ('pending', 'sending')) THEN 'done' ELSE state END
         WHERE run = ? AND n = ? AND fence = ?`,
        [run, chunk, fence],
      );
    }),
});

/**
 * Later than any lease: it was taken while the clock was ahead. Leases of workers with other settings may be longer
 * than this one's.
 */
const beyond = (lease: number): number => Math.max(lease * 10, 600_000);

async function takeTurn(sql: Sql, store: Store, turn: Turn): Promise<TurnResult> {
  const { day_limits, ...run } = await lockForTurn(sql, store, turn.run);
  const { now, changed: owned } = await sql.timed(
    `UPDATE chunk SET lease_until = @now + ? WHERE run = ? AND n = ? AND fence = ? AND state = 'open'`,
    [turn.lease, turn.run, turn.chunk, turn.fence],
  );
  const { change, answers, cost_seen } = await settle(sql, store, turn, run, now);
  const broken = run.state === 'running' && answers !== run.answers ? breakerOf(answers, turn.results) : null;
  const seen = { cost_seen, sent: run.sent + (change.sent ?? 0) };
  const freed = {
    begun: run.begun - (change.pending ?? 0) - (change.excluded ?? 0),
    sending: run.sending + (change.sending ?? 0),
  };
  const spent = { spent: run.spent + (change.spent ?? 0), unknown: run.unknown + (change.unknown ?? 0) };
  const known = turn.hash === undefined || turn.hash === run.hash;
  const theirs = turn.account === undefined || run.account === null || turn.account === run.account;
  // The server restarted: start nothing until a worker has noticed and read the list.
  const same = run.identity === null || run.identity === (await sql.identity());
  const room =
    owned && known && theirs && same && broken === null ? roomOf({ ...run, ...seen, ...freed, ...spent }) : 0;
  const wanted = Math.min(room, turn.begin.length);
  const moved = { ...freed, ...spent };
  const left = wanted === 0 || day_limits === null ? wanted : await leftToday(sql, store, run, moved, now);
  const allowed = Math.min(wanted, left);
  const tripped = wanted > 0 && allowed === 0 ? dayLimitReason : broken;
  const begun = allowed > 0 ? await begin(sql, store, turn, turn.begin.slice(0, allowed)) : [];
  const counted = {
    ...change,
    pending: (change.pending ?? 0) - begun.length,
    sending: (change.sending ?? 0) + begun.length,
    // Pieces that were rejected or never left do not count: a canary needs pieces that may exist.
    begun: begun.length - (change.pending ?? 0) - (change.excluded ?? 0),
  };
  await count(
    sql,
    turn.run,
    counted,
    answers === run.answers && cost_seen === run.cost_seen ? {} : { answers, cost_seen },
  );
  if (tripped !== null) {
    // For all workers: each reads it in its next turn.
    await sql.run(`UPDATE run SET state = 'stopped', reason = ? WHERE no = ?`, [tripped, run.no]);
    await log(sql, run.no, 'stopped', tripped);
  }
  return { owned, begun, run: tripped === null ? run : { ...run, state: 'stopped', reason: tripped } };
}

async function begin(sql: Sql, store: Store, turn: Turn, pieces: readonly PendingPiece[]): Promise<number[]> {
  if (pieces.length === 0) return [];
  // A further attempt: its earlier references stay valid.
  if (pieces.some(({ attempt }) => attempt > 0)) {
    await sql.run(
      `INSERT INTO attempt (run, n, attempt, epoch) SELECT p.run, p.n, p.attempt, p.epoch
       FROM ${store.dialect.records('r', numberColumn)}, piece p
       WHERE p.run = ? AND p.n = r.n AND p.epoch IS NOT NULL ON CONFLICT DO NOTHING`,
      [JSON.stringify(pieces.map(({ n }) => ({ n }))), turn.run],
    );
  }
  return sql.each(
    `UPDATE piece SET state = 'sending', attempt = attempt + 1, epoch = ?, fence = ?, from_t = ?, to_t = ?
     FROM @records WHERE piece.run = ? AND piece.n = r.n AND piece.state = 'pending'`,
    numberColumn,
    pieces.map(({ n }) => ({ n })),
    [turn.epoch, turn.fence, turn.from_t, turn.to_t ?? null, turn.run],
  );
}

type Change = Partial<Record<'pending' | 'sending' | 'sent' | 'rejected' | 'unknown' | 'excluded' | 'spent', number>>;

interface Settled {
  change: Change;
  answers: string;
  cost_seen: number | null;
}

/** Results of this fence; with an older fence, only the proof that a mailing was created counts. */
async function settle(sql: Sql, store: Store, turn: Turn, run: LiveRun, now: number): Promise<Settled> {
  if (turn.results.length === 0) return { change: {}, answers: run.answers, cost_seen: run.cost_seen };
  const changed = await sql.each(
    `UPDATE piece SET state = r.state, mailing_id = r.mailing_id, cost = r.cost, remote = r.remote, reason = r.reason,
       creative_id = r.creative_id, to_t = r.to_t, since = CAST(? AS BIGINT), walks = -1, sent_at = CASE WHEN r.state = 'sent' THEN CAST(? AS BIGINT) ELSE NULL END,
       body = CASE WHEN r.state = 'sent' THEN NULL ELSE piece.body END
     FROM @records WHERE piece.run = ? AND piece.n = r.n AND piece.state = 'sending' AND piece.fence = ?`,
    resultColumns,
    turn.results,
    [now, now, turn.run, turn.fence],
  );
  const moved = new Set(changed);
  const change: Required<Change> = { pending: 0, sending: 0, sent: 0, rejected: 0, unknown: 0, excluded: 0, spent: 0 };
  const late: Result[] = [];
  for (const result of turn.results) {
    if (!moved.has(result.n)) {
      late.push(result);
      continue;
    }
    change.sending -= 1;
    change[result.state] += 1;
    change.spent += result.cost ?? 0;
  }
  const proofs = late.filter(({ state, mailing_id }) => state === 'sent' && mailing_id !== null);
  if (proofs.length > 0)
    await adoptAll(
      sql,
      store,
      turn.run,
      proofs.map((proof) => evidenceOf(proof, turn)),
    );
  const settled = turn.results.filter(({ n }) => moved.has(n));
  await leaveOutForgotten(sql, turn.run, settled, change);
  const dearest = Math.max(run.cost_seen ?? 0, ...settled.map(({ cost }) => cost ?? 0));
  return { change, answers: withOutcomes(run.answers, settled), cost_seen: dearest > 0 ? dearest : null };
}

/** Do not send again to a person who was erased while the failed request was in flight. */
async function leaveOutForgotten(
  sql: Sql,
  run: number,
  results: readonly Result[],
  change: Required<Change>,
): Promise<void> {
  for (const { n } of results.filter(({ state }) => state === 'pending')) {
    const gone = await sql.run(
      `UPDATE piece SET state = 'excluded', reason = 'forgotten' WHERE run = ? AND n = ? AND state = 'pending' AND body IS NULL`,
      [run, n],
    );
    change.excluded += gone;
    // Released: it no longer counts as started.
    change.pending -= gone;
  }
}

const evidenceOf = (proof: Result, turn: Turn) => ({
  n: proof.n,
  epoch: turn.epoch,
  mailing_id: proof.mailing_id ?? '',
  created_at: proof.to_t ?? 0,
  remote: proof.remote ?? '',
  cost: proof.cost,
  creative_id: proof.creative_id ?? null,
});
