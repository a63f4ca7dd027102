import { conflict, invalid } from '../base/refusal.ts';
import type { Account } from './account.ts';
import { lowerUuid, type Row, type Table } from './table.ts';

const CHOSEN_ID = /^[A-Za-z0-9._~-]{1,100}$/;

/** Checks chosen ids: each must have the form of an id, be free, and occur once. */
export function checkIds(table: Table<Row>, what: string, wanted: readonly (string | undefined)[]): void {
  const seen = new Set<string>();
  for (const sent of wanted) {
    if (sent === undefined) continue;
    const id = lowerUuid(sent);
    if (!CHOSEN_ID.test(id) || id === '.' || id === '..') {
      throw invalid(`the ID of a ${what} must be 1 to 100 of the characters A–Z a–z 0–9 . _ ~ -, and not . or ..`);
    }
    if (table.has(id) || seen.has(id)) throw conflict(`a ${what} with ID ${id} already exists; IDs must be unique`);
    seen.add(id);
  }
}

/** The chosen and checked id, or a new one from the seed that no row has. */
export function idFor(account: Account, table: Table<Row>, kind: string, wanted: string | undefined): string {
  if (wanted !== undefined) return lowerUuid(wanted);
  let id = account.newId(kind);
  while (table.has(id)) id = account.newId(kind);
  return id;
}
