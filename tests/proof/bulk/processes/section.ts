import type { ProofLine, ProofOptions } from '../../section.ts';
import { whyNoPostgres } from '../postgres/server.ts';
import { dayLines } from './day.ts';
import { ourLines } from './ours.ts';
import { rivalLines } from './rivals.ts';

/** Real processes, a real database, real connections: everything is killed, and the mock counts what was printed. */
export async function processLines({ short, seed, cases }: ProofOptions): Promise<ProofLine[]> {
  const left = skipped();
  if (left !== undefined) return left;
  const rows = cases ?? (short ? 1_000 : 100_000);
  const rounds = Math.min(5, Math.max(1, Math.floor(rows / 20_000)));
  return ourLines(seed, { rows, seconds: Math.max(10, rows / 167), rounds });
}

/** The same kills and faults for a naive loop, and for a queue with a job a piece. */
export async function besideLines({ short, seed, cases }: ProofOptions): Promise<ProofLine[]> {
  const left = skipped();
  if (left !== undefined) return left;
  const rows = cases ?? (short ? 200 : 10_000);
  return rivalLines(seed, short ? { rows, seconds: 4, rounds: 1 } : { rows, seconds: 60, rounds: 3 });
}

/** The commands of operators on three machines: for an hour, or a minute. */
export async function dayOfWork({ short, seed, cases }: ProofOptions): Promise<ProofLine[]> {
  return skipped() ?? dayLines(seed, cases ?? (short ? 60 : 3_600));
}

function skipped(): ProofLine[] | undefined {
  const reason = whyNoPostgres();
  if (reason === null) return undefined;
  console.error(`bulk: SKIPPED: ${reason}`);
  const check = 'Bulk: processes on PostgreSQL, killed and cut off';
  return [{ check, tried: 'skipped', result: reason, ok: process.env['CI'] === undefined }];
}
