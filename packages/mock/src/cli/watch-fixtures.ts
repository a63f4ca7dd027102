import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Host } from '../http/host.ts';
import type { Fixtures } from '../sandbox/sandbox.ts';
import { fixturesNamed, type LoadedFixtures } from './fixtures.ts';

/** Editors write a file in several steps; steps this close together count as one change. */
const QUIET_MS = 100;

/** Fixtures that can change while a server runs: a reset starts from those read last. */
export class WatchedFixtures {
  readonly #wanted: readonly string[];
  readonly #report: (message: string, isError: boolean) => void;
  readonly #watchers = new Map<string, FSWatcher>();
  #loaded: LoadedFixtures;
  #timer: NodeJS.Timeout | undefined;

  constructor(wanted: readonly string[], loaded: LoadedFixtures, report: (message: string, isError: boolean) => void) {
    this.#wanted = wanted;
    this.#loaded = loaded;
    this.#report = report;
  }

  /** The fixtures that the host is created with. */
  readonly fixtures: Fixtures = (account) => {
    const { fixtures } = this.#loaded;
    if (typeof fixtures === 'function') fixtures(account);
  };

  /** Resets every account whenever one of the files changes. */
  start(host: Host): void {
    const change = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#reload(host), QUIET_MS);
    };
    this.#follow(change);
    this.#change = change;
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #change: () => void = () => {};

  async #reload(host: Host): Promise<void> {
    const before = this.#loaded;
    try {
      this.#loaded = await fixturesNamed(this.#wanted);
      for (const sandbox of host.registry.sandboxes) sandbox.reset();
      this.#follow(this.#change);
      this.#report(`${this.#wanted.join(', ')} was reloaded; the account has been reset`, false);
    } catch (error) {
      this.#loaded = before;
      this.#report(`${error instanceof Error ? error.message : String(error)}; the account has not been changed`, true);
    }
  }

  /** Watches folders, not files: many editors save by replacing the file with a new one. */
  #follow(change: () => void): void {
    for (const folder of new Set(this.#loaded.files.map((file) => dirname(file)))) {
      if (this.#watchers.has(folder)) continue;
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        const names = this.#loaded.files.filter((file) => dirname(file) === folder).map((file) => basename(file));
        if (name === null || names.includes(name)) change();
      });
      watcher.on('error', () => watcher.close());
      this.#watchers.set(folder, watcher);
    }
  }
}
