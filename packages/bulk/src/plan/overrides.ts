import { readFile } from 'node:fs/promises';
import { BulkError } from '../errors.ts';

/** Row keys (the hash of what would be sent) and what was decided about them. */
export type Overrides = ReadonlyMap<string, 'send' | 'skip'>;

/** Reads decisions about rows: `<row key>,send` or `<row key>,skip` on each line. A row that changed has another key. */
export async function readOverrides(path: string | undefined): Promise<Overrides> {
  const found = new Map<string, 'send' | 'skip'>();
  if (path === undefined) return found;
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new BulkError('input', `the overrides ${path} cannot be read`, { cause });
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const match = /^([0-9a-f]{32})\s*[,\t ]\s*(send|skip)\s*$/.exec(line.trim());
    if (match === null)
      throw new BulkError(
        'input',
        `${path}, line ${index + 1}: expected a row key of 32 hex digits, a comma, and send or skip`,
      );
    found.set(match[1] as string, match[2] as 'send' | 'skip');
  }
  return found;
}
