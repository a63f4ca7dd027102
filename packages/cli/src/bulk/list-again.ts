import type { RowSource } from '@direct-mail/bulk';

/** The rows of a file that is named beside a run: JSONL by its extension, else CSV. */
export async function listAgain(path: string): Promise<RowSource> {
  const { readCsv, readJsonl } = await import('@direct-mail/bulk');
  return /\.(jsonl|ndjson)$/i.test(path) ? readJsonl(path) : readCsv(path);
}
