/** What the inks of a press make of the colours: how much of them lies on the paper, and small text in several of them. Information only. */
import type { SheetBox } from '../check-types.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import type { DrawnPage, DrawnText } from './drawn-boxes.ts';
import { DENSITY, pixelsOf, type Raster } from './raster.ts';

/** In per cent. Printers ask for at most 240 (uncoated) to 300 (coated). */
const HEAVY = 280;
/** Less than this many square inches dry quickly enough. */
const LARGE = 1;
/** In points, as measured: a stroke of smaller type is as wide as inks are off register. */
const SMALL = 7;
/** Every n-th pixel in both directions says enough of an area. */
const STEP = 4;
/** Of 255: a colour is dark if no channel is above the first, and grey if its channels differ by less than the second. */
const DARK = 100;
const GREY = 14;

export function inkSlips({ texts }: DrawnPage, raster: Raster): SideFinding[] {
  return [...coverageSlips(raster), ...smallTextSlips(texts, raster)];
}

/**
 * The four inks together, in per cent, as a usual separation for coated paper makes them of a colour of the screen (black is 75 + 75 + 75 + 90).
 * An estimate: each press has its own.
 */
export function inkOf(red: number, green: number, blue: number): number {
  const [cyan, magenta, yellow] = [1 - red / 255, 1 - green / 255, 1 - blue / 255];
  const common = Math.min(cyan, magenta, yellow);
  return 100 * (cyan + magenta + yellow - 0.75 * common + 0.9 * common ** 2);
}

function coverageSlips({ pixels, width, height }: Raster): SideFinding[] {
  let count = 0;
  let most = 0;
  const [from, to] = [
    { x: width, y: height },
    { x: 0, y: 0 },
  ];
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const at = (y * width + x) * 4;
      const ink = inkOf(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
      if (ink < HEAVY) continue;
      count += 1;
      most = Math.max(most, ink);
      from.x = Math.min(from.x, x);
      from.y = Math.min(from.y, y);
      to.x = Math.max(to.x, x + STEP);
      to.y = Math.max(to.y, y + STEP);
    }
  }
  const area = count * (STEP / DENSITY) ** 2;
  if (area < LARGE) return [];
  const inches = (pixel: number) => Math.round((pixel / DENSITY) * 1000) / 1000;
  const box: SheetBox = {
    left: inches(from.x),
    top: inches(from.y),
    width: inches(to.x - from.x),
    height: inches(to.y - from.y),
  };
  const amount = `${area.toFixed(1)} square inches are nearly black: up to about ${Math.round(most / 10) * 10} % of ink together`;
  return [finding('ink-coverage', amount, { box })];
}

/** Small text in a dark colour that is no black or grey: it needs three inks or four, which never lie exactly on each other. */
function smallTextSlips(texts: readonly DrawnText[], raster: Raster): SideFinding[] {
  const found = new Map<string, SideFinding>();
  for (const { box, points, place, kind } of texts) {
    if (kind !== 'plain' || points >= SMALL) continue;
    const key = place ? `${place.line}:${place.column}` : '';
    if (found.has(key)) continue;
    const [red, green, blue] = darkestIn(box, raster);
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most > DARK || most - least < GREY) continue;
    found.set(key, finding('rich-black', 'Small text is printed with several inks', { ...place, box }));
  }
  const [first, ...others] = found.values();
  if (first === undefined) return [];
  // One word of it on a side is enough.
  const more =
    others.length === 0 ? '' : `, here and in ${others.length} further ${others.length === 1 ? 'place' : 'places'}`;
  return [{ ...first, message: `${first.message}${more}` }];
}

/** The colour of letters on a lighter ground; white where there is nothing. */
function darkestIn(box: SheetBox, raster: Raster): readonly [number, number, number] {
  const { left, right, top, bottom } = pixelsOf(box, raster);
  let darkest: readonly [number, number, number] = [255, 255, 255];
  let [light, all] = [0, 0];
  const sum = ([red, green, blue]: readonly [number, number, number]) => red + green + blue;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * raster.width + x) * 4;
      const colour = [raster.pixels[at] ?? 255, raster.pixels[at + 1] ?? 255, raster.pixels[at + 2] ?? 255] as const;
      if (sum(colour) < sum(darkest)) darkest = colour;
      all += 1;
      if (sum(colour) > 450) light += 1;
    }
  }
  // Letters fill less than half of their line: where most is dark, the ground is, and the letters are left white.
  return light > all / 2 ? darkest : [255, 255, 255];
}
