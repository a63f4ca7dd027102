import { BulkError } from '../../errors.ts';
import { term, words } from '../../message.ts';
import { reasonFrom } from '../../reason.ts';
import type { Comparison, ContinuationLedger } from '../interfaces/continuation.ts';
import type { Approval } from '../interfaces/runs.ts';
import { bindAnew, isUnbound } from '../rebind.ts';
import type { PieceState, RunRow } from '../rows.ts';
import { drop, isReplaced, lockRun, log, makeChunks, states } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';

/**
 * May be printed, also where the operator dropped the held row, or the service excludes the person on purpose: the row
 * is never sent again.
 */
const KEPT = `(state IN ('sent', 'sending', 'unknown', 'absent', 'held')
  OR (state = 'excluded' AND reason = 'operator' AND attempt > 0)
  OR (state = 'rejected' AND remote IN ('suppressed', 'holdout')))`;

/** Held out before: so they stay, whatever a later plan says, or a comparison with the mailed would be of neither. */
const HELD_OUT = `(state = 'excluded' AND reason = 'holdout')`;

export const continueSteps = (store: Store): ContinuationLedger => ({
  former: (run) =>
    store.long(async (sql) => {
      const row = await lockRun(sql, store, run);
      return formerOf(sql, row);
    }),

  lastLine: (run) => store.transaction((sql) => lastLineOf(sql, run)),

  compare: (run, part) =>
    store.long(async (sql): Promise<Comparison | null> => {
      const row = await lockRun(sql, store, run);
      const former = await formerOf(sql, row);
      if (former === undefined) return null;
      await matchRows(sql, run, former.no);
      // Whom the run tried to mail, it mails: a lot that is drawn again puts no one in both groups.
      const drawnAgain = await sql.run(
        `UPDATE piece SET state = 'pending', reason = NULL WHERE run = ? AND ${HELD_OUT} AND person IN
         (SELECT person FROM piece WHERE run = ? AND (${KEPT} OR state = 'rejected'))`,
        [run, former.no],
      );
      const heldOut = await sql.run(
        `UPDATE piece SET state = 'excluded', reason = 'holdout' WHERE run = ? AND state = 'pending' AND twin IN
         (SELECT n FROM piece WHERE run = ? AND ${HELD_OUT})`,
        [run, former.no],
      );
      const already = await sql.run(
        `UPDATE piece SET state = 'excluded', reason = 'already' WHERE run = ? AND state = 'pending' AND twin IN
         (SELECT n FROM piece WHERE run = ? AND ${KEPT})`,
        [run, former.no],
      );
      const kept = await countOf(sql, `run = ? AND state = 'pending' AND twin IS NOT NULL`, [run]);
      const added = await countOf(sql, `run = ? AND state = 'pending' AND twin IS NULL`, [run]);
      const waiting = await countOf(sql, `run = ? AND state = 'pending'`, [former.no]);
      const [changed] = await sql.all<{ found: number }>(
        `SELECT count(*) AS found FROM piece AS p, piece AS f WHERE p.run = ? AND p.reason = 'already' AND f.run = ? AND f.n = p.twin
         AND p.person <> f.person`,
        [run, former.no],
      );
      const corrected = changed?.found ?? 0;
      const removed = part ? 0 : waiting - kept;
      return { run: former, already, held_out: heldOut - drawnAgain, corrected, kept, added, removed };
    }),
});

async function countOf(sql: Sql, condition: string, values: readonly number[]): Promise<number> {
  const [row] = await sql.all<{ found: number }>(`SELECT count(*) AS found FROM piece WHERE ${condition}`, values);
  return row?.found ?? 0;
}

/** The earlier run of the same campaign and name, which a new plan continues. */
async function formerOf(sql: Sql, row: RunRow): Promise<RunRow | undefined> {
  const [former] = await sql.all<RunRow>(
    `SELECT * FROM run WHERE campaign_id = ? AND name = ? AND no <> ? AND state NOT IN ('staging', 'planned')
     ORDER BY no DESC LIMIT 1`,
    [row.campaign_id, row.name, row.no],
  );
  return former;
}

/**
 * Matches planned pieces to the former run's pieces by person, else by row; pieces that may exist first, then waiting
 * ones. Set-based SQL, because lists can have millions of rows.
 */
