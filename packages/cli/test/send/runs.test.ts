import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { people } from '../../../bulk/test/world.ts';
import { listWorld } from './list-world.ts';

test('plans that were never sent are discarded: one, or all; what began is not', async () => {
  const { send, planned, run } = await listWorld(2);
  const { hash, run: id } = await planned();
  const other = (JSON.parse((await run([...send, '--name', 'b', '--plan-only'])).out) as { run: string }).run;
  const ids = async () => (JSON.parse((await run(['runs', 'list'])).out) as { run: string }[]).map((each) => each.run);
  expect((await ids()).sort()).toEqual([id, other].sort());
  expect(JSON.parse((await run(['runs', 'discard', other])).out)).toMatchObject([{ run: other, name: 'b' }]);
  expect(await ids()).toEqual([id]);
  const shown = await run(['runs', 'list'], { terminal: true });
  expect(shown.out).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\dZ\n/);
  expect((await run([...send, '--approve', hash, '--yes'])).code).toBe(0);
  const begun = await run(['runs', 'discard', id]);
  expect(begun).toMatchObject({ code: 1, out: '' });
  expect(begun.err).toContain('only a plan that was never sent is discarded');
  await run([...send, '--name', 'c', '--plan-only']);
  const all = ['runs', 'discard', '--all'];
  expect(await run(all)).toMatchObject({ code: 2, out: '' });
  expect(JSON.parse((await run([...all, '--dry-run'])).out)).toMatchObject([{ name: 'c', dry_run: true }]);
  const asked = await run(all, { terminal: true, answers: ['n'] });
  expect(asked).toMatchObject({ code: 1, asked: ['Continue? [y/N] '] });
  expect(asked.err).toContain('This includes plans that others are about to approve. 1 plan discarded');
  expect(JSON.parse((await run([...all, '--yes'])).out)).toMatchObject([{ name: 'c' }]);
  expect(await ids()).toEqual([id]);
  expect(await run(['runs', 'discard'])).toMatchObject({ code: 2, out: '' });
  expect(await run(['runs', 'discard', 'x'])).toMatchObject({ code: 1, out: '' });
});

