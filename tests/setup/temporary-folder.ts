import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** All that tests write lies in one temporary folder, which goes with the run: a run left a thousand of them behind. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'direct-mail-tests-'));
  // Tests of permissions run as another user, who has to reach their folders.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
