import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { StepResponse } from './steps.ts';

/** A client process that answers line by line. */
export interface ClientProcess {
  readonly ask: (line: object) => Promise<StepResponse>;
  /** Whether it is running. */
  readonly isRunning: () => boolean;
  readonly close: () => void;
}

/** The command cannot be run, so no step can be sent. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'it is not executable',
};

/** One process group, because a client may be a shell that starts another program. */
const GROUPS = process.platform !== 'win32';

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!GROUPS || child.pid === undefined) return void child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Restarts a client that ended: one that crashes on a step still gets the next. A process that was killed, or whose line
 * could not be read, is replaced, so that nothing it says later is taken for the response to another step.
 */
export function startClient(command: readonly string[], timeout: number): ClientProcess {
  let child: ChildProcess | undefined;
  let waiting: ((response: StepResponse) => void) | undefined;
  let fail: (error: CannotStart) => void = () => {};

  const start = (): ChildProcess => {
    const [file = '', ...args] = command;
    const started = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: GROUPS });
    const ended = (why: string) => {
      if (child !== started) return;
      child = undefined;
      waiting?.({ outcome: 'crashed', why });
    };
    const said = (line: string) => {
      if (child !== started || waiting === undefined) return;
      const response = read(line);
      if (response === undefined) {
        end(started, 'SIGKILL');
        return ended(`a line that is not a response: ${JSON.stringify(line.slice(0, 80))}`);
      }
      waiting(response);
    };
    started.on('error', (error) => {
      if (child !== started) return;
      const { code = 'unknown' } = error as { code?: string };
      child = undefined;
      fail(new CannotStart(`${file} could not be started: ${REASONS[code] ?? code}`));
    });
    started.on('exit', (code, signal) => ended(`the client ended with ${code ?? signal}`));
    started.stdin?.on('error', () => undefined);
    createInterface({ input: started.stdout as NodeJS.ReadableStream }).on('line', said);
    return started;
  };

  return {
    ask: (line) =>
      new Promise((resolve, reject) => {
        fail = (error) => {
          clearTimeout(timer);
          reject(error);
        };
        const timer = setTimeout(() => {
          if (child !== undefined) end(child, 'SIGKILL');
          child = undefined;
          waiting?.({ outcome: 'crashed', why: `no response within ${timeout / 1000} s` });
        }, timeout);
        waiting = (response) => {
          waiting = undefined;
          clearTimeout(timer);
          resolve(response);
        };
        child ??= start();
        child.stdin?.write(`${JSON.stringify(line)}\n`);
      }),
    isRunning: () => child !== undefined,
    close: () => {
      child?.stdin?.end();
      if (child !== undefined) end(child, 'SIGTERM');
    },
  };
}

function read(line: string): StepResponse | undefined {
  try {
    const response = JSON.parse(line) as StepResponse | null;
    return typeof response?.outcome === 'string' ? response : undefined;
  } catch {
    return undefined;
  }
}
