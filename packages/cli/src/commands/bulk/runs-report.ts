import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run as BulkRun } from '@direct-mail/bulk';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import { listAgain } from '../../bulk/list-again.ts';
import { checkTarget, checkTargetOfRun, failedBeside, type ReportTarget } from '../../bulk/report-target.ts';
import { findRun } from '../../bulk/runs/find-run.ts';
import type { Context, Result } from '../../frame/command.ts';
import { absolute, outputPath } from '../../frame/output-file.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'runs report'> = async (context, input) => {
  const [output, failed] = [input.values.output, input.values.failed];
  if (output === '-' && failed === '-') {
    throw new UsageError('-o and --failed are both standard output: expected a file for one of them');
  }
  if (output === '-' || failed === '-') return inFolder((folder) => report(context, input, folder));
  return report(context, input);
};

/** Into the named files; for standard output, into a temporary folder first. */
async function report(context: Context, input: InputOf<'runs report'>, folder = ''): Promise<Result> {
  const output = outputPath(input.values.output ?? '-');
  const path = output ?? join(folder, 'report.csv');
  const named = input.values.failed;
  const list = absolute(input.values.list);
  const failed = named === undefined ? failedBeside(path) : (outputPath(named) ?? join(folder, 'failed.csv'));
  if (failed === path) throw new UsageError('-o and --failed are the same file: expected two');
  const target = { path, failed, replace: input.values.replace };
  await checkTarget(target, input, context.io, list === undefined ? [] : [list]);
  const { opened, run: found } = await findRun(context, input, false);
  try {
    await checkTargetOfRun(target, opened, found.id);
    const written = await write(found, target, list);
    const without = written.list === 'absent' ? WITHOUT_LIST : '';
    // In a pipe the note is not shown, and the report would look like a whole one.
    if (without !== '' && !context.io.terminal.err) context.io.err(`${without}\n`);
    const done = { exitCode: without === '' ? exitCodes.done : exitCodes.partly };
    const said = (note: string): string => (without === '' ? note : `${without}\n${note}`);
    if (named === '-') {
      const note = said(`${written.failed} rows to fix; report: ${path}`);
      return { bytes: await readFile(failed), note, ...done };
    }
    if (output === undefined) {
      const note = `${written.rows} rows, ${written.failed} of them to fix${named === undefined ? ': --failed FILE writes those' : ''}.`;
      return { bytes: await readFile(path), note: said(note), ...done };
    }
    return {
      data: { file: path, failed_file: failed, ...written },
      note: said(
        written.failed > 0 ? 'The rows of the second file can be fixed and sent as a list of their own.' : 'Done.',
      ),
      ...done,
    };
  } finally {
    await opened.close();
  }
}

const WITHOUT_LIST =
  'The list is not where it was: the report has the numbers of its rows without their cells, and no rows to fix can be written. Name it: --list FILE';

async function write(found: BulkRun, { path, failed }: ReportTarget, list: string | undefined) {
  const source = list === undefined ? undefined : await listAgain(list);
  return found.report(path, { ...(source !== undefined && { rows: source }), failed });
}

/** A folder that only its owner can read, removed afterwards. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'direct-mail-report-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
