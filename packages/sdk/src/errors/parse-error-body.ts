/** What the service said about a failure. */
export interface ParsedErrorBody {
  code: string | undefined;
  message: string;
  /** The body's own `retry_after`, in seconds. */
  retryAfter: number | undefined;
}

/** Size limits of the service's message and error name within an error's message. */
const longestMessage = 1_000;
const longestCode = 100;

/** One line of printable text: a terminal or a log must not obey the service. */
const printable = (text: string, longest: number): string => {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

const textOf = (value: unknown, longest: number): string | undefined =>
  (typeof value === 'string' && printable(value, longest)) || undefined;

/**
 * Reads the error shapes of the specification, "Errors": `{ error: { name, message } }`, `{ error: "…" }`,
 * `{ error: "…", message }` and `{ error: { status } }` (with an optional message); anything else is quoted, shortened.
 */
export function parseErrorBody(body: unknown): ParsedErrorBody {
  if (typeof body === 'object' && body !== null) {
    const { error, message, retry_after } = body as Record<string, unknown>;
    const inner = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
    return {
      code: textOf(error, longestCode) ?? textOf(inner['name'], longestCode),
      message: textOf(inner['message'], longestMessage) ?? textOf(message, longestMessage) ?? '',
      retryAfter: typeof retry_after === 'number' && retry_after >= 0 ? retry_after : undefined,
    };
  }
  return { code: undefined, message: quote(typeof body === 'string' ? body : ''), retryAfter: undefined };
}

/** The readable part of a body that is no JSON: a proxy's error page, for instance, whose style sheet may be longer than what is read. */
const quote = (text: string): string =>
  printable(text.slice(0, 4000).replace(/<(style|script)[\s\S]*?(?:<\/\1>|$)|<[^>]*>|<[a-z/!][^>]*$/gi, ' '), 200);
