// The runtime's, of which this package has no types.
declare const process: {
  getBuiltinModule(name: 'node:fs'): {
    constants: { O_RDONLY: number; O_NONBLOCK?: number };
    openSync(path: string, flags: number): number;
    closeSync(file: number): void;
    fstatSync(file: number): { isFile(): boolean; size: number };
    readSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  };
};

/** Why a file that another file names is not read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads a file that another file names, such as a picture of artwork: a regular file of at most `limit` bytes. A device would
 * never end, and a pipe without a writer would hold up the program.
 *
 * @throws UnreadableFile for anything else, and the error of the file system for a file that is not there
 */
export function readNamedFile(path: string, limit: number): Uint8Array {
  const files = process.getBuiltinModule('node:fs');
  const file = files.openSync(path, files.constants.O_RDONLY | (files.constants.O_NONBLOCK ?? 0));
  try {
    const found = files.fstatSync(file);
    if (!found.isFile()) throw new UnreadableFile(`${path} is not a file`);
    if (found.size > limit) throw new UnreadableFile(`${path} is larger than ${limit} bytes`);
    const bytes = new Uint8Array(found.size);
    let size = 0;
    for (let read = -1; read !== 0 && size < bytes.length; size += read)
      read = files.readSync(file, bytes, size, bytes.length - size, size);
    return bytes.subarray(0, size);
  } finally {
    files.closeSync(file);
  }
}
