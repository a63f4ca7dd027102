import { spawn } from 'node:child_process';

/** Runs one command line with the project's own tools on the path; resolves to its exit code. */
export function run(commandLine: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, { shell: true, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs the command lines one after the other and stops the program with the first failure's exit code. */
export async function runAll(commandLines: readonly string[]): Promise<void> {
  for (const commandLine of commandLines) {
    const code = await run(commandLine);
    if (code !== 0) process.exit(code);
  }
}
