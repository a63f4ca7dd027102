import type { OperationId } from '@direct-mail/contract';
import type { ConnectedMock } from '@direct-mail/mock/node';
import type { DirectMail } from '@direct-mail/sdk';
import type { Connection, Mode } from '../set-up/connection.ts';
import type { Input } from './input/input.ts';
import type { Io } from './io.ts';

/** An option of a command, in commander's notation: `--page <number>`. */
export interface OptionSpec {
  readonly flags: string;
  readonly description: string;
  readonly required?: true;
  /** May be given several times. */
  readonly repeat?: true;
  /** The values that are taken; any others are refused with the list. */
  readonly choices?: readonly string[];
}

/** An argument, in commander's notation: `<mailing>`, `[path]`. */
export interface ArgumentSpec {
  readonly name: string;
  readonly description: string;
}

/** What a command needs to reach: the service, a mock's control API, a ledger of runs, or nothing. */
export type Needs = 'service' | 'mock' | 'ledger' | 'nothing';

/** What cannot be taken back: a live token asks before it. */
export type Effect = 'spends' | 'erases' | 'forgets' | 'discards' | 'resends';

/** One command: what can be said of it without loading it. */
export interface CommandSpec {
  /** Nouns, then the verb: `mailings send`. */
  readonly name: string;
  readonly summary: string;
  readonly needs: Needs;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** The operations of the contract that it calls. */
  readonly operations?: readonly OperationId[];
  /** What it sends is checked elsewhere: row by row before, or by the service alone. */
  readonly prechecked?: true;
  /** It makes many calls, several in parallel. */
  readonly many?: true;
  readonly effect?: Effect;
  /** A line as it is typed. */
  readonly example: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** What a command hands back: data for standard output, drawn by the frame. */
export interface Result {
  /** Undefined: nothing is written. */
  readonly data?: unknown;
  /** Drawn at a terminal in place of the data. */
  readonly shown?: unknown;
  /** Drawn at a terminal in place of the data: lines of our own, safe for it. */
  readonly text?: string;
  /** The columns of a table, or the fields of one object, dotted where nested; all of them by default. */
  readonly columns?: readonly string[];
  /** Written instead of data, as it is. */
  readonly bytes?: Uint8Array;
  /** For people, on standard error: what else there is to know. */
  readonly note?: string;
  /** Said on standard error, at a terminal or not: what failed after the rest was done. */
  readonly failed?: string;
  /** 0 by default. */
  readonly exitCode?: number;
}

export type Run = (context: Context, input: Input) => Promise<Result>;

/** What a command works with. */
export interface Context {
  readonly io: Io;
  /** Where the service is and as whom; read when it is first asked for, preferring this token of a profile. */
  readonly connection: (prefers?: Mode) => Promise<Connection>;
  /** The client of the service. */
  readonly client: () => Promise<DirectMail>;
  /** A second client that only reads, where the token of the first may not; undefined without one. */
  readonly lookup: () => Promise<DirectMail | undefined>;
  /** From now on this text is never shown. */
  readonly hide: (secret: string) => void;
  /** The control API of a mock; its calls go through `fetch`, where one is given. */
  readonly mock: (fetch?: typeof globalThis.fetch) => Promise<ConnectedMock>;
  /** Asks before what cannot be taken back; returns when it may be done, and throws when not. */
  readonly confirm: (effect: Effect, what: string) => Promise<void>;
  /** A line for people, on standard error; only at a terminal. */
  readonly tell: (text: string) => void;
  /** One JSON line or one plain line of a stream, on standard output, immediately. */
  readonly emit: (item: object, line: string) => void;
  readonly dryRun: boolean;
  /** Every command there is. */
  readonly commands: readonly CommandSpec[];
}
