import { homedir } from 'node:os';
import type { Io } from './frame/io.ts';

/** The world of this process. */
export function nodeIo(): Io {
  const { stdin, stdout, stderr } = process;
  const stop = new AbortController();
  let closed = false;
  // Once each: a second Ctrl-C ends the process at once.
  process.once('SIGINT', () => stop.abort(new DOMException('interrupted', 'AbortError')));
  process.once('SIGTERM', () => stop.abort(new DOMException('terminated', 'AbortError')));
  // `| head` closes the pipe: what is left is of no use to anyone, and that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed = true;
    stop.abort(new DOMException('nothing reads standard output', 'AbortError'));
  });
  stderr.on('error', () => {});
  return {
    out: (data) => {
      if (!closed) stdout.write(data);
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
