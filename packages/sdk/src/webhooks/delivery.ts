import { WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './event.ts';

/** The raw request body, as text or bytes. A Node.js `Buffer` works too. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** Request headers: a `Headers` object, Node.js's `request.headers`, or a plain object. Names are case-insensitive. */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The header that carries the signature, unless `headerName` says otherwise. */
export const SIGNATURE_HEADER = 'X-SVC-Signature';

/** The body as text or bytes, or a refusal that says what came instead. */
export function rawBody(body: unknown): string | Uint8Array {
  if (typeof body === 'string') return body;
  try {
    // Not `instanceof Uint8Array`: test runners and frames have one of their own. Any other view is read as bytes.
    if (ArrayBuffer.isView(body)) {
      return (body as Uint8Array).BYTES_PER_ELEMENT === 1
        ? (body as Uint8Array)
        : new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
    }
    if (body instanceof ArrayBuffer) return new Uint8Array(body);
  } catch {
    // A buffer that was transferred away has no bytes left.
  }
  throw new WebhookVerificationError('body_not_raw', `Pass the body as received (text or bytes), not ${kindOf(body)}.`);
}

function kindOf(body: unknown): string {
  if (typeof body !== 'object') return typeof body;
  // A request, or a response.
  return typeof (body as { text?: unknown } | null)?.text === 'function'
    ? 'the request itself: await request.text()'
    : 'a parsed object';
}

/**
 * The secrets to try. An empty one is refused even beside a good one: everyone can sign with an empty key, and it is
 * usually an environment variable that is not set. HMAC pads keys with NULs, so one of NULs alone is empty too.
 */
export function usableSecrets(secret: unknown): readonly string[] {
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets[0] && secrets.every((one) => typeof one === 'string' && /[^\0]/.test(one))) return secrets as string[];
  throw new WebhookVerificationError('secret_missing', 'A secret is empty or not set.');
}

/** The header's value, whatever the case of its name; `undefined` where there is none. */
export function readHeader(headers: unknown, name: string): unknown {
  try {
    const wanted = name.toLowerCase();
    // Not `instanceof Headers`: naming that global costs Node some 60 ms, and a polyfill has its own.
    const { get } = headers as Headers;
    if (typeof get === 'function') return get.call(headers, wanted);
    return Object.entries(headers as object).find(([key]) => key.toLowerCase() === wanted)?.[1];
  } catch {
    return undefined; // no headers, or what cannot be a header's name
  }
}

/**
 * Parses a webhook body **without verifying it**. Use it for bodies you verified earlier, for example before queueing them.
 *
 * @param body - The raw body.
 * @returns The event. It is only checked to be a JSON object; unknown events and fields pass through.
 * @throws `WebhookVerificationError` with code `body_not_raw` or `body_malformed`.
 */
export function parseWebhook(body: RawBody): WebhookEvent {
  const raw = rawBody(body);
  try {
    // Fatal: another text than was signed must not come out of it.
    const text = typeof raw === 'string' ? raw : new TextDecoder('utf-8', { fatal: true }).decode(raw);
    if (/^\s*{/.test(text)) return JSON.parse(text) as WebhookEvent;
  } catch {
    // The parser's message quotes the body; the refusal below does not.
  }
  throw new WebhookVerificationError('body_malformed', 'The body is not a JSON object in UTF-8.');
}
