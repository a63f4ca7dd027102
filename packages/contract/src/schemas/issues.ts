import type * as z from 'zod';
import type { ProblemKind } from './rules.ts';
import { isRequired } from './values.ts';

/** What is wrong with one field of a request. */
export interface Issue {
  /** Keys and indexes from the outermost to the field; empty for the whole body. */
  readonly path: readonly (string | number)[];
  /** What was expected and what was sent, beginning with the full path. */
  readonly message: string;
  /** `missing`: the field is absent; `type`: the value has a wrong JSON type; `rule`: any other rule. */
  readonly kind: 'missing' | 'type' | 'rule';
}

type ZodIssues = Pick<z.ZodError, 'issues'>;

/** The kind that a rule over several fields gives its problem. */
const ruleKind = (issue: z.core.$ZodIssue): ProblemKind | undefined =>
  issue.code === 'custom' ? (issue.params?.['kind'] as ProblemKind | undefined) : undefined;

function kindOf(issue: z.core.$ZodIssue): Issue['kind'] {
  // zod marks an absent value by nothing else, so the message identifies it.
  if (issue.message === isRequired || ruleKind(issue) === 'missing') return 'missing';
  return issue.code === 'invalid_type' ? 'type' : 'rule';
}

/** A message that names its fields is complete; any other is appended to the path. */
function sentence(path: string, issue: z.core.$ZodIssue, subject: string): string {
  const { message } = issue;
  if (ruleKind(issue) === 'names_fields') return path === '' ? message : `${path}: ${message}`;
  return `${path === '' ? subject : path} ${message}`;
}

/**
 * The errors of a parse as sentences, such as `recipient.postal_code must have at least 3 characters, got 2`.
 * `subject` names the value as a whole.
 */
export function describeIssues(error: ZodIssues, subject = 'the body'): Issue[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    return { path, message: sentence(path.join('.'), issue, subject), kind: kindOf(issue) };
  });
}
