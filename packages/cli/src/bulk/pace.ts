import type { SendRequest } from '@direct-mail/bulk';
import type { Input, OptionSpec, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';

/** How fast it is sent; not part of the approval. */
export const paceOptions = (rate: string, concurrency: string) =>
  [
    { flags: '--rate <rate>', description: `requests per second, or auto (default: ${rate})` },
    { flags: '--concurrency <number>', description: `parallel requests (default: ${concurrency})` },
  ] as const satisfies readonly OptionSpec[];

export function paceOf(
  input: Input<Values<ReturnType<typeof paceOptions>>, unknown>,
): Pick<SendRequest, 'rate' | 'concurrency'> {
  const rate = input.values.rate;
  const concurrency = input.values.concurrency;
  if (rate !== undefined && rate !== 'auto' && !(Number(rate) > 0)) {
    throw new UsageError('--rate: expected auto, or requests per second');
  }
  return {
    ...(rate !== undefined && { rate: rate === 'auto' ? rate : Number(rate) }),
    ...(concurrency !== undefined && { concurrency }),
  };
}