test('rows that were added to a list continue its run, and no one gets a second piece', async () => {
  const { mock, list, send, planned, run } = await listWorld(3);
  const first = await planned();
  expect((await run([...send, '--approve', first.hash, '--yes'])).code).toBe(0);
  writeFileSync(list, people(5));
  const second = await run(send, { terminal: true, answers: ['y', 'y'] });
  expect(second.asked[0]).toContain('Send 2 pieces');
  expect(second.code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(5);
});

test('runs erase blanks a person in every ledger, and wants to know whom', async () => {
  const { planned, run } = await listWorld(2);
  await planned();
  const address = ['--address-1', '100 Main St', '--city', 'Mountain View', '--state', 'CA', '--postal-code', '94041'];
  const call = ['runs', 'erase', '--full-name', 'Person A0', ...address];
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
  const unasked = await run(call, { env: offline });
  expect(unasked).toMatchObject({ code: 2, out: '' });
  expect(unasked.err).toContain('Add --yes; --dry-run shows where');
  expect(await run(call, { terminal: true, answers: ['n'] })).toMatchObject({ code: 1, out: '' });
  expect(JSON.parse((await run([...call, '--dry-run'])).out)).toMatchObject([{ dry_run: true }]);
  const forgotten = await run([...call, '--yes'], { env: offline });
  expect(JSON.parse(forgotten.out)).toMatchObject([{ blanked: 1 }]);
  expect(await run(['runs', 'erase'])).toMatchObject({ code: 2, out: '' });
});

test('runs: status, pause, cancel, audit and report, without a token where only the ledger is needed', async () => {
  const { home, send, planned, run } = await listWorld(5);
  const { hash, run: id } = await planned();
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
  const metrics = await run(['runs', 'status', id, '--openmetrics'], { env: offline });
  expect(metrics.out).toContain(`direct_mail_bulk_pieces{run="${id}",state="sent"}`);
  expect(metrics.out).toMatch(/# EOF\n$/);
  const status = await run(['runs', 'status', id, '--events'], { env: offline });
  expect(status).toMatchObject({ code: 0 });
  expect(JSON.parse(status.out)).toMatchObject({
    run: id,
    state: 'planned',
    of: 5,
    sent: 0,
    hash,
    events: expect.any(Array),
  });
  expect(await run(['runs', 'pause', id], { env: offline })).toMatchObject({ code: 1, out: '' });
  const early = await run(['runs', 'audit', id]);
  expect(JSON.parse(early.out)).toMatchObject({ reconciliation: { differences: [], open: 5, clean: false } });
  expect(early).toMatchObject({ code: 1, err: 'The run is planned: 5 of 5 pieces have no final state.\n' });
  expect((await run([...send, '--approve', hash, '--yes'])).code).toBe(0);
  const audit = await run(['runs', 'audit', id]);
  expect(audit).toMatchObject({ code: 0 });
  expect(JSON.parse(audit.out)).toMatchObject({ reconciliation: { ledger: 5, listed: 5, clean: true } });
  const after = await run(['runs', 'status', id, '--events'], { env: offline });
  for (const { at, run: no } of (JSON.parse(after.out) as { events: { at: string; run?: number }[] }).events) {
    expect([at, no]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), undefined]);
  }
  const nowhere = await run(['runs', 'resolve', id, '--resend', '--row', '9999'], { env: offline });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.err).toContain('row 9999 is not held: see direct-mail runs held RUN');
  const report = join(home, 'report.csv');
  const written = await run(['runs', 'report', id, '-o', report], { env: offline });
  expect(JSON.parse(written.out)).toMatchObject({ file: report, rows: 5, failed: 0 });
  expect(readFileSync(report, 'utf8').split('\n')).toHaveLength(7);
  const streamed = await run(['runs', 'report', id, '-o', '-'], { env: offline });
  expect(streamed).toMatchObject({ code: 0, err: '' });
  expect(Buffer.from(streamed.bytes ?? []).toString()).toBe(readFileSync(report, 'utf8'));
  expect([existsSync('-'), existsSync('-.failed.csv')]).toEqual([false, false]);
  const toMend = join(home, 'mend.csv');
  await run(['runs', 'report', id, '-o', '-', '--failed', toMend], { env: offline });
  expect(existsSync(toMend)).toBe(true);
  const mended = await run(['runs', 'report', id, '-o', report, '--replace', '--failed', '-'], { env: offline });
  expect(mended).toMatchObject({ code: 0, err: '' });
  expect(Buffer.from(mended.bytes ?? []).toString()).toBe(readFileSync(toMend, 'utf8'));
  const both = await run(['runs', 'report', id, '-o', '-', '--failed', '-'], { env: offline });
  expect(both).toMatchObject({ code: 2, out: '' });
  expect(existsSync('-')).toBe(false);
  const { run: other } = await planned(['--name', 'other']);
  const listed = async (...more: string[]) =>
    (JSON.parse((await run(['runs', 'list', ...more], { env: offline })).out) as { run: string }[]).map(
      (each) => each.run,
    );
  expect((await listed()).toSorted()).toEqual([id, other].toSorted());
  expect(await listed('--begun')).toEqual([id]);
  expect(await listed('--state', 'planned')).toEqual([other]);
  expect(await run(['runs', 'list', '--state', 'done'], { env: offline })).toMatchObject({ code: 2 });
  const cancelled = await run(['runs', 'cancel', other, '--by', 'ada'], { env: offline, terminal: { err: true } });
  expect(cancelled).toMatchObject({ code: 0 });
  expect(cancelled.err).toContain('0 are gone and cannot be taken back; 5 stay unsent');
  const missing = await run(['runs', 'status', 'nothing'], { env: offline });
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toContain(`there is no run nothing; there are ${id}, ${other}`);
});
