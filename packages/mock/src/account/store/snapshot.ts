import type { Snapshot } from '@direct-mail/contract/control/types';
import { Refusal } from '../base/refusal.ts';
import { toIso } from '../base/time.ts';
import type { Account } from './account.ts';
import { FORMAT, whyNoSnapshot } from './check-snapshot.ts';
import type { Row } from './table.ts';

/** Accounts as they were when a snapshot was taken, indexes included: a restore in process need not build these again. */
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

/**
 * Restores a snapshot: whole, or not at all.
 *
 * @throws Refusal for a document that is no snapshot, or a damaged one; it says where
 */
export function restoreSnapshot(account: Account, snapshot: Snapshot, blank: () => Account): void {
  const copy = frozen.get(snapshot) ?? loaded(snapshot, blank(), account.erasureKey);
  account.share(copy);
}

/** A blank account, filled with a snapshot that came as JSON. */
function loaded(snapshot: Snapshot, account: Account, erasureKey: string): Account {
  const names = account.tables.map(({ name }) => name);
  const why = whyNoSnapshot(snapshot, names);
  if (why !== undefined) throw new Refusal('ValidationError', `this is not a snapshot of this mock: ${why}`);
  account.load(snapshot, erasureKey);
  return account;
}
