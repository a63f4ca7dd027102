/** Combinations of structures and declarations, drawn by both renderers: each is drawn alike, or a warning says that it is not. */
import { PNG } from 'pngjs';
import { createPreviewer, findChromium } from '../../../packages/previews/src/index.ts';
import { Random } from '../random.ts';
import type { ProofLine, ProofOptions } from '../section.ts';
import { combination } from './combinations.ts';

const CHECK =
  'Artwork: combinations of declarations drawn by Takumi and by Chromium are alike, or a warning says why not';
/** Of the card: a share above which two drawings differ. Half of a line of text is less, and any line that is elsewhere more. */
const MOST = 0.012;
/** Known to remain: the baseline of a table in a line, what follows a float, gaps at the edge of a table beside gradients. */
const REMAIN = 0.04;

export async function besideChromium({ short, seed, cases }: ProofOptions): Promise<ProofLine> {
  const chromium = { sandbox: process.getuid?.() !== 0 };
  const found = await findChromium(chromium);
  if ('missing' in found)
    return { check: CHECK, tried: 'nothing: there is no Chromium', result: found.missing, ok: true };
  const count = cases ?? (short ? 40 : 2_000);
  const takumi = createPreviewer({ renderer: 'takumi', timeout: 60_000 });
  const browser = createPreviewer({ renderer: 'chromium', chromium, timeout: 60_000 });
  const untold: number[] = [];
  let told = 0;
  for (let n = 0; n < count; n += 1) {
    const front_html = combination(new Random(seed * 1_000_000 + n));
    const piece = { id: 'combination', format: 'postcard_4x6', now: '2030-01-01T12:00:00Z', front_html };
    const [one, other] = [await takumi.render(piece, 'front_proof'), await browser.render(piece, 'front_proof')];
    if (differing(one.bytes, other.bytes) <= MOST) continue;
    if (one.warnings.length > 0) told += 1;
    else untold.push(n);
  }
  if (untold.length > 0) console.error(`previews: differ without a warning: ${untold.slice(0, 40).join(', ')}`);
  return {
    check: CHECK,
    tried: `${count} combinations at the density of print`,
    result: `${count - told - untold.length} alike, ${told} told, ${untold.length} neither (at most ${REMAIN * 100} % are known)`,
    ok: untold.length <= Math.ceil(count * REMAIN),
  };
}

/** Pixels that are averaged, and how many of these blocks a line may be elsewhere: the renderers round the height of lines otherwise. */
const BLOCK = 6;
const [ACROSS, ALONG] = [2, 3];
/** Of 255. */
const SEEN = 28;

/** The share of either picture of which the other has nothing like it nearby. */
function differing(one: Uint8Array, other: Uint8Array): number {
  const [first, second] = [reduced(one), reduced(other)];
  return Math.max(missingIn(first, second), missingIn(second, first));
}

type Reduced = ReturnType<typeof reduced>;

function missingIn({ width, height, at }: Reduced, other: Reduced): number {
  let missing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (!isNear(other, x, y, at(x, y))) missing += 1;
  return missing / (width * height);
}

function isNear({ at }: Reduced, x: number, y: number, value: number): boolean {
  for (let along = -ALONG; along <= ALONG; along += 1)
    for (let across = -ACROSS; across <= ACROSS; across += 1)
      if (Math.abs(at(x + across, y + along) - value) <= SEEN) return true;
  return false;
}

/** The brightness of blocks; outside of the picture nothing is like anything. */
function reduced(bytes: Uint8Array) {
  const { width: columns, height: rows, data } = PNG.sync.read(Buffer.from(bytes));
  const [width, height] = [Math.floor(columns / BLOCK), Math.floor(rows / BLOCK)];
  const means = new Float32Array(width * height);
  for (let y = 0; y < height * BLOCK; y += 1)
    for (let x = 0; x < width * BLOCK; x += 1) {
      const pixel = (y * columns + x) * 4;
      // Channels of different weight: two colours of the same sum are not alike.
      const brightness = (data[pixel] ?? 0) + (data[pixel + 1] ?? 0) * 1.1 + (data[pixel + 2] ?? 0) * 0.9;
      const block = Math.floor(y / BLOCK) * width + Math.floor(x / BLOCK);
      means[block] = (means[block] ?? 0) + brightness / (3 * BLOCK * BLOCK);
    }
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? Number.POSITIVE_INFINITY : (means[y * width + x] ?? 0);
  return { width, height, at };
}
