/** A request of a person to see or erase their data (D32–D35). */
export interface DataSubjectRequest {
  readonly controller_id: string;
  /** The id that the caller gave it. */
  readonly subject_request_id: string;
  readonly subject_request_type: 'access' | 'erasure';
  /** `pending`, `in_progress` or `completed` (D33). */
  readonly request_status: string;
  /** `pending`, then `found` or `not_found` for access, `deleted` or `not_found` for erasure (D33). */
  readonly result: string;
  /** ISO 8601, in UTC. */
  readonly submitted_time: string;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  /** When it moves on: ISO 8601, in UTC; null once it is completed. */
  readonly next_at: string | null;
}

/** A record that may belong to the person of a completed request; the data cannot show it, so the record stays (D101). */
export interface UndecidedRecord {
  readonly subject_request_id: string;
  readonly subject_request_type: 'access' | 'erasure';
  /** What kind of record it is. */
  readonly record: 'mailing' | 'order' | 'member';
  /** The record's own id. */
  readonly id: string;
  /** The audience of a member; null for other records. */
  readonly audience: string | null;
  /** As the record writes them; none for a record without a name. */
  readonly names: readonly string[];
}
