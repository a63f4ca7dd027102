/** Snapshots stored in this browser, to return to during a manual test. */
export interface Saved {
  readonly name: string;
  /** The mock's time. */
  readonly now: string;
  readonly bytes: number;
}

const DATABASE = 'direct-mail-snapshots';
const STORE = 'snapshots';

interface Row extends Saved {
  readonly text: string;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'name' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('this browser does not store data for this page'));
  });
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const asked = act(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('this browser could not store it'));
    });
  } finally {
    database.close();
  }
}

/** Saves a snapshot under a name, replacing an earlier one of that name. */
export async function keep(name: string, now: string, text: string): Promise<void> {
  const row: Row = { name, now, bytes: text.length, text };
  await run('readwrite', (store) => store.put(row));
}

export async function listSaved(): Promise<Saved[]> {
  const rows = (await run('readonly', (store) => store.getAll())) as Row[];
  return rows.map(({ name, now, bytes }) => ({ name, now, bytes }));
}

export async function textOf(name: string): Promise<string> {
  const row = (await run('readonly', (store) => store.get(name))) as Row | undefined;
  if (row === undefined) throw new Error('The snapshot no longer exists.');
  return row.text;
}

export async function drop(name: string): Promise<void> {
  await run('readwrite', (store) => store.delete(name));
}
