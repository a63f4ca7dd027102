/** Detects pictures that cannot be drawn or are truncated, from their bytes and before anything decodes them. */
import { imageSize } from 'image-size';
import { safeSvg } from '../html/inline-svg.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';

/** Formats that the renderer decodes. */
const DRAWN = new Set(['png', 'jpg', 'gif', 'webp', 'svg']);

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

export const isSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/.test(text(bytes.subarray(0, 2000)));

/** An SVG with its numbers limited; other pictures unchanged. */
export function withSafeNumbers(bytes: Uint8Array): Uint8Array {
  return isSvg(bytes) ? new TextEncoder().encode(safeSvg(text(bytes))) : bytes;
}

/**
 * What is wrong with a picture; undefined if nothing is. Its size is read from the header, since a small file can
 * decompress to gigabytes.
 */
export function faultOf(bytes: Uint8Array): string | undefined {
  try {
    withSafeNumbers(bytes);
  } catch (error) {
    return error instanceof CreativeError ? error.message : 'it cannot be read';
  }
  if (isSvg(bytes) && !/\sxmlns(?::\w+)?\s*=/.test(text(bytes)))
    return 'its svg element has no xmlns, so it is not an image';
  if (bytes.byteLength > limits.imageBytes) return `it has more than ${limits.imageBytes / 1024 / 1024} MB`;
  try {
    const { width, height, type } = imageSize(bytes);
    if (!DRAWN.has(type ?? '')) return `${type ?? 'this format'} is not printed; PNG, JPEG, GIF, WebP and SVG are`;
    if (width * height > limits.imagePixels)
      return `${width} × ${height} pixels are more than ${limits.imagePixels / 1e6} million`;
    return endsEarly(bytes, type ?? '') ? 'the file ends early: a part of it is missing' : undefined;
  } catch {
    // An SVG without a size of its own cannot be too large.
    return isSvg(bytes) ? undefined : 'it is not an image, or it is damaged';
  }
}

/** Whether the end marker of the format is missing. */
function endsEarly(bytes: Uint8Array, type: string): boolean {
  const at = (...codes: readonly number[]) => lastIndexOf(bytes, codes);
  if (type === 'png') return at(0x49, 0x45, 0x4e, 0x44) < 0;
  // The end of an embedded thumbnail is not the end of the picture.
  if (type === 'jpg') return at(0xff, 0xd9) < at(0xff, 0xda);
  if (type === 'gif') return bytes.findLast((byte) => byte !== 0) !== 0x3b;
  if (type === 'webp') return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 > bytes.length + 1;
  return false;
}

function lastIndexOf(bytes: Uint8Array, codes: readonly number[]): number {
  const [first = 0] = codes;
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  return -1;
}
