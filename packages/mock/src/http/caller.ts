import type { Mode } from '@direct-mail/contract/control/generated/models';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** The caller of a request: the account that its token belongs to, and the token's mode. */
export interface Caller {
  readonly sandbox: Sandbox;
  /** Null without a token, or with an unknown one. */
  readonly token: { readonly value: string; readonly mode: Mode } | null;
}
