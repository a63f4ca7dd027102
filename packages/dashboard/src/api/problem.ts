/** An error response, or no response at all (status 0). */
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
  const outer = fieldsOf(body);
  const inner = fieldsOf(outer['error']);
  const code = text(inner['name']) ?? text(outer['error']) ?? String(status);
  const message = text(inner['message']) ?? text(outer['message']) ?? text(outer['error']) ?? `Status ${status}`;
  return new Problem(status, code, message);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
