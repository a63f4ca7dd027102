import type { Ledger } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { Sql } from '../../../../packages/bulk/src/ledger/sql.ts';

/** The stores of ledgers made for the proof, so that one can be copied as a file would be. */
export const stores = new WeakMap<Ledger, { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> }>();

const tables = ['run', 'chunk', 'piece', 'attempt', 'opening', 'event', 'limiter'];

export async function copyLedger(from: Ledger, to: Ledger): Promise<void> {
  const source = stores.get(from);
  const target = stores.get(to);
  if (source === undefined || target === undefined) throw new Error('only ledgers of the proof can be copied');
  const content = await source.transaction((sql) =>
    Promise.all(
      tables.map(async (table) => [table, await sql.all<Record<string, never>>(`SELECT * FROM ${table}`)] as const),
    ),
  );
  await to.open();
  await target.transaction(async (sql) => {
    for (const [table, rows] of content) {
      for (const row of rows) {
        const names = Object.keys(row);
        const places = names.map(() => '?').join(', ');
        await sql.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, Object.values(row));
      }
    }
  });
}
