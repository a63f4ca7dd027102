import type { Api } from '../api.ts';
import { ApiError } from '../errors/api-error.ts';
import { ConnectionError, StateError, TimeoutError } from '../errors/call-error.ts';
import { pause } from '../http/pause.ts';
import { send } from '../http/pipeline.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Mailing, MailingListItem } from '../types.ts';
import { neverPrinted } from './final-states.ts';

/** Which picture of a piece. */
export type PreviewPart = 'front' | 'back' | 'pdf';

/** The bytes of a preview. */
export interface Preview {
  bytes: Uint8Array;
  /** As the service says: `image/png`, `application/pdf`. */
  contentType: string;
}

/** How to fetch a preview. */
export interface PreviewOptions extends Omit<CallOptions, 'timeout'> {
  /** Milliseconds, by the client's clock, to wait for it to be ready. Default: 60,000. */
  timeout?: number | undefined;
}

const operation = 'preview';
const defaultDelay = 2_000;

export async function fetchPreview(
  api: Api,
  mailing: Mailing | MailingListItem | string,
  part: PreviewPart,
  { timeout = 60_000, ...options }: PreviewOptions = {},
): Promise<Preview> {
  const { settings } = api;
  const deadline = settings.now() + timeout;
  const retrieve = (id: string): Promise<Mailing> =>
    Promise.resolve(api.call<Mailing, 'getMailing'>('getMailing', { path: { mailing_id: id } }, options));
  let current: Mailing | MailingListItem = typeof mailing === 'string' ? await retrieve(mailing) : mailing;
  for (let attempts = 1; ; attempts++) {
    const { state } = current;
    if (neverPrinted.includes(state)) {
      const message = `${operation}: the mailing is ${state}, so that it is never printed and has no preview`;
      throw new StateError(message, { operation, outcome: 'rejected', attempts: attempts - 1, state });
    }
    const { data, response } = await send(
      settings,
      {
        operation,
        method: 'GET',
        path: `{${part}_url}`,
        url: current[`${part}_url`],
        body: undefined,
        repeatable: true,
        token: undefined,
        reads: 'bytes',
        foreign: true,
        personal: () => [],
      },
      options,
    );
    if (response.status !== 202) {
      return { bytes: data as Uint8Array, contentType: response.headers.get('content-type') ?? '' };
    }
    const asked = retryAfterSeconds(response.headers, undefined, settings.now);
    const delay = asked === undefined ? defaultDelay : asked * 1000;
    if (settings.now() + delay > deadline) {
      const message = `${operation}: not ready within ${timeout} ms; the service asks to come again in ${delay} ms`;
      throw new TimeoutError(message, { operation, outcome: 'rejected', attempts });
    }
    await pause(settings, delay, { operation, signal: options.signal });
    current = await refreshed(current, retrieve);
  }
}

/** The mailing as it is now: it may have become one that is never printed. A test token may not ask; then it stays. */
async function refreshed(
  mailing: Mailing | MailingListItem,
  retrieve: (id: string) => Promise<Mailing>,
): Promise<Mailing | MailingListItem> {
  try {
    return await retrieve(mailing.id);
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectionError) return mailing;
    throw error;
  }
}
