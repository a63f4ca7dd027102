import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file written atomically: the previous one stays until `publish`. */
export interface OutputFile {
  write(text: string): Promise<void>;
  /** Everything is on disk; only `publish` is left. */
  close(): Promise<void>;
  publish(): void;
  discard(): Promise<void>;
}

export async function openOutput(path: string): Promise<OutputFile> {
  const known = statSync(path, { throwIfNoEntry: false });
  // A device or a pipe cannot be replaced; a directory fails on opening.
  const direct = known !== undefined && !known.isFile();
  const target = known === undefined ? path : realpathSync(path);
  const written = direct ? target : `${target}.${randomBytes(6).toString('hex')}.tmp`;
  const stream = createWriteStream(written, { mode: 0o600, flags: direct ? 'w' : 'wx', flush: !direct });
  // Reported by the next write, or by close.
  stream.on('error', () => {});
  await once(stream, 'open');
  return {
    write: async (text) => {
      if (stream.errored !== null) throw stream.errored;
      if (!stream.write(text)) await once(stream, 'drain');
    },
    close: async () => {
      stream.end();
      await finished(stream);
    },
    publish: () => {
      if (!direct) renameSync(written, target);
    },
    discard: async () => {
      if (!stream.closed) {
        // Not `once`, which would throw for dropped writes.
        const closed = new Promise<void>((resolve) => stream.once('close', () => resolve()));
        stream.destroy();
        await closed;
      }
      if (!direct) rmSync(written, { force: true });
    },
  };
}

/** Whether both names lead to one file, also through links. */
export function isSameFile(a: string, b: string): boolean {
  const one = statSync(a, { throwIfNoEntry: false });
  const other = statSync(b, { throwIfNoEntry: false });
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;
}
