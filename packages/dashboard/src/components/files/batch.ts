import type { Call } from '../../api/call.ts';
import { messageOf } from '../../api/problem.ts';
import { sendForHeaders } from '../../api/send.ts';

/** One call of a batch, with the line of the file it came from. */
export interface BatchCall {
  readonly line: number;
  readonly call: Call<unknown>;
}

export interface Progress {
  readonly of: number;
  readonly done: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

const AT_ONCE = 4;

/**
 * Sends calls in order, a few at a time. Rejected ones are recorded by line and do not stop the others; aborting does.
 */
export async function sendAll(
  calls: readonly BatchCall[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const rejected: { line: number; reason: string }[] = [];
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    for (;;) {
      const item = calls[next];
      if (item === undefined || signal.aborted) return;
      next += 1;
      await sendForHeaders(item.call).catch((error: unknown) => {
        rejected.push({ line: item.line, reason: messageOf(error) });
      });
      done += 1;
      onProgress({ of: calls.length, done, rejected: [...rejected].sort((a, b) => a.line - b.line) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
