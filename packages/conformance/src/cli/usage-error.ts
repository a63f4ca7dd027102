/** Wrong usage: what was expected, what was given and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
