export interface Permits {
  granted: number;
  /** Retry delay in milliseconds. */
  wait: number;
  rate: number;
}

/** One limiter for all workers of a token. */
export interface LimitLedger {
  permits(token: string, want: number, ceiling: number | null): Promise<Permits>;
  /** A 429: blocks all workers of the token for this long. `ago`: milliseconds since the refused request started. */
  throttle(token: string, milliseconds: number, ago: number): Promise<void>;
}
