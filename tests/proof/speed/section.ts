import { execFile } from 'node:child_process';
import type { ProofLine, ProofOptions } from '../section.ts';

interface Row {
  measure: string;
  costs: { now: number; before: number };
  unit: string;
  ok: boolean;
}

/** `npm run bench -- watch`: no measure is more than a fifth worse than the last release's. Not part of the short form. */
export async function speedSection({ short }: ProofOptions): Promise<ProofLine[]> {
  if (short) return [];
  const { code, stdout, stderr } = await bench();
  // Before the first release there is nothing to compare with.
  if (code === 2) return [];
  const rows = stdout.split('\n').find((line) => line.startsWith('['));
  if (rows === undefined) throw new Error(`npm run bench -- watch: ${stderr.slice(-2_000)}`);
  return (JSON.parse(rows) as Row[]).map(({ measure, costs: { now, before }, unit, ok }) => ({
    check: `Speed 33.4: ${measure}: at most a fifth more than the last release`,
    tried: 'the least of several rounds, in turns',
    result: `${now.toFixed(2)} and ${before.toFixed(2)} ${unit}: ${(now / before).toFixed(2)}×`,
    ok,
  }));
}

function bench(): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '-s', 'bench', '--', 'watch', '--json'], { maxBuffer: 1 << 24 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}
