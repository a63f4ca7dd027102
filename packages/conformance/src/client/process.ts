import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { StepAnswer } from './steps.ts';

/** A client that is asked line by line. */
export interface ClientProcess {
  readonly ask: (line: object) => Promise<StepAnswer>;
  /** Whether it was started, and has not ended. */
  readonly isRunning: () => boolean;
  readonly close: () => void;
}

/** Starts the command again when it has ended: a client that dies on one step is asked the next one all the same. */
export function startClient(command: readonly string[], timeout: number): ClientProcess {
  let child: ChildProcess | undefined;
  let waiting: ((answer: StepAnswer) => void) | undefined;

  const start = (): ChildProcess => {
    const [file = '', ...args] = command;
    const started = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = (why: string) => {
      if (child === started) child = undefined;
      waiting?.({ outcome: 'crashed', why });
    };
    started.on('error', (error) =>
      ended(`the command could not be started: ${(error as { code?: string }).code ?? 'unknown'}`),
    );
    started.on('exit', (code, signal) => ended(`the client ended with ${code ?? signal}`));
    started.stdin?.on('error', () => undefined);
    createInterface({ input: started.stdout as NodeJS.ReadableStream }).on('line', (line) => waiting?.(read(line)));
    return started;
  };

  return {
    ask: (line) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          child?.kill('SIGKILL');
          child = undefined;
          waiting?.({ outcome: 'crashed', why: `no answer within ${timeout / 1000} s` });
        }, timeout);
        waiting = (answer) => {
          waiting = undefined;
          clearTimeout(timer);
          resolve(answer);
        };
        child ??= start();
        child.stdin?.write(`${JSON.stringify(line)}\n`);
      }),
    isRunning: () => child !== undefined,
    close: () => {
      child?.stdin?.end();
      child?.kill();
    },
  };
}

function read(line: string): StepAnswer {
  try {
    const answer = JSON.parse(line) as StepAnswer;
    if (typeof answer?.outcome === 'string') return answer;
  } catch {
    // Told below.
  }
  return { outcome: 'crashed', why: 'a line that is no answer' };
}
