import { countedToday, dayLimitsOf, setDayLimits } from '../day-limit.ts';
import type { ApprovalLedger, ApprovalRow, ApproverRow } from '../interfaces/approvals.ts';
import { readMeta } from '../meta.ts';
import type { Store } from '../sql.ts';

export const approvalSteps = (store: Store): ApprovalLedger => ({
  keepApproval: ({ hash, approved_by, expires_at, pieces, max_cost, signature }) =>
    store.transaction(async (sql) => {
      await sql.run('DELETE FROM approval WHERE hash = ?', [hash]);
      await sql.run(
        `INSERT INTO approval (hash, approved_by, approved_at, expires_at, pieces, max_cost, signature)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [hash, approved_by, await sql.now(), expires_at, pieces, max_cost, signature],
      );
    }),

  approval: (hash) =>
    store.transaction(async (sql) => {
      const [row] = await sql.all<ApprovalRow>('SELECT * FROM approval WHERE hash = ?', [hash]);
      return row;
    }),

  approvers: () =>
    store.transaction((sql) =>
      sql.all<ApproverRow>('SELECT * FROM approver ORDER BY added_by IS NOT NULL, added_at, name'),
    ),

  addApprover: ({ name, public_key, added_by, signature }) =>
    store.transaction(async (sql) => {
      // There is one first approver, who adds the others: two that are added at the same time wait here for each other.
      const secret = await readMeta(sql, 'secret', store.dialect.lock);
      const [taken] = await sql.all(
        'SELECT name FROM approver WHERE name = ? OR (added_by IS NULL AND CAST(? AS TEXT) IS NULL)',
        [name, added_by],
      );
      if (secret === undefined || taken !== undefined) return false;
      await sql.run('INSERT INTO approver (name, public_key, added_at, added_by, signature) VALUES (?, ?, ?, ?, ?)', [
        name,
        public_key,
        await sql.now(),
        added_by,
        signature,
      ]);
      return true;
    }),

  dayLimits: () => store.transaction((sql) => dayLimitsOf(sql)),

  limitDay: (limits) => store.transaction((sql) => setDayLimits(sql, limits)),

  today: () => store.transaction(async (sql) => countedToday(sql, await sql.now())),
});
