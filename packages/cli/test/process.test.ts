import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ada, servedMock } from './support.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('a pipe that closes early (`| head`) and a closed standard input end quietly', async () => {
  const child = spawn(process.execPath, ['--conditions=direct-mail-source', main, 'commands'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (piece: Uint8Array) => {
    err += Buffer.from(piece).toString();
  });
  child.stdout.destroy();
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('conformance hands its options on, and its exit code back', async () => {
  const program = [
    '--conditions=direct-mail-source',
    main,
    'conformance',
    'server',
    '--token',
    't',
    '--report',
    'x.json',
  ];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'pipe'], env: {} });
  let err = '';
  child.stderr.on('data', (piece: Uint8Array) => {
    err += Buffer.from(piece).toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(code).toBe(2);
  expect(err).toContain('--base-url is needed');
});

/** Runs the program with a standard output that a shell opened. */
function withOutput(redirect: string, argv: readonly string[], env: Record<string, string>) {
  const script = `exec "$0" --conditions=direct-mail-source "$@" ${redirect}`;
  const child = spawn('/bin/sh', ['-c', script, process.execPath, main, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', DIRECT_MAIL_CONFIG_DIR: '/nonexistent', ...env },
  });
  let err = '';
  child.stderr.on('data', (piece: Uint8Array) => {
    err += Buffer.from(piece).toString();
  });
  return new Promise<{ code: number | null; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, err })),
  );
}

test.skipIf(process.platform !== 'linux')(
  'a standard output that is full or closed: what was sent is told on standard error, without a stack',
  async () => {
    const { mock, campaign, live } = await servedMock();
    const send = ['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'];
    const full = await withOutput('> /dev/full', send, live);
    const [first] = await mock.mailings.list();
    expect(full).toEqual({ code: 4, err: expect.stringContaining(`id ${first?.id}, `) });
    expect(full.err).toMatch(/^error: cannot write to standard output: no space is left\ndone, but not written/);
    expect(full.err).not.toContain('    at ');
    const closed = await withOutput('>&-', send, live);
    const ids = (await mock.mailings.list()).map(({ id }) => id);
    expect(closed.code).toBe(0);
    expect(ids.some((id) => closed.err.includes(`id ${id}, `))).toBe(true);
    expect(await withOutput('> /dev/null', send, live)).toEqual({ code: 0, err: '' });
    const read = await withOutput('> /dev/full', ['campaigns', 'list'], live);
    expect(read).toEqual({ code: 1, err: 'error: cannot write to standard output: no space is left\n' });
  },
);

test.skipIf(process.platform !== 'linux')(
  'help and version that cannot be written end with 1 and a line, all of them',
  async () => {
    const calls = [
      ['--version'],
      ['--help'],
      ['mailings', 'send', '--help'],
      ['mock', '--help'],
      ['mock', '--version'],
      ['conformance', 'server', '--help'],
      ['__complete', 'bash', '--', ''],
    ];
    const ran = await Promise.all(calls.map((argv) => withOutput('> /dev/full', argv, {})));
    for (const [at, { code, err }] of ran.entries()) {
      expect({ argv: calls[at], code, lines: err.trimEnd().split('\n').length }).toEqual({
        argv: calls[at],
        code: 1,
        lines: 1,
      });
      expect(err).toContain('cannot write to standard output');
    }
  },
);
