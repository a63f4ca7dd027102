import { CallError } from './call-error.ts';

/** One fault of a request. */
export interface ValidationIssue {
  /** Where it is, dotted: `recipient.postal_code`, `order_items.0.total`; empty for the request as a whole. */
  path: string;
  /** What was expected and what came; never the value. */
  message: string;
}

/** The request was refused before sending; `issues` lists every fault. Nothing was sent. */
export class ValidationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ValidationError';

  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[], operation?: string) {
    const list = issues.map((issue) => issue.message).join('; ');
    super(`${operation ?? 'input'} was not sent: ${list}`, { operation, outcome: 'not_sent' });
    this.issues = issues;
  }
}
