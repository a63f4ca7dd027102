/**
 * How long a preview takes, beside satori + resvg. `npm install && npm run bench` here (Node.js 24), after
 * `npm install` at the root. Without the packages of this folder, only our own numbers are printed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { breadClubLetter, comeBack, firstLoaf } from '../../packages/mock/src/fixtures/artwork/index.ts';
import { createPreviewer } from '../../packages/previews/src/index.ts';

const address = {
  name: 'Ada Lovelace',
  address_1: '22 Spruce St',
  address_2: '',
  city: 'Portland',
  state_name: 'ME',
  postal_code: '04101',
  zip_addon: '2214',
  del_point: '22',
};
const recipient = { first_name: 'Ada', last_name: 'Lovelace', city: 'Portland' };
const piece = (artwork) => ({ id: 'bench', ...artwork, recipient, address, now: '2029-11-20T12:00:00Z' });

/** One that satori can draw too: flex boxes and inline styles, no style sheet. */
const plain = `<div style="display:flex;flex-direction:column;width:576px;height:384px;padding:40px;background-image:linear-gradient(120deg,#0d1430,#6a3550);color:#ffffff;font-family:Inter"><div style="display:flex;font-size:44px;font-weight:700">Baked while you slept</div><div style="display:flex;font-size:18px;margin-top:16px">Fresh bread on your step by six, Ada.</div><div style="display:flex;margin-top:90px"><div style="display:flex;padding:12px 20px;border-radius:10px;background-color:#d9622b;font-size:22px;font-weight:700">MIDNIGHT</div></div></div>`;

const WARM = 10;
const RUNS = Number(process.env.RUNS ?? 40);

/** Milliseconds: of the first call, then best, median and 95th percentile of the warm ones, and processor time. */
async function measured(name, work) {
  const start = performance.now();
  await work();
  const first = performance.now() - start;
  for (let i = 0; i < WARM; i += 1) await work();
  const times = [];
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i += 1) {
    const at = performance.now();
    await work();
    times.push(performance.now() - at);
  }
  const used = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const shown = (value) => value.toFixed(1).padStart(8);
  console.log(
    `${name.padEnd(44)}${shown(first)}${shown(times[0])}${shown(times[RUNS >> 1])}${shown(times[Math.floor(RUNS * 0.95)])}${shown((used.user + used.system) / 1000 / RUNS)}`,
  );
}

console.log(
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}, ${RUNS} runs each, milliseconds`,
);
console.log(`${''.padEnd(44)}${['first', 'best', 'median', 'p95', 'cpu'].map((head) => head.padStart(8)).join('')}`);

const native = createPreviewer({ engine: 'native' });
await measured('4x6 PNG, demo artwork, front', () => native.render(piece(firstLoaf), 'front'));
await measured('4x6 PNG, demo artwork, back', () => native.render(piece(firstLoaf), 'back'));
await measured('4x6 PDF, two pages', () => native.render(piece(firstLoaf), 'pdf'));
await measured('6x9 PNG, demo artwork, front', () => native.render(piece(comeBack), 'front'));
await measured('6x9 PDF, two pages', () => native.render(piece(comeBack), 'pdf'));
await measured('letter PNG, first page', () => native.render(piece(breadClubLetter), 'front'));
await measured('letter PDF, two pages', () => native.render(piece(breadClubLetter), 'pdf'));
const flat = piece({ format: 'postcard_4x6', front_html: plain });
await measured('plain 4x6 PNG: previews (native)', () => native.render(flat, 'front'));
const wasm = createPreviewer({ engine: 'wasm' });
await measured('plain 4x6 PNG: previews (WebAssembly)', () => wasm.render(flat, 'front'));

try {
  const [{ default: satori }, { html }, { Resvg }] = await Promise.all([
    import('satori'),
    import('satori-html'),
    import('@resvg/resvg-js'),
  ]);
  const { resolve } = createRequire(new URL('../../packages/mock/package.json', import.meta.url));
  const font = (weight) => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  });
  const fonts = [font(400), font(700)];
  await measured('plain 4x6 PNG: satori + resvg', async () => {
    const svg = await satori(html(plain), { width: 576, height: 384, fonts });
    return new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render().asPng();
  });
} catch (error) {
  console.log(`satori + resvg: not measured (${error.code ?? error.message}); npm install in this folder`);
}
