/** A command line that cannot be: its message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
