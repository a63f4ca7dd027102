import type { JournalEntry } from '../../api/control.ts';
import { problemOf } from '../../api/problem.ts';

/** Why a call failed, in the words of the answer; null when it did not. */
export function reasonOf({ status, response_body }: JournalEntry): string | null {
  if (status < 400) return null;
  try {
    const { code, message } = problemOf(status, JSON.parse(response_body));
    return code === message ? message : `${code}: ${message}`;
  } catch {
    return `Answered ${status}`;
  }
}
