/** Not in every runtime. */
type StackCapture = { captureStackTrace?: (error: Error, below: unknown) => void };

/** Takes the frames of `below`, and of what it called, out of a stack: the caller's line is to be among the ten that the runtime keeps. */
export function withoutFrames(error: Error, below: unknown): void {
  (Error as StackCapture).captureStackTrace?.(error, below);
}
