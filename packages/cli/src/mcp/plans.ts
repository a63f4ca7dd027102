/** A plan of this server: the command line that makes it again. */
export interface KnownPlan {
  readonly mode: 'test' | 'production';
  /** `send FILE …`, without `--plan-only` and `--approve`. */
  readonly argv: readonly string[];
  readonly run: string;
  /** Why it cannot be sent; empty if it can. */
  readonly blocked: readonly string[];
}

/** The plans of this server, by the hash that approves them. Of an unknown hash nothing is sent: the same list planned again has the same. */
export type Plans = Map<string, KnownPlan>;
