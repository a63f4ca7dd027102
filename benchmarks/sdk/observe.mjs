/**
 * Prints what observing costs a call, over a fetch that responds at once: `npm --prefix benchmarks/sdk run observe`, after `npm run build` at the
 * root. Rounds are interleaved, so that a busy machine is busy for all.
 */
import { metrics, trace } from '@opentelemetry/api';
import { DirectMail } from '../../packages/sdk/dist/index.js';
import { register } from '../../packages/sdk/dist/opentelemetry.js';

const ROUNDS = 40;
const CALLS = 2_000;
const body = JSON.stringify({ name: 'Acme', mode: 'production' });
const mail = new DirectMail({
  token: 'live_bench',
  baseUrl: 'https://api.example.com',
  fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
});

/** Nanoseconds a call. */
async function round() {
  const since = process.hrtime.bigint();
  for (let at = 0; at < CALLS; at += 1) await mail.organization.retrieve();
  return Number(process.hrtime.bigint() - since) / CALLS;
}

// The provider of the API alone, which records nothing: what is left is ours.
const providers = { tracerProvider: trace.getTracerProvider(), meterProvider: metrics.getMeterProvider() };
const times = { unobserved: [], 'unobserved, again': [], observed: [] };
await round();
for (let at = 0; at < ROUNDS; at += 1) {
  times.unobserved.push(await round());
  times['unobserved, again'].push(await round());
  const end = register(providers);
  times.observed.push(await round());
  end();
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const base = median(times.unobserved);
for (const [name, values] of Object.entries(times))
  console.log(`${name.padEnd(20)} ${Math.round(median(values))} ns a call, ${(median(values) - base).toFixed(0)} more`);
