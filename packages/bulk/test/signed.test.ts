import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Bulk, createApproverKeys, readCsv, readSigningKey, type SigningKey } from '../src/index.ts';
import { createWorld, people, quick, type World } from './world.ts';

const passphrase = 'correct horse';

function keys(): { publicKey: string; key: SigningKey } {
  const { publicKey, privateKey } = createApproverKeys(passphrase);
  return { publicKey, key: readSigningKey(privateKey, passphrase) };
}

const planned = ({ bulk, campaign, file }: World, count = 3, name = 'people.csv') =>
  bulk.plan({ campaignId: campaign, rows: readCsv(file(name, people(count))) });

const production = async ({ mock }: World) =>
  (await mock.mailings.list()).filter(({ mode }) => mode === 'production').length;

test('with an approver, a production plan is sent only with a signature, over a restart too', async () => {
  const world = await createWorld();
  const grace = keys();
  await world.bulk.addApprover({ name: 'grace', publicKey: grace.publicKey });
  const plan = await planned(world);
  await expect(world.bulk.send(plan.hash)).rejects.toThrow(/needs the signature of an approver/);
  await expect(world.bulk.approve(plan.hash, { by: 'eve' })).rejects.toThrow(/by the signature of an approver/);
  await expect(world.bulk.approve(plan.hash, { by: 'eve', key: keys().key })).rejects.toThrow(
    /signature of an approver/,
  );
  expect(await world.bulk.approval(plan.hash)).toBeUndefined();
  expect(await production(world)).toBe(0);
  await world.bulk.approve(plan.hash, { by: 'grace', key: grace.key });
  expect(await world.bulk.approval(plan.hash)).toMatchObject({ approvedBy: 'grace', signed: true, pieces: 3 });
  const run = await world.bulk.send(plan.hash, { rate: 1000 });
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3 });
  expect(await production(world)).toBe(3);
});

test('an approval holds for its plan, its time and its terms: a forged, an expired and another one do not', async () => {
  const world = await createWorld();
  const grace = keys();
  await world.bulk.addApprover({ name: 'grace', publicKey: grace.publicKey });
  const [one, other] = [await planned(world), await planned(world, 4, 'more.csv')];
  await world.bulk.approve(one.hash, { by: 'grace', key: grace.key });
  const database = new DatabaseSync(world.ledger.path ?? '');
  for (const [column, value] of [
    ['hash', other.hash],
    ['expires_at', 9e15],
    ['pieces', 400],
    ['approved_by', 'ada'],
  ] as const) {
    const [before] = database.prepare('SELECT * FROM approval').all() as Record<string, string | number>[];
    database.prepare(`UPDATE approval SET ${column} = ?`).run(value);
    for (const { hash } of [one, other]) expect(await world.bulk.approval(hash), column).toBeUndefined();
    await expect(world.bulk.send(other.hash), column).rejects.toThrow(/signature/);
    database.prepare(`UPDATE approval SET ${column} = ?`).run(before?.[column] ?? null);
  }
  await expect(world.bulk.approve(one.hash, { by: 'grace', key: grace.key, expiresAt: new Date(0) })).rejects.toThrow(
    /future/,
  );
  database.exec('UPDATE approval SET expires_at = 1');
  await expect(world.bulk.send(one.hash)).rejects.toThrow(/signature/);
  database.close();
  expect(await production(world)).toBe(0);
});

test('an approver is added by an approver; keys that a worker trusts stand above those of the ledger', async () => {
  const world = await createWorld();
  const [grace, ada, eve] = [keys(), keys(), keys()];
  await world.bulk.addApprover({ name: 'grace', publicKey: grace.publicKey });
  await expect(world.bulk.addApprover({ name: 'eve', publicKey: eve.publicKey })).rejects.toThrow(
    /adds another: grace/,
  );
  await expect(world.bulk.addApprover({ name: 'eve', publicKey: eve.publicKey, key: eve.key })).rejects.toThrow(
    /grace/,
  );
  await world.bulk.addApprover({ name: 'ada', publicKey: ada.publicKey, key: grace.key });
  // Who can write the ledger’s file adds what they like, and it counts for nothing without a signature.
  await world.ledger.addApprover({ name: 'eve', public_key: eve.publicKey, added_by: 'grace', signature: null });
  expect((await world.bulk.approvers()).map(({ name, trusted }) => [name, trusted])).toEqual([
    ['grace', true],
    ['ada', true],
    ['eve', false],
  ]);
  const plan = await planned(world);
  await expect(world.bulk.approve(plan.hash, { by: 'eve', key: eve.key })).rejects.toThrow(/signature/);
  await world.bulk.approve(plan.hash, { by: 'ada', key: ada.key });
  const strict = new Bulk({
    client: world.mail,
    ledger: world.ledger,
    fetch: world.mock.connection.fetch,
    timing: quick,
    approvers: [grace.publicKey],
  });
  await expect(strict.send(plan.hash)).rejects.toThrow(/signature/);
  await world.bulk.approve(plan.hash, { by: 'grace', key: grace.key });
  expect(await (await strict.send(plan.hash, { rate: 1000 })).settled()).toMatchObject({ state: 'finished', sent: 3 });
});

test('a key needs its passphrase, and says nothing of either', () => {
  const { privateKey } = createApproverKeys(passphrase);
  expect(() => createApproverKeys('short')).toThrow(/at least 8 characters/);
  expect(() => readSigningKey(privateKey, 'wrong horse')).toThrow(/passphrase is not its own/);
  expect(() => readSigningKey('no key', passphrase)).toThrow(/passphrase is not its own, or the file is damaged/);
});

test('an approval that has expired begins nothing, signed or not', async () => {
  const world = await createWorld();
  const plan = await planned(world);
  const kept = { hash: plan.hash, approved_by: 'grace', pieces: 3, max_cost: null, signature: null };
  const now = await world.ledger.now();
  await world.ledger.keepApproval({ ...kept, expires_at: now + 60_000 });
  expect(await world.bulk.approval(plan.hash)).toMatchObject({ approvedBy: 'grace', signed: false });
  await world.ledger.keepApproval({ ...kept, expires_at: now });
  expect(await world.bulk.approval(plan.hash)).toBeUndefined();
  const { publicKey, key } = keys();
  await world.bulk.addApprover({ name: 'grace', publicKey });
  await world.bulk.approve(plan.hash, { by: 'grace', key, expiresAt: new Date((await world.ledger.now()) + 300) });
  await expect.poll(() => world.bulk.approval(plan.hash)).toBeUndefined();
  await expect(world.bulk.send(plan.hash)).rejects.toThrow(/signature/);
});
