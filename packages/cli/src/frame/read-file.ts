import { readFile } from 'node:fs/promises';

/** The text of a file named by the user. An error names the file, also if it is a folder. */
export const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw Object.assign(error as Error, { path });
  });
