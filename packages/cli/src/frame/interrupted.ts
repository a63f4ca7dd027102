import type { Io } from './io.ts';

/** Resolves when the command is interrupted; at once if it was already. */
export function interrupted({ signal }: Pick<Io, 'signal'>): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
