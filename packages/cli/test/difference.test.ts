import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from '../src/artwork/difference.ts';

/** A white picture with a black rectangle from the left edge. */
function picture(width: number, height: number, black: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const shade = at % width < black ? 0 : 255;
    png.data.set([shade, shade, shade, 255], at * 4);
  }
  return PNG.sync.write(png);
}

test.each([
  ['the same', picture(400, 200, 100), picture(400, 200, 100), 0],
  ['a quarter of it', picture(400, 200, 0), picture(400, 200, 100), 0.25],
  [
    'one pixel in each block of four is a quarter of 255, which is seen',
    picture(400, 200, 100),
    picture(400, 200, 101),
    0.01,
  ],
  ['another size: what only one has is black against its white', picture(400, 200, 0), picture(200, 200, 0), 0.5],
])('%s', (_name, one, other, share) => {
  expect(differenceOf(one, other).share).toBeCloseTo(share, 5);
  expect(PNG.sync.read(Buffer.from(differenceOf(one, other).picture)).width).toBe(100);
});
