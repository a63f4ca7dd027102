import { findRun } from '../../bulk/find-run.ts';
import { checkTarget, checkTargetOfRun, failedBeside } from '../../bulk/report-target.ts';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';

export const run: Run = async (context, input) => {
  const path = input.path('output');
  if (path === undefined) throw new UsageError('where to? Expected -o report.csv');
  const list = input.path('list');
  const failed = input.path('failed') ?? failedBeside(path);
  if (failed === path) throw new UsageError('-o and --failed are the same file: expected two');
  const target = { path, failed, replace: input.flag('replace') };
  await checkTarget(target, input, context.io, list === undefined ? [] : [list]);
  const { opened, run: found } = await findRun(context, input, false);
  try {
    await checkTargetOfRun(target, opened, found.id);
    const { readCsv, readJsonl } = await import('@direct-mail/bulk');
    const source = list === undefined ? undefined : /\.(jsonl|ndjson)$/i.test(list) ? readJsonl(list) : readCsv(list);
    const written = await found.report(path, {
      ...(source !== undefined && { rows: source }),
      failed,
    });
    return {
      data: { file: path, failed_file: failed, ...written },
      note: written.failed > 0 ? 'The rows of the second file can be mended and sent as a list of their own.' : 'Done.',
    };
  } finally {
    await opened.close();
  }
};
