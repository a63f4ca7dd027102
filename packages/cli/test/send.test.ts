import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, onTestFinished, test } from 'vitest';
import { people, quick } from '../../bulk/test/world.ts';
import { maySettle } from '../src/bulk/settle.ts';
import { Input } from '../src/frame/input/input.ts';
import type { Connection } from '../src/set-up/connection.ts';
import { cli, drawThumbnail, folder, type World } from './support.ts';

/** A request may take a third of a lease: on a busy machine the first takes seconds. */
const unhurried = { ...quick, lease: 90_000 };

/** A served mock, a list of `count` people, and the environment of either token with a state folder of its own. */
async function listWorld(count: number) {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { id } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [
      {
        name: 'Card',
        format: 'postcard_4x6',
        default: true,
        front_html: 'Hello {{ recipient.first_name }}',
        back_html: '',
      },
    ],
  });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  await drawThumbnail(url, mock.tokens.production, id);
  const home = folder();
  const list = join(home, 'people.csv');
  writeFileSync(list, people(count));
  const at = { DIRECT_MAIL_BASE_URL: url, XDG_STATE_HOME: join(home, 'state'), USER: 'grace' };
  const live = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.production };
  const testing = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.test, DIRECT_MAIL_LOOKUP_TOKEN: mock.tokens.production };
  const run = (argv: readonly string[], world: World = {}) =>
    cli(argv, { bulk: { timing: unhurried }, ...world, env: { ...live, ...world.env } });
  const send = ['send', list, '--campaign', id, '--rate', '1000'];
  const planned = async (more: readonly string[] = [], env = live) => {
    const { out } = await run([...send, ...more, '--plan-only'], { env });
    return JSON.parse(out) as { hash: string; id: string; summary: { pieces: number }; problems: object[] };
  };
  return { mock, home, list, campaign: id, live, testing, run, send, planned };
}

/** The same command at 20 pieces a second. */
const slowly = (send: readonly string[]): string[] => send.map((word) => (word === '1000' ? '20' : word));

