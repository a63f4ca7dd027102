/** An answer that says no, or no answer at all (status 0). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Reads each of the service's error shapes. */
export function problemOf(status: number, body: unknown): Problem {
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    message?: unknown;
  };
  if (typeof error === 'object' && error !== null) {
    const named = error as { name?: unknown; message?: unknown };
    return new Problem(status, String(named.name ?? status), String(named.message ?? message ?? `Answered ${status}`));
  }
  return new Problem(status, String(error ?? status), String(message ?? error ?? `Answered ${status}`));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
