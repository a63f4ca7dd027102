import { readFileSync } from 'node:fs';
import { drift } from '../report/drift.ts';
import type { RunResult } from '../run/result.ts';
import { UsageError } from './flags.ts';
import type { Output } from './server.ts';

/** `direct-mail-conformance drift A B`; the exit code. */
export function driftCommand(args: readonly string[], { out }: Output): number {
  const [a, b, ...more] = args;
  if (a === undefined || b === undefined || more.length > 0)
    throw new UsageError('drift takes two results: the files that server wrote with --json');
  const [before, after] = [readResult(a), readResult(b)];
  const changes = drift(before, after);
  out(`${a}: ${before.target.url}, ${before.finished}`);
  out(`${b}: ${after.target.url}, ${after.finished}`);
  for (const change of changes)
    out(
      `${change.id}  ${change.path}: ${JSON.stringify(change.before) ?? 'nothing'} → ${JSON.stringify(change.after) ?? 'nothing'}`,
    );
  out(changes.length === 0 ? 'No drift: what both runs saw is the same.' : `${changes.length} changes.`);
  return changes.length === 0 ? 0 : 1;
}

function readResult(path: string): RunResult {
  let read: Partial<RunResult>;
  try {
    read = JSON.parse(readFileSync(path, 'utf8')) as Partial<RunResult>;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new UsageError(`${path} is no result of direct-mail-conformance server --json: ${why}`);
  }
  if (read.format !== 1 || !Array.isArray(read.rules) || !Array.isArray(read.observations))
    throw new UsageError(`${path} is no result of direct-mail-conformance server --json`);
  return read as RunResult;
}
