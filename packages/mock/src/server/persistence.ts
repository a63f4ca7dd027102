import { Refusal } from '../account/base/refusal.ts';
import type { Host } from '../http/host.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { DataFolderError } from '../storage/file.ts';
import { Store } from '../storage/store.ts';

/** The accounts of a host, kept in a folder. */
export interface Persistence {
  /** Resolves once everything answered so far would survive the end of the process; null when it would already. */
  durable(): Promise<void> | null;
  close(): void;
}

/** Restores what a folder holds and keeps everything from now on. A new folder starts with the host as it is. */
export function persistHost(host: Host, folder: string): Persistence {
  const store = new Store(folder);
  const record = (sandbox: Sandbox) =>
    sandbox.onChanges((changes) => store.record(sandbox.id, sandbox.account, changes));
  try {
    for (const { sandbox: id, snapshot } of store.accounts()) host.registry.restorePersisted(id, snapshot);
  } catch (error) {
    store.close();
    if (!(error instanceof Refusal)) throw error;
    throw new DataFolderError(`${folder}: this data is damaged (${error.message}); it was left as it is`);
  }
  for (const sandbox of host.registry.sandboxes) {
    sandbox.publish();
    record(sandbox);
    if (!host.registry.wasPersisted(sandbox)) store.record(sandbox.id, sandbox.account, [EVERYTHING]);
  }
  host.registry.watch({
    added: (sandbox) => {
      record(sandbox);
      store.record(sandbox.id, sandbox.account, [EVERYTHING]);
    },
    removed: (sandbox) => store.remove(sandbox.id),
  });
  store.flush();
  const close = (): void => {
    // The passing of time on a running clock is no change to keep.
    for (const { id, account } of host.registry.sandboxes) store.record(id, account, []);
    store.close();
  };
  return { durable: () => store.durable(), close };
}

const EVERYTHING = { table: '*', id: '*', row: null } as const;
