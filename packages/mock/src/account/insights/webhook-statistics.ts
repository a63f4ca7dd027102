import type { WebhookStatistics } from '@direct-mail/contract/control/generated/models';
import { toIso } from '../base/time.ts';
import type { Account } from '../store/account.ts';

/** How attempts at a receiver ended, by day, and their duration; only of stored deliveries. */
export function webhookStatistics(account: Account, webhookId: string): WebhookStatistics {
  const days = new Map<string, { day: string; succeeded: number; failed: number }>();
  const durations: number[] = [];
  const count = { attempts: 0, succeeded: 0 };
  for (const { attempts } of account.deliveries.newest(webhookId)) {
    for (const { at, status, duration_ms } of attempts) {
      const name = toIso(at).slice(0, 10);
      const day = days.get(name) ?? { day: name, succeeded: 0, failed: 0 };
      days.set(name, day);
      day[status === 200 ? 'succeeded' : 'failed'] += 1;
      count.attempts += 1;
      if (status === 200) count.succeeded += 1;
      if (duration_ms !== null) durations.push(duration_ms);
    }
  }
  durations.sort((a, b) => a - b);
  return {
    ...count,
    median_ms: quantile(durations, 0.5),
    p95_ms: quantile(durations, 0.95),
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

function quantile(sorted: readonly number[], part: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
}
