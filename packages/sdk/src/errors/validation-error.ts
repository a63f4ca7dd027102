import { CallError } from './call-error.ts';

/** One problem with a request. */
export interface ValidationIssue {
  /** The path of the field: `recipient.postal_code`, `order_items.0.total`; empty for the request as a whole. */
  path: string;
  /** What was expected and what was received; never the value itself. */
  message: string;
}

/** The client refused the request; `issues` lists every problem. Nothing was sent. */
export class ValidationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ValidationError';

  /** Every problem that was found. */
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[], operation?: string) {
    const list = issues.map((issue) => issue.message).join('; ');
    super(operation ? `${operation} was not sent: ${list}` : list, { operation, outcome: 'not_sent' });
    this.issues = issues;
  }
}
