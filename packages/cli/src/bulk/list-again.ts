import type { Rows } from '@direct-mail/bulk';
import { UsageError } from '@direct-mail/terminal/failure';
import { readText } from '../frame/read-file.ts';

/** The rows of a file that is named beside a run: JSON and JSONL by its extension, else CSV. */
export async function listAgain(path: string): Promise<Rows> {
  const { readCsv, readJsonl } = await import('@direct-mail/bulk');
  if (/\.json$/i.test(path)) return arrayOf(path);
  return /\.(jsonl|ndjson)$/i.test(path) ? readJsonl(path) : readCsv(path);
}

/** An array of objects, as `--json` prints a list. */
async function arrayOf(path: string): Promise<object[]> {
  const text = await readText(path);
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    rows = undefined;
  }
  if (!Array.isArray(rows))
    throw new UsageError(`${path}: expected a JSON array of objects; JSON lines are FILE.jsonl`);
  return rows as object[];
}
