import { readSpan, spanForm } from '@direct-mail/contract/words/span';
import { UsageError } from '@direct-mail/terminal/failure';

/** Milliseconds of a duration such as `90s`, `3d` or `1h30m`. */
export function spanOf(text: string, name: string): number {
  const span = readSpan(text);
  if (span === undefined) throw new UsageError(`${name}: expected ${spanForm}`);
  return span;
}
