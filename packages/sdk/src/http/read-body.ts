/** The largest answer that is read, in bytes once decompressed. */
export const largestAnswer = 64 * 2 ** 20;
/** The largest part of an error's body that is read and kept, in bytes. */
export const largestErrorBody = 2 ** 16;

/** A body as far as it was read; `cut` when the limit ended it. */
export interface ReadBody<Content> {
  content: Content;
  cut: boolean;
}

/** Reads the body in pieces up to `limit` bytes and gives up the rest: a small response may decompress to gigabytes. */
async function read(response: Response, limit: number, take: (piece: Uint8Array) => void): Promise<boolean> {
  const reader = response.body?.getReader();
  if (!reader) return false;
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return false;
    size += value.length;
    if (size > limit) {
      take(value.subarray(0, limit - size + value.length));
      // Not waited for: the other side may never notice.
      reader.cancel().catch(() => undefined);
      return true;
    }
    take(value);
  }
}

/** The body as text. A `fetch` that answers without a stream (some test doubles) is read whole. */
export async function readText(response: Response, limit: number): Promise<ReadBody<string>> {
  if (response.body && !response.body.getReader) return { content: await response.text(), cut: false };
  const decoder = new TextDecoder();
  let content = '';
  const cut = await read(response, limit, (piece) => {
    content += decoder.decode(piece, { stream: true });
  });
  return { content: content + decoder.decode(), cut };
}

/** The body as bytes. */
export async function readBytes(response: Response, limit: number): Promise<ReadBody<Uint8Array>> {
  if (response.body && !response.body.getReader)
    return { content: new Uint8Array(await response.arrayBuffer()), cut: false };
  const pieces: Uint8Array[] = [];
  const cut = await read(response, limit, (piece) => pieces.push(piece));
  const content = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    content.set(piece, offset);
    offset += piece.length;
  }
  return { content, cut };
}
