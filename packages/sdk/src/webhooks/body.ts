import { WebhookVerificationError } from './error.ts';

/** A request's body as it came over the wire: text, or bytes (a `Buffer` is a `Uint8Array`). */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** The body as text or bytes, or a refusal that says what came instead. */
export function rawBody(body: unknown): string | Uint8Array {
  // Not `instanceof Uint8Array`: test runners and frames have one of their own.
  if (typeof body === 'string' || ArrayBuffer.isView(body)) return body as string | Uint8Array;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new WebhookVerificationError(
    'body_not_raw',
    `Pass the body as received (text or bytes), not ${typeof body === 'object' ? 'a parsed object' : typeof body}.`,
  );
}
