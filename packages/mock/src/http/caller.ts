import type { Mode } from '../account/store/rows.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** Whom a request comes from: the account that its token opens, and in which mode. */
export interface Caller {
  readonly sandbox: Sandbox;
  /** Null without a token, or with one that opens nothing. */
  readonly token: { readonly value: string; readonly mode: Mode } | null;
}
