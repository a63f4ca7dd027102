import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** The command line of `direct-mail-mock`, run from its sources: no build needed. */
export const command: readonly [string, ...string[]] = [
  process.execPath,
  '--conditions=direct-mail-source',
  '--disable-warning=ExperimentalWarning',
  program,
];

export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** Lines of standard output so far. */
  readonly lines: () => string[];
  /** Standard error so far. */
  readonly errors: () => string;
  /** Sends a signal and resolves to what it ended with. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

/** Starts a server on a free port and resolves once its first line has come. */
export function startServer(args: readonly string[], environment: Record<string, string> = {}): Promise<RunningServer> {
  const [node, ...before] = command;
  const child = spawn(node, [...before, '--port', '0', ...args], { env: { ...process.env, ...environment } });
  let out = '';
  let errors = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const url = /^[^\n]*?(http:\/\/[^\s"]+)[^\n]*\n/.exec(out)?.[1];
      if (url === undefined) return;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      resolve({ url, child, lines: () => out.split('\n').slice(0, -1), errors: () => errors, end });
    });
    void ended.then((how) => reject(new Error(`the server ended with ${how}: ${errors}`)));
  });
}

/** Runs the program to its end. */
export function run(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const [node, ...before] = command;
  const child = spawn(node, [...before, ...args], { env: { ...process.env, ...environment } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
