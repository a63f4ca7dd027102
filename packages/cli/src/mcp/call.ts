import { exitCodes } from '@direct-mail/terminal/exit-codes';
import type { Context } from '../frame/command.ts';
import type { Io } from '../frame/io.ts';

/** What the server needs of the program that it is a command of. */
export type Program = Pick<Context, 'io' | 'commands' | 'runCommand'>;

/** What a command line did. */
export interface Called {
  readonly exitCode: number;
  /** What it printed as JSON; undefined if it printed nothing. */
  readonly data: unknown;
  /** Why it failed, and what to do. */
  readonly error: { readonly message: string; readonly hint: string | null; readonly code: string } | undefined;
}

/** Runs a command line of this program and returns what it printed. */
export type CallCommand = (argv: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Called>;

/**
 * Commands without a terminal: nothing is asked and nothing answered, so that every command that needs a person refuses. `--yes` is
 * never given.
 */
export function callerOf({ io, runCommand }: Program, mayRead: (path: string) => boolean): CallCommand {
  return async (argv, env = {}) => {
    if (argv.includes('--yes')) throw new Error('a tool never confirms for a person');
    let out = '';
    let err = '';
    const silent: Io = {
      ...io,
      env: { ...io.env, ...env },
      out: (data) => {
        out += typeof data === 'string' ? data : '';
      },
      err: (text) => {
        err += text;
      },
      lost: async () => undefined,
      readStdin: async () => '',
      terminal: { in: false, out: false, err: false },
      onResize: () => () => {},
      ask: async () => undefined,
      mayRead,
    };
    const exitCode = await runCommand([...argv, '--json'], silent);
    return { exitCode, data: out.trim() === '' ? undefined : JSON.parse(out), error: errorIn(err, exitCode) };
  };
}

function errorIn(text: string, exitCode: number): Called['error'] {
  if (exitCode === exitCodes.done) return undefined;
  const message = /^error: ([\s\S]*?)(?=\n(?:hint|code): |$)/m.exec(text)?.[1]?.trim();
  if (message === undefined) return undefined;
  return {
    message,
    hint: /^hint: (.*)$/m.exec(text)?.[1] ?? null,
    code: /^code: (\w+)$/m.exec(text)?.[1] ?? 'refused',
  };
}
