import type { Mode } from './names.ts';

/** The two tokens that an account starts with (D14). */
export interface Tokens {
  /** May call everything; `live_mock` by default. */
  readonly production: string;
  /** May only create mailings, which are never printed, billed or counted (D15, D16); `test_mock` by default. */
  readonly test: string;
}

/** A token to create (D14). */
export interface NewToken {
  readonly mode: Mode;
  /** Printable ASCII without spaces, not used in this mock yet; made up when absent. */
  readonly token?: string | undefined;
}

/** A token of the account (D14). */
export interface Token {
  /** The token itself. */
  readonly token: string;
  readonly mode: Mode;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
}

/** A separate account to create. */
export interface NewSandbox {
  /** 1 to 64 of `A–Z a–z 0–9 _ -`; made up when absent. */
  readonly id?: string | undefined;
}

/** A separate account of a mock. Two sandboxes share nothing; a request picks one by its token. */
export interface Sandbox {
  readonly id: string;
  readonly production_token: string;
  readonly test_token: string;
}

/** Whether a mock is ready. */
export interface Health {
  readonly status: 'ok';
  /** Of `@direct-mail/mock`. */
  readonly version: string;
  /** The account's time: ISO 8601, in UTC. */
  readonly now: string;
  /** The id of the account. */
  readonly sandbox: string;
}
