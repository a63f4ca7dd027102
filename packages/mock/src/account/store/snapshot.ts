import type { Snapshot } from '../../types/snapshot.ts';
import { Refusal } from '../base/refusal.ts';
import { readTime, toIso } from '../base/time.ts';
import type { Account } from './account.ts';
import type { Row } from './table.ts';

const FORMAT = 'direct-mail-mock-snapshot';

/** Accounts as they stood when a snapshot was taken, with all that is derived: a restore in process need not derive it again. */
const frozen = new WeakMap<Snapshot, Account>();

export function takeSnapshot(account: Account, blank: () => Account): Snapshot {
  const tables: Record<string, readonly Row[]> = {};
  for (const table of account.tables) tables[table.name] = Object.freeze([...table.values()]);
  const snapshot: Snapshot = Object.freeze({
    format: FORMAT,
    version: 1,
    seed: account.random.seed,
    now: toIso(account.now),
    counters: Object.freeze({ ...account.counters }),
    settings: account.settings,
    tables: Object.freeze(tables),
  });
  const copy = blank();
  copy.share(account);
  frozen.set(snapshot, copy);
  return snapshot;
}

/** Puts the account back to a snapshot; a document that is none is refused, and nothing changes. */
export function restoreSnapshot(account: Account, snapshot: Snapshot): void {
  const copy = frozen.get(snapshot);
  if (copy !== undefined) {
    account.share(copy);
    return;
  }
  check(account, snapshot);
  account.load(snapshot);
}

function check(account: Account, snapshot: Snapshot): void {
  const refuse = (why: string): Refusal => new Refusal('ValidationError', `this is no snapshot of the mock: ${why}`);
  if ((snapshot.format as string) !== FORMAT) throw refuse(`format must be ${FORMAT}`);
  if ((snapshot.version as number) !== 1) throw refuse('version must be 1; a newer mock may have written it');
  if (typeof snapshot.now !== 'string' || readTime(snapshot.now) === null)
    throw refuse('now must be an ISO 8601 date-time');
  for (const part of ['tables', 'counters', 'settings'] as const) {
    if (typeof snapshot[part] !== 'object' || snapshot[part] === null) throw refuse(`${part} must be an object`);
  }
  for (const { name } of account.tables) {
    const rows: unknown = snapshot.tables[name] ?? [];
    if (!Array.isArray(rows) || !rows.every((row: unknown) => typeof (row as Row | null)?.id === 'string')) {
      throw refuse(`tables.${name} must be an array of rows, each with an id`);
    }
  }
}
