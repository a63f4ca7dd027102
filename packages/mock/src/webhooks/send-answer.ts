/** What came back over the network. */
export interface SendAnswer {
  readonly status: number;
  /** The first bytes of the body; null when it could not be read. */
  readonly answer: string | null;
}

/** As much of an answer as is kept. */
export const ANSWER_BYTES = 1024;
