import type { Mode } from './names.ts';

/** The two tokens that an account starts with. */
export interface Tokens {
  /** May call every operation. Default: `live_mock`. */
  readonly production: string;
  /** May only create mailings, which are never printed, billed or counted. Default: `test_mock`. */
  readonly test: string;
}

/** A token to create. */
export interface NewToken {
  /** `production` tokens may call every operation, `test` tokens only create mailings. */
  readonly mode: Mode;
  /** Printable ASCII without spaces, unused in this mock. Default: generated. */
  readonly token?: string | undefined;
}

/** A token of the account. */
export interface Token {
  /** The token itself. */
  readonly token: string;
  readonly mode: Mode;
  /** When the token was created, ISO 8601 UTC. */
  readonly created_at: string;
}

/** A sandbox to create. */
export interface NewSandbox {
  /** 1 to 64 of `A–Z a–z 0–9 _ -`. Default: generated. */
  readonly id?: string | undefined;
}

/** A separate account in a mock. Sandboxes share nothing; a request's token selects one. */
export interface Sandbox {
  readonly id: string;
  /** May call every operation. */
  readonly production_token: string;
  /** May only create mailings. */
  readonly test_token: string;
}

/** The state of a mock. */
export interface Health {
  readonly status: 'ok';
  /** The version of `@direct-mail/mock`. */
  readonly version: string;
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** ID of the account. */
  readonly sandbox: string;
}
