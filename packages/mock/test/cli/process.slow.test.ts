import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMock } from '@direct-mail/mock/node';
import { afterAll, describe, expect, test } from 'vitest';
import { run, startServer } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'direct-mail-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('direct-mail-mock', () => {
  test('names its URL in the first line once it answers, and SIGTERM ends it with 0', async () => {
    const server = await startServer([]);
    expect(server.lines()[0]).toBe(`The direct-mail mock is listening on ${server.url}`);
    const mock = connectMock(server.url);
    expect(await mock.health()).toMatchObject({ status: 'ok' });
    expect((await mock.campaigns.list()).length).toBeGreaterThan(0);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('--demo: what its own calls do wrong is shown in the journal, not told to the person who starts it', async () => {
    const server = await startServer(['--json', '--demo']);
    expect(server.lines().map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info']);
    await server.end('SIGTERM');
    expect(server.errors()).toBe('');
  });

  test('--json writes one JSON object a line: the URL first, then every request, without queries or addresses', async () => {
    const server = await startServer(['--json', '--fixtures', 'empty']);
    await fetch(`${server.url}/v1/campaign/ada@example.com/mailings?token=secret`);
    await expect.poll(() => server.lines().length).toBe(2);
    const lines = server.lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ level: 'info', url: server.url, message: expect.stringContaining(server.url) });
    expect(lines[1]).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/v1/campaign/***@***/mailings',
      status: 403,
      duration_ms: expect.any(Number),
    });
    expect(server.lines().join()).not.toContain('secret');
    expect(await server.end('SIGINT')).toBe(0);
  });

  test('--fixtures, --now, --clock, --seed and the tokens reach the account', async () => {
    const file = join(folder, 'fixtures.json');
    writeFileSync(file, JSON.stringify({ campaigns: [{ name: 'From the file' }] }));
    const args = ['--fixtures', file, '--now', '2026-12-01', '--clock', 'manual', '--seed', '7'];
    const server = await startServer([...args, '--production-token', 'live_own', '--test-token', 'test_own']);
    const mock = connectMock(server.url);
    expect(await mock.clock.retrieve()).toEqual({ now: '2026-12-01T00:00:00.000Z', mode: 'manual' });
    const response = await fetch(`${server.url}/v1/campaigns`, { headers: { authorization: 'Bearer live_own' } });
    expect(await response.json()).toMatchObject([{ name: 'From the file' }]);
    expect((await mock.snapshot()).seed).toBe('7');
    await server.end('SIGTERM');
  });

  test('--watch reads fixtures and their artwork again when they are saved; what is wrong leaves the account as it is', async () => {
    const file = join(folder, 'watched.json');
    const card = join(folder, 'watched.html');
    const save = (name: string): void =>
      writeFileSync(
        file,
        JSON.stringify({
          campaigns: [{ name, creatives: [{ name: 'C', format: 'postcard_4x6', front_html_file: 'watched.html' }] }],
        }),
      );
    writeFileSync(card, '<p>one</p>');
    save('One');
    const server = await startServer(['--fixtures', file, '--watch', '--quiet']);
    const mock = connectMock(server.url);
    const names = async () => (await mock.campaigns.list()).map(({ name }) => name);
    expect(server.lines()).toHaveLength(1);
    save('Two');
    await expect.poll(names).toEqual(['Two']);
    writeFileSync(card, '<p>two</p>');
    const front = async () => (await mock.campaigns.list())[0]?.creatives[0]?.front_html;
    await expect.poll(front).toBe('<p>two</p>');
    writeFileSync(file, '{ "campaigns": [{}] }');
    await expect.poll(() => server.errors()).toContain('campaigns.0.name');
    expect(await names()).toEqual(['Two']);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('--control-token is asked of the control API, but for its health', async () => {
    const server = await startServer([], { DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'secret' });
    await expect(connectMock(server.url).campaigns.list()).rejects.toMatchObject({ status: 403 });
    await expect(connectMock(server.url, { controlToken: 'secret' }).campaigns.list()).resolves.toBeDefined();
    expect((await fetch(`${server.url}/_mock/health`)).status).toBe(200);
    await server.end('SIGTERM');
  });

  test('what cannot be is refused with the reason: 2 for the command line, 1 for the rest', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{ "campaigns": [{}] }');
    const unread = join(folder, 'unread.json');
    const creatives = [{ name: 'Card', format: 'postcard_4x6', back_html: '{% if vip %}' }];
    writeFileSync(unread, JSON.stringify({ campaigns: [{ name: 'Welcome', creatives }] }));
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const [flag, missing, wrong, template, busy, help, version] = await Promise.all([
      run(['--prot', '1']),
      run(['--fixtures', 'nowhere.json']),
      run(['--fixtures', broken]),
      run(['--fixtures', unread]),
      run(['--port', String(port)]),
      run(['--help']),
      run(['--version']),
    ]);
    expect(flag).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('hint: see direct-mail-mock --help'),
    });
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('demo, empty or a JSON file') });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('campaigns.0.name') });
    expect(template).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('campaigns.0.creatives.0.back_html: The'),
    });
    expect(busy).toMatchObject({ code: 1, stderr: expect.stringContaining(`port ${port} is in use; --port 0`) });
    expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Usage') });
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    taken.close();
  });
});

describe('direct-mail-mock exec', () => {
  test('runs a command with the addresses and the token, and ends with its exit code', async () => {
    const code = `
      const { DIRECT_MAIL_BASE_URL: base, DIRECT_MAIL_ADDRESS_BASE_URL: address, DIRECT_MAIL_TOKEN: token } = process.env;
      const answer = await fetch(base + '/v1/me', { headers: { authorization: 'Bearer ' + token } });
      console.log(answer.status, base === address);
      process.exitCode = 7;`;
    const args = ['exec', '--production-token', 'live_exec', '--', process.execPath, '--input-type=module', '-e', code];
    expect(await run(args)).toEqual({ code: 7, stdout: '200 true\n', stderr: '' });
  });

  test('a command that is missing or cannot run is said so', async () => {
    const [none, dashes, unknown, help] = await Promise.all([
      run(['exec']),
      run(['exec', '--']),
      run(['exec', '--', 'no-such-program']),
      run(['exec', '--help']),
    ]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('<command...> is missing: behind --') });
    expect(dashes).toMatchObject({ code: 2, stderr: expect.stringContaining('<command...> is missing: behind --') });
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot run "no-such-program"') });
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage') });
  });

  test.skipIf(process.platform === 'win32')('passes a signal on, and ends as the command does', async () => {
    const wait = "process.on('SIGTERM', () => process.exit(3)); console.log('ready'); setInterval(() => {}, 1000);";
    const { spawn } = await import('node:child_process');
    const { command } = await import('./process.ts');
    const [node, ...before] = command;
    const child = spawn(node, [...before, 'exec', '--', process.execPath, '-e', wait]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(3);
  });
});
