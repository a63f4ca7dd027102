/** The token of a call. */
export type Token = 'production' | 'test' | 'none' | 'wrong';

/** The run's memory: plain data, without tokens and personal data. */
export interface Memory {
  /** Made up once, so that names and e-mail addresses of this run are unique. */
  readonly run: string;
  readonly facts: Record<string, unknown>;
  spent: number;
}
