import { createHash } from 'node:crypto';
import type { SendRequest } from '@direct-mail/bulk';

/**
 * The value of `--approve`: the plan's hash and, if given, another for `--canary` and `--absent`, so that an approval holds only
 * for these options. The pace (`--rate`, `--concurrency`) is not part of it.
 */
export function approvalHash(plan: string, { canary, absent = 'hold' }: SendRequest): string {
  if (canary === undefined && absent === 'hold') return plan;
  return createHash('sha256')
    .update(JSON.stringify([plan, canary ?? null, absent]))
    .digest('hex');
}
