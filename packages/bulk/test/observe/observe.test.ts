import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readCsv } from '../../src/index.ts';
import { createWorld, people } from '../world.ts';

type Message = Record<string, unknown> & { propagation: Record<string, string> };

function listenTo(names: readonly string[], react: (name: string, message: Message) => void = () => {}) {
  const found: { name: string; message: Message }[] = [];
  for (const name of names) {
    const listener = (message: unknown): void => {
      found.push({ name, message: message as Message });
      react(name, message as Message);
    };
    subscribe(name, listener);
    onTestFinished(() => void unsubscribe(name, listener));
  }
  return (name: string): Message[] => found.flatMap((each) => (each.name === name ? [each.message] : []));
}

const begin = 'tracing:direct-mail.bulk.begin:start';
const chunk = 'tracing:direct-mail.bulk.chunk:asyncEnd';
const walk = 'tracing:direct-mail.bulk.walk:asyncEnd';
const piece = 'direct-mail.bulk.piece';
const state = 'direct-mail.bulk.state';
const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;

test('a run is published: what began it, its chunks, walks, pieces and states; nothing of a person', async () => {
  const world = await createWorld();
  const of = listenTo([begin, chunk, walk, piece, state], (name, message) => {
    if (name === begin) Object.assign(message.propagation, { traceparent });
  });
  const rows = readCsv(world.file('people.csv', people(7)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
  const run = await world.bulk.send(plan.hash, { rate: 1000 });
  await run.settled();

  expect(of(begin)).toMatchObject([{ run: run.id }]);
  expect(of(chunk).reduce((sum, { pieces }) => sum + Number(pieces), 0)).toBe(7);
  for (const message of [...of(chunk), ...of(walk)])
    expect(message).toMatchObject({ run: run.id, begunBy: traceparent });
  expect(of(walk).at(-1)).toMatchObject({ mailings: 7, complete: true });
  const sent = (await world.mock.mailings.list()).map(({ id }) => id);
  expect(new Set(of(piece).map(({ mailingId }) => mailingId))).toEqual(new Set(sent));
  expect(of(piece)).toHaveLength(7);
  expect(of(state)).toMatchObject([{ state: 'running' }, { state: 'finished', reason: null }]);
  expect((await run.events()).find(({ kind }) => kind === 'traced')).toMatchObject({ detail: traceparent });
  const all = [begin, chunk, walk, piece, state].map(of);
  expect(inspect(all, { depth: 20, showHidden: true })).not.toMatch(/Person|Main St|Oak|Castro|Mountain/);
});

test('a pause and a cancel are published with their reason', async () => {
  const world = await createWorld();
  const of = listenTo([state]);
  const rows = readCsv(world.file('people.csv', people(40)));
  const run = await world.bulk.send((await world.bulk.plan({ campaignId: world.campaign, rows })).hash, { rate: 5 });
  await run.pause('Ada');
  await run.cancel('Ada');
  expect(of(state).map((message) => `${String(message['state'])} ${String(message['reason'])}`)).toEqual(
    expect.arrayContaining(['running null', 'paused paused', 'cancelled cancelled']),
  );
  expect(JSON.stringify(of(state))).not.toContain('Ada');
});

test('a run that is not observed has no trace in its log', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(2)));
  const run = await world.bulk.send((await world.bulk.plan({ campaignId: world.campaign, rows })).hash, { rate: 1000 });
  await run.settled();
  expect((await run.events()).map(({ kind }) => kind)).not.toContain('traced');
});
