import { Refusal } from '../account/base/refusal.ts';
import type { Host } from '../http/host.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { DataFolderError } from '../storage/file.ts';
import { Store } from '../storage/store.ts';

/** The accounts of a host, kept in a folder. */
export interface Persistence {
  /**
   * Resolves once everything that was done so far would survive the end of the process; null if it already would. Rejects with a
   * Refusal if that cannot be stored: then all of it is undone.
   */
  durable(): Promise<void> | null;
  /** The reason for the last rollback of changes; null if there was none. */
  readonly lastFailure: Refusal | null;
  close(): void;
}

/** Restores the accounts stored in a folder and stores every change from now on. A new folder starts from the host's accounts. */
export function persistHost(host: Host, folder: string): Persistence {
  const store = new Store(folder);
  const stops: (() => void)[] = [];
  const record = (sandbox: Sandbox) =>
    stops.push(sandbox.onChanges((changes) => store.record(sandbox.id, sandbox.account, changes)));
  try {
    for (const { sandbox: id, snapshot } of store.accounts()) host.registry.restorePersisted(id, snapshot);
  } catch (error) {
    store.close();
    if (error instanceof DataFolderError) throw new DataFolderError(`${folder}: ${error.message}`, { cause: error });
    if (!(error instanceof Refusal)) throw error;
    throw new DataFolderError(`${folder}: the data is damaged (${error.message}); it has not been changed`);
  }
  for (const sandbox of host.registry.sandboxes) {
    sandbox.publish();
    record(sandbox);
    if (!host.registry.wasPersisted(sandbox)) store.record(sandbox.id, sandbox.account, [EVERYTHING]);
  }
  stops.push(
    host.registry.watch({
      added: (sandbox) => {
        record(sandbox);
        store.record(sandbox.id, sandbox.account, [EVERYTHING]);
      },
      removed: (sandbox) => store.remove(sandbox.id),
    }),
  );
  store.flush();
  store.undo = (sandbox, snapshot) => host.registry.restorePersisted(sandbox, snapshot);
  const close = (): void => {
    for (const stop of stops) stop();
    // On a running clock, the passing of time alone is not stored.
    for (const { id, account } of host.registry.sandboxes) store.record(id, account, []);
    store.close();
  };
  let lastFailure: Refusal | null = null;
  let isWorking = true;
  const refuse = (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    if (isWorking)
      process.stderr.write(`direct-mail-mock: ${folder}: ${reason}; writes are refused until there is space\n`);
    isWorking = false;
    lastFailure = new Refusal(
      'ServiceUnavailable',
      `${reason}; nothing has changed; free some space and send the request again`,
    );
    throw lastFailure;
  };
  const durable = (): Promise<void> | null =>
    store.durable()?.then(() => {
      isWorking = true;
    }, refuse) ?? null;
  return {
    durable,
    close,
    get lastFailure() {
      return lastFailure;
    },
  };
}

const EVERYTHING = { table: '*', id: '*', row: null } as const;
