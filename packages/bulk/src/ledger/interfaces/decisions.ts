export interface Decision {
  decision: 'resend' | 'accept' | 'drop';
  /** Lines of the list; null for all held ones. */
  lines: readonly number[] | null;
  who: string | null;
  /** Milliseconds after a lost response in which the service may still list its mailing: until then the row is not sent again. */
  wait: number;
}

/** What an operator decides about rows, before and after they are sent. */
export interface DecisionLedger {
  /** Stores decisions about rows by hexadecimal key; null reverts one. */
  override(decisions: ReadonlyMap<string, 'send' | 'skip' | null>, who: string | null): Promise<void>;
  overrides(): Promise<Map<string, 'send' | 'skip'>>;
  /** Decides held pieces; returns how many. */
  decide(run: number, decision: Decision): Promise<number>;
}
