import { exitCodes } from './exit-codes.ts';

/** A failure that the user can fix, with a line that says how. */
export class Failure extends Error {
  readonly exitCode: number;
  /** How to fix it: a command, if there is one. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
    this.hint = hint;
  }
}

/** Wrong usage, or missing configuration. */
export class UsageError extends Failure {
  constructor(message: string, hint?: string) {
    super(message, hint, exitCodes.usage);
    this.name = 'UsageError';
  }
}

/** An error as every program prints it: `error: …`, and how to fix it as `hint: …`. */
export const errorLines = ({ message, hint }: { readonly message: string; readonly hint?: string | undefined }) =>
  `error: ${message}\n${hint === undefined ? '' : `hint: ${hint}\n`}`;
