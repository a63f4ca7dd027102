import { fstatSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import type { Io } from './frame/io.ts';

/** Node.js opens a closed standard output as the null device, for reading and writing; a shell opens it only for writing. */
function hasNoOutput(): boolean {
  try {
    if (fstatSync(1).rdev !== statSync('/dev/null').rdev) return false;
    return /^flags:\s*\d*2$/m.test(readFileSync('/proc/self/fdinfo/1', 'utf8'));
  } catch {
    return false;
  }
}

/** The outside world of this process. */
export function nodeIo(): Io {
  const { stdin, stdout, stderr } = process;
  const stop = new AbortController();
  let closed = false;
  let failure: string | undefined;
  const isMissing = hasNoOutput();
  // Once each: a second Ctrl-C ends the process immediately.
  process.once('SIGINT', () => stop.abort(new DOMException('interrupted', 'AbortError')));
  process.once('SIGTERM', () => stop.abort(new DOMException('terminated', 'AbortError')));
  // `| head` closes the pipe, which is not an error: no one reads the rest.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    closed = true;
    failure ??= error.code ?? 'EIO';
    if (error.code === 'EPIPE') stop.abort(new DOMException('nothing reads standard output', 'AbortError'));
  });
  stderr.on('error', () => {});
  return {
    out: (data) => {
      if (!closed) stdout.write(data);
    },
    lost: async () => {
      if (!closed) await new Promise<void>((resolve) => stdout.write('', () => resolve()));
      return failure ?? (isMissing ? 'closed' : undefined);
    },
    err: (text) => {
      stderr.write(text);
    },
    readStdin: async () => {
      const pieces: Uint8Array[] = [];
      for await (const piece of stdin) pieces.push(piece as Uint8Array);
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
    },
    terminal: { in: stdin.isTTY === true, out: stdout.isTTY === true, err: stderr.isTTY === true },
    get columns() {
      return stdout.columns || 80;
    },
    get errColumns() {
      return stderr.columns || 80;
    },
    onResize: (changed) => {
      stderr.on('resize', changed);
      return () => void stderr.off('resize', changed);
    },
    env: process.env,
    home: homedir(),
    platform: process.platform,
    fetch: globalThis.fetch,
    call: async (input, init) => {
      const { httpFetch } = await import('./set-up/http-fetch.ts');
      return httpFetch(input, init);
    },
    now: Date.now,
    sleep: async (milliseconds, signal) => {
      const { setTimeout } = await import('node:timers/promises');
      await setTimeout(milliseconds, undefined, signal ? { signal } : {});
    },
    signal: stop.signal,
    ask: async (question, options) => {
      const { ask } = await import('./ask.ts');
      return ask(question, options?.hidden === true, stop.signal);
    },
  };
}
