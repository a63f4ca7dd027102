/** Which ledger it is, and how far: what tells a copy, and one that was put back from a backup. */
import { randomBytes } from 'node:crypto';
import { drawnMeta, readMeta, writeMeta } from './meta.ts';
import type { Sql } from './sql.ts';

/** A ledger and its copies have it in common. */
export const idOf = (sql: Sql): Promise<string> => drawnMeta(sql, 'id', () => randomBytes(16).toString('hex'));

/** How often pieces were begun in this ledger: it only grows. */
export const turnsOf = async (sql: Sql): Promise<number> => Number((await readMeta(sql, 'turns')) ?? 0);

export const setTurns = (sql: Sql, count: number): Promise<void> => writeMeta(sql, 'turns', String(count));
