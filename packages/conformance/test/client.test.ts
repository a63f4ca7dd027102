import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { type FaultName, faultNames as sdkFaults } from '../../sdk/test/faults/faults.ts';
import { readNames } from '../src/cli/client.ts';
import { runCommand } from '../src/cli/command.ts';
import { wireFaults } from '../src/client/faults.ts';
import { faultNames, runClient } from '../src/client/run.ts';
import { badService } from '../src/client/service.ts';
import { clientTable, isBad } from '../src/client/table.ts';

const FEW = [
  'nothing goes wrong',
  'reset after it was done',
  '502 without a body, done',
  'redirect to another host',
  'a webhook twice',
  'a webhook with a forged signature',
];

/** Generous for a child process on a busy machine; no test waits for it. */
const BUSY = 60_000;
vi.setConfig({ testTimeout: 3 * BUSY });

const drive = (file: string) =>
  runClient({
    command: [
      process.execPath,
      '--conditions=direct-mail-source',
      fileURLToPath(new URL(`clients/${file}.ts`, import.meta.url)),
    ],
    timeout: BUSY,
    only: FEW,
  });

const verdicts = async (file: string) =>
  Object.fromEntries((await drive(file)).map(({ step, fault, verdict }) => [`${step}: ${fault}`, verdict]));

/** The misbehaving server's case for each fault in the SDK's table. */
const CASE_OF: Readonly<Record<FaultName, string>> = {
  success: 'nothing goes wrong',
  'connection refused': 'connection refused',
  reset: 'reset after it was done',
  'closed without a response': 'closed without a response, done',
  'hang before the headers': 'no response in time, done',
  'hang inside the body': 'response that never ends',
  'half a body': 'response cut in the middle',
  'half a body of unknown length': '201 with broken JSON, done',
  'an empty success': '201 without a body, done',
  '200 with HTML': "200 with a gateway's page, done",
  '502 with HTML': "502 with a gateway's page, done",
  '500': '500, done',
  '503 with Retry-After': '503 with Retry-After, done',
  '408': '408 without a body, done',
  '429 with seconds': '429 with Retry-After',
  '429 with a date': '429 with a date in Retry-After',
  '429 with nothing': '429 without Retry-After',
  '429 with half a body': '429 with half a body',
  '400': '400 for ever',
  '403': '403 for ever',
  '307 to where it would be done': '307 to the same path, not done',
  '302 to a page': '302 to a login page, not done',
  '303 to what was made': '303 to another page, done',
  'a success without an id': '201 with another object, done',
};

