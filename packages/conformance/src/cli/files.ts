import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '@direct-mail/terminal/failure';

/** A file named by an option. */
export function readInput(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${option}: ${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** Checks before any request that the named files can be written at the end. */
export function checkOutputs(outputs: readonly (readonly [name: string, path: string | undefined])[]): void {
  const taken = new Map<string, string>();
  for (const [name, path] of outputs) {
    if (path === undefined) continue;
    const other = taken.get(resolve(path));
    if (other !== undefined)
      throw new UsageError(`--${other} and --${name} name the same file, ${path}: give each a file of its own`);
    taken.set(resolve(path), name);
    try {
      if (path === '') throw new UsageError(`--${name} takes the name of a file`);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
        throw new UsageError(`--${name}: ${path} is a folder; name a file in it`);
      accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(
        `--${name}: ${path} cannot be written, because of the folder ${dirname(path)}: ${reasonOf(error)}`,
      );
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'it may not be',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
};

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code);
  return REASONS[code] ?? code;
}
