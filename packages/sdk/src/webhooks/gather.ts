import { WebhookVerificationError } from './error.ts';

/** Gathers the pieces of a body, and refuses one that grows over a limit. */
export function gather(maxBodyBytes: number): { add(piece: string | Uint8Array): void; body(): Uint8Array } {
  let pieces: Uint8Array[] = [];
  let size = 0;
  return {
    add(piece) {
      const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
      size += bytes.length;
      if (size > maxBodyBytes) {
        pieces = [];
        throw new WebhookVerificationError('body_too_large', `The body is larger than ${maxBodyBytes} bytes.`);
      }
      pieces.push(bytes);
    },
    body() {
      const body = new Uint8Array(size);
      let offset = 0;
      for (const piece of pieces) {
        body.set(piece, offset);
        offset += piece.length;
      }
      return body;
    },
  };
}

/** The refusal of a request whose body somebody has read and not kept. */
export function alreadyRead(): WebhookVerificationError {
  return new WebhookVerificationError(
    'body_not_raw',
    'The body was read before the handler got the request. Let it have the request first, or keep the raw bytes (as express.raw() does).',
  );
}
