/**
 * How far pictures are from a browser's: each template drawn by Takumi and by Chromium with the same fonts and pictures, and the mean
 * difference of colour (CIE76 ΔE, over blocks of 3 × 3 pixels of a picture 600 wide, so that the edges of letters count little); and,
 * strictly, the share that differs visibly at the density of print, as `creatives compare` measures it (more than 32 of 255, after reduction by four).
 * `FOLDER=…` keeps both pictures of each, `SET=named`, `published`, `own`, `gallery`, `web` or `resumes` (of the packages that `node web.mjs` and
 * `node themes.mjs` fetched) draws one set. Node.js 24 and Chromium (`CHROMIUM=…`) needed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { differenceOf } from '../../packages/cli/src/artwork/difference.ts';
import { createPreviewer } from '../../packages/previews/src/index.ts';
import { data, pictures, sets } from './templates.mjs';
import { picturesOf } from './web.mjs';

/** ΔE above which a picture is looked at: 2.3 is the least that eyes see in flat colour side by side. */
const CLOSE = 2.3;
const BLOCK = 3;

function photo(width, height) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      png.data.set([60 + (x * 150) / width, 90 + (y * 120) / height, 150 - (x * 60) / width, 255], at);
    }
  return PNG.sync.write(png);
}

const images = new Map([
  [pictures.photo, photo(1875, 1275)],
  [pictures.logo, photo(600, 200)],
  ['https://cdn.example/hero.jpg', photo(1875, 1275)],
  ['https://cdn.example/p.jpg', photo(600, 400)],
]);

/** Pictures that say their size in their address, as published templates have them. */
function placeholders(html) {
  for (const [address, width, height = width] of html.matchAll(/https?:\/\/placehold\.it\/(\d+)(?:x(\d+))?[^\s"')]*/g))
    if (!images.has(address)) images.set(address, photo(Number(width), Number(height)));
  for (const address of picturesOf(html)) if (!images.has(address)) images.set(address, ordinary);
}
const ordinary = photo(600, 400);

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function lab(r, g, b) {
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Lab of each block of pixels, averaged in linear light. */
function blocksOf(bytes) {
  const { width, height, data: pixels } = PNG.sync.read(Buffer.from(bytes));
  const blocks = [];
  for (let y = 0; y + BLOCK <= height; y += BLOCK)
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const sum = [0, 0, 0];
      for (let dy = 0; dy < BLOCK; dy += 1)
        for (let dx = 0; dx < BLOCK; dx += 1)
          for (let c = 0; c < 3; c += 1) sum[c] += linear(pixels[((y + dy) * width + x + dx) * 4 + c] / 255);
      blocks.push(lab(...sum.map((value) => value / (BLOCK * BLOCK))));
    }
  return { size: `${width} × ${height}`, blocks };
}

function difference(a, b) {
  const [one, other] = [blocksOf(a), blocksOf(b)];
  if (one.size !== other.size) return Number.NaN;
  let total = 0;
  for (const [index, block] of one.blocks.entries())
    total += Math.hypot(...block.map((value, channel) => value - other.blocks[index][channel]));
  return total / one.blocks.length;
}

/** At most this share of the picture differs visibly where a template is right. */
const RIGHT = 0.01;

const here = createPreviewer({ timeout: 60_000 });
const browser = createPreviewer({ renderer: 'chromium', chromium: { sandbox: false } });
const folder = process.env.FOLDER;
if (folder) mkdirSync(folder, { recursive: true });
console.log(
  '\nfidelity: mean ΔE against Chromium (less than 2.3: no difference in flat colour is seen), share of pixels that differ strictly, warnings of Takumi',
);
try {
  for (const [set, templates] of Object.entries(sets)) {
    if (templates.length === 0 || (process.env.SET && process.env.SET !== set)) continue;
    const results = [];
    for (const { name, format, html, data: own = data } of templates) {
      placeholders(html);
      const piece = {
        id: 'fidelity',
        format,
        front_html: html,
        images,
        merge_tags: own,
        recipient: { first_name: 'Ada', last_name: 'Lovelace', city: 'Portland' },
        now: '2029-11-20T12:00:00Z',
      };
      const [drawn, truth] = [await here.render(piece, 'front'), await browser.render(piece, 'front')];
      const delta = difference(drawn.bytes, truth.bytes);
      const said = drawn.warnings.filter(
        (warning) => !/no address|cannot be fetched|address zone|is empty|runs off the card/.test(warning),
      ).length;
      const [fine, print] = [await here.render(piece, 'front_proof'), await browser.render(piece, 'front_proof')];
      const off = differenceOf(fine.bytes, print.bytes).share;
      results.push({ delta, said, off });
      console.log(
        `  ${name.padEnd(34)}${(Number.isNaN(delta) ? 'size' : delta.toFixed(2)).padStart(7)}${`${(100 * off).toFixed(2)} %`.padStart(10)}${said ? `   ${said} said` : ''}`,
      );
      if (folder) {
        const file = `${folder}/${name.replaceAll(/\W+/g, '-')}`;
        writeFileSync(`${file}-takumi.png`, drawn.bytes);
        writeFileSync(`${file}-chromium.png`, truth.bytes);
      }
    }
    const deltas = results
      .map(({ delta }) => delta)
      .filter((delta) => !Number.isNaN(delta))
      .sort((a, b) => a - b);
    const mean = deltas.reduce((total, delta) => total + delta, 0) / deltas.length;
    const close = results.filter(({ delta }) => delta < CLOSE).length;
    const silent = results.filter(({ delta, said }) => !(delta < CLOSE) && said === 0).length;
    console.log(
      `${set}: mean ${mean.toFixed(2)}, median ${deltas[deltas.length >> 1].toFixed(2)}; ${close} of ${results.length} below ${CLOSE}; further away without a warning: ${silent}; strictly right: ${results.filter(({ off }) => off <= RIGHT).length}`,
    );
  }
} catch (error) {
  console.log(`not measured: ${error instanceof Error ? error.message : String(error)}`);
}
process.exit(0);
