/** What came back over the network. */
export interface SendResult {
  readonly status: number;
  /** The first bytes of the body; null when it could not be read. */
  readonly response: string | null;
}

/** As much of a response as is kept. */
export const RESPONSE_BYTES = 1024;
