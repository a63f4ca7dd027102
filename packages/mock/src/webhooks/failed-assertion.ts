import type { Receiver } from '@direct-mail/contract/control/types';
import { isPromise } from './receiver-response.ts';

/** The first assertion that failed in a receiver function, kept until a control call rejects with it. */
export class FailedAssertion {
  #failed: { readonly error: unknown } | null = null;
  #isWatching = false;

  /** True once there has been a receiver function. */
  get isWatching(): boolean {
    return this.#isWatching;
  }

  /** The same receiver; the first assertion that fails in it is kept. */
  watch(receiver: Receiver): Receiver {
    this.#isWatching = true;
    return (delivery) => {
      try {
        const response = receiver(delivery);
        if (isPromise(response)) response.then(undefined, (error: unknown) => this.#keep(error));
        return response;
      } catch (error) {
        this.#keep(error);
        throw error;
      }
    };
  }

  /** Throws what was kept, once. */
  rethrow(): void {
    const failed = this.#failed;
    this.#failed = null;
    if (failed !== null) throw failed.error;
  }

  #keep(error: unknown): void {
    if (isAssertion(error)) this.#failed ??= { error };
  }
}

/**
 * Of `node:assert` and chai by its name, of Jest by its `matcherResult`, of vitest's own matchers and snapshots by what they
 * compared. Not `instanceof Error`: a test runner's realm has an `Error` of its own.
 */
function isAssertion(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name } = error as { name?: unknown };
  return name === 'AssertionError' || 'matcherResult' in error || ('actual' in error && 'expected' in error);
}
