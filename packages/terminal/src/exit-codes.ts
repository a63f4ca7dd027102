/** Exit codes. Of several, 3 takes precedence over 4, and 4 over 1. */
export const exitCodes = {
  done: 0,
  /** The service, or a check before sending, refused. Nothing was done. */
  refused: 1,
  /** Wrong usage, or missing configuration. */
  usage: 2,
  /** Unknown whether it was done: check before repeating it. */
  unknown: 3,
  /** Partly done. */
  partly: 4,
  interrupted: 130,
} as const;
