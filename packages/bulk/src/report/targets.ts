import { resolve } from 'node:path';
import { ledgerFiles } from '@direct-mail/contract/words/ledger-files';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { term, words } from '../message.ts';
import type { RowSource } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { isSameFile } from './output-file.ts';

/** The file of rows to fix, next to the report. */
export const failedBeside = (path: string): string => path.replace(/(\.csv)?$/i, '.failed.csv');

/**
 * Refuses to overwrite the files of a run: lists, opt-outs and overrides may be the operator's only copies, and the
 * ledger is the only record of what was sent.
 *
 * @throws BulkError for a file of the plan or of the ledger, also under another name
 */
export function checkTargets(
  ledger: Pick<WholeLedger, 'path'>,
  plan: StoredPlan,
  source: RowSource | undefined,
  path: string,
  failedPath: string,
): void {
  const others = [...(plan.earlier ?? []), ...(plan.parts ?? [])];
  const lists = [plan.source, ...others.map((each) => each.source)];
  const read = [...lists.map((list) => list.path), source?.describe().path];
  refuseSource(read, 'the list that the run was made from', path, failedPath);
  const besides = [...(plan.suppress ?? []).map((file) => file.path), plan.overrides, plan.template];
  refuseSource(besides, 'which the plan was made with', path, failedPath);
  refuseLedger(ledger.path, path, failedPath);
  if (resolve(path) === resolve(failedPath) || isSameFile(path, failedPath))
    throw new BulkError('input', `the report and its failed rows are both to be written to ${path}: name two files`);
}

function refuseSource(
  sources: readonly (string | null | undefined)[],
  what: string,
  path: string,
  failedPath: string,
): void {
  for (const target of [path, failedPath]) {
    for (const source of sources) {
      if (typeof source !== 'string' || !isSameFile(source, target)) continue;
      const how = target === path ? [] : words` with ${term('failed')}`;
      throw new BulkError('input', words`the report would overwrite ${target}, ${what}: name another file${how}`);
    }
  }
}

function refuseLedger(ledger: string | undefined, path: string, failedPath: string): void {
  if (ledger === undefined) return;
  for (const target of [path, failedPath]) {
    for (const file of ledgerFiles(ledger)) {
      if (resolve(target) !== resolve(file) && !isSameFile(target, file)) continue;
      throw new BulkError('input', `the report would overwrite ${target}, a file of the ledger: name another file`);
    }
  }
}
