/** What the service said about a failure. */
export interface ServiceWords {
  code: string | undefined;
  message: string;
  /** The body's own `retry_after`, in seconds. */
  retryAfter: number | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/**
 * Reads the error shapes of the specification, "Errors": `{ error: { name, message } }`, `{ error: "…" }`,
 * `{ error: "…", message }` and `{ error: { status } }` (with an optional message); anything else is quoted, shortened.
 */
export function serviceWords(body: unknown): ServiceWords {
  if (typeof body === 'object' && body !== null) {
    const { error, message, retry_after } = body as Record<string, unknown>;
    const inner = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
    const code = textOf(error) ?? textOf(inner['name']);
    return {
      code,
      message: textOf(inner['message']) ?? textOf(message) ?? '',
      retryAfter: typeof retry_after === 'number' && retry_after >= 0 ? retry_after : undefined,
    };
  }
  return { code: undefined, message: quote(typeof body === 'string' ? body : ''), retryAfter: undefined };
}

/** The readable part of a body that is no JSON, an error page of a proxy for instance. */
const quote = (text: string): string =>
  text
    .slice(0, 4000)
    .replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
