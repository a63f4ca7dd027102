/** Pictures by the exact URL in the HTML. A `Map<string, Uint8Array>` is an image store. */
export interface ImageStore {
  get(source: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
}
