import { spawn } from 'node:child_process';
import type { ProofLine, Section } from '../section.ts';

/** Tests of `npm test` that do more here, in the words of their files. */
const FILES = ['storage/kill', 'isolation/parallel', 'account/account', 'webhooks/failing-receiver'];

/** The same tests as in `npm test`, at their full length. */
export const sizesSection: Section = async () => {
  const lines: ProofLine[] = [];
  for (const file of FILES) {
    const path = `packages/mock/test/${file}.test.ts`;
    const { code, output } = await vitest(path);
    if (code !== 0) console.error(output);
    const result = /^(\d+ passed, \d+ failed)/m.exec(output)?.[1] ?? `exit code ${code}`;
    lines.push({ check: path, tried: 'at full length', result, ok: code === 0 });
  }
  return lines;
};

function vitest(path: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PROOF_SIZE: 'long', NO_COLOR: '1' };
    const child = spawn('vitest', ['run', '--project', 'mock', path], { env, shell: false });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
