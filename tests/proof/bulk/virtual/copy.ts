import type { WholeLedger } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { Store } from '../../../../packages/bulk/src/ledger/sql.ts';
import type { Engine } from './engine.ts';

/** The stores of ledgers made for the proof, so that one can be copied as a file would be. */
const stores = new WeakMap<WholeLedger, Pick<Store, 'transaction'>>();

interface Slot {
  ledger: WholeLedger;
  store: Store;
  now: () => number;
}

/** Ledgers in memory, used again from scenario to scenario: opening one takes longer than playing on it. */
const slots = new WeakMap<Engine, Map<string, Slot>>();

/** `identity`: by default that of the name, as a file in another place has another. */
export async function freshLedger(
  engine: Engine,
  now: () => number,
  name: string,
  identity = name,
): Promise<WholeLedger> {
  let own = slots.get(engine);
  if (own === undefined) {
    own = new Map();
    slots.set(engine, own);
  }
  const place = `${name} ${identity}`;
  let slot = own.get(place);
  if (slot === undefined) {
    const made: Slot = { now } as Slot;
    made.store = engine.sqliteStore(':memory:', { now: () => made.now(), identity: () => identity });
    made.ledger = engine.sqlLedger(made.store);
    await made.ledger.open();
    stores.set(made.ledger, made.store);
    own.set(place, made);
    slot = made;
  }
  slot.now = now;
  await slot.store.transaction(async (sql) => {
    for (const table of tables) await sql.run(`DELETE FROM ${table}`);
  });
  return slot.ledger;
}

const tables = ['run', 'chunk', 'piece', 'attempt', 'opening', 'event', 'limiter'];

export async function copyLedger(from: WholeLedger, to: WholeLedger): Promise<void> {
  const source = stores.get(from);
  const target = stores.get(to);
  if (source === undefined || target === undefined) throw new Error('only ledgers of the proof can be copied');
  const content = await source.transaction((sql) =>
    Promise.all(
      tables.map(async (table) => [table, await sql.all<Record<string, never>>(`SELECT * FROM ${table}`)] as const),
    ),
  );
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
