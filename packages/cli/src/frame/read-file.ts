import { readFile } from 'node:fs/promises';

/** The text of a file that the user names. An error says which file it is, a folder in its place included. */
export const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw Object.assign(error as Error, { path });
  });
