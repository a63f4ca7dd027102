/** The longest delay of a timer: one of 2^31 ms or more would fire at once. */
const longestDelay = 2 ** 31 - 1;

/** The default of the client's `sleep`: timers, which an abort clears. It resolves then as well. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  for (let left = milliseconds; left > 0 && !signal?.aborted; left -= longestDelay) {
    await timer(Math.min(left, longestDelay), signal);
  }
}

const timer = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(id);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const id = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
