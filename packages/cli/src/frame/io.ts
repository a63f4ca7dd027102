import type { BulkOptions } from '@direct-mail/bulk';

/** A command's access to the outside world, replaceable in tests. */
export interface Io {
  /** Data only. */
  readonly out: (data: string | Uint8Array) => void;
  /**
   * Resolves when all data is written; with a system code (`ENOSPC`) if it was not, `closed` if there is no standard output, or
   * undefined on success.
   */
  readonly lost?: () => Promise<string | undefined>;
  /** Everything but data. */
  readonly err: (text: string) => void;
  /** All of standard input. */
  readonly readStdin: () => Promise<string>;
  /** Which of the three streams are terminals. */
  readonly terminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  /** The width of the terminal behind standard output, in characters. */
  readonly columns: number;
  /** The width of the terminal behind standard error. */
  readonly errColumns: number;
  /** Calls back when the terminal is resized; returns a function that ends this. */
  readonly onResize: (changed: () => void) => () => void;
  /** Whether artwork may read this picture. Default: any that the user may. */
  readonly mayRead?: (path: string) => boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. */
  readonly home: string;
  readonly platform: string;
  readonly fetch: typeof globalThis.fetch;
  /** For commands that make few calls, where it loads faster than `fetch`. */
  readonly call?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits this many milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Timing of bulk runs, for tests. */
  readonly bulk?: Pick<BulkOptions, 'timing'>;
  /** Aborted by Ctrl-C, by SIGTERM, and when nothing reads standard output any longer. */
  readonly signal: AbortSignal;
  /** Asks at the terminal; `hidden` does not echo what is typed. Undefined if the input ended. Rejects when interrupted. */
  readonly ask: (question: string, options?: { readonly hidden?: boolean }) => Promise<string | undefined>;
}
