import { readFile } from 'node:fs/promises';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';

/** A decision about a row, by its key (the hash of what would be sent). */
type Override = 'send' | 'skip';
export type Overrides = ReadonlyMap<string, Override>;

/**
 * Decisions about rows: stored ones, and those of a file, which the ledger stores. Each line of the file is
 * `<row key>,send`, `<row key>,skip`, or `<row key>,check` to revert. A changed row has another key.
 */
export async function readOverrides(
  ledger: WholeLedger,
  path: string | undefined,
  who: string | null,
): Promise<Overrides> {
  if (path !== undefined) await ledger.override(await readFileOf(path), who);
  return ledger.overrides();
}

async function readFileOf(path: string): Promise<Map<string, Override | null>> {
  const found = new Map<string, Override | null>();
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new BulkError('input', `the overrides ${path} cannot be read`, { cause });
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const match = /^([0-9a-f]{32})\s*[,\t ]\s*(send|skip|check)\s*$/.exec(line.trim());
    if (match === null)
      throw new BulkError(
        'input',
        `${path}, line ${index + 1}: expected a row key of 32 hex digits, a comma, and send, skip or check`,
      );
    found.set(match[1] as string, match[2] === 'check' ? null : (match[2] as Override));
  }
  return found;
}
