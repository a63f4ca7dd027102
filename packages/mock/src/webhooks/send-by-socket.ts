import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { RESPONSE_BYTES, type SendResult } from './send-result.ts';

/** The ports that `fetch` refuses to call, because browsers must not (WHATWG Fetch, "bad port"). */
const FORBIDDEN_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export function isForbiddenPort(url: string): boolean {
  const port = /^https?:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(url)?.[1];
  return port !== undefined && FORBIDDEN_PORTS.has(Number(port));
}

/** Whether this runtime has sockets; a browser has none. */
export const canUseSockets = (): boolean => typeof globalThis.process?.getBuiltinModule === 'function';

/** Posts a delivery to a port that `fetch` refuses, since a receiver may have any port (D118). */
export function sendBySocket({ url, headers, body }: OutgoingDelivery, signal: AbortSignal): Promise<SendResult> {
  const { request } = url.startsWith('https:')
    ? process.getBuiltinModule('node:https')
    : process.getBuiltinModule('node:http');
  const bytes = new TextEncoder().encode(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { ...headers, 'Content-Length': String(bytes.length) }, agent: false, signal },
      (response) => {
        const status = response.statusCode ?? 0;
        let kept = new Uint8Array(0);
        const finish = (): void => resolve({ status, response: new TextDecoder().decode(kept) });
        response.on('data', (chunk: Uint8Array) => {
          kept = new Uint8Array([...kept, ...chunk.subarray(0, RESPONSE_BYTES - kept.length)]);
          if (kept.length < RESPONSE_BYTES) return;
          finish();
          response.destroy();
        });
        response.on('end', finish);
        response.on('error', finish);
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