describe('client', () => {
  test("every fault of the SDK's table is shown to every client", () => {
    const shown = new Set(wireFaults.map(({ name }) => name));
    expect(sdkFaults.filter((name) => !shown.has(CASE_OF[name]))).toEqual([]);
  });

  test('our SDK prints nothing twice and tells no lie', async () => {
    const cases = await drive('sdk');
    expect(cases.filter(({ verdict }) => verdict !== 'right' && verdict !== 'unsure')).toEqual([]);
    expect(cases.length).toBeGreaterThan(8);
  });

  test('axios with retries prints a piece twice, and is told so', async () => {
    expect(await verdicts('axios')).toMatchObject({
      'create: nothing goes wrong': 'right',
      'create: reset after it was done': 'twice',
      'create: 502 without a body, done': 'twice',
      'read: 502 without a body, done': 'right',
      'webhook: a webhook twice': 'twice',
    });
  });

  test('a command that is no client is told from one that is wrong', async () => {
    const cases = await runClient({
      command: [process.execPath, '-e', 'process.exit(3)'],
      timeout: BUSY,
      only: ['nothing goes wrong'],
    });
    expect(cases.every(({ verdict, why }) => verdict === 'crashed' && why.includes('3'))).toBe(true);
    expect(clientTable(cases)).toContain('crashed');
  });

  const scripted = (program: string, only?: readonly string[]) =>
    runClient({
      command: [
        process.execPath,
        '-e',
        `require('node:readline').createInterface({input: process.stdin}).on('line', async (line) => {
          const step = JSON.parse(line); const say = (o) => console.log(JSON.stringify(o)); ${program} });`,
      ],
      timeout: BUSY,
      only: only ?? [
        'nothing goes wrong',
        '403 for ever',
        '502 without a body, done',
        'connection refused',
        'reset before it is read',
      ],
    });

  test('a client that sends nothing is right about nothing', async () => {
    const cases = await scripted(
      `say({ outcome: step.step === 'read' ? 'found' : step.step === 'list' ? 'unknown' : 'not_made', state: 'mailed' });`,
    );
    expect(cases.length).toBeGreaterThan(7);
    expect(cases.filter(({ verdict }) => verdict === 'right' || verdict === 'unsure')).toEqual([]);
    expect(cases.find(({ fault }) => fault === '403 for ever')).toMatchObject({
      verdict: 'not reached',
      why: 'no request came to the service',
    });
    expect(cases.every(isBad)).toBe(true);
  });

  test.skipIf(spawnSync('python3', ['--version']).error !== undefined)(
    'the client in the README runs, and its --steps name the paths',
    async () => {
      const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
      const program = /```python\n(.*?)```/s.exec(readme)?.[1] ?? '';
      const only = ['nothing goes wrong', 'reset after it was done', '301 to another host', '303 to another host'];
      const all = await runClient({ command: ['python3', '-c', program], timeout: BUSY, only });
      expect(all.filter(({ verdict }) => verdict === 'leaked')).toEqual([]);
      const cases = all.filter(({ fault }) => !fault.includes('another host'));
      expect(cases.filter(({ step }) => step === 'create' || step === 'order').map(({ verdict }) => verdict)).toEqual([
        'right',
        'unsure',
        'right',
        'unsure',
      ]);
      const said: string[] = [];
      await runCommand(['client', '--steps'], {}, { out: (text) => said.push(text), err: () => {} });
      expect(said.join('\n')).toContain('POST /v1/mailing\n');
      for (const path of ['/v1/mailing', '/v1/order', '/v1/mailing/']) expect(program).toContain(`"${path}"`);
    },
  );

  test('only a server that hangs depends on how long the client waits: a busy machine is no fault', async () => {
    const cases = await scripted(`const { timeout_ms } = step; say({ outcome: 'crashed', why: String(timeout_ms) });`, [
      'redirect to another host',
      'no response in time, done',
      '500, done',
    ]);
    const times = cases.filter(({ step }) => step !== 'webhook').map(({ fault, why }) => [fault, why] as const);
    expect(times.length).toBeGreaterThan(6);
    for (const [fault, why] of times)
      expect([fault, why]).toEqual([fault, fault.includes('in time') ? '1000' : '10000']);
  });

  test('a client that is still starting does not come after the server listens', async () => {
    const asked = `globalThis.asked = (globalThis.asked ?? 0) + 1; say({ outcome: 'crashed', why: String(asked) });`;
    const cases = await scripted(asked, ['connection refused']);
    expect(cases.map(({ why }) => why)).toEqual(['2', '3', '4']);
  });

  test('a call that is refused comes to no other server, however many run beside it', async () => {
    const refused = { name: 'connection refused', at: 'connect', done: false } as const;
    const right = { name: 'nothing goes wrong', at: 'read', done: true } as const;
    const first = await badService({ fault: refused });
    const others = await Promise.all(Array.from({ length: 40 }, () => badService({ fault: right })));
    try {
      const ports = others.map(({ url }) => Number(new URL(url).port));
      expect(Number(new URL(first.url).port)).toBeLessThan(32_000);
      expect(Math.min(...ports)).toBeGreaterThanOrEqual(32_000);
    } finally {
      for (const each of [first, ...others]) each.close();
    }
  });

  test('calls of what is no path of the service are named', async () => {
    const cases = await scripted(
      `await fetch(step.base_url + '/v1/mailings', { method: 'POST', body: '{}' }).catch(() => {}); say({ outcome: 'not_made' });`,
    );
    expect(cases.find(({ fault }) => fault === 'nothing goes wrong')?.why).toContain(
      'your client called POST /v1/mailings, which is not a path of the service',
    );
    expect(clientTable(cases)).toContain('unknown paths: POST /v1/mailings');
    expect(cases.filter(({ verdict }) => verdict === 'right' || verdict === 'unsure')).toEqual([]);
  });

  test('nothing stays open after a client that gives up before the server listens', async () => {
    const run = fileURLToPath(new URL('../src/client/run.ts', import.meta.url));
    const program = `
      import { runClient } from ${JSON.stringify(run)};
      const command = [process.execPath, '-e', 'process.exit(3)'];
      const cases = await runClient({ command, timeout: 60_000, only: ['connection refused'] });
      console.log(cases.length);`;
    const options = ['--conditions=direct-mail-source', '--input-type=module', '-e', program];
    // The program exits only if no server and no timer is left.
    const { stdout } = await promisify(execFile)(process.execPath, options, { timeout: BUSY });
    expect(Number(stdout)).toBeGreaterThan(0);
  });

  test('a token that follows a redirect of any kind to another host is told, for every step', async () => {
    const away = ['301 to another host', '302 to another host', '303 to another host', 'redirect to another host'];
    // Follows redirects with all headers, as urllib and others do.
    const follows = `const ways = { create: ['POST', '/v1/mailing'], order: ['POST', '/v1/order'], read: ['GET', '/v1/mailing/' + step.mailing_id],
      list: ['GET', '/v1/campaign/' + step.campaign_id + '/mailings'] };
      const [method, path] = ways[step.step];
      const init = { method, redirect: 'manual', headers: { authorization: 'Bearer ' + step.token } };
      const first = await fetch(step.base_url + path, init);
      const location = first.headers.get('location');
      if (step.keeps !== true && location) await fetch(location, init);
      say({ outcome: 'unknown' });`;
    const leaks = await scripted(follows, away);
    expect(leaks.map(({ step, verdict }) => `${step}: ${verdict}`).sort()).toEqual(
      ['create', 'list', 'order', 'read'].flatMap((step) => Array.from(away, () => `${step}: leaked`)),
    );
    const keeps = await scripted(follows.replace('step.keeps !== true', 'false'), away);
    expect(new Set(keeps.map(({ verdict }) => verdict))).toEqual(new Set(['unsure']));
  });

  test('who says that it does not know a step has not crashed', async () => {
    const cases = await scripted(`say({ outcome: 'unknown' });`, ['a webhook twice', 'a ping']);
    expect(cases.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure']);
  });

  test('--only takes names with commas in them, refuses others with a guess, and --help lists them', async () => {
    for (const name of faultNames) expect(readNames(name)).toEqual([name]);
    expect(readNames(faultNames.join(','))).toEqual(faultNames);
    const say = async (...args: readonly string[]) => {
      const said: string[] = [];
      const out = (text: string) => said.push(text);
      const code = await runCommand(args, {}, { out, err: out });
      return [code, said.join('\n')];
    };
    const [code, text] = await say('client', '--only', 'nothing goes wrong,400 for evr', '--', 'true');
    expect(code).toBe(2);
    expect(text).toContain('no fault is called "400 for evr"; did you mean "400 for ever"?');
    const [, help] = await say('client', '--help');
    for (const name of faultNames) expect(help).toContain(`\n  ${name}\n`);
  });

  test('an interrupted run ends the client, and what the client started', async () => {
    const stop = new AbortController();
    const file = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'pids');
    const program = `const { spawn } = require('node:child_process'); const child = spawn('sleep', ['600']);
      require('node:fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid); setInterval(() => {}, 1000);`;
    const run = runClient({ command: [process.execPath, '-e', program], timeout: BUSY, signal: stop.signal });
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: BUSY }).toMatch(/^\d+ \d+$/);
    const pids = readFileSync(file, 'utf8').split(' ').map(Number);
    stop.abort();
    await run;
    const isThere = (pid: number) =>
      existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z');
    await expect.poll(() => pids.filter(isThere), { timeout: BUSY }).toEqual([]);
  });
});
