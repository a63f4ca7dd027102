import { counted } from '@direct-mail/contract/words/figures';
import { BulkError } from '../../errors.ts';
import { term, words } from '../../message.ts';
import { storedReason } from '../../reason.ts';
import type { DecisionLedger } from '../interfaces/decisions.ts';
import type { StagedPiece } from '../interfaces/plans.ts';
import type { PrivacyLedger } from '../interfaces/privacy.ts';
import { count, drop, hexOf, lockRun, log } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';
import { dropOrders, dropOrdersOf } from './result-steps.ts';

const DAY = 86_400_000;

export const privacySteps = (store: Store): PrivacyLedger & DecisionLedger => ({
  forget: (mailboxes, persons) =>
    erasing(store, async (sql) => {
      const keys = [...persons];
      for (const mailbox of mailboxes) {
        keys.push(mailbox);
        // The next list may lack the e-mail address, so the keys of name and address are stored too.
        const known = await sql.all<{ person: Uint8Array }>(
          'SELECT DISTINCT person FROM piece WHERE mailbox = ? AND person IS NOT NULL',
          [mailbox],
        );
        keys.push(...known.map(({ person }) => person));
      }
      const at = await sql.now();
      const found = new Set<string>();
      for (const key of keys) {
        await sql.run('INSERT INTO forgotten (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING', [key, at]);
        for (const row of await forgetOne(sql, key)) found.add(row);
        await dropOrdersOf(sql, key);
      }
      const runs = new Set([...found].map((row) => Number(row.split('.', 1)[0])));
      return { rows: found.size, runs: [...runs].sort((a, b) => a - b) };
    }),

  override: (decisions, who) =>
    store.transaction(async (sql) => {
      const at = await sql.now();
      for (const [key, decision] of decisions) {
        const row_hash = new Uint8Array(Buffer.from(key, 'hex'));
        if (decision === null) await sql.run('DELETE FROM override WHERE row_hash = ?', [row_hash]);
        else
          await sql.run(
            `INSERT INTO override (row_hash, decision, at, who) VALUES (?, ?, ?, ?) ON CONFLICT (row_hash) DO UPDATE SET
             decision = excluded.decision, at = excluded.at, who = excluded.who`,
            [row_hash, decision, at, who],
          );
      }
    }),

  overrides: () =>
    store.transaction(async (sql) => {
      const rows = await sql.all<{ row_hash: Uint8Array; decision: 'send' | 'skip' }>(
        'SELECT row_hash, decision FROM override',
      );
      return new Map(rows.map(({ row_hash, decision }) => [hexOf(row_hash), decision]));
    }),

  blank: (run) =>
    erasing(store, async (sql) => {
      // A held row is not final: sent again, it needs its text. `expire` erases it after the days to keep.
      await sql.run(
        'UPDATE run SET blanked_at = CASE WHEN held > 0 THEN NULL ELSE CAST(? AS BIGINT) END WHERE no = ?',
        [await sql.now(), run],
      );
      return blankFinal(sql, `run = ? AND state <> 'held'`, [run]);
    }),

  expire: async (days) => {
    const { blanked, dropped } = await store.long(async (sql) => {
      const now = await sql.now();
      const before = now - days * DAY;
      // What was being planned when its process was killed.
      const killed = await sql.all<{ no: number }>(`SELECT no FROM run WHERE state = 'staging' AND created_at < ?`, [
        now - DAY,
      ]);
      for (const { no } of killed) await drop(sql, no);
      const old = await sql.all<{ no: number; state: string }>(
        `SELECT no, state FROM run WHERE coalesce(finished_at, approved_at, created_at) < ? AND blanked_at IS NULL AND state <> 'staging'`,
        [before],
      );
      let blanked = 0;
      for (const { no, state } of old) {
        // A plan that was never approved is useless without its texts.
        if (state === 'planned') await drop(sql, no);
        else {
          blanked += (await blankFinal(sql, 'run = ?', [no])) + (await blankReasons(sql, no));
          await dropOrders(sql, no);
        }
        await sql.run('UPDATE run SET blanked_at = ? WHERE no = ?', [now, no]);
      }
      return { blanked, dropped: killed.length + old.length };
    });
    await store.deleteCopies();
    if (blanked + dropped > 0) await store.writeAnew();
    return blanked;
  },

  decide: (run, { decision, lines, who, wait }) =>
    store.long(async (sql) => {
      const row = await lockRun(sql, store, run);
      if (decision === 'resend' && row.state === 'cancelled')
        throw new BulkError('state', 'the run is cancelled: nothing of it is sent again');
      const wanted = lines === null ? null : new Set(lines);
      const held = await sql.all<{ n: number; at: number; empty: number; walks: number | null; since: number }>(
        `SELECT n, coalesce(line, n) AS at, CASE WHEN body IS NULL THEN 1 ELSE 0 END AS empty, walks, since FROM piece
         WHERE run = ? AND state = 'held' ORDER BY n`,
        [run],
      );
      const chosen = held.filter(({ at }) => wanted === null || wanted.has(at));
      if (decision === 'resend' && chosen.some(({ empty }) => empty === 1)) {
        throw new BulkError(
          'state',
          words`the text of a held row is no longer kept (the days to keep have passed): drop it, and send it by a plan with another ${term('name')}`,
        );
      }
      if (decision === 'resend') refuseEarly(chosen, wait, await sql.now());
      for (const { n } of chosen) await decideOne(sql, run, n, decision, who);
      if (decision === 'resend' && chosen.length > 0 && row.state === 'finished') {
        const rows = counted(chosen.length, 'held row is', 'held rows are');
        const reason = storedReason('resend', words`${rows} to be sent again by ${term('resume')}`);
        await sql.run(`UPDATE run SET state = 'paused', reason = ?, finished_at = NULL WHERE no = ?`, [reason, run]);
        await log(sql, run, 'paused', reason, null, who);
      }
      return chosen.length;
    }),
});

