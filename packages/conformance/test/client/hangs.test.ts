import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type ClientCase, runClient } from '../../src/client/run.ts';

/** Generous for a child process on a busy machine; no test waits for it. */
const BUSY = 60_000;
vi.setConfig({ testTimeout: 3 * BUSY });

const scripted = (program: string, only: readonly string[]) =>
  runClient({
    command: [
      process.execPath,
      '-e',
      `require('node:readline').createInterface({input: process.stdin}).on('line', async (line) => {
        const step = JSON.parse(line); const say = (o) => console.log(JSON.stringify(o)); ${program} });`,
    ],
    timeout: BUSY,
    only,
  });

/** Follows the service, and says so; `at` runs instead of the response to one step, in one run only. */
const follows = (at: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'there');
  const program = `const fs = require('node:fs'), file = ${JSON.stringify(file)};
    globalThis.asked = (globalThis.asked ?? 0) + 1;
    if (asked === 2 && !fs.existsSync(file)) { fs.writeFileSync(file, ''); ${at} }
    if (step.step === 'webhook' || step.step === 'list') return say({ outcome: 'unknown' });
    const body = step.order ?? { campaign_id: step.campaign_id, recipient: step.recipient };
    const response = step.step === 'read'
      ? await fetch(step.base_url + '/v1/mailing/' + step.mailing_id)
      : await fetch(step.base_url + (step.step === 'order' ? '/v1/order' : '/v1/mailing'),
        { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    const { id, state } = await response.json().catch(() => ({}));
    if (!response.ok) return say({ outcome: response.status < 500 ? 'not_made' : 'unknown' });
    say(step.step === 'read' ? { outcome: 'found', state } : step.step === 'order' ? { outcome: 'made' } : { outcome: 'made', id });`;
  const only = ['nothing goes wrong', '400 for ever', '502 without a body, done', '500, done'];
  return { file, run: () => scripted(program, only) };
};

const expectOneCrash = (cases: readonly ClientCase[], usual: typeof cases, why: string) => {
  const plain = (list: typeof cases) => list.map(({ step, fault, verdict }) => `${step}: ${fault}: ${verdict}`);
  expect(cases.filter(({ verdict }) => verdict === 'crashed').map((each) => each.why)).toEqual([why]);
  expect(plain(cases).toSpliced(1, 1)).toEqual(plain(usual).toSpliced(1, 1));
  expect(usual.length).toBeGreaterThan(6);
  expect(usual.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(2);
};

test('one step that hangs is one crash: the end of the killed client is not credited to the next step', async () => {
  const usual = await follows('').run();
  const { file, run } = follows('setInterval(() => {}, 1000); return;');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const running = run();
    await expect.poll(() => existsSync(file), { timeout: BUSY }).toBe(true);
    vi.advanceTimersByTime(BUSY);
    expectOneCrash(await running, usual, `no response within ${BUSY / 1000} s`);
  } finally {
    vi.useRealTimers();
  }
});

test('a line that is no response is one crash: the lines after it are not credited to the next step', async () => {
  const usual = await follows('').run();
  const cases = await follows(
    `console.log('sending'); process.stdin.once('data', () => say({ outcome: 'not_made' })); return;`,
  ).run();
  expectOneCrash(cases, usual, 'a line that is not a response: "sending"');
});
