import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from '@direct-mail/terminal/failure';

/**
 * Locks a file that this run keeps writing; takes over the lock of a dead run.
 *
 * @returns a function that releases it
 * @throws UsageError if a live run holds it
 */
export function lockFile(option: string, path: string | undefined): () => void {
  if (path === undefined) return () => {};
  const lock = `${path}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
    }
    const holder = Number(readHolder(lock));
    if (isRunning(holder))
      throw new UsageError(
        `${option}: ${path} is in use by another run, process ${holder}: wait for it, or name another file. If no run is using it, delete ${lock}`,
      );
    rmSync(lock, { force: true });
  }
}

function readHolder(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}