async function matchRows(sql: Sql, run: number, former: number): Promise<void> {
  await sql.run('UPDATE piece SET twin = NULL WHERE run = ? AND twin IS NOT NULL', [run]);
  for (const which of [KEPT, HELD_OUT, `state = 'pending'`]) {
    // A waiting piece is excluded only for a reason of the new plan.
    const mine =
      which !== `state = 'pending'` ? `coalesce(piece.reason, '') <> 'duplicate'` : `piece.state = 'pending'`;
    for (const [key, condition] of [
      ['person', 'person IS NOT NULL'],
      ['row_hash', 'person IS NULL'],
      // A person whose address or name was corrected after sending is still the same person.
      ...(which === `state = 'pending'` ? [] : [['who', 'who IS NOT NULL'] as const]),
    ] as const) {
      await sql.run(
        `UPDATE piece SET twin = known.n FROM (SELECT ${key} AS which, min(n) AS n FROM piece WHERE run = ? AND ${which}
           AND ${condition} GROUP BY ${key}) AS known
         WHERE piece.run = ? AND piece.twin IS NULL AND ${mine} AND piece.${condition} AND piece.${key} = known.which`,
        [former, run],
      );
    }
  }
  // One per person: the row that would be sent, else the first.
  const order = `n + CASE WHEN state = 'pending' THEN 0 ELSE 1000000000000 END`;
  await sql.run(
    `UPDATE piece SET twin = NULL FROM (SELECT twin AS which, min(${order}) AS best FROM piece WHERE run = ? AND twin IS NOT NULL
       GROUP BY twin HAVING count(*) > 1) AS twice
     WHERE piece.run = ? AND piece.twin = twice.which AND piece.${order.replace('state', 'piece.state')} <> twice.best`,
    [run, run],
  );
}

/**
 * Merges an approved plan into the run it continues. Pieces that may exist stay unchanged, waiting rows stay queued,
 * new ones are appended, and rows no longer in the list are excluded.
 */
export async function continueRun(
  sql: Sql,
  store: Store,
  row: RunRow,
  approval: Approval,
): Promise<RunRow | undefined> {
  const found = await formerOf(sql, row);
  if (found === undefined) return undefined;
  const former = await lockRun(sql, store, found.no);
  const others = former.account !== null && former.account !== approval.account;
  refuse(former, row, approval, others && !(await isUnbound(sql, former)));
  if (others) await bindAnew(sql, former.no, approval.account);
  await sql.run(`UPDATE piece SET state = 'pending', reason = NULL WHERE run = ? AND reason = 'already'`, [row.no]);
  await matchRows(sql, row.no, former.no);
  const isPart = listsOf(row.plan).part === true;
  await (isPart ? correctRows(sql, former.no, row.no) : updateWaiting(sql, former.no, row.no));
  await append(sql, former.no, row.no, isPart);
  await recount(sql, former.no);
  const now = await sql.now();
  if (former.hash !== null) {
    await sql.run(
      'INSERT INTO plan_hash (hash, run, at) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET run = excluded.run, at = excluded.at',
      [former.hash, former.no, now],
    );
  }
  const rests = former.state === 'paused' || former.state === 'canary';
  const begun = former.begun + (approval.canary ?? 0);
  const limit = approval.canary === undefined ? approval.allowed : Math.min(approval.allowed ?? begun, begun);
  await log(sql, former.no, 'planned', `plan ${row.hash ?? ''}`, null, row.planned_by);
  await log(sql, former.no, 'approved', `continued by plan ${row.hash ?? ''}`, null, approval.by);
  await drop(sql, row.no);
  await sql.run('DELETE FROM plan_hash WHERE hash = ?', [row.hash]);
  await sql.run(
    `UPDATE run SET hash = ?, plan = ?, state = ?, reason = ?, options = ?, account = ?, allowed = ?, max_cost = ?, unit_cost = ?,
     planned_by = ?, created_at = ?, approved_by = ?, approved_at = ?, finished_at = NULL, answers = '' WHERE no = ?`,
    [
      row.hash,
      isPart ? withPart(former.plan, row.plan) : withEarlier(former.plan, row.plan),
      rests ? former.state : 'running',
      rests ? former.reason : null,
      approval.options,
      approval.account,
      former.state === 'canary' ? former.allowed : limit,
      approval.max_cost,
      approval.unit_cost ?? former.unit_cost,
      row.planned_by,
      row.created_at,
      approval.by,
      now,
      former.no,
    ],
  );
  return lockRun(sql, store, former.no);
}