/** A row that was held because its mailing was not listed soon: its mailing may still be listed. */
function refuseEarly(held: readonly { walks: number | null; since: number }[], wait: number, now: number): void {
  const early = held.filter(({ walks, since }) => walks === 2 && since <= now && now < since + wait);
  if (early.length === 0) return;
  const minutes = Math.ceil((Math.max(...early.map(({ since }) => since)) + wait - now) / 60_000);
  const [rows, one] = early.length === 1 ? ['1 held row', 'it'] : [`${early.length} held rows`, 'each'];
  throw new BulkError(
    'state',
    words`the service may still list the mailing of ${rows}, and ${one} would be printed twice: resend in ${minutes} min, or accept or drop now`,
  );
}

/** Erases rows, also in the store's own log. */
async function erasing<T>(store: Store, work: (sql: Sql) => Promise<T>): Promise<T> {
  const blanked = await store.long(work);
  await store.deleteCopies();
  await store.writeAnew().catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    const done = 'done, but the file or its write-ahead log may still hold the texts; repeat it when this is fixed';
    throw new BulkError('ledger', `${done}: ${why}`, { cause });
  });
  return blanked;
}

/** Returns the person's rows. */
async function forgetOne(sql: Sql, key: Uint8Array): Promise<string[]> {
  const rows = await sql.all<{ run: number; n: number; state: string }>(
    'SELECT run, n, state FROM piece WHERE person = ? OR mailbox = ?',
    [key, key],
  );
  for (const { run, n, state } of rows) {
    const waiting = state === 'pending' || state === 'held';
    await sql.run(
      // The service's own words may name the person, in any spelling.
      `UPDATE piece SET body = NULL, reason = CASE WHEN reason IS NULL AND state <> 'pending' THEN NULL ELSE 'forgotten' END
       ${waiting ? `, state = 'excluded'` : ''} WHERE run = ? AND n = ?`,
      [run, n],
    );
    if (waiting) await count(sql, run, { [state]: -1, excluded: 1 });
  }
  return rows.map(({ run, n }) => `${run}.${n}`);
}

/** The service's words about a refused row, which may name the person: what remains is that it was refused. */
const blankReasons = (sql: Sql, run: number): Promise<number> =>
  sql.run(
    `UPDATE piece SET reason = 'rejected' WHERE run = ? AND state = 'rejected' AND reason NOT IN ('rejected', 'forgotten')`,
    [run],
  );

const blankFinal = (sql: Sql, which: string, values: readonly number[]): Promise<number> =>
  sql.run(
    `UPDATE piece SET body = NULL WHERE ${which} AND body IS NOT NULL AND state IN ('sent', 'rejected', 'excluded', 'held')`,
    values,
  );

async function decideOne(
  sql: Sql,
  run: number,
  n: number,
  decision: 'resend' | 'accept' | 'drop',
  who: string | null,
): Promise<void> {
  if (decision === 'resend') {
    await sql.run(`UPDATE piece SET state = 'pending', reason = NULL WHERE run = ? AND n = ?`, [run, n]);
    await sql.run(`UPDATE chunk SET state = 'open' WHERE run = ? AND n > 0 AND ? BETWEEN first AND last`, [run, n]);
    await count(sql, run, { held: -1, pending: 1, begun: -1 });
  } else if (decision === 'accept') {
    await sql.run(
      `UPDATE piece SET state = 'sent', reason = 'accepted as sent by the operator', body = NULL, sent_at = ? WHERE run = ? AND n = ?`,
      [await sql.now(), run, n],
    );
    await count(sql, run, { held: -1, sent: 1 });
  } else {
    await sql.run(`UPDATE piece SET state = 'excluded', reason = 'operator', body = NULL WHERE run = ? AND n = ?`, [
      run,
      n,
    ]);
    await count(sql, run, { held: -1, excluded: 1 });
  }
  await log(sql, run, 'resolved', decision, n, who);
}

/** Returns the keys, in hexadecimal, of people who were erased: their text is never written. */
export async function forgottenAmong(sql: Sql, pieces: readonly StagedPiece[]): Promise<ReadonlySet<string>> {
  const [any] = await sql.all('SELECT 1 AS one FROM forgotten LIMIT 1');
  if (any === undefined) return new Set();
  const former = pieces.flatMap((piece) => piece.former ?? []);
  const keys = pieces
    .flatMap(({ person, mailbox }) => [person, mailbox])
    .filter((key) => key !== null)
    .concat(former.map((each) => each.former));
  if (keys.length === 0) return new Set();
  const rows = await sql.all<{ person: Uint8Array }>(
    `SELECT person FROM forgotten WHERE person IN (${keys.map(() => '?').join(', ')})`,
    keys,
  );
  const found = new Set(rows.map(({ person }) => hexOf(person)));
  for (const { former: before, key } of former) {
    if (!found.has(hexOf(before))) continue;
    // The next list may write the name in another way.
    await sql.run('INSERT INTO forgotten (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING', [key, await sql.now()]);
    found.add(hexOf(key));
  }
  return found;
}
