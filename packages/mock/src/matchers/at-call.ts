interface Result {
  readonly pass: boolean;
  message(): string;
}

/**
 * The matcher for vitest, which builds the error of an asynchronous one after the call and without its line: where `await` was
 * missing, nothing would tell which call failed. Thrown is an error with the stack of the call.
 */
export function atCall<Input extends unknown[]>(matcher: (...input: Input) => Promise<Result>) {
  return async function matchAtCall(this: { isNot?: boolean | undefined }, ...input: Input): Promise<Result> {
    const error = new Error();
    Error.captureStackTrace?.(error, matchAtCall);
    const [, ...frames] = (error.stack ?? '').split('\n');
    const result = await matcher(...input);
    if (result.pass !== Boolean(this.isNot)) return result;
    error.name = 'AssertionError';
    error.message = result.message();
    const own = frames.filter((frame) => !frame.includes('node_modules'));
    error.stack = [`AssertionError: ${error.message}`, ...own].join('\n');
    throw error;
  };
}
