import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pty from '@lydell/node-pty';
import xterm from '@xterm/headless';

/** The program's source. */
export const main = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));
/** The program from its source, as a shell calls it. */
export const program = `'${process.execPath}' --conditions=direct-mail-source '${main}'`;

/** What a shell line did, its streams being pipes. */
export interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs a line of a shell; `dm` in it is the program. */
export function shell(line: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', `set -o pipefail; dm() { ${program} "$@"; }; ${line}`], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (piece: Uint8Array) => {
      out += Buffer.from(piece).toString();
    });
    child.stderr.on('data', (piece: Uint8Array) => {
      err += Buffer.from(piece).toString();
    });
    const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
    child.on('close', (code) => {
      clearTimeout(patience);
      resolve({ out, err, code });
    });
  });
}

/** A pseudo-terminal with the program in it, and a terminal emulator that draws what it writes. */
export interface Terminal {
  /** Resolves when the screen holds this, with what it then shows. */
  readonly see: (wanted: RegExp) => Promise<string>;
  readonly type: (text: string) => void;
  readonly resize: (columns: number) => Promise<void>;
  /** The lines of the screen, and what was scrolled off it; trailing blanks cut. */
  readonly screen: () => Promise<string[]>;
  /** Everything that was written, as it is. */
  readonly written: () => string;
  readonly ended: Promise<number>;
}

/** The program in a pseudo-terminal; `closed`: nothing can be typed but Ctrl-C, as with `<&-`. */
export function terminal(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  columns = 100,
  closed = false,
): Terminal {
  const line = [process.execPath, '--conditions=direct-mail-source', main, ...argv];
  return inTerminal('bash', ['-c', `exec "$@"${closed ? ' <&-' : ''}`, 'bash', ...line], env, columns);
}

/** Any program in a pseudo-terminal. */
export function inTerminal(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  columns = 100,
): Terminal {
  const screen = new xterm.Terminal({ cols: columns, rows: 50, scrollback: 1_000, allowProposedApi: true });
  const child = pty.spawn(file, [...args], {
    cols: columns,
    rows: 50,
    env: { PATH: process.env['PATH'] ?? '', TERM: 'xterm-256color', ...env },
  });
  let written = '';
  let drawn: Promise<void> = Promise.resolve();
  const watchers = new Set<() => void>();
  child.onData((data) => {
    written += data;
    drawn = new Promise((resolve) => screen.write(data, resolve));
    void drawn.then(() => {
      for (const each of watchers) each();
    });
  });
  const ended = new Promise<number>((resolve) => {
    child.onExit(({ exitCode }) => resolve(exitCode));
  });
  const lines = async (): Promise<string[]> => {
    await drawn;
    const { active } = screen.buffer;
    const all = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '');
    while (all.at(-1) === '') all.pop();
    return all;
  };
  const see = (wanted: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        watchers.delete(look);
        child.kill('SIGKILL');
        reject(
          new Error(`the terminal never showed ${String(wanted)}; it wrote ${JSON.stringify(written.slice(-400))}`),
        );
      }, 60_000);
      const look = (): void => {
        void lines().then((all) => {
          const text = all.join('\n');
          if (!wanted.test(text)) return;
          clearTimeout(patience);
          watchers.delete(look);
          resolve(text);
        });
      };
      watchers.add(look);
      look();
    });
  return {
    see,
    type: (text) => child.write(text),
    resize: async (width) => {
      await drawn;
      screen.resize(width, 50);
      child.resize(width, 50);
    },
    screen: lines,
    written: () => written,
    ended,
  };
}
