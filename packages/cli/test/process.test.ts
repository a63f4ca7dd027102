import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
    '--json',
    'x.json',
  ];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'pipe'], env: {} });
  let err = '';
  child.stderr.on('data', (piece: Uint8Array) => {
    err += Buffer.from(piece).toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(code).toBe(2);
  expect(err).toContain('--url is needed');
});
