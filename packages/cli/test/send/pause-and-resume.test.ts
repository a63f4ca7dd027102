import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWorld, slowly } from './list-world.ts';

test('Ctrl-C pauses, says how to continue, and ends with 130; that line continues', async () => {
  const { mock, send, planned, run } = await listWorld(30);
  const { hash } = await planned();
  const stop = new AbortController();
  const interrupted = await run([...slowly(send), '--approve', hash, '--yes'], {
    terminal: { err: true },
    signal: stop.signal,
    fetch: (...call) => {
      if (call[1]?.method === 'POST') stop.abort(new DOMException('interrupted', 'AbortError'));
      return fetch(...call);
    },
  });
  expect(interrupted.code).toBe(130);
  const { run: id, state, sent } = JSON.parse(interrupted.out) as { run: string; state: string; sent: number };
  expect(state).toBe('paused');
  expect(sent).toBeLessThan(30);
  expect(interrupted.err).toContain(`next: direct-mail runs resume ${id}\n`);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(sent);
  const unasked = await run(['runs', 'resume', id]);
  expect(unasked).toMatchObject({ code: 2, out: '' });
  const resumed = await run(['runs', 'resume', id, '--yes']);
  expect(resumed.code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(30);
});

test('Ctrl-C while the list is read ends with 130, and nothing is planned', async () => {
  const { send, run } = await listWorld(3);
  const stop = new AbortController();
  const interrupted = await run([...send, '--plan-only'], {
    signal: stop.signal,
    fetch: async (input, init) => {
      const { url } = new Request(input, init);
      if (!url.endsWith('/creatives')) return fetch(input, init);
      stop.abort(new DOMException('interrupted', 'AbortError'));
      return new Promise(() => {});
    },
  });
  expect(interrupted).toMatchObject({ code: 130, out: '' });
  expect(JSON.parse((await run(['runs', 'list'])).out)).toEqual([]);
});

test('a canary sends so many and rests, with 4, until it is resumed', async () => {
  const { mock, send, planned, run } = await listWorld(6);
  const { hash } = await planned(['--canary', '2']);
  const rests = await run([...send, '--canary', '2', '--approve', hash, '--yes'], { terminal: { err: true } });
  expect(rests.code).toBe(4);
  const { run: id, next } = JSON.parse(rests.out) as { run: string; next: string };
  expect(next).toBe(`direct-mail runs resume ${id}`);
  expect(JSON.parse(rests.out)).toMatchObject({ state: 'canary', sent: 2 });
  const early = await run(['runs', 'resume', id, '--yes']);
  expect(early).toMatchObject({ code: 1, out: '' });
  expect(early.err).toContain('have not left processing');
  for (const { id: mailing } of await mock.mailings.list()) await mock.mailings.transition(mailing, 'production');
  expect((await run(['runs', 'resume', id, '--yes'])).code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(6);
});

test('SIGTERM ends the work of this process only: the same command continues', async () => {
  const { mock, send, planned, run } = await listWorld(12);
  const { hash } = await planned();
  const stop = new AbortController();
  const ended = await run([...slowly(send), '--approve', hash, '--yes'], {
    signal: stop.signal,
    fetch: (...call) => {
      if (call[1]?.method === 'POST') stop.abort(new DOMException('terminated', 'AbortError'));
      return fetch(...call);
    },
  });
  expect(ended.code).toBe(130);
  expect(JSON.parse(ended.out)).toMatchObject({ state: 'running' });
  expect((await run([...send, '--approve', hash, '--yes'])).code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(12);
});

test('a paused run that is sent again without a terminal says how to continue, and what a resume would send', async () => {
  const { mock, send, planned, run } = await listWorld(30);
  const { hash, run: id } = await planned();
  const stop = new AbortController();
  await run([...slowly(send), '--approve', hash, '--yes'], {
    signal: stop.signal,
    fetch: (...call) => {
      if (call[1]?.method === 'POST') stop.abort(new DOMException('interrupted', 'AbortError'));
      return fetch(...call);
    },
  });
  const sent = (await mock.mailings.list({ per_page: 100 })).length;
  const again = await run([...send, '--approve', hash, '--yes']);
  expect(again.err).toContain(`paused; next: direct-mail runs resume ${id} --yes\n`);
  const dry = await run(['runs', 'resume', id, '--dry-run']);
  expect(JSON.parse(dry.out)).toMatchObject({ dry_run: true, unsent: 30 - sent });
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(sent);
});

test('who opted out between a canary and runs resume is not mailed: planned again, approved, resumed', async () => {
  const { mock, home, list, send, planned, run } = await listWorld(5);
  const out = join(home, 'out.csv');
  writeFileSync(
    list,
    `name,email,street,city,state,zip\n${[0, 1, 2, 3].map((n) => `P ${'ABCD'[n]},p${n}@x.test,${n + 1} Main St,Austin,TX,78701`).join('\n')}\n`,
  );
  writeFileSync(out, 'email\nzz@x.test\n');
  const options = ['--suppress', out, '--canary', '1', '--concurrency', '1'];
  const { hash } = await planned(options);
  const rests = await run([...send, ...options, '--approve', hash, '--yes'], { terminal: { err: true } });
  const { run: id } = JSON.parse(rests.out) as { run: string };
  for (const { id: mailing } of await mock.mailings.list()) await mock.mailings.transition(mailing, 'production');
  writeFileSync(out, 'email\nzz@x.test\np3@x.test\n');
  const refused = await run(['runs', 'resume', id, '--yes']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('out.csv changed since the plan was made: the earlier plan sends no more');
  expect(refused.err).toContain('plan again (send … --plan-only) under the same --name');
  const again = await planned(options);
  expect(again).toMatchObject({ summary: { pieces: 2, continues: { run: id, removed: 1 } } });
  const approved = await run([...send, ...options, '--approve', again.hash, '--yes'], { terminal: { err: true } });
  expect(approved.code).toBe(4);
  expect(JSON.parse(approved.out)).toMatchObject({ run: id, state: 'canary', sent: 1 });
  rmSync(out);
  const gone = await run(['runs', 'resume', id, '--yes']);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).toContain('runs resume RUN --without-files');
  const resumed = await run(['runs', 'resume', id, '--yes', '--without-files']);
  expect(resumed.code).toBe(0);
  expect(JSON.parse(resumed.out)).toMatchObject({ state: 'finished', sent: 3 });
  const names = (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name);
  expect(new Set(names)).toEqual(new Set(['P A', 'P B', 'P C']));
  expect(names).toHaveLength(3);
});
