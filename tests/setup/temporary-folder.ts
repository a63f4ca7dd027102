import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, on Linux: ledgers wait for a disk at each commit. No test writes more than this of it at a time. */
const MEMORY = { path: '/dev/shm', bytes: 2 ** 30 };

let folder: string | undefined;

/** All that tests write lies in one temporary folder, which goes with the run: a run left a thousand of them behind. */
export function setup(): void {
  folder = mkdtempSync(join(roomInMemory() ? MEMORY.path : tmpdir(), 'direct-mail-tests-'));
  // Tests of permissions run as another user, who has to reach their folders.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function roomInMemory(): boolean {
  try {
    accessSync(MEMORY.path, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY.path);
    return bavail * bsize > MEMORY.bytes;
  } catch {
    return false;
  }
}
