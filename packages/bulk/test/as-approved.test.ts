import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv } from '../src/index.ts';
import { createWorld, hasty, people, quick, type World } from './world.ts';

const planned = ({ bulk, campaign, file }: World, count: number, more: object = {}) =>
  bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(count))), ...more });

/** A client of the same mock with the test token. */
const testClient = ({ mock }: World) => new DirectMail({ ...mock.connection, token: mock.tokens.test });

const release = async ({ mock }: World) => {
  for (const { id, state } of await mock.mailings.list())
    if (state === 'processing') await mock.mailings.transition(id, 'production');
};

describe('an approval is of exactly what is sent', () => {
  test.each(['everywhere', 'create-mailer-only'] as const)(
    'P1: a plan of a test token is not sent with a production token (testTokens %s)',
    async (testTokens) => {
      const world = await createWorld();
      await world.mock.settings.update({ testTokens });
      const options = { ledger: world.ledger, fetch: world.mock.connection.fetch, timing: quick };
      const tried = new Bulk({ client: testClient(world), ...options });
      const plan = await planned({ ...world, bulk: tried }, 3);
      expect(plan.blocked).toEqual([]);
      await expect(world.bulk.send(plan.hash)).rejects.toThrow(
        testTokens === 'everywhere'
          ? /was made for test mailings of .*, and this client sends for production of organization .*: an approval holds/
          : 'the token that planned could not read the campaign’s creatives, and this one can',
      );
      expect(await world.mock.mailings.list()).toHaveLength(0);
      const own = await planned(world, 3);
      expect(own.hash).not.toBe(plan.hash);
    },
  );

  test('P1: a run that a test token began is not taken over before its first piece', async () => {
    const world = await createWorld();
    await world.mock.settings.update({ testTokens: 'everywhere' });
    const options = { ledger: world.ledger, fetch: world.mock.connection.fetch, timing: quick };
    const tried = new Bulk({ client: testClient(world), ...options });
    const plan = await planned({ ...world, bulk: tried }, 3);
    const run = await tried.send(plan.hash, { signal: AbortSignal.abort() });
    await run.pause();
    await expect(world.bulk.send(plan.hash)).rejects.toThrow('an approval holds');
    await expect((await world.bulk.run(run.id)).resume()).rejects.toThrow('an approval holds');
    expect((await world.mock.mailings.list()).filter(({ mode }) => mode === 'production')).toEqual([]);
  });

  test('P1: a client that reads for a test token may be added after the plan', async () => {
    const world = await createWorld();
    const options = { ledger: world.ledger, fetch: world.mock.connection.fetch, timing: quick };
    const plan = await planned(
      { ...world, bulk: new Bulk({ client: testClient(world), lookupClient: world.mail, ...options }) },
      3,
    );
    const again = new Bulk({ client: testClient(world), lookupClient: world.mail, ...options });
    expect(await (await again.send(plan.hash, { rate: 1000 })).settled()).toMatchObject({ state: 'finished', sent: 3 });
  });

  test.each(['canary', 'pause'] as const)('P2: artwork that changed during a %s is not sent', async (rest) => {
    const world = await createWorld();
    const plan = await planned(world, 40);
    const run = await world.bulk.send(plan.hash, {
      rate: 10,
      concurrency: 1,
      ...(rest === 'canary' ? { canary: 4 } : {}),
    });
    if (rest === 'canary') await run.settled();
    else {
      for await (const { sent } of run.progress({ every: 5 })) if (sent >= 3) break;
      await run.pause();
    }
    await release(world);
    const before = (await world.mock.mailings.list()).length;
    const [creative] = (await world.mock.campaigns.retrieve(world.campaign)).creatives;
    await world.mock.creatives.update(creative?.id ?? '', { name: 'Another', default: true });
    await expect(run.resume()).rejects.toThrow(/creatives, or what the token can read of them, changed since the plan/);
    await expect(world.bulk.send(plan.hash)).resolves.toMatchObject({});
    expect(await world.mock.mailings.list()).toHaveLength(before);
  });

  test('P2: a thumbnail that cannot be fetched is no change: nothing is sent until it can be compared', async () => {
    const world = await createWorld();
    let answer = (): Response => new Response('a picture');
    const fetch = async () => answer();
    const bulk = new Bulk({ client: world.mail, ledger: world.ledger, timing: quick, sleep: hasty, fetch });
    const plan = await planned({ ...world, bulk }, 3);
    for (const trouble of [202, 429, 503]) {
      answer = () => new Response(null, { status: trouble });
      await expect(bulk.send(plan.hash)).rejects.toMatchObject({ code: 'unreachable' });
    }
    answer = () => {
      throw new TypeError('fetch failed');
    };
    await expect(bulk.send(plan.hash)).rejects.toMatchObject({ code: 'unreachable' });
    for (const [status, body] of [
      [404, null],
      [200, 'another picture'],
    ] as const) {
      answer = () => new Response(body, { status });
      await expect(bulk.send(plan.hash)).rejects.toMatchObject({ code: 'plan' });
    }
    expect(await world.mock.mailings.list()).toEqual([]);
    answer = () => new Response('a picture');
    expect(await (await bulk.send(plan.hash, { rate: 1000 })).settled()).toMatchObject({ state: 'finished', sent: 3 });
  });

  test('P4: a piece that costs more than the plan says stops the run', async () => {
    const world = await createWorld();
    const plan = await planned(world, 8, { price: 0.01 });
    const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
    const end = await run.settled();
    expect(end).toMatchObject({
      state: 'stopped',
      reason: {
        code: 'price_exceeded',
        message: expect.stringContaining('a piece cost 0.85 dollars, and the approved plan says 0.01'),
      },
    });
    const sent = (await world.mock.mailings.list()).length;
    expect(sent).toBeLessThan(4);
    await run.resume();
    expect(await run.settled()).toMatchObject({ state: 'stopped', sent });
    const again = await planned(world, 8, { price: 0.85 });
    expect(await (await world.bulk.send(again.hash, { rate: 1000 })).settled()).toMatchObject({
      state: 'finished',
      sent: 8,
    });
    expect(await world.mock.mailings.list()).toHaveLength(8);
  });

  test('P5: opt-outs are those of the file that was planned, wherever the sender stands', async () => {
    const world = await createWorld();
    const suppress = world.file('out.csv', 'email\nada@example.com\n');
    const plan = await planned(world, 3, { suppress });
    const stored = JSON.parse((await world.ledger.run({ hash: plan.hash }))?.plan ?? '{}');
    expect(stored.suppress).toMatchObject([{ path: suppress, digest: expect.stringMatching(/^[\da-f]{64}$/) }]);
  });

  test.each([
    ['a changed recipient', `replace(body, 'Person B1', 'Eve Stone')`],
    [
      'a campaign of its own',
      `json_set(body, '$.campaign_id', 'other', '$.creative_id', 'other', '$.send_at', '2030-01-01')`,
    ],
  ])('P6: a row with %s is not sent', async (_what, change) => {
    const world = await createWorld();
    const plan = await planned(world, 5);
    const database = new DatabaseSync(join(world.folder, 'spring.ledger'));
    database.exec(`UPDATE piece SET body = ${change} WHERE n = 2`);
    database.close();
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({
      state: 'stopped',
      sent: 0,
      reason: { code: 'row_changed', message: expect.stringMatching(/^row 3 is not as it was approved/) },
    });
    expect(await world.mock.mailings.list()).toEqual([]);
  });
});
