import { bodyBytes, standardizeBatch } from '../generated/operations.ts';

/** A part of a batch, and where it begins in the whole. */
export interface Piece<Item> {
  start: number;
  items: Item[];
}

/** Splits a batch so that no request holds more items or more bytes of JSON than the service takes. */
export function splitBatch<Item>(inputs: readonly Item[]): Piece<Item>[] {
  const encoder = new TextEncoder();
  const pieces: Piece<Item>[] = [];
  let piece: Piece<Item> | undefined;
  let bytes = 0;
  for (const [index, item] of inputs.entries()) {
    const size = encoder.encode(JSON.stringify(item)).length + 1;
    if (!piece || piece.items.length >= standardizeBatch || bytes + size > bodyBytes) {
      piece = { start: index, items: [] };
      pieces.push(piece);
      bytes = 2;
    }
    piece.items.push(item);
    bytes += size;
  }
  return pieces;
}
