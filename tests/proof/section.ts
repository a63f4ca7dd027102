/** One line of the table at the end: a promise, how often it was tried, and what came of it. */
export interface ProofLine {
  readonly check: string;
  readonly tried: string;
  readonly result: string;
  readonly ok: boolean;
  /** Of a failure: which cases, and what they say. Without them, what the section wrote to console.error is shown. */
  readonly details?: readonly string[];
}

export interface ProofOptions {
  /** For every push: two minutes at most for the longest part. */
  readonly short: boolean;
  readonly seed: number;
  /** How many generated requests; 200,000 unless short. */
  readonly cases: number | undefined;
  /** Only these parts of a section that has some: `--only bulk:crashes`. */
  readonly parts?: readonly string[] | undefined;
}

export type Section = (options: ProofOptions) => Promise<ProofLine[]>;
