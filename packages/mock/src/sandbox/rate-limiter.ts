import type { OperationId, RateLimit } from '@direct-mail/contract/control/generated/models';
import type { Instant } from '../account/base/time.ts';

/** Counts requests per token in fixed windows on the account's clock (D24). */
export class RateLimiter {
  #windows = new Map<string, { start: Instant; count: number }>();

  /** Seconds to wait, at least one; 0 when the call may proceed. */
  take(limit: RateLimit | null, token: string, operation: OperationId, now: Instant): number {
    if (limit === null || (limit.operations !== undefined && !limit.operations.includes(operation))) return 0;
    const length = limit.windowSeconds * 1000;
    const window = this.#windows.get(token);
    if (window === undefined || now >= window.start + length) {
      this.#windows.set(token, { start: now, count: 1 });
      return 0;
    }
    window.count += 1;
    return window.count <= limit.limit ? 0 : Math.max(1, Math.ceil((window.start + length - now) / 1000));
  }

  clear(): void {
    this.#windows.clear();
  }
}
