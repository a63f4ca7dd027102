import type * as z from 'zod';
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

function kindOf({ code, message }: z.core.$ZodIssue): Issue['kind'] {
  if (message.startsWith(isRequired)) return 'missing';
  return code === 'invalid_type' ? 'type' : 'rule';
}

/** A message that names its fields is complete; the others continue the path. */
function sentence(path: string, message: string, subject: string): string {
  if (message.startsWith('at least one of')) return path === '' ? message : `${path}: ${message}`;
  return `${path === '' ? subject : path} ${message}`;
}

/**
 * A parse's errors in words, such as `recipient.postal_code must have at least 3 characters, got 2`.
 * `subject` is what the whole is called.
 */
export function describeIssues(error: ZodIssues, subject = 'the body'): Issue[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    return { path, message: sentence(path.join('.'), issue.message, subject), kind: kindOf(issue) };
  });
}
