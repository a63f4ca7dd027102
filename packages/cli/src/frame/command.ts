import type { OperationId } from '@direct-mail/contract';
import type { ConnectedMock } from '@direct-mail/mock/node';
import type { DirectMail } from '@direct-mail/sdk';
import type { ArgumentSpec, OptionSpec } from '@direct-mail/terminal';
import type { Connection, Mode } from '../set-up/connection.ts';
import type { Io } from './io.ts';

/** What a command needs: the service, a mock's control API, a ledger of runs, or nothing. */
type Needs = 'service' | 'mock' | 'ledger' | 'nothing';

/** Asks for confirmation with a production token, because it cannot be undone. */
export type Effect = 'spends' | 'erases' | 'forgets' | 'discards' | 'resends' | 'loosens';

/** What is asked before it is done; `decides` and `mails` only at a terminal. */
export type Asked = Effect | 'decides' | 'mails';

/** One command: everything that is known without loading it. */
export interface CommandSpec {
  /** Nouns, then the verb: `mailings send`. */
  readonly name: string;
  readonly summary: string;
  readonly needs: Needs;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** The operations of the contract that it calls. */
  readonly operations?: readonly OperationId[];
  /** Its bodies are checked elsewhere: row by row beforehand, or by the service alone. */
  readonly prechecked?: true;
  /** It makes many calls, several in parallel. */
  readonly many?: true;
  readonly effect?: Effect;
  /** A program of its own, which reads its command line itself. */
  readonly isProgram?: true;
  /** An example command line. */
  readonly example: string;
}

/** A command's result: data for standard output, drawn by the frame. */
export interface Result {
  /** Undefined: writes nothing. */
  readonly data?: unknown;
  /** Shown at a terminal instead of the data. */
  readonly shown?: unknown;
  /** Shown at a terminal instead of the data: our own lines, which need no escaping. */
  readonly text?: string;
  /** The columns of a table, or the fields of one object, dotted if nested. Default: all. */
  readonly columns?: readonly string[];
  /** Written unchanged instead of data. */
  readonly bytes?: Uint8Array;
  /** For people, on standard error: further information. */
  readonly note?: string;
  /** Written to standard error, at a terminal or not: what failed after the rest was done. */
  readonly failed?: string;
  /** Default: 0. */
  readonly exitCode?: number;
}

/** What a command works with. */
export interface Context {
  readonly io: Io;
  /** The connection: service and token. Read on first use; `prefers` selects the token of a profile. */
  readonly connection: (prefers?: Mode) => Promise<Connection>;
  /** The client of the service. */
  readonly client: () => Promise<DirectMail>;
  /** A second client that only reads, if the first one's token may not; undefined otherwise. */
  readonly lookup: () => Promise<DirectMail | undefined>;
  /** Hides this text in all later output. */
  readonly hide: (secret: string) => void;
  /** The control API of a mock; its calls use `fetch` if given. */
  readonly mock: (fetch?: typeof globalThis.fetch) => Promise<ConnectedMock>;
  /** Asks for confirmation of what cannot be undone; throws if refused. */
  readonly confirm: (effect: Asked, what: string) => Promise<void>;
  /** A line for people, on standard error; only at a terminal. */
  readonly tell: (text: string) => void;
  /** One line of a stream, JSON or plain, on standard output, immediately. */
  readonly emit: (item: object, line: string) => void;
  readonly dryRun: boolean;
  readonly commands: readonly CommandSpec[];
  /** Runs another command line in this process; resolves with its exit code. */
  readonly runCommand: (argv: readonly string[], io: Io) => Promise<number>;
}
