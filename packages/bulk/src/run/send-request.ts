import type { StoredSend } from '../deps.ts';
import { BulkError } from '../errors.ts';
import type { RunRow } from '../ledger/rows.ts';
import { term, words } from '../message.ts';
import { checkNames } from '../option-names.ts';

/** How a plan is sent. */
export interface SendRequest {
  /** Requests per second across all workers of a token; `auto` adapts to 429 responses. Default: `auto`. */
  rate?: 'auto' | number | undefined;
  /** Parallel requests, 1 to 256. Default: 16. */
  concurrency?: number | undefined;
  /** Sends this many pieces, then waits in state `canary` for {@link Run.resume}. Default: all. */
  canary?: number | undefined;
  /** What to do when a response was lost and the mailing is not listed: hold it for a decision, or resend it. Default: `hold`. */
  absent?: 'hold' | 'resend' | undefined;
  /** Who approves, for the log. */
  approvedBy?: string | undefined;
  /** Stops working after the requests in flight; the same call continues later. */
  signal?: AbortSignal | undefined;
}

const sendNames = {
  rate: true,
  concurrency: true,
  canary: true,
  absent: true,
  approvedBy: true,
  signal: true,
} as const satisfies Record<keyof SendRequest, true>;

/** Options to store with the run. @throws BulkError for an invalid value */
export function storedSend(request: SendRequest, row: RunRow): StoredSend {
  const { rate = 'auto', concurrency = 16, canary, absent = 'hold' } = request;
  checkPace(rate, concurrency);
  if (canary !== undefined && !(Number.isInteger(canary) && canary > 0))
    throw new BulkError('input', words`${term('canary')} must be a number of pieces, got ${String(canary)}`);
  if (absent !== 'hold' && absent !== 'resend')
    throw new BulkError('input', words`${term('absent')} must be 'hold' or 'resend', got ${String(absent)}`);
  if (row.state !== 'planned' && row.options !== '{}') {
    const began = JSON.parse(row.options) as StoredSend;
    if (request.absent !== undefined && request.absent !== began.absent) {
      throw new BulkError(
        'plan',
        words`${term('absent')} cannot change: this run was started with ${term('absent', began.absent)}`,
      );
    }
  }
  return { rate: rate === 'auto' ? null : rate, concurrency, canary: canary ?? null, absent };
}

function checkPace(rate: 'auto' | number, concurrency: number): void {
  if (rate !== 'auto' && !(typeof rate === 'number' && rate > 0))
    throw new BulkError('input', words`${term('rate')} must be 'auto' or requests per second, got ${String(rate)}`);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 256)
    throw new BulkError('input', words`${term('concurrency')} must be 1 to 256, got ${String(concurrency)}`);
}

/** The options of a run that was started with another pace; undefined if they are unchanged. */
export function withPace(
  row: RunRow,
  { rate, concurrency }: Pick<SendRequest, 'rate' | 'concurrency'>,
): string | undefined {
  const stored = JSON.parse(row.options) as StoredSend;
  checkPace(rate ?? 'auto', concurrency ?? stored.concurrency);
  const now: StoredSend = {
    ...stored,
    rate: rate === undefined ? stored.rate : rate === 'auto' ? null : rate,
    concurrency: concurrency ?? stored.concurrency,
  };
  return now.rate === stored.rate && now.concurrency === stored.concurrency ? undefined : JSON.stringify(now);
}

export const checkSendNames = (request: SendRequest): void => checkNames('send', request, sendNames);
