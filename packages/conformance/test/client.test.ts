import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runClient } from '../src/client/run.ts';
import { clientTable } from '../src/client/table.ts';

const FEW = [
  'nothing goes wrong',
  'reset after it was done',
  '502 without a body, done',
  'redirect to another host',
  'a webhook twice',
  'a webhook with a forged signature',
];

const drive = (file: string) =>
  runClient({
    command: [
      process.execPath,
      '--conditions=direct-mail-source',
      fileURLToPath(new URL(`clients/${file}.ts`, import.meta.url)),
    ],
    timeout: 25_000,
    only: FEW,
  });

const verdicts = async (file: string) =>
  Object.fromEntries((await drive(file)).map(({ step, fault, verdict }) => [`${step}: ${fault}`, verdict]));

describe('client', () => {
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
      timeout: 5000,
      only: ['nothing goes wrong'],
    });
    expect(cases.every(({ verdict, why }) => verdict === 'crashed' && why.includes('3'))).toBe(true);
    expect(clientTable(cases)).toContain('crashed');
  });

  test('nothing stays open after a client that gives up before the server listens', async () => {
    const run = fileURLToPath(new URL('../src/client/run.ts', import.meta.url));
    const program = `
      import { runClient } from ${JSON.stringify(run)};
      const command = [process.execPath, '-e', 'process.exit(3)'];
      const cases = await runClient({ command, timeout: 5000, only: ['connection refused'] });
      console.log(cases.length);`;
    const options = ['--conditions=direct-mail-source', '--input-type=module', '-e', program];
    // The program ends by itself only when no server and no timer is left.
    const { stdout } = await promisify(execFile)(process.execPath, options, { timeout: 20_000 });
    expect(Number(stdout)).toBeGreaterThan(0);
  });
});
