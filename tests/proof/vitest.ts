import { spawn } from 'node:child_process';
import { failedTestsIn } from './failures.ts';
import type { ProofLine } from './section.ts';

/** A test file at its full length. */
export const provedByTests = (path: string): Promise<ProofLine> =>
  runTests({ check: path, tried: 'at full length' }, [path], { PROOF_SIZE: 'long' });

/** What vitest says of the files that `parameters` select. */
export async function runTests(
  line: Pick<ProofLine, 'check' | 'tried'>,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<ProofLine> {
  const { code, output } = await vitest(parameters, environment);
  if (code !== 0) console.error(output);
  const result = /^(\d+ passed, \d+ failed.*)/m.exec(output)?.[1] ?? `exit code ${code}`;
  if (code === 0) return { ...line, result, ok: true };
  return { ...line, result, ok: false, details: failedTestsIn(output) };
}

function vitest(
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment, NO_COLOR: '1' };
    const child = spawn('vitest', ['run', ...parameters], { env, shell: false });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
