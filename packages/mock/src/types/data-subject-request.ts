/** A person's request to access or erase their data. */
export interface DataSubjectRequest {
  /** The data controller's ID. */
  readonly controller_id: string;
  /** The ID that the caller assigned. */
  readonly subject_request_id: string;
  readonly subject_request_type: 'access' | 'erasure';
  /** `pending`, `in_progress` or `completed`. */
  readonly request_status: string;
  /** `pending`, then `found` or `not_found` for access, `deleted` or `not_found` for erasure. */
  readonly result: string;
  /** When the person submitted it, as the caller sent it, ISO 8601 UTC. */
  readonly submitted_time: string;
  /** When the mock received it, ISO 8601 UTC. */
  readonly created_at: string;
  /** When its status changes next, ISO 8601 UTC. Null once completed. */
  readonly next_at: string | null;
}

/** A record that might belong to the person of a completed request. The data does not settle it, so the record is kept. */
export interface UndecidedRecord {
  /** The ID that the caller assigned to the request. */
  readonly subject_request_id: string;
  readonly subject_request_type: 'access' | 'erasure';
  /** The kind of record. */
  readonly record: 'mailing' | 'order' | 'member';
  /** The record's ID. */
  readonly id: string;
  /** ID of the member's audience. Null for other records. */
  readonly audience: string | null;
  /** The names in the record, if any. */
  readonly names: readonly string[];
}
