import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { UsageError } from '../frame/failure.ts';

/** One line of CSV. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\n`;

const cell = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Refuses what is there already, so that no list is lost by a slip. */
export async function refuseExisting(path: string, replace: boolean): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known === undefined || (known.isFile() && replace)) return;
  if (known.isDirectory()) throw new UsageError(`${path}: it is a folder; a file was expected`);
  throw new UsageError(`${path} is there already`, 'Name another file, or add --replace');
}

/** Writes a file that appears whole or not at all, readable by its owner only: it holds people. */
export async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const fresh = `${path}.${randomUUID()}.tmp`;
  const stream = createWriteStream(fresh, { mode: 0o600, flags: 'wx' });
  try {
    await once(stream, 'open');
    for await (const line of lines) if (!stream.write(line)) await once(stream, 'drain');
    stream.end();
    await finished(stream);
    await rename(fresh, path);
  } catch (error) {
    stream.destroy();
    await rm(fresh, { force: true });
    throw error;
  }
}
