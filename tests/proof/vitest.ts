import { spawn } from 'node:child_process';
import type { ProofLine } from './section.ts';

/** A test file of `npm test` at its full length. */
export async function provedByTests(project: string, path: string): Promise<ProofLine> {
  const { code, output } = await vitest(project, path);
  if (code !== 0) console.error(output);
  const result = /^(\d+ passed, \d+ failed)/m.exec(output)?.[1] ?? `exit code ${code}`;
  return { check: path, tried: 'at full length', result, ok: code === 0 };
}

function vitest(project: string, path: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PROOF_SIZE: 'long', NO_COLOR: '1' };
    const child = spawn('vitest', ['run', '--project', project, path], { env, shell: false });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
