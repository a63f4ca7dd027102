import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../fake-io.ts';
import { listWorld } from './list-world.ts';

const passphrase = 'correct horse';

test('from the first approver on, a production plan is sent with a signature, which needs the passphrase', async () => {
  const { mock, send, planned, run, live } = await listWorld(3);
  const config = folder();
  const env = { ...live, DIRECT_MAIL_CONFIG_DIR: config };
  const there = { env, terminal: true as const };
  const short = await run(['approvers', 'add', 'grace'], { ...there, answers: ['short', 'short'] });
  expect(short.err).toContain('at least 8 characters');
  const unlike = await run(['approvers', 'add', 'grace'], { ...there, answers: [passphrase, 'wrong horse'] });
  expect(unlike).toMatchObject({ code: 1 });
  const added = await run(['approvers', 'add', 'grace', '--json'], { ...there, answers: [passphrase, passphrase] });
  expect(JSON.parse(added.out)).toMatchObject({ name: 'grace', added: true });
  const pem = join(config, 'approvers', 'grace.pem');
  expect(readFileSync(pem, 'utf8')).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
  expect(statSync(pem).mode & 0o077).toBe(0);
  const { hash } = await planned();
  const unsigned = await run([...send, '--approve', hash, '--yes'], { env });
  expect(unsigned.err).toContain(`the ledger has none that holds: direct-mail approve ${hash}`);
  const keyless = await run(['approve', hash], { ...there, answers: ['y'] });
  expect(keyless.err).toContain('hint: Add --key grace');
  const wrong = await run(['approve', hash, '--key', 'grace'], { ...there, answers: ['wrong horse', 'y'] });
  expect(wrong.err).toContain('the passphrase is not its own');
  expect(await mock.mailings.list()).toEqual([]);
  const approved = await run(['approve', hash, '--key', 'grace', '--expires', '12h'], {
    ...there,
    answers: [passphrase, 'y'],
  });
  expect(approved.asked).toEqual(['Passphrase of grace: ', expect.stringContaining('for 12 hours')]);
  // What is approved needs no further word: a scheduled job, a worker or an agent sends it.
  const sent = await run([...send, '--approve', hash], { env });
  expect(JSON.parse(sent.out)).toMatchObject({ state: 'finished', sent: 3 });
  for (const { out, err } of [added, unsigned, wrong, approved, sent]) expect(out + err).not.toContain(passphrase);
});

test('another approver is added by one that is there; the public key travels, never the other', async () => {
  const { run, live } = await listWorld(1);
  const [first, second] = [folder(), folder()];
  const on = (config: string) => ({ env: { ...live, DIRECT_MAIL_CONFIG_DIR: config }, terminal: true as const });
  await run(['approvers', 'add', 'grace'], { ...on(first), answers: [passphrase, passphrase] });
  const asks = await run(['approvers', 'add', 'ada', '--json'], { ...on(second), answers: [passphrase, passphrase] });
  const { added, public_key } = JSON.parse(asks.out) as { added: boolean; public_key: string };
  expect(added).toBe(false);
  expect(asks.err).toContain(`direct-mail approvers add ada --public-key ${public_key} --key grace`);
  await run(['approvers', 'add', 'ada', '--public-key', public_key, '--key', 'grace'], {
    ...on(first),
    answers: [passphrase],
  });
  const listed = await run(['approvers', 'list', '--json'], on(second));
  expect(JSON.parse(listed.out)).toMatchObject([
    { name: 'grace', added_by: null, trusted: true },
    { name: 'ada', added_by: 'grace', trusted: true },
  ]);
});

test('the limit of a day is shown, lowered without a question and raised by a person only', async () => {
  const { run, live } = await listWorld(1);
  const limit = (...more: string[]) => ['runs', 'limit', ...more, '--json'];
  const shown = async () => JSON.parse((await run(limit(), { env: live })).out).max_cost_day as number | null;
  expect(await shown()).toBeNull();
  expect((await run(limit('--max-cost-day', '10'), { env: live })).code).toBe(0);
  const raised = await run(limit('--max-cost-day', '20'), { env: live });
  expect(raised.err).toContain('More may be spent a day. Not confirmed: there is no terminal');
  await run(limit('--max-cost-day', '20', '--lower'), { env: live });
  expect(await shown()).toBe(10);
  const asked = await run(limit('--none'), { env: live, terminal: true, answers: ['n'] });
  expect(asked.asked).toHaveLength(1);
  expect(await shown()).toBe(10);
  await run(limit('--max-cost-day', '20'), { env: live, terminal: true, answers: ['y'] });
  expect(await shown()).toBe(20);
});
