import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks on standard error, so that standard output has only data. Undefined when the input ends.
 * @throws the reason of `signal` when it is aborted
 */
export function ask(question: string, hidden: boolean, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let muted = false;
    const output = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        if (!muted) process.stderr.write(piece);
        done();
      },
    });
    // Without history, so that an arrow key never brings a token back.
    const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
    let answer: string | undefined;
    lines.question(question, (text) => {
      answer = text;
      lines.close();
    });
    muted = hidden;
    // readline intercepts Ctrl-C: passed on, it has the same effect as elsewhere.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    signal.addEventListener('abort', () => lines.close(), { once: true });
    lines.on('close', () => {
      if (hidden || answer === undefined) process.stderr.write('\n');
      if (answer === undefined && signal.aborted) reject(signal.reason as Error);
      else resolve(answer);
    });
  });
}
