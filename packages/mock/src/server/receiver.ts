import { builtInResponse, RECEIVER } from '../shared/built-in-receiver.ts';
import type { WireRequest, WireResponse } from '../shared/wire.ts';

/** Longer than an attempt may take (D44). */
const SLOW_MS = 15_000;

/** The built-in webhook receiver over HTTP, for senders other than this mock, which calls it in process. */
export function answerReceiver({ path }: WireRequest): WireResponse | Promise<WireResponse> {
  const known = builtInResponse(path);
  if (known === null) return later({ status: 200, headers: {}, body: '' });
  const { status, response: body } = known;
  const headers: Record<string, string> = { 'content-type': 'text/plain' };
  if (status >= 300 && status < 400) headers['location'] = `${RECEIVER}200`;
  return { status, headers, body };
}

function later(response: WireResponse): Promise<WireResponse> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(response), SLOW_MS).unref();
  });
}
