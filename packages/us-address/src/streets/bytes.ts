/** A growing byte array, with varints of seven bits a byte. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  /** A whole number from 0 to 2^53 - 1. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Little-endian, in `size` bytes. */
  fixed(value: number, size: number): void {
    let rest = value;
    for (let i = 0; i < size; i++) {
      this.byte(rest % 256);
      rest = Math.floor(rest / 256);
    }
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.byte(text.charCodeAt(i));
  }

  append(other: ByteWriter): void {
    const end = this.length + other.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(other.done(), this.length);
    this.length = end;
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** A position in bytes being read. Past the end it reads zeros; a truncated pack is refused when it is opened. */
export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

export function readFixed(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let i = size - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

export function readVarint(cursor: Cursor): number {
  let value = 0;
  let scale = 1;
  for (;;) {
    const byte = cursor.bytes[cursor.at++] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return value;
    scale *= 128;
  }
}
