import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Writes a file atomically, readable only by its owner, because it holds personal data. */
export async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const fresh = `${path}.${randomUUID()}.tmp`;
  const stream = createWriteStream(fresh, { mode: 0o600, flags: 'wx' });
  const closed = new Promise<void>((resolve) => void stream.once('close', resolve));
  try {
    await pipeline(lines, stream);
    await rename(fresh, path);
  } catch (error) {
    // The file may still be opening when the write is abandoned: removed too early, it would reappear.
    await closed;
    await rm(fresh, { force: true });
    throw error;
  }
}
