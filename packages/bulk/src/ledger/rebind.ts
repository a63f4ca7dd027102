import { beganNothing } from './room.ts';
import type { LiveRun } from './rows.ts';
import { log, SILENT } from './shared.ts';
import type { Sql } from './sql.ts';

/** Whether the run may move to another token: it has no pieces, and no live worker that might start one. */
export async function isUnbound(sql: Sql, row: LiveRun): Promise<boolean> {
  if (!beganNothing(row)) return false;
  const working = await sql.all('SELECT 1 AS one FROM opening WHERE run = ? AND seen > ? LIMIT 1', [
    row.no,
    (await sql.now()) - SILENT,
  ]);
  return working.length === 0;
}

/** Resets what was learned with the other token: its clock and list may differ. */
export async function bindAnew(sql: Sql, run: number, account: string): Promise<void> {
  await sql.run(`UPDATE run SET account = ?, audit = 'due', audited_until = NULL, opened_at = NULL WHERE no = ?`, [
    account,
    run,
  ]);
  await log(sql, run, 'account', 'nothing was sent yet; the run now uses another token');
}
