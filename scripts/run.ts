import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Resolves to the exit code of a child; for one that a signal ended, to the code that shells use. SIGINT and SIGTERM are passed on to
 * it, and end this program with its exit code: they ask for no further step.
 */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  let isStopped = false;
  const pass = (signal: NodeJS.Signals): void => {
    isStopped = true;
    // Ctrl-C at a terminal reaches the child by itself; a second SIGINT would cut short what it does at the first.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      const exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
      if (isStopped) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}

/**
 * Runs one command, which may have redirections, with the project's tools on the `PATH`; resolves to its exit code. It takes the place
 * of its shell, which would not pass signals on.
 */
export function run(command: string): Promise<number> {
  const inShell = process.platform === 'win32' ? command : `exec ${command}`;
  return exitCodeOf(spawn(inShell, { shell: true, stdio: 'inherit' }));
}

/** Runs the commands one after the other; at the first failure, says which one it was and ends the program with its exit code. */
export async function runAll(commands: readonly string[]): Promise<void> {
  for (const command of commands) {
    const code = await run(command);
    if (code === 0) continue;
    console.error(`Failed with exit code ${code}: ${command}`);
    process.exit(code);
  }
}
