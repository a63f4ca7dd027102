/** What a ledger keeps beside its tables: a text under a name. */
import type { Sql } from './sql.ts';

/** @param lock `store.dialect.lock`, to hold the row until the transaction ends */
export async function readMeta(sql: Sql, name: string, lock = ''): Promise<string | undefined> {
  const [row] = await sql.all<{ value: string }>(`SELECT value FROM meta WHERE name = ?${lock}`, [name]);
  return row?.value;
}

export async function writeMeta(sql: Sql, name: string, value: string): Promise<void> {
  await sql.run(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  );
}

/** Drawn once, also where two processes draw at the same time. */
export async function drawnMeta(sql: Sql, name: string, draw: () => string): Promise<string> {
  const known = await readMeta(sql, name);
  if (known !== undefined) return known;
  await sql.run('INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', [name, draw()]);
  return (await readMeta(sql, name)) ?? '';
}
