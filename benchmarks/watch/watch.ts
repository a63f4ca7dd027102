/**
 * Compares this checkout with the last release, both built and both run here in turns, so that no release loses what another gained.
 * A commit may be named in its place; `--json` prints the costs. Ends with 1 where a measure is more than a fifth worse.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../mock/src/checkout.ts';
import { measure, start, startOurs } from '../mock/src/server.ts';
import { BARE, oneStart, ourStart } from '../mock/src/start.ts';
import { importTime } from '../sdk/measures.mjs';
import { builtRelease, lastRelease } from './release.ts';

/** How much worse a measure may be than the release's: one build measured twice differs by a tenth on two shared cores. */
const WORSE = 1.2;
const ROUNDS = 5;

/** The least cost of one thing in some rounds: of this checkout, of the release, and of a bare program with Node.js alone. */
interface Row {
  readonly measure: string;
  readonly costs: Record<Side, number>;
  readonly unit: string;
  readonly target: string;
}

/** The folders of the two. */
type Checkouts = Record<'now' | 'before', string>;
type Side = keyof Checkouts | 'bare';
const sides: readonly Side[] = ['now', 'before', 'bare'];

const row = (measure: string, unit: string, target: string): Row => ({
  measure,
  costs: { now: Number.POSITIVE_INFINITY, before: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY },
  unit,
  target,
});

/** Other programs only ever add to a cost. */
function take({ costs }: Row, side: Side, cost: number): void {
  costs[side] = Math.min(costs[side], cost);
}

async function serverRows(checkouts: Checkouts): Promise<Row[]> {
  const get = row('mock, GET', 'µs', '1.25 × bare');
  const post = row('mock, POST', 'µs', '1.9 × bare');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) {
      const measured = await measure(side === 'bare' ? start('bare') : startOurs([], checkouts[side]), 3_000);
      take(get, side, 1e6 / measured.get);
      take(post, side, 1e6 / measured.post);
    }
  return [get, post];
}

async function startRow(checkouts: Checkouts): Promise<Row> {
  const ready = row('mock, ready', 'ms', '45 ms');
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    for (const side of sides)
      take(ready, side, await oneStart(side === 'bare' ? ['-e', BARE] : ourStart(checkouts[side])));
  return ready;
}

function importRow(checkouts: Checkouts): Row {
  const found = row('mock, import beyond an empty module', 'ms', '25 ms');
  for (let round = 0; round < 2; round += 1)
    for (const side of ['now', 'before'] as const)
      take(found, side, importTime(join(checkouts[side], 'packages/mock/dist/index.js')).best);
  return found;
}

/** As multiples of bare `fetch`, which is measured beside each. */
function clientRows(checkouts: Checkouts): Row[] {
  const get = row('sdk, GET', '× bare', '1.2 × bare');
  const post = row('sdk, POST', '× bare', '1.25 × bare');
  const script = fileURLToPath(new URL('client.ts', import.meta.url));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of ['now', 'before'] as const) {
      const text = execFileSync(process.execPath, [script, checkouts[side]], { encoding: 'utf8' });
      const measured = JSON.parse(text) as Record<'get' | 'post', number>;
      take(get, side, measured.get);
      take(post, side, measured.post);
    }
  return [get, post];
}

const isJson = process.argv.includes('--json');
const given = process.argv.slice(2).find((each) => each !== '--json') ?? lastRelease();
if (given === undefined) {
  console.error('There is no release yet. Name a commit: npm run bench -- watch COMMIT');
  process.exit(2);
}
const checkouts = { now: ROOT, before: builtRelease(given) };
const rows = [
  ...(await serverRows(checkouts)),
  await startRow(checkouts),
  importRow(checkouts),
  ...clientRows(checkouts),
];
const table = rows.map(({ measure: name, costs: { now, before, bare }, unit, target }) => ({
  measure: name,
  now: `${now.toFixed(2)} ${unit}`,
  [given]: `${before.toFixed(2)} ${unit}`,
  'now ÷ before': (now / before).toFixed(2),
  bare: Number.isFinite(bare) ? `${bare.toFixed(2)} ${unit}` : '',
  'now ÷ bare': Number.isFinite(bare) ? (now / bare).toFixed(2) : '',
  target,
}));
const worse = rows.filter(({ costs: { now, before } }) => now / before > WORSE);
if (isJson) console.log(JSON.stringify(rows.map((each) => ({ ...each, ok: !worse.includes(each) }))));
else console.table(table);
for (const { measure: name } of worse)
  console.error(`${name}: more than ${Math.round((WORSE - 1) * 100)} % worse than at ${given}`);
process.exit(worse.length > 0 ? 1 : 0);
