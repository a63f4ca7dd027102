import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, sqliteLedger } from '../../src/index.ts';
import { folderOf } from '../world.ts';

type Rate = number | 'auto';

const ROWS = 400;

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
async function timed(rate: Rate, faultOf: (n: number, now: number) => Response | Error | undefined) {
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
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: ROWS, unknown: 0, held: 0 });
  const names = (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name);
  expect(new Set(names).size).toBe(ROWS);
  return { seconds: (client.clock.now() - began) / 1_000, refused: requests - ROWS };
}

/** A connection that was never made. */
const unreachable = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });

describe('issue 36.5: faults that say nothing of the rate cost no more than a quarter of the pace', () => {
  test.each<Rate>([50, 'auto'])('two of a hundred requests are refused with 429, rate %s', async (rate) => {
    const quiet = await timed(rate, () => undefined);
    const noisy = await timed(rate, (n) => (n % 50 === 0 ? refused(1) : undefined));
    expect(noisy.refused).toBeGreaterThan(7);
    expect(quiet.seconds / noisy.seconds).toBeGreaterThan(0.75);
  });

  test('a second without connections is one outage', async () => {
    const quiet = await timed(50, () => undefined);
    let since = Number.POSITIVE_INFINITY;
    const noisy = await timed(50, (n, now) => {
      if (n === 200) since = now;
      return now >= since && now < since + 1_000 ? unreachable() : undefined;
    });
    expect(noisy.refused).toBeGreaterThan(1);
    expect(quiet.seconds / noisy.seconds).toBeGreaterThan(0.75);
  });

  test('a service that limits the rate is obeyed: its Retry-After holds for every piece', async () => {
    let limited = 0;
    const { refused: count } = await timed(50, (n) => {
      if (n < 200 || limited >= 40) return undefined;
      limited += 1;
      return refused(30);
    });
    // Those that were in flight together, and no storm.
    expect(count).toBeLessThanOrEqual(64);
  });
});
