import { exitCodes } from './exit-codes.ts';

/** A failure that the user can fix, with a line that says how. */
export class Failure extends Error {
  readonly exitCode: number;
  /** How to fix it: a command, if there is one. */
  readonly hint: string | undefined;

  /** For programs, where the exit code does not say enough. */
  readonly code: string | undefined;

  constructor(message: string, hint?: string, exitCode: number = exitCodes.refused, code?: string) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.exitCode = exitCode;
    this.hint = hint;
  }
}

/** What was named is not there. */
export class NotFound extends Failure {
  constructor(message: string, hint?: string) {
    super(message, hint, exitCodes.refused, 'not_found');
  }
}

/** Wrong usage, or missing configuration. */
export class UsageError extends Failure {
  constructor(message: string, hint?: string) {
    super(message, hint, exitCodes.usage);
    this.name = 'UsageError';
  }
}

interface Told {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly code?: string | undefined;
}

/** An error as every program prints it: `error: …`, how to fix it as `hint: …`, and for programs `code: …`. */
export const errorLines = ({ message, hint, code }: Told) =>
  `error: ${message}\n${hint === undefined ? '' : `hint: ${hint}\n`}${code === undefined ? '' : `code: ${code}\n`}`;
