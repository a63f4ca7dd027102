import { rawBody } from './body.ts';
import { alreadyRead, gather } from './gather.ts';

/** What is used of Node's `IncomingMessage`, and of what frameworks add to it. */
export interface NodeRequest {
  /** The HTTP method. */
  method?: string | undefined;
  /** The headers, names in lower case. */
  headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** Left by `express.raw()` and `express.text()` (bytes, text), and by JSON parsers (an object, which is refused). */
  body?: unknown;
  /** Left by NestJS with `rawBody: true` and by Google Cloud Functions (bytes). */
  rawBody?: unknown;
  /** Whether anybody has read from the stream. */
  readableDidRead?: boolean;
  /** Whether the stream was read to its end. */
  readableEnded?: boolean;
  /** As in Node's `EventEmitter`. */
  on(event: string, listener: (...values: never[]) => void): unknown;
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  /** As in Node's `http`. */
  writeHead(status: number, headers: Record<string, string>): { end(text: string): unknown };
}

/** The raw body of a Node request: what a framework has kept of it, or else the stream, read once and up to a limit. */
export async function readNodeBody(request: NodeRequest, maxBodyBytes: number): Promise<Uint8Array> {
  const gathered = gather(maxBodyBytes);
  // A stream that has ended never says so again: who listens to it waits for ever.
  if (request.rawBody || request.readableDidRead || request.readableEnded) {
    const kept = request.rawBody ?? request.body;
    if (kept === undefined) throw alreadyRead();
    gathered.add(rawBody(kept));
    return gathered.body();
  }
  await new Promise<void>((resolve, reject) => {
    request.on('data', (piece: string | Uint8Array) => {
      try {
        gathered.add(piece);
      } catch (error) {
        reject(error);
      }
    });
    request.on('end', resolve);
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection closed before the body was complete.')));
  });
  return gathered.body();
}
