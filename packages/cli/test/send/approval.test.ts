import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { people } from '../../../bulk/test/world.ts';
import { listWorld } from './list-world.ts';

test('at a terminal: plan, problems, sample and cost; it asks, and a production token asks once more', async () => {
  const { mock, list, send, run } = await listWorld(12);
  writeFileSync(list, `${people(12)}Ada,=1+2,Boston,MA,02134\n`);
  const refused = await run([...send, '--price', '0.85'], { terminal: true, answers: ['n'] });
  expect(refused).toMatchObject({ code: 1, out: '', asked: ['\nSend 12 pieces, about $10.20? [y/N] '] });
  expect(refused.err).toMatch(/hint: The plan is kept.*--approve [0-9a-f]{64}/);
  const second = await run([...send, '--price', '0.85'], { terminal: true, answers: ['y', 'n'] });
  expect(second).toMatchObject({ code: 1, asked: ['\nSend 12 pieces, about $10.20? [y/N] ', 'Continue? [y/N] '] });
  expect(await mock.mailings.list()).toEqual([]);
  const sent = await run([...send, '--price', '0.85'], {
    terminal: true,
    answers: ['y', 'yes'],
    env: { NO_COLOR: '1' },
  });
  expect(sent.code).toBe(0);
  expect(sent.err).toContain('14   Street  error  the cell holds a formula, not its value: save the sheet with values');
  expect(sent.err).toMatch(/Sample\nROW {2}WHY/);
  expect(sent.err).toContain('cost       $10.20 ($0.85 a piece, from price)');
  expect(sent.err).toContain('12 of 12 sent (100%) · ');
  expect(sent.out).toMatch(/^state {5}finished$/m);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(12);
});

test('without a terminal it never asks, and sends nothing without the hash of the plan', async () => {
  const { mock, send, planned, run, live } = await listWorld(3);
  const bare = await run(send);
  expect(bare).toMatchObject({ code: 2, out: '', asked: [] });
  expect(bare.err).toContain('hint: Check the plan with --plan-only, then send it with --approve HASH');
  const { hash, summary } = await planned();
  expect(summary.pieces).toBe(3);
  const noYes = await run([...send, '--approve', hash]);
  expect(noYes).toMatchObject({ code: 2, out: '', asked: [] });
  expect(noYes.err).toContain('Add --yes');
  const other = await run([...send, '--approve', 'f'.repeat(64), '--yes']);
  expect(other).toMatchObject({ code: 1, out: '' });
  expect(other.err).toContain(`the approved hash is not the hash of this plan, ${hash}`);
  expect(await mock.mailings.list()).toEqual([]);
  const sent = await run([...send, '--approve', hash, '--yes'], { env: live });
  expect(sent).toMatchObject({ code: 0, asked: [] });
  expect(JSON.parse(sent.out)).toMatchObject({ state: 'finished', sent: 3, approved_by: 'grace', planned_by: 'grace' });
});

test('a test token needs no --yes, and reads with the token of DIRECT_MAIL_LOOKUP_TOKEN', async () => {
  const { send, planned, run, testing } = await listWorld(3);
  const { hash } = await planned([], testing);
  const sent = await run([...send, '--approve', hash], { env: testing });
  expect(sent).toMatchObject({ code: 0, asked: [] });
  expect(JSON.parse(sent.out)).toMatchObject({
    state: 'finished',
    sent: 3,
    ledger: expect.stringMatching(/\.test\.ledger$/),
  });
});

test('what is approved holds the canary and what becomes of an absent piece', async () => {
  const { mock, send, planned, run } = await listWorld(3);
  const plain = await planned();
  const canary = await planned(['--canary', '2']);
  const resend = await planned(['--absent', 'resend']);
  expect(new Set([plain.hash, canary.hash, resend.hash]).size).toBe(3);
  expect((await planned(['--absent', 'hold'])).hash).toBe(plain.hash);
  const attempts: [string[], string][] = [
    [[], canary.hash],
    [['--canary', '1'], canary.hash],
    [['--canary', '2'], plain.hash],
    [['--absent', 'resend'], plain.hash],
  ];
  for (const [options, hash] of attempts) {
    const ran = await run([...send, ...options, '--approve', hash, '--yes']);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('the approved hash is not the hash of this plan');
  }
  expect(await mock.mailings.list()).toEqual([]);
});

test('--dry-run beside --approve checks and sends nothing; --plan-only says what was sent before', async () => {
  const { mock, list, send, planned, run } = await listWorld(3);
  const { hash, run: id } = await planned();
  expect(await planned()).toMatchObject({ begun: null });
  const dry = await run([...send, '--approve', hash, '--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(JSON.parse(dry.out)).toMatchObject({ hash });
  // The same fields with and without it; what is not known before is null.
  const fields = ['--approve', hash, '--fields', 'run,state,sent', '--dry-run'];
  expect(JSON.parse((await run([...send, ...fields])).out)).toEqual({ run: id, state: 'planned', sent: null });
  expect((await run([...send, '--approve', 'f'.repeat(64), '--dry-run'])).code).toBe(1);
  expect(await mock.mailings.list()).toEqual([]);
  expect((await run([...send, '--approve', hash, '--yes'])).code).toBe(0);
  expect(await planned()).toMatchObject({ begun: { run: id, state: 'finished', of: 3, sent: 3 } });
  const shown = await run([...send, '--plan-only'], { terminal: { out: true } });
  expect(shown.out).toContain(`Run ${id} of this list has sent 3 of 3 pieces`);
  writeFileSync(list, people(4));
  expect(await planned()).toMatchObject({ begun: { run: id, of: 3, sent: 3 } });
});

test('what agents read speaks of options too, and a price below the last charge is told', async () => {
  const { list, send, planned, run } = await listWorld(2);
  const { hash } = await planned();
  expect((await run([...send, '--approve', hash, '--yes'])).code).toBe(0);
  writeFileSync(list, people(2).replace('Person A0', 'Ada Other'));
  const more = ['--name', 'second', '--price', '0.01', '--max-cost', '0.001', '--plan-only'];
  const { out } = await run([...send, ...more]);
  const { summary, blocked } = JSON.parse(out) as { summary: { warnings: string[] }; blocked: string[] };
  expect(summary.warnings.join()).toContain('--not-within 30d leaves them out');
  expect(summary.warnings.join()).toMatch(/recent pieces cost [\d.]+ dollars, more than the given --price of 0.01/);
  expect(blocked.join()).toContain('are more than --max-cost, 0.001');
  const never = await run([...send, '--plan-only', '--not-within', '0d']);
  expect(never).toMatchObject({ code: 2, out: '' });
  expect(never.err).toContain('--not-within: expected a span longer than nothing, such as 30d');
});
