import type { Delivery } from '../../api/control.ts';

/** `unknown` if the browser cannot compute it: Web Crypto needs a secure context. */
export type SignatureCheck = 'right' | 'wrong' | 'unknown';

const HEADER = 'x-svc-signature';

/** Whether the request is signed with the webhook's secret: HMAC-SHA-1 of the body, in hex. */
export async function checkSignature({ request }: Pick<Delivery, 'request'>, secret: string): Promise<SignatureCheck> {
  if (globalThis.crypto?.subtle === undefined) return 'unknown';
  const [, sent = ''] = Object.entries(request.headers).find(([name]) => name.toLowerCase() === HEADER) ?? [];
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(request.body)));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === sent ? 'right' : 'wrong';
}
