/** Mailings that another ledger sent: whose they are in this one, and what becomes of those of which it cannot be told. */
import { storedReason } from '../../reason.ts';
import type { Evidence, PlacedEvidence } from '../rows.ts';
import { log } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';

/** The rows of mailings: by number, or by person where another ledger numbered them. */
export async function placeAll(
  sql: Sql,
  store: Store,
  run: number,
  evidence: readonly Evidence[],
): Promise<{ placed: PlacedEvidence[]; strangers: Evidence[] }> {
  const placed: PlacedEvidence[] = [];
  const strangers: Evidence[] = [];
  for (const each of evidence) {
    const n = each.n ?? (await rowOfPerson(sql, store, run, each.persons ?? []));
    if (n === undefined) strangers.push(each);
    else placed.push({ ...each, n });
  }
  return { placed, strangers };
}

async function rowOfPerson(
  sql: Sql,
  store: Store,
  run: number,
  persons: readonly Uint8Array[],
): Promise<number | undefined> {
  if (persons.length > 0) await indexKeys(sql, store);
  for (const begin of persons) {
    for (const column of ['person', 'who']) {
      const [row] = await sql.all<{ n: number }>(
        `SELECT n FROM piece WHERE run = ? AND ${column} >= ? AND ${column} <= ?
         ORDER BY CASE WHEN state = 'excluded' THEN 1 ELSE 0 END, n LIMIT 1`,
        [run, begin, lastOf(begin)],
      );
      if (row !== undefined) return row.n;
    }
  }
  return undefined;
}

/** Of a key, in bytes. */
const KEY = 16;

/** The last key with a beginning. */
function lastOf(begin: Uint8Array): Uint8Array {
  const last = new Uint8Array(KEY).fill(255);
  last.set(begin);
  return last;
}

/** Made when another ledger's mailings are met for the first time: each row of each list would pay for them otherwise. */
async function indexKeys(sql: Sql, { dialect }: Store): Promise<void> {
  for (const column of ['person', 'who']) {
    const name = `piece_${column}`;
    const [known] = await sql.all(
      dialect.name === 'sqlite'
        ? 'SELECT 1 AS one FROM sqlite_master WHERE name = ?'
        : 'SELECT 1 AS one WHERE to_regclass(?) IS NOT NULL',
      [name],
    );
    if (known === undefined) await sql.run(`CREATE INDEX ${name} ON piece (run, ${column})`);
  }
}

/** Those that were not told before: an operator who resumed has decided about the others. */
export async function tellStrangers(
  sql: Sql,
  store: Store,
  run: number,
  strangers: readonly Evidence[],
): Promise<Evidence[]> {
  if (strangers.length === 0) return [];
  const told = await sql.all<{ id: string }>(
    `SELECT r.id FROM ${store.dialect.records('r', { id: 'text' })}, event e WHERE e.run = ? AND e.kind = 'stranger' AND e.detail = r.id`,
    [JSON.stringify(strangers.map(({ mailing_id }) => ({ id: mailing_id }))), run],
  );
  const known = new Set(told.map(({ id }) => id));
  const fresh = strangers.filter(({ mailing_id }) => !known.has(mailing_id));
  for (const { mailing_id, n } of fresh) await log(sql, run, 'stranger', mailing_id, n);
  return fresh;
}

/** With the events that name them, since the worker that found them may die. */
export async function freezeForStrangers(sql: Sql, run: number): Promise<void> {
  const [row] = await sql.all<{ found: number }>(
    `SELECT count(*) AS found FROM event WHERE run = ? AND kind = 'stranger'`,
    [run],
  );
  const reason = strangersReason(row?.found ?? 0);
  const changed = await sql.run(
    `UPDATE run SET state = 'frozen', reason = ? WHERE no = ? AND state IN ('running', 'stopped', 'paused', 'canary', 'frozen')`,
    [reason, run],
  );
  if (changed > 0) await log(sql, run, 'frozen', reason);
}

const strangersReason = (count: number): string =>
  storedReason(
    'other_ledger',
    `${count === 1 ? 'a mailing' : `${count} mailings`} of this campaign and name ${count === 1 ? 'was' : 'were'} sent with another ledger, and it cannot be told to whom of this list: the events of the run name ${count === 1 ? 'it' : 'them'} (stranger). If they are people of this list, they would get a second piece: send with the ledger that was used, or leave them out of the list. If they are others, resume`,
  );
