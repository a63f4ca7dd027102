import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quick } from '../../../bulk/test/world.ts';
import { maySettle } from '../../src/bulk/settle.ts';
import type { Connection } from '../../src/set-up/connection.ts';
import { listWorld } from './list-world.ts';

test('the same command given twice is the same run; another name is another', async () => {
  const { mock, home, send, planned, run } = await listWorld(4);
  const { hash } = await planned();
  const first = await run([...send, '--approve', hash, '--yes']);
  const again = await run([...send, '--approve', hash, '--yes'], { terminal: { err: true } });
  expect(JSON.parse(again.out)).toMatchObject({ run: (JSON.parse(first.out) as { run: string }).run, sent: 4 });
  expect(again).toMatchObject({ code: 0 });
  expect(again.err).toContain('This list was sent already');
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(4);
  const files = readdirSync(join(home, 'state', 'direct-mail', 'ledgers'));
  expect(files.filter((name) => name.endsWith('.ledger'))).toHaveLength(1);
  const named = await planned(['--name', 'once more']);
  expect((await run([...send, '--name', 'once more', '--approve', named.hash, '--yes'])).code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(8);
  const { out } = await run(['runs', 'list', '--fields', 'name,state,sent,mode']);
  expect(JSON.parse(out)).toEqual([
    { name: '', state: 'finished', sent: 4, mode: 'production' },
    { name: 'once more', state: 'finished', sent: 4, mode: 'production' },
  ]);
});

test('a production token that may not read the account has no other ledger: nothing is planned', async () => {
  const { mock, send, run, home } = await listWorld(2);
  await mock.faults.add({ operation: 'getOrganization', status: 403 });
  const refused = await run([...send, '--plan-only']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/GET \/v1\/me refuses the token.*\n.*--ledger FILE/);
  expect(existsSync(join(home, 'state', 'direct-mail', 'ledgers'))).toBe(false);
  expect((await run([...send, '--plan-only', '--ledger', join(home, 'own.ledger')])).code).toBe(0);
});

test('exit codes: refused 1, partly 4, unknown 3, and 3 wins', async () => {
  const { mock, send, planned, run } = await listWorld(4);
  const attempt = async (name: string) => {
    const more = ['--name', name, '--concurrency', '1'];
    const { hash } = await planned(more);
    return run([...send, ...more, '--approve', hash, '--yes']);
  };
  await mock.faults.add({ operation: 'createMailing', status: 400 });
  expect(await attempt('refused')).toMatchObject({ code: 1 });
  await mock.faults.clear();
  await mock.faults.add({ operation: 'createMailing', status: 400, times: 1 });
  expect(await attempt('partly')).toMatchObject({ code: 4 });
  await mock.faults.clear();
  await mock.faults.add({ operation: 'createMailing', status: 503, times: 1 });
  await mock.faults.add({ operation: 'createMailing', status: 400, times: 1 });
  const unknown = await attempt('unknown');
  expect(unknown).toMatchObject({ code: 3 });
  const { run: id, next } = JSON.parse(unknown.out) as { run: string; next: string };
  expect(JSON.parse(unknown.out)).toMatchObject({ rejected: 1, held: 1 });
  expect(next).toBe(`direct-mail runs held ${id}`);
  const held = await run(['runs', 'held', id]);
  const undecided = await run(['runs', 'resolve', id]);
  expect(undecided).toMatchObject({ code: 2, out: '' });
  expect(undecided.err).toContain('Expected --accept, --resend or --drop');
  expect(undecided.err).toContain('direct-mail runs held');
  expect(JSON.parse(held.out)).toMatchObject([{ row: expect.any(Number), recipient: { city: 'Mountain View' } }]);
  const unconfirmed = await run(['runs', 'resolve', id, '--resend']);
  expect(unconfirmed).toMatchObject({ code: 2, out: '' });
  expect(unconfirmed.err).toContain('A piece that was printed is printed twice. Not confirmed');
  const shown = await run(['runs', 'resolve', id, '--resend', '--dry-run']);
  expect(JSON.parse(shown.out)).toEqual(JSON.parse(held.out));
  // At a terminal a numbered row is named, and a no leaves it as it was.
  const [{ row, recipient }] = JSON.parse(held.out) as [{ row: number; recipient: { full_name: string } }];
  const numbered = ['runs', 'resolve', id, '--drop', '--row', String(row)];
  const doubted = await run(numbered, { terminal: true, answers: ['n'] });
  expect(doubted).toMatchObject({ code: 1, out: '' });
  expect(doubted.err).toContain(`row ${row} (${recipient.full_name}, `);
  const decided = await run(['runs', 'resolve', id, '--accept']);
  expect(JSON.parse(decided.out)).toMatchObject({ decision: 'accept', decided: 1 });
  expect(JSON.parse((await run(['runs', 'held', id])).out)).toEqual([]);
});

test('--settle shortens every wait for a lost response, in a send and in a resume', async () => {
  const { mock, send, planned, run } = await listWorld(2);
  const slow = { timing: { ...quick, settle: 900_000, late: 900_000, gap: 600_000, look: 10_000 } };
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', times: 1 });
  const { hash } = await planned();
  const sent = await run([...send, '--approve', hash, '--yes', '--settle', '60ms'], { bulk: slow });
  expect(sent).toMatchObject({ code: 3 });
  expect(JSON.parse(sent.out)).toMatchObject({ state: 'finished', sent: 1, held: 1, unknown: 0 });
  expect(sent.err).not.toContain('0s left');
  expect(sent.err).not.toContain('--settle 5s');
  const more = ['--name', 'again', '--canary', '1'];
  const again = (JSON.parse((await run([...send, ...more, '--plan-only'])).out) as { hash: string }).hash;
  const { out } = await run([...send, ...more, '--approve', again, '--yes', '--settle', '60ms'], { bulk: slow });
  await mock.faults.clear();
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', times: 1 });
  const { run: id } = JSON.parse(out) as { run: string };
  await mock.clock.advance({ days: 10 });
  const resumed = await run(['runs', 'resume', id, '--yes', '--settle', '60ms'], { bulk: slow });
  expect(JSON.parse(resumed.out)).toMatchObject({ state: 'finished', sent: 1, held: 1 });
});

test('a wait for lost responses says what shortens it: on a mock, and only where that was not given', () => {
  const from = (value: string, ...argv: string[]) =>
    maySettle({ args: [], values: { settle: argv[0] } }, {
      baseUrl: { value, from: '--base-url' },
    } as Connection);
  expect(from('http://127.0.0.1:4010')).toBe(true);
  expect(from('http://127.0.0.1:4010', '5s')).toBe(false);
  expect(from('https://api.example.com')).toBe(false);
});
