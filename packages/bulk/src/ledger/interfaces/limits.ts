export interface Permits {
  granted: number;
  /** Retry delay in milliseconds. */
  wait: number;
  rate: number;
}

/** One limiter for all workers of a token. */
export interface LimitLedger {
  /** `ceiling`: requests per second, whatever the service refuses; null adapts to its 429s, from `first` on (10 by default). */
  permits(token: string, want: number, ceiling: number | null, first?: number): Promise<Permits>;
  /** A 429: blocks all workers of the token for this long. `ago`: milliseconds since the refused request started. */
  throttle(token: string, milliseconds: number, ago: number): Promise<void>;
}
