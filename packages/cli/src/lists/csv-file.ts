import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

/** One line of CSV. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\n`;

const cell = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

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
