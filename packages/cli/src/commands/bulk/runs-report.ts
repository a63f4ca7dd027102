import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run as BulkRun } from '@direct-mail/bulk';
import { findRun } from '../../bulk/find-run.ts';
import { checkTarget, checkTargetOfRun, failedBeside, type ReportTarget } from '../../bulk/report-target.ts';
import type { Result, Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import type { Input } from '../../frame/input/input.ts';

export const run: Run = async (context, input) => {
  if (input.text('output') === '-') return inFolder((folder) => report(context, input, folder));
  return report(context, input);
};

/** Into the files that are named, or, with a folder of its own, to standard output. */
async function report(context: Parameters<Run>[0], input: Input, folder?: string): Promise<Result> {
  const path = folder === undefined ? input.path('output') : join(folder, 'report.csv');
  if (path === undefined) throw new UsageError('where to? Expected -o report.csv');
  const list = input.path('list');
  const failed = input.path('failed') ?? failedBeside(path);
  if (failed === path) throw new UsageError('-o and --failed are the same file: expected two');
  const target = { path, failed, replace: input.flag('replace') };
  await checkTarget(target, input, context.io, list === undefined ? [] : [list]);
  const { opened, run: found } = await findRun(context, input, false);
  try {
    await checkTargetOfRun(target, opened, found.id);
    const written = await write(found, target, list);
    if (folder !== undefined) {
      const note = `${written.rows} rows, ${written.failed} of them to fix${input.text('failed') === undefined ? ': --failed FILE writes those' : ''}.`;
      return { bytes: await readFile(path), note };
    }
    return {
      data: { file: path, failed_file: failed, ...written },
      note: written.failed > 0 ? 'The rows of the second file can be fixed and sent as a list of their own.' : 'Done.',
    };
  } finally {
    await opened.close();
  }
}

async function write(found: BulkRun, { path, failed }: ReportTarget, list: string | undefined) {
  const { readCsv, readJsonl } = await import('@direct-mail/bulk');
  const source = list === undefined ? undefined : /\.(jsonl|ndjson)$/i.test(list) ? readJsonl(list) : readCsv(list);
  return found.report(path, { ...(source !== undefined && { rows: source }), failed });
}

/** A folder that only its owner reads, gone afterwards. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'direct-mail-report-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
