import { rawBody } from './delivery.ts';
import { WebhookVerificationError } from './error.ts';

/** The subset of Node.js's `IncomingMessage`, and what frameworks add to it, that the handler uses. */
export interface NodeRequest extends AsyncIterable<string | Uint8Array> {
  /** The HTTP method. */
  method?: string | undefined;
  /** The headers, with lowercase names. */
  headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** Set by `express.raw()` (bytes), by `express.text()` (text), and by JSON parsers (an object, which is refused). */
  body?: unknown;
  /** Set by NestJS with `rawBody: true` and by Google Cloud Functions (bytes). */
  rawBody?: unknown;
  /** Whether anything has been read from the stream. */
  readableDidRead?: boolean;
  /** Whether the stream has been read to the end. */
  readableEnded?: boolean;
}

interface Pieces {
  next(): Promise<{ done?: boolean; value?: unknown }> | { done?: boolean; value?: unknown };
}

/** A request's raw body, read once and up to a limit. */
export async function readBody(request: NodeRequest | Request, maxBodyBytes: number): Promise<Uint8Array> {
  const pieces = 'arrayBuffer' in request ? piecesOfWeb(request) : piecesOfNode(request);
  const read: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    // By hand: leaving a `for await` early destroys Node's socket, and the response with it.
    const { done, value } = await pieces.next();
    if (done) return joined(read, size);
    const piece = typeof value === 'string' ? new TextEncoder().encode(value) : (value as Uint8Array);
    size += piece.length;
    // Written so that a limit that is no number refuses.
    if (!(size <= maxBodyBytes)) {
      throw new WebhookVerificationError('body_too_large', `The body is larger than ${maxBodyBytes} bytes.`);
    }
    read.push(piece);
  }
}

/** Once at the end: joining each piece to those before would take a time that grows with the square of their number. */
function joined(pieces: Uint8Array[], size: number): Uint8Array {
  const body = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    body.set(piece, offset);
    offset += piece.length;
  }
  return body;
}

function piecesOfWeb({ body, bodyUsed }: Request): Pieces {
  if (bodyUsed || body?.locked) throw alreadyRead();
  const reader = body?.getReader();
  return reader ? { next: () => reader.read() } : [].values();
}

/** The body kept by the framework, or else the stream. */
function piecesOfNode(request: NodeRequest): Pieces {
  // A stream that has ended never says so again: listening to it would wait for ever.
  if (!request.rawBody && !request.readableDidRead && !request.readableEnded) return request[Symbol.asyncIterator]();
  const kept = request.rawBody ?? request.body;
  if (kept === undefined) throw alreadyRead();
  return [rawBody(kept)].values();
}

function alreadyRead(): WebhookVerificationError {
  return new WebhookVerificationError(
    'body_not_raw',
    'The body was already read. Give the request to the handler first, or keep the raw bytes (as express.raw() does).',
  );
}
