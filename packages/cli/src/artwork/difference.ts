import { PNG } from 'pngjs';

/** How far two pictures of one piece are apart. */
export interface Difference {
  /** The share of the picture that differs visibly, from 0 to 1. */
  readonly share: number;
  /** The pictures' difference as a PNG, a pixel for each block: black where they are the same. */
  readonly picture: Uint8Array;
}

/** Blocks of so many pixels are averaged, so that the edges of letters, which no two renderers draw alike, do not count. */
const BLOCK = 4;
/** Of 255: a difference that is seen. */
const SEEN = 32;

/** Compares two PNG pictures; what only one of them has, at its edge, differs. */
export function differenceOf(one: Uint8Array, other: Uint8Array): Difference {
  const [first, second] = [reduced(one), reduced(other)];
  const picture = new PNG({
    width: Math.max(first.width, second.width),
    height: Math.max(first.height, second.height),
  });
  let differing = 0;
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const apart = [0, 1, 2].map((channel) => Math.abs(first.at(x, y, channel) - second.at(x, y, channel)));
      if (Math.max(...apart) > SEEN) differing += 1;
      picture.data.set([...apart, 255], (y * picture.width + x) * 4);
    }
  }
  return { share: differing / (picture.width * picture.height), picture: PNG.sync.write(picture) };
}

/** The means of blocks; what is outside of the picture counts as black. */
function reduced(bytes: Uint8Array) {
  const { width: across, height: down, data } = PNG.sync.read(Buffer.from(bytes));
  const [width, height] = [Math.floor(across / BLOCK), Math.floor(down / BLOCK)];
  const means = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < BLOCK; dy += 1) {
          for (let dx = 0; dx < BLOCK; dx += 1) {
            sum += data[((y * BLOCK + dy) * across + x * BLOCK + dx) * 4 + channel] as number;
          }
        }
        means[(y * width + x) * 3 + channel] = Math.round(sum / (BLOCK * BLOCK));
      }
    }
  }
  const at = (x: number, y: number, channel: number): number =>
    x < width && y < height ? (means[(y * width + x) * 3 + channel] as number) : 0;
  return { width, height, at };
}
