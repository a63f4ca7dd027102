import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { canUseSockets, isForbiddenPort, sendBySocket } from './send-by-socket.ts';
import { RESPONSE_BYTES, type SendResult } from './send-result.ts';

/** Posts a delivery; follows no redirect, and stops when the signal aborts. */
export type Send = (delivery: OutgoingDelivery, signal: AbortSignal) => Promise<SendResult>;

/** Sends by the runtime's `fetch` or a compatible one, and by a socket to ports that it refuses (D118). */
export function sendWith(fetch: typeof globalThis.fetch): Send {
  return async (delivery, signal) => {
    const { url, headers, body } = delivery;
    if (isForbiddenPort(url) && canUseSockets()) return sendBySocket(delivery, signal);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status: response.status, response: await firstBytes(response) };
  };
}

/** Null if the body cannot be read: the status counts nevertheless. */
async function firstBytes(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (bytes < RESPONSE_BYTES) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value.subarray(0, RESPONSE_BYTES - bytes), { stream: true });
      bytes += value.length;
    }
    await reader.cancel();
    return text;
  } catch {
    return bytes === 0 ? null : text;
  }
}
