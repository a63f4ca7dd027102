/** A body as far as it was read; `cut` when the limit ended it. */
export interface ReadBody<Content> {
  content: Content;
  cut: boolean;
}

// The runtime's, of which this package has no types.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** The part of a response that is read here. */
export interface Readable {
  readonly body: {
    getReader?(): {
      read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

let decoder: { decode(bytes: Uint8Array): string } | undefined;

/** Reads a body in pieces up to `limit` bytes and gives up the rest: a small response may decompress to gigabytes. */
export const readBytes = (response: Readable, limit: number): Promise<ReadBody<Uint8Array>> =>
  readBody(response, limit, (bytes) => bytes);

/** The body as text. */
export const readText = (response: Readable, limit: number): Promise<ReadBody<string>> =>
  readBody(response, limit, (bytes) => {
    decoder ??= new TextDecoder();
    return decoder.decode(bytes);
  });

async function readBody<Content>(
  response: Readable,
  limit: number,
  as: (bytes: Uint8Array) => Content,
): Promise<ReadBody<Content>> {
  const reader = response.body?.getReader?.();
  // A `fetch` that answers without a stream, as some test doubles do, is read whole.
  if (!reader) return { content: as(new Uint8Array(await response.arrayBuffer())), cut: false };
  const pieces: Uint8Array[] = [];
  for (let size = 0; ; ) {
    // At the end there is none.
    const { value } = await reader.read();
    if (value) {
      pieces.push(value);
      size += value.length;
      if (size <= limit) continue;
      // Not waited for: the other side may never notice.
      reader.cancel().catch(() => undefined);
    }
    return { content: as(joined(pieces, size).subarray(0, limit)), cut: size > limit };
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  if (pieces.length === 1) return pieces[0] as Uint8Array;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
