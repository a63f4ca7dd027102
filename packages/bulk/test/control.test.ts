import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, type Run, readCsv, sqliteLedger } from '../src/index.ts';
import { createWorld, people, quick, type World } from './world.ts';

const planned = async ({ bulk, campaign, file }: World, count: number, more: object = {}) =>
  bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(count))), ...more });

describe.concurrent('a run is steered', () => {
  test('a plan warns of people whom an earlier run of the campaign mailed, and of no others', async () => {
    const world = await createWorld();
    const warned = async (name: string, more: object = {}) =>
      (await planned(world, 5, { name, ...more })).summary.warnings.filter(({ code }) => code === 'mailed_before');
    const first = await planned(world, 5);
    expect(await warned('nothing was sent yet')).toEqual([]);
    await (await world.bulk.send(first.hash, { rate: 1000 })).settled();
    expect((await warned('again')).map(({ message }) => message)).toEqual([
      '5 people got a piece of this campaign in an earlier run: notWithinDays: 30 leaves them out',
    ]);
    expect(await warned('left out', { notWithinDays: 30 })).toEqual([]);
    const other = await world.mock.campaigns.create({
      name: 'Autumn',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
    });
    expect(await warned('other campaign', { campaignId: other.id })).toEqual([]);
  });

  test('a canary rests until its pieces have left processing and somebody resumes it', async () => {
    const world = await createWorld();
    const plan = await planned(world, 12);
    const run = await world.bulk.send(plan.hash, { canary: 4, rate: 1000 });
    expect(await run.settled()).toMatchObject({
      state: 'canary',
      sent: 4,
      reason: { code: 'canary', message: expect.stringContaining('4 pieces were sent first') },
    });
    expect(await (await world.bulk.send(plan.hash)).status()).toMatchObject({ state: 'canary', sent: 4 });
    await expect(run.resume()).rejects.toThrow('4 pieces of the canary have not left processing');
    for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
    await run.resume();
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 12 });
    expect(await world.mock.mailings.list()).toHaveLength(12);
  });

  test('paused, it begins nothing; cancelled, what is unsent stays unsent', async () => {
    const world = await createWorld();
    const run = await world.bulk.send((await planned(world, 60)).hash, { rate: 40, concurrency: 1 });
    for await (const { sent } of run.progress({ every: 5 })) if (sent >= 3) break;
    const paused = await run.pause('Ada');
    expect(paused).toMatchObject({ state: 'paused', unknown: 0 });
    expect(await world.mock.mailings.list()).toHaveLength(paused.sent);
    const cancelled = await run.cancel('Ada');
    expect(cancelled).toMatchObject({ state: 'cancelled', sent: paused.sent });
    await expect(run.resume()).rejects.toThrow('the run is cancelled: it cannot be resumed');
    expect(await world.mock.mailings.list()).toHaveLength(cancelled.sent);
  });

  test('a plan that was never sent is discarded; a run that was begun is not', async () => {
    const world = await createWorld();
    const rows = readCsv(world.file('people.csv', people(2)));
    const plan = await world.bulk.plan({ campaignId: world.campaign, name: 'May', rows });
    const other = await world.bulk.plan({ campaignId: world.campaign, name: 'June', rows });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 2 });
    expect(await run.discard('Ada')).toBe(false);
    const [, unsent] = await world.bulk.runs();
    expect(unsent).toMatchObject({ name: 'June', campaignId: world.campaign, hash: other.hash });
    expect(await unsent?.discard('Ada')).toBe(true);
    expect((await world.bulk.runs()).map(({ name }) => name)).toEqual(['May']);
    await expect(world.bulk.send(other.hash)).rejects.toThrow('no plan with this hash');
  });

  test('it goes on at another rate, by resume and by send, and who sends it next reads that', async () => {
    const world = await createWorld();
    const plan = await planned(world, 30);
    const run = await world.bulk.send(plan.hash, { rate: 7, canary: 1 });
    await run.settled();
    const optionsNow = async () => JSON.parse((await world.ledger.run({ hash: plan.hash }))?.options ?? '{}');
    for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
    await expect(run.resume({ rate: 0 })).rejects.toThrow(`rate must be 'auto' or requests per second, got 0`);
    await run.resume({ rate: 1, concurrency: 3 });
    expect(await optionsNow()).toMatchObject({ rate: 1, concurrency: 3, canary: 1 });
    await run.pause();
    await run.resume({ rate: 'auto' });
    await run.pause();
    await run.resume();
    expect(await optionsNow()).toMatchObject({ rate: null, concurrency: 3 });
    await world.bulk.send(plan.hash, { rate: 900 });
    expect((await run.settled()).state).toBe('finished');
  });

  test('max_pieces and max_cost refuse a plan, and a price that is unknown cannot be held to a cost', async () => {
    const world = await createWorld();
    const many = await planned(world, 5, { limits: { maxPieces: 4 } });
    await expect(world.bulk.send(many.hash)).rejects.toThrow(
      'the plan cannot be sent: 5 pieces are more than maxPieces, 4',
    );
    const dear = await planned(world, 5, { limits: { maxCost: 4 }, price: 0.85 });
    await expect(world.bulk.send(dear.hash)).rejects.toThrow('4.25 dollars are more than maxCost, 4');
    const unpriced = await planned(world, 5, { limits: { maxCost: 4 } });
    expect(unpriced.summary.cost).toEqual({ unit: null, total: null, source: 'unknown' });
    await expect(world.bulk.send(unpriced.hash)).rejects.toThrow('maxCost needs price');
    expect(await world.mock.mailings.list()).toHaveLength(0);
  });

  test('a run that seems to hang says what it waits for: a send, a worker, a dead lease, lost responses', async () => {
    const world = await createWorld({ timing: { settle: 400, gap: 200, late: 100 } });
    const plan = await planned(world, 4);
    const reasonOf = async () => (await (await world.bulk.run(plan.id)).status()).reason?.message;
    expect(await reasonOf()).toBe('not started: send(plan.hash) starts it');
    const stop = new AbortController();
    stop.abort();
    await (await world.bulk.send(plan.hash, { signal: stop.signal, absent: 'resend' })).settled();
    expect(await reasonOf()).toBe('no process is working on it: send the same plan again, or resume it');
    const row = await world.ledger.run({ id: plan.id });
    await world.ledger.claim(row?.no ?? 0, 'dead', 600);
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 2 });
    const run = await world.bulk.send(plan.hash);
    const reasons = new Set<string | null>();
    for await (const { reason } of run.progress({ every: 5 })) reasons.add(reason?.message ?? null);
    const said = [...reasons].join('\n');
    expect(said).toContain('a worker stopped responding: its pieces are reassigned when its lease expires, in 1 s');
    expect(said).toMatch(
      /1 response was lost: looking for the mailing in the campaign’s list, next check (in 1 s|now); decided within \d+ s, since a list may show a mailing late/,
    );
    expect(await run.status()).toMatchObject({ state: 'finished', sent: 4, reason: null });
  });

  test('an inactive campaign, and a refused token, stop the run and reject nothing', async () => {
    const world = await createWorld();
    const plan = await planned(world, 5);
    await world.mock.faults.add({ operation: 'createMailing', status: 403, times: 5 });
    const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
    expect(await run.settled()).toMatchObject({
      state: 'stopped',
      rejected: 0,
      sent: 0,
      reason: { code: 'token_refused', message: expect.stringContaining('403') },
    });
    await world.mock.faults.clear();
    await world.mock.campaigns.update(world.campaign, { active: false });
    await run.resume();
    expect(await run.settled()).toMatchObject({
      state: 'stopped',
      rejected: 0,
      reason: { code: 'campaign_inactive' },
    });
    await world.mock.campaigns.update(world.campaign, { active: true });
    const again = await world.bulk.send(plan.hash);
    expect(await again.settled()).toMatchObject({ state: 'finished', sent: 5 });
  });

  test('lost answers are found in the list, and nothing is printed twice', async () => {
    const world = await createWorld();
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, nth: 2 });
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 5 });
    const run = await world.bulk.send((await planned(world, 8)).hash, { rate: 1000, absent: 'resend', concurrency: 1 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 8, unknown: 0 });
    expect(await world.mock.mailings.list()).toHaveLength(8);
    expect(await run.reconcile()).toMatchObject({ clean: true });
  });

  test('a test token holds what is lost, and asks for lookup to do more', async () => {
    const world = await createWorld();
    const { baseUrl, fetch } = world.mock.connection;
    const mail = new DirectMail({ baseUrl, fetch, token: world.mock.tokens.test });
    const bulk = new Bulk({
      client: mail,
      ledger: sqliteLedger(join(world.folder, 'test.ledger')),
      fetch,
      timing: quick,
    });
    const plan = await bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('p.csv', people(4))) });
    await expect(bulk.send(plan.hash, { absent: 'resend' })).rejects.toThrow('give lookupClient, or absent: ');
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, nth: 2 });
    const run = await bulk.send(plan.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3, held: 1 });
    const found = new Bulk({
      client: mail,
      lookupClient: world.mail,
      ledger: sqliteLedger(join(world.folder, 'both.ledger')),
      fetch,
      timing: quick,
    });
    const second = await found.plan({ campaignId: world.campaign, rows: readCsv(world.file('p.csv', people(4))) });
    expect(await (await found.send(second.hash, { rate: 1000, absent: 'resend' })).settled()).toMatchObject({
      sent: 4,
      held: 0,
    });
  });

  test('a run goes on only with the organization and mode that it began with', async () => {
    const world = await createWorld();
    const plan = await planned(world, 3);
    const run = await world.bulk.send(plan.hash, { canary: 1, rate: 1000 });
    await run.settled();
    for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
    const { baseUrl, fetch } = world.mock.connection;
    const mail = new DirectMail({ baseUrl, fetch, token: world.mock.tokens.test });
    const other = new Bulk({ client: mail, lookupClient: world.mail, ledger: world.ledger, fetch, timing: quick });
    await expect((await other.run(run.id)).resume()).rejects.toThrow(
      'this run was started with another token (mode production)',
    );
  });

  test('a first try with a wrong token sends nothing and binds nothing: the right one sends by a further plan, not by that one (P1)', async () => {
    const world = await createWorld();
    const { baseUrl, fetch } = world.mock.connection;
    const mail = new DirectMail({ baseUrl, fetch, token: 'mistyped' });
    const wrong = new Bulk({ client: mail, ledger: world.ledger, fetch, timing: quick });
    const rows = () => readCsv(world.file('people.csv', people(3)));
    const tried = async (name: string): Promise<Run> => {
      const plan = await wrong.plan({ campaignId: world.campaign, rows: rows(), name });
      const run = await wrong.send(plan.hash, { rate: 1000 });
      expect(await run.settled()).toMatchObject({ state: 'stopped', sent: 0, reason: { code: 'token_refused' } });
      return run;
    };
    await tried('further plan');
    const further = await planned(world, 3, { name: 'further plan' });
    expect(further.blocked).toEqual([]);
    expect(await (await world.bulk.send(further.hash, { rate: 1000 })).settled()).toMatchObject({ sent: 3 });
    const { id } = await tried('resumed');
    await expect((await world.bulk.run(id)).resume()).rejects.toThrow('an approval holds');
    const resumed = await planned(world, 3, { name: 'resumed' });
    const run = await world.bulk.send(resumed.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3 });
    // Now it has begun: it is bound.
    await expect((await wrong.run(id)).audit()).rejects.toThrow('started with another token');
    expect(await world.mock.mailings.list()).toHaveLength(6);
  });

  test('later states come in by the list and by webhooks; the report tells them, and failed rows can be fed in again', async () => {
    const world = await createWorld();
    const rows = `${people(3)}Bo,5 Main St,Boston,MA,213\n`;
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('people.csv', rows)) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    const [first, second] = await world.mock.mailings.list();
    await world.mock.mailings.transition(first?.id ?? '', 'failed');
    await run.audit();
    await world.mock.mailings.transition(second?.id ?? '', 'production');
    const event = { object_id: second?.id ?? '', object_type: 'Mailing', event: 'production' };
    expect(await run.apply(event)).toBe(true);
    expect(await world.bulk.apply(event)).toBe(run.id);
    expect(await world.bulk.apply({ ...event, object_type: 'Order' })).toBeUndefined();
    expect(
      await run.apply({ object_id: 'b0b0b0b0-0000-4000-8000-000000000000', object_type: 'Mailing', event: 'mailed' }),
    ).toBe(false);
    const path = join(world.folder, 'report.csv');
    expect(await run.report(path)).toEqual({ rows: 4, failed: 2, list: 'read' });
    const states = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[6]);
    expect(new Set(states)).toEqual(new Set(['excluded', 'failed', 'processing', 'production']));
    expect(states).toHaveLength(4);
    const [headings, failed, faulty] = readFileSync(join(world.folder, 'report.failed.csv'), 'utf8').split('\n');
    expect(headings).toBe('Name,Street,City,State,ZIP,mail_row,mail_reason');
    expect(failed).toMatch(/,"the service took it, and did not mail it: failed"$/);
    expect(faulty).toBe('Bo,5 Main St,Boston,MA,213,5,postal_code_leading_zero');
  });

  test('a row with two mailings freezes the run; status, report and cost tell of both, also once it is finished', async () => {
    const world = await createWorld();
    const plan = await planned(world, 3);
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    const { cost } = await run.settled();
    const [first] = await world.mock.mailings.list();
    // As another ledger of the same run would send it.
    const again = await world.mail.mailings.create({
      campaign_id: world.campaign,
      recipient: {
        full_name: 'Person D1',
        address_1: '101 Castro Street',
        city: 'Mountain View',
        state: 'CA',
        postal_code: '94041',
      },
      merge_tags: first?.merge_tags ?? {},
    });
    await run.audit();
    const status = await run.status();
    expect(status).toMatchObject({ sent: 3, doubled: 1, reason: { code: 'two_mailings' } });
    expect(status.cost).toBeCloseTo(cost + 0.85, 5);
    const path = join(world.folder, 'report.csv');
    await run.report(path);
    expect(
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.includes(`mailed 2 times: also ${again.id}`)),
    ).toHaveLength(1);
  });

  test('who was mailed is left out by notWithin, who is forgotten for ever, and a changed file or creative is refused', async () => {
    const world = await createWorld();
    await (await world.bulk.send((await planned(world, 3)).hash, { rate: 1000 })).settled();
    const next = await planned(world, 5, { name: 'next', notWithinDays: 30 });
    expect(next.summary).toMatchObject({ pieces: 2, excluded: { recent: 3 } });
    const address = {
      full_name: 'Person D3',
      address_1: '103 Castro Street',
      city: 'Mountain View',
      state: 'CA',
      postal_code: '94041',
    };
    expect(await world.bulk.erase({ address })).toBe(1);
    expect((await planned(world, 5, { name: 'third', notWithinDays: 30 })).summary.excluded).toEqual({
      forgotten: 1,
      recent: 3,
    });
    const plan = await planned(world, 6, { name: 'changed' });
    world.file('people.csv', people(7));
    await expect(world.bulk.send(plan.hash)).rejects.toThrow('changed since the plan was made');
    const other = await planned(world, 6, { name: 'artwork' });
    await world.mock.creatives.create(world.campaign, {
      name: 'Other',
      format: 'postcard_6x9',
      default: true,
      front_html: 'x',
      back_html: 'y',
    });
    await expect(world.bulk.send(other.hash)).rejects.toThrow('changed since the plan was made');
  });
});
