/** What an `advance` did. */
export interface AdvanceReport {
  readonly from: string;
  readonly now: string;
  /** Mailings that moved to another state. */
  readonly transitions: number;
  /** Data subject requests that moved on. */
  readonly requests: number;
  readonly deliveries: {
    /** Every attempt that ended. */
    readonly attempts: number;
    /** Answered with a 200. */
    readonly delivered: number;
    /** Given up after the last retry; a ping after its only attempt. */
    readonly failed: number;
    /** Still queued: waiting for a retry that lies further ahead, or for a paused webhook. */
    readonly pending: number;
    /** Not queued, because the queue of the webhook was full. */
    readonly dropped: number;
  };
  /** Webhooks that get nothing until they are resumed, and why (D88). */
  readonly paused_webhooks: readonly {
    readonly id: string;
    readonly reason: 'time-outs' | 'control';
    readonly pending: number;
  }[];
}