function refuse(former: RunRow, row: RunRow, approval: Approval, bound: boolean): void {
  const called = former.name === '' ? 'without a name' : `named ${former.name}`;
  if (bound) {
    throw new BulkError(
      'access',
      words`this campaign’s run ${called} was sent with another token (mode ${former.account?.split(':')[1] ?? 'unknown'}), and this client sends with ${approval.account.split(':')[1] ?? approval.account}: to send the list with this token too, give the plan another ${term('name')}`,
    );
  }
  if (former.state === 'frozen') {
    throw new BulkError(
      'state',
      words`the run ${former.id}, which this plan continues, is frozen (${reasonFrom(former.reason ?? '').parts}): resume it first, or give the plan another ${term('name')}`,
    );
  }
  if (referenceOf(former) !== referenceOf(row)) {
    throw new BulkError(
      'plan',
      words`the run ${former.id}, which this plan continues, uses the merge tag ${referenceOf(former) ?? ''} for its references: plan with ${term('reference', referenceOf(former))}, or give the plan another ${term('name')}`,
    );
  }
}

/** What the ledger reads and joins of the plans that planning stores as JSON. */
interface PlanLists {
  source?: { path: string | null };
  summary?: { columns: object };
  reference?: string;
  part?: true;
  parts?: object[];
  earlier?: object[];
}

const listsOf = (plan: string) => JSON.parse(plan) as PlanLists;

/** Rows no longer in the list: the report reads them from an earlier list. */
function withEarlier(former: string, plan: string): string {
  const { source, earlier = [], summary } = listsOf(former);
  if (source === undefined || source.path === null || summary === undefined) return plan;
  return JSON.stringify({ ...listsOf(plan), earlier: [...earlier, { source, columns: summary.columns }] });
}

/** A list of corrected rows: the run's own stays, with its columns. */
function withPart(former: string, plan: string): string {
  const { source, earlier, summary, parts = [] } = listsOf(former);
  const { part: _, ...added } = listsOf(plan);
  return JSON.stringify({
    ...added,
    source,
    ...(earlier && { earlier }),
    parts: [...parts, { source: added.source, columns: added.summary?.columns }],
    summary: { ...added.summary, columns: summary?.columns },
  });
}

const referenceOf = ({ plan }: RunRow): string | undefined => listsOf(plan).reference;

/** A changed row that was never started is a new piece: a worker may hold the old text. */
async function renewChanged(sql: Sql, former: number, run: number): Promise<void> {
  await sql.run(
    `UPDATE piece SET twin = NULL FROM (SELECT n, row_hash FROM piece WHERE run = ? AND state = 'pending' AND attempt = 0) AS old
     WHERE piece.run = ? AND piece.twin = old.n AND piece.row_hash <> old.row_hash`,
    [former, run],
  );
}

/** Waiting rows: kept if unchanged, replaced if changed, excluded if no longer in the list. */
async function updateWaiting(sql: Sql, former: number, run: number): Promise<void> {
  await renewChanged(sql, former, run);
  const matched = '(SELECT twin, n, body, row_hash FROM piece WHERE run = ? AND twin IS NOT NULL) AS new';
  await sql.run(
    `UPDATE piece SET body = new.body, row_hash = new.row_hash FROM ${matched}
     WHERE piece.run = ? AND piece.n = new.twin AND piece.state = 'pending' AND piece.row_hash <> new.row_hash`,
    [run, former],
  );
  await sql.run('UPDATE piece SET line = 0 WHERE run = ?', [former]);
  await sql.run(
    `UPDATE piece SET line = new.n, row_hash = new.row_hash FROM ${matched} WHERE piece.run = ? AND piece.n = new.twin`,
    [run, former],
  );
  await sql.run(
    `DELETE FROM piece WHERE run = ? AND attempt = 0 AND ((state = 'excluded' AND NOT ${HELD_OUT}) OR (state = 'pending' AND line = 0))`,
    [former],
  );
  await sql.run(
    `UPDATE piece SET state = 'excluded', reason = 'removed' WHERE run = ? AND state = 'pending' AND line = 0`,
    [former],
  );
  // Rejected earlier and listed again: sent again.
  for (const key of ['person', 'row_hash', 'who']) {
    await sql.run(
      `UPDATE piece SET state = 'excluded', reason = 'replaced' FROM
       (SELECT ${key} AS which FROM piece WHERE run = ? AND state = 'pending' AND twin IS NULL) AS new
       WHERE piece.run = ? AND piece.state = 'rejected' AND piece.${key} = new.which`,
      [run, former],
    );
  }
}

