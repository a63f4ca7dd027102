/** The response of a receiver over the network. */
export interface SendResult {
  readonly status: number;
  /** The first bytes of the body; null if it could not be read. */
  readonly response: string | null;
}

/** How many bytes of a response are kept. */
export const RESPONSE_BYTES = 1024;