test('at a terminal: plan, problems, sample and cost; it asks, and a live token asks once more', async () => {
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

test('the same command given twice is the same run; another name is another', async () => {
  const { mock, home, send, planned, run } = await listWorld(4);
  const { hash } = await planned();
  const first = await run([...send, '--approve', hash, '--yes']);
  const again = await run([...send, '--approve', hash, '--yes'], { terminal: { err: true } });
  expect(JSON.parse(again.out)).toMatchObject({ run: (JSON.parse(first.out) as { run: string }).run, sent: 4 });
  expect(again).toMatchObject({ code: 0 });
  expect(again.err).toContain('This list was sent already');
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(4);
  expect(readdirSync(join(home, 'state', 'direct-mail', 'ledgers'))).toHaveLength(1);
  const named = await planned(['--name', 'once more']);
  expect((await run([...send, '--name', 'once more', '--approve', named.hash, '--yes'])).code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(8);
  const { out } = await run(['runs', 'list', '--json', 'name,state,sent,mode']);
  expect(JSON.parse(out)).toEqual([
    { name: '', state: 'finished', sent: 4, mode: 'live' },
    { name: 'once more', state: 'finished', sent: 4, mode: 'live' },
  ]);
});

test('a live token that may not read the account has no other ledger: nothing is planned', async () => {
  const { mock, send, run, home } = await listWorld(2);
  await mock.faults.add({ operation: 'getOrganization', status: 403 });
  const refused = await run([...send, '--plan-only']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/GET \/v1\/me refuses the token.*\n.*--ledger FILE/);
  expect(existsSync(join(home, 'state', 'direct-mail', 'ledgers'))).toBe(false);
  expect((await run([...send, '--plan-only', '--ledger', join(home, 'own.ledger')])).code).toBe(0);
});

test('Ctrl-C pauses, says how to go on, and ends with 130; that line goes on', async () => {
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

test('the password of a database is shown nowhere', async () => {
  const { run } = await listWorld(1);
  const place = 'postgres://mail:correct-horse-battery@127.0.0.1:1/mail';
  const ran = await run(['runs', 'list', '--ledger', place], { terminal: { err: true } });
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).not.toContain('correct-horse');
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
  expect(next).toBe(`direct-mail runs resolve ${id}`);
  const held = await run(['runs', 'resolve', id]);
  expect(JSON.parse(held.out)).toMatchObject([{ row: expect.any(Number), recipient: { city: 'Mountain View' } }]);
  const decided = await run(['runs', 'resolve', id, '--accept']);
  expect(JSON.parse(decided.out)).toMatchObject({ decision: 'accept', decided: 1 });
  expect(JSON.parse((await run(['runs', 'resolve', id])).out)).toEqual([]);
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
    maySettle(new Input([], argv.length > 0 ? { settle: argv[0] } : {}), {
      baseUrl: { value, from: '--base-url' },
    } as Connection);
  expect(from('http://127.0.0.1:4010')).toBe(true);
  expect(from('http://127.0.0.1:4010', '5s')).toBe(false);
  expect(from('https://api.example.com')).toBe(false);
});

test('plans that were never sent are discarded: one, or all; what began is not', async () => {
  const { send, planned, run } = await listWorld(2);
  const { hash, id } = await planned();
  const other = (JSON.parse((await run([...send, '--name', 'b', '--plan-only'])).out) as { id: string }).id;
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

test('rows that were added to a list continue its run, and nobody gets a second piece', async () => {
  const { mock, list, send, planned, run } = await listWorld(3);
  const first = await planned();
  expect((await run([...send, '--approve', first.hash, '--yes'])).code).toBe(0);
  writeFileSync(list, people(5));
  const second = await run(send, { terminal: true, answers: ['y', 'y'] });
  expect(second.asked[0]).toContain('Send 2 pieces');
  expect(second.code).toBe(0);
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(5);
});

test('SIGTERM ends the work of this process only: the same command goes on', async () => {
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

test('runs forget blanks a person in every ledger, and wants to know whom', async () => {
  const { planned, run } = await listWorld(2);
  await planned();
  const address = ['--address-1', '100 Main St', '--city', 'Mountain View', '--state', 'CA', '--postal-code', '94041'];
  const call = ['runs', 'forget', '--full-name', 'Person A0', ...address];
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
  const unasked = await run(call, { env: offline });
  expect(unasked).toMatchObject({ code: 2, out: '' });
  expect(unasked.err).toContain('Add --yes; --dry-run shows where');
  expect(await run(call, { terminal: true, answers: ['n'] })).toMatchObject({ code: 1, out: '' });
  expect(JSON.parse((await run([...call, '--dry-run'])).out)).toMatchObject([{ dry_run: true }]);
  const forgotten = await run([...call, '--yes'], { env: offline });
  expect(JSON.parse(forgotten.out)).toMatchObject([{ blanked: 1 }]);
  expect(await run(['runs', 'forget'])).toMatchObject({ code: 2, out: '' });
});

test('runs: status, pause, cancel, audit and report, without a token where only the ledger is needed', async () => {
  const { home, send, planned, run } = await listWorld(5);
  const { hash, id } = await planned();
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
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
  expect(nowhere.err).toContain('row 9999 is not held: see direct-mail runs resolve RUN');
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
  const { id: other } = await planned(['--name', 'other']);
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

test('what is given wrongly ends with 2, names the option, and sends nothing', async () => {
  const { mock, home, list, campaign, run } = await listWorld(2);
  const lines: [string[], string][] = [
    [['send', join(home, 'none.csv'), '--campaign', campaign, '--plan-only'], 'none.csv'],
    [['send', home, '--campaign', campaign, '--plan-only'], home],
    [['send', '-', '--campaign', campaign, '--plan-only'], 'not standard input'],
    [['send', list, '--plan-only'], "required option '--campaign <id>' not specified"],
    [['send', list, '--campaign', 'x', '--plan-only'], 'there is no campaign x'],
    [['send', list, '--campaign', campaign, '--plan-only', '--map', 'city'], '--map: expected field=column'],
    [['send', list, '--campaign', campaign, '--plan-only', '--map', 'city=Town'], '--map names the column "Town"'],
    [['send', list, '--campaign', campaign, '--plan-only', '--holdout', '5'], '--holdout: expected a share'],
    [['send', list, '--campaign', campaign, '--plan-only', '--max-cost', 'ten'], '--max-cost must be an amount'],
    [['send', list, '--campaign', campaign, '--plan-only', '--ledger', home], 'is a folder'],
    [['send', list, '--campaign', campaign, '--rate', 'fast', '--plan-only'], '--rate: expected auto'],
    [['send', list, '--campaign', campaign, '--plan-only', '--settle', 'x'], '--settle: expected a span'],
    [['send', list, '--campaign', campaign, '--plan-only', '--report', list], 'is an input file'],
    [['send', list, '--campaign', campaign, '--plan-only', '--approve', 'x'], 'either --plan-only or --approve'],
    [['runs', 'status', 'x', '--ledger', join(home, 'none.ledger')], 'there is no ledger'],
    [['work', '--ledger', list], 'expected --ledger postgres://'],
    [['work'], 'which ledger?'],
  ];
  for (const [argv, said] of lines) {
    const ran = await run(argv);
    expect(ran.err, argv.join(' ')).toContain(said);
    expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
  }
  expect(existsSync(join(home, 'none.ledger'))).toBe(false);
  expect(await mock.mailings.list()).toEqual([]);
});

test('a blocked plan says why in the words of the options, and ends with 1', async () => {
  const { send, run } = await listWorld(3);
  const blocked = await run([...send, '--plan-only', '--max-cost', '1'], { terminal: { out: true } });
  expect(blocked.code).toBe(1);
  const hash = await run([...send, '--plan-only', '--max-cost', '1', '--json', 'hash']);
  expect(hash.code).toBe(1);
  expect(hash.err).toContain('error: the plan cannot be sent: --max-cost needs --price');
  expect(blocked.out).toContain('It cannot be sent\n- --max-cost needs --price: the cost of a piece is unknown');
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
  const { hash, id } = await planned();
  expect(await planned()).toMatchObject({ begun: null });
  const dry = await run([...send, '--approve', hash, '--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(JSON.parse(dry.out)).toMatchObject({ hash });
  // The same fields with and without it; what is not known before is null.
  const fields = ['--approve', hash, '--json', 'run,state,sent', '--dry-run'];
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

test('a paused run that is sent again without a terminal says how to go on, and what a resume would send', async () => {
  const { mock, send, planned, run } = await listWorld(30);
  const { hash, id } = await planned();
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

test('--report finds every fault of its files before anything is sent, and replaces a file with --replace only', async () => {
  const { mock, home, list, campaign, live, run, planned } = await listWorld(3);
  const file = (name: string, text: string): string => {
    writeFileSync(join(home, name), text);
    return join(home, name);
  };
  const crm = file('crm.csv', 'my other customers');
  file('old.failed.csv', 'keep');
  const old = join(home, 'old.csv');
  const token = file('token', live.DIRECT_MAIL_TOKEN);
  const left = file('left.failed.csv', people(3));
  const out = file('out.failed.csv', 'Full Name,Address,City,State,Zip\n');
  const rules = file('rules.csv', 'row,decision\n');
  const ledger = join(home, 'own.ledger');
  const nowhere = join(home, 'none', 'x.csv');
  const faults: [string[], string, string][] = [
    [[list, '--report', crm], `${crm} already exists`, 'add --replace'],
    [[list, '--report', old], 'old.failed.csv already exists', 'add --replace'],
    [[list, '--report', list, '--replace'], 'people.csv is an input file', 'another file'],
    [[list, '--token-file', token, '--report', token, '--replace'], 'token is an input file', 'another file'],
    [[left, '--report', join(home, 'left.csv'), '--replace'], 'left.failed.csv is an input file', 'another file'],
    [[list, '--suppress', out, '--report', join(home, 'out.csv'), '--replace'], 'is an input file', 'another file'],
    [[list, '--overrides', rules, '--report', rules, '--replace'], 'rules.csv is an input file', 'another file'],
    [[list, '--ledger', ledger, '--report', ledger, '--replace'], 'is a file of the ledger', 'another file'],
    [[list, '--ledger', ledger, '--report', `${ledger}-wal`], 'is a file of the ledger', 'another file'],
    [[list, '--report', '-'], '--report: expected a file', 'runs report RUN -o -'],
    [[list, '--report', nowhere], `${join(home, 'none')}: there is no such folder`, 'another folder'],
    [[list, '--report', join(list, 'x.csv')], 'people.csv: it is not a folder', 'another folder'],
    [[list, '--report', home, '--replace'], 'it is a folder', ''],
    [[list, '--report', '/dev/null', '--replace'], 'it is a device or a pipe', ''],
    [[list, '--report', join(home, `${'x'.repeat(240)}.csv`)], 'is too long', 'another file'],
  ];
  const { hash, id } = await planned();
  const ledgers = join(home, 'state', 'direct-mail', 'ledgers');
  const standard = join(ledgers, readdirSync(ledgers).find((name) => name.endsWith('.ledger')) ?? '');
  for (const [words, said, hint] of [
    ...faults,
    [[list, '--report', standard, '--replace'], 'is a file of the ledger', 'another file'] as const,
  ]) {
    const ran = await run(['send', ...words, '--campaign', campaign, '--approve', hash, '--yes']);
    expect({ words, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err, words.join(' ')).toContain(said);
    expect(ran.err).toContain(hint);
    expect(ran.err).not.toContain('report(');
  }
  for (const [path, said] of [
    [crm, 'already exists'],
    [old, 'already exists'],
    [nowhere, 'there is no such folder'],
    [list, 'already exists'],
  ] as const) {
    const ran = await run(['runs', 'resume', id, '--yes', '--report', path]);
    expect({ path, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  }
  const over = await run(['runs', 'resume', id, '--yes', '--report', list, '--replace']);
  expect(over).toMatchObject({ code: 2, out: '' });
  expect(over.err).toContain('people.csv, the list that the run was made from: name another file');
  expect(readFileSync(crm, 'utf8')).toBe('my other customers');
  expect(readFileSync(token, 'utf8')).toBe(live.DIRECT_MAIL_TOKEN);
  expect(readFileSync(list, 'utf8')).toBe(people(3));
  expect(existsSync(ledger)).toBe(false);
  expect(await mock.mailings.list()).toEqual([]);
  const approved = ['send', list, '--campaign', campaign, '--approve', hash, '--yes', '--report', crm];
  expect(await run([...approved, '--replace'])).toMatchObject({ code: 0 });
  expect(readFileSync(crm, 'utf8')).toContain('mail_state');
  // Its own report too: it may have been worked on since.
  expect(await run(approved)).toMatchObject({ code: 2, out: '' });
  const resumed = ['runs', 'resume', id, '--yes', '--report', crm];
  expect(await run(resumed)).toMatchObject({ code: 2, out: '' });
  expect(await run([...resumed, '--replace'])).toMatchObject({ code: 0 });
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(3);
});

test('a report that cannot be written after sending loses nothing: the result, 4, and how to write it', async () => {
  const { home, send, planned, run } = await listWorld(3);
  const { hash, id } = await planned();
  const folderOf = join(home, 'reports');
  mkdirSync(folderOf);
  const report = join(folderOf, 'report.csv');
  const gone: typeof fetch = (input, init) => {
    if (init?.method === 'POST') rmSync(folderOf, { recursive: true, force: true });
    return fetch(input, init);
  };
  const sent = await run([...send, '--approve', hash, '--yes', '--report', report], { fetch: gone });
  expect(sent).toMatchObject({ code: 4 });
  expect(JSON.parse(sent.out)).toMatchObject({ run: id, state: 'finished', sent: 3 });
  expect(sent.err).toContain(`the report could not be written; run ${id} is finished all the same`);
  expect(sent.err).toContain(`direct-mail runs report ${id} -o ${report}`);
  expect(sent.err).not.toContain('report(');
  mkdirSync(folderOf);
  expect(await run(['runs', 'report', id, '-o', report])).toMatchObject({ code: 0 });
  expect(existsSync(report)).toBe(true);
});

test('the password of a misspelt connection string is not repeated', async () => {
  const places = ['postgresq://u:SECRETPW@h/db', 'postgres:/u:SECRETPW@h/db', 'u:SECRETPW@h/db'];
  for (const ledger of places) {
    for (const world of [{ argv: ['--ledger', ledger] }, { argv: [], env: { DIRECT_MAIL_LEDGER: ledger } }]) {
      const ran = await cli(['runs', 'list', ...world.argv], { env: world.env ?? {} });
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('expected a file, or postgres://user@host/database');
      expect(ran.err).not.toContain('SECRETPW');
    }
  }
});
