import { exitCodes } from './exit-codes.ts';

/** A failure that the user can fix, with the line that says how. */
export class Failure extends Error {
  readonly exitCode: number;
  /** How to fix it: a command, where there is one. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
    this.hint = hint;
  }
}

/** The command was written wrongly, or the set-up lacks something. */
export class UsageError extends Failure {
  constructor(message: string, hint?: string) {
    super(message, hint, exitCodes.usage);
    this.name = 'UsageError';
  }
}
