/** What the exit code says. Of several, 3 wins over 4, and 4 over 1. */
export const exitCodes = {
  done: 0,
  /** The service, or a check before sending, refused. Nothing was done. */
  refused: 1,
  /** The command was written wrongly, or the set-up lacks something. */
  usage: 2,
  /** It may or may not have been done: look before doing it again. */
  unknown: 3,
  /** Some of it was done. */
  partly: 4,
  interrupted: 130,
} as const;
