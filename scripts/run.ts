import { spawn } from 'node:child_process';

/** Runs a command line with the project's tools on the `PATH`; resolves to its exit code. */
export function run(commandLine: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, { shell: true, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs the command lines one after the other; at the first failure, ends the program with that exit code. */
export async function runAll(commandLines: readonly string[]): Promise<void> {
  for (const commandLine of commandLines) {
    const code = await run(commandLine);
    if (code !== 0) process.exit(code);
  }
}
