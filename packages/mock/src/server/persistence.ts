import type { Host } from '../http/host.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { Store } from '../storage/store.ts';

/** A host whose accounts are kept in a folder. */
export interface Kept {
  /** Resolves once everything answered so far would survive the end of the process; null when it would already. */
  durable(): Promise<void> | null;
  close(): void;
}

/** Brings back what a folder keeps, and keeps everything from now on. A new folder begins with the host as it is. */
export function keep(host: Host, folder: string): Kept {
  const store = new Store(folder);
  const record = (sandbox: Sandbox) =>
    sandbox.onChanges((changes) => store.record(sandbox.id, sandbox.account, changes));
  for (const { sandbox: id, snapshot } of store.accounts()) host.house.takeBack(id, snapshot);
  for (const sandbox of host.house.sandboxes) {
    sandbox.publish();
    record(sandbox);
    if (!host.house.isTakenBack(sandbox)) store.record(sandbox.id, sandbox.account, [EVERYTHING]);
  }
  host.house.watch({
    added: (sandbox) => {
      record(sandbox);
      store.record(sandbox.id, sandbox.account, [EVERYTHING]);
    },
    removed: (sandbox) => store.remove(sandbox.id),
  });
  store.flush();
  return { durable: () => store.durable(), close: () => store.close() };
}

const EVERYTHING = { table: '*', id: '*', row: null } as const;
