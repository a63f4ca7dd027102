/**
 * Prints what observing costs a call, over a fetch that responds at once: `npm --prefix benchmarks/sdk run observe`, after `npm run build` at the
 * root. Each way in a process of its own, in turns: one that was observed before stays slower.
 */
import { spawnSync } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { fileURLToPath } from 'node:url';
import { DirectMail } from '../../packages/sdk/dist/index.js';
import { register } from '../../packages/sdk/dist/opentelemetry.js';

const CALLS = 50_000;
const TURNS = 7;
const observers = {
  unobserved: () => {},
  'the channels': () => {
    for (const name of ['call', 'attempt']) subscribe(`tracing:direct-mail.${name}:asyncEnd`, () => {});
  },
  // The providers of the API alone, which record nothing: what is left is ours.
  'register()': register,
};

const [, , asked] = process.argv;
if (asked === undefined) {
  const times = Object.fromEntries(Object.keys(observers).map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, found] of Object.entries(times)) {
      const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: 'utf8' });
      found.push(Number(stdout));
    }
  const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const base = median(times.unobserved);
  for (const [name, values] of Object.entries(times))
    console.log(
      `${name.padEnd(14)} ${(median(values) / 1000).toFixed(1)} µs a call, ${((median(values) - base) / 1000).toFixed(1)} more`,
    );
} else {
  observers[asked]();
  const body = JSON.stringify({ name: 'Acme', mode: 'production' });
  const mail = new DirectMail({
    token: 'live_bench',
    baseUrl: 'https://api.example.com',
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  });
  for (let at = 0; at < CALLS / 5; at += 1) await mail.organization.retrieve();
  const since = process.hrtime.bigint();
  for (let at = 0; at < CALLS; at += 1) await mail.organization.retrieve();
  console.log(Number(process.hrtime.bigint() - since) / CALLS);
}
