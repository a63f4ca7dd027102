import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ProofLine, ProofOptions } from '../../section.ts';
import { type Edge, edges } from './edges.ts';
import { WRONG } from './wrong.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const execute = promisify(execFile);

/** Each wrong version with its test. In short runs only whether each still fits what is written. */
export async function edgeLines({ short }: ProofOptions): Promise<ProofLine[]> {
  const misfits = edges.flatMap(({ name, edits }) =>
    edits
      .filter(({ file, from }) => readFileSync(`${root}/packages/bulk/src/${file}`, 'utf8').split(from).length !== 2)
      .map(({ file }) => `${name}: ${file}`),
  );
  for (const misfit of misfits) console.error(`bulk: a wrong version does not fit any more: ${misfit}`);
  if (short || misfits.length > 0)
    return [line('fit what is written', `${edges.length - misfits.length} fit`, misfits.length === 0)];
  const alive: string[] = [];
  for (const edge of edges) if (!(await dies(edge))) alive.push(edge.name);
  for (const name of alive) console.error(`bulk: the wrong version "${name}" survives its test`);
  return [line('die of their tests', `${edges.length - alive.length} died`, alive.length === 0)];
}

const line = (what: string, result: string, ok: boolean): ProofLine => ({
  check: `Bulk: wrong versions of what operators meet beside crashes ${what}`,
  tried: `${edges.length} seeded wrong versions`,
  result,
  ok,
});

/** A test that fails, not one that cannot be loaded; one that never ends counts as failed. */
async function dies({ name, test, title }: Edge): Promise<boolean> {
  const config = 'tests/proof/bulk/edges/vitest.config.ts';
  const folder = mkdtempSync(join(tmpdir(), 'bulk-edge-'));
  const told = join(folder, 'told.json');
  const given = ['run', '--config', config, `packages/bulk/test/${test}`, '-t', title];
  const reported = ['--reporter=json', `--outputFile=${told}`];
  const env = { ...process.env, [WRONG]: name };
  try {
    await execute(`${root}/node_modules/.bin/vitest`, [...given, ...reported], { cwd: root, env, timeout: 120_000 });
    return false;
  } catch (error) {
    if ((error as { killed: boolean }).killed) return true;
    return (JSON.parse(readFileSync(told, 'utf8')) as { numFailedTests: number }).numFailedTests > 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
