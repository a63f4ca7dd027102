import { findRun } from '../../bulk/find-run.ts';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';

export const run: Run = async (context, input) => {
  const path = input.path('output');
  if (path === undefined) throw new UsageError('where to? Expected -o report.csv');
  const { opened, run: found } = await findRun(context, input, false);
  try {
    const rows = input.path('list');
    const failed = input.path('failed');
    const { readCsv, readJsonl } = await import('@direct-mail/bulk');
    const source = rows === undefined ? undefined : /\.(jsonl|ndjson)$/i.test(rows) ? readJsonl(rows) : readCsv(rows);
    const written = await found.report(path, {
      ...(source !== undefined && { rows: source }),
      ...(failed !== undefined && { failed }),
    });
    return {
      data: { file: path, failed_file: failed ?? path.replace(/(\.csv)?$/i, '.failed.csv'), ...written },
      note: written.failed > 0 ? 'The rows of the second file can be mended and sent as a list of their own.' : 'Done.',
    };
  } finally {
    await opened.close();
  }
};
