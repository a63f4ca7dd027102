import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors write a file in several steps. */
const QUIET_MS = 100;

/** Calls back after each save of one of the files. */
export class FileWatch {
  readonly #changed: () => void;
  /** Watches folders, because editors replace a file with a new one. */
  readonly #watchers = new Map<string, FSWatcher>();
  #names = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Watches these files from now on, including those that do not exist yet if their folder does. */
  follow(files: readonly string[]): void {
    this.#names = new Map();
    for (const file of files) {
      const folder = dirname(file);
      this.#names.set(folder, (this.#names.get(folder) ?? new Set()).add(basename(file)));
    }
    for (const [folder, watcher] of this.#watchers) {
      if (this.#names.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of this.#names.keys()) if (!this.#watchers.has(folder)) this.#open(folder);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #open(folder: string): void {
    try {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && !this.#names.get(folder)?.has(name)) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.#changed, QUIET_MS);
      });
      // A removed folder has nothing left to watch.
      watcher.on('error', () => watcher.close());
      this.#watchers.set(folder, watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
