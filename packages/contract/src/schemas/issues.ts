import type * as z from 'zod';
import type { ProblemKind } from './rules.ts';
import { isRequired } from './values.ts';

/** What is wrong with one field of a request. */
export interface Issue {
  /** Where: keys and indexes from the outside in; empty for the whole. */
  readonly path: readonly (string | number)[];
  /** What was expected and what came, with the full path in front. */
  readonly message: string;
  /** A field that is not there, a value of a wrong JSON type, or any other rule. */
  readonly kind: 'missing' | 'type' | 'rule';
}

type ZodIssues = Pick<z.ZodError, 'issues'>;

/** What a rule over several fields says of its problem. */
const ruleKind = (issue: z.core.$ZodIssue): ProblemKind | undefined =>
  issue.code === 'custom' ? (issue.params?.['kind'] as ProblemKind | undefined) : undefined;

function kindOf(issue: z.core.$ZodIssue): Issue['kind'] {
  // The one message of everything that is absent: zod gives its issues no other mark of that.
  if (issue.message === isRequired || ruleKind(issue) === 'missing') return 'missing';
  return issue.code === 'invalid_type' ? 'type' : 'rule';
}

/** A message that names its fields is complete; the others continue the path. */
function sentence(path: string, issue: z.core.$ZodIssue, subject: string): string {
  const { message } = issue;
  if (ruleKind(issue) === 'names_fields') return path === '' ? message : `${path}: ${message}`;
  return `${path === '' ? subject : path} ${message}`;
}

/**
 * A parse's errors in words, such as `recipient.postal_code must have at least 3 characters, got 2`.
 * `subject` is what the whole is called.
 */
export function describeIssues(error: ZodIssues, subject = 'the body'): Issue[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    return { path, message: sentence(path.join('.'), issue, subject), kind: kindOf(issue) };
  });
}
