import { createHash } from 'node:crypto';
import type { SendRequest } from '@direct-mail/bulk';

/**
 * What `--approve` takes: the hash of the plan, and another one for each `--canary` and `--absent` given with it, so that what is
 * approved cannot be sent with others. How fast it is sent (`--rate`, `--concurrency`) is left free.
 */
export function approvalHash(plan: string, { canary, absent = 'hold' }: SendRequest): string {
  if (canary === undefined && absent === 'hold') return plan;
  return createHash('sha256')
    .update(JSON.stringify([plan, canary ?? null, absent]))
    .digest('hex');
}
