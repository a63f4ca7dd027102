import { execFile } from 'node:child_process';
import type { ProofLine } from '../../section.ts';
import { whyNoPostgres } from './server.ts';

/** The ledger's suite, which runs on SQLite in `npm test`, on a real PostgreSQL. */
export async function ledgerLines(): Promise<ProofLine[]> {
  const check = 'Bulk: the ledger in PostgreSQL passes the suite of the ledger in SQLite';
  const reason = whyNoPostgres();
  if (reason !== null) {
    console.error(`bulk: SKIPPED: ${reason}`);
    return [{ check, tried: 'skipped', result: reason, ok: process.env['CI'] === undefined }];
  }
  const given = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/proof/bulk/postgres/vitest.config.ts'];
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, given, { maxBuffer: 1 << 26 }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  const summary = /^(\d+) passed, (\d+) failed/m.exec(text);
  if (summary === null || summary[2] !== '0') console.error(text);
  const passed = Number(summary?.[1] ?? 0);
  const failed = Number(summary?.[2] ?? 1);
  return [{ check, tried: `${passed + failed} tests`, result: `${failed} failed`, ok: failed === 0 && passed > 0 }];
}
