import { resolve } from 'node:path';
import type { Run } from '@direct-mail/bulk';
import { ledgerFiles } from '@direct-mail/contract/words/ledger-files';
import type { Input, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import type { SharedValues } from '../frame/global-options.ts';
import type { Io } from '../frame/io.ts';
import { absolute, checkOutput, refuseInput } from '../frame/output-file.ts';
import { profilesFile } from '../set-up/places.ts';
import { errorInFlags } from './flags.ts';
import { type LedgerPlace, namedLedger, standardLedgers } from './ledger-place.ts';
import type { Opened } from './open-bulk.ts';
import type { ledgerOption } from './options.ts';

/** The two files of a report, as absolute paths. */
export interface ReportTarget {
  readonly path: string;
  /** The rows to fix. */
  readonly failed: string;
  readonly replace: boolean;
}

/** Where `--report` writes; undefined without it. */
export function reportTarget(
  input: Input<{ readonly report: string | undefined; readonly replace: boolean }, unknown>,
): ReportTarget | undefined {
  if (input.values.report === '-') {
    throw new UsageError(
      '--report: expected a file; standard output describes the run',
      'Afterwards: direct-mail runs report RUN -o -',
    );
  }
  const path = absolute(input.values.report);
  return path === undefined ? undefined : { path, failed: failedBeside(path), replace: input.values.replace };
}

/** `report.failed.csv` for `report.csv`. */
export const failedBeside = (path: string): string => path.replace(/(\.csv)?$/i, '.failed.csv');

/**
 * Checks both paths before anything is planned or sent. Never overwrites inputs, the token file, profiles and ledgers; other files
 * only with `--replace`. The run's own files are checked by {@link checkTargetOfRun}.
 *
 * @throws UsageError
 */
export async function checkTarget(
  target: ReportTarget,
  input: Input<Partial<Pick<SharedValues, 'tokenFile'>> & Partial<Values<readonly [typeof ledgerOption]>>, unknown>,
  io: Io,
  inputs: readonly string[],
): Promise<void> {
  const tokenFile = input.values.tokenFile;
  const named = namedLedger(input.values.ledger, io);
  const kept = [...inputs, ...(tokenFile === undefined ? [] : [tokenFile]), profilesFile(io)];
  for (const path of [target.path, target.failed]) {
    for (const place of [...(named ? [named] : []), ...standardLedgers(io)]) await refuseLedger(path, place);
    await refuseInput(path, kept);
    await checkOutput(path, target.replace);
  }
}

/** Refuses files that only the ledger knows: its own, and those that the run was planned with. @throws BulkError */
export async function checkTargetOfRun({ path, failed }: ReportTarget, { bulk }: Opened, id: string): Promise<void> {
  await (await bulk.run(id)).checkReport(path, { failed });
}

/** Includes SQLite's own files: the ledger is the only record of what was sent. */
async function refuseLedger(path: string, { kind, at }: LedgerPlace): Promise<void> {
  if (kind === 'postgres') return;
  const files = ledgerFiles(at);
  if (files.some((file) => resolve(file) === resolve(path))) {
    throw new UsageError(`${path} is a file of the ledger: it is not written over`, 'Name another file');
  }
  await refuseInput(path, files);
}

/** Writes the report. Returns an error instead of throwing it, because the mail was sent. */
export async function writeReport(
  run: Run,
  { path, failed }: ReportTarget,
): Promise<{ line: string } | { error: string }> {
  try {
    const written = await run.report(path, { failed });
    return { line: `report: ${path} (${written.rows} rows, ${written.failed} of them to fix)` };
  } catch (error) {
    return { error: errorInFlags(error) };
  }
}
