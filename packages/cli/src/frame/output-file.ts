import { stat } from 'node:fs/promises';
import type { OptionSpec } from './command.ts';
import { UsageError } from './failure.ts';

/** Of every command that writes a file which the user names. */
export const replaceOption: OptionSpec = { flags: '--replace', description: 'in place of a file of that name' };

/**
 * Refuses to write over what is there already, so that nothing is lost by a slip; over what is read, `--replace` or not.
 *
 * @throws UsageError
 */
export async function refuseExisting(path: string, replace: boolean, inputs: readonly string[] = []): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known === undefined) return;
  if (known.isDirectory()) throw new UsageError(`${path}: it is a folder; a file was expected`);
  await refuseInput(path, inputs);
  if (!known.isFile()) throw new UsageError(`${path}: it is a device or a pipe; a file was expected`);
  if (replace) return;
  throw new UsageError(`${path} is there already`, 'Name another file, or add --replace');
}

/** Refuses an output that is one of the inputs, under whatever name. @throws UsageError */
export async function refuseInput(path: string, inputs: readonly string[]): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known === undefined) return;
  for (const input of inputs) {
    const read = await stat(input).catch(() => undefined);
    if (read === undefined || read.ino !== known.ino || read.dev !== known.dev) continue;
    throw new UsageError(`${path} is what is read: it is not written over`, 'Name another file');
  }
}