const lastLineOf = async (sql: Sql, run: number): Promise<number> => {
  const [found] = await sql.all<{ last: number | null }>(
    'SELECT max(coalesce(line, n)) AS last FROM piece WHERE run = ?',
    [run],
  );
  return found?.last ?? 0;
};

/** Rows to fix that were fixed: each takes the place of the row that it corrects, all others stay as they are. */
async function correctRows(sql: Sql, former: number, run: number): Promise<void> {
  await sql.run('UPDATE piece SET line = n WHERE run = ? AND line IS NULL', [former]);
  // A row that may have been sent meanwhile keeps its place, as does one that is held out.
  await sql.run(
    `UPDATE piece SET line = NULL WHERE run = ? AND twin IS NULL AND line IN
     (SELECT line FROM piece WHERE run = ? AND (${KEPT} OR ${HELD_OUT}))`,
    [run, former],
  );
  await renewChanged(sql, former, run);
  // Who turns out to be in the list already, at another row, is a duplicate of that one.
  await sql.run(
    `UPDATE piece SET reason = 'duplicate', person = new.person, who = new.who, row_hash = new.row_hash
     FROM (SELECT line, twin, person, who, row_hash FROM piece WHERE run = ? AND twin IS NOT NULL) AS new
     WHERE piece.run = ? AND piece.line = new.line AND piece.n <> new.twin AND piece.state = 'excluded' AND piece.attempt = 0
       AND NOT (piece.reason = 'holdout')`,
    [run, former],
  );
  const corrected = '(SELECT line FROM piece WHERE run = ? AND twin IS NULL AND line IS NOT NULL)';
  await sql.run(
    `DELETE FROM piece WHERE run = ? AND attempt = 0 AND state IN ('pending', 'excluded') AND line IN ${corrected}`,
    [former, run],
  );
  await sql.run(
    `UPDATE piece SET state = 'excluded', reason = 'replaced', line = 0 WHERE run = ? AND line IN ${corrected}`,
    [former, run],
  );
}

/** Above the last number ever used: references contain numbers, so they are never reused. */
async function append(sql: Sql, former: number, run: number, isPart: boolean): Promise<void> {
  const [end] = await sql.all<{ last: number; chunks: number }>(
    'SELECT max(last) AS last, max(n) AS chunks FROM chunk WHERE run = ?',
    [former],
  );
  const last = Math.max(0, end?.last ?? 0);
  const [made] = await sql.all<{ chunk_size: number }>('SELECT chunk_size FROM run WHERE no = ?', [former]);
  // A corrected row keeps the place of the list that it corrects; a new one is below that list.
  const line = isPart
    ? `coalesce(line, ${await lastLineOf(sql, former)} + row_number() OVER (PARTITION BY line IS NULL ORDER BY n))`
    : 'n';
  const added = await sql.run(
    `INSERT INTO piece (run, n, state, reason, body, row_hash, person, household, mailbox, who, line)
     SELECT ${former}, ${last} + row_number() OVER (ORDER BY n), state, reason, body, row_hash, person, household, mailbox, who, ${line}
     FROM piece WHERE run = ? AND twin IS NULL`,
    [run],
  );
  await makeChunks(sql, former, {
    chunk: (end?.chunks ?? 0) + 1,
    first: last + 1,
    last: last + added,
    size: made?.chunk_size ?? 500,
  });
}

/** Counters normally follow the pieces; only here are they recounted. */
async function recount(sql: Sql, run: number): Promise<void> {
  const rows = await sql.all<{ state: PieceState; found: number }>(
    // A piece that another replaced is that row no more.
    `SELECT state, count(*) AS found FROM piece WHERE run = ? AND NOT ${isReplaced} GROUP BY state`,
    [run],
  );
  const found = new Map(rows.map((row) => [row.state, row.found]));
  await sql.run(`UPDATE run SET ${states.map((state) => `${state} = ?`).join(', ')} WHERE no = ?`, [
    ...states.map((state) => found.get(state) ?? 0),
    run,
  ]);
}
