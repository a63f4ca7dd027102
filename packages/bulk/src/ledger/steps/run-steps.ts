import type { RunLedger } from '../interfaces/runs.ts';
import type { Opening, WorkerLedger } from '../interfaces/workers.ts';
import { idOf, setTurns, turnsOf } from '../ledger-id.ts';
import { bindAnew, isUnbound } from '../rebind.ts';
import type { RunRow } from '../rows.ts';
import { lockLive, lockOnly, lockRun, log } from '../shared.ts';
import { filesOf, type Sql, type Store } from '../sql.ts';
import { continueRun } from './continue-steps.ts';

export const runSteps = (store: Store): RunLedger & WorkerLedger => ({
  runs: () =>
    store.transaction((sql) => sql.all<RunRow>(`SELECT * FROM run WHERE state <> 'staging' ORDER BY created_at, no`)),

  run: (key) =>
    store.transaction(async (sql) => {
      const [[column, value]] = Object.entries(key) as [[string, string | number]];
      const [row] = await sql.all<RunRow>(`SELECT * FROM run WHERE ${column} = ?`, [value]);
      if (row !== undefined || column !== 'hash') return row;
      const [known] = await sql.all<RunRow>(
        'SELECT * FROM run WHERE no IN (SELECT run FROM plan_hash WHERE hash = ?)',
        [value],
      );
      return known;
    }),

  approve: (run, approval) =>
    store.transaction(async (sql) => {
      // Two plans of one name approved at the same time: the second continues the run of the first.
      await sql.all(
        `SELECT other.no AS no FROM run AS other, (SELECT campaign_id, name FROM run WHERE no = ?) AS own
         WHERE other.campaign_id = own.campaign_id AND other.name = own.name ORDER BY other.no${store.dialect.lock === '' ? '' : `${store.dialect.lock} OF other`}`,
        [run],
      );
      const row = await lockRun(sql, store, run);
      if (row.state !== 'planned') return row;
      const continued = await continueRun(sql, store, row, approval);
      if (continued !== undefined) return continued;
      await sql.run(
        `UPDATE run SET state = 'running', reason = NULL, approved_at = ?, approved_by = ?, options = ?, account = ?, allowed = ?,
         max_cost = ?, unit_cost = ? WHERE no = ?`,
        [
          await sql.now(),
          approval.by,
          approval.options,
          approval.account,
          approval.canary === undefined
            ? approval.allowed
            : Math.min(approval.allowed ?? approval.canary, approval.canary),
          approval.max_cost,
          approval.unit_cost,
          run,
        ],
      );
      await log(sql, run, 'approved', null, null, approval.by);
      return lockRun(sql, store, run);
    }),

  rebind: (run, account) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      if (row.account === null || row.account === account) return true;
      if (!(await isUnbound(sql, row))) return false;
      await bindAnew(sql, run, account);
      return true;
    }),

  change: (run, { from, to, reason, who, allowed, options, reopened, settle = 0 }) =>
    store.transaction(async (sql) => {
      const row = await lockRun(sql, store, run);
      if (!from.includes(row.state)) return false;
      const at = to === 'cancelled' ? await sql.now() : row.finished_at;
      await sql.run(
        'UPDATE run SET state = ?, reason = ?, finished_at = ?, answers = ?, allowed = ?, options = ? WHERE no = ?',
        [
          to,
          reason,
          at,
          // Resuming resets the breakers.
          to === 'running' ? '' : row.answers,
          allowed === undefined ? row.allowed : allowed,
          options ?? row.options,
          run,
        ],
      );
      // The next worker sets the mark again.
      if (reopened)
        await sql.run('UPDATE run SET opened_at = NULL, audit = ?, settle_until = ? WHERE no = ?', [
          settle > 0 ? 'settle' : 'due',
          (await sql.now()) + settle,
          run,
        ]);
      if (reopened) await sql.run('UPDATE opening SET seen = 0 WHERE run = ?', [run]);
      await log(sql, run, to, reason, null, who ?? null);
      return true;
    }),

  note: (run, kind, detail, n) =>
    store.transaction(async (sql) => {
      await lockOnly(sql, store, run);
      await log(sql, run, kind, detail, n ?? null);
    }),

  events: (run) =>
    store.transaction((sql) =>
      sql.all(
        `SELECT e.seq, e.at, e.n, p.line, e.kind, e.detail, e.who FROM event e
         LEFT JOIN piece p ON p.run = e.run AND p.n = e.n WHERE e.run = ? ORDER BY e.seq`,
        [run],
      ),
    ),

  heard: (run, { epoch, lease, note }) =>
    store.transaction(async (sql) => {
      const now = await sql.now();
      const { heard } = await othersOf(sql, { run, lease }, now);
      if (heard !== null)
        await sql.run(
          `INSERT INTO opening (run, epoch, worker, opened_at, seen, identity, note) VALUES (?, ?, ?, ?, ?, '', ?)
           ON CONFLICT (run, epoch) DO UPDATE SET seen = excluded.seen`,
          [run, epoch, WAITS, now, now, note],
        );
      return heard;
    }),

  join: (opening) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, opening.run);
      const now = await sql.now();
      const before = await othersOf(sql, opening, now);
      await sql.run(
        `INSERT INTO opening (run, epoch, worker, opened_at, service_at, seen, identity) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (run, epoch) DO UPDATE SET worker = excluded.worker, seen = excluded.seen, identity = excluded.identity, note = NULL`,
        [opening.run, opening.epoch, opening.worker, now, opening.service_at, now, opening.identity],
      );
      const putBack = await isPutBack(sql, store);
      if (putBack) await settleAll(sql, now + opening.settle);
      const other = row.identity !== null && filesOf(row.identity) !== filesOf(opening.identity);
      // Who is ended again while the run settles begins no new settle time: nothing was sent meanwhile.
      const unclean = before.heard === null && before.unclean > 0 && opening.asks && row.audit !== 'settle';
      const cause = causeOf({ putBack, other, unclean });
      if (before.heard === null || row.identity !== opening.identity || putBack) {
        await sql.run(
          `UPDATE run SET audit = ?, opened_at = ?, identity = ?, settle_until = CASE WHEN ? > settle_until THEN ? ELSE settle_until END
           WHERE no = ?`,
          cause !== undefined
            ? ['settle', opening.service_at, opening.identity, now + opening.settle, now + opening.settle, opening.run]
            : [row.audit === 'settle' ? 'settle' : 'due', opening.service_at, opening.identity, 0, 0, opening.run],
        );
        if (cause !== undefined) await log(sql, opening.run, 'moved', `${cause}: it settles and is audited`);
      }
      return lockLive(sql, store, opening.run);
    }),

  beat: (run, { epoch, identity, settle, service_at, note = null }) =>
    store.transaction(async (sql) => {
      const row = await lockLive(sql, store, run);
      const now = await sql.now();
      let same = true;
      const known = await sql.run('UPDATE opening SET seen = ?, note = ? WHERE run = ? AND epoch = ?', [
        now,
        note,
        run,
        epoch,
      ]);
      // The epoch is missing, or the store changed: commits were lost under this worker.
      if (known === 0 || (row.identity !== null && filesOf(row.identity) !== filesOf(identity))) {
        await sql.run(`UPDATE run SET audit = 'settle', settle_until = ?, identity = ?, opened_at = ? WHERE no = ?`, [
          now + settle,
          identity,
          service_at,
          run,
        ]);
        await sql.run(
          `INSERT INTO opening (run, epoch, worker, opened_at, service_at, seen, identity) VALUES (?, ?, '', ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
          [run, epoch, now, service_at, now, identity],
        );
        await log(sql, run, 'moved', 'the ledger changed under a worker: it settles and is audited');
        same = false;
      }
      // The server restarted, perhaps from a backup: read the list before anything is started.
      else if (row.identity !== identity) {
        await sql.run(
          `UPDATE run SET audit = CASE WHEN audit = 'settle' THEN audit ELSE 'due' END, identity = ?, opened_at = ? WHERE no = ?`,
          [identity, service_at, run],
        );
        same = false;
      }
      // Later than any settle time: the clock was ahead when it started.
      if (row.settle_until > now + settle) {
        await sql.run('UPDATE run SET settle_until = ? WHERE no = ?', [now + settle, run]);
        same = false;
      }
      if (row.opened_at === null && service_at !== null) {
        await sql.run('UPDATE run SET opened_at = ? WHERE no = ?', [service_at, run]);
        same = false;
      }
      return same ? row : lockLive(sql, store, run);
    }),

  leave: (run, epoch, lease) =>
    store.transaction(async (sql) => {
      const now = await sql.now();
      await sql.run('UPDATE opening SET seen = 0 WHERE run = ? AND (epoch = ? OR seen <= ? OR seen > ?)', [
        run,
        epoch,
        now - lease,
        now + lease,
      ]);
    }),
});

/** In the place of a worker's name while it waits for a sign of another. */
const WAITS = 'waits';

interface Others {
  /** The latest heartbeat of those that live. */
  heard: number | null;
  /** Those that ended without leaving, and those that live. */
  unclean: number;
}

/** Workers of a run. A heartbeat from the future: the clock was ahead then. */
async function othersOf(sql: Sql, { run, lease }: Pick<Opening, 'run' | 'lease'>, now: number): Promise<Others> {
  const [found] = await sql.all<Others>(
    `SELECT max(CASE WHEN seen > ? AND seen <= ? THEN seen END) AS heard, count(CASE WHEN seen > 0 THEN 1 END) AS unclean
     FROM opening WHERE run = ? AND worker <> ?`,
    [now - lease, now + lease, run, WAITS],
  );
  return found ?? { heard: null, unclean: 0 };
}

/** Why mailings may exist that this ledger does not know, and that are not listed yet. */
function causeOf({ putBack, other, unclean }: Record<'putBack' | 'other' | 'unclean', boolean>): string | undefined {
  if (putBack) return 'the ledger was put back from a backup';
  if (other) return 'the ledger is another copy than before';
  return unclean ? 'the last process did not end cleanly, so the ledger may be one that was put back' : undefined;
}

/** Whether more was begun with this ledger than it holds; told once. */
async function isPutBack(sql: Sql, { witness }: Store): Promise<boolean> {
  if (witness === undefined) return false;
  const seen = witness.read(await idOf(sql));
  if (seen <= (await turnsOf(sql))) return false;
  await setTurns(sql, seen);
  return true;
}

/** Every run may have mailings that the backup does not know, also one that was only planned then. */
async function settleAll(sql: Sql, until: number): Promise<void> {
  await sql.run(
    `UPDATE run SET audit = 'settle', settle_until = CASE WHEN settle_until > ? THEN settle_until ELSE ? END WHERE state <> 'staging'`,
    [until, until],
  );
}
