const MAX_LENGTH = 300;

/** Why an attempt got no response, in one line: runtimes hide the reason in the error's causes. */
export function describeFailure(error: unknown): string {
  const reasons: string[] = [];
  let next: unknown = error;
  for (let depth = 0; depth < 4 && next instanceof Error; depth += 1) {
    const message = messageOf(next);
    if (!reasons.includes(message)) reasons.push(message);
    next = next.cause;
  }
  const text = reasons.length === 0 ? `the receiver threw ${typeof error}` : reasons.join(': ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The AggregateError of a refused connection has no message of its own. */
function messageOf(error: Error): string {
  if (error.message !== '') return error.message;
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
