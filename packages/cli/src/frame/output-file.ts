import { access, constants, lstat, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Input, OptionSpec } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';

/** For all commands that write a file named by the user. */
export const replaceOption = {
  flags: '--replace',
  description: 'overwrites an existing file',
} as const satisfies OptionSpec;

/** The absolute path of an output that an option or argument names; undefined for `-`, standard output. */
export const outputPath = (named: string): string | undefined => (named === '-' ? undefined : resolve(named));

/** The path of `-o` for a command that writes to standard output by default; undefined for standard output. */
export const outputOf = (input: Input<{ readonly output: string | undefined }>): string | undefined =>
  outputPath(input.values.output ?? '-');

/**
 * Refuses to overwrite an existing file without `--replace`, and an input file always.
 *
 * @throws UsageError
 */
export async function refuseExisting(path: string, replace: boolean, inputs: readonly string[] = []): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  const link = known === undefined ? await lstat(path).catch(() => undefined) : undefined;
  if (link !== undefined)
    throw new UsageError(`${path}: it is a link to a file that does not exist`, 'Name another file');
  if (known === undefined) return;
  if (known.isDirectory()) throw new UsageError(`${path}: it is a folder; a file was expected`);
  await refuseInput(path, inputs);
  if (!known.isFile()) throw new UsageError(`${path}: it is a device or a pipe; a file was expected`);
  if (replace) return;
  throw new UsageError(`${path} already exists`, 'Name another file, or add --replace');
}

/** Refuses an output that is one of the inputs, also under another name. @throws UsageError */
export async function refuseInput(path: string, inputs: readonly string[]): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known === undefined) return;
  for (const input of inputs) {
    const read = await stat(input).catch(() => undefined);
    if (read === undefined || read.ino !== known.ino || read.dev !== known.dev) continue;
    throw new UsageError(`${path} is an input file and will not be overwritten`, 'Name another file');
  }
}

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is not a folder',
  EACCES: 'the folder may not be written to',
  EROFS: 'the folder may not be written to',
};

/** Refuses a file whose folder is missing or not writable, or whose name is too long. @throws UsageError */
async function needFolder(path: string): Promise<void> {
  const folder = dirname(path);
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code = 'error' } = error as { code?: string };
    throw new UsageError(
      `${path} cannot be written: ${folder}: ${faults[code] ?? code}`,
      'Name a file in another folder',
    );
  }
  // Written to a temporary file in the same folder, then renamed.
  const long = await stat(`${path}.${'0'.repeat(12)}.tmp`).then(
    () => false,
    (error: { code?: unknown }) => error.code === 'ENAMETOOLONG',
  );
  if (long) throw new UsageError(`${basename(path)} is too long for the name of a file`, 'Name another file');
}

/** Checks an output path before the work begins. @throws UsageError */
export async function checkOutput(path: string, replace: boolean, inputs: readonly string[] = []): Promise<void> {
  await needFolder(path);
  await refuseExisting(path, replace, inputs);
}

/** Writes a file that only its owner can read: it shows a person. Without `replace` nothing is written through a link that leads nowhere. */
export async function writeOutput(path: string, bytes: Uint8Array, replace: boolean): Promise<void> {
  await writeFile(path, bytes, { mode: 0o600, flag: replace ? 'w' : 'wx' });
}

/** A file that an option names, as an absolute path. */
export const absolute = <Named extends string | undefined>(named: Named): Named =>
  (named === undefined ? named : resolve(named)) as Named;
