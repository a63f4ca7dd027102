import { readFileSync } from 'node:fs';
import { readCommandLine, type Syntax, UsageError } from '@direct-mail/terminal';
import { drift, judgedIn, judgedOnce } from '../report/drift.ts';
import { wordOf } from '../report/table.ts';
import type { RunResult } from '../run/result.ts';
import type { Output } from './server.ts';

/** `direct-mail-conformance drift BEFORE AFTER`; returns the exit code, or `help`. */
export function driftCommand(args: readonly string[], { out }: Output, syntax: Syntax): number | 'help' {
  const input = readCommandLine(args, syntax);
  if (typeof input === 'string') return 'help';
  const [a, b] = input.args as readonly [string, string];
  const [before, after] = [readResult(a), readResult(b)];
  const changes = drift(before, after);
  out(`${a}: ${before.target.url}, ${before.finished}`);
  out(`${b}: ${after.target.url}, ${after.finished}`);
  for (const change of changes)
    out(
      `${change.id}  ${change.path}: ${JSON.stringify(change.before) ?? 'nothing'} → ${JSON.stringify(change.after) ?? 'nothing'}`,
    );
  const alone = judgedOnce(before, after);
  for (const each of alone) out(`${each.id}  judged by one run only: ${wordOf(each.before)} → ${wordOf(each.after)}`);
  let isWhole = alone.length === 0;
  for (const [file, result] of [
    [a, before],
    [b, after],
  ] as const) {
    if (result.ended !== null && result.ended !== undefined) out(`${file} ended early: ${result.ended}`);
    if (judgedIn(result) === 0) out(`${file} judged nothing: there is nothing to compare.`);
    isWhole &&= (result.ended ?? null) === null && judgedIn(result) > 0;
  }
  if (changes.length > 0) out(`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}.`);
  if (alone.length > 0) out(`${alone.length} rules and decisions were judged by one run only.`);
  if (changes.length === 0)
    out(
      isWhole
        ? 'No drift: both runs judged the same, and saw the same.'
        : 'Not comparable in all: whether there is more drift is not known.',
    );
  return changes.length === 0 && isWhole ? 0 : 1;
}

function readResult(path: string): RunResult {
  let read: Partial<RunResult>;
  try {
    read = JSON.parse(readFileSync(path, 'utf8')) as Partial<RunResult>;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new UsageError(`${path} is not a result of direct-mail-conformance server --report FILE.json: ${why}`);
  }
  if (read.format !== 1 || !Array.isArray(read.rules) || !Array.isArray(read.observations))
    throw new UsageError(`${path} is not a result of direct-mail-conformance server --report FILE.json`);
  return read as RunResult;
}
