import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, sqliteLedger } from '../../src/index.ts';
import { folderOf } from '../world.ts';

type Rate = number | 'auto';

const ROWS = 250;

const rows = Array.from({ length: ROWS }, (_, index) => ({
  name: `Person Number${index}`,
  address: `${index + 1} Main St`,
  city: 'Mountain View',
  state: 'CA',
  zip: '94041',
}));

const refused = (after: number) =>
  Response.json(
    { error: { name: 'RateLimitExceeded', message: 'Too many requests' } },
    { status: 429, headers: { 'retry-after': String(after) } },
  );

/** Seconds of the mock's clock that a run takes, and how many requests were refused, where `faultOf` spoils the n-th request. */
async function timed(
  rate: Rate,
  faultOf: (n: number, now: number) => Response | Error | undefined,
  reasons: Set<string> = new Set(),
) {
  const mock = createMock({ seed: 1 });
  const { id: campaignId } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  let requests = 0;
  const client = new DirectMail({
    ...mock.connection,
    fetch: async (input, init) => {
      const isPiece = new Request(input, init).method === 'POST';
      const fault = isPiece ? faultOf(++requests, client.clock.now()) : undefined;
      if (fault instanceof Error) throw fault;
      return fault ?? mock.fetch(input, init);
    },
  });
  const bulk = new Bulk({ client, ledger: sqliteLedger(join(folderOf(), 'noise.ledger')), fetch: mock.fetch });
  const plan = await bulk.plan({ campaignId, rows, name: 'noise' });
  const began = client.clock.now();
  const run = await bulk.send(plan.hash, { rate });
  for await (const { reason } of run.progress({ every: 200 }))
    if (reason !== null) reasons.add(`${reason.code}: ${reason.message}`);
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: ROWS, unknown: 0, held: 0 });
  const names = (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name);
  expect(new Set(names).size).toBe(ROWS);
  return { seconds: (client.clock.now() - began) / 1_000, refused: requests - ROWS };
}

/** Without faults, once for each rate. */
const known = new Map<Rate, ReturnType<typeof timed>>();
function quietly(rate: Rate): ReturnType<typeof timed> {
  const quiet = known.get(rate) ?? timed(rate, () => undefined);
  known.set(rate, quiet);
  return quiet;
}

/** A connection that was never made. */
const unreachable = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });

describe('issue 36.5: faults that say nothing of the rate cost no more than a quarter of the pace', () => {
  test.each<Rate>([50, 'auto'])('two of a hundred requests are refused with 429, rate %s', async (rate) => {
    const quiet = await quietly(rate);
    const noisy = await timed(rate, (n) => (n % 50 === 0 ? refused(1) : undefined));
    expect(noisy.refused).toBeGreaterThanOrEqual(5);
    expect(quiet.seconds / noisy.seconds).toBeGreaterThan(0.75);
  });

  test('a second without connections is one outage', async () => {
    const quiet = await quietly(50);
    let since = Number.POSITIVE_INFINITY;
    const noisy = await timed(50, (n, now) => {
      if (n === 100) since = now;
      return now >= since && now < since + 1_000 ? unreachable() : undefined;
    });
    expect(noisy.refused).toBeGreaterThan(1);
    expect(quiet.seconds / noisy.seconds).toBeGreaterThan(0.75);
  });

  test('a service that limits the rate is obeyed: its Retry-After holds for every piece', async () => {
    let limited = 0;
    const { refused: count } = await timed(50, (n) => {
      if (n < 100 || limited >= 40) return undefined;
      limited += 1;
      return refused(30);
    });
    // Those that were in flight together, and no storm.
    expect(count).toBeLessThanOrEqual(64);
  });

  test('why it is slow is told, also while pieces are sent, and not of a rate that the operator named', async () => {
    const limited = (n: number) => (n > 20 && n <= 25 ? refused(1) : undefined);
    const reasons = new Set<string>();
    await timed('auto', limited, reasons);
    expect([...reasons].filter((one) => /requests a second now/.test(one))).not.toEqual([]);
    const named = new Set<string>();
    await timed(50, limited, named);
    expect([...named].filter((one) => /requests a second now/.test(one))).toEqual([]);
  });
});
