/**
 * How long a piece takes, warm, in the four formats: with Takumi, and with Chromium where there is one. Then what a server feels of
 * it: how long its own loop was kept while pieces were drawn. `npm run bench -- previews` prints it.
 */
import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { breadClubLetter, comeBack, firstLoaf } from '../../packages/mock/src/fixtures/artwork/index.ts';
import { createPreviewer, findChromium } from '../../packages/previews/src/index.ts';

const RUNS = Number(process.env.RUNS ?? 15);
const address = {
  name: 'Ada Lovelace',
  address_1: '22 Spruce St',
  city: 'Portland',
  state_name: 'ME',
  postal_code: '04101',
  zip_addon: '2214',
  del_point: '22',
};
const recipient = { first_name: 'Ada', last_name: 'Lovelace', city: 'Portland' };
const wider = (html) => html?.replaceAll('9.25in', '11.25in');
const pieces = [
  firstLoaf,
  comeBack,
  {
    ...comeBack,
    format: 'postcard_6x11',
    front_html: wider(comeBack.front_html),
    back_html: wider(comeBack.back_html),
  },
  breadClubLetter,
].map((artwork) => ({ id: 'bench', ...artwork, recipient, address, now: '2029-11-20T12:00:00Z' }));

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const shown = (value) => value.toFixed(0).padStart(7);

async function timesOf(previewer, part) {
  const rows = [];
  for (const piece of pieces) {
    for (let warm = 0; warm < 2; warm += 1) await previewer.render(piece, part);
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await previewer.render(piece, part);
      times.push(performance.now() - start);
    }
    rows.push({ best: Math.min(...times), median: middle(times) });
  }
  return rows;
}

console.log(
  `load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores, ${RUNS} runs each, milliseconds: median (best)`,
);
console.log(
  `${''.padEnd(22)}${['4x6', '6x9', '6x11', 'letter', 'median'].map((name) => name.padStart(15)).join('')}   aim`,
);
const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);
const renderers = [{ name: 'Takumi', previewer: createPreviewer(), aims: { front: 35, pdf: 100 } }];
if (!('missing' in found)) {
  const previewer = createPreviewer({ renderer: 'chromium', chromium });
  renderers.push({ name: 'Chromium', previewer, aims: { front: 80, pdf: 110 } });
}
if ('missing' in found) console.log(`Chromium was not measured: ${found.missing}`);
for (const { name, previewer, aims } of renderers) {
  for (const part of ['front', 'pdf']) {
    const rows = await timesOf(previewer, part);
    const all = [
      ...rows,
      { best: middle(rows.map(({ best }) => best)), median: middle(rows.map(({ median }) => median)) },
    ];
    const cells = all.map(({ median, best }) => `${shown(median)} (${best.toFixed(0)})`.padStart(15));
    console.log(
      `${`${name} ${part === 'pdf' ? 'PDF' : 'PNG'}`.padEnd(22)}${cells.join('')}${String(aims[part]).padStart(6)}`,
    );
  }
}

const delay = monitorEventLoopDelay({ resolution: 1 });
for (const { name, previewer } of renderers) {
  delay.reset();
  delay.enable();
  await Promise.all(pieces.flatMap((piece) => ['front', 'pdf'].map((part) => previewer.render(piece, part))));
  delay.disable();
  console.log(
    `While ${name} drew eight: the asking program's loop was late by ${(delay.percentile(99) / 1e6).toFixed(1)} ms (99th percentile), ${(delay.max / 1e6).toFixed(1)} ms at most`,
  );
}
process.exit();
