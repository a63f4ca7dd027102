import { nearest } from '@direct-mail/contract/doors/nearest';
import { UsageError } from '@direct-mail/terminal/failure';

/** Refuses an unknown name; suggests the one probably meant and lists all. */
export function needKnown(option: string, kind: string, given: string | undefined, names: readonly string[]): void {
  if (given === undefined || names.includes(given)) return;
  const meant = nearest(given, names);
  throw new UsageError(
    `--${option}: there is no ${kind} ${given}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
    `Expected one of: ${names.join(', ')}`,
  );
}
