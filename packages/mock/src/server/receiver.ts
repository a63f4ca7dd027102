import type { WireRequest, WireResponse } from '../shared/wire.ts';

export const RECEIVER = '/_receiver/';

/** Longer than an attempt may take (D44). */
const SLOW_MS = 15_000;

/**
 * The built-in webhook receiver, to play with: `/_receiver/200` answers 200, `/_receiver/500` an error, and
 * `/_receiver/slow` nothing in time. It keeps nothing; the deliveries of the webhook show what it was sent.
 */
export function answerReceiver({ path }: WireRequest): WireResponse | Promise<WireResponse> {
  const wanted = path.slice(RECEIVER.length);
  if (wanted === 'slow') return later({ status: 200, headers: {}, body: '' });
  const status = /^[2-5]\d\d$/.test(wanted) ? Number(wanted) : 404;
  const headers: Record<string, string> = { 'content-type': 'text/plain' };
  if (status >= 300 && status < 400) headers['location'] = `${RECEIVER}200`;
  return { status, headers, body: status === 204 || status === 304 ? '' : `the built-in receiver answers ${status}` };
}

function later(response: WireResponse): Promise<WireResponse> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(response), SLOW_MS).unref();
  });
}
