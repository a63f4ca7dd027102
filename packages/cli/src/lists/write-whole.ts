import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Writes a file that appears whole or not at all, readable by its owner only: it holds people. */
export async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const fresh = `${path}.${randomUUID()}.tmp`;
  const stream = createWriteStream(fresh, { mode: 0o600, flags: 'wx' });
  const closed = new Promise<void>((resolve) => void stream.once('close', resolve));
  try {
    await pipeline(lines, stream);
    await rename(fresh, path);
  } catch (error) {
    // The file may be opened while it is given up: removed before, it would come back.
    await closed;
    await rm(fresh, { force: true });
    throw error;
  }
}
