import { isNeverPrinted } from '@direct-mail/contract/words/states';
import type { Api } from '../api.ts';
import { ApiError } from '../errors/api-error.ts';
import { ConnectionError, StateError, TimeoutError } from '../errors/call-error.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { abortableSleep } from '../http/abortable-sleep.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import { send } from '../http/send.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Mailing, MailingListItem } from '../types.ts';

/** What to download: an image of one side, or the PDF of the whole piece. */
export type PreviewPart = 'front' | 'back' | 'pdf';

/** A downloaded preview. */
export interface Preview {
  /** The file: a PNG or a PDF. */
  bytes: Uint8Array;
  /** The media type: `image/png` or `application/pdf`. */
  contentType: string;
}

/** Options of `mailings.preview`. */
export interface PreviewOptions extends Omit<CallOptions, 'timeout'> {
  /** Milliseconds to wait for the preview to be ready. Default: 60,000. */
  timeout?: number | undefined;
}

const operation = 'preview';
const parts: readonly string[] = ['front', 'back', 'pdf'] satisfies PreviewPart[];
const defaultDelay = 2_000;

export async function fetchPreview(
  api: Api,
  mailing: Mailing | MailingListItem | string,
  part: PreviewPart,
  { timeout = 60_000, ...options }: PreviewOptions = {},
): Promise<Preview> {
  if (!mailing) throw refusal('mailing', 'must be a mailing or its id');
  if (!parts.includes(part)) throw refusal('part', `must be one of ${parts.join(', ')}`);
  const { settings } = api;
  const deadline = settings.now() + timeout;
  const retrieve = (id: string): Promise<Mailing> =>
    api.call<Mailing, 'getMailing'>('getMailing', { path: { mailing_id: id } }, options);
  let current: Mailing | MailingListItem = typeof mailing === 'string' ? await retrieve(mailing) : mailing;
  for (let attempts = 1; ; attempts++) {
    refuseNeverPrinted(current, attempts - 1);
    const { data, response } = await fetchExternal(api, `{${part}_url}`, current[`${part}_url`], options);
    if (response.status !== 202) {
      return { bytes: data as Uint8Array, contentType: response.headers.get('content-type') ?? '' };
    }
    // Checked before the wait: the piece may have reached a state in which it is never printed.
    current = await refreshed(current, retrieve);
    refuseNeverPrinted(current, attempts);
    const asked = retryAfterSeconds(response.headers, undefined, settings.now);
    const delay = asked === undefined ? defaultDelay : asked * 1000;
    if (settings.now() + delay > deadline) {
      const message = `${operation}: not ready within ${timeout} ms; try again in ${delay} ms`;
      throw new TimeoutError(message, { operation, outcome: 'rejected', attempts });
    }
    await abortableSleep(settings, delay, { operation, signal: options.signal });
  }
}

const refusal = (path: string, fault: string): ValidationError =>
  new ValidationError([{ path, message: `${path} ${fault}` }], operation);

function refuseNeverPrinted({ state }: Mailing | MailingListItem, attempts: number): void {
  if (!isNeverPrinted(state)) return;
  const message = `${operation}: the mailing is ${state}: it is never printed and has no preview`;
  throw new StateError(message, { operation, outcome: 'rejected', attempts, state });
}

/** Fetches bytes from an address that the service gave. Neither token nor headers of the client are sent there. */
function fetchExternal(api: Api, path: string, url: string, options: CallOptions): ReturnType<typeof send> {
  // `fetch` also takes data: and, in some runtimes, file: addresses.
  if (!/^https?:\/\//i.test(url)) throw refusal(path, 'is not an http or https URL');
  const unused = { body: undefined, token: undefined, personal: () => [] };
  return send(
    api.settings,
    { ...unused, operation, method: 'GET', path, url, idempotent: true, expects: 'bytes', external: true },
    options,
  );
}

/** The mailing's current state; a test token cannot read it, so the given one is kept. */
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
