import type { BulkOptions } from '@direct-mail/bulk';

/** What a command touches of the world, so that tests can bring their own. */
export interface Io {
  /** Data, and nothing else. */
  readonly out: (data: string | Uint8Array) => void;
  /**
   * When all data is written: why it was not, as the system's code (`ENOSPC`), or `closed` where there is no standard output.
   * Undefined: it was.
   */
  readonly lost?: () => Promise<string | undefined>;
  /** Everything else. */
  readonly err: (text: string) => void;
  /** All of standard input. */
  readonly readStdin: () => Promise<string>;
  /** Which of the three streams are a terminal. */
  readonly terminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  /** The width of the terminal behind standard output, in characters. */
  readonly columns: number;
  /** The width of the one behind standard error. */
  readonly errColumns: number;
  /** Calls back when the terminal changes its size, until what it hands back is called. */
  readonly onResize: (changed: () => void) => () => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. */
  readonly home: string;
  readonly platform: string;
  readonly fetch: typeof globalThis.fetch;
  /** For commands that make a few calls, where it is there sooner than `fetch`. */
  readonly call?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits so many milliseconds, or rejects with the reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** How a run of bulk is timed and what time it goes by; for tests. */
  readonly bulk?: Pick<BulkOptions, 'timing' | 'clock'>;
  /** Aborted by Ctrl-C, by SIGTERM, and when nothing reads standard output any more. */
  readonly signal: AbortSignal;
  /** Asks at the terminal; `hidden` shows nothing of what is typed. Undefined: the input ended. Rejects when interrupted. */
  readonly ask: (question: string, options?: { readonly hidden?: boolean }) => Promise<string | undefined>;
}
