import type { RowSource } from '@direct-mail/bulk';

/** The same rows; reports how many were read, and ends when the signal is aborted. */
export function watchedRows(rows: RowSource, signal: AbortSignal, seen: (count: number) => void): RowSource {
  return {
    get columns() {
      return rows.columns;
    },
    repeatable: rows.repeatable,
    describe: () => rows.describe(),
    digest: () => rows.digest(),
    layout: () => rows.layout?.() ?? { delimiter: ',', bom: false, newline: '\n' },
    async *[Symbol.asyncIterator]() {
      let count = 0;
      for await (const row of rows) {
        signal.throwIfAborted();
        count += 1;
        if (count % 1_000 === 0) seen(count);
        yield row;
      }
    },
  };
}
