import type { SendRequest } from '@direct-mail/bulk';
import type { OptionSpec } from '../frame/command.ts';
import { UsageError } from '../frame/failure.ts';
import type { Input } from '../frame/input/input.ts';

/** How fast it is sent; not part of the approval. */
export const paceOptions = (rate: string, concurrency: string): readonly OptionSpec[] => [
  { flags: '--rate <rate>', description: `requests per second, or auto (default: ${rate})` },
  { flags: '--concurrency <number>', description: `parallel requests (default: ${concurrency})` },
];

export function paceOf(input: Input): Pick<SendRequest, 'rate' | 'concurrency'> {
  const rate = input.text('rate');
  const concurrency = input.count('concurrency');
  if (rate !== undefined && rate !== 'auto' && !(Number(rate) > 0)) {
    throw new UsageError('--rate: expected auto, or requests per second');
  }
  return {
    ...(rate !== undefined && { rate: rate === 'auto' ? rate : Number(rate) }),
    ...(concurrency !== undefined && { concurrency }),
  };
}
