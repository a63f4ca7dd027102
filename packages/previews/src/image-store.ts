/** Pictures a creative may name: the bytes by the exact address in its HTML. A `Map<string, Uint8Array>` is one. */
export interface ImageStore {
  get(source: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
}
