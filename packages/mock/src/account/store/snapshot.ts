import { Refusal } from '../base/refusal.ts';
import type { Settings } from '../base/settings.ts';
import { readTime, toIso } from '../base/time.ts';
import type { Account } from './account.ts';
import type { Row } from './table.ts';

/** One account and its clock as a JSON document (D86). Rows are shared with the account: they are immutable. */
export interface AccountSnapshot {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly seed: string;
  /** ISO 8601, in UTC. */
  readonly now: string;
  /** How many ids of each kind were given out. */
  readonly counters: Readonly<Record<string, number>>;
  readonly settings: Settings;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

const FORMAT = 'direct-mail-mock-snapshot';

/** Accounts as they stood when a snapshot was taken, with all that is derived: a restore in process need not derive it again. */
const frozen = new WeakMap<AccountSnapshot, Account>();

export function takeSnapshot(account: Account, blank: () => Account): AccountSnapshot {
  const tables: Record<string, readonly Row[]> = {};
  for (const table of account.tables) tables[table.name] = Object.freeze([...table.values()]);
  const snapshot: AccountSnapshot = Object.freeze({
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
export function restoreSnapshot(account: Account, snapshot: AccountSnapshot): void {
  const copy = frozen.get(snapshot);
  if (copy !== undefined) {
    account.share(copy);
    return;
  }
  check(account, snapshot);
  account.load(snapshot);
}

function check(account: Account, snapshot: AccountSnapshot): void {
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
