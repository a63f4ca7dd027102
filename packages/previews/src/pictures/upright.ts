/** Rotates photographs as their metadata says (Exif, orientation 2 to 8). */
import { imageSize } from 'image-size';

/** From the stored pixels, `width` by `height`, to the upright picture. */
const TURNS: Readonly<Record<number, (width: number, height: number) => readonly number[]>> = {
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_width, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_width, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
};

/** The renderer draws the stored pixels: a picture to be rotated is wrapped in an SVG that rotates it. */
export function upright(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const { width, height, orientation = 1 } = imageSize(bytes);
  const turn = TURNS[orientation]?.(width, height);
  if (turn === undefined) return bytes;
  const size = orientation >= 5 ? [height, width] : [width, height];
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}"><image width="${width}" height="${height}" transform="matrix(${turn.join(' ')})" href="${dataUrlOf(bytes)}"/></svg>`,
  );
}

export function dataUrlOf(bytes: Uint8Array): string {
  const { type = 'svg' } = imageSize(bytes);
  const media = type === 'jpg' ? 'image/jpeg' : type === 'svg' ? 'image/svg+xml' : `image/${type}`;
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${media};base64,${btoa(text)}`;
}
